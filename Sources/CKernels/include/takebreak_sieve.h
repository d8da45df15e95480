// All Grundy values that the breaks of a heap reach, for sequences that have no sparse space.
//
// A value that was reached once is of no more interest, and after some thousand breaks few of those
// that are left are new. So a bit for each value that wasn't reached yet is kept in vector
// registers, where 32 breaks are looked up at a time; what is found there is new, or is found again
// soon after.
#ifndef PUZZLELAB_TAKEBREAK_SIEVE_H
#define PUZZLELAB_TAKEBREAK_SIEVE_H
#include <stdint.h>
#include "takebreak.h"
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
#define PUZZLELAB_TAKEBREAK_SIEVE 1
// How many values have a bit in registers at once.
#define CK_TB_WINDOW 8192
// The number of values found that may wait until they are flagged.
#define CK_TB_QUEUE 512
#endif

// Breaks are searched in pieces of this length, in an order that soon comes near every place:
// neighbours reach similar values.
#define CK_TB_PIECE 256

// Whether ck_tb_sieve is available.
static inline int ck_tb_sieves(void) {
#if defined(PUZZLELAB_TAKEBREAK_SIEVE)
  return 1;
#else
  return 0;
#endif
}

static inline int64_t ck_tb_piece(void) { return CK_TB_PIECE; }

// A bit for each of the first `values` values, a multiple of 64, that has no flag.
static inline void ck_tb_unflagged_bits(const uint8_t *flags, int64_t values, uint16_t *bits) {
  for (int64_t i = 0; i < values; i += 64) {
    uint64_t word = 0;
#if defined(PUZZLELAB_TAKEBREAK_SIEVE)
    word = _mm512_testn_epi8_mask(_mm512_loadu_si512(flags + i), _mm512_set1_epi8(1));
#else
    for (int j = 0; j < 64; j++) word |= (uint64_t)(flags[i + j] ^ 1) << j;
#endif
    __builtin_memcpy(bits + i / 16, &word, 8);
  }
}

#if defined(PUZZLELAB_TAKEBREAK_SIEVE)
// What is looked through: values of `width` bytes, breaks from...to, the pieces first..<last of
// `count`, each `step` after the one before.
typedef struct {
  const uint8_t *g, *q;
  int64_t from, to, count, step, first, last;
} ck_tb_breaks;

// 32 values g[a] ^ q[a] from `a` on.
static inline __attribute__((always_inline)) __m512i ck_tb_pairs(
    const uint8_t *g, const uint8_t *q, int64_t a, const int width) {
  if (width == 2) return _mm512_xor_si512(_mm512_loadu_si512(g + 2 * a), _mm512_loadu_si512(q + 2 * a));
  return _mm512_cvtepu8_epi16(_mm256_xor_si256(
      _mm256_loadu_si256((const __m256i *)(g + a)), _mm256_loadu_si256((const __m256i *)(q + a))));
}

// Words of 16 bits of a block, two vectors of them; none of a block that isn't there.
#define CK_TB_WORDS(i) ((i) < blocks ? _mm512_permutex2var_epi16(tables[2 * (i)], place, tables[2 * (i) + 1]) : none)
#define CK_TB_EITHER(bit, lower, upper) _mm512_mask_blend_epi16(isUpper##bit, lower, upper)

// Which values of x have a bit in the tables, `blocks` of 1024 values each, 8 at most. All are
// below the power of two that isn't less than that.
static inline __attribute__((always_inline)) __mmask32 ck_tb_hits(
    __m512i x, const __m512i *tables, const int blocks) {
  const __m512i place = _mm512_srli_epi16(x, 4), none = _mm512_setzero_si512();
  const __mmask32 isUpper10 = _mm512_test_epi16_mask(x, _mm512_set1_epi16(1024));
  const __mmask32 isUpper11 = _mm512_test_epi16_mask(x, _mm512_set1_epi16(2048));
  const __mmask32 isUpper12 = _mm512_test_epi16_mask(x, _mm512_set1_epi16(4096));
  __m512i words = blocks > 1 ? CK_TB_EITHER(10, CK_TB_WORDS(0), CK_TB_WORDS(1)) : CK_TB_WORDS(0);
  if (blocks > 2) words = CK_TB_EITHER(11, words, CK_TB_EITHER(10, CK_TB_WORDS(2), CK_TB_WORDS(3)));
  if (blocks > 4) {
    __m512i upper = CK_TB_EITHER(10, CK_TB_WORDS(4), CK_TB_WORDS(5));
    if (blocks > 6) upper = CK_TB_EITHER(11, upper, CK_TB_EITHER(10, CK_TB_WORDS(6), CK_TB_WORDS(7)));
    else upper = CK_TB_EITHER(11, upper, none);
    words = CK_TB_EITHER(12, words, upper);
  }
  const __m512i bit = _mm512_sllv_epi16(_mm512_set1_epi16(1), _mm512_and_si512(x, _mm512_set1_epi16(15)));
  return _mm512_test_epi16_mask(words, bit);
}
#undef CK_TB_WORDS
#undef CK_TB_EITHER

