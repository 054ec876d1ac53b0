// The app on a phone, which the engine describes in SVG.

const isDark = matchMedia('(prefers-color-scheme: dark)');
const scheme = () => isDark.matches ? 'dark' : 'light';

/** Returns a color as text: `3249d3`. */
const hexOf = number => number.toString(16).padStart(6, '0');

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Returns an SVG element of `width` by `height` points, with `box` as its view box. */
function drawing(markup, width, height, box = '') {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  if (box) {
    svg.setAttribute('viewBox', box);
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  }
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = markup;
  return svg;
}

/** Returns an element of a header, with its other color on top if it has one. */
function drawElement({ name, fills, width, height, drawing: resting, other }) {
  const box = fills ? `0 0 ${width} ${height}` : '';
  const element = make('div', { className: `part is-${name}${fills ? ' fills' : ''}` },
    drawing(resting, '100%', fills ? '100%' : height, box));
  if (other) {
    element.append(drawing(other, '100%', fills ? '100%' : height, box));
    element.lastChild.classList.add('other');
  }
  return element;
}

/** Sets the colors of `scene` on `element`, in the current color scheme. */
function paint(element, scene) {
  const { color, screen, statusInk } = scene;
  for (const about of color) element.style.setProperty(`--${about.name}`, `#${hexOf(about[scheme()])}`);
  element.style.setProperty('--ground-screen', `var(--${screen})`);
  element.style.setProperty('--status-ink', `var(--${statusInk})`);
}
isDark.addEventListener('change', () => { for (const phone of phones) paint(phone.screen, phone.scene); });
