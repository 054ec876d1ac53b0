// The visitor's own app: pictures, colors and texts that replace the example's.

/** Returns the state without anything of the visitor's. A picture is `{picture, width, height, light, zoom, across, down, keep}`. A screenshot is cut at `cut` points, or with `cutFollows` where each phone's header ends. */
const nothingOwn = () => ({ color: '', ink: '', screen: '', text: '', accent: '', hidden: [], titles: {}, header: null, list: null, cut: 0, cutFollows: false });
let own = nothingOwn();

/** Returns the part of a picture for the `header` or the `list`, in its pixels. A screenshot is cut at `share` of its width; the list keeps its part when another header replaces it. */
function regionOf(which, share) {
  const { width, height } = own[which], cut = Math.round(share * width);
  // The row of pixels at the cut may belong to both.
  if (!cut || own[which].picture !== own.list?.picture) return { y: 0, width, height };
  return which === 'header' ? { y: 0, width, height: cut } : { y: cut + 1, width, height: Math.max(1, height - cut - 1) };
}

/** Returns the crop of a picture, cut at `share` of its width, for a frame of these proportions: x, y, width and height in its pixels. */
function cropOf(which, share, proportion) {
  const { zoom, across, down } = own[which], region = regionOf(which, share);
  const width = Math.min(region.width, region.height * (proportion ?? region.width / region.height)) / zoom;
  const height = proportion ? width / proportion : region.height / zoom;
  return [(region.width - width) * across, region.y + (region.height - height) * down, width, height];
}

const aligned = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' };

/** The short addresses of attachments on this page. For a file, `withPictures` replaces them. */
const addresses = new Map();

function addressOf(number) {
  const content = attachments[number];
  if (!addresses.has(content)) {
    const [, type, code] = /^data:([^;,]*);base64,(.*)$/s.exec(content) ?? [];
    let letters = '';
    try {
      letters = atob(code ?? '');
    } catch {
      // A damaged link has an empty picture.
    }
    addresses.set(content, URL.createObjectURL(new Blob([Uint8Array.from(letters, letter => letter.charCodeAt(0))], { type })));
  }
  return addresses.get(content);
}

/** Returns `markup` with the pictures instead of their addresses. */
function withPictures(markup) {
  for (const [content, address] of addresses) markup = markup.replaceAll(address, content);
  return markup;
}

const imageOf = which => `<image href="${addressOf(own[which].picture)}" width="${own[which].width}" height="${own[which].height}" preserveAspectRatio="none"/>`;

/** Returns the relative luminance of a color like `3249d3`, 0 to 1. */
function luminance(hex) {
  const [r, g, b] = [0, 2, 4].map(at => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns white or black, whichever has more contrast on this luminance. */
const inkOn = light => light > 0.18 ? '000000' : 'ffffff';

/** Returns the color of texts on the header; empty for the example's. */
const headerInk = () => own.ink || (own.header ? inkOn(own.header.light) : own.color ? inkOn(luminance(own.color)) : '');

/** Returns `markup` in the color `ink`, with `title` as its text. */
function rewritten(markup, ink, title) {
  if (!ink && title === undefined) return markup;
  const svg = drawing(markup, 1, 1);
  const words = svg.querySelector('text');
  if (words && title !== undefined) words.textContent = title;
  if (ink) {
    const color = `#${ink}`;
    for (const element of svg.querySelectorAll('text, tspan, [fill="var(--white)"], [fill="var(--text)"]')) element.setAttribute('fill', color);
    for (const element of svg.querySelectorAll('[stroke="var(--white)"], [stroke="var(--text)"]')) element.setAttribute('stroke', color);
    // A field's background is a tint of the ink.
    const plate = svg.querySelector('rect[width="100%"]');
    if (plate) {
      for (const line of svg.querySelectorAll('path[stroke]')) line.setAttribute('stroke', color);
      plate.setAttribute('fill', color);
      plate.setAttribute('fill-opacity', 0.14);
    }
    if (own.header) {
      for (const element of svg.querySelectorAll('text')) {
        const halo = { stroke: `#${inkOn(luminance(ink))}`, 'stroke-opacity': 0.45, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
        for (const [name, value] of Object.entries(halo)) element.setAttribute(name, value);
      }
    }
  }
  return svg.innerHTML.replaceAll('&nbsp;', '\u00a0');
}

/** Returns `scene` as the visitor's own app, with a header of `height` points on a screen of `width` points. */
function dressed(scene, height, width) {
  const ink = headerInk(), isCovered = own.header || own.color;
  const element = scene.element.map(about => {
    const { name, fills } = about;
    if (own.hidden.includes(name) || fills && isCovered) return { ...about, drawing: '', other: '' };
    const change = markup => markup && rewritten(markup, fills ? '' : ink, own.titles[name]);
    return { ...about, drawing: change(about.drawing), other: change(about.other) };
  });
  const colors = { [scene.screen]: own.screen, card: own.screen, text: own.text, text2: own.text, blue: own.accent };
  const painted = (name, hex) => ({ name, light: parseInt(hex, 16), dark: parseInt(hex, 16) });
  const color = scene.color.map(about => colors[about.name] ? painted(about.name, colors[about.name]) : about);
  const cut = own.cut && own.cutFollows ? height : own.cut;
  const dressed = { ...scene, element, color, cut, picture: '', hidesBar: own.hidden.includes('status-bar') };
  if (own.color) dressed.ground = `#${own.color}`;
  if (ink) {
    dressed.statusInk = 'own-ink';
    dressed.color = [...color, painted('own-ink', ink)];
  }
  if (own.header) {
    dressed.picture = imageOf('header');
    dressed.crop = cropOf('header', cut / width, width / Math.max(1, height)).map(number => Number(number.toFixed(2))).join(' ');
    dressed.keep = `${aligned[own.header.keep] ?? 'xMidYMid'} slice`;
  }
  if (own.list) {
    const [x, y, wide, high] = cropOf('list', cut / width), scale = 393 / wide;
    dressed.opening = { height: 0, drawing: '' };
    const row = {
      height: high * scale,
      drawing: `<svg width="393" height="${high * scale}" viewBox="${x} ${y} ${wide} ${high}" preserveAspectRatio="none">${imageOf('list')}</svg>`,
    };
    dressed.rows = scene.rows.map(() => row);
  }
  return dressed;
}
