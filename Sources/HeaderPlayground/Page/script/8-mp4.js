// MP4: a film's H.264 pictures in boxes (ISO 14496-12, -15).

const ascii = text => Uint8Array.from(text, letter => letter.charCodeAt(0));

/** Concatenates `pieces`: bytes, lists of bytes, or numbers as one byte each. */
function joined(...pieces) {
  const parts = pieces.flat(Infinity).map(piece => typeof piece === 'number' ? [piece] : piece);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Returns `numbers` in four bytes each, big-endian. */
const words = (...numbers) => new Uint8Array(numbers.flatMap(number => [number >>> 24, number >>> 16 & 255, number >>> 8 & 255, number & 255]));
const halves = (...numbers) => new Uint8Array(numbers.flatMap(number => [number >>> 8 & 255, number & 255]));

/** Returns the box `name` with its content. */
function box(name, ...content) {
  const inside = joined(...content);
  return joined(words(inside.length + 8), ascii(name), inside);
}

const unity = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** Returns a file of `chunks`, one per frame. `description` configures the decoder. */
function mp4Of({ chunks, description, width, height }) {
  const count = chunks.length, tick = 1000, scale = pictureFrames * tick, duration = count * tick;
  const keys = chunks.flatMap(({ isKey }, n) => isKey ? [n + 1] : []);
  const entry = box('avc1', words(0), halves(0, 1), words(0, 0, 0, 0), halves(width, height), words(0x480000, 0x480000, 0), halves(1),
    new Uint8Array(32), halves(24, 0xffff), box('avcC', description));
  const table = offset => box('stbl', box('stsd', words(0, 1), entry), box('stts', words(0, 1, count, tick)),
    box('stss', words(0, keys.length, ...keys)), box('stsc', words(0, 1, 1, count, 1)),
    box('stsz', words(0, 0, count, ...chunks.map(({ bytes }) => bytes.length))), box('stco', words(0, 1, offset)));
  const movie = offset => box('moov',
    box('mvhd', words(0, 0, 0, scale, duration, 0x10000), halves(0x100, 0), words(0, 0), unity, words(0, 0, 0, 0, 0, 0, 2)),
    box('trak', box('tkhd', words(3, 0, 0, 1, 0, duration, 0, 0), halves(0, 0, 0, 0), unity, words(width << 16, height << 16)),
      box('mdia', box('mdhd', words(0, 0, 0, scale, duration), halves(0x55c4, 0)),
        box('hdlr', words(0, 0), ascii('vide'), words(0, 0, 0), 0),
        box('minf', box('vmhd', words(1, 0, 0)), box('dinf', box('dref', words(0, 1), box('url ', words(1)))), table(offset)))));
  const type = box('ftyp', ascii('isom'), words(0x200), ascii('isomiso2avc1mp41'));
  // The boxes before the pictures contain the pictures' offset.
  const offset = type.length + movie(0).length + 8;
  return new Blob([type, movie(offset), box('mdat', ...chunks.map(({ bytes }) => bytes))], { type: 'video/mp4' });
}
