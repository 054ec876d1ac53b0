// The controls of the visitor's own app: pictures, colors, and the header's elements.

const colorNames = [['color', 'Header'], ['ink', 'On the header'], ['screen', 'Screen'], ['text', 'Text'], ['accent', 'Accent']];
const pictureNames = [['header', 'Header picture'], ['list', 'List picture']];
const sliderNames = [['zoom', 'Zoom', 1, 4, 0.01], ['across', 'Across', 0, 1, 0.01], ['down', 'Down', 0, 1, 0.01]];
let updateOwn = () => {};

const isColor = value => /^[0-9a-f]{6}$/i.test(value ?? '');

/** Shows `value` on the phones. Missing parts are the example's. */
function setOwn(value) {
  own = { ...nothingOwn(), ...value };
  for (const phone of phones) {
    phone.build();
    phone.draw();
  }
}

/** Changes parts of the visitor's app, by the control `what`. */
function changeOwn(change, what) {
  setOwn({ ...own, ...change });
  changed(what);
}

/** Returns the current color, the visitor's or the example's. */
function colorOf(name) {
  const { scene } = phones[tuned];
  const variable = { color: /--([\w-]+)/.exec(scene.ground)?.[1], ink: scene.statusInk, screen: scene.screen, text: 'text', accent: 'blue' }[name];
  const found = scene.color.find(about => about.name === variable);
  return own[name] || hexOf(found ? found[scheme()] : 0xffffff);
}

/** Returns a labelled control with a button that resets it. */
function ownControl(label, input, onReset, resetName = 'Reset') {
  const reset = make('button', { className: 'quiet', type: 'button', textContent: resetName, onclick: onReset });
  reset.append(make('span', { className: 'unseen', textContent: ` ${label.toLowerCase()}` }));
  return { reset, root: make('div', { className: 'control choice' }, make('label', { htmlFor: input.id, textContent: label }), make('span', { className: 'field' }, reset, input)) };
}

function buildOwn() {
  const updates = [];
  for (const [name, label] of colorNames) {
    const input = make('input', { type: 'color', id: `own-${name}`, oninput: () => changeOwn({ [name]: input.value.slice(1) }, input.id) });
    const { root, reset } = ownControl(label, input, () => changeOwn({ [name]: '' }));
    $('own-colors').append(root);
    updates.push(() => {
      input.value = `#${colorOf(name)}`;
      reset.disabled = !own[name];
    });
  }
  for (const [which, label] of pictureNames) {
    const choose = make('button', { id: `own-${which}`, type: 'button', textContent: 'Choose…', onclick: () => choosePicture(which) });
    const { root, reset } = ownControl(label, choose, () => removePicture(which), 'Remove');
    const sliders = sliderNames.map(([name, label, min, max, step]) => {
      const slider = make('input', { type: 'range', id: `${which}-${name}`, min, max, step });
      slider.oninput = () => changeOwn({ [which]: { ...own[which], [name]: slider.valueAsNumber } }, slider.id);
      updates.push(() => { slider.value = own[which]?.[name] ?? 1; });
      return make('div', { className: 'control pair' }, make('label', { htmlFor: slider.id, textContent: label }), slider);
    });
    const keep = make('select', { id: `${which}-keep`, onchange: () => changeOwn({ [which]: { ...own[which], keep: keep.value } }) },
      ...['top', 'middle', 'bottom'].map(value => option(value, `its ${value}`)));
    if (which === 'header') sliders.push(make('div', { className: 'control choice' }, make('label', { htmlFor: keep.id, textContent: 'Collapsed, it keeps' }), keep));
    const crop = make('div', { className: 'crop' }, ...sliders);
    $('own-pictures').append(root, crop);
    updates.push(() => {
      reset.disabled = crop.hidden = !own[which];
      keep.value = own[which]?.keep ?? 'middle';
    });
  }
  updates.push(() => {
    $('own-cut').parentNode.hidden = !own.cut;
    const { cut } = phones[tuned].scene;
    $('own-cut').value = cut;
    text($('own-cut-text'), `Cut at ${Math.round(cut)} pt`);
    // The examples are made for phones.
    for (const shown of $('device').options) shown.hidden = devices[shown.value].width > 500 && !own.cut && shown.value !== $('device').value;
    $('own-reset').disabled = JSON.stringify(own) === JSON.stringify(nothingOwn());
  });
  updateOwn = () => updates.forEach(update => update());
}

