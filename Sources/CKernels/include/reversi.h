// Bitboard kernels for Reversi: legal moves and stable discs, eight directions at once. Flipped
// discs are in reversi_flips.h.
//
// Layout: bit 8r + c is row r, column c; a1 = bit 0 is the top left square. Boards smaller than 8
// by 8 use the same layout and leave the last columns and rows empty.
//
// A run of discs that gets flipped lies strictly between two squares, so in a horizontal or
// diagonal direction it has no disc in the outer columns, in a vertical or diagonal one none in the
// outer rows. Masking the opponent's discs with those inner squares lets every shift be a rotation:
// nothing can wrap around the edge.
#ifndef PUZZLELAB_CKERNELS_REVERSI_H
#define PUZZLELAB_CKERNELS_REVERSI_H

#include <stdint.h>
#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#if defined(__AVX2__) || defined(__BMI2__)
#include <immintrin.h>
#endif

#define CK_RV_INLINE static inline __attribute__((always_inline))
#define CK_RV_INNER_COLUMNS 0x7E7E7E7E7E7E7E7EULL
#define CK_RV_INNER_ROWS 0x00FFFFFFFFFFFF00ULL
#define CK_RV_INNER 0x007E7E7E7E7E7E00ULL

// A board in four lanes, so that a search needs no trip through general registers from one move to
// the next; on machines without vectors the board itself.
#if defined(__AVX2__)
typedef __m256i ck_rv_wide;
CK_RV_INLINE ck_rv_wide ck_rv_lift(uint64_t board) { return _mm256_set1_epi64x((long long)board); }
CK_RV_INLINE uint64_t ck_rv_lower(ck_rv_wide board) {
  return (uint64_t)_mm_cvtsi128_si64(_mm256_castsi256_si128(board));
}
CK_RV_INLINE ck_rv_wide ck_rv_xor(ck_rv_wide a, ck_rv_wide b) { return _mm256_xor_si256(a, b); }
#else
typedef uint64_t ck_rv_wide;
CK_RV_INLINE ck_rv_wide ck_rv_lift(uint64_t board) { return board; }
CK_RV_INLINE uint64_t ck_rv_lower(ck_rv_wide board) { return board; }
CK_RV_INLINE ck_rv_wide ck_rv_xor(ck_rv_wide a, ck_rv_wide b) { return a ^ b; }
#endif

#if defined(__AVX512F__)

// Lane i looks in direction i: a rotation to the left by 1, 8, 7, 9 and, the other way round, by
// 63, 56, 57, 55.
CK_RV_INLINE __m512i ck_rv_steps(void) { return _mm512_setr_epi64(1, 8, 7, 9, 63, 56, 57, 55); }
CK_RV_INLINE __m512i ck_rv_double_steps(void) { return _mm512_setr_epi64(2, 16, 14, 18, 62, 48, 50, 46); }
CK_RV_INLINE __m512i ck_rv_inner(__m512i discs) {
  const __m512i inner = _mm512_setr_epi64(CK_RV_INNER_COLUMNS, CK_RV_INNER_ROWS, CK_RV_INNER, CK_RV_INNER,
                                          CK_RV_INNER_COLUMNS, CK_RV_INNER_ROWS, CK_RV_INNER, CK_RV_INNER);
  return _mm512_and_si512(discs, inner);
}
CK_RV_INLINE uint64_t ck_rv_union(__m512i lanes) {
  __m256i four = _mm256_or_si256(_mm512_castsi512_si256(lanes), _mm512_extracti64x4_epi64(lanes, 1));
  __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)));
}
// The runs of up to six discs of `inner` that begin one step from `seed`: steps 1, then 2, then 4
// and 6 at once.
CK_RV_INLINE __m512i ck_rv_runs(__m512i seed, __m512i inner) {
  const __m512i step = ck_rv_steps(), twice = ck_rv_double_steps();
  __m512i pairs = _mm512_and_si512(inner, _mm512_rolv_epi64(inner, step));
  __m512i run = _mm512_and_si512(_mm512_rolv_epi64(seed, step), inner);
  run = _mm512_ternarylogic_epi64(run, _mm512_rolv_epi64(run, step), inner, 0xF8);
  run = _mm512_ternarylogic_epi64(run, _mm512_rolv_epi64(run, twice), pairs, 0xF8);
  return _mm512_ternarylogic_epi64(run, _mm512_rolv_epi64(run, twice), pairs, 0xF8);
}
/// Squares at the far end of a run of the opponent's discs that begins at a disc of the mover; not
/// all of them are empty.
CK_RV_INLINE uint64_t ck_rv_ends(ck_rv_wide mover, ck_rv_wide opponent) {
  __m512i run = ck_rv_runs(_mm512_broadcast_i64x4(mover), ck_rv_inner(_mm512_broadcast_i64x4(opponent)));
  return ck_rv_union(_mm512_rolv_epi64(run, ck_rv_steps()));
}

