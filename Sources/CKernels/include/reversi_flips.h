// The discs that a move flips, in the four lines through its square at once.
//
// Seen from the square, a line has a ray of squares with higher bits and one with lower bits. Of a
// ray's squares without a disc of the opponent, the nearest one decides: where the mover has a disc
// on it, the squares between are flipped. On the higher rays that square is the lowest bit, found
// by a subtraction. On the lower rays it is the highest bit: a comparison of the mover's squares
// with the empty ones shows whose it is, and a count of leading zeros or, without one, shifts give
// the squares beyond it.
#ifndef PUZZLELAB_CKERNELS_REVERSI_FLIPS_H
#define PUZZLELAB_CKERNELS_REVERSI_FLIPS_H

#include <stdint.h>

#include "reversi.h"

// The lines through a square, and its squares above and below, as constants.
#define CK_RV_ROW(s) (0xFFULL << ((s) & 56))
#define CK_RV_COLUMN(s) (0x0101010101010101ULL << ((s) & 7))
#define CK_RV_FALLING(s)                                                                            \
  (((s) >> 3) >= ((s) & 7) ? 0x8040201008040201ULL << (8 * ((((s) >> 3) - ((s) & 7)) & 7))           \
                           : 0x8040201008040201ULL >> (8 * ((((s) & 7) - ((s) >> 3)) & 7)))
#define CK_RV_RISING(s)                                                                             \
  (((s) >> 3) + ((s) & 7) >= 7 ? 0x0102040810204080ULL << (8 * ((((s) >> 3) + ((s) & 7) + 1) & 7))   \
                               : 0x0102040810204080ULL >> (8 * ((7 - ((s) >> 3) - ((s) & 7)) & 7)))
#define CK_RV_HIGHER(s) (0 - (2ULL << (s)))
#define CK_RV_LOWER(s) ((1ULL << (s)) - 1)
#define CK_RV_EIGHT(OF, s) OF(s), OF(s + 1), OF(s + 2), OF(s + 3), OF(s + 4), OF(s + 5), OF(s + 6), OF(s + 7)
#define CK_RV_BOARD(OF)                                                                             \
  {CK_RV_EIGHT(OF, 0),  CK_RV_EIGHT(OF, 8),  CK_RV_EIGHT(OF, 16), CK_RV_EIGHT(OF, 24),               \
   CK_RV_EIGHT(OF, 32), CK_RV_EIGHT(OF, 40), CK_RV_EIGHT(OF, 48), CK_RV_EIGHT(OF, 56)}

#if defined(__AVX2__)

#define CK_RV_RAYS(s)                                                                               \
  {CK_RV_ROW(s) & CK_RV_HIGHER(s), CK_RV_RISING(s) & CK_RV_HIGHER(s),                                \
   CK_RV_COLUMN(s) & CK_RV_HIGHER(s), CK_RV_FALLING(s) & CK_RV_HIGHER(s),                            \
   CK_RV_ROW(s) & CK_RV_LOWER(s), CK_RV_RISING(s) & CK_RV_LOWER(s),                                  \
   CK_RV_COLUMN(s) & CK_RV_LOWER(s), CK_RV_FALLING(s) & CK_RV_LOWER(s)}
/// For each square the rays with higher bits (row, rising diagonal, column, falling diagonal), then
/// those with lower bits.
static const uint64_t ck_rv_rays[64][8] __attribute__((aligned(64))) = CK_RV_BOARD(CK_RV_RAYS);

