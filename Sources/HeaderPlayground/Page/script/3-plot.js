// The plot: the newest seconds, from the engine's rings of frames; a second phone's lines are dashed.

const seconds = 6;
const canvas = $('plot');
const pen = canvas.getContext('2d');
let colors = {};

function readColors() {
  const computed = getComputedStyle(document.documentElement);
  for (const name of ['offset', 'height', 'rule', 'touch']) colors[name] = computed.getPropertyValue(`--${name}`).trim();
}

function drawPlot() {
  const ratio = Math.min(devicePixelRatio || 1, 3);
  const w = plotSize.width, h = plotSize.height;
  if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
    canvas.width = Math.round(w * ratio);
    canvas.height = Math.round(h * ratio);
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, w, h);
  let low = Infinity, high = -Infinity, tallest = 180;
  for (const { session: { frame, history } } of phones) {
    for (let n = Math.max(0, frame[slot.historyCount] - capacity + 1); n < frame[slot.historyCount]; n++) {
      tallest = Math.max(tallest, history[n % capacity * stride + 2] + 20);
    }
    low = Math.min(low, frame[slot.minimumOffset] - 120);
    high = Math.max(high, frame[slot.maximumOffset] + 120, frame[slot.minimumOffset] + 320);
    tallest = Math.max(tallest, frame[slot.headerHeight] + 40);
  }
  const offsetY = value => h - 6 - (value - low) / (high - low) * (h - 12);
  const heightY = value => h - 6 - value / tallest * (h - 12);
  pen.lineWidth = 1;
  pen.strokeStyle = colors.rule;
  pen.beginPath();
  for (let s = 1; s < seconds; s++) { pen.moveTo(w * s / seconds, 0); pen.lineTo(w * s / seconds, h); }
  pen.stroke();
  for (let n = phones.length - 1; n >= 0; n--) drawLines(phones[n].session, n, w, h, offsetY, heightY);
}

function drawLines({ frame, history }, number, w, h, offsetY, heightY) {
  const end = frame[slot.historyCount], now = frame[slot.time];
  const x = time => w - 4 - (now - time) * w / (seconds * 1000);
  let begin = end;
  while (begin > 0 && begin > end - capacity + 1 && history[(begin - 1) % capacity * stride] > now - seconds * 1000) begin--;
  if (number === 0) drawTouches();
  line(1, offsetY, colors.offset, frame[slot.contentOffset]);
  line(2, heightY, colors.height, frame[slot.heightInSight]);

  function drawTouches() {
    pen.fillStyle = colors.touch;
    for (let n = begin, start = -1; n <= end; n++) {
      const isTouched = n < end && history[n % capacity * stride + 3] === 1;
      if (isTouched && start < 0) start = n;
      if (!isTouched && start >= 0) {
        const left = x(history[start % capacity * stride]), right = x(history[(n - 1) % capacity * stride]);
        pen.fillRect(left, 0, Math.max(1, right - left), h);
        start = -1;
      }
    }
  }

  function line(column, y, color, newest) {
    pen.beginPath();
    // Every other frame: they are a pixel apart.
    for (let n = begin + begin % 2; n < end; n += 2) pen.lineTo(x(history[n % capacity * stride]), y(history[n % capacity * stride + column]));
    // A change at rest has no frame of its own: the line goes on to where things are.
    pen.lineTo(w - 4, y(newest));
    pen.strokeStyle = pen.fillStyle = color;
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