#elif defined(__AVX2__)

// Four lanes for the directions 1, 8, 7, 9, shifted to the left and to the right in turn.
CK_RV_INLINE uint64_t ck_rv_union(__m256i four) {
  __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)));
}
/// Squares at the far end of a run of the opponent's discs that begins at a disc of the mover; not
/// all of them are empty. Runs grow to both sides in steps of 1, then 2, then 2 again.
CK_RV_INLINE uint64_t ck_rv_ends(ck_rv_wide mover, ck_rv_wide opponent) {
  const __m256i inside = _mm256_setr_epi64x(CK_RV_INNER_COLUMNS, CK_RV_INNER_ROWS, CK_RV_INNER, CK_RV_INNER);
  const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9), twice = _mm256_setr_epi64x(2, 16, 14, 18);
  __m256i inner = _mm256_and_si256(opponent, inside);
  __m256i left_pairs = _mm256_and_si256(inner, _mm256_sllv_epi64(inner, step));
  __m256i right_pairs = _mm256_srlv_epi64(left_pairs, step);
  __m256i left = _mm256_and_si256(inner, _mm256_sllv_epi64(mover, step));
  __m256i right = _mm256_and_si256(inner, _mm256_srlv_epi64(mover, step));
  left = _mm256_or_si256(left, _mm256_and_si256(inner, _mm256_sllv_epi64(left, step)));
  right = _mm256_or_si256(right, _mm256_and_si256(inner, _mm256_srlv_epi64(right, step)));
  left = _mm256_or_si256(left, _mm256_and_si256(left_pairs, _mm256_sllv_epi64(left, twice)));
  right = _mm256_or_si256(right, _mm256_and_si256(right_pairs, _mm256_srlv_epi64(right, twice)));
  left = _mm256_or_si256(left, _mm256_and_si256(left_pairs, _mm256_sllv_epi64(left, twice)));
  right = _mm256_or_si256(right, _mm256_and_si256(right_pairs, _mm256_srlv_epi64(right, twice)));
  __m256i ends = _mm256_or_si256(_mm256_sllv_epi64(left, step), _mm256_srlv_epi64(right, step));
  return ck_rv_union(ends);
}

#else

CK_RV_INLINE uint64_t ck_rv_left_run(uint64_t seed, uint64_t inner, int step) {
  uint64_t pairs = inner & (inner << step), run = inner & (seed << step);
  run |= inner & (run << step);
  run |= pairs & (run << (2 * step));
  return run | (pairs & (run << (2 * step)));
}
CK_RV_INLINE uint64_t ck_rv_right_run(uint64_t seed, uint64_t inner, int step) {
  uint64_t pairs = inner & (inner >> step), run = inner & (seed >> step);
  run |= inner & (run >> step);
  run |= pairs & (run >> (2 * step));
  return run | (pairs & (run >> (2 * step)));
}
CK_RV_INLINE uint64_t ck_rv_line_ends(uint64_t seed, uint64_t inner, int step) {
  return (ck_rv_left_run(seed, inner, step) << step) | (ck_rv_right_run(seed, inner, step) >> step);
}
/// Squares at the far end of a run of the opponent's discs that begins at a disc of the mover; not
/// all of them are empty.
CK_RV_INLINE uint64_t ck_rv_ends(ck_rv_wide mover, ck_rv_wide opponent) {
  uint64_t inner = opponent & CK_RV_INNER;
  return ck_rv_line_ends(mover, opponent & CK_RV_INNER_COLUMNS, 1) |
         ck_rv_line_ends(mover, opponent & CK_RV_INNER_ROWS, 8) | ck_rv_line_ends(mover, inner, 7) |
         ck_rv_line_ends(mover, inner, 9);
}