/// On each lower ray the highest of `bits` and all squares beyond it.
CK_RV_INLINE __m256i ck_rv_from_highest(__m256i bits) {
#if defined(__AVX512CD__) && defined(__AVX512VL__)
  return _mm256_srlv_epi64(_mm256_set1_epi64x(-1), _mm256_lzcnt_epi64(bits));
#else
  const __m256i step = _mm256_setr_epi64x(1, 7, 8, 9), twice = _mm256_setr_epi64x(2, 14, 16, 18);
  const __m256i four_times = _mm256_setr_epi64x(4, 28, 32, 36);
  bits = _mm256_or_si256(bits, _mm256_srlv_epi64(bits, step));
  bits = _mm256_or_si256(bits, _mm256_srlv_epi64(bits, twice));
  return _mm256_or_si256(bits, _mm256_srlv_epi64(bits, four_times));
#endif
}
/// The discs that a move flips, each line's in a lane of its own.
CK_RV_INLINE __m256i ck_rv_flips_by_line(__m256i mover, __m256i opponent, long square) {
  const __m256i none = _mm256_setzero_si256(), ones = _mm256_set1_epi64x(-1);
  __m256i higher = _mm256_load_si256((const __m256i *)ck_rv_rays[square]);
  __m256i lower = _mm256_load_si256((const __m256i *)ck_rv_rays[square] + 1);
  __m256i others = _mm256_andnot_si256(opponent, higher);
  __m256i closing = _mm256_and_si256(_mm256_sub_epi64(none, others), _mm256_and_si256(others, mover));
  __m256i up = _mm256_and_si256(_mm256_add_epi64(closing, ones), higher);
  up = _mm256_andnot_si256(_mm256_cmpeq_epi64(closing, none), up);
  others = _mm256_andnot_si256(opponent, lower);
  __m256i own = _mm256_and_si256(others, mover);
  __m256i down = _mm256_andnot_si256(ck_rv_from_highest(others), lower);
  down = _mm256_and_si256(_mm256_cmpgt_epi64(own, _mm256_xor_si256(others, own)), down);
  return _mm256_or_si256(up, down);
}
/// The discs that a disc of the mover on `square`, 0 to 63, flips.
CK_RV_INLINE ck_rv_wide ck_rv_flips_wide(ck_rv_wide mover, ck_rv_wide opponent, long square) {
  __m256i lines = ck_rv_flips_by_line(mover, opponent, square);
  lines = _mm256_or_si256(lines, _mm256_permute4x64_epi64(lines, 0x4E));
  return _mm256_or_si256(lines, _mm256_shuffle_epi32(lines, 0x4E));
}
/// The discs that a disc of the mover on the one square of `square` flips.
CK_RV_INLINE uint64_t ck_rv_flips(uint64_t mover, uint64_t opponent, uint64_t square) {
  __m256i lines = ck_rv_flips_by_line(ck_rv_lift(mover), ck_rv_lift(opponent), __builtin_ctzll(square));
  __m128i two = _mm_or_si128(_mm256_castsi256_si128(lines), _mm256_extracti128_si256(lines, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)));
}

#else

CK_RV_INLINE uint64_t ck_rv_closed(uint64_t mover, uint64_t inner, uint64_t square, int step) {
  uint64_t left = ck_rv_left_run(square, inner, step), right = ck_rv_right_run(square, inner, step);
  return ((left << step) & mover ? left : 0) | ((right >> step) & mover ? right : 0);
}
/// The discs that a disc of the mover on the one square of `square` flips.
CK_RV_INLINE uint64_t ck_rv_flips(uint64_t mover, uint64_t opponent, uint64_t square) {
  uint64_t inner = opponent & CK_RV_INNER;
  return ck_rv_closed(mover, opponent & CK_RV_INNER_COLUMNS, square, 1) |
         ck_rv_closed(mover, opponent & CK_RV_INNER_ROWS, square, 8) | ck_rv_closed(mover, inner, square, 7) |
         ck_rv_closed(mover, inner, square, 9);
}
/// The discs that a disc of the mover on `square`, 0 to 63, flips; nothing where no neighbour is
/// the opponent's.
CK_RV_INLINE ck_rv_wide ck_rv_flips_wide(ck_rv_wide mover, ck_rv_wide opponent, long square) {
  uint64_t place = 1ULL << square, beside = place | ((place << 1) & 0xFEFEFEFEFEFEFEFEULL);
  beside |= (place >> 1) & 0x7F7F7F7F7F7F7F7FULL;
  return (beside | beside << 8 | beside >> 8) & opponent ? ck_rv_flips(mover, opponent, place) : 0;
}

#endif

#endif
