// The value of a Reversi position by a small network: each feature has an entry of eight signed
// bytes, the entries of a position are added, and what comes out is its value in two parts.
//
// The sums of bytes 0 and 1 are the linear part, 256 * sum[1] + sum[0]. The six others, in
// sixty-fourths, go through a layer of eight units: unit h has z[h] = bias[h] + the sum over k
// of |s[k]| * slope[k][s[k] < 0][h], in parts of 2^18 as slopes are in 4096ths, and adds
// output[h] * z[h] where z[h] is positive, with z[h] cut to 256ths (>> 10) and to less than 16;
// outputs count 2^11 times the value's parts. `hidden` holds slopes, biases, outputs and a last
// bias, in this order; it is packed before use. All is integer arithmetic, the same on every
// machine. Nothing overflows as long as slopes and outputs are below 2^15 and biases at most 2^29.
#ifndef PUZZLELAB_CKERNELS_REVERSI_NETWORK_H
#define PUZZLELAB_CKERNELS_REVERSI_NETWORK_H

#include <stdint.h>

#include "reversi_features.h"

#define CK_RV_ENTRY 8
#define CK_RV_INPUTS 6
#define CK_RV_UNITS 8

/// The sums of the entries at `at`, byte by byte.
CK_RV_INLINE void ck_rv_entries_sum(int16_t *sum, const int8_t *entries, const int32_t *at) {
#if defined(__AVX2__)
  __m128i even = _mm_setzero_si128(), odd = even;
  for (int i = 0; i < CK_RV_LANES; i += 2) {
    const __m128i *first = (const __m128i *)(entries + CK_RV_ENTRY * (long)at[i]);
    const __m128i *second = (const __m128i *)(entries + CK_RV_ENTRY * (long)at[i + 1]);
    even = _mm_add_epi16(even, _mm_cvtepi8_epi16(_mm_loadl_epi64(first)));
    odd = _mm_add_epi16(odd, _mm_cvtepi8_epi16(_mm_loadl_epi64(second)));
  }
  _mm_storeu_si128((__m128i *)sum, _mm_add_epi16(even, odd));
#else
  for (int k = 0; k < CK_RV_ENTRY; k++) { sum[k] = 0; }
  for (int i = 0; i < CK_RV_LANES; i++) {
    for (int k = 0; k < CK_RV_ENTRY; k++) { sum[k] = (int16_t)(sum[k] + entries[CK_RV_ENTRY * (long)at[i] + k]); }
  }
#endif
}
/// The numbers of a packed layer: for each input and unit both slopes, 8 biases, 8 outputs, a last
/// bias.
#define CK_RV_LAYER 65
_Static_assert(CK_RV_LAYER == CK_RV_INPUTS * CK_RV_UNITS + 2 * CK_RV_UNITS + 1, "a layer has its numbers");

/// Packs a layer for `ck_rv_network`: the slope for positive sums in the low half of a number, the
/// one for negative sums in the high half.
static inline void ck_rv_layer_pack(int32_t *to, const int32_t *hidden) {
  for (int k = 0; k < CK_RV_INPUTS; k++) {
    for (int h = 0; h < CK_RV_UNITS; h++) {
      uint32_t high = (uint32_t)hidden[CK_RV_UNITS * (2 * k + 1) + h] << 16;
      *to++ = (int32_t)(high | ((uint32_t)hidden[CK_RV_UNITS * 2 * k + h] & 0xFFFF));
    }
  }
  for (int i = 2 * CK_RV_INPUTS * CK_RV_UNITS; i < 2 * CK_RV_INPUTS * CK_RV_UNITS + 2 * CK_RV_UNITS + 1; i++) {
    *to++ = hidden[i];
  }
}
/// What the layer adds to a value, times 2^11.
CK_RV_INLINE int32_t ck_rv_layer(const int16_t *sum, const int32_t *layer) {
  const int32_t *bias = layer + CK_RV_INPUTS * CK_RV_UNITS, *output = bias + CK_RV_UNITS;
#if defined(__AVX2__)
  // Pairs of the positive and the negative part of each sum, multiplied with pairs of slopes.
  __m128i sums = _mm_loadu_si128((const __m128i *)sum), none = _mm_setzero_si128();
  __m128i up = _mm_max_epi16(sums, none), down = _mm_max_epi16(_mm_sub_epi16(none, sums), none);
  __m256i pairs = _mm256_set_m128i(_mm_unpackhi_epi16(up, down), _mm_unpacklo_epi16(up, down));
  __m256i even = _mm256_loadu_si256((const __m256i *)bias), odd = _mm256_setzero_si256();
  for (int k = 0; k < CK_RV_INPUTS; k += 2) {
    const __m256i *slopes = (const __m256i *)layer + k;
    __m256i first = _mm256_permutevar8x32_epi32(pairs, _mm256_set1_epi32(CK_RV_ENTRY - CK_RV_INPUTS + k));
    __m256i second = _mm256_permutevar8x32_epi32(pairs, _mm256_set1_epi32(CK_RV_ENTRY - CK_RV_INPUTS + k + 1));
    even = _mm256_add_epi32(even, _mm256_madd_epi16(first, _mm256_loadu_si256(slopes)));
    odd = _mm256_add_epi32(odd, _mm256_madd_epi16(second, _mm256_loadu_si256(slopes + 1)));
  }
  __m256i active = _mm256_srai_epi32(_mm256_max_epi32(_mm256_add_epi32(even, odd), _mm256_setzero_si256()), 10);
  active = _mm256_min_epi32(active, _mm256_set1_epi32(4095));
  __m256i added = _mm256_madd_epi16(active, _mm256_loadu_si256((const __m256i *)output));
  __m128i four = _mm_add_epi32(_mm256_castsi256_si128(added), _mm256_extracti128_si256(added, 1));
  four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
  return _mm_cvtsi128_si32(_mm_add_epi32(four, _mm_shuffle_epi32(four, 0xB1)));
#else
  int32_t z[CK_RV_UNITS], added = 0;
  for (int h = 0; h < CK_RV_UNITS; h++) { z[h] = bias[h]; }
  for (int k = 0; k < CK_RV_INPUTS; k++) {
    int32_t s = sum[CK_RV_ENTRY - CK_RV_INPUTS + k];
    for (int h = 0; h < CK_RV_UNITS; h++) {
      uint32_t slopes = (uint32_t)layer[CK_RV_UNITS * k + h];
      z[h] += s < 0 ? -s * (int16_t)(slopes >> 16) : s * (int16_t)(slopes & 0xFFFF);
    }
  }
  for (int h = 0; h < CK_RV_UNITS; h++) {
    int32_t active = z[h] < 0 ? 0 : z[h] >> 10;
    added += output[h] * (active < 4095 ? active : 4095);
  }
  return added;
#endif
}
/// The value of the features of a position, whose last two lanes are replaced by the entries `own`
/// and `other`; `layer` is packed.
CK_RV_INLINE int32_t ck_rv_network(const int16_t *features, const int8_t *entries, const int32_t *offsets,
                                   const int32_t *layer, int32_t own, int32_t other) {
  int32_t at[CK_RV_LANES];
  for (int i = 0; i < CK_RV_LANES; i++) { at[i] = offsets[i] + features[i]; }
  at[CK_RV_LANES - 2] = own;
  at[CK_RV_LANES - 1] = other;
  int16_t sum[CK_RV_ENTRY];
  ck_rv_entries_sum(sum, entries, at);
  return 256 * sum[1] + sum[0] + layer[CK_RV_LAYER - 1] + (ck_rv_layer(sum, layer) >> 11);
}

#endif
