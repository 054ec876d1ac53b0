// The plot of the latest seconds. A second phone's lines are dashed.

const seconds = 6;
const canvas = $('plot');
let colors = {};

function readColors() {
  const computed = getComputedStyle(document.documentElement);
  for (const name of ['offset', 'height', 'rule', 'touch']) colors[name] = computed.getPropertyValue(`--${name}`).trim();
}

/** Returns the context of `canvas`, cleared, and `w` by `h` points large. */
function penOn(canvas, w, h) {
  const ratio = Math.min(devicePixelRatio || 1, 3), pen = canvas.getContext('2d');
  const [wide, high] = [w * ratio, h * ratio].map(Math.round);
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, w, h);
  return pen;
}

function drawPlot() {
  const w = plotSize.width, h = plotSize.height, pen = penOn(canvas, w, h);
  let low = Infinity, high = -Infinity, tallest = 180;
  for (const { session: { frame }, history } of phones) {
    low = Math.min(low, frame[slot.minimumOffset] - 120);
    high = Math.max(high, frame[slot.maximumOffset] + 120, frame[slot.minimumOffset] + 320);
    tallest = Math.max(tallest, frame[slot.headerHeight] + 40, ...history.map(({ height }) => height + 20));
  }
  const offsetY = value => h - 6 - (value - low) / (high - low) * (h - 12);
  const heightY = value => h - 6 - value / tallest * (h - 12);
  pen.lineWidth = 1;
  pen.strokeStyle = colors.rule;
  pen.beginPath();
  for (let s = 1; s < seconds; s++) { pen.moveTo(w * s / seconds, 0); pen.lineTo(w * s / seconds, h); }
  pen.stroke();
  for (let n = phones.length - 1; n >= 0; n--) drawLines(pen, phones[n], n, w, h, offsetY, heightY);
}

function drawLines(pen, { session: { frame }, history }, number, w, h, offsetY, heightY) {
  const x = ({ time }) => w - 4 - (frame[slot.time] - time) * w / (seconds * 1000);
  if (number === 0) drawTouches();
  line('offset', offsetY, frame[slot.contentOffset]);
  line('height', heightY, frame[slot.heightInSight]);

  function drawTouches() {
    pen.fillStyle = colors.touch;
    pen.beginPath();
    history.forEach((moment, n) => {
      if (moment.isTouched) pen.rect(x(moment), 0, n + 1 < history.length ? x(history[n + 1]) - x(moment) : 1, h);
    });
    pen.fill();
  }

  function line(name, y, newest) {
    pen.beginPath();
    for (const moment of history) pen.lineTo(x(moment), y(moment[name]));
    // A change at rest has no frame, so the line ends at the current number.
    pen.lineTo(w - 4, y(newest));
    pen.strokeStyle = pen.fillStyle = colors[name];
    pen.lineWidth = 2;
    pen.lineJoin = 'round';
    pen.setLineDash(number ? [5, 4] : []);
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    pen.arc(w - 4, y(newest), 3, 0, 7);
    pen.fill();
  }
}

const plotSize = { width: 0, height: 0 };
new ResizeObserver(([entry]) => {
  plotSize.width = entry.contentRect.width;
  plotSize.height = entry.contentRect.height;
  render();
}).observe(canvas);
for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
  matchMedia(query).addEventListener('change', () => { readColors(); render(); });
}