/** Builds a switch for every element in the tuned phone's header, and a field for its text. */
function buildElements() {
  const scene = phones[tuned].session.scene(0);
  const rows = [...scene.element.map(({ name, drawing: markup }) => ({ name, words: drawing(markup, 1, 1).querySelector('text')?.textContent })), { name: 'status-bar' }];
  $('own-elements').replaceChildren(...rows.map(({ name, words }) => {
    const label = labelOf(name);
    const box = makeSwitch(`shows-${name}`, isOn => changeOwn({ hidden: isOn ? own.hidden.filter(other => other !== name) : [...own.hidden, name] }));
    box.checked = !own.hidden.includes(name);
    const children = [make('label', { htmlFor: box.id, textContent: label })];
    if (words !== undefined) {
      const field = make('input', { type: 'text', maxLength: 60, value: own.titles[name] ?? words });
      field.dataset.shown = field.value;
      field.setAttribute('aria-label', `Text of ${label.toLowerCase()}`);
      field.oninput = () => {
        const { [name]: _, ...titles } = own.titles;
        changeOwn({ titles: field.value === words ? titles : { ...titles, [name]: field.value } }, `says-${name}`);
        field.dataset.shown = field.value;
      };
      children.push(field);
    }
    return make('div', { className: 'control element' }, ...children, box);
  }));
}

/** Returns the size of `image` in pixels. A drawing may have none. */
const sizeOf = image => [image.naturalWidth || 393, image.naturalHeight || 393];

