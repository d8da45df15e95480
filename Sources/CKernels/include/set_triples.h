#ifndef PUZZLELAB_SET_TRIPLES_H
#define PUZZLELAB_SET_TRIPLES_H
// Sets (lines of AG(d,3), d ≤ 4) among packed cards.
//
// A packed card is one byte, two bits a digit (values 0, 1, 2), the last digit lowest:
//
//   bit   7 6     5 4      3 2     1 0
//        number  colour   shape   fill
//
// The digit that completes a and b is a where a = b, and 3 XOR a XOR b where they differ.
// So with x = a XOR b the whole third card is (differ AND NOT x) OR (NOT differ AND a),
// where differ holds 11 for each digit in which x isn't 00. 0xFF isn't a card and completes
// nothing.
#include <stdint.h>

#if defined(__AVX512VBMI__) && defined(__AVX512VBMI2__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define CK_SET_AVX512 1
#include <immintrin.h>
#endif

typedef uint8_t ck_set_u8x64 __attribute__((ext_vector_type(64)));
typedef uint8_t ck_set_u8x32 __attribute__((ext_vector_type(32)));
typedef uint16_t ck_set_u16x32 __attribute__((ext_vector_type(32)));
typedef uint16_t ck_set_u16x16 __attribute__((ext_vector_type(16)));
typedef ck_set_u8x64 ck_set_u8x64_unaligned __attribute__((aligned(1)));
typedef ck_set_u8x32 ck_set_u8x32_unaligned __attribute__((aligned(1)));

#define CK_SET_INLINE static inline __attribute__((always_inline))

// The three planes of a list of triples (first, second, third positions) are stored at this
// distance in bytes. 32 cards hold at most 160 Sets and a vector store may write 63 bytes more than
// needed.
#define CK_SET_PLANE 256

// Whether the vector code is compiled in.
CK_SET_INLINE int ck_set_is_vector(void) {
#ifdef CK_SET_AVX512
  return 1;
#else
  return 0;
#endif
}

// Third cards of many pairs, for any vector type `bytes` and the type `words` of the same width. A
// macro, because vectors wider than the machine's must not be arguments of functions. The 16-bit
// shift carries bits between bytes only where the mask drops them.
#define CK_SET_THIRD(third, a, b, bytes, words)                                  \
  do {                                                                           \
    const bytes ck_x = (a) ^ (b);                                                \
    bytes ck_differ = (ck_x | (bytes)((words)ck_x >> 1)) & 0x55;                 \
    ck_differ |= ck_differ + ck_differ;                                          \
    third = (ck_differ & ~ck_x) | (~ck_differ & (a));                            \
  } while (0)

// Lists the Sets among `count` (≤ 32) packed cards, positions ascending, in lexicographic order.
//
// `cards` has 32 bytes, 0xFF after the last card. `lanes` holds for each block of 64 pairs i < j <
// count - 1, in lexicographic order, 64 bytes i and then 64 bytes j, filled up with zeros. Returns
// the number of Sets.
#ifdef CK_SET_AVX512
CK_SET_INLINE int ck_set_list_deal(__m512i deal, int count, const uint8_t *lanes, int blocks, uint8_t *triples) {
  int found = 0;
#pragma clang loop unroll(full)
  for (int block = 0; block < blocks; block++) {
    const __m512i first = _mm512_loadu_si512(lanes + 128 * block);
    const __m512i second = _mm512_loadu_si512(lanes + 128 * block + 64);
    const ck_set_u8x64 a = (ck_set_u8x64)_mm512_permutexvar_epi8(first, deal);
    const ck_set_u8x64 b = (ck_set_u8x64)_mm512_permutexvar_epi8(second, deal);
    ck_set_u8x64 completing;
    CK_SET_THIRD(completing, a, b, ck_set_u8x64, ck_set_u16x32);
    // Each pair has one completing card, so one lane holds its position; 0 where it isn't on the
    // table.
    __m512i third = _mm512_setzero_si512();
#pragma clang loop unroll(full)
    for (int k = 2; k < count; k++) {
      const __m512i position = _mm512_set1_epi8((char)k);
      const __mmask64 equal = _mm512_cmpeq_epi8_mask((__m512i)completing, _mm512_permutexvar_epi8(position, deal));
      third = _mm512_mask_mov_epi8(third, equal, position);
    }
    const __mmask64 ascending = _mm512_cmpgt_epu8_mask(third, second);
    _mm512_storeu_si512(triples + found, _mm512_maskz_compress_epi8(ascending, first));
    _mm512_storeu_si512(triples + CK_SET_PLANE + found, _mm512_maskz_compress_epi8(ascending, second));
    _mm512_storeu_si512(triples + 2 * CK_SET_PLANE + found, _mm512_maskz_compress_epi8(ascending, third));
    found += (int)__builtin_popcountll(ascending);
  }
  return found;
}

