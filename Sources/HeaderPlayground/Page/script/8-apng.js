// APNG: a film as an animated PNG file (PNG, third edition).

const crcs = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? n >>> 1 ^ 0xedb88320 : n >>> 1;
  return n;
});

/** Returns the chunk `name`, with its length and its checksum. */
function pngChunk(name, ...content) {
  const inside = joined(ascii(name), ...content);
  let crc = -1;
  for (const byte of inside) crc = crc >>> 8 ^ crcs[(crc ^ byte) & 255];
  return joined(words(inside.length - 4), inside, words(~crc));
}

/** A palette of 256 colors for the pixels that were added, which are counted as shades of 15 bits. */
class Palette {
  /** For every shade the sums of red, green and blue, and the number of pixels. */
  sums = new Float64Array(4 << 15);
  places = new Int16Array(1 << 15).fill(-1);

  static shade(pixel) { return pixel >>> 3 & 31 | pixel >>> 6 & 992 | pixel >>> 9 & 31744; }

  add(pixels) {
    for (const pixel of pixels) {
      const at = 4 * Palette.shade(pixel);
      for (let n = 0; n < 3; n++) this.sums[at + n] += pixel >>> 8 * n & 255;
      this.sums[at + 3]++;
    }
  }

  /** Groups similar shades: repeatedly splits the group with the largest error, at the mean of its widest color. */
  build() {
    const { sums } = this, value = (shade, n) => sums[4 * shade + n] / sums[4 * shade + 3];
    const group = shades => {
      const count = shades.reduce((sum, shade) => sum + sums[4 * shade + 3], 0);
      const mean = [0, 1, 2].map(n => shades.reduce((sum, shade) => sum + sums[4 * shade + n], 0) / count);
      const errors = mean.map((center, n) => shades.reduce((sum, shade) => sum + sums[4 * shade + 3] * (value(shade, n) - center) ** 2, 0));
      return { shades, mean, errors, error: Math.max(...errors) };
    };
    const groups = [group([...this.places.keys()].filter(shade => sums[4 * shade + 3]))];
    for (;;) {
      const widest = groups.reduce((a, b) => b.error > a.error ? b : a), { shades, mean, errors, error } = widest;
      if (!error || groups.length === 256) break;
      const n = errors.indexOf(error), isLow = shade => value(shade, n) < mean[n];
      groups.splice(groups.indexOf(widest), 1, group(shades.filter(isLow)), group(shades.filter(shade => !isLow(shade))));
    }
    this.colors = groups.map(({ mean }) => mean.map(Math.round));
    groups.forEach(({ shades }, n) => { for (const shade of shades) this.places[shade] = n; });
  }

  /** Returns the index of the color that is nearest to `pixel`. */
  place(pixel) {
    const shade = Palette.shade(pixel);
    if (this.places[shade] < 0) {
      const distances = this.colors.map(color => color.reduce((sum, value, n) => sum + (value - (pixel >>> 8 * n & 255)) ** 2, 0));
      this.places[shade] = distances.indexOf(Math.min(...distances));
    }
    return this.places[shade];
  }

  /** Returns `pixels` in rows of `width`, compressed for PNG. */
  async pack(pixels, width) {
    const bytes = new Uint8Array(pixels.length + pixels.length / width);
    for (let from = 0, to = 0; from < pixels.length; from++) {
      if (from % width === 0) to++;
      bytes[to++] = this.place(pixels[from]);
    }
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer());
  }
}

/** Returns a file of compressed `pictures`, each with its number of frames, and their palette. */
function apngOf(pictures, colors, width, height) {
  let number = 0;
  const pieces = pictures.flatMap(({ packed, frames }, n) => [
    pngChunk('fcTL', words(number++, width, height, 0, 0), halves(frames, pictureFrames), 0, 0),
    n ? pngChunk('fdAT', words(number++), packed) : pngChunk('IDAT', packed),
  ]);
  return new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), pngChunk('IHDR', words(width, height), 8, 3, 0, 0, 0), pngChunk('acTL', words(pictures.length, 0)),
    pngChunk('PLTE', colors), ...pieces, pngChunk('IEND')], { type: 'image/png' });
}
