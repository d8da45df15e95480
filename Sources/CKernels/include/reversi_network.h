// The value of a Reversi position by a small network: each feature has an entry of eight signed
// bytes, the entries of a position are added, and what comes out is its value in two parts.
//
// The sums of bytes 0 and 1 are the linear part, 256 * sum[1] + sum[0]. The six others, in
// sixty-fourths, go through a layer of eight units: unit h has z[h] = bias[h] + the sum over k
// of |s[k]| * slope[k][s[k] < 0][h], in parts of 2^18 as slopes are in 4096ths, and adds
// output[h] * z[h] where z[h] is positive, with z[h] cut to 256ths (>> 10) and to less than 16;
// outputs count 2^11 times the value's parts. `hidden` holds slopes, biases, outputs and a last
// bias, in this order. All is integer arithmetic, the same on every machine. Nothing overflows as
// long as slopes and outputs are below 2^15 and biases at most 2^29.
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
/// The value of the features of a position, whose last two lanes are replaced by the entries `own`
/// and `other`.
CK_RV_INLINE int32_t ck_rv_network(const int16_t *features, const int8_t *entries, const int32_t *offsets,
                                   const int32_t *hidden, int32_t own, int32_t other) {
  int32_t at[CK_RV_LANES];
  for (int i = 0; i < CK_RV_LANES; i++) { at[i] = offsets[i] + features[i]; }
  at[CK_RV_LANES - 2] = own;
  at[CK_RV_LANES - 1] = other;
  int16_t sum[CK_RV_ENTRY];
  ck_rv_entries_sum(sum, entries, at);
  const int32_t *bias = hidden + 2 * CK_RV_INPUTS * CK_RV_UNITS;
  const int32_t *output = bias + CK_RV_UNITS;
  int32_t z[CK_RV_UNITS];
  for (int h = 0; h < CK_RV_UNITS; h++) { z[h] = bias[h]; }
  for (int k = 0; k < CK_RV_INPUTS; k++) {
    int32_t s = sum[CK_RV_ENTRY - CK_RV_INPUTS + k];
    const int32_t *slope = hidden + CK_RV_UNITS * (2 * k + (s < 0));
    for (int h = 0; h < CK_RV_UNITS; h++) { z[h] += (s < 0 ? -s : s) * slope[h]; }
  }
  int32_t value = 0;
  for (int h = 0; h < CK_RV_UNITS; h++) {
    int32_t active = z[h] < 0 ? 0 : z[h] >> 10;
    value += output[h] * (active < 4095 ? active : 4095);
  }
  return 256 * sum[1] + sum[0] + output[CK_RV_UNITS] + (value >> 11);
}

#endif
