// Kernels of take-and-break games: Grundy values in the sparse-space way (see
// Matchsticks/Kernels/Sparse/SparseSpace.swift).
//
// g[a] is the Grundy value of a heap of a matches. `rev` is the same sequence backwards, so that
// the pairs (g[a], g[r - a]) of a heap broken in two are two forward streams.
#ifndef PUZZLELAB_TAKEBREAK_H
#define PUZZLELAB_TAKEBREAK_H
#include <stddef.h>
#include <stdint.h>
#if defined(__AVX2__)
#include <immintrin.h>
#endif
#if defined(__AVX512F__) && defined(__AVX512BW__)
#define PUZZLELAB_TAKEBREAK_VECTOR 1
#endif

// Vectors of 32 bytes, as a machine has them; the compiler makes two of 16 of them elsewhere. All
// functions with such arguments are inlined, so the way they would be passed doesn't matter.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"
typedef uint8_t ck_tb_bytes __attribute__((vector_size(32)));
typedef uint16_t ck_tb_words __attribute__((vector_size(32)));
typedef uint64_t ck_tb_longs __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) ck_tb_bytes ck_tb_load(const uint8_t *p) {
  ck_tb_bytes x;
  __builtin_memcpy(&x, p, 32);
  return x;
}

static inline __attribute__((always_inline)) ck_tb_bytes ck_tb_fill(uint16_t value, int width) {
  return width == 1 ? (ck_tb_bytes){} + (uint8_t)value : (ck_tb_bytes)((ck_tb_words){} + value);
}

// All bits of each lane in which a value of `x` is that of `y`.
static inline __attribute__((always_inline)) ck_tb_bytes ck_tb_equal(ck_tb_bytes x, ck_tb_bytes y, int width) {
  return width == 1 ? (ck_tb_bytes)(x == y) : (ck_tb_bytes)((ck_tb_words)x == (ck_tb_words)y);
}

static inline __attribute__((always_inline)) int ck_tb_any(ck_tb_bytes x) {
  ck_tb_longs y = (ck_tb_longs)x;
  return (y[0] | y[1] | y[2] | y[3]) != 0;
}

// The value of heap a.
static inline __attribute__((always_inline)) uint16_t ck_tb_value(const uint8_t *g, int64_t a, int width) {
  if (width == 1) return g[a];
  uint16_t value;
  __builtin_memcpy(&value, g + 2 * a, 2);
  return value;
}

// Whether some a in from...to has g[a] ^ q[a] == value, where q[a] = g[r - a]; values of `width`
// bytes.
static inline __attribute__((always_inline)) int ck_tb_scan(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, uint16_t value, int width) {
  int64_t a = from * width, end = (to + 1) * width;
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
  __m512i wanted = width == 1 ? _mm512_set1_epi8((char)value) : _mm512_set1_epi16((short)value);
#define CK_TB_HIT(o) ({ \
    __m512i x = _mm512_xor_si512(_mm512_loadu_si512(g + a + (o)), _mm512_loadu_si512(q + a + (o))); \
    width == 1 ? (uint64_t)_mm512_cmpeq_epi8_mask(x, wanted) : (uint64_t)_mm512_cmpeq_epi16_mask(x, wanted); })
  // Most scans end soon, so the first steps are short.
  int64_t soon = end - a < 512 ? end : a + 512;
  for (; a + 64 <= soon; a += 64)
    if (CK_TB_HIT(0)) return 1;
  for (; a + 256 <= end; a += 256)
    if (CK_TB_HIT(0) | CK_TB_HIT(64) | CK_TB_HIT(128) | CK_TB_HIT(192)) return 1;
  for (; a + 64 <= end; a += 64)
    if (CK_TB_HIT(0)) return 1;
#undef CK_TB_HIT
#else
  ck_tb_bytes wanted = ck_tb_fill(value, width);
