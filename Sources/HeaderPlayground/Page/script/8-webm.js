// WebM: a film's VP9 or VP8 pictures in elements (Matroska, RFC 9559).

/** Returns the element `number` with its content. Its length has eight bytes. */
function element(number, ...content) {
  const inside = joined(...content), id = words(number).slice(Math.clz32(number) >> 3);
  return joined(id, 1, 0, 0, 0, words(inside.length), inside);
}

const double = number => new Uint8Array(new Float64Array([number]).buffer).reverse();

/** Returns a file of `chunks`, one per frame. */
function webmOf({ chunks, codec, width, height }) {
  const at = n => Math.round(n * 1000 / pictureFrames), clusters = [];
  chunks.forEach(({ isKey, bytes }, n) => {
    // A cluster begins with a key frame.
    if (isKey) clusters.push({ start: at(n), blocks: [] });
    const { start, blocks } = clusters[clusters.length - 1];
    blocks.push(element(0xa3, 0x81, halves(at(n) - start), isKey ? 0x80 : 0, bytes));
  });
  const head = element(0x1a45dfa3, element(0x4286, 1), element(0x42f7, 1), element(0x42f2, 4), element(0x42f3, 8),
    element(0x4282, ascii('webm')), element(0x4287, 4), element(0x4285, 2));
  const information = element(0x1549a966, element(0x2ad7b1, words(1e6)), element(0x4489, double(chunks.length * 1000 / pictureFrames)),
    element(0x4d80, ascii('headers')), element(0x5741, ascii('headers')));
  const track = element(0x1654ae6b, element(0xae, element(0xd7, 1), element(0x73c5, 1), element(0x83, 1), element(0x9c, 0),
    element(0x86, ascii(codec.startsWith('vp8') ? 'V_VP8' : 'V_VP9')), element(0x23e383, words(Math.round(1e9 / pictureFrames))),
    element(0xe0, element(0xb0, halves(width)), element(0xba, halves(height)))));
  const segment = element(0x18538067, information, track,
    ...clusters.map(({ start, blocks }) => element(0x1f43b675, element(0xe7, words(start)), ...blocks)));
  return new Blob([head, segment], { type: 'video/webm' });
}
