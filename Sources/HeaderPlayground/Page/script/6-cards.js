// The strip of techniques, each with a thumbnail that plays its example as a browser animation.

const smallness = 46 / 393;

/** Plays the example of `session`; returns the edges of header and list in points, 30 times a second. */
function exampleOf(session) {
  const frames = [];
  const see = () => frames.push([
    session.number('headerMinY') + session.number('headerHeight'), session.number('contentMinY'),
  ]);
  see();
  session.call('demonstrate', 0);
  for (let now = 0; session.number('needsFrames') === 1 && frames.length < 900; now += 1000 / 30) {
    session.call('advance', now);
    see();
  }
  return frames;
}

/** Returns a thumbnail of the technique at `index`, which is empty until `begin` is called. */
function thumbnail(index) {
  const root = make('span', { className: 'mini' });
  root.setAttribute('aria-hidden', 'true');
  let motions = [];
  const begin = () => {
    const session = new Session(index), scene = session.scene(10 + index);
    const frames = exampleOf(session);
    session.close();
    const small = ({ height, drawing: markup }, width = 393) =>
      drawing(`<defs>${scene.gradients}</defs>${markup}`, 46, height * 46 / width, `0 0 ${width} ${height}`);
    // The rows fill the whole thumbnail.
    const times = Math.ceil((852 - scene.opening.height) / scene.rows[0].height) + 1;
    const list = make('i', { className: 'mini-list' }, small(scene.opening), ...Array.from({ length: times }, () => small(scene.rows[0])));
    const head = make('i', { className: 'mini-head' }, drawing(`<rect width="100%" height="100%" fill="${scene.ground}"/>`, 46, 200),
      ...scene.element.filter(({ fills }) => fills).map(about => small(about, about.width)));
    root.append(list, head);
    paint(root, scene);
    isDark.addEventListener('change', () => paint(root, scene));
    const move = (element, column) => element.animate(
      frames.map(frame => ({ transform: `translateY(${(frame[column] * smallness).toFixed(2)}px)` })),
      { duration: frames.length * 1000 / 30 + 800, iterations: 3, fill: 'both' });
    motions = [move(head, 0), move(list, 1)];
    play(false);
  };
  const play = isOn => {
    for (const motion of motions) {
      if (isOn && !isReduced.matches) motion.play(); else motion.pause();
    }
  };
  return { root, play, begin };
}

const later = [];
const cards = [];

function buildCards() {
  techniques.forEach((technique, index) => {
    const radio = make('input', { type: 'radio', name: 'technique', value: technique.name });
    radio.onchange = () => { choose(index); changed(); showGesture(); };
    const { root, play, begin } = thumbnail(index);
    later.push(begin);
    const card = make('label', { className: 'card', title: `${technique.summary} ${knownFrom(technique)}` }, radio, root,
      make('strong', { textContent: technique.title }));
    card.onpointerenter = card.onfocus = () => play(true);
    card.onpointerleave = () => play(false);
    radio.onfocus = () => play(true);
    radio.onblur = () => play(false);
    cards.push(card);
    $('cards').append(card);
    $('compare-techniques').append(option(index, technique.title));
  });
}

/** Marks the chosen card, and scrolls the strip to it. */
function showChosen() {
  const card = cards[phones[tuned].session.index];
  card.firstChild.checked = true;
  $('cards').scrollLeft = card.offsetLeft - ($('cards').clientWidth - card.offsetWidth) / 2;
}

/** Plays the recorded gesture to `session`, or without one the example of the first phone's technique. */
function playGesture(session) {
  if (hasRecording(session.frame)) session.call('replay'); else session.call('demonstrate', first().pointer);
}

/** Plays the gesture on all phones, unless motion is reduced. */
function showGesture() {
  if (isReduced.matches) return;
  for (const { session } of phones) playGesture(session);
  run();
}
