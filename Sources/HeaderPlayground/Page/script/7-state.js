// State: the choices and values, which the address contains for links.

let device = 1;
let speed = 1;
let updateParameters = () => {};
let updateSettings = () => {};
let writing = 0;

/** Opens the technique at `index` on a phone, with the first phone's settings. */
function openOn(number, index) {
  phones[number].open(index, phones[0].session ? first().settings : []);
}

/** Opens the technique at `index` on the tuned phone, with the values that it had there before. */
function choose(index) {
  const { variant } = phones[tuned];
  keepTuned(phones[tuned]);
  variant.technique = techniques[index].name;
  showTuned(variant);
}

/** The causes of a header's motion, in plain words. */
const movers = {
  position: 'goes where the list goes', travel: 'moves with your finger, wherever you are in the list', intent: 'moves only when you mean it',
};

/** Returns the apps that are known for a technique. */
const knownFrom = ({ known }) => known ? `As in ${known}. ` : '';

/** Shows the controls of the phone with this number. */
function tune(number) {
  tuned = number;
  const { technique } = phones[number].session;
  text($('tune-title'), technique.title);
  text($('about'), `${technique.summary} It ${movers[technique.mover]}. ${knownFrom(technique)}From “${technique.document}”.`);
  const isPulled = /\bdrag (-?)/.exec(first().technique.example)?.[1] === '';
  text($('hint'), isPulled ? 'Pull the list down, then push it up.' : 'Push the list up, then pull it down again.');
  updateParameters = buildControls($('parameters'), parametersOf(phones[number]));
  buildElements();
  showChosen();
}

/** Sets the nearest available speed. */
function setSpeed(value) {
  const distance = other => Math.abs(Math.log(other / value));
  speed = speeds.map(([other]) => other).reduce((a, b) => distance(b) < distance(a) ? b : a);
  every('set_speed', speed);
  for (const radio of $('speeds').querySelectorAll('input')) radio.checked = Number(radio.value) === speed;
}

function setDevice(index) {
  device = index;
  $('device').value = index;
}

/** Updates controls, texts, phones, undo and address after a change of the control `what`. */
function changed(what) {
  updateParameters();
  updateSettings();
  for (const phone of phones) phone.fit();
  updateOwn();
  showVariants();
  commit(what);
  showTexts();
  run();
}

function showTexts() {
  const { session } = phones[tuned];
  text($('swift'), session.text(isSwiftUI ? 'swiftui' : 'uikit').trimEnd());
  text($('command'), command(session));
  $('reset').disabled = [...phones.map(parametersOf), settings].every(isUntuned);
  if (!writing) showLink();
  clearTimeout(writing);
  writing = setTimeout(() => {
    showTable();
    showSeen();
    showLink();
    keepInAddress();
  }, 200);
}

/** Stores the state in the address and the history entry, which may be larger than a link. */
function keepInAddress() {
  try {
    history.replaceState(wholeState(), '', fragment());
  } catch {
    // Many pictures may exceed the browser's limit.
    history.replaceState(null, '', fragment());
  }
}

/** The largest number of touches in a link. A longer gesture is thinned. */
const linkLimit = 600;

