// What Embedded Swift expects of a C library and bare WebAssembly has not: memory, rounding, a fused and a wide product.
//
// The allocator keeps a list of free blocks for every power of two and takes new ones from the end of
// memory. A page allocates while it starts and when a control is changed, never for a frame, so small
// and simple is right.

typedef __SIZE_TYPE__ size;
typedef unsigned char byte;

enum { SMALLEST = 4, CLASSES = 32, PAGE = 65536 };

// Before every block, sixteen bytes that keep it aligned, with its class in the last four.
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

// Everything is aligned to sixteen bytes; nothing here asks for more.
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

// One instruction each, with the bulk memory that every browser has.
void *memcpy(void *to, const void *from, size count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size count) { return __builtin_memset(to, value, count); }

// To the nearest whole number, halves away from zero: what WebAssembly has no instruction for.
double round(double number) {
  double whole = __builtin_trunc(number);
  if (__builtin_fabs(number - whole) >= 0.5) whole += __builtin_copysign(1, number);
  return __builtin_copysign(whole, number);
}

// The seed of hashes: what is hashed here comes from the page itself, and the same gives the same.
void arc4random_buf(void *bytes, size count) { __builtin_memset(bytes, 7, count); }

typedef unsigned long long wide;
typedef struct { wide low, high; } Wider;

typedef struct { double sum, error; } Sum;

// a + b, and exactly what rounding takes away from it.
static Sum add(double a, double b) {
  double sum = a + b, other = sum - a;
  return (Sum){sum, (a - (sum - other)) + (b - other)};
}

// a * b + c, rounded once (Boldo and Melquiond): exactly as a product of halves and a sum of what
// rounding takes away, of which the last is rounded to odd so that the whole is rounded but once. For
// numbers far from the ends of the range, as those of a screen are.
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

// 64 by 64 bits in 32 bit digits, and the products that only reach the upper half.
Wider __multi3(wide aLow, wide aHigh, wide bLow, wide bHigh) {
  wide digit = 0xffffffffULL;
  wide a0 = aLow & digit, a1 = aLow >> 32, b0 = bLow & digit, b1 = bLow >> 32;
  wide low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & digit);
  Wider product;
  product.low = (other << 32) | (low & digit);
  product.high = a1 * b1 + (middle >> 32) + (other >> 32) + aLow * bHigh + aHigh * bLow;
  return product;
}

// What Unicode's tables would say of text that is composed already and has a character in every scalar,
// as everything on the page is and has; no text comes in. The tables are 37,000 bytes.
unsigned short _swift_stdlib_getNormData(unsigned scalar) { (void)scalar; return 0; }
unsigned _swift_stdlib_getComposition(unsigned one, unsigned two) { (void)one, (void)two; return -1u; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { (void)scalar; return 0; }
const byte *const _swift_stdlib_nfd_decompositions = 0;
byte _swift_stdlib_getGraphemeBreakProperty(unsigned scalar) { (void)scalar; return 0xFF; }
_Bool _swift_stdlib_isExtendedPictographic(unsigned scalar) { (void)scalar; return 0; }
_Bool _swift_stdlib_isInCB_Consonant(unsigned scalar) { (void)scalar; return 0; }
