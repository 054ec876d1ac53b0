// Recording and exporting: texts to copy, gestures, files, links.

const refusals = ['', 'a number is missing or impossible', 'it is earlier than the one before', 'the finger cannot do that now'];
/** The file of an opened trace; empty for a recording of this page. */
let traceFile = '';
let isSwiftUI = false;

/** Returns a decimal number; NaN for anything else, or for 40 characters and more. */
const number = value => value?.length < 40 && /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value) ? Number(value) : NaN;

/** Loads a recording of [time, phase, x, y]; returns the complaint about the first refused sample. */
function loadTouches(samples, place = n => `sample ${n + 1}`) {
  gestureText = null;
  first().call('clear_recording');
  for (const [n, [time, phase, x, y]] of samples.entries()) {
    const answer = first().call('load_touch', number(time), phase, number(x), number(y));
    if (answer === 0) continue;
    first().call('clear_recording');
    return `${place(n)}: ${phase < 0 ? 'expected the phase down, move, up or cancel' : refusals[answer]}`;
  }
  return samples.length ? '' : 'there are no samples';
}

/** Copies the first phone's recording to the second one. */
function shareRecording() {
  for (const phone of phones.slice(1)) phone.session.call('take_recording', first().pointer);
}

/** Returns the lines of CSV, each with its place, and its cells by column name. */
function cellsOf(file) {
  const [heading, ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/)
    .map((line, index) => ({ cells: line.split(',').map(cell => cell.trim()), place: `line ${index + 1}` })).filter(({ cells }) => cells.some(Boolean));
  const names = heading?.cells ?? [];
  return { names, lines: lines.map(({ cells, place }) => ({ place, of: name => cells[names.indexOf(name)] })) };
}

/** Loads a trace, CSV with the columns t_ms,phase,x,y in any order; returns the complaint. */
function loadTrace(file) {
  const { names, lines } = cellsOf(file);
  if (!['t_ms', 'phase', 'x', 'y'].every(name => names.includes(name))) return 'expected a first line naming t_ms,phase,x,y with commas between';
  return loadTouches(lines.map(({ of }) => [of('t_ms'), ['down', 'move', 'up', 'cancel'].indexOf(of('phase')), of('x'), of('y')]), n => lines[n].place);
}

/** Makes `button` open a file with the input `id`. */
function opens(button, id, action) {
  $(button).onclick = () => $(id).click();
  $(id).onchange = () => {
    const [file] = $(id).files;
    $(id).value = '';
    if (file) action(file);
  };
}

/** Opens a touch trace. */
async function openTrace(file) {
  const content = await file.text().catch(() => null);
  const complaint = content === null ? 'it cannot be read' : loadTrace(content);
  shareRecording();
  traceFile = complaint ? '' : file.name;
  text($('complaint'), complaint ? `${file.name}: ${complaint}` : '');
  if (!complaint) text($('gesture'), `${file.name}, ${first().number('touchCount')} touches. Replay it, or copy the command.`);
  changed();
}
opens('open-trace', 'file', openTrace);

/** Returns whether `file` is a touch trace, which has a column `x`. */
const isTrace = async file => (await file.slice(0, 200).text()).split('\n')[0].split(',').some(name => name.trim() === 'x');

