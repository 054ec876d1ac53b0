// A header from a film: the frames are read here, and the engine finds the motion.

const trackColumns = 96;
/** The open film: its video, the engine's pointer, and the result. */
let track = null;

/** Reads the engine's result: a complaint, measures, and a row of numbers for each frame. */
function readTrack({ pointer }) {
  const [[complaint, ...measures], ...frames] = rowsOf(take(engine.playground_film_track(pointer))), [pitch, rim, safeArea] = measures.map(Number);
  return { complaint, pitch, rim, safeArea, frames: frames.map(cells => cells.map(number)) };
}

/** Returns the video in `file`, once its first frame is available. */
function openVideo(file) {
  const video = make('video', { muted: true, playsInline: true, preload: 'auto', src: URL.createObjectURL(file) });
  return new Promise((done, fail) => {
    video.onloadeddata = () => done(video);
    video.onerror = () => fail(new Error('this browser does not decode it'));
  });
}

/** Passes every frame of the film to the engine. `say` gets the finished fraction. */
async function readFrames(film, say) {
  const { video, pointer, rows } = film, sheet = make('canvas', { width: trackColumns, height: rows });
  const ink = sheet.getContext('2d', { willReadFrequently: true });
  const take = seconds => {
    ink.drawImage(video, 0, 0, trackColumns, rows);
    const { data } = ink.getImageData(0, 0, trackColumns, rows);
    const luma = new Uint8Array(engine.memory.buffer, engine.playground_film_luma(pointer), trackColumns * rows);
    for (let n = 0; n < luma.length; n++) luma[n] = data[4 * n] * 77 + data[4 * n + 1] * 151 + data[4 * n + 2] * 28 >> 8;
    engine.playground_film_add(pointer, seconds * 1000);
    say(seconds / video.duration);
  };
  if (!video.requestVideoFrameCallback) {
    for (let t = 0; t < video.duration && film.isReading; t += 1 / 60) {
      await new Promise(done => { video.onseeked = done; video.currentTime = t; });
      take(t);
    }
    return;
  }
  await new Promise(done => {
    let shown = 0, dropped = 0, last = -1, tries = 0;
    // Where frames were missed, the film plays slower from the last one. Some machines always miss it.
    const goesBack = presented => {
      const { droppedVideoFrames } = video.getVideoPlaybackQuality(), isMissed = presented > shown + 1 || droppedVideoFrames > dropped;
      [shown, dropped] = [presented, droppedVideoFrames];
      if (!isMissed || tries++ >= 9) return false;
      video.playbackRate = Math.max(0.25, video.playbackRate * 0.8);
      video.currentTime = last;
      return true;
    };
    const next = (_, { mediaTime, presentedFrames }) => {
      if (!film.isReading) return done();
      if (!goesBack(presentedFrames) && mediaTime > last) {
        take(last = mediaTime);
        tries = 0;
      }
      video.requestVideoFrameCallback(next);
    };
    video.requestVideoFrameCallback(next);
    video.onended = () => { if (goesBack(shown)) video.play().catch(done); else done(); };
    film.stop = () => { film.isReading = false; video.pause(); done(); };
    video.play().catch(done);
  });
  video.pause();
}

/** Shows the result. */
async function showTrack(film) {
  const { complaint, frames: { length } } = Object.assign(film, readTrack(film));
  $('track-view').hidden = length < 2;
  $('track-time').max = length - 1;
  $('save-track').disabled = $('play-track').disabled = Boolean(complaint);
  text($('track-report'), complaint ? `${complaint} No header was made of it.`
    : `${length} frames. Step through them: if the line is not at the header’s lower edge, press the edge, and find the technique again.`);
  if (complaint) {
    stopSearch('');
    seen = null;
  }
  text($('seen-complaint'), complaint ? '' : loadSeen(trackFile(), 'The film'));
  showSeen();
  await showFrame();
}

/** Seeks and shows the chosen frame. */
async function showFrame() {
  if (!track?.frames.length) return;
  const { video, frames } = track, wanted = track;
  video.pause();
  await seek(video, frames[Number($('track-time').value)][0] / 1000 + 0.001);
  if (wanted === track) drawFrame();
}

