// The gesture as a picture: every frame of the phones, in one SVG document.

const pictureFrames = 30;

/** Returns a phone with `session` that is not on the page. */
function hiddenPhone(session, root, number) {
  const phone = Object.assign(new Phone(root.cloneNode(true)), { width: devices[device].width, session });
  phone.build(number);
  return phone;
}

/** Returns a film of `frames` of a hidden phone, and closes its session. */
function filmWith(phone, frames) {
  const { session, inside, lists } = phone;
  const film = { phone, frames, inset: parseFloat(inside.style.top), safeArea: session.number('safeAreaTop'), sizes: lists.map(({ height }) => height), high: session.number('containerHeight') };
  session.close();
  return film;
}

/** Plays the gesture on a hidden phone, and returns a film with `pictureFrames` frames a second. */
function filmOf({ session, root }, number) {
  const copy = session.copy(), frames = [];
  copy.call('take_recording', first().pointer);
  const phone = hiddenPhone(copy, root, 20 + number);
  playGesture(copy);
  for (let now = 0; frames.length < pictureFrames * 60; now += 1000 / pictureFrames) {
    copy.call('advance', now);
    phone.draw();
    frames.push(frameOf(phone));
    if (copy.number('needsFrames') !== 1) break;
  }
  return filmWith(phone, frames);
}

/** Returns the current frame of `phone`. */
const frameOf = phone => ({
  head: phone.header.style.transform, height: phone.header.style.height, tabs: phone.tabs.style.transform,
  page: phone.session.number('pagePosition'), lists: phone.lists.map(({ x, y }) => ({ x, y })), finger: phone.session.number('fingerY'),
  foot: phone.foot.style.transform, isCovered: phone.root.querySelector('.statusbar').classList.contains('covered'), collapsed: phone.session.number('collapsedFraction'),
  parts: phone.parts.map(({ element, x, y, size }) => ({ x, y, size, opacity: element.style.opacity || '1', width: element.style.width, isOther: Number(element.classList.contains('is-other')) })),
});

const filmPhones = () => phones.map(filmOf);
const lengthOf = films => Math.max(...films.map(({ frames }) => frames.length));

/** The style rules of a picture: animations with a value for each frame, of the same duration. */
class Motions {
  rules = [];
  known = new Map();

  constructor(count) {
    this.count = count + pictureFrames;
  }

  /** Animates an attribute through `values`. Returns the attribute with the first value, for viewers without styles, and the class of its animation. */
  add(name, values) {
    const { rules, known } = this, { length } = values, key = name + values.join('|');
    const still = `${name}="${String(values[0]).replaceAll('px', '').replace('Y(', '(0,').replace('X(', '(')}"`;
    if (values.every(value => value === values[0])) return still;
    if (!known.has(key)) {
      const steps = values.flatMap((value, n) => value === values[n - 1] && value === values[n + 1] ? []
        : [`${(100 * n / this.count).toFixed(2)}%{${name}:${value}}`]);
      const own = `m${rules.length}`;
      known.set(key, `${still} class="${own}"`);
      rules.push(`@keyframes ${own}{${steps.join('')}100%{${name}:${values[length - 1]}}}.${own}{animation:${own} ${(this.count / pictureFrames).toFixed(2)}s linear infinite}`);
    }
    return known.get(key);
  }
}

/** Returns the markup of the header's elements that fill it, or of those that do not. */
function drawParts({ phone, frames }, motions, fills) {
  return phone.scene.element.map((about, n) => {
    if (about.fills !== fills) return '';
    const size = phone.parts[n].height, widths = frames.map(frame => frame.parts[n].width), wide = parseFloat(widths[0]);
    const box = fills ? ` viewBox="0 0 ${about.width} ${about.height}" preserveAspectRatio="xMidYMid slice"` : ' overflow="visible"';
    // It grows from its middle.
    const place = motions.add('transform', frames.map(({ parts: { [n]: { x, y, size: scale } } }) =>
      `translate(${(x + (1 - scale) * wide / 2).toFixed(2)}px,${(y + (1 - scale) * size / 2).toFixed(2)}px) scale(${scale.toFixed(4)})`));
    const fade = motions.add('opacity', frames.map(frame => frame.parts[n].opacity));
    const other = about.other && `<g ${motions.add('opacity', frames.map(frame => frame.parts[n].isOther))}>${about.other}</g>`;
    // Shapes with the full width grow with their element.
    const markup = new Set(widths).size > 1
      ? about.drawing.replaceAll(' width="100%"', ` ${motions.add('width', widths)}`) : about.drawing;
    return `<g ${place}><g ${fade}><svg width="${wide}" height="${size}"${box}>${markup}${other}</svg></g></g>`;
  }).join('');
}