function save(name, content, type = 'text/csv') {
  const link = make('a', { download: name, href: URL.createObjectURL(new Blob([content], { type })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Returns a parameter's value as a text. */
const valueOf = (about, code) => String(about.choices ? about.choices[code] : about.kind === 'flag' ? code === 1 : code);

/** Returns the tool's options for everything in `table` that differs from the tool's defaults. */
const toolOptions = table => table.list().flatMap((about, n) => {
  const code = table.get(n);
  return about.tool === '' || code === about.tool ? [] : [`--${about.name} ${valueOf(about, code)}`];
});

/** Returns the script for the tool that makes the swipes among `samples` at their times. */
function scriptOf(samples) {
  let end = 0;
  return samples.filter(([, phase]) => phaseLetters[phase] === 'p').map(([time, , page, duration]) => {
    const pause = Math.round((time - end) * 100) / 100;
    end = Number(time) + Number(duration);
    return `${pause > 0 ? `wait ${pause}; ` : ''}page ${page} over ${duration}`;
  }).join('; ');
}

/** Returns the name of the recording's file. */
const traceName = technique => `${technique.name}-trace.csv`;

/** Returns the tool's command that plays the same header on the same screen. The recording is a file, and a script of its swipes. */
function command(session) {
  const words = [`headers simulate ${session.technique.name}`, ...toolOptions(parametersOf({ session }))];
  const bar = valueOf(allSettings.at(-1), getSetting('bottom-bar'));
  if (bar !== 'none' && bar !== 'stays') words.push(`--bottom-bar ${session.number('barHeight')}${bar === 'with-header' ? '' : `:${bar}`}`);
  const hasPages = session.number('pageCount') > 1;
  // With several lists, the tool gets the heights of all.
  words.push(...toolOptions(settings).filter(option => !hasPages || !option.startsWith('--content-size ')));
  if (hasPages) words.push(`--pages ${getSetting('content-size')},300,0`);
  const samples = session.number('touchCount') > 0 ? samplesOf(gestureAsText()) : [], script = scriptOf(samples);
  if (samples.some(([, phase]) => phaseLetters[phase] !== 'p')) words.push(`--trace ${quoted(traceFile || traceName(session.technique))}`);
  if (script) words.push(`--gesture '${script}'`);
  return words.join(' ');
}

/** Returns a file's name as a word of a shell's command. */
function quoted(file) {
  const name = file.startsWith('-') ? `./${file}` : file;
  return /^[\w.\/+,:@-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

$('save-trace').onclick = () => save(traceName(first().technique), first().text('trace'));
$('save-rows').onclick = () => save(`${first().technique.name}-rows.csv`, first().text('rows'));

/** Returns this page as HTML, with its state. */
function savedPage() {
  const state = JSON.stringify(wholeState()).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html>\n${pristine.replace(/name="state" content="[^"]*"/, () => `name="state" content="${state}"`)}\n`;
}
$('save-page').onclick = () => save('header-playground.html', savedPage(), 'text/html');

$('record').onclick = () => {
  const wasRecording = isRecording();
  every('keep_awake', 0);
  every(wasRecording ? 'stop' : 'record');
  traceFile = '';
  gestureText = null;
  text($('complaint'), '');
  if (wasRecording) shareRecording();
  const count = first().number('touchCount');
  text($('gesture'), wasRecording
    ? count ? `${count} touches in ${(first().number('recordedMilliseconds') / 1000).toFixed(1)} s. Replay them with other values or another header, or play them in the tool.` : 'Nothing was recorded.'
    : 'The phone starts over. Your next touch starts the recording.');
  if (!wasRecording) phones[0].screen.focus({ preventScroll: true });
  began();
  changed();
};
$('replay').onclick = () => {
  every(first().number('mode') === 3 ? 'stop' : 'replay');
  began();
  changed();
};

async function copy(button, content) {
  const label = button.textContent;
  if (button.disabled) return;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    const area = make('textarea', { value: content });
    document.body.append(area);
    area.select();
    isCopied = document.execCommand('copy');
    area.remove();
  }
  button.disabled = true;
  button.classList.add('done');
  text(button, isCopied ? 'Copied' : 'Not copied');
  text($('said'), `${label}: ${button.textContent}`);
  setTimeout(() => {
    button.disabled = false;
    button.classList.remove('done');
    text(button, label);
  }, 1500);
}

$('copy-swift').onclick = event => copy(event.currentTarget, $('swift').textContent);
$('copy-command').onclick = event => copy(event.currentTarget, $('command').textContent);
$('copy-link').onclick = event => copy(event.currentTarget, linkBase() + fragment());
for (const [id, isOn] of [['uikit', false], ['swiftui', true]]) {
  $(id).onclick = () => {
    isSwiftUI = isOn;
    $('uikit').setAttribute('aria-pressed', !isOn);
    $('swiftui').setAttribute('aria-pressed', isOn);
    showTexts();
  };
}

const hostedAt = document.querySelector('meta[name=link-base]').content;
const linkBase = () => (hostedAt || location.href).split(/[?#]/)[0];

/** Shows what a link contains, what it loses, and where it opens. */
function showLink() {
  // During a recording, the finished touches.
  const { gesture, count, kept, loss } = gestureWithin(linkLimit);
  const carries = count && !gesture ? `Its ${count} touches are too many for a link; save the page, or download the trace.`
    : loss > 0 ? `The link has ${kept} of the gesture’s ${count} touches; the finger is off by ${loss} points at most. A saved page has the same touches, and a trace has all.`
      : count > 0 ? 'The link carries the header, everything tuned, and the gesture, and plays it.'
        : 'The link carries the header and everything tuned.';
  const isOnDisk = !hostedAt && location.protocol === 'file:';
  text($('link-note'), [
    carries, losesPictures() ? 'Your pictures are too large for it: save the page.' : '',
    isOnDisk ? 'This page was opened from a file, so the link opens on this computer only: save the page to share it.' : '',
  ].join(' ').trim());
  text($('embed-note'), `A frame shows one phone, which plays and can be touched.${isOnDisk ? ' It needs the page at an address: put a saved one on a server.' : ''} The sheet has heights, values and Swift of each variant.`);
  $('save-page').classList.toggle('main', isOnDisk);
}
