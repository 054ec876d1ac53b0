// The gesture as an animated picture: what the phones show of it, frame by frame, as one SVG document.

const pictureFrames = 30;

/** Plays the gesture on a hidden phone; what it shows, `pictureFrames` times a second. */
function filmOf({ session, root }, number) {
  const phone = new Phone(root.cloneNode(true));
  phone.width = devices[device].width;
  phone.session = new Session(session.index);
  const { parameters: list } = session.technique;
  // Twice: a value may only be possible once another has been set.
  for (const n of [...list.keys(), ...list.keys()]) phone.session.call('set_parameter', n, session.call('parameter', n));
  settings.list().forEach((_, n) => phone.session.call('set_setting', n, session.call('setting', n)));
  phone.session.call('take_recording', first().pointer);
  phone.build(20 + number);
  phone.session.call(...session.number('touchCount') > 0 ? ['replay'] : ['demonstrate', first().pointer]);
  const frames = [];
  for (let now = 0; frames.length < pictureFrames * 60; now += 1000 / pictureFrames) {
    phone.session.call('advance', now);
    phone.draw();
    const { style } = phone.header;
    frames.push({
      head: style.transform, height: style.height, tabs: phone.tabs.style.transform, page: phone.session.number('pagePosition'),
      lists: phone.lists.map(({ x, y }) => ({ x, y })), finger: phone.session.number('fingerY'),
      parts: phone.parts.map(({ element }) => [element.style.transform, element.style.opacity || '1', element.style.width]),
    });
    if (phone.session.number('needsFrames') !== 1) break;
  }
  const inset = parseFloat(phone.inside.style.top), sizes = phone.lists.map(({ height }) => height);
  phone.session.close();
  return { phone, frames, inset, sizes };
}

const filmPhones = () => phones.map(filmOf);
const lengthOf = films => Math.max(...films.map(({ frames }) => frames.length));

