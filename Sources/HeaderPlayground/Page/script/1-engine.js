// The engine: the package's Swift, as WebAssembly. It computes every number on the page.

const engine = (await WebAssembly.instantiate(unpacked('engine'))).instance.exports;

/** Returns the engine's text at `pointer`, and frees it. */
function take(pointer) {
  if (!pointer) return '';
  const memory = new Uint8Array(engine.memory.buffer);
  const text = new TextDecoder().decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
  engine.playground_free(pointer);
  return text;
}

/** Returns the cells of each row in the engine's `text`. */
const rowsOf = text => text.split('\x1e').map(row => row.split('\x1f'));

/** The names of a row's cells, by the row's kind. */
const cellNames = {
  technique: 'name title summary mover example known document count', parameter: 'name unit help default tool kind', setting: 'name unit help default tool kind',
  column: 'name unit help', frame: '', sizes: '', app: 'screen statusInk ground gradients', color: 'name light dark',
  element: 'name width height fills drawing other', opening: 'height drawing', rows: 'height drawing', tab: 'title',
};

/** Returns the rows by kind, as objects with named cells. Cells with numbers become numbers. */
function described(rows) {
  const all = {};
  for (const [kind, ...cells] of rows) {
    const about = { cells };
    cellNames[kind].split(' ').forEach((name, n) => { about[name] = cells[n] && !isNaN(cells[n]) ? Number(cells[n]) : cells[n]; });
    (all[kind] ??= []).push(about);
  }
  return all;
}

/** Returns a name for people: `Minimum height` for `minimum-height`. */
const labelOf = name => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

// A length's range is much larger than a screen. Its slider ends at two to three times the default, so that single
// points can be chosen. Larger values are typed.
/** Returns a parameter with the values that its control needs. */
function control({ cells, ...about }) {
  const { name, unit, kind } = about, values = cells.slice(6);
  about.label = labelOf(name);
  if (kind === 'choices') about.choices = values;
  if (kind === 'range') {
    [about.minimum, about.maximum] = values.map(Number);
    const end = { pt: Math.max(100, Math.ceil(about.default / 20) * 50), s: Math.max(1, Math.ceil(about.default * 2.5)) }[unit];
    about.sliderMaximum = Math.min(about.maximum, end ?? Infinity);
    about.step = unit !== 'pt' ? 0.05 : about.sliderMaximum > 1500 ? 10 : 1;
  }
  return about;
}

const catalog = described(rowsOf(take(engine.playground_catalog())));
const techniques = catalog.technique, allSettings = catalog.setting.map(control);
for (const technique of techniques) technique.parameters = catalog.parameter.splice(0, technique.count).map(control);
const frameNames = catalog.frame[0].cells, firstElement = frameNames.length;
const slot = Object.fromEntries(frameNames.map((name, index) => [name, index]));
/** The number of an element's attributes, and the largest number of elements. */
const [attributes, elements] = catalog.sizes[0].cells.map(Number);

/** Actions and texts, in the engine's order. */
const actions = ['scroll_to_top', 'expand', 'collapse', 'scroll_to', 'step', 'restart', 'record', 'stop', 'replay', 'replay_seen', 'clear_recording',
  'set_paused', 'keep_awake', 'set_speed', 'begin_seen'];
const texts = ['trace', 'rows', 'uikit', 'swiftui', 'seen'];

/** A session of the engine: a technique on a phone. */
class Session {
  #numbers = new Float64Array();

  constructor(index) {
    this.index = index;
    this.technique = techniques[index];
    this.pointer = engine.playground_open(index);
  }

  /** The numbers to draw. Their buffer is replaced when the engine's memory grows. */
  get frame() {
    if (this.#numbers.length === 0) {
      this.#numbers = new Float64Array(engine.memory.buffer, this.call('frame'), firstElement + attributes * elements);
    }
    return this.#numbers;
  }

  /** Returns the frame's number `name`. */
  number(name) { return this.frame[slot[name]]; }

  /** Performs the action, or calls the engine's function, of this name. */
  call(name, ...values) {
    const action = actions.indexOf(name);
    return action < 0 ? engine[`playground_${name}`](this.pointer, ...values) : engine.playground_act(this.pointer, action, values[0] ?? 0);
  }

  /** Returns the text `name`. */
  text(name) { return take(this.call('text', texts.indexOf(name))); }

  /** Calls the engine's function of this name, and returns its rows. */
  rows(name, ...values) { return rowsOf(take(this.call(name, ...values))); }

  /** Returns the app on the phone. The names of its gradients contain `number`. */
  scene(number) {
    const all = described(this.rows('scene', number));
    return { ...all, ...all.app[0], opening: all.opening[0] };
  }

  /** Returns a new session with the same technique, parameters and settings. */
  copy() {
    const copy = new Session(this.index);
    setAll(parametersOf({ session: copy }), this.technique.parameters.map((_, n) => this.call('parameter', n)));
    copy.settings = this.settings;
    return copy;
  }

  /** The codes of all settings. */
  get settings() { return allSettings.map((_, n) => this.call('setting', n)); }
  set settings(codes) { codes.forEach((code, n) => this.call('set_setting', n, code)); }

  close() {
    engine.playground_close(this.pointer);
    this.pointer = 0;
  }
}

const $ = id => document.getElementById(id);

/** Returns a new element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Returns an option of a select element. */
const option = (value, textContent) => make('option', { value, textContent });

/** Returns a switch that calls `onChange` with its new state. */
function makeSwitch(id, onChange) {
  const box = make('input', { type: 'checkbox', className: 'switch', id, onchange: () => onChange(box.checked) });
  box.setAttribute('role', 'switch');
  return box;
}

/** Sets an element's text if it differs. */
function text(element, value) {
  if (element.textContent !== value) element.textContent = value;
}

const isReduced = matchMedia('(prefers-reduced-motion: reduce)');
