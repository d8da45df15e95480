// Kernels of take-and-break games: Grundy values in the sparse-space way (see
// Matchsticks/Kernels/SparseSpace.swift).
//
// g[a] is the Grundy value of a heap of a matches. `rev` is the same sequence backwards, so that
// the pairs (g[a], g[r - a]) of a heap broken in two are two forward streams.
#ifndef PUZZLELAB_TAKEBREAK_H
#define PUZZLELAB_TAKEBREAK_H
#include <stdint.h>
#include <string.h>
#if defined(__AVX512F__) && defined(__AVX512BW__)
#include <immintrin.h>
#define PUZZLELAB_TAKEBREAK_VECTOR 1
#endif

// Whether some a in 1...half has g[a] ^ q[a] == value, where q[a] = g[r - a].
static inline int ck_tb_scan8(const uint8_t *g, const uint8_t *q, int64_t half, uint8_t value) {
  int64_t a = 1;
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
  __m512i wanted = _mm512_set1_epi8((char)value);
  // Most scans end soon, so the first steps are short.
  int64_t soon = half < 512 ? half : 512;
  for (; a + 63 <= soon; a += 64) {
    __m512i x = _mm512_xor_si512(_mm512_loadu_si512(g + a), _mm512_loadu_si512(q + a));
    if (_mm512_cmpeq_epi8_mask(x, wanted)) return 1;
  }
  for (; a + 255 <= half; a += 256) {
    __m512i x0 = _mm512_xor_si512(_mm512_loadu_si512(g + a), _mm512_loadu_si512(q + a));
    __m512i x1 = _mm512_xor_si512(_mm512_loadu_si512(g + a + 64), _mm512_loadu_si512(q + a + 64));
    __m512i x2 = _mm512_xor_si512(_mm512_loadu_si512(g + a + 128), _mm512_loadu_si512(q + a + 128));
    __m512i x3 = _mm512_xor_si512(_mm512_loadu_si512(g + a + 192), _mm512_loadu_si512(q + a + 192));
    uint64_t hit = _mm512_cmpeq_epi8_mask(x0, wanted) | _mm512_cmpeq_epi8_mask(x1, wanted) |
                   _mm512_cmpeq_epi8_mask(x2, wanted) | _mm512_cmpeq_epi8_mask(x3, wanted);
    if (hit) return 1;
  }
  for (; a + 63 <= half; a += 64) {
    __m512i x = _mm512_xor_si512(_mm512_loadu_si512(g + a), _mm512_loadu_si512(q + a));
    if (_mm512_cmpeq_epi8_mask(x, wanted)) return 1;
  }
#else
  const uint64_t ones = 0x0101010101010101u, highs = 0x8080808080808080u;
  for (; a + 31 <= half; a += 32) {
    uint64_t found = 0;
    for (int i = 0; i < 4; i++) {
      uint64_t x, y;
      memcpy(&x, g + a + 8 * i, 8);
      memcpy(&y, q + a + 8 * i, 8);
      x ^= y ^ (ones * value);
      found |= (x - ones) & ~x & highs;
    }
    if (found) return 1;
  }
#endif
  for (; a <= half; a++)
    if ((g[a] ^ q[a]) == value) return 1;
  return 0;
}

// The same for 16-bit values.
static inline int ck_tb_scan16(const uint16_t *g, const uint16_t *q, int64_t half, uint16_t value) {
  int64_t a = 1;
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
  __m512i wanted = _mm512_set1_epi16((short)value);
  for (; a + 63 <= half; a += 64) {
    __m512i x0 = _mm512_xor_si512(_mm512_loadu_si512(g + a), _mm512_loadu_si512(q + a));
    __m512i x1 = _mm512_xor_si512(_mm512_loadu_si512(g + a + 32), _mm512_loadu_si512(q + a + 32));
    if (_mm512_cmpeq_epi16_mask(x0, wanted) | _mm512_cmpeq_epi16_mask(x1, wanted)) return 1;
  }
#else
  for (; a + 15 <= half; a += 16) {
    int found = 0;
    for (int i = 0; i < 16; i++) found |= (g[a + i] ^ q[a + i]) == value;
    if (found) return 1;
  }
#endif
  for (; a <= half; a++)
    if ((g[a] ^ q[a]) == value) return 1;
  return 0;
}