// Appends the values of x that were hit to a queue with room for 32 more.
// Returns: How many they are.
static inline __attribute__((always_inline)) int64_t ck_tb_append(uint16_t *queue, __mmask32 hits, __m512i x) {
#if defined(__AVX512VBMI2__)
  _mm512_storeu_si512(queue, _mm512_maskz_compress_epi16(hits, x));
#else
  if (hits == 0) return 0;
  const __mmask16 lower = (__mmask16)hits, upper = (__mmask16)(hits >> 16);
  const __m512i first = _mm512_cvtepu16_epi32(_mm512_castsi512_si256(x));
  const __m512i second = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64(x, 1));
  _mm256_storeu_si256((__m256i *)queue, _mm512_cvtepi32_epi16(_mm512_maskz_compress_epi32(lower, first)));
  _mm256_storeu_si256(
      (__m256i *)(queue + __builtin_popcount(lower)), _mm512_cvtepi32_epi16(_mm512_maskz_compress_epi32(upper, second)));
#endif
  return __builtin_popcount(hits);
}

// ck_tb_sieve for `blocks` times 1024 values from `base` on; `isAll` means that there are no
// others.
static inline __attribute__((always_inline)) void ck_tb_sieve_window(
    const ck_tb_breaks *breaks, const int width, uint8_t *flags, uint16_t *bits, int32_t base, const int blocks,
    const int isAll) {
  uint16_t queue[CK_TB_QUEUE + CK_TB_PIECE + 32];
  const __m512i shift = _mm512_set1_epi16((short)base), limit = _mm512_set1_epi16((short)(1024 * blocks));
  const uint8_t *g = breaks->g, *q = breaks->q;
  const int64_t to = breaks->to, count = breaks->count;
  int64_t piece = breaks->first, place = piece * breaks->step % count;
  while (piece < breaks->last) {
    __m512i tables[16];
#pragma clang loop unroll(full)
    for (int i = 0; i < 2 * blocks; i++) tables[i] = _mm512_loadu_si512(bits + 32 * i);
    // What is new comes ever more rarely.
    const int64_t end = piece + 1 + piece / 4 < breaks->last ? piece + 1 + piece / 4 : breaks->last;
    int64_t found = 0;
    for (; piece < end && found < CK_TB_QUEUE; piece++) {
      int64_t a = breaks->from + place * CK_TB_PIECE;
      const int64_t last = a + CK_TB_PIECE - 1 < to ? a + CK_TB_PIECE - 1 : to;
      place += breaks->step;
      if (place >= count) place -= count;
      for (; a <= last; a += 32) {
        // The last step examines some breaks again, which does no harm.
        __m512i x = ck_tb_pairs(g, q, a < to - 31 ? a : to - 31, width);
        if (!isAll) x = _mm512_xor_si512(x, shift);
        __mmask32 hits = ck_tb_hits(x, tables, blocks);
        if (!isAll) hits &= _mm512_cmplt_epu16_mask(x, limit);
        found += ck_tb_append(queue + found, hits, x);
      }
    }
    for (int64_t i = 0; i < found; i++) {
      flags[base + queue[i]] = 1;
      bits[queue[i] >> 4] &= (uint16_t)~(1 << (queue[i] & 15));
    }
  }
}

static inline __attribute__((always_inline)) void ck_tb_sieve_width(
    const ck_tb_breaks *breaks, const int width, uint8_t *flags, uint16_t *bits, int64_t values) {
#define CK_TB_CASE(blocks) case blocks: ck_tb_sieve_window(breaks, width, flags, bits, 0, blocks, 1); break
  switch (values / 1024) {
    CK_TB_CASE(1);
    CK_TB_CASE(2);
    CK_TB_CASE(3);
    CK_TB_CASE(4);
    CK_TB_CASE(5);
    CK_TB_CASE(6);
    CK_TB_CASE(7);
    CK_TB_CASE(8);
    default:
      for (int32_t base = 0; base < values; base += CK_TB_WINDOW)
        ck_tb_sieve_window(breaks, width, flags, bits + base / 16, base, 8, 0);
  }
#undef CK_TB_CASE
}

static __attribute__((noinline)) void ck_tb_sieve16(
    const ck_tb_breaks *breaks, uint8_t *flags, uint16_t *bits, int64_t values) {
  ck_tb_sieve_width(breaks, 2, flags, bits, values);
}

static __attribute__((noinline)) void ck_tb_sieve8(const ck_tb_breaks *breaks, uint8_t *flags, uint16_t *bits) {
  ck_tb_sieve_window(breaks, 1, flags, bits, 0, 1, 1);
}
#endif

// Flags those of the values g[a] ^ q[a] that are below `values`, a in from...to, in the pieces
// first..<last of `count`, which come in steps of `step`, prime to the count. bits[v / 16] has a
// bit for each such value v without a flag, and is kept so. `values` is a multiple of 1024, and all
// that are found are below the power of two that isn't less.
static inline void ck_tb_sieve(
    const uint8_t *g, const uint8_t *q, int64_t from, int64_t to, int64_t count, int64_t step, int64_t first,
    int64_t last, int width, uint8_t *flags, uint16_t *bits, int64_t values) {
#if defined(PUZZLELAB_TAKEBREAK_SIEVE)
  if (to - from >= 31) {
    const ck_tb_breaks breaks = {g, q, from, to, count, step, first, last};
    if (width == 1) ck_tb_sieve8(&breaks, flags, bits);
    else ck_tb_sieve16(&breaks, flags, bits, values);
    return;
  }
#endif
  (void)count, (void)step, (void)first, (void)last, (void)bits, (void)values;
  ck_tb_flag(g, q, from, to, width, flags);
}
#endif