#define CK_TB_HIT(o) ck_tb_equal(ck_tb_load(g + a + (o)) ^ ck_tb_load(q + a + (o)), wanted, width)
  int64_t soon = end - a < 512 ? end : a + 512;
  for (; a + 64 <= soon; a += 64)
    if (ck_tb_any(CK_TB_HIT(0) | CK_TB_HIT(32))) return 1;
  for (; a + 128 <= end; a += 128)
    if (ck_tb_any((CK_TB_HIT(0) | CK_TB_HIT(32)) | (CK_TB_HIT(64) | CK_TB_HIT(96)))) return 1;
  for (; a + 32 <= end; a += 32)
    if (ck_tb_any(CK_TB_HIT(0))) return 1;
#undef CK_TB_HIT
#endif
  for (; a < end; a += width)
    if ((ck_tb_value(g + a, 0, width) ^ ck_tb_value(q + a, 0, width)) == value) return 1;
  return 0;
}

static inline int ck_tb_scan8(const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, uint16_t value) {
  return ck_tb_scan(g, q, from, to, value, 1);
}

static inline int ck_tb_scan16(const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, uint16_t value) {
  return ck_tb_scan(g, q, from, to, value, 2);
}

#if defined(__AVX2__)
// Up to eight values a group: each has its bit in a table for each nibble of a value, so a value is
// one of them where the tables agree. All that is found is collected in one register a group.
static inline __attribute__((always_inline)) uint64_t ck_tb_probe_groups(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, const uint16_t *values, int count, int nibbles,
    int groups) {
  uint8_t bytes[8][4][16];
  __builtin_memset(bytes, 0, (size_t)groups * sizeof bytes[0]);
  for (int i = 0; i < count; i++)
    for (int j = 0; j < nibbles; j++) bytes[i / 8][j][values[i] >> 4 * j & 15] |= (uint8_t)(1 << i % 8);
  __m256i tables[8][4], found[8];
#pragma clang loop unroll(full)
  for (int i = 0; i < groups; i++) {
    found[i] = _mm256_setzero_si256();
    for (int j = 0; j < nibbles; j++)
      tables[i][j] = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)bytes[i][j]));
  }
  const __m256i low = _mm256_set1_epi8(15), odd = _mm256_set1_epi16((short)0xFF00);
#define CK_TB_PAIRS(o) _mm256_xor_si256( \
    _mm256_loadu_si256((const __m256i *)(g + (o))), _mm256_loadu_si256((const __m256i *)(q + (o))))
  for (int64_t start = from; start <= to; start += 32) {
    // The last step examines some pairs again, which does no harm.
    int64_t a = start < to - 31 ? start : to - 31;
    __m256i x, y;
    if (nibbles == 2) {
      x = y = CK_TB_PAIRS(a);
    } else {
      // The low bytes of 32 values, and their high bytes in the same order.
      __m256i first = CK_TB_PAIRS(2 * a), second = CK_TB_PAIRS(2 * a + 32);
      x = _mm256_blendv_epi8(first, _mm256_slli_epi16(second, 8), odd);
      y = _mm256_blendv_epi8(_mm256_srli_epi16(first, 8), second, odd);
    }
    __m256i x0 = _mm256_and_si256(x, low), x1 = _mm256_and_si256(_mm256_srli_epi16(x, 4), low);
    __m256i y0 = _mm256_and_si256(y, low), y1 = _mm256_and_si256(_mm256_srli_epi16(y, 4), low);
#pragma clang loop unroll(full)
    for (int i = 0; i < groups; i++) {
      __m256i hit = _mm256_and_si256(_mm256_shuffle_epi8(tables[i][0], x0), _mm256_shuffle_epi8(tables[i][1], x1));
      if (nibbles > 2) hit = _mm256_and_si256(hit, _mm256_shuffle_epi8(tables[i][2], y0));
      if (nibbles > 3) hit = _mm256_and_si256(hit, _mm256_shuffle_epi8(tables[i][3], y1));
      found[i] = _mm256_or_si256(found[i], hit);
    }
  }