/** Returns 64 colors of the part of `image` from `top` to `foot` and left of `right`, in pixels. */
function colorsOf(image, top, foot, right) {
  const canvas = make('canvas', { width: 8, height: 8 }), pen = canvas.getContext('2d');
  pen.drawImage(image, 0, top, right, foot - top, 0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  return Array.from({ length: 64 }, (_, n) => hexOf(data[4 * n] << 16 | data[4 * n + 1] << 8 | data[4 * n + 2]));
}

/** The largest width of a picture in pixels, a phone's at 3x, and its largest size in bytes. */
const pictureWidth = 1320, pictureBytes = 1.5e6;

/** Returns the image in `file`; `null` if the browser cannot show it. */
async function readImage(file) {
  const reader = new FileReader(), image = new Image();
  image.src = await new Promise(done => { reader.onload = () => done(reader.result); reader.readAsDataURL(file); });
  return image.decode().then(() => image, () => null);
}

/** Returns the picture `image` of `size` bytes, whose header ends `foot` pixels from its top if it is a screenshot. */
function pictureOf(image, size, foot) {
  let [width, height] = sizeOf(image), content = image.src;
  const light = colorsOf(image, 0, foot ?? height, width).reduce((sum, color) => sum + luminance(color) / 64, 0);
  if (width > pictureWidth || size > pictureBytes) {
    const share = Math.min(1, pictureWidth / width);
    [width, height] = [width * share, height * share].map(Math.round);
    const canvas = make('canvas', { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    content = canvas.toDataURL('image/webp', 0.92);
    if (!content.startsWith('data:image/webp')) content = canvas.toDataURL('image/jpeg', 0.92);
  }
  return { picture: attach(content), width, height, light, zoom: 1, across: 0.5, down: 0.5, keep: 'middle' };
}

let choosing = 'header';
function choosePicture(which) {
  choosing = which;
  $('picture-file').click();
}
$('picture-file').onchange = () => showPicture($('picture-file').files[0], choosing);
$('your-app').onclick = () => {
  showSection('tune');
  $('own').scrollIntoView({ behavior: isReduced.matches ? 'auto' : 'smooth' });
  $('own-screenshot').focus({ preventScroll: true });
};
$('own-screenshot').onclick = () => choosePicture('both');

/** Returns the names of the elements in the headers of all techniques. */
const elementNames = () => techniques.flatMap((_, index) => {
  const session = new Session(index), { element } = session.scene(0);
  session.close();
  return element.map(({ name }) => name);
});

/** Shows the picture `file` behind the header, on the list, or cut in two on `both`, as a screenshot that is dropped anywhere. */
async function showPicture(file, which, isDropped) {
  if (!file) return;
  $('picture-file').value = '';
  const image = await readImage(file);
  text($('picture-complaint'), image ? '' : `${file.name} is not a picture that this browser shows`);
  if (!image) return;
  const [width, height] = sizeOf(image), index = deviceOf(width, height);
  if (which !== 'both' && !(isDropped && index >= 0)) return changeOwn({ [which]: pictureOf(image, file.size), cut: which === 'list' ? 0 : own.cut });
  if (index >= 0) useDevice(index);
  const cut = phones[0].expandedHeight(), foot = Math.min(cut * width / devices[device].width, height - 1), picture = pictureOf(image, file.size, foot);
  // The list's color is the most frequent one at its edge. The picture contains its own texts and status bar.
  const colors = colorsOf(image, foot, height, 1);
  const count = color => colors.filter(other => other === color).length, screen = colors.reduce((a, b) => count(b) > count(a) ? b : a);
  changeOwn({
    screen, text: inkOn(luminance(screen)), header: { ...picture, keep: 'bottom' }, list: picture, cut, cutFollows: true, hidden: [...new Set([...own.hidden, ...elementNames(), 'status-bar'])],
  });
  buildElements();
}

/** Removes a picture. Without a screenshot's header, the example's elements return. */
function removePicture(which) {
  changeOwn(which === 'list' ? { list: null, cut: 0 } : { header: null, hidden: own.cut ? [] : own.hidden });
  buildElements();
}
$('own-cut').oninput = () => changeOwn({ cut: $('own-cut').valueAsNumber, cutFollows: false }, 'own-cut');
$('own-reset').onclick = () => {
  changeOwn(nothingOwn());
  buildElements();
};

addEventListener('dragover', event => {
  event.preventDefault();
  document.body.classList.add('dropping');
});
addEventListener('dragleave', event => { if (!event.relatedTarget) document.body.classList.remove('dropping'); });
addEventListener('drop', async event => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  const [file] = event.dataTransfer.files;
  if (file?.type.startsWith('video/')) openFilm(file);
  else if (/\.(csv|jsonl)$/i.test(file?.name)) await isTrace(file) ? openTrace(file) : openSeen(file);
  else showPicture(file, event.target.closest?.('.list') ? 'list' : 'header', true);
});

/** The largest number of letters for pictures in a link. */
const pictureLimit = 6000;

/** Returns the visitor's app for a link, as pairs of name and text. */
function ownInLink() {
  const pairs = colorNames.flatMap(([name]) => own[name] ? [[name, own[name]]] : []);
  if (own.hidden.length) pairs.push(['hide', own.hidden.join(',')]);
  for (const [name, title] of Object.entries(own.titles)) pairs.push([`say.${name}`, encodeURIComponent(title)]);
  const pictures = { header: own.header, list: own.list, cut: own.cut, cutFollows: own.cutFollows };
  if (own.header || own.list) {
    const content = encodeURIComponent(JSON.stringify({ ...pictures, contents: [own.header, own.list].map(about => about && attachments[about.picture]) }));
    if (content.length <= pictureLimit) pairs.push(['pictures', content]);
  }
  return pairs;
}

/** Returns whether the pictures are too large for a link. */
const losesPictures = () => Boolean(own.header || own.list) && !ownInLink().some(([name]) => name === 'pictures');

/** Returns whether `about` is a picture with valid numbers. */
const isPicture = about => about && ['width', 'height', 'light', 'zoom', 'across', 'down'].every(name => Number.isFinite(about[name]))
  && about.width > 0 && about.height > 0 && about.zoom >= 1;

/** Returns the visitor's app from the pairs of a link. */
function ownOfLink(values) {
  const result = nothingOwn(), value = name => values.find(([other]) => other === name)?.[1];
  for (const [name] of colorNames) if (isColor(value(name))) result[name] = value(name).toLowerCase();
  result.hidden = value('hide')?.split(',') ?? [];
  result.titles = Object.fromEntries(values.filter(([name]) => name.startsWith('say.')).map(([name, title]) => [name.slice(4), title]));
  try {
    const { contents, cut, cutFollows, ...pictures } = JSON.parse(value('pictures') ?? '{}');
    ['header', 'list'].forEach((which, n) => {
      if (isPicture(pictures[which]) && /^data:image\//.test(contents?.[n])) result[which] = { ...pictures[which], picture: attach(contents[n]) };
    });
    if (cut > 0) Object.assign(result, { cut, cutFollows });
  } catch {
    // A damaged link has no pictures.
  }
  return result;
}
