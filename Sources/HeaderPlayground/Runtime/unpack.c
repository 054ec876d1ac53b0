// Unpacks LZMA data without its header, with lc 3, lp 0 and pb 0. loader.js runs it, before anything else. The names
// are the specification's. Every bit is decoded with an adaptive probability. A byte is a literal, or part of a
// match, which repeats earlier bytes at a distance.

typedef unsigned char byte;
typedef unsigned short probability;
typedef unsigned word;

typedef struct { probability choices[2], low[8], mid[8], high[256]; } LengthCoder;

static struct {
  probability isMatch[12], isRepeat[12], isLong[12], isOlder[3][12];
  probability literals[8][768], slots[4][64], special[128], align[16];
  LengthCoder matchLengths, repeatLengths;
} coder;
static const byte *packed;
static word range, code, state;
// The last four distances, the latest first.
static word distances[4];

static void normalize(void) {
  if (range >= 1 << 24) return;
  range <<= 8;
  code = code << 8 | *packed++;
}

static word bit(probability *one) {
  word bound = (range >> 11) * *one, isOne = code >= bound;
  if (isOne) {
    range -= bound;
    code -= bound;
    *one -= *one >> 5;
  } else {
    range = bound;
    *one += (2048 - *one) >> 5;
  }
  normalize();
  return isOne;
}

static word bitTree(probability *tree, word count) {
  word symbol = 1;
  while (!(symbol >> count)) symbol = symbol << 1 | bit(tree + symbol);
  return symbol - (1u << count);
}

static word reverseBitTree(probability *tree, word count) {
  word symbol = 1, value = 0;
  for (word n = 0; n < count; n++) {
    word next = bit(tree + symbol);
    symbol = symbol << 1 | next;
    value |= next << n;
  }
  return value;
}

static byte literal(const byte *end, probability *literals) {
  word symbol = 1;
  // After a match, a literal is decoded relative to the byte that would have continued it.
  if (state >= 7) {
    word expected = end[-(int)distances[0]], isSame = 1;
    while (isSame && symbol < 256) {
      word other = expected >> 7 & 1, next = bit(literals + ((1 + other) << 8) + symbol);
      isSame = next == other;
      symbol = symbol << 1 | next;
      expected <<= 1;
    }
  }
  while (symbol < 256) symbol = symbol << 1 | bit(literals + symbol);
  state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  return symbol;
}

static word distanceFor(word length) {
  word slot = bitTree(coder.slots[length < 5 ? length - 2 : 3], 6), count = (slot >> 1) - 1;
  if (slot < 4) return slot + 1;
  word distance = (2 | (slot & 1)) << count;
  if (slot < 14) return distance + reverseBitTree(coder.special + distance - slot, count) + 1;
  for (word n = count - 1; n >= 4; n--) {
    range >>= 1;
    if (code >= range) {
      code -= range;
      distance += 1u << n;
    }
    normalize();
  }
  return distance + reverseBitTree(coder.align, 4) + 1;
}

static word lengthOf(LengthCoder *lengths) {
  if (!bit(lengths->choices)) return 2 + bitTree(lengths->low, 3);
  return bit(lengths->choices + 1) ? 18 + bitTree(lengths->high, 8) : 10 + bitTree(lengths->mid, 3);
}

// Makes the match's distance the latest one, and returns the match's length.
static word match(void) {
  word age = 0;
  if (!bit(coder.isRepeat + state)) {
    word length = lengthOf(&coder.matchLengths);
    state = state < 7 ? 7 : 10;
    for (age = 3; age > 0; age--) distances[age] = distances[age - 1];
    distances[0] = distanceFor(length);
    return length;
  }
  while (age < 3 && bit(coder.isOlder[age] + state)) age++;
  if (!age && !bit(coder.isLong + state)) {
    state = state < 7 ? 9 : 11;
    return 1;
  }
  word distance = distances[age];
  for (; age > 0; age--) distances[age] = distances[age - 1];
  distances[0] = distance;
  state = state < 7 ? 8 : 11;
  return lengthOf(&coder.repeatLengths);
}

// Unpacks the data at `input` to the `length` bytes at `output`, once in an instance.
void unpack(const byte *input, byte *output, word length) {
  for (probability *each = (probability *)&coder; each < (probability *)(&coder + 1); each++) *each = 1024;
  for (word n = 0; n < 4; n++) distances[n] = 1;
  packed = input;
  range = -1;
  // The first of the five bytes is always 0.
  for (word n = 0; n < 5; n++) code = code << 8 | *packed++;
  for (byte *end = output; end < output + length;) {
    if (!bit(coder.isMatch + state)) {
      byte last = end > output ? end[-1] : 0;
      *end = literal(end, coder.literals[last >> 5]);
      end++;
      continue;
    }
    for (word count = match(); count > 0; count--, end++) *end = end[-(int)distances[0]];
  }
}
