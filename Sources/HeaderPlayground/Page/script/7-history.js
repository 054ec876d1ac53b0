// Undo and redo: the whole document as text after every change, and what it refers to kept beside it.

/** Texts too long to be in every step, a gesture or a picture, by their number. */
let attachments = [];
/** The document after each change, and which of them is shown. */
let steps = [];
let step = -1;
let lastChange = { what: '', time: 0 };
const stepLimit = 200;

/** The number of `content` among the attachments. */
function attach(content) {
  if (!content) return -1;
  const at = attachments.indexOf(content);
  return at < 0 ? attachments.push(content) - 1 : at;
}

const isRecording = () => first().number('mode') === 1 || first().number('mode') === 2;

/** The gesture as a link has it, with all its touches; made anew once it has changed. */
let gestureText = null;

function gestureAsText() {
  if (isRecording()) gestureText = null;
  const text = gestureText ?? (first().number('touchCount') > 0 ? first().rows('link', 1e9)[0][0] : '');
  if (!isRecording()) gestureText = text;
  return text;
}

/** Everything that undo brings back and a saved page has. */
function currentDocument() {
  for (const phone of phones) keepTuned(phone);
  return JSON.stringify({
    variants, shown: phones.map(phone => variants.indexOf(phone.variant)), settings: differences(settings), device,
    own, gesture: attach(gestureAsText()), traceFile,
  });
}

/** Notes a change; further ones of the same control within a second are the same step. */
function commit(what = '') {
  if (isRecording()) return;
  const now = currentDocument(), time = performance.now();
  if (now === steps[step]) return;
  const isMore = what && what === lastChange.what && time - lastChange.time < 1000 && step > 0 && step === steps.length - 1;
  steps.length = step + 1;
  if (isMore) steps[step] = now; else steps.push(now);
  if (steps.length > stepLimit) steps.shift();
  step = steps.length - 1;
  lastChange = { what, time };
  showSteps();
}

/** The next change is another step, of whatever control it is. */
function endStep() {
  lastChange.what = '';
}

function showSteps() {
  $('undo').disabled = step <= 0;
  $('redo').disabled = step >= steps.length - 1;
}

/** Shows the document that `content` is. Phones whose technique stays keep their place. */
function restore(content) {
  const document = JSON.parse(content);
  variants = document.variants;
  tuned = Math.min(tuned, document.shown.length - 1);
  setPhones(document.shown.map(n => variants[n] ?? variants[0]));
  resetAll(settings);
  assign(settings, document.settings);
  setDevice(document.device);
  setOwn(document.own);
  const gesture = attachments[document.gesture] ?? '';
  if (gesture !== gestureAsText()) {
    loadGesture(gesture);
    shareRecording();
  }
  traceFile = document.traceFile ?? '';
  tune(tuned);
  changed();
}

/** Goes `by` steps on, back where that is negative. */
function travelSteps(by) {
  if (isRecording() || !steps[step + by]) return;
  const content = steps[step += by];
  // Controls are made anew; the focus stays on the one that has taken the place of its own.
  const controls = () => [...document.querySelectorAll('button, input, select')], at = controls().indexOf(document.activeElement);
  restore(content);
  if (at >= 0 && document.activeElement === document.body) controls()[at]?.focus({ preventScroll: true });
  // What comes of it is this step, and no new one.
  steps[step] = currentDocument();
  endStep();
  showSteps();
  text($('said'), by < 0 ? 'Undone' : 'Redone');
}

$('undo').onclick = () => travelSteps(-1);
$('redo').onclick = () => travelSteps(1);
addEventListener('keydown', event => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase(), isRedo = key === 'y' || key === 'z' && event.shiftKey;
  if (key !== 'z' && !isRedo) return;
  // What is being typed is the field's own to undo.
  if (event.target.matches?.('input[type=text], input[type=number]') && event.target.value !== event.target.dataset.shown) return;
  event.preventDefault();
  travelSteps(isRedo ? 1 : -1);
});

/** What a saved page and a reload need: the document, and the attachments that it refers to. */
function wholeState() {
  const document = currentDocument(), { gesture } = JSON.parse(document);
  const used = [gesture, own.header?.picture, own.list?.picture];
  return { document, attachments: attachments.map((content, n) => used.includes(n) ? content : ''), speed };
}

/** Shows what `wholeState` gave, from the beginning. */
function restoreWhole(state) {
  attachments = state.attachments;
  setSpeed(state.speed);
  restore(state.document);
  restart();
}