#undef CK_TB_PAIRS
  uint64_t result = 0;
  for (int i = 0; i < groups; i++) {
    ck_tb_longs lanes = (ck_tb_longs)found[i];
    uint64_t all = (lanes[0] | lanes[1]) | (lanes[2] | lanes[3]);
    all |= all >> 32;
    all |= all >> 16;
    result |= ((all | all >> 8) & 255) << 8 * i;
  }
  return result;
}

static inline __attribute__((always_inline)) uint64_t ck_tb_probe_nibbles(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, const uint16_t *values, int count, int nibbles) {
  switch ((count + 7) / 8) {
    case 0: return 0;
    case 1: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 1);
    case 2: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 2);
    case 3: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 3);
    case 4: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 4);
    case 5:
    case 6: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 6);
    default: return ck_tb_probe_groups(g, q, from, to, values, count, nibbles, 8);
  }
}
#endif

// Bit i of 0..<count says that some a in from...to has g[a] ^ q[a] == values[i]; at most 64 values.
// These and all of g and q have at most `nibbles` nibbles: 2 where values are bytes, 3 or 4 where
// they are words.
static inline uint64_t ck_tb_probe(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, const uint16_t *values, int count, int nibbles) {
#if defined(__AVX2__)
  if (to - from >= 31) {
    if (nibbles == 2) return ck_tb_probe_nibbles(g, q, from, to, values, count, 2);
    if (nibbles == 3) return ck_tb_probe_nibbles(g, q, from, to, values, count, 3);
    return ck_tb_probe_nibbles(g, q, from, to, values, count, 4);
  }
#endif
  uint64_t result = 0;
  for (int i = 0; i < count; i++)
    if (ck_tb_scan(g, q, from, to, values[i], nibbles == 2 ? 1 : 2)) result |= (uint64_t)1 << i;
  return result;
}

// ck_tb_flag from byte `a` to byte `end`, eight at a time, which are unpacked in a register.
static inline __attribute__((always_inline)) void ck_tb_flag_bytes(
    const uint8_t *g, const uint8_t *q, int64_t a, int64_t end, const int width, uint8_t *flags) {
  for (; a + 8 <= end; a += 8) {
    uint64_t x, y;
    __builtin_memcpy(&x, g + a, 8);
    __builtin_memcpy(&y, q + a, 8);
    x ^= y;
#pragma clang loop unroll(full)
    for (int i = 0; i < 64; i += 8 * width) flags[width == 1 ? (uint8_t)(x >> i) : (uint16_t)(x >> i)] = 1;
  }
  for (; a < end; a += width) flags[ck_tb_value(g + a, 0, width) ^ ck_tb_value(q + a, 0, width)] = 1;
}

// Not inlined: compilers would make one slower loop of both widths.
static __attribute__((noinline)) void ck_tb_flag8(
    const uint8_t *g, const uint8_t *q, int64_t a, int64_t end, uint8_t *flags) {
  ck_tb_flag_bytes(g, q, a, end, 1, flags);
}

static __attribute__((noinline)) void ck_tb_flag16(
    const uint8_t *g, const uint8_t *q, int64_t a, int64_t end, uint8_t *flags) {
  ck_tb_flag_bytes(g, q, a, end, 2, flags);
}

// Flags the values g[a] ^ q[a], a in from...to.
static inline void ck_tb_flag(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, int width, uint8_t *flags) {
  if (width == 1) ck_tb_flag8(g, q, from, to + 1, flags);
  else ck_tb_flag16(g, q, 2 * from, 2 * (to + 1), flags);
}