/** A document in which every phone plays its film, again and again. One frame stands still, in its own size. */
function drawPicture(films = filmPhones()) {
  const count = lengthOf(films), isStill = count === 1, duration = ((count + pictureFrames) / pictureFrames).toFixed(2);
  const { width } = films[0].phone, high = settings.get(settingNames.indexOf('container-height'));
  const rules = [];
  /** Makes the property go through `values`, one a frame; gives the class for it. */
  const moves = (property, values) => {
    const name = `m${rules.length}`, { length } = values;
    const steps = values.flatMap((value, n) => value === values[n - 1] && value === values[n + 1] ? []
      : [`${(100 * n / (count + pictureFrames)).toFixed(2)}%{${property}:${value}}`]);
    rules.push(isStill ? `.${name}{${property}:${values[0]}}`
      : `@keyframes ${name}{${steps.join('')}100%{${property}:${values[length - 1]}}}.${name}{${property}:${values[0]};animation:${name} ${duration}s linear infinite}`);
    return name;
  };
  const drawn = films.map(({ phone, frames, inset, sizes }, number) => {
    const { scene } = phone, id = `screen${number}`, stretch = width / 393;
    const elements = scene.element.map((about, n) => {
      const size = phone.parts[n].height, wide = parseFloat(frames[0].parts[n][2]);
      const box = about.fills ? ` viewBox="0 0 ${about.width} ${about.height}" preserveAspectRatio="xMidYMid slice"` : ' overflow="visible"';
      const place = moves('transform', frames.map(frame => frame.parts[n][0] || 'none'));
      // What is as wide as its element grows with it.
      const widths = frames.map(frame => frame.parts[n][2]);
      const markup = new Set(widths).size > 1
        ? about.drawing.replaceAll(' width="100%"', ` class="${moves('width', widths)}"`) : about.drawing;
      const fade = moves('opacity', frames.map(frame => frame.parts[n][1]));
      return [about.fills, `<g class="${place}" style="transform-origin:${wide / 2}px ${size / 2}px"><g class="${fade}"><svg width="${wide}" height="${size}"${box}>${markup}</svg></g></g>`];
    });
    const pick = fills => elements.filter(([other]) => other === fills).map(([, markup]) => markup).join('');
    const lists = scene.rows.map((rows, n) => {
      const opening = n ? { height: 0, drawing: '' } : scene.opening, top = Math.min(...frames.map(frame => frame.lists[n].y));
      const length = Math.ceil((Math.min(sizes[n], high - top) / stretch - opening.height) / rows.height);
      const uses = Array.from({ length: Math.max(0, length) }, (_, m) => `<use href="#row${number}${n}" y="${opening.height + m * rows.height}"/>`).join('');
      return `<g class="${moves('transform', frames.map(({ lists }) => `translate(${lists[n].x.toFixed(1)}px,${lists[n].y.toFixed(2)}px)`))}"><svg width="${width}" height="${sizes[n]}"><defs><g id="row${number}${n}">${rows.drawing}</g></defs><g transform="scale(${stretch})">${opening.drawing}${uses}</g></svg></g>`;
    }).join('');
    const tab = width / 3;
    const tabs = scene.tab.length < 2 ? '' : `<g class="${moves('transform', frames.map(frame => frame.tabs))}"><rect width="${width}" height="42" fill="var(--${scene.screen})"/>`
      + scene.tab.map(({ title }, n) => `<text x="${(n + 0.5) * tab}" y="26" font-size="15" font-weight="600" text-anchor="middle" fill="var(--ink)">${title}</text>`).join('')
      + `<rect class="${moves('transform', frames.map(frame => `translateX(${(frame.page * tab).toFixed(1)}px)`))}" x="${tab / 2 - 24}" y="38" width="48" height="4" fill="var(--blue)"/></g>`;
    const colors = key => `#${id}{${scene.color.map(color => `--${color.name}:#${color[key].toString(16).padStart(6, '0')};`).join('')}}`;
    rules.push(isStill ? colors(isDark.matches ? 'dark' : 'light') : `${colors('light')}@media(prefers-color-scheme:dark){${colors('dark')}}`);
    const height = moves('height', frames.map(frame => frame.height));
    const head = moves('transform', frames.map(frame => frame.head));
    return `<svg id="${id}" x="${number * (width + 24)}" width="${width}" height="${high}"><defs>${scene.gradients}`
      + `<clipPath id="cut${number}"><rect class="${height}" width="${width}"/></clipPath><clipPath id="safe${number}"><rect y="${inset}" width="${width}" height="${high}"/></clipPath></defs><rect width="100%" height="100%" fill="var(--${scene.screen})"/>${lists}${tabs}`
      + `<g class="${head}"><g clip-path="url(#cut${number})"><rect class="${height}" width="${width}" fill="${scene.ground}"/>${pick(1)}</g></g>`
      + `<g clip-path="url(#safe${number})"><g class="${head}"><g clip-path="url(#cut${number})"><g transform="translate(0 ${inset})">${pick(0)}</g></g></g></g>`
      + `<circle r="26" cx="${width / 2}" fill="#8b95a580" stroke="#fffb" stroke-width="3" class="${moves('opacity', frames.map(({ finger }) => isNaN(finger) ? 0 : 1))} ${moves('cy', frames.map(({ finger }, n) => `${isNaN(finger) ? frames.slice(0, n).findLast(frame => !isNaN(frame.finger))?.finger ?? high / 2 : finger}px`))}"/></svg>`;
  });
  const names = phones.map(phone => phone.session.technique.title).join(', ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [wide, tall] = [phones.length * (width + 24) - 24, high];
  return `<svg xmlns="${svgNamespace}" viewBox="0 0 ${wide} ${tall}"${isStill ? ` width="${wide}" height="${tall}"` : ''} font-family="system-ui,sans-serif"><title>${names}</title><style>${rules.join('')}@media(prefers-reduced-motion:reduce){*{animation:none!important}}</style>${drawn.join('')}</svg>`;
}

/** The film as a video that this browser records while it plays; `say` hears how many seconds are left. */
async function drawVideo(say) {
  const films = filmPhones(), count = lengthOf(films) + pictureFrames / 2;
  const canvas = make('canvas'), pen = canvas.getContext('2d'), image = new Image();
  const show = async n => {
    const frame = films.map(film => ({ ...film, frames: [film.frames[Math.min(n, film.frames.length - 1)]] }));
    image.src = `data:image/svg+xml,${encodeURIComponent(drawPicture(frame))}`;
    await image.decode();
    // Encoders want even numbers.
    if (!n) [canvas.width, canvas.height] = [image.width & ~1, image.height & ~1];
    pen.drawImage(image, 0, 0);
  };
  await show(0);
  const type = ['video/webm', 'video/mp4'].find(type => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(canvas.captureStream(pictureFrames), { mimeType: type, videoBitsPerSecond: 4e6 });
  const pieces = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.start();
  // A frame that takes too long is left out, and the next one is on time.
  for (let n = 0, start = performance.now(); n < count; n = Math.max(n + 1, Math.ceil((performance.now() - start) * pictureFrames / 1000))) {
    await show(n);
    say(Math.ceil((count - n) / pictureFrames));
    await new Promise(done => setTimeout(done, start + (n + 1) * 1000 / pictureFrames - performance.now()));
  }
  await new Promise(done => { recorder.onstop = done; recorder.stop(); });
  return new Blob(pieces, { type });
}
