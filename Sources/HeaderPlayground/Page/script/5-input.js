// Input: touches, wheels and keys, sent to every phone with the times of their events.

let pointer = null;
let pressed = null;
let held = null;

/** Sends a touch on `held.phone` to all phones, and returns its y. The phone's place is measured once per gesture. */
function touch(phase, event) {
  const { phone, box } = held;
  const x = (event.clientX - box.left) / phone.scale, y = (event.clientY - box.top) / phone.scale;
  every('touch', phase, x, y, event.timeStamp);
  run();
  return y;
}

const hasTabs = () => getSetting('tabs') === 1;
/** Returns the active list. A phone without tabs has one. */
const activePage = () => Math.max(...phones.map(phone => phone.session.number('page')));

/** Shows the list with this number, from 0, or the nearest one. */
function showPage(number, event) {
  every('show_page', Math.min(Math.max(number, 0), 2), event.timeStamp);
  began();
  run();
}

/** Turns the lists with a horizontal finger. Returns whether the finger is horizontal. */
function turned(event) {
  const { phone, start } = held;
  const x = (event.clientX - start.x) / phone.scale, y = (event.clientY - start.y) / phone.scale;
  if (held.isSideways === undefined && Math.max(Math.abs(x), Math.abs(y)) > 8) {
    held.isSideways = Math.abs(x) > Math.abs(y) && hasTabs();
  }
  if (!held.isSideways) return false;
  const share = -x / phone.width, time = event.timeStamp;
  // In screens per millisecond, from the latest moves.
  if (time > held.time) held.speed = (share - held.share) / (time - held.time);
  Object.assign(held, { share, time });
  every('turn', share, time);
  run();
  return true;
}

/** Marks the page as used, which ends its demonstration. */
function began() {
  document.body.classList.add('touched');
}

/** Returns whether the list of `phone` rests at its end in this direction. */
function isAtEnd({ session }, direction) {
  if (session.number('needsFrames') === 1) return false;
  const offset = session.number('contentOffset');
  if (direction > 0) return offset >= session.number('maximumOffset') - 0.5;
  return offset <= session.number('minimumOffset') + 0.5 && session.number('collapsedFraction') === 0;
}

function listen(phone) {
  const { screen } = phone;
  screen.addEventListener('pointerdown', event => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    held = {
      phone, box: screen.getBoundingClientRect(), start: { x: event.clientX, y: event.clientY },
      tab: [...phone.tabs.children].indexOf(event.target), share: 0, speed: 0, time: event.timeStamp,
    };
    screen.setPointerCapture(pointer);
    pressed = touch(0, event);
    began();
  });
  screen.addEventListener('pointermove', event => {
    if (event.pointerId === pointer && !turned(event)) touch(1, event);
  });
  screen.addEventListener('pointerup', event => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (held.isSideways) {
      const rest = event.timeStamp - held.time > 100 ? 0 : 150;
      showPage(activePage() + Math.sign(Math.round(held.share + held.speed * rest)), event);
      return;
    }
    const y = touch(2, event);
    if (held.tab >= 0 && Math.abs(y - pressed) < 6) showPage(held.tab, event);
    // A tap on the status bar.
    if (pressed < phone.session.number('safeAreaTop') && Math.abs(y - pressed) < 6) setTimeout(scrollToTop, 50);
  });
  screen.addEventListener('pointercancel', event => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (held.isSideways) showPage(activePage(), event); else touch(3, event);
  });

  screen.addEventListener('keydown', press);

  // The system sends its momentum as wheel events, so the engine adds none.
  let wheel = { time: -Infinity, isPages: false };
  screen.addEventListener('wheel', event => {
    if (event.ctrlKey) return;
    // A wheel that begins at the list's end scrolls the page until it pauses.
    const isMore = event.timeStamp - wheel.time < 200;
    wheel = { time: event.timeStamp, isPages: isMore ? wheel.isPages : isAtEnd(phone, event.deltaY) };
    if (wheel.isPages) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? phone.session.number('bounds') : 1 / phone.scale;
    const isNotch = event.deltaMode !== 0 || (event.wheelDeltaY % 120 === 0 && Math.abs(event.deltaY) >= 40);
    every('travel', event.deltaY * unit, isNotch ? 1 : 0, event.timeStamp);
    began();
    run();
  }, { passive: false });
}

/** The actions of keys on the phone. */
const keys = {
  ArrowDown: event => scroll(60, event),
  ArrowUp: event => scroll(-60, event),
  PageDown: event => scroll(pageLength(), event),
  PageUp: event => scroll(-pageLength(), event),
  ArrowLeft: event => showPage(activePage() - 1, event),
  ArrowRight: event => showPage(activePage() + 1, event),
  Home: scrollToTop,
  End: () => { every('scroll_to', first().number('maximumOffset')); run(); },
  ' ': () => $('pause').click(),
  r: () => $('record').click(),
  p: () => $('replay').click(),
  e: () => $('watch').click(),
  '.': () => $('step').click(),
  '?': () => $('keys').showModal(),
};
const pageLength = () => Math.max(40, first().number('bounds') - 60);

function scroll(points, event) {
  every('travel', points, 1, event.timeStamp);
  began();
  run();
}

/** Performs a key's action. Only keys on the phone are handled. */
function press(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!Object.hasOwn(keys, key) || event.target.closest('button') && (key === ' ' || key === 'Enter')) return;
  event.preventDefault();
  keys[key](event);
}

function scrollToTop() {
  every('scroll_to_top');
  run();
}
