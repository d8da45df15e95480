// The features of a Reversi position: for each place of each pattern, what lies on its squares, as
// one number.
//
// A pattern of k squares is a number of k balanced ternary digits: 1 for a disc of the mover, -1
// for one of the opponent, 0 for an empty square. All numbers of a position are in one row of 48
// lanes of 16 bits. `steps` holds for each square the 48 numbers that a disc of the mover on it
// adds, most of them 0. Changing sides changes signs.
#ifndef PUZZLELAB_CKERNELS_REVERSI_FEATURES_H
#define PUZZLELAB_CKERNELS_REVERSI_FEATURES_H

#include <stdint.h>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#define CK_RV_LANES 48

#if defined(__AVX2__)

typedef struct {
  __m256i part[3];
} ck_rv_lanes;
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_load(const int16_t *at) {
  const __m256i *from = (const __m256i *)at;
  return (ck_rv_lanes){{_mm256_loadu_si256(from), _mm256_loadu_si256(from + 1), _mm256_loadu_si256(from + 2)}};
}
CK_RV_INLINE void ck_rv_lanes_store(int16_t *at, ck_rv_lanes lanes) {
  __m256i *to = (__m256i *)at;
  for (int i = 0; i < 3; i++) { _mm256_storeu_si256(to + i, lanes.part[i]); }
}
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_add(ck_rv_lanes a, ck_rv_lanes b) {
  for (int i = 0; i < 3; i++) { a.part[i] = _mm256_add_epi16(a.part[i], b.part[i]); }
  return a;
}
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_subtract(ck_rv_lanes a, ck_rv_lanes b) {
  for (int i = 0; i < 3; i++) { a.part[i] = _mm256_sub_epi16(a.part[i], b.part[i]); }
  return a;
}

#else

typedef struct {
  int16_t lane[CK_RV_LANES];
} ck_rv_lanes;
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_load(const int16_t *at) {
  ck_rv_lanes lanes;
  for (int i = 0; i < CK_RV_LANES; i++) { lanes.lane[i] = at[i]; }
  return lanes;
}
CK_RV_INLINE void ck_rv_lanes_store(int16_t *at, ck_rv_lanes lanes) {
  for (int i = 0; i < CK_RV_LANES; i++) { at[i] = lanes.lane[i]; }
}
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_add(ck_rv_lanes a, ck_rv_lanes b) {
  for (int i = 0; i < CK_RV_LANES; i++) { a.lane[i] = (int16_t)(a.lane[i] + b.lane[i]); }
  return a;
}
CK_RV_INLINE ck_rv_lanes ck_rv_lanes_subtract(ck_rv_lanes a, ck_rv_lanes b) {
  for (int i = 0; i < CK_RV_LANES; i++) { a.lane[i] = (int16_t)(a.lane[i] - b.lane[i]); }
  return a;
}

#endif

CK_RV_INLINE ck_rv_lanes ck_rv_lanes_of(const int16_t *steps, uint64_t discs) {
  ck_rv_lanes sum = {0};
  for (; discs; discs &= discs - 1) {
    sum = ck_rv_lanes_add(sum, ck_rv_lanes_load(steps + CK_RV_LANES * __builtin_ctzll(discs)));
  }
  return sum;
}
/// The features of a position, from nothing.
CK_RV_INLINE void ck_rv_features_set(int16_t *to, const int16_t *steps, uint64_t mover, uint64_t opponent) {
  ck_rv_lanes_store(to, ck_rv_lanes_subtract(ck_rv_lanes_of(steps, mover), ck_rv_lanes_of(steps, opponent)));
}
/// The features after a disc of the mover on `square` has flipped `flips`, for the player then to
/// move.
CK_RV_INLINE void ck_rv_features_place(int16_t *to, const int16_t *from, const int16_t *steps, long square,
                                       uint64_t flips) {
  ck_rv_lanes turned = ck_rv_lanes_of(steps, flips);
  ck_rv_lanes after = ck_rv_lanes_add(ck_rv_lanes_load(from), ck_rv_lanes_load(steps + CK_RV_LANES * square));
  after = ck_rv_lanes_add(after, ck_rv_lanes_add(turned, turned));
  ck_rv_lanes none = {0};
  ck_rv_lanes_store(to, ck_rv_lanes_subtract(none, after));
}
/// The features after a pass.
CK_RV_INLINE void ck_rv_features_pass(int16_t *to, const int16_t *from) {
  ck_rv_lanes none = {0};
  ck_rv_lanes_store(to, ck_rv_lanes_subtract(none, ck_rv_lanes_load(from)));
}

#endif