/** Returns the lists, with all rows that become visible. */
function drawLists({ phone: { scene, width }, frames, sizes, high }, motions, number) {
  const stretch = width / 393;
  return scene.rows.map((rows, n) => {
    const opening = n ? { height: 0, drawing: '' } : scene.opening, top = Math.min(...frames.map(frame => frame.lists[n].y));
    const length = Math.ceil((Math.min(sizes[n], high - top) / stretch - opening.height) / rows.height);
    const uses = Array.from({ length: Math.max(0, length) }, (_, m) => `<use href="#row${number}${n}" y="${opening.height + m * rows.height}"/>`).join('');
    const place = motions.add('transform', frames.map(({ lists }) => `translate(${lists[n].x.toFixed(1)}px,${lists[n].y.toFixed(2)}px)`));
    const empty = sizes[n] < 40 ? `<text x="${width / 2}" y="90" font-size="15" text-anchor="middle" fill="var(--text2)">Nothing here yet</text>` : '';
    return `<g ${place}>${empty}<svg width="${width}" height="${sizes[n]}"><defs><g id="row${number}${n}">${rows.drawing}</g></defs><g transform="scale(${stretch})">${opening.drawing}${uses}</g></svg></g>`;
  }).join('');
}

/** Returns the tab strip, if there are several lists. */
function drawStrip({ phone: { scene, width }, frames }, motions) {
  if (scene.tab.length < 2) return '';
  const tab = width / 3;
  return `<g ${motions.add('transform', frames.map(frame => frame.tabs))}><rect width="${width}" height="44" fill="var(--${scene.screen})"/>`
    + scene.tab.map(({ title }, n) => `<text x="${(n + 0.5) * tab}" y="27" font-size="15" font-weight="600" text-anchor="middle" fill="var(--text)">${title}</text>`).join('')
    + `<rect ${motions.add('transform', frames.map(frame => `translateX(${(frame.page * tab).toFixed(1)}px)`))} x="${tab / 2 - 24}" y="40" width="48" height="4" fill="var(--blue)"/></g>`;
}

/** Returns the bar at the bottom. */
function drawFoot({ phone: { scene, width, foot }, frames }, motions) {
  if (foot.hidden) return '';
  const buttons = [0, 1, 2, 3].map(n => `<rect x="${(n + 0.5) * width / 4 - 11}" y="15" width="22" height="22" rx="7" fill="none" stroke="var(--${n ? 'text2' : 'blue'})" stroke-width="2"/>`);
  return `<g ${motions.add('transform', frames.map(frame => frame.foot))}><rect width="${width}" height="${parseFloat(foot.style.height)}" fill="var(--${scene.screen})"/><path d="M0 .5H${width}" stroke="var(--hairline)"/>${buttons.join('')}</g>`;
}

/** Returns the status bar. */
function drawBar({ phone: { scene, width }, frames, safeArea }, motions) {
  if (scene.hidesBar || safeArea < 15) return '';
  const middle = safeArea / 2, ground = motions.add('opacity', frames.map(({ isCovered }) => isCovered ? 0 : 1));
  const ink = motions.add('color', frames.map(({ isCovered }) => withPlainColors(`var(--${isCovered ? scene.statusInk : 'text'})`, scene)));
  const island = safeArea < 44 ? '' : `<rect x="${width / 2 - 58}" y="12" width="116" height="34" rx="17"/>`;
  return `<rect ${ground} width="${width}" height="${safeArea}" fill="var(--${scene.screen})"/>${island}<g ${ink} fill="currentColor">`
    + `<text x="44" y="${middle + 5.5}" font-size="16" font-weight="600">9:41</text><svg x="${width - 92}" y="${middle - 7}" width="64" height="14">${document.querySelector('.statusbar svg').innerHTML}</svg></g>`;
}