#endif

/// The mover's legal moves.
CK_RV_INLINE uint64_t ck_rv_moves(uint64_t mover, uint64_t opponent) {
  return ck_rv_ends(ck_rv_lift(mover), ck_rv_lift(opponent)) & ~(mover | opponent);
}

// Discs that can never be flipped, as far as two arguments show it. Along each of the four lines
// through it, a disc is safe when the line is full, when it lies at an end of the line, or when a
// neighbour on the line is a stable disc of its own colour. Applied until nothing changes.
// `squares` are the squares of the board, `known` discs that are known to be stable for other
// reasons.
#if defined(__AVX512F__)

CK_RV_INLINE uint64_t ck_rv_intersection(__m512i lanes) {
  __m256i four = _mm256_and_si256(_mm512_castsi512_si256(lanes), _mm512_extracti64x4_epi64(lanes, 1));
  __m128i two = _mm_and_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_and_si128(two, _mm_unpackhi_epi64(two, two)));
}
CK_RV_INLINE uint64_t ck_rv_stable(uint64_t own, uint64_t other, uint64_t squares, uint64_t known) {
  const __m512i step = ck_rv_steps(), twice = ck_rv_double_steps();
  const __m512i four_times = _mm512_setr_epi64(4, 32, 28, 36, 60, 32, 36, 28);
  // Squares that a step in the lane's direction can reach, then two and four steps.
  const __m512i reach = _mm512_setr_epi64(
      (long long)0xFEFEFEFEFEFEFEFEULL, (long long)0xFFFFFFFFFFFFFF00ULL, 0x7F7F7F7F7F7F7F00LL,
      (long long)0xFEFEFEFEFEFEFE00ULL, 0x7F7F7F7F7F7F7F7FLL, 0x00FFFFFFFFFFFFFFLL, 0x00FEFEFEFEFEFEFELL,
      0x007F7F7F7F7F7F7FLL);
  const __m512i reach2 = _mm512_and_si512(reach, _mm512_rolv_epi64(reach, step));
  const __m512i reach4 = _mm512_and_si512(reach2, _mm512_rolv_epi64(reach2, twice));
  __m512i all = _mm512_set1_epi64((long long)squares);
  __m512i behind = _mm512_and_si512(reach, _mm512_rolv_epi64(all, step));
  __m512i ends = _mm512_andnot_si512(_mm512_and_si512(behind, _mm512_shuffle_i64x2(behind, behind, 0x4E)), all);
  __m512i open = _mm512_set1_epi64((long long)(squares & ~(own | other)));
  open = _mm512_ternarylogic_epi64(open, _mm512_rolv_epi64(open, step), reach, 0xF8);
  open = _mm512_ternarylogic_epi64(open, _mm512_rolv_epi64(open, twice), reach2, 0xF8);
  open = _mm512_ternarylogic_epi64(open, _mm512_rolv_epi64(open, four_times), reach4, 0xF8);
  open = _mm512_or_si512(open, _mm512_shuffle_i64x2(open, open, 0x4E));
  __m512i safe = _mm512_or_si512(ends, _mm512_andnot_si512(open, all));
  uint64_t stable = (ck_rv_intersection(safe) & own) | known;
  while (stable) {
    __m512i beside = _mm512_and_si512(_mm512_rolv_epi64(_mm512_set1_epi64((long long)stable), step), reach);
    beside = _mm512_or_si512(beside, _mm512_shuffle_i64x2(beside, beside, 0x4E));
    uint64_t more = (ck_rv_intersection(_mm512_or_si512(safe, beside)) & own) | known;
    if (more == stable) { break; }
    stable = more;
  }
  return stable;
}

#elif defined(__AVX2__)

