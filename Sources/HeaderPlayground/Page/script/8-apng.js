// APNG: a film as one PNG file whose pictures follow each other (PNG, third edition).

const crcs = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? n >>> 1 ^ 0xedb88320 : n >>> 1;
  return n;
});

/** A chunk called `name`, with its length before it and its checksum behind it. */
function pngChunk(name, ...content) {
  const inside = joined(ascii(name), ...content);
  let crc = -1;
  for (const byte of inside) crc = crc >>> 8 ^ crcs[(crc ^ byte) & 255];
  return joined(words(inside.length - 4), inside, words(~crc));
}

/** The chunks of a PNG file, by name. */
function* pngChunks(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12) {
    yield { name: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), content: bytes.subarray(at + 8, at + 8 + view.getUint32(at)) };
  }
}

/** The file of `pictures`, PNG files of the same size and the number of frames that each is seen. */
function apngOf(pictures, width, height) {
  const pieces = [];
  let number = 0;
  pictures.forEach(({ png, frames }, n) => {
    const chunks = [...pngChunks(png)], head = chunks.find(({ name }) => name === 'IHDR');
    if (n === 0) pieces.push(png.subarray(0, 8), pngChunk('IHDR', head.content), pngChunk('acTL', words(pictures.length, 0)));
    pieces.push(pngChunk('fcTL', words(number++, width, height, 0, 0), halves(frames, pictureFrames), 0, 0));
    for (const { name, content } of chunks) {
      if (name === 'IDAT') pieces.push(n ? pngChunk('fdAT', words(number++), content) : pngChunk('IDAT', content));
    }
  });
  return new Blob([...pieces, pngChunk('IEND')], { type: 'image/png' });
}
