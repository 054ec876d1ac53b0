// Unpacks the page's script and runs it. The page's policy contains the digests of both.

// The unchanged page, for saving.
globalThis.pristine = document.documentElement.outerHTML;

/** Returns the bytes of Z85 text, which has five letters for four bytes. */
function bytesOf(letters) {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
  const values = new Uint8Array(128);
  for (let n = 0; n < 85; n++) values[digits.charCodeAt(n)] = n;
  const bytes = new DataView(new ArrayBuffer(letters.length / 5 * 4));
  for (let n = 0; n < letters.length; n += 5) {
    let word = 0;
    for (let m = n; m < n + 5; m++) word = word * 85 + values[letters.charCodeAt(m)];
    bytes.setUint32(n / 5 * 4, word);
  }
  return new Uint8Array(bytes.buffer);
}

// Returns `length` bytes of LZMA data without its header, with `lc` 3, `lp` 0 and `pb` 0, with the names of the
// specification. Every bit is decoded with an adaptive probability. A byte is a literal, or part of a match, which
// repeats earlier bytes at a distance.
function decode(packed, length) {
  const output = new Uint8Array(length), probabilities = count => new Uint16Array(count).fill(1024);
  let range = 2 ** 32 - 1, code = 0, read = 0, written = 0;
  const normalize = () => {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + packed[read++];
  };
  const bit = (table, n) => {
    const bound = (range >>> 11) * table[n], isOne = code >= bound;
    if (isOne) {
      range -= bound;
      code -= bound;
      table[n] -= table[n] >> 5;
    } else {
      range = bound;
      table[n] += 2048 - table[n] >> 5;
    }
    normalize();
    return isOne ? 1 : 0;
  };
  const bitTree = (table, first, count) => {
    let symbol = 1;
    while (symbol >> count === 0) symbol = symbol << 1 | bit(table, first + symbol);
    return symbol - (1 << count);
  };
  const reverseBitTree = (table, first, count) => {
    let symbol = 1, value = 0;
    for (let n = 0; n < count; n++) {
      const next = bit(table, first + symbol);
      symbol = symbol << 1 | next;
      value |= next << n;
    }
    return value;
  };

  const isMatch = probabilities(12), literals = probabilities(8 * 768);
  let state = 0;
  const literal = () => {
    const first = (written && output[written - 1] >> 5) * 768;
    let symbol = 1;
    // After a match, a literal is decoded relative to the byte that would have continued it.
    if (state >= 7) {
      let expected = output[written - distances[0]], isSame = true;
      while (isSame && symbol < 256) {
        const next = bit(literals, first + (1 + (expected >> 7 & 1) << 8) + symbol);
        isSame = next === (expected >> 7 & 1);
        symbol = symbol << 1 | next;
        expected <<= 1;
      }
    }
    while (symbol < 256) symbol = symbol << 1 | bit(literals, first + symbol);
    output[written++] = symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };

  // The last four distances, the latest first.
  const distances = [1, 1, 1, 1], isRepeat = probabilities(12), isLong = probabilities(12);
  const isOlder = [probabilities(12), probabilities(12), probabilities(12)];
  const slots = probabilities(4 * 64), special = probabilities(128), align = probabilities(16);
  const distanceFor = length => {
    const slot = bitTree(slots, Math.min(length - 2, 3) * 64, 6), count = (slot >> 1) - 1;
    if (slot < 4) return slot + 1;
    let distance = (2 | slot & 1) * 2 ** count;
    if (slot < 14) return distance + reverseBitTree(special, distance - slot, count) + 1;
    for (let n = count - 1; n >= 4; n--) {
      range = Math.floor(range / 2);
      if (code >= range) {
        code -= range;
        distance += 2 ** n;
      }
      normalize();
    }
    return distance + reverseBitTree(align, 0, 4) + 1;
  };
  const lengthCoder = () => ({ choices: probabilities(2), low: probabilities(8), mid: probabilities(8), high: probabilities(256) });
  const lengthOf = ({ choices, low, mid, high }) => {
    if (!bit(choices, 0)) return 2 + bitTree(low, 0, 3);
    return bit(choices, 1) ? 18 + bitTree(high, 0, 8) : 10 + bitTree(mid, 0, 3);
  };
  const matchLengths = lengthCoder(), repeatLengths = lengthCoder();
  /** Makes the match's distance the latest one, and returns the match's length. */
  const match = () => {
    if (!bit(isRepeat, state)) {
      const length = lengthOf(matchLengths);
      state = state < 7 ? 7 : 10;
      distances.unshift(distanceFor(length));
      distances.pop();
      return length;
    }
    let age = 0;
    while (age < 3 && bit(isOlder[age], state)) age++;
    if (age === 0 && !bit(isLong, state)) {
      state = state < 7 ? 9 : 11;
      return 1;
    }
    distances.unshift(...distances.splice(age, 1));
    state = state < 7 ? 8 : 11;
    return lengthOf(repeatLengths);
  };

  // The first of the five bytes is always 0.
  while (read < 5) code = code * 256 + packed[read++];
  while (written < length) {
    if (!bit(isMatch, state)) {
      literal();
      continue;
    }
    const end = written + match();
    for (; written < end; written++) output[written] = output[written - distances[0]];
  }
  return output;
}

/** Returns the unpacked content of an element, which has the length and a line of letters. */
globalThis.unpacked = id => {
  const [length, letters] = document.getElementById(id).textContent.trim().split('\n');
  return decode(bytesOf(letters), Number(length));
};

const script = document.createElement('script');
script.type = 'module';
script.textContent = new TextDecoder().decode(unpacked('script'));
document.head.append(script);