// Squares that a step to higher bits can reach on the four lines, and by 2 and 4 steps; the same to
// lower bits.
#define CK_RV_UP_ROW 0xFEFEFEFEFEFEFEFEULL
#define CK_RV_UP_COLUMN 0xFFFFFFFFFFFFFF00ULL
#define CK_RV_UP_RISING 0x7F7F7F7F7F7F7F00ULL
#define CK_RV_UP_FALLING 0xFEFEFEFEFEFEFE00ULL
#define CK_RV_DOWN_ROW 0x7F7F7F7F7F7F7F7FULL
#define CK_RV_DOWN_COLUMN 0x00FFFFFFFFFFFFFFULL
#define CK_RV_DOWN_RISING 0x00FEFEFEFEFEFEFEULL
#define CK_RV_DOWN_FALLING 0x007F7F7F7F7F7F7FULL
#define CK_RV_UP_TWICE(reach, step) ((reach) & (reach) << (step))
#define CK_RV_DOWN_TWICE(reach, step) ((reach) & (reach) >> (step))
#define CK_RV_FOUR_LINES(OF, SIDE)                                                                  \
  _mm256_setr_epi64x((long long)OF(CK_RV_##SIDE##_ROW, 1), (long long)OF(CK_RV_##SIDE##_COLUMN, 8),  \
                     (long long)OF(CK_RV_##SIDE##_RISING, 7), (long long)OF(CK_RV_##SIDE##_FALLING, 9))
#define CK_RV_ONCE(reach, step) (reach)
#define CK_RV_UP_FOUR(reach, step) CK_RV_UP_TWICE(CK_RV_UP_TWICE(reach, step), 2 * (step))
#define CK_RV_DOWN_FOUR(reach, step) CK_RV_DOWN_TWICE(CK_RV_DOWN_TWICE(reach, step), 2 * (step))

CK_RV_INLINE uint64_t ck_rv_intersection(__m256i four) {
  __m128i two = _mm_and_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_and_si128(two, _mm_unpackhi_epi64(two, two)));
}
CK_RV_INLINE uint64_t ck_rv_stable(uint64_t own, uint64_t other, uint64_t squares, uint64_t known) {
  const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9), twice = _mm256_setr_epi64x(2, 16, 14, 18);
  const __m256i four_times = _mm256_setr_epi64x(4, 32, 28, 36);
  const __m256i above = CK_RV_FOUR_LINES(CK_RV_ONCE, UP), below = CK_RV_FOUR_LINES(CK_RV_ONCE, DOWN);
  __m256i all = ck_rv_lift(squares), empty = ck_rv_lift(squares & ~(own | other));
  __m256i up = _mm256_or_si256(empty, _mm256_and_si256(above, _mm256_sllv_epi64(empty, step)));
  __m256i down = _mm256_or_si256(empty, _mm256_and_si256(below, _mm256_srlv_epi64(empty, step)));
  up = _mm256_or_si256(up, _mm256_and_si256(CK_RV_FOUR_LINES(CK_RV_UP_TWICE, UP), _mm256_sllv_epi64(up, twice)));
  down = _mm256_or_si256(
      down, _mm256_and_si256(CK_RV_FOUR_LINES(CK_RV_DOWN_TWICE, DOWN), _mm256_srlv_epi64(down, twice)));
  up = _mm256_or_si256(up, _mm256_and_si256(CK_RV_FOUR_LINES(CK_RV_UP_FOUR, UP), _mm256_sllv_epi64(up, four_times)));
  down = _mm256_or_si256(
      down, _mm256_and_si256(CK_RV_FOUR_LINES(CK_RV_DOWN_FOUR, DOWN), _mm256_srlv_epi64(down, four_times)));
  __m256i inside = _mm256_and_si256(_mm256_and_si256(above, _mm256_sllv_epi64(all, step)),
                                    _mm256_and_si256(below, _mm256_srlv_epi64(all, step)));
  __m256i safe = _mm256_andnot_si256(_mm256_and_si256(inside, _mm256_or_si256(up, down)), all);
  uint64_t stable = (ck_rv_intersection(safe) & own) | known;
  while (stable) {
    __m256i discs = ck_rv_lift(stable);
    __m256i beside = _mm256_or_si256(_mm256_and_si256(above, _mm256_sllv_epi64(discs, step)),
                                     _mm256_and_si256(below, _mm256_srlv_epi64(discs, step)));
    uint64_t more = (ck_rv_intersection(_mm256_or_si256(safe, beside)) & own) | known;
    if (more == stable) { break; }
    stable = more;
  }
  return stable;
}

#else

CK_RV_INLINE uint64_t ck_rv_both_ways(uint64_t bits, int step, uint64_t forward, uint64_t backward) {
  return ((bits << step) & forward) | ((bits >> step) & backward);
}
CK_RV_INLINE uint64_t ck_rv_safe_line(uint64_t empty, uint64_t squares, int step, uint64_t forward, uint64_t backward) {
  uint64_t inside = ((squares << step) & forward) & ((squares >> step) & backward);
  uint64_t up = empty, down = empty, up_mask = forward, down_mask = backward;
  for (int width = step; width <= 4 * step; width *= 2) {
    up |= (up << width) & up_mask;
    down |= (down >> width) & down_mask;
    up_mask &= up_mask << width;
    down_mask &= down_mask >> width;
  }
  return squares & (~inside | ~(up | down));
}
CK_RV_INLINE uint64_t ck_rv_stable(uint64_t own, uint64_t other, uint64_t squares, uint64_t known) {
  const int steps[4] = {1, 8, 7, 9};
  const uint64_t forward[4] = {0xFEFEFEFEFEFEFEFEULL, 0xFFFFFFFFFFFFFF00ULL, 0x7F7F7F7F7F7F7F00ULL,
                               0xFEFEFEFEFEFEFE00ULL};
  const uint64_t backward[4] = {0x7F7F7F7F7F7F7F7FULL, 0x00FFFFFFFFFFFFFFULL, 0x00FEFEFEFEFEFEFEULL,
                                0x007F7F7F7F7F7F7FULL};
  uint64_t safe[4], empty = squares & ~(own | other), stable = own;
  for (int line = 0; line < 4; line++) {
    safe[line] = ck_rv_safe_line(empty, squares, steps[line], forward[line], backward[line]);
    stable &= safe[line];
  }
  stable |= known;
  while (stable) {
    uint64_t more = own;
    for (int line = 0; line < 4; line++) {
      more &= safe[line] | ck_rv_both_ways(stable, steps[line], forward[line], backward[line]);
    }
    more |= known;
    if (more == stable) { break; }
    stable = more;
  }
  return stable;
}

#endif

/// The bits of `value` under `mask`, pushed together at the low end.
CK_RV_INLINE uint64_t ck_rv_extract(uint64_t value, uint64_t mask) {
#if defined(__BMI2__)
  return _pext_u64(value, mask);
#else
  uint64_t result = 0;
  for (uint64_t place = 1; mask; mask &= mask - 1, place <<= 1) {
    if (value & mask & -mask) { result |= place; }
  }
  return result;
#endif
}

/// One word of a table that several threads read and write without locks.
CK_RV_INLINE uint64_t ck_rv_load(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
CK_RV_INLINE void ck_rv_store(uint64_t *word, uint64_t value) { __atomic_store_n(word, value, __ATOMIC_RELAXED); }
/// A flag that says whether memory written by another thread may be read.
CK_RV_INLINE uint64_t ck_rv_load_acquire(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
CK_RV_INLINE void ck_rv_store_release(uint64_t *word, uint64_t value) { __atomic_store_n(word, value, __ATOMIC_RELEASE); }
/// Zeroed memory of whole pages, on huge pages where the system has them; NULL when it refuses.
#if __has_include(<sys/mman.h>)
static inline uint64_t *ck_rv_allocate(long bytes) {
  void *memory = mmap(0, (unsigned long)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) { return 0; }
  madvise(memory, (unsigned long)bytes, MADV_HUGEPAGE);
  return (uint64_t *)memory;
}
static inline void ck_rv_free(uint64_t *memory, long bytes) { munmap(memory, (unsigned long)bytes); }
#else
#include <CBrowser.h>
static inline uint64_t *ck_rv_allocate(long bytes) { return (uint64_t *)calloc((__SIZE_TYPE__)bytes, 1); }
static inline void ck_rv_free(uint64_t *memory, long bytes) { free(memory); }
#endif
CK_RV_INLINE void ck_rv_prefetch(const uint64_t *word) { __builtin_prefetch(word); }

#endif