/** Seeks a time. The timeout is for browsers that do not report the end of a seek. */
const seek = (video, seconds) => new Promise(done => {
  video.onseeked = done;
  setTimeout(done, 400);
  video.currentTime = seconds;
});

/** Draws the film's current picture with the header's edge, dashed if it is held. */
function drawFrame() {
  const { video, frames, rim, safeArea } = track, sheet = $('track-film'), ink = sheet.getContext('2d');
  const [time, offset, edge, isSeen] = frames[Number($('track-time').value)];
  track.scale = sheet.width / video.videoWidth * video.videoHeight / (track.rows * track.pitch);
  sheet.height = sheet.width * video.videoHeight / video.videoWidth;
  ink.drawImage(video, 0, 0, sheet.width, sheet.height);
  const isUnder = isNaN(edge) || edge <= safeArea + 1;
  if (!isUnder) {
    ink.strokeStyle = '#e5007d';
    ink.lineWidth = 2;
    ink.setLineDash(isSeen ? [] : [6, 4]);
    ink.beginPath();
    ink.moveTo(0, (edge + rim) * track.scale);
    ink.lineTo(sheet.width, (edge + rim) * track.scale);
    ink.stroke();
  }
  text($('track-note'), `${(time / 1000).toFixed(2)} s, scrolled ${offset.toFixed(1)} pt, edge ${isUnder ? 'not seen below the status bar' : `at ${edge.toFixed(1)} pt${isSeen ? '' : ', held'}`}`);
}

/** Reads the film in `file`. */
async function openFilm(file) {
  closeFilm();
  const report = words => text($('track-report'), words);
  report(`Reading ${file.name}…`);
  $('stop-track').hidden = false;
  try {
    const video = await openVideo(file), { videoWidth: width, videoHeight: height } = video;
    // One row of samples per pixel, and at most two per point.
    const rows = Math.round(height * Math.min(1, 2 / Math.max(1, Math.round(width / 400))));
    const film = track = { video, rows, isReading: true, pointer: engine.playground_film_open(trackColumns, rows, width, height), frames: [] };
    await readFrames(film, share => report(`Reading ${file.name}, ${Math.min(100, Math.round(share * 100)) || 0} %. It does not leave this computer.`));
    film.isReading = false;
    if (film === track) await showTrack(film);
    if (film === track && seen) findHeader();
  } catch (error) {
    report(`${file.name}: ${error.message}.`);
  }
  $('stop-track').hidden = true;
}

function closeFilm() {
  if (!track) return;
  track.stop?.();
  engine.playground_close(track.pointer);
  URL.revokeObjectURL(track.video.src);
  track = null;
  $('track-view').hidden = true;
}

opens('open-film', 'film-file', openFilm);
$('stop-track').onclick = () => track?.stop?.();
$('track-time').oninput = showFrame;
$('track-film').onpointerup = event => {
  if (!track?.frames.length || track.isReading) return;
  const box = $('track-film').getBoundingClientRect();
  const edge = (event.clientY - box.top) / box.height * $('track-film').height / track.scale - track.rim;
  engine.playground_film_correct(track.pointer, Number($('track-time').value), edge);
  showTrack(track);
};

/** Returns the track as CSV for the tool. */
function trackFile() {
  const { frames, safeArea, rows, pitch, rim } = track, screen = [safeArea, Math.round(rows * pitch - 2 * rim)];
  const lines = frames.map(([time, offset, edge], n) => [time.toFixed(2), offset.toFixed(2), edge > safeArea + 1 ? edge.toFixed(2) : '', 0, ...n ? ['', ''] : screen].join(','));
  return `t_ms,content_offset,header_max_y,scroll_view_min_y,safe_area_top,container_height\n${lines.join('\n')}\n`;
}
$('save-track').onclick = () => save('track.csv', trackFile());

/** Plays the film and the phone together. */
$('play-track').onclick = async () => {
  const film = track, { video, frames } = film;
  await seek(video, 0);
  if (film !== track) return;
  let n = 0;
  video.playbackRate = speed;
  await video.play();
  every('replay_seen');
  run();
  (function next() {
    if (film !== track || video.paused) return;
    while (n + 1 < frames.length && frames[n + 1][0] <= video.currentTime * 1000) n++;
    $('track-time').value = n;
    drawFrame();
    if (!video.ended) requestAnimationFrame(next);
  })();
};