CK_SET_INLINE int ck_set_list(const uint8_t *cards, int count, const uint8_t *lanes, int blocks, uint8_t *triples) {
  const __m512i deal = _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)cards));
  return ck_set_list_deal(deal, count, lanes, blocks, triples);
}

// The same for cards that are in four words, lowest byte first: they reach the vector without a
// detour through memory, where a wide load would wait for the narrow stores before it.
CK_SET_INLINE int ck_set_list_words(
    uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3, int count, const uint8_t *lanes, int blocks, uint8_t *triples) {
  const __m256i words = _mm256_set_epi64x((long long)w3, (long long)w2, (long long)w1, (long long)w0);
  return ck_set_list_deal(_mm512_castsi256_si512(words), count, lanes, blocks, triples);
}
#else
CK_SET_INLINE int ck_set_list(const uint8_t *cards, int count, const uint8_t *lanes, int blocks, uint8_t *triples) {
  (void)lanes;
  (void)blocks;
  uint8_t position[256];
  __builtin_memset(position, 0, sizeof position);
  for (int i = 0; i < count; i++) position[cards[i]] = (uint8_t)i;
  const ck_set_u8x32 deal = *(const ck_set_u8x32_unaligned *)cards;
  int found = 0;
  for (int i = 0; i + 2 < count; i++) {
    uint8_t completing[32];
    const ck_set_u8x32 first = (ck_set_u8x32)cards[i];
    CK_SET_THIRD(*(ck_set_u8x32_unaligned *)completing, first, deal, ck_set_u8x32, ck_set_u16x16);
    for (int j = i + 1; j + 1 < count; j++) {
      // Written always, kept only when the completing card comes after j: no branch to mispredict.
      const uint8_t k = position[completing[j]];
      triples[found] = (uint8_t)i;
      triples[CK_SET_PLANE + found] = (uint8_t)j;
      triples[2 * CK_SET_PLANE + found] = k;
      found += k > j;
    }
  }
  return found;
}

CK_SET_INLINE int ck_set_list_words(
    uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3, int count, const uint8_t *lanes, int blocks, uint8_t *triples) {
  const uint64_t words[4] = {w0, w1, w2, w3};
  return ck_set_list((const uint8_t *)words, count, lanes, blocks, triples);
}
#endif

// Adds up the Sets of 64 deals of `count` (≤ 32) cards: `cards` holds card 0 of all deals, then
// card 1 and so on, 64 bytes each; `counts` receives 64 numbers. 32 cards hold fewer than 256 Sets.
CK_SET_INLINE void ck_set_count64(const uint8_t *cards, int count, uint8_t *counts) {
  const ck_set_u8x64_unaligned *rows = (const ck_set_u8x64_unaligned *)cards;
  ck_set_u8x64 total = 0;
#pragma clang loop unroll(full)
  for (int i = 0; i < count - 2; i++) {
#pragma clang loop unroll(full)
    for (int j = i + 1; j < count - 1; j++) {
      ck_set_u8x64 completing;
      CK_SET_THIRD(completing, rows[i], rows[j], ck_set_u8x64, ck_set_u16x32);
#pragma clang loop unroll(full)
      for (int k = j + 1; k < count; k++) total -= (ck_set_u8x64)(completing == rows[k]);
    }
  }
  *(ck_set_u8x64_unaligned *)counts = total;
}
#endif
