// A header that was recorded: its finger moves the phone, and the header that is tuned is drawn over it.

/** What is open: its name, its rows, and the finger that made them, as touches. */
let seen = null;

/** The finger that drags content as `rows` have it. A list follows once a finger has gone ten points, 25 ms after its first pixel. */
function fingerOf(rows) {
  const touches = [];
  let y = NaN;
  const add = (time, phase, way = 0) => touches.push([Math.max(0, touches.at(-1)?.[0] ?? 0, time), phase, 196, y += way]);
  rows.forEach(({ time, top, phase }, n) => {
    const isDown = phase === 'drag', travel = n ? top - rows[n - 1].top : 0, gate = Math.sign(travel);
    if (isDown && travel && isNaN(y)) {
      y = 426;
      add(time - 60, 0);
      add(time - 50, 1, gate);
      add(time, 1, travel + 9 * gate);
    } else if (isDown && travel) {
      add(time, 1, travel);
    }
    if (isNaN(y) || isDown && n < rows.length - 1) return;
    add(time, 2);
    y = NaN;
  });
  return touches.map(touch => touch.map((value, n) => n === 1 ? value : value.toFixed(2)));
}

/** What moved the content, in the engine's order. */
const seenPhases = ['rest', 'tracking', 'drag', 'deceleration', 'programmatic'];

/** Reads rows of a recorder; gives the complaint. */
function loadSeen(file, name) {
  const { names, lines } = cellsOf(file), has = column => names.includes(column);
  if (!has('t_ms') || !has('content_offset') || !has('header_height') && !has('header_max_y')) {
    return 'expected a first line naming t_ms,content_offset,header_min_y,header_height with commas between';
  }
  const rows = [];
  for (const { of, place } of lines) {
    const [time, offset, minY, height, maxY, scroll] = ['t_ms', 'content_offset', 'header_min_y', 'header_height', 'header_max_y', 'scroll_view_min_y'].map(column => number(of(column)));
    if (isNaN(time + offset)) return `${place}: a number is missing or impossible`;
    if (rows.length && time < rows.at(-1).time) return `${place}: it is earlier than the one before`;
    const word = of('phase'), edge = isNaN(maxY) ? minY + height : maxY;
    if (word && !seenPhases.includes(word)) return `${place}: expected the phase ${seenPhases.join(', ')}, or none`;
    rows.push({ time, offset, minY, edge, scroll, word });
  }
  for (const { time, offset, minY, edge, scroll, word } of rows) first().call('see', time, offset, minY, edge, scroll, seenPhases.indexOf(word));
  const moved = first().rows('seen');
  rows.forEach((row, n) => [row.phase, row.top] = [moved[n][0], -moved[n][1]]);
  const touches = fingerOf(rows);
  if (!touches.length) return 'no row of it is a drag';
  const complaint = loadTouches(touches);
  if (complaint) return complaint;
  for (const [column, name] of [['safe_area_top', 'safe-area-top'], ['container_height', 'container-height'], ['content_size', 'content-size']]) {
    const value = number(lines[0].of(column));
    if (!isNaN(value)) setSetting(name, value);
  }
  seen = { name, rows, touches };
  shareRecording();
  traceFile = '';
  changed();
  every('replay');
  run();
  return '';
}

/** Has the phone that is tuned be as a recording of a scroll view says; gives the complaint. */
function tuneAsRecorded(file) {
  const { technique, parameters: values } = JSON.parse(file.split('\n')[0]), index = techniqueIndex(technique);
  if (index < 0) return 'its technique is none of the page’s';
  choose(index);
  const table = parametersOf(phones[tuned]);
  resetAll(table);
  assign(table, Object.entries(values ?? {}).map(([name, value]) => [name, String(typeof value === 'boolean' ? Number(value) : value)]));
  changed();
  return '';
}

/** Plays the finger to the header that is tuned, and draws both. */
function showSeen() {
  $('seen-plot').hidden = !seen;
  if (!seen) return;
  const { rows, touches } = seen, session = phones[tuned].session.copy(), edges = [];
  for (const [time, phase, x, y] of touches) session.call('load_touch', time, phase, x, y);
  session.call('replay');
  const end = rows.at(-1).time, step = 1000 / 60;
  for (let now = 0; now <= end + step; now += step) {
    session.call('advance', now);
    edges.push(session.number('headerMinY') + session.number('headerHeight'));
  }
  session.close();
  const points = rows.filter(({ edge }) => !isNaN(edge)).map(({ time, edge }) => {
    const at = Math.max(0, time / step), n = Math.floor(at), own = edges[n] + (edges[n + 1] - edges[n]) * (at - n);
    return { time, edge, own, error: Math.abs(edge - own) };
  });
  const most = points.reduce((a, b) => b.error > a.error ? b : a);
  const mean = points.reduce((sum, { error }) => sum + error, 0) / points.length;
  text($('seen-report'), `${seen.name}, ${points.length} rows. The header’s lower edge, recorded and as it is tuned here: ${mean.toFixed(2)} pt apart on average, ${most.error.toFixed(1)} pt at most, after ${(most.time / 1000).toFixed(2)} s.${rows.every(({ word }) => word) ? '' : ' Its phases are inferred.'}`);
  drawSeen(points);
}

/** Two panels: the recorded edge with the tuned one dashed over it, and how far they are apart. */
function drawSeen(points) {
  const canvas = $('seen-plot'), w = canvas.clientWidth, ink = penOn(canvas, w, 190);
  ink.font = '11px system-ui, sans-serif';
  const begin = points[0]?.time ?? 0, length = Math.max(1, (points.at(-1)?.time ?? 0) - begin);
  const panel = (top, high, columns) => {
    const values = points.flatMap(point => columns.map(column => point[column])), low = Math.min(0, ...values), span = Math.max(10, ...values) - low;
    const y = value => top + high - (value - low) / span * high;
    ink.strokeStyle = colors.rule;
    ink.fillStyle = getComputedStyle(canvas).color;
    ink.setLineDash([]);
    ink.lineWidth = 1;
    for (const value of [low, low + span]) {
      ink.strokeRect(40, y(value), w - 40, 0);
      ink.fillText(`${Math.round(value)} pt`, 0, y(value) + 4);
    }
    columns.forEach((column, n) => {
      ink.strokeStyle = n ? colors.offset : colors.height;
      ink.lineWidth = 2;
      ink.setLineDash(n ? [5, 4] : []);
      ink.beginPath();
      for (const point of points) ink.lineTo(40 + (point.time - begin) / length * (w - 42), y(point[column]));
      ink.stroke();
    });
  };
  panel(8, 100, ['edge', 'own']);
  panel(130, 50, ['error']);
}

opens('open-seen', 'seen-file', async file => {
  let complaint = 'it cannot be read';
  try {
    const content = (await file.text()).replace(/^\uFEFF/, '').trim();
    complaint = content.startsWith('{') ? tuneAsRecorded(content) : loadSeen(content, file.name);
  } catch {
    // Neither rows nor a recording.
  }
  text($('seen-complaint'), complaint && `${file.name}: ${complaint}`);
  showSeen();
});
