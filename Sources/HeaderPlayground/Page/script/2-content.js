// What is on a phone: a small app, as the engine describes it in SVG.

const isDark = matchMedia('(prefers-color-scheme: dark)');
const scheme = () => isDark.matches ? 'dark' : 'light';

/** A colour as `3249d3`. */
const hexOf = number => number.toString(16).padStart(6, '0');

const svgNamespace = 'http://www.w3.org/2000/svg';

/** An SVG drawing, `width` by `height` points large on a ground of `box`. */
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

/** An element of a header: as it rests, and on top of that in its other colour, where it has one. */
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

/** Gives the colours of `scene` to what is in `element`, for the scheme that is shown. */
function paint(element, scene) {
  const { color, screen, statusInk } = scene;
  for (const about of color) element.style.setProperty(`--${about.name}`, `#${hexOf(about[scheme()])}`);
  element.style.setProperty('--ground-screen', `var(--${screen})`);
  element.style.setProperty('--status-ink', `var(--${statusInk})`);
}
isDark.addEventListener('change', () => { for (const phone of phones) paint(phone.screen, phone.scene); });
