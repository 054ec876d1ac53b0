// A film to save, encoded frame by frame, without dropped frames on slow machines.

/** The kinds of films, the best first, with the codecs that the browser may encode. */
const filmKinds = {
  mp4: { title: 'MP4', codecs: ['avc1.640033', 'avc1.4d0033', 'avc1.42e033'], extra: { avc: { format: 'avc' } }, write: mp4Of },
  webm: { title: 'WebM', codecs: ['vp09.00.51.08', 'vp8'], write: webmOf },
  png: { title: 'APNG' }, svg: { title: 'SVG' },
};
/** Frames after the last change, so that the end is visible. */
const restFrames = pictureFrames / 2;

/** Paints the frames of `films` on a canvas, which gets its size from the first. */
class FilmPainter {
  canvas = make('canvas');
  last = '';

  /** `isRead`: whether the canvas's pixels are read. */
  constructor(films, frame, scale, isRead) {
    this.pen = this.canvas.getContext('2d', { willReadFrequently: isRead });
    Object.assign(this, { films, frame, scale, count: lengthOf(films) + restFrames });
  }

  /** Paints frame `n`, and returns whether it differs from the last one. */
  async paint(n) {
    const films = this.films.map(film => ({ ...film, frames: [film.frames[Math.min(n, film.frames.length - 1)]] }));
    const markup = drawPicture(films, this.frame, this.scale);
    if (markup === this.last) return false;
    this.last = markup;
    const image = new Image(), address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    image.src = address;
    await image.decode();
    URL.revokeObjectURL(address);
    // Encoders need even sizes.
    if (!n) [this.canvas.width, this.canvas.height] = [image.width + 1 & ~1, image.height + 1 & ~1];
    this.pen.fillStyle = isDark.matches ? '#0d1016' : '#fff';
    this.pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.pen.drawImage(image, 0, 0);
    return true;
  }
}

/** Returns the encoder's configuration for a film of this kind and size; `null` if there is none. */
async function settingsFor({ codecs, extra }, width, height) {
  for (const codec of window.VideoEncoder ? codecs ?? [] : []) {
    const config = { codec, width, height, framerate: pictureFrames, bitrate: Math.max(4e6, width * height * 6), latencyMode: 'quality', ...extra };
    if ((await VideoEncoder.isConfigSupported(config).catch(() => ({}))).supported) return config;
  }
  return null;
}

/** Encodes the film as a video. `say` gets the finished fraction. */
async function encodeVideo(kind, painter, say) {
  await painter.paint(0);
  const { canvas: { width, height }, count } = painter, config = await settingsFor(kind, width, height);
  if (!config) throw new Error('this browser does not encode one of this size');
  const chunks = [];
  let description, failure;
  const encoder = new VideoEncoder({
    output(chunk, about) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      description ??= about?.decoderConfig?.description;
      chunks.push({ bytes, isKey: chunk.type === 'key' });
    },
    error(error) { failure = error; },
  });
  encoder.configure(config);
  for (let n = 0; n < count && !failure; n++) {
    if (n) await painter.paint(n);
    const picture = new VideoFrame(painter.canvas, { timestamp: Math.round(n * 1e6 / pictureFrames), duration: Math.round(1e6 / pictureFrames) });
    encoder.encode(picture, { keyFrame: n % 60 === 0 });
    picture.close();
    while (encoder.encodeQueueSize > 3) await new Promise(done => encoder.addEventListener('dequeue', done, { once: true }));
    say(n / count);
  }
  if (!failure) await encoder.flush();
  if (encoder.state !== 'closed') encoder.close();
  if (failure) throw failure;
  const bytes = description && (ArrayBuffer.isView(description) ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength) : new Uint8Array(description));
  return { blob: kind.write({ chunks, description: bytes, codec: config.codec, width, height }), frames: chunks.length };
}

/** The number of frames whose colors make the palette of an animated PNG. */
const paletteSamples = 8;

/** Encodes the film as an animated PNG. Equal frames are stored once. */
async function encodePictures(painter, say) {
  const pictures = [], palette = new Palette();
  const pixels = () => new Uint32Array(painter.pen.getImageData(0, 0, painter.canvas.width, painter.canvas.height).data.buffer);
  for (let n = 0; n < paletteSamples; n++) {
    await painter.paint(Math.floor(n * (painter.count - 1) / (paletteSamples - 1)));
    palette.add(pixels());
  }
  palette.build();
  painter.last = '';
  for (let n = 0; n < painter.count; n++) {
    if (await painter.paint(n)) pictures.push({ packed: await palette.pack(pixels(), painter.canvas.width), frames: 1 });
    else pictures[pictures.length - 1].frames++;
    say(n / painter.count);
  }
  const { width, height } = painter.canvas;
  return { blob: apngOf(pictures, palette.colors, width, height), frames: pictures.reduce((sum, { frames }) => sum + frames, 0) };
}

const inBytes = size => size < 1e6 ? `${Math.round(size / 1000)} kB` : `${(size / 1e6).toFixed(1)} MB`;

/** Encodes and saves the chosen film, and returns a report. */
async function makeFilm(name, say) {
  const films = filmPhones(), kind = filmKinds[name], frame = $('film-frame').checked ? 12 : 0;
  const file = `${phones.map(phone => phone.session.technique.name).join('-')}.${name}`;
  if (name === 'svg') {
    const picture = drawPicture(films, frame);
    save(file, picture, 'image/svg+xml');
    return `${file}: ${lengthOf(films)} frames, ${(lengthOf(films) / pictureFrames).toFixed(2)} s, again and again, ${inBytes(picture.length)}.`;
  }
  const painter = new FilmPainter(films, frame, Number($('film-scale').value), name === 'png');
  const { blob, frames } = await (name === 'png' ? encodePictures(painter, say) : encodeVideo(kind, painter, say));
  if (frames !== painter.count) throw new Error(`${frames} of its ${painter.count} frames were encoded`);
  save(file, blob, blob.type);
  return `${file}: ${frames} frames, ${(frames / pictureFrames).toFixed(2)} s, ${painter.canvas.width} × ${painter.canvas.height}, ${inBytes(blob.size)}.`;
}

$('save-film').onclick = async () => {
  const button = $('save-film'), label = button.textContent;
  button.disabled = true;
  text($('film-report'), 'Encoding…');
  $('film-report').classList.remove('complaint');
  const report = await makeFilm($('film-format').value, share => text(button, `${Math.round(share * 100)} %`)).catch(error => {
    $('film-report').classList.add('complaint');
    return `No film was saved: ${error.message}.`;
  });
  text($('film-report'), report);
  text(button, label);
  button.disabled = false;
};

/** Lists the formats that this browser writes. */
async function listFilms() {
  for (const [name, kind] of Object.entries(filmKinds)) {
    if (kind.codecs && !await settingsFor(kind, 834, 1752)) continue;
    $('film-format').append(option(name, kind.title));
  }
}
listFilms();