/** Returns the transform of the visitor's picture that covers a header of this size, like `slice`. */
function coverage({ crop, keep }, width, height) {
  const [x, y, wide, high] = crop.split(' ').map(Number), scale = Math.max(width / wide, height / high);
  const share = keep.startsWith('xMidYMin') ? 0 : keep.startsWith('xMidYMax') ? 1 : 0.5;
  const [left, top] = [(width - wide * scale) / 2 - x * scale, (height - high * scale) * share - y * scale];
  return `translate(${left.toFixed(2)}px,${top.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

/** Returns one phone of a picture. Its definitions have names with `number`. */
function drawPhone(film, number, motions) {
  const { phone: { scene, width }, frames, inset, high } = film, cut = `cut${number}`, safe = `safe${number}`;
  const head = motions.add('transform', frames.map(frame => frame.head)), height = motions.add('height', frames.map(frame => frame.height));
  const fingers = frames.map(({ finger }, n) => isNaN(finger) ? frames.slice(0, n).findLast(frame => !isNaN(frame.finger))?.finger ?? high / 2 : finger);
  const hairline = scene.picture ? '' : `<rect ${motions.add('transform', frames.map(frame => `translateY(${parseFloat(frame.height) - 1}px)`))} width="${width}" height="1" fill="var(--hairline)"/>`;
  const picture = scene.picture ? `<g ${motions.add('transform', frames.map(frame => coverage(scene, width, parseFloat(frame.height))))}>${scene.picture}</g>` : '';
  return `<defs>${scene.gradients}<clipPath id="${cut}"><rect ${height} width="${width}"/></clipPath><linearGradient id="fade${number}" gradientUnits="userSpaceOnUse" y1="${inset}" y2="${inset + 8}" x2="0"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`
    + `<mask id="${safe}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${high}"><rect y="${inset}" width="${width}" height="${high}" fill="${inset ? `url(#fade${number})` : '#fff'}"/></mask></defs>`
    + `<rect width="100%" height="100%" fill="var(--${scene.screen})"/>${drawLists(film, motions, number)}${drawStrip(film, motions)}${drawFoot(film, motions)}`
    + `<g ${head}><g clip-path="url(#${cut})"><rect ${height} width="${width}" fill="${scene.ground}"/>${picture}${drawParts(film, motions, 1)}</g></g>`
    + `<g mask="url(#${safe})"><g ${head}><g clip-path="url(#${cut})"><g transform="translate(0 ${inset})">${drawParts(film, motions, 0)}</g>${hairline}</g></g></g>`
    + drawBar(film, motions)
    + `<g ${motions.add('opacity', frames.map(({ finger }) => isNaN(finger) ? 0 : 1))}><circle r="26" cx="${width / 2}" fill="#8b95a5" fill-opacity=".5" stroke="#fff" stroke-opacity=".7" stroke-width="3" ${motions.add('cy', fingers.map(y => `${y}px`))}/></g>`;
}

/** Returns `markup` with the current scheme's colors instead of variables, which some viewers draw black. */
const withPlainColors = (markup, { color }) => color.reduce((drawn, about) => drawn.replaceAll(`var(--${about.name})`, `#${hexOf(about[scheme()])}`), markup);

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a document in which every phone plays its film, with `frame` points around it. A single frame is still. */
function drawPicture(films = filmPhones(), frame = 0, scale = 1) {
  const motions = new Motions(lengthOf(films)), gap = 24, { phone: { width }, high, safeArea } = films[0];
  const corner = safeArea < 44 ? 4 : 47, [wide, tall] = [films.length * (width + 2 * frame + gap) - gap, high + 2 * frame];
  const drawn = films.map((film, number) => {
    const x = number * (width + 2 * frame + gap) + frame;
    const around = frame ? `<rect x="${x - frame + 1}" y="1" width="${width + 2 * frame - 2}" height="${tall - 2}" rx="${corner + frame - 1}" fill="#1b1e25" stroke="#4a505c" stroke-width="2"/><clipPath id="glass${number}"><rect width="${width}" height="${high}" rx="${corner}"/></clipPath>` : '';
    return `${around}<svg x="${x}" y="${frame}" width="${width}" height="${high}"><g${frame ? ` clip-path="url(#glass${number})"` : ''}>${withPlainColors(drawPhone(film, number, motions), film.phone.scene)}</g></svg>`;
  });
  const names = phones.map(phone => phone.session.technique.title).join(', ');
  return withPictures(`<svg xmlns="${svgNamespace}" viewBox="0 0 ${wide} ${tall}" width="${wide * scale}" height="${tall * scale}" font-family="system-ui,sans-serif"><title>${escaped(names)}</title><style>${motions.rules.join('')}@media(prefers-reduced-motion:reduce){*{animation:none!important}}</style>${drawn.join('')}</svg>`);
}
