// The page: its buttons, a picture of one's own, and the beginning.

const press = (id, action) => { $(id).onclick = () => { began(); action(); run(); }; };
press('watch', () => every('demonstrate', first().pointer));
press('pause', () => every('set_paused', first().number('isPaused') === 1 ? 0 : 1));
press('step', () => every('step'));
press('restart', () => restart());
press('top', () => every('perform', 0, 0));
press('expand', () => every('perform', 1, 0));
press('collapse', () => every('perform', 2, 0));
$('reset').onclick = () => {
  const reset = (list, set) => {
    // Twice: a default may only be possible once another is back.
    for (let n = 0; n < 2 * list.length; n++) set(n % list.length, list[n % list.length].default);
  };
  for (const phone of phones) reset(parameters.list(phone), (n, code) => parameters.set(n, code, phone));
  reset(settings.list(), settings.set);
  setDevice(1);
  changed();
};
$('compare').onchange = () => {
  compareWith(Number($('compare').value));
  changed();
  showExample();
};
$('help').onclick = () => $('keys').showModal();
$('close-keys').onclick = () => $('keys').close();
$('keys').onclick = event => { if (event.target === $('keys')) $('keys').close(); };

// Where the screen is the visitor's own, everything else is in a sheet below.
function openSheet(isOpen) {
  document.body.classList.toggle('sheet-open', isOpen);
  $('more').setAttribute('aria-expanded', isOpen);
  if (isOpen) $('sheet').focus();
}
$('more').onclick = () => openSheet(!document.body.classList.contains('sheet-open'));
addEventListener('keydown', event => { if (event.key === 'Escape') openSheet(false); });

$('color').oninput = () => { setColor($('color').value.slice(1)); changed(); };
$('no-color').onclick = () => { setColor(''); changed(); };
$('own-picture').onclick = () => $('picture-file').click();
$('picture-file').onchange = () => showPicture($('picture-file').files[0]);
$('no-picture').onclick = () => showPicture(null);

let pictureAddress = '';

/** Puts a picture of the visitor's own behind the header. It stays in the browser. */
async function showPicture(file) {
  URL.revokeObjectURL(pictureAddress);
  pictureAddress = file ? URL.createObjectURL(file) : '';
  $('picture-file').value = '';
  if (pictureAddress) {
    const image = new Image();
    image.src = pictureAddress;
    const isPicture = await image.decode().then(() => true, () => false);
    text($('picture-complaint'), isPicture ? '' : `${file.name} is not a picture that this browser shows`);
    if (!isPicture) pictureAddress = '';
  }
  document.documentElement.style.setProperty('--own-picture', pictureAddress ? `url("${pictureAddress}")` : 'none');
  document.body.classList.toggle('own-picture', pictureAddress !== '');
  $('no-picture').disabled = !pictureAddress;
}
addEventListener('dragover', event => {
  event.preventDefault();
  document.body.classList.add('dropping');
});
addEventListener('dragleave', event => { if (!event.relatedTarget) document.body.classList.remove('dropping'); });
addEventListener('drop', event => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  const [file] = event.dataTransfer.files;
  if (file) showPicture(file);
});

readColors();
phones.push(new Phone($('floor')));
listen(phones[0]);
phones[0].open(0, []);
buildCards();
buildSpeeds();
buildDevices();
updateSettings = buildControls($('settings'), settings);
$('compare').parentNode.after($('settings-tabs').parentNode);
const begin = state => {
  const hasGesture = readFragment(state);
  if (isReduced.matches) return;
  if (hasGesture) every('replay'); else showExample();
  run();
};
begin(location.hash || document.querySelector('meta[name=state]').content);
addEventListener('hashchange', () => begin(location.hash));
addEventListener('resize', () => { for (const phone of phones) phone.fit(); render(); });
document.body.classList.add('ready');
performance.mark('ready');
(function next() { if (later.length) setTimeout(() => { later.shift()(); next(); }, 60); })();
