// The page: its buttons, and its start.

const onPress = (id, action) => { $(id).onclick = () => { began(); action(); run(); }; };
onPress('watch', () => every('demonstrate', first().pointer));
onPress('pause', () => every('set_paused', first().number('isPaused') === 1 ? 0 : 1));
onPress('step', () => every('step'));
onPress('restart', () => restart());
onPress('top', () => every('scroll_to_top'));
onPress('expand', () => every('expand'));
onPress('collapse', () => every('collapse'));
$('reset').onclick = () => {
  for (const phone of phones) resetAll(parametersOf(phone));
  resetAll(settings);
  setDevice(1);
  changed();
};
$('help').onclick = () => $('keys').showModal();
$('close-keys').onclick = () => $('keys').close();
$('keys').onclick = event => { if (event.target === $('keys')) $('keys').close(); };

readColors();
phones.push(new Phone($('floor')));
listen(phones[0]);
showVariant(0, variants[0]);
buildOwn();
buildCards();
buildSpeeds();
buildDevices();
updateSettings = buildControls($('settings'), settings);
$('compare').parentNode.after($('settings-tabs').parentNode);
const begin = (state, whole) => {
  try {
    if (whole) restoreWhole(whole); else readFragment(state);
  } catch {
    // Another version of the page may have stored a different state.
    readFragment(state);
  }
  if (isReduced.matches) return;
  showGesture();
};
// A reload restores the state of the history entry. A saved page contains its state.
const keptWithAddress = () => history.state?.document ? history.state : null;
const saved = document.querySelector('meta[name=state]').content;
const savedWhole = saved.startsWith('{') ? JSON.parse(saved) : null;
begin(location.hash || saved, keptWithAddress() ?? (location.hash ? null : savedWhole));
addEventListener('hashchange', () => begin(location.hash, keptWithAddress()));
addEventListener('resize', () => { fadeCards(); for (const phone of phones) phone.fit(); render(); });
document.body.classList.add('ready');
fadeCards();
performance.mark('ready');
(function next() { if (later.length) setTimeout(() => { later.shift()(); next(); }, 60); })();
