// Undo and redo: the whole document as text after every change, and its attachments.

/** Gestures and pictures, to which a document refers by number. */
let attachments = [];
/** The document after each change, and the index of the current one. */
let steps = [];
let step = -1;
let lastChange = { what: '', time: 0 };
const stepLimit = 200;

/** Returns the number of `content`, which is added to the attachments. */
function attach(content) {
  if (!content) return -1;
  const at = attachments.indexOf(content);
  return at < 0 ? attachments.push(content) - 1 : at;
}

const isRecording = () => first().number('mode') === 1 || first().number('mode') === 2;

/** The recorded gesture as in a link, with all touches; `null` after a change. */
let gestureText = null;

function gestureAsText() {
  if (isRecording()) gestureText = null;
  const text = gestureText ?? (first().number('touchCount') > 0 ? gestureWithin(Infinity).gesture : '');
  if (!isRecording()) gestureText = text;
  return text;
}

/** Returns the document for undo and for a saved page. */
function currentDocument() {
  for (const phone of phones) keepTuned(phone);
  return JSON.stringify({
    variants, shown: phones.map(phone => variants.indexOf(phone.variant)), settings: differences(settings), device,
    own, gesture: attach(gestureAsText()), traceFile,
  });
}

/** Adds a step for a change. Changes of one control within a second are one step. */
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

/** Ends the current step. */
function endStep() {
  lastChange.what = '';
}

function showSteps() {
  $('undo').disabled = step <= 0;
  $('redo').disabled = step >= steps.length - 1;
}

/** Shows the document `content`. Phones with the same technique keep their place. */
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

/** Moves by `by` steps, back if negative. */
function travelSteps(by) {
  if (isRecording() || !steps[step + by]) return;
  const content = steps[step += by];
  // Controls are rebuilt, so the focus moves to the one at the same place.
  const controls = () => [...document.querySelectorAll('button, input, select')], at = controls().indexOf(document.activeElement);
  restore(content);
  if (at >= 0 && document.activeElement === document.body) controls()[at]?.focus({ preventScroll: true });
  // The result replaces this step.
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
  // A field undoes what is being typed.
  if (event.target.matches?.('input[type=text], input[type=number]') && event.target.value !== event.target.dataset.shown) return;
  event.preventDefault();
  travelSteps(isRedo ? 1 : -1);
});

/** Returns the document and its attachments, for a saved page and a reload. */
function wholeState() {
  const document = currentDocument(), { gesture } = JSON.parse(document);
  const used = [gesture, own.header?.picture, own.list?.picture];
  return { document, attachments: attachments.map((content, n) => used.includes(n) ? content : ''), speed };
}

/** Shows a result of `wholeState`, and restarts. */
function restoreWhole(state) {
  attachments = state.attachments;
  setSpeed(state.speed);
  restore(state.document);
  restart();
}
