// State: what is chosen and tuned, kept in the address so that a link carries it.

let device = 1;
let speed = 1;
let color = '';
let updateParameters = () => {};
let updateSettings = () => {};
let writing = 0;

/** Opens the technique at `index` on the phone with that number, as the phones are. */
function openOn(number, index) {
  const codes = phones[0].session ? allSettings.map((_, n) => first().call('setting', n)) : [];
  phones[number].open(index, codes);
}

/** Opens the technique at an index on the phone that is tuned. */
function choose(index) {
  openOn(tuned, index);
  if (phones.length > 1) restart();
  tune(tuned);
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
  updateParameters = buildControls($('parameters'), parameters);
  $('which').replaceChildren(...phones.map((phone, n) => {
    const button = make('button', { textContent: phone.session.technique.title });
    button.setAttribute('aria-pressed', n === number);
    button.onclick = () => { tune(n); changed(); };
    return button;
  }));
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

function setColor(value) {
  color = /^[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '';
  const { style } = document.documentElement;
  if (color) style.setProperty('--own', `#${color}`); else style.removeProperty('--own');
  document.body.classList.toggle('own-color', color !== '');
  // White or black, whichever is easier to read on it.
  const [r, g, b] = [0, 2, 4].map(at => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2);
  if (color) style.setProperty('--own-ink', 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#000' : '#fff');
  $('color').value = `#${color || '3249d3'}`;
}

/** After any change: controls, texts, phones, address. */
function changed() {
  updateParameters();
  updateSettings();
  for (const phone of phones) phone.fit();
  showTexts();
  run();
}

function showTexts() {
  const { session } = phones[tuned];
  text($('swift'), session.text(isSwiftUI ? 'swiftui' : 'uikit').trimEnd());
  text($('command'), command(session));
  $('reset').disabled = !phones.some((phone, n) =>
    parameters.list(phone).some((about, index) => parameters.get(index, phone) !== about.default))
    && settings.list().every((about, index) => settings.get(index) === about.default);
  if (!writing) showLink();
  clearTimeout(writing);
  writing = setTimeout(() => {
    showTable();
    showLink();
    history.replaceState(null, '', fragment());
  }, 200);
}

/** The touches that a link takes at most; a longer gesture is thinned. */
const linkLimit = 600;

/** `#twitter-condense&minimum-height=30&device=0`: what differs from the beginning, by its name. */
function fragment() {
  const parts = [];
  const note = (about, code, prefix = '') => {
    if (code !== about.default) parts.push(`${prefix}${about.name}=${about.choices ? about.choices[code] : code}`);
  };
  phones.forEach((phone, n) => {
    const { name } = phone.session.technique;
    parts.push(n ? `with=${name}` : name);
    parameters.list(phone).forEach((about, index) => note(about, parameters.get(index, phone), n ? 'with.' : ''));
  });
  settings.list().forEach((about, index) => note(about, settings.get(index)));
  if (device !== 1) parts.push(`device=${device}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  if (color) parts.push(`color=${color}`);
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
  // Twice: a value may only be possible once another has been set.
  for (const [key, value] of [...values, ...values]) {
    const n = table.list().findIndex(about => about.name === key);
    if (n < 0) continue;
    const { choices } = table.list()[n];
    const code = choices ? choices.indexOf(value) : number(value);
    if (!Number.isNaN(code)) table.set(n, code);
  }
}

/** Takes over the state in the address, or `state`. What it does not know, it leaves alone. */
function readFragment(state = location.hash) {
  const [name, ...parts] = decoded(state.slice(1)).split('&');
  const values = parts.map(part => part.split(/=(.*)/s, 2)).filter(([, value]) => value !== undefined);
  const value = key => values.find(([other]) => other === key)?.[1];
  const indexOf = name => techniques.findIndex(technique => technique.name === name);
  compareWith(-1);
  choose(Math.max(0, indexOf(name)));
  settings.list().forEach((about, n) => settings.set(n, about.default));
  if (isReduced.matches) setSetting('reduce-motion', 1);
  assign(settings, values);
  assign(parameters, values);
  if (indexOf(value('with')) >= 0) {
    compareWith(indexOf(value('with')));
    tune(1);
    assign(parameters, values.filter(([key]) => key.startsWith('with.')).map(([key, value]) => [key.slice(5), value]));
    tune(0);
  }
  const speedValue = number(value('speed'));
  setSpeed(speedValue > 0 ? speedValue : 1);
  const deviceValue = number(value('device'));
  setDevice(devices[deviceValue] ? deviceValue : 1);
  setColor(value('color') ?? '');
  first().call('clear_recording');
  traceFile = '';
  const gesture = value('gesture');
  if (gesture) {
    loadTouches(gesture.split(';').map(sample => {
      const [, time, phase, rest] = /^([^a-z]*)([a-z])(.*)$/.exec(sample) ?? [];
      return [time, 'dmucp'.indexOf(phase), ...(rest ?? '').split(',')];
    }));
  }
  shareRecording();
  restart();
  changed();
  return first().number('touchCount') > 0;
}