/** Returns everything that differs from the defaults: `#twitter-condense&minimum-height=30&device=0`. */
function fragment() {
  const parts = [];
  const noteAll = (pairs, prefix = '') => { for (const [name, value] of pairs) parts.push(`${prefix}${name}=${value}`); };
  phones.forEach((phone, n) => {
    const { name } = phone.session.technique;
    parts.push(n ? `with=${name}` : name);
    noteAll(differences(parametersOf(phone)), n ? 'with.' : '');
    if (phone.variant.name !== 'AB'[n]) parts.push(`${n ? 'with.' : ''}name=${encodeURIComponent(phone.variant.name)}`);
  });
  const shown = phones.map(phone => phone.variant), others = variants.filter(variant => !shown.includes(variant));
  const note = (key, name, technique, kept = []) => parts.push(`${key}=${encodeURIComponent([name, technique, ...kept.map(pair => pair.join(':'))].join(';'))}`);
  for (const { name, technique, kept } of others) note('also', name.replaceAll(';', ','), technique, kept[technique]);
  // Values of techniques that are not shown, by the variant's place in the link.
  [...shown, ...others].forEach(({ technique, kept }, n) => {
    for (const name of Object.keys(kept)) if (name !== technique) note('kept', n, name, kept[name]);
  });
  noteAll(differences(settings));
  if (device !== 1) parts.push(`device=${device}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  noteAll(ownInLink());
  if (first().number('touchCount') > 0) {
    const { gesture } = gestureWithin(linkLimit);
    if (gesture) parts.push(`gesture=${gesture}`);
  }
  return `#${parts.join('&')}`;
}

/** Returns `text` with percent signs decoded, or unchanged if that fails. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Sets the named values in `table`. Unknown names and values are ignored. */
function assign(table, values) {
  const list = table.list(), codes = [];
  for (const [key, value] of values) {
    const n = list.findIndex(about => about.name === key), code = list[n]?.choices ? list[n].choices.indexOf(value) : number(value);
    if (n >= 0 && !Number.isNaN(code)) codes[n] = code;
  }
  setAll(table, codes);
}

/** The letters of the phases in a link, in the engine's order. `p` is a swipe: `900p2,300` to the second list. */
const phaseLetters = 'dmucp';

/** Returns the recording as in a link, `0d196,426;8m196,420;…`, with the numbers of recorded and of kept touches, and the finger's largest error in points. It is empty if it cannot be made as short as `limit` touches. */
function gestureWithin(limit) {
  const [[count, kept, loss], ...samples] = first().rows('link', Math.min(limit, 1e9)).map(cells => cells.map(Number));
  return { gesture: samples.map(([time, phase, x, y]) => `${time}${phaseLetters[phase]}${x},${y}`).join(';'), count, kept, loss };
}

/** Returns the samples of the gesture `text` of a link: texts of time, x and y, and the phase's number. */
const samplesOf = text => text.split(';').map(sample => {
  const [, time, phase, rest] = /^([^a-z]*)([a-z])(.*)$/.exec(sample) ?? [];
  return [time, phaseLetters.indexOf(phase), ...(rest ?? '').split(',')];
});

/** Loads the gesture `text` of a link into the first phone's recording. */
function loadGesture(text) {
  first().call('clear_recording');
  gestureText = null;
  if (text) loadTouches(samplesOf(text));
}

/** Reads the state in the address, or `state`. Unknown parts are ignored. */
function readFragment(state = location.hash) {
  const link = state.slice(1);
  // Some programs also encode the signs of a link.
  const [name, ...parts] = (link.includes('&') ? link : decoded(link)).split('&');
  const pairs = parts.map(part => part.split(/=(.*)/s, 2)).filter(([, value]) => value !== undefined);
  const values = pairs.map(([key, value]) => [key, decoded(value)]);
  const value = key => values.find(([other]) => other === key)?.[1];
  const within = prefix => values.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]);
  const known = name => techniques[Math.max(0, techniqueIndex(name))].name;
  const variant = (name, technique, kept) => newVariant(name, known(technique), { [known(technique)]: kept });
  const shown = [variant(value('name') ?? 'A', decoded(name), values)];
  if (techniqueIndex(value('with')) >= 0) shown.push(variant(value('with.name') ?? 'B', value('with'), within('with.')));
  variants = [...shown, ...values.filter(([key]) => key === 'also').map(([, text]) => {
    const [name, technique, ...kept] = text.split(';');
    return variant(name, technique, kept.map(pair => pair.split(':')));
  })];
  for (const [key, text] of values) {
    const [n, technique, ...kept] = text.split(';'), all = variants[n]?.kept;
    if (key === 'kept' && all && techniqueIndex(technique) >= 0) all[technique] ??= kept.map(pair => pair.split(':'));
  }
  tuned = 0;
  setPhones(shown);
  resetAll(settings);
  if (isReduced.matches) setSetting('reduce-motion', 1);
  assign(settings, values);
  const speedValue = number(value('speed'));
  setSpeed(speedValue > 0 ? speedValue : 1);
  const deviceValue = number(value('device'));
  setDevice(devices[deviceValue] ? deviceValue : 1);
  setOwn(ownOfLink(values));
  traceFile = '';
  loadGesture(value('gesture'));
  shareRecording();
  restart();
  tune(0);
  changed();
}