// The same for the a in rare[first..<last].
static inline void ck_tb_flag_rare(
    const uint8_t *g, const uint8_t *q, const int32_t *rare, int64_t first, int64_t last, int width, uint8_t *flags) {
  if (width == 1)
    for (int64_t k = first; k < last; k++) flags[ck_tb_value(g, rare[k], 1) ^ ck_tb_value(q, rare[k], 1)] = 1;
  else
    for (int64_t k = first; k < last; k++) flags[ck_tb_value(g, rare[k], 2) ^ ck_tb_value(q, rare[k], 2)] = 1;
}

// Adds the first `count` flags of one row to another.
static inline void ck_tb_join(uint8_t *flags, const uint8_t *others, int64_t count) {
  for (int64_t i = 0; i < count; i++) flags[i] |= others[i];
}

// The first value from `value` on without a flag; there is one, and seven more bytes may be read.
static inline int64_t ck_tb_unflagged(const uint8_t *flags, int64_t value) {
  for (;; value += 8) {
    uint64_t x;
    __builtin_memcpy(&x, flags + value, 8);
    if (x != 0x0101010101010101u) return value + __builtin_ctzll(~x & 0x0101010101010101u) / 8;
  }
}

// Whether some a in rare[first..<last] has g[a] ^ q[a] == value.
static inline int ck_tb_scan_rare(
    const uint8_t *g, const uint8_t *q, const int32_t *rare, int64_t first, int64_t last, int width, uint16_t value) {
  for (int64_t k = first; k < last; k++)
    if ((ck_tb_value(g, rare[k], width) ^ ck_tb_value(q, rare[k], width)) == value) return 1;
  return 0;
}

// Bit i of 0...31 says that some a in rare[first..<last] has g[a] ^ p[i - a] == values[i].
static inline __attribute__((always_inline)) uint32_t ck_tb_scan_run(
    const uint8_t *g, const uint8_t *p, const int32_t *rare, int64_t first, int64_t last, const uint16_t *values,
    int width) {
  uint8_t bytes[64];
  for (int i = 0; i < 32; i++) {
    if (width == 1) bytes[i] = (uint8_t)values[i];
    else __builtin_memcpy(bytes + 2 * i, values + i, 2);
  }
  ck_tb_bytes low = ck_tb_load(bytes), high = width == 1 ? low : ck_tb_load(bytes + 32);
  ck_tb_bytes lowFound = {}, highFound = {};
  for (int64_t k = first; k < last; k++) {
    int64_t a = rare[k];
    ck_tb_bytes x = ck_tb_fill(ck_tb_value(g, a, width), width);
    lowFound |= ck_tb_equal(ck_tb_load(p - a * width) ^ x, low, width);
    if (width == 2) highFound |= ck_tb_equal(ck_tb_load(p - a * width + 32) ^ x, high, width);
  }
  uint32_t found = 0;
  __builtin_memcpy(bytes, &lowFound, 32);
  __builtin_memcpy(bytes + 32, &highFound, 32);
  for (int i = 0; i < 32; i++) found |= (uint32_t)(bytes[i * width] & 1) << i;
  return found;
}

static inline uint32_t ck_tb_scan_run8(
    const uint8_t *g, const uint8_t *p, const int32_t *rare, int64_t first, int64_t last, const uint16_t *values) {
  return ck_tb_scan_run(g, p, rare, first, last, values, 1);
}

static inline uint32_t ck_tb_scan_run16(
    const uint8_t *g, const uint8_t *p, const int32_t *rare, int64_t first, int64_t last, const uint16_t *values) {
  return ck_tb_scan_run(g, p, rare, first, last, values, 2);
}

