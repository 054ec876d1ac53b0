// A recorded header: the phone's list moves as recorded, and the plot compares the tuned header with the recorded one.

/** The open record: its name and its rows. */
let seen = null;

/** The causes of content motion, in the engine's order. */
const seenPhases = ['rest', 'tracking', 'drag', 'deceleration', 'programmatic'];

/** Passes the rows of `file` to the engine, and adds them to `rows`; returns the complaint. */
function readSeen(file, rows) {
  const { names, lines } = cellsOf(file), has = column => names.includes(column);
  if (!has('t_ms') || !has('content_offset') || !has('header_height') && !has('header_max_y')) {
    return 'expected a first line naming t_ms,content_offset,header_min_y,header_height with commas between';
  }
  first().call('begin_seen', number(lines[0]?.of('content_size')));
  for (const { of, place } of lines) {
    const [time, offset, minY, height, maxY, scroll] = ['t_ms', 'content_offset', 'header_min_y', 'header_height', 'header_max_y', 'scroll_view_min_y'].map(column => number(of(column)));
    const word = of('phase'), edge = isNaN(maxY) ? minY + height : maxY;
    if (word && !seenPhases.includes(word)) return `${place}: expected the phase ${seenPhases.join(', ')}, or none`;
    const answer = first().call('see', time, offset, minY, edge, scroll, seenPhases.indexOf(word));
    if (answer) return `${place}: ${refusals[answer]}`;
    rows.push({ time, offset, edge, word, hasTop: !isNaN(minY) });
  }
  if (rows.every(({ edge }) => isNaN(edge))) return 'no row of it has a header';
  if (rows.every(({ offset }) => offset === rows[0].offset)) return 'its content does not move';
  for (const [column, name] of [['safe_area_top', 'safe-area-top'], ['container_height', 'container-height'], ['content_size', 'content-size']]) {
    const value = number(lines[0].of(column));
    if (!isNaN(value)) setSetting(name, value);
    // The tool's default is a screen without bars.
    else if (name === 'safe-area-top') setSetting(name, 0);
  }
  return '';
}

/** Opens a record, and replays it on the phones; returns the complaint. */
function loadSeen(file, name) {
  stopSearch('');
  const rows = [], complaint = readSeen(file, rows);
  seen = complaint ? null : { name, rows };
  if (complaint) {
    first().call('begin_seen', NaN);
    return complaint;
  }
  loadGesture('');
  shareRecording();
  traceFile = '';
  changed();
  every('replay_seen');
  run();
  return '';
}

/** Tunes the phone as a scroll view's recording says; returns the complaint. */
function tuneAsRecorded(file) {
  const { technique, parameters: values } = JSON.parse(file.split('\n')[0]), index = techniqueIndex(technique);
  if (index < 0) return 'its technique is none of the page’s';
  choose(index);
  const table = parametersOf(phones[tuned]);
  resetAll(table);
  assign(table, Object.entries(values ?? {}).map(([name, value]) => [name, String(typeof value === 'boolean' ? Number(value) : value)]));
  changed();
  text($('track-report'), `${techniques[index].title}, tuned as recorded.`);
  return '';
}

/** Compares the recorded header with the tuned one, with the content moving as recorded. */
function showSeen() {
  $('seen-view').hidden = !seen;
  if (!seen) return;
  const { name, rows } = seen, [edges] = rowsOf(phones[tuned].session.text('seen'));
  const points = rows.map(({ time, edge }, n) => ({ time, edge, own: Number(edges[n]), error: Math.abs(edge - edges[n]) })).filter(({ edge }) => !isNaN(edge));
  const most = points.reduce((a, b) => b.error > a.error ? b : a);
  const mean = points.reduce((sum, { error }) => sum + error, 0) / points.length;
  text($('seen-report'), `${name}, ${points.length} rows. The header’s lower edge, recorded and as it is tuned here: ${mean.toFixed(2)} pt apart on average, ${most.error.toFixed(1)} pt at most, after ${(most.time / 1000).toFixed(2)} s.${rows.every(({ word }) => word) ? '' : ' Its phases are inferred.'}`);
  drawSeen(points);
}

/** Draws two panels: the recorded and, dashed, the tuned edge, and their distance. */
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

/** Opens a file with rows, or with a recording of a scroll view. */
async function openSeen(file) {
  let complaint = 'it cannot be read';
  closeFilm();
  try {
    const content = (await file.text()).replace(/^\uFEFF/, '').trim();
    complaint = content.startsWith('{') ? tuneAsRecorded(content) : loadSeen(content, file.name);
  } catch {
    // The file is neither.
  }
  text($('seen-complaint'), complaint && `${file.name}: ${complaint}`);
  showSeen();
}
opens('open-seen', 'seen-file', openSeen);
