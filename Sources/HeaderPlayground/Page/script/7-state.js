// State: what is chosen and tuned, kept in the address so that a link carries it.

let device = 1;
let speed = 1;
let updateParameters = () => {};
let updateSettings = () => {};
let writing = 0;

/** Opens the technique at `index` on the phone with that number, as the phones are. */
function openOn(number, index) {
  phones[number].open(index, phones[0].session ? first().settings : []);
}

/** Opens the technique at `index` on the phone that is tuned, as it was tuned before. */
function choose(index) {
  const { variant } = phones[tuned];
  keepTuned(phones[tuned]);
  variant.technique = techniques[index].name;
  showTuned(variant);
}

/** What moves a header, for people who try it. */
const movers = {
  position: 'goes where the list goes', travel: 'moves with your finger, wherever you are in the list', intent: 'moves only when you mean it',
};

/** Where a visitor may have seen it. */
const knownFrom = ({ known }) => known ? `As in ${known}. ` : '';

/** Tunes the phone with that number. */
function tune(number) {
  tuned = number;
  const { technique } = phones[number].session;
  text($('tune-title'), technique.title);
  text($('about'), `${technique.summary} It ${movers[technique.mover]}. ${knownFrom(technique)}From “${technique.document}”.`);
  const isPulled = /\bdrag (-?)/.exec(first().technique.example)?.[1] === '';
  text($('hint'), isPulled ? 'Pull the list down.' : 'Push the list up, then pull it down again.');
  updateParameters = buildControls($('parameters'), parametersOf(phones[number]));
  buildElements();
  showChosen();
}

/** The nearest of the speeds that there are. */
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

/** After any change, of the control that `what` says: controls, texts, phones, undo, address. */
function changed(what) {
  updateParameters();
  updateSettings();
  updateOwn();
  showVariants();
  for (const phone of phones) phone.fit();
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

/** Keeps everything with the address, where a reload finds what is too large for a link. */
function keepInAddress() {
  try {
    history.replaceState(wholeState(), '', fragment());
  } catch {
    // Browsers have a limit, which many pictures may exceed.
    history.replaceState(null, '', fragment());
  }
}

/** The touches that a link takes at most; a longer gesture is thinned. */
const linkLimit = 600;

/** `#twitter-condense&minimum-height=30&device=0`: what differs from the beginning, by its name. */
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
  // What was tuned of techniques that are not shown now, by the variant's place in the link.
  [...shown, ...others].forEach(({ technique, kept }, n) => {
    for (const name of Object.keys(kept)) if (name !== technique) note('kept', n, name, kept[name]);
  });
  noteAll(differences(settings));
  if (device !== 1) parts.push(`device=${device}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  noteAll(ownInLink());
  if (first().number('touchCount') > 0) {
    const [[gesture]] = first().rows('link', linkLimit);
    if (gesture) parts.push(`gesture=${gesture}`);
  }
  return `#${parts.join('&')}`;
}

/** `text` without percent signs that stand for letters; as it is where one stands for none. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Gives what `values` name in `table` those values. What there is not, it leaves alone. */
function assign(table, values) {
  const list = table.list(), codes = [];
  for (const [key, value] of values) {
    const n = list.findIndex(about => about.name === key), code = list[n]?.choices ? list[n].choices.indexOf(value) : number(value);
    if (n >= 0 && !Number.isNaN(code)) codes[n] = code;
  }
  setAll(table, codes);
}

/** Plays the gesture `text`, as a link has it, to the first phone's recording. */
function loadGesture(text) {
  first().call('clear_recording');
  gestureText = null;
  if (!text) return;
  loadTouches(text.split(';').map(sample => {
    const [, time, phase, rest] = /^([^a-z]*)([a-z])(.*)$/.exec(sample) ?? [];
    return [time, 'dmucp'.indexOf(phase), ...(rest ?? '').split(',')];
  }));
}

/** Takes over the state in the address, or `state`. What it does not know, it leaves alone. */
function readFragment(state = location.hash) {
  const link = state.slice(1);
  // Some programs write a link's signs as numbers too.
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