#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
// ck_tb_mark_block for a number of words that the compiler knows: 32 heaps at a time, eight to a
// vector.
static inline __attribute__((always_inline)) void ck_tb_mark_words(
    const uint8_t *g, int64_t n0, int64_t t, const int32_t *rare, int64_t first, int64_t last, const int words,
    int heaps, uint64_t *marks) {
  const __m512i one = _mm512_set1_epi64(1);
  for (int half = 0; half < heaps; half += 32) {
    const uint8_t *p = g + n0 + half - t;
    __m512i found[4][4];
    for (int i = 0; i < 4; i++)
      for (int w = 0; w < words; w++) found[i][w] = _mm512_setzero_si512();
    for (int64_t k = first; k < last; k++) {
      const uint8_t *q = p - rare[k];
      const __m512i value = _mm512_set1_epi64(g[rare[k]]);
#pragma clang loop unroll(full)
      for (int i = 0; i < 4; i++) {
        const __m512i x = _mm512_xor_si512(_mm512_cvtepu8_epi64(_mm_loadl_epi64((const __m128i *)(q + 8 * i))), value);
        // A shift by 64 or more, "negative" ones among them, gives 0: no comparison is needed.
#pragma clang loop unroll(full)
        for (int w = 0; w < words; w++)
          found[i][w] = _mm512_or_si512(
              found[i][w], _mm512_sllv_epi64(one, _mm512_sub_epi64(x, _mm512_set1_epi64(64 * w))));
      }
    }
    for (int i = 0; i < 4; i++)
      for (int w = 0; w < words; w++) {
        uint64_t lanes[8];
        _mm512_storeu_si512(lanes, found[i][w]);
        for (int j = 0; j < 8; j++) marks[4 * (half + 8 * i + j) + w] |= lanes[j];
      }
  }
}
#endif

// Adds to marks[4 * i + w], i = 0..<heaps, the values v = g[a] ^ g[n0 + i - t - a] (bit v - 64 * w)
// of all a in rare[first..<last]. `heaps` is 32 or 64. Only w < words is written. All indices read
// must have been computed.
static inline void ck_tb_mark_block(
    const uint8_t *g, int64_t n0, int64_t t, const int32_t *rare, int64_t first, int64_t last, int words, int heaps,
    uint64_t *marks) {
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
  switch (words) {
    case 1: ck_tb_mark_words(g, n0, t, rare, first, last, 1, heaps, marks); break;
    case 2: ck_tb_mark_words(g, n0, t, rare, first, last, 2, heaps, marks); break;
    case 3: ck_tb_mark_words(g, n0, t, rare, first, last, 3, heaps, marks); break;
    default: ck_tb_mark_words(g, n0, t, rare, first, last, 4, heaps, marks);
  }
#elif defined(__AVX2__)
  for (int word = 0; word < words; word += 2) {
    const __m256i one = _mm256_set1_epi64x(1), base = _mm256_set1_epi64x(64 * word), next = _mm256_set1_epi64x(64);
    for (int group = 0; group < heaps / 4; group++) {
      const uint8_t *p = g + n0 + 4 * group - t;
      __m256i m0 = _mm256_setzero_si256(), m1 = m0;
      for (int64_t k = first; k < last; k++) {
        __m256i x = _mm256_cvtepu8_epi64(_mm_loadu_si32(p - rare[k]));
        x = _mm256_xor_si256(x, _mm256_set1_epi64x(g[rare[k]]));
        // A shift by 64 or more, "negative" ones among them, gives 0: no comparison is needed.
        if (word > 0) x = _mm256_sub_epi64(x, base);
        m0 = _mm256_or_si256(m0, _mm256_sllv_epi64(one, x));
        if (word + 1 < words) m1 = _mm256_or_si256(m1, _mm256_sllv_epi64(one, _mm256_sub_epi64(x, next)));
      }
      uint64_t lanes[2][4];
      _mm256_storeu_si256((__m256i *)lanes[0], m0);
      _mm256_storeu_si256((__m256i *)lanes[1], m1);
      for (int i = 0; i < 4; i++) {
        marks[4 * (4 * group + i) + word] |= lanes[0][i];
        if (word + 1 < words) marks[4 * (4 * group + i) + word + 1] |= lanes[1][i];
      }
    }
  }
#else
  (void)words;
  for (int64_t k = first; k < last; k++) {
    const uint8_t *p = g + n0 - t - rare[k];
    uint8_t value = g[rare[k]];
    for (int i = 0; i < heaps; i++) {
      uint8_t x = p[i] ^ value;
      marks[4 * i + (x >> 6)] |= (uint64_t)1 << (x & 63);
    }
  }
#endif
}

