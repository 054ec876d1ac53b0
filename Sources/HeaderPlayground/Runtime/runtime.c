// The functions of a C library that Embedded Swift needs and WebAssembly does not have: memory, rounding, fused
// multiplication and 128 bit multiplication.
//
// The allocator has a list of free blocks for every power of two, and takes new blocks from the end of memory. The
// page allocates when it starts and when a control changes, but not during a frame, so a simple allocator is enough.

typedef __SIZE_TYPE__ size;
typedef unsigned char byte;

enum { SMALLEST = 4, CLASSES = 32, PAGE = 65536 };

// Sixteen bytes before every block keep it aligned. The last four contain its class.
typedef struct Block { struct Block *next; } Block;

extern byte __heap_base;
static Block *freed[CLASSES];
static size heapEnd;

static byte *grow(size bytes) {
  if (!heapEnd) heapEnd = ((size)&__heap_base + 15) & ~(size)15;
  size end = heapEnd + bytes;
  size pages = __builtin_wasm_memory_size(0);
  if (end < heapEnd) return 0;
  if (end > pages * PAGE) {
    size missing = (end - pages * PAGE + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, missing) == (size)-1) return 0;
  }
  byte *block = (byte *)heapEnd;
  heapEnd = end;
  return block;
}

void *malloc(size bytes) {
  unsigned class = SMALLEST;
  while (class < CLASSES && ((size)1 << class) < bytes) class++;
  if (class >= CLASSES - 1) return 0;
  Block *reused = freed[class];
  if (reused) {
    freed[class] = reused->next;
    return reused;
  }
  byte *block = grow(((size)1 << class) + 16);
  if (!block) return 0;
  block += 16;
  ((unsigned *)block)[-1] = class;
  return block;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned class = ((unsigned *)pointer)[-1];
  Block *block = pointer;
  block->next = freed[class];
  freed[class] = block;
}

// Every block is aligned to sixteen bytes, which is enough for all of the code.
int posix_memalign(void **result, size alignment, size bytes) {
  if (alignment > 16) return 22;
  *result = malloc(bytes);
  return *result ? 0 : 12;
}

int memcmp(const void *a, const void *b, size count) {
  const byte *x = a, *y = b;
  for (size i = 0; i < count; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

// One instruction each, with bulk memory.
void *memcpy(void *to, const void *from, size count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size count) { return __builtin_memset(to, value, count); }

// Rounds halves away from zero, for which WebAssembly has no instruction.
double round(double number) {
  double whole = __builtin_trunc(number);
  if (__builtin_fabs(number - whole) >= 0.5) whole += __builtin_copysign(1, number);
  return __builtin_copysign(whole, number);
}

// The seed of hashes is constant, because only the page's own data is hashed.
void arc4random_buf(void *bytes, size count) { __builtin_memset(bytes, 7, count); }

typedef unsigned long long wide;
typedef struct { wide low, high; } Wider;

typedef struct { double sum, error; } Sum;

// Returns a + b, and its exact rounding error.
static Sum add(double a, double b) {
  double sum = a + b, other = sum - a;
  return (Sum){sum, (a - (sum - other)) + (b - other)};
}

// Returns a * b + c, rounded once (Boldo and Melquiond): adds the rounding errors of the product and of the sums, and
// rounds the last of them to odd, so that only the result is rounded. Numbers near the ends of the range are rounded
// twice.
double fma(double a, double b, double c) {
  double product = a * b;
  if (!(__builtin_fabs(product) < 0x1p900 && __builtin_fabs(c) < 0x1p900) ||
      __builtin_fabs(a) > 0x1p900 || __builtin_fabs(b) > 0x1p900)
    return product + c;
  double splitter = 134217729, a1 = a * splitter, b1 = b * splitter;
  double aHigh = a1 - (a1 - a), aLow = a - aHigh, bHigh = b1 - (b1 - b), bLow = b - bHigh;
  double rest = aLow * bLow - (((product - aHigh * bHigh) - aLow * bHigh) - aHigh * bLow);
  Sum low = add(c, rest), high = add(product, low.sum), last = add(high.error, low.error);
  union { double number; wide bits; } odd = {last.sum};
  if (last.error != 0 && !(odd.bits & 1)) odd.bits += (last.error > 0) == (last.sum > 0) ? 1 : -1;
  return high.sum + odd.number;
}

// Multiplies 128 bit numbers: the lower halves in 32 bit digits, and the products that affect only the upper half.
Wider __multi3(wide aLow, wide aHigh, wide bLow, wide bHigh) {
  wide digit = 0xffffffffULL;
  wide a0 = aLow & digit, a1 = aLow >> 32, b0 = bLow & digit, b1 = bLow >> 32;
  wide low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & digit);
  Wider product;
  product.low = (other << 32) | (low & digit);
  product.high = a1 * b1 + (middle >> 32) + (other >> 32) + aLow * bHigh + aHigh * bLow;
  return product;
}

// Unicode's answers for composed text with one scalar per character. All text of the engine is such, and none comes
// from outside. The tables would take 37,000 bytes.
unsigned short _swift_stdlib_getNormData(unsigned scalar) { (void)scalar; return 0; }
unsigned _swift_stdlib_getComposition(unsigned one, unsigned two) { (void)one, (void)two; return -1u; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { (void)scalar; return 0; }
const byte *const _swift_stdlib_nfd_decompositions = 0;
byte _swift_stdlib_getGraphemeBreakProperty(unsigned scalar) { (void)scalar; return 0xFF; }
_Bool _swift_stdlib_isExtendedPictographic(unsigned scalar) { (void)scalar; return 0; }
_Bool _swift_stdlib_isInCB_Consonant(unsigned scalar) { (void)scalar; return 0; }
