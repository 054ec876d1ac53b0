// The gesture as an animated picture: what the phones show of it, frame by frame, as one SVG document.

const pictureFrames = 30;

/** Plays the gesture on a hidden phone; what it shows, `pictureFrames` times a second. */
function filmOf({ session, root }, number) {
  const unseen = root.cloneNode(true);
  unseen.querySelector('.header').textContent = unseen.querySelector('.rows').textContent = '';
  const phone = new Phone(unseen);
  phone.width = catalog.devices[device].width;
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
      head: style.transform, height: style.height, list: unseen.querySelector('.list').style.transform, rows: phone.rowsBox.style.transform,
      finger: phone.session.number('fingerY'),
      parts: phone.parts.map(({ element }) => [element.style.transform, element.style.opacity || '1', element.style.width]),
    });
    if (phone.session.number('needsFrames') !== 1) break;
  }
  const inset = parseFloat(phone.inside.style.top);
  phone.session.close();
  return { phone, frames, inset };
}

/** A document in which every phone plays the gesture, again and again. */
function drawPicture() {
  const films = phones.map((phone, number) => filmOf(phone, number));
  const count = Math.max(...films.map(({ frames }) => frames.length));
  const { width } = films[0].phone, high = settings.get(settingNames.indexOf('container-height'));
  const rules = [];
  /** Makes the property go through `values`, one a frame; gives the class for it. */
  const moves = (property, values) => {
    const name = `m${rules.length}`, { length } = values;
    const steps = values.flatMap((value, n) => value === values[n - 1] && value === values[n + 1] ? []
      : [`${(100 * n / (count + pictureFrames)).toFixed(2)}%{${property}:${value}}`]);
    rules.push(`@keyframes ${name}{${steps.join('')}100%{${property}:${values[length - 1]}}}.${name}{${property}:${values[0]};animation:${name} ${((count + pictureFrames) / pictureFrames).toFixed(2)}s linear infinite}`);
    return name;
  };
  const drawn = films.map(({ phone, frames, inset }, number) => {
    const { scene } = phone, id = `screen${number}`, stretch = width / 393;
    const elements = scene.elements.map((about, n) => {
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
    const rows = [...Array(40).keys()].map(n => `<use href="#row${number}" y="${scene.opening.height + n * scene.rows.height}"/>`).join('');
    const colors = key => scene.colors.map(color => `--${color.name}:#${color[key].toString(16).padStart(6, '0')};`).join('');
    rules.push(`#${id}{${colors('light')}}@media(prefers-color-scheme:dark){#${id}{${colors('dark')}}}`);
    const height = moves('height', frames.map(frame => frame.height));
    return `<svg id="${id}" x="${number * (width + 24)}" width="${width}" height="${high}"><defs>${scene.gradients}<g id="row${number}">${scene.rows.drawing}</g>`
      + `<clipPath id="cut${number}"><rect class="${height}" width="${width}"/></clipPath></defs><rect width="100%" height="100%" fill="var(--${scene.screen})"/>`
      + `<g class="${moves('transform', frames.map(frame => frame.list))}"><g class="${moves('transform', frames.map(frame => frame.rows))}"><g transform="scale(${stretch})">${scene.opening.drawing}${rows}</g></g></g>`
      + `<g class="${moves('transform', frames.map(frame => frame.head))}"><g clip-path="url(#cut${number})"><rect class="${height}" width="${width}" fill="${scene.ground}"/>${pick(true)}<g transform="translate(0 ${inset})">${pick(false)}</g></g></g>`
      + `<circle r="26" cx="${width / 2}" fill="#8b95a580" stroke="#fffb" stroke-width="3" class="${moves('opacity', frames.map(({ finger }) => isNaN(finger) ? 0 : 1))} ${moves('cy', frames.map(({ finger }, n) => `${isNaN(finger) ? frames.slice(0, n).findLast(frame => !isNaN(frame.finger))?.finger ?? high / 2 : finger}px`))}"/></svg>`;
  });
  const names = phones.map(phone => phone.session.technique.title).join(', ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="${svgNamespace}" viewBox="0 0 ${phones.length * (width + 24) - 24} ${high}" font-family="system-ui,sans-serif"><title>${names}</title><style>${rules.join('')}@media(prefers-reduced-motion:reduce){*{animation:none!important}}</style>${drawn.join('')}</svg>`;
}