#pragma clang diagnostic pop

#if defined(__AVX2__)
// Whether three bytes of the eight before `end` occur together at one of the 32 places p...p + 31
// before it.
static inline __attribute__((always_inline)) int ck_tb_may_repeat(const uint8_t *end, int64_t p) {
  const uint8_t *q = end - p - 32;
  return ck_tb_any(ck_tb_equal(ck_tb_load(q), ck_tb_fill(end[-1], 1), 1) &
                   ck_tb_equal(ck_tb_load(q - 3), ck_tb_fill(end[-4], 1), 1) &
                   ck_tb_equal(ck_tb_load(q - 7), ck_tb_fill(end[-8], 1), 1));
}
#endif

// The smallest p in from...to such that the `length` bytes before `end` equal those p * width bytes
// earlier; 0 for none.
static inline int64_t ck_find_repeat(const uint8_t *end, int64_t length, int64_t width, int64_t from, int64_t to) {
  uint64_t key, seen;
  __builtin_memcpy(&key, end - 8, 8);
  for (int64_t p = from; p <= to; p++) {
#if defined(__AVX2__)
    while (width == 1 && p + 31 <= to && !ck_tb_may_repeat(end, p)) p += 32;
    if (p > to) return 0;
#endif
    __builtin_memcpy(&seen, end - p * width - 8, 8);
    if (seen == key && __builtin_memcmp(end - length, end - p * width - length, (size_t)length) == 0) return p;
  }
  return 0;
}

// How many bytes before `a` and `b` agree, going backwards, at most `limit`.
static inline int64_t ck_common_suffix(const uint8_t *a, const uint8_t *b, int64_t limit) {
  int64_t length = 0;
  while (length + 64 <= limit && __builtin_memcmp(a - length - 64, b - length - 64, 64) == 0) length += 64;
  while (length < limit && a[-length - 1] == b[-length - 1]) length++;
  return length;
}
// Grundy values g[from...to - 1] of a subtraction game with k takes, none above `from`; all values
// below 64.
static inline __attribute__((always_inline)) void ck_subtraction_k(
    uint8_t *g, const int64_t *takes, int k, int64_t from, int64_t to) {
  // Copied, because a store to g could change what `takes` points to.
  int64_t back[64];
  for (int i = 0; i < k; i++) back[i] = takes[i];
  for (int64_t n = from; n < to; n++) {
    uint64_t seen = 0;
    for (int i = 0; i < k; i++) seen |= (uint64_t)1 << (g[n - back[i]] & 63);
    g[n] = (uint8_t)__builtin_ctzll(~seen);
  }
}

// The same with the usual numbers of takes unrolled.
static inline void ck_subtraction(uint8_t *g, const int64_t *takes, int64_t k, int64_t from, int64_t to) {
  switch (k) {
    case 1: ck_subtraction_k(g, takes, 1, from, to); break;
    case 2: ck_subtraction_k(g, takes, 2, from, to); break;
    case 3: ck_subtraction_k(g, takes, 3, from, to); break;
    case 4: ck_subtraction_k(g, takes, 4, from, to); break;
    case 5: ck_subtraction_k(g, takes, 5, from, to); break;
    case 6: ck_subtraction_k(g, takes, 6, from, to); break;
    case 7: ck_subtraction_k(g, takes, 7, from, to); break;
    case 8: ck_subtraction_k(g, takes, 8, from, to); break;
    default: ck_subtraction_k(g, takes, (int)k, from, to);
  }
}
#endif
