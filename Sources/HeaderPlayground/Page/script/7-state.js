// State: what is chosen and tuned, kept in the address so that a link carries it.

let chosen = 0;
let device = 1;
let speed = 1;
let updateParameters = () => {};
let updateSettings = () => {};
let writing = 0;

/** Opens the technique at an index on the phone as it is. */
function choose(index) {
  const kept = session ? catalog.settings.map((_, n) => engine.playground_setting(session, n)) : null;
  engine.playground_close(session);
  chosen = index;
  session = engine.playground_open(index);
  kept?.forEach((code, n) => engine.playground_set_setting(session, n, code));
  engine.playground_set_speed(session, speed);
  frame = new Float64Array();
  look();
  buildHeader();
  const technique = catalog.techniques[index];
  const card = $('cards').children[index];
  card.firstChild.checked = true;
  // Where the cards lie side by side, the chosen one comes into sight; the page stays where it is.
  $('cards').scrollLeft = card.offsetLeft - ($('cards').clientWidth - card.offsetWidth) / 2;
  text($('tune-title'), technique.title);
  text($('about'), `${technique.movedBy[0].toUpperCase()}${technique.movedBy.slice(1)}: ${technique.explanation}. From “${technique.document}”.`);
  updateParameters = buildControls($('parameters'), parameters);
  screen.setAttribute('aria-label', `Phone with the header “${technique.title}”`);
}

function setSpeed(value) {
  speed = value;
  engine.playground_set_speed(session, value);
  for (const radio of $('speeds').querySelectorAll('input')) radio.checked = Number(radio.value) === value;
}

function setDevice(index) {
  device = index;
  $('device').value = index;
}

/** After any change: controls, texts, phone, address. */
function changed() {
  look();
  if (parts.length !== Math.max(1, frame[slot.elementCount])) buildHeader();
  updateParameters();
  updateSettings();
  fit();
  showTexts();
  run();
}

function showTexts() {
  text($('swift'), take(engine.playground_swift(session)).trimEnd());
  text($('command'), take(engine.playground_command(session)));
  const anything = parameters.list().some((about, index) => parameters.get(index) !== about.default)
    || settings.list().some((about, index) => settings.get(index) !== about.default);
  $('reset').disabled = !anything;
  clearTimeout(writing);
  writing = setTimeout(() => history_.replaceState(null, '', fragment()), 200);
}

const history_ = window.history;

/** `#twitter-condense&minimum-height=30&device=0`: what differs from the beginning, by its name. */
function fragment() {
  const parts = [catalog.techniques[chosen].name];
  for (const table of [parameters, settings]) {
    table.list().forEach((about, index) => {
      const code = table.get(index);
      if (code !== about.default) parts.push(`${about.name}=${about.choices ? about.choices[code] : code}`);
    });
  }
  if (device !== 1) parts.push(`device=${device}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  if (frame[slot.touchCount] > 0 && frame[slot.touchCount] <= 600) {
    const lines = take(engine.playground_trace(session)).trim().split('\n').slice(1);
    parts.push(`gesture=${lines.map(line => line.replace(/,(\w)\w*,/, '$1')).join(';')}`);
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

/** Takes over the state in the address. What it does not know, it leaves alone. */
function readFragment() {
  const [name, ...parts] = decoded(location.hash.slice(1)).split('&');
  const index = catalog.techniques.findIndex(technique => technique.name === name);
  choose(Math.max(0, index));
  settings.list().forEach((about, n) => settings.set(n, about.default));
  setSpeed(1);
  setDevice(1);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    settings.set(catalog.settings.findIndex(setting => setting.name === 'reduce-motion'), 1);
  }
  engine.playground_clear_recording(session);
  const values = parts.map(part => part.split('='));
  // Twice: a value may only be possible once another has been set.
  for (const [key, value] of [...values, ...values]) {
    for (const table of [parameters, settings]) {
      const n = table.list().findIndex(about => about.name === key);
      if (n < 0) continue;
      const choices = table.list()[n].choices;
      table.set(n, choices ? choices.indexOf(value) : Number(value));
    }
  }
  for (const [key, value] of values) {
    if (key === 'speed' && Number(value) > 0) setSpeed(Number(value));
    if (key === 'device' && catalog.devices[value]) setDevice(Number(value));
    if (key === 'gesture') loadTouches(value.split(';').map(sample => {
      const [, time, phase, rest] = /^([^a-z]*)([a-z])(.*)$/.exec(sample) ?? [];
      return [time, 'dmuc'.indexOf(phase), ...(rest ?? '').split(',')];
    }));
  }
  engine.playground_restart(session);
  changed();
}
