// The engine: the package's own Swift, as WebAssembly. Every number on the page is its.

// The page as it came, before anything is on it: what is saved to be shared.
const pristine = document.documentElement.outerHTML;

/** The bytes that the engine is packed in: their number, and five letters for every four (Z85). */
function unpack(text) {
  const [length, letters] = text.trim().split('\n');
  const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
  const values = new Uint8Array(128);
  for (let n = 0; n < 85; n++) values[digits.charCodeAt(n)] = n;
  const bytes = new DataView(new ArrayBuffer(letters.length / 5 * 4));
  for (let n = 0; n < letters.length; n += 5) {
    let word = 0;
    for (let m = n; m < n + 5; m++) word = word * 85 + values[letters.charCodeAt(m)];
    bytes.setUint32(n / 5 * 4, word);
  }
  return new Uint8Array(bytes.buffer, 0, Number(length));
}

const packed = unpack(document.getElementById('engine').textContent);
const bytes = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
const engine = (await WebAssembly.instantiate(bytes)).instance.exports;

/** Text that the engine made, which it gets back. */
function take(pointer) {
  if (!pointer) return '';
  const memory = new Uint8Array(engine.memory.buffer);
  const text = new TextDecoder().decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
  engine.playground_free(pointer);
  return text;
}

const catalog = JSON.parse(take(engine.playground_catalog()));
const slot = Object.fromEntries(catalog.frame.map((name, index) => [name, index]));
const attributes = catalog.attributes.length;

/** A session of the engine: a technique on a phone. */
class Session {
  #numbers = new Float64Array();
  #history = new Float64Array();

  constructor(index) {
    this.index = index;
    this.technique = catalog.techniques[index];
    this.pointer = engine.playground_open(index);
  }

  /** The numbers to draw. They are somewhere else when memory has grown. */
  get frame() {
    if (this.#numbers.length === 0) this.#look();
    return this.#numbers;
  }

  /** The newest frames, for the plot. */
  get history() {
    if (this.#history.length === 0) this.#look();
    return this.#history;
  }

  /** The number called `name`. */
  number(name) { return this.frame[slot[name]]; }

  /** Calls the engine's function of this name. */
  call(name, ...values) { return engine[`playground_${name}`](this.pointer, ...values); }

  /** The same, for a function that gives text. */
  text(name, ...values) { return take(this.call(name, ...values)); }

  close() {
    engine.playground_close(this.pointer);
    this.pointer = 0;
  }

  #look() {
    const memory = engine.memory.buffer;
    this.#numbers = new Float64Array(memory, this.call('frame'), catalog.frame.length + attributes * 32);
    this.#history = new Float64Array(memory, this.call('history'), catalog.history.capacity * catalog.history.stride);
  }
}

const $ = id => document.getElementById(id);

/** An element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Writes text only where it changed. */
function text(element, value) {
  if (element.textContent !== value) element.textContent = value;
}

const isReduced = matchMedia('(prefers-reduced-motion: reduce)');
