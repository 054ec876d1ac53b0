// Time: while something moves, the engine is called once per phone and display frame.

/** One phone, or two with the same touches. */
const phones = [];
let isRunning = false;
let spoken = '';
let frames = 0;
const [scrolledText, offsetText, heightText, overlapText] = ['scrolled', 'offset', 'height', 'overlap'].map(id => $(id).appendChild(new Text()));

/** Returns the first phone's session. */
const first = () => phones[0].session;
/** Calls the engine for every phone. */
const every = (name, ...values) => { for (const phone of phones) phone.session.call(name, ...values); };
const isMoving = () => phones.some(phone => phone.session.frame[slot.needsFrames] === 1);

/** Whether there is a recording, or a header that was recorded elsewhere. */
const hasRecording = frame => frame[slot.touchCount] + frame[slot.seenCount] > 0;

/** Draws the phones. During motion, the plot and the numbers are drawn every third frame. */
function render(isFrame) {
  for (const phone of phones) {
    phone.draw();
    phone.note();
  }
  showMode();
  if (isFrame === true && ++frames % 3 !== 0) return;
  drawPlot();
  const { frame } = first();
  scrolledText.data = `${(frame[slot.contentOffset] - frame[slot.minimumOffset]).toFixed(1)} pt`;
  offsetText.data = `${frame[slot.contentOffset].toFixed(1)} pt`;
  heightText.data = `${frame[slot.heightInSight].toFixed(1)} pt`;
  overlapText.data = `${frame[slot.overlap].toFixed(1)} pt`;
}

const modes = ['', 'Touch the phone to begin', 'Recording', 'Playing'];
let shownMode = -1;

function showMode() {
  const { frame } = first();
  const mode = frame[slot.mode], isPaused = frame[slot.isPaused] === 1;
  const tenths = mode === 2 ? Math.round(frame[slot.recordedMilliseconds] / 100) : 0;
  const hasTouches = frame[slot.touchCount] > 0, isReplayable = hasRecording(frame);
  const key = mode + (isPaused ? 4 : 0) + (hasTouches ? 8 : 0) + (isReplayable ? 16 : 0) + tenths * 32;
  if (key === shownMode) return;
  shownMode = key;
  const words = isPaused ? 'Paused' : mode === 2 ? `Recording ${(tenths / 10).toFixed(1)} s` : modes[mode];
  for (const id of ['mode', 'cue']) text($(id), words);
  const isRecording = mode === 1 || mode === 2;
  if (document.body.classList.contains('recording') !== isRecording) text($('said'), isRecording ? modes[1] : 'Recording ended');
  document.body.classList.toggle('recording', isRecording);
  text($('record'), isRecording ? 'Stop' : 'Record');
  $('record').setAttribute('aria-pressed', isRecording);
  text($('replay'), mode === 3 && isReplayable ? 'Stop' : 'Replay');
  text($('pause'), isPaused ? 'Resume' : 'Pause');
  $('pause').setAttribute('aria-pressed', isPaused);
  $('replay').disabled = !isReplayable || isRecording;
  $('save-trace').disabled = $('save-rows').disabled = !hasTouches || isRecording;
}

/** Describes the header at rest for screen readers. */
function speak() {
  const share = first().number('collapsedFraction');
  const state = share === 0 ? 'expanded' : share === 1 ? 'collapsed' : `${Math.round(share * 100)} % collapsed`;
  const sentence = `Header ${state}, ${Math.round(first().number('heightInSight'))} points in sight; content at ${Math.round(first().number('contentOffset'))}.`;
  if (sentence !== spoken) text($('said'), spoken = sentence);
}

function tick(now) {
  every('advance', now);
  render(true);
  if (isMoving()) return requestAnimationFrame(tick);
  isRunning = false;
  if (phones.length > 1) every('keep_awake', 0);
  render();
  speak();
}

/** Draws, and starts the display loop if something moves. */
function run() {
  render();
  if (isRunning || !isMoving()) return;
  isRunning = true;
  // Two phones keep the same time while either moves.
  if (phones.length > 1) every('keep_awake', 1);
  requestAnimationFrame(tick);
}