// Adds to marks[4 * i + w], i = 0...63, the values v = g[a] ^ g[n0 + i - t - a] (bit v - 64 * w) of
// all a in rare[first..<last]. Only w < words is written. All indices read must have been computed.
static inline void ck_tb_mark_block(
    const uint8_t *g, int64_t n0, int64_t t, const int32_t *rare, int64_t first, int64_t last, int words,
    uint64_t *marks) {
#if defined(PUZZLELAB_TAKEBREAK_VECTOR)
  const __m512i one = _mm512_set1_epi64(1);
  for (int group = 0; group < 8; group++) {
    const uint8_t *p = g + n0 + 8 * group - t;
    __m512i m0 = _mm512_setzero_si512(), m1 = m0, m2 = m0, m3 = m0;
    // A shift by 64 or more, "negative" ones among them, gives 0: no comparison is needed.
    if (words == 1) {
      for (int64_t k = first; k < last; k++) {
        __m512i x = _mm512_cvtepu8_epi64(_mm_loadl_epi64((const __m128i *)(p - rare[k])));
        x = _mm512_xor_si512(x, _mm512_set1_epi64(g[rare[k]]));
        m0 = _mm512_or_si512(m0, _mm512_sllv_epi64(one, x));
      }
    } else if (words == 2) {
      for (int64_t k = first; k < last; k++) {
        __m512i x = _mm512_cvtepu8_epi64(_mm_loadl_epi64((const __m128i *)(p - rare[k])));
        x = _mm512_xor_si512(x, _mm512_set1_epi64(g[rare[k]]));
        m0 = _mm512_or_si512(m0, _mm512_sllv_epi64(one, x));
        m1 = _mm512_or_si512(m1, _mm512_sllv_epi64(one, _mm512_sub_epi64(x, _mm512_set1_epi64(64))));
      }
    } else {
      for (int64_t k = first; k < last; k++) {
        __m512i x = _mm512_cvtepu8_epi64(_mm_loadl_epi64((const __m128i *)(p - rare[k])));
        x = _mm512_xor_si512(x, _mm512_set1_epi64(g[rare[k]]));
        m0 = _mm512_or_si512(m0, _mm512_sllv_epi64(one, x));
        m1 = _mm512_or_si512(m1, _mm512_sllv_epi64(one, _mm512_sub_epi64(x, _mm512_set1_epi64(64))));
        m2 = _mm512_or_si512(m2, _mm512_sllv_epi64(one, _mm512_sub_epi64(x, _mm512_set1_epi64(128))));
        m3 = _mm512_or_si512(m3, _mm512_sllv_epi64(one, _mm512_sub_epi64(x, _mm512_set1_epi64(192))));
      }
    }
    uint64_t lanes[4][8];
    _mm512_storeu_si512(lanes[0], m0);
    _mm512_storeu_si512(lanes[1], m1);
    _mm512_storeu_si512(lanes[2], m2);
    _mm512_storeu_si512(lanes[3], m3);
    for (int i = 0; i < 8; i++)
      for (int w = 0; w < words; w++) marks[4 * (8 * group + i) + w] |= lanes[w][i];
  }
#else
  (void)words;
  for (int64_t k = first; k < last; k++) {
    const uint8_t *p = g + n0 - t - rare[k];
    uint8_t value = g[rare[k]];
    for (int i = 0; i < 64; i++) {
      uint8_t x = p[i] ^ value;
      marks[4 * i + (x >> 6)] |= (uint64_t)1 << (x & 63);
    }
  }
#endif
}

// The smallest p in from...to such that the `length` bytes before `end` equal those p * width bytes
// earlier; 0 for none.
static inline int64_t ck_find_repeat(const uint8_t *end, int64_t length, int64_t width, int64_t from, int64_t to) {
  uint64_t key, seen;
  memcpy(&key, end - 8, 8);
  for (int64_t p = from; p <= to; p++) {
    memcpy(&seen, end - p * width - 8, 8);
    if (seen == key && memcmp(end - length, end - p * width - length, (size_t)length) == 0) return p;
  }
  return 0;
}

// How many bytes before `a` and `b` agree, going backwards, at most `limit`.
static inline int64_t ck_common_suffix(const uint8_t *a, const uint8_t *b, int64_t limit) {
  int64_t length = 0;
  while (length + 64 <= limit && memcmp(a - length - 64, b - length - 64, 64) == 0) length += 64;
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
