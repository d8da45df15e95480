// Kernels that count plays of take-away games modulo eight primes at once (see
// Matchsticks/Kernels/PlayResidues.swift).
//
// c[8 * n + lane] is the count of heap n modulo p[lane], each prime below 2^61, so that eight
// residues fit into a word before they are reduced. The loops over lanes are plain C that compilers
// turn into vectors.
#ifndef PUZZLELAB_PLAYS_H
#define PUZZLELAB_PLAYS_H
#include <stdint.h>

// x below 8p becomes x mod p.
static inline __attribute__((always_inline)) void ck_plays_reduce(uint64_t *x, const uint64_t *p) {
  for (int shift = 2; shift >= 0; shift--)
    for (int lane = 0; lane < 8; lane++) {
      uint64_t less = x[lane] - (p[lane] << shift);
      x[lane] = less < x[lane] ? less : x[lane];
    }
}

// What a sum of options counts: itself, or its negative where every move changes the sign.
static inline __attribute__((always_inline)) void ck_plays_store(uint64_t *c, const uint64_t *sum, const uint64_t *p, int negate) {
  for (int lane = 0; lane < 8; lane++) {
    uint64_t other = sum[lane] ? p[lane] - sum[lane] : 0;
    c[lane] = negate ? other : sum[lane];
  }
}

// Heaps 0...size where takes[0] < takes[1] < … may be taken.
static inline void ck_plays_set(uint64_t *c, int64_t size, const int64_t *takes, int64_t count, const uint64_t *p, int negate) {
  for (int64_t n = 0; n <= size; n++) {
    if (n < takes[0]) {
      for (int lane = 0; lane < 8; lane++) c[8 * n + lane] = 1;
      continue;
    }
    uint64_t sum[8] = {0};
    int64_t i = 0;
    while (i < count && takes[i] <= n) {
      for (int step = 0; step < 7 && i < count && takes[i] <= n; step++, i++) {
        const uint64_t *rest = c + 8 * (n - takes[i]);
        for (int lane = 0; lane < 8; lane++) sum[lane] += rest[lane];
      }
      ck_plays_reduce(sum, p);
    }
    ck_plays_store(c + 8 * n, sum, p, negate);
  }
}

// Heaps 0...size where at most half may be taken; c holds the sums of the counts of all heaps so
// far, the count of the last heap is stored in `last`.
static inline void ck_plays_half(uint64_t *c, int64_t size, const uint64_t *p, int negate, uint64_t *last) {
  uint64_t sum[8], total[8] = {0};
  for (int64_t n = 0; n <= size; n++) {
    if (n < 2) {
      for (int lane = 0; lane < 8; lane++) last[lane] = 1;
    } else {
      const uint64_t *upper = c + 8 * (n - 1), *lower = c + 8 * (n - n / 2 - 1);
      for (int lane = 0; lane < 8; lane++) sum[lane] = upper[lane] + p[lane] - lower[lane];
      ck_plays_reduce(sum, p);
      ck_plays_store(last, sum, p, negate);
    }
    for (int lane = 0; lane < 8; lane++) total[lane] += last[lane];
    ck_plays_reduce(total, p);
    for (int lane = 0; lane < 8; lane++) c[8 * n + lane] = total[lane];
  }
}

// Heaps 0...size where lows[i]...highs[i] may be taken, ranges ascending; c holds sums and `last`
// the last count, as for half.
static inline void ck_plays_ranges(
    uint64_t *c, int64_t size, const int64_t *lows, const int64_t *highs, int64_t count, const uint64_t *p, int negate,
    uint64_t *last) {
  uint64_t total[8] = {0};
  for (int64_t n = 0; n <= size; n++) {
    if (n < lows[0]) {
      for (int lane = 0; lane < 8; lane++) last[lane] = 1;
    } else {
      uint64_t sum[8] = {0};
      for (int64_t i = 0; i < count && lows[i] <= n; i++) {
        const uint64_t *upper = c + 8 * (n - lows[i]);
        for (int lane = 0; lane < 8; lane++) sum[lane] += upper[lane];
        if (highs[i] < n) {
          const uint64_t *lower = c + 8 * (n - highs[i] - 1);
          for (int lane = 0; lane < 8; lane++) sum[lane] += p[lane] - lower[lane];
        }
        ck_plays_reduce(sum, p);
      }
      ck_plays_store(last, sum, p, negate);
    }
    for (int lane = 0; lane < 8; lane++) total[lane] += last[lane];
    ck_plays_reduce(total, p);
    for (int lane = 0; lane < 8; lane++) c[8 * n + lane] = total[lane];
  }
}

// Heaps 0...size where the takes of heap n are takes[starts[n]] ... takes[starts[n + 1] - 1].
static inline void ck_plays_lists(uint64_t *c, int64_t size, const int32_t *takes, const int64_t *starts, const uint64_t *p, int negate) {
  for (int64_t n = 0; n <= size; n++) {
    if (starts[n] == starts[n + 1]) {
      for (int lane = 0; lane < 8; lane++) c[8 * n + lane] = 1;
      continue;
    }
    uint64_t sum[8] = {0};
    int64_t i = starts[n];
    while (i < starts[n + 1]) {
      for (int step = 0; step < 7 && i < starts[n + 1]; step++, i++) {
        const uint64_t *rest = c + 8 * (n - takes[i]);
        for (int lane = 0; lane < 8; lane++) sum[lane] += rest[lane];
      }
      ck_plays_reduce(sum, p);
    }
    ck_plays_store(c + 8 * n, sum, p, negate);
  }
}

// One heap when the last take limits the next: row n of the triangle holds, for each cap 0...n, the
// count with takes of at most that cap; caps[t] is what may be taken after t. A row begins at place
// n * (n + 1) / 2.
static inline void ck_plays_last(uint64_t *c, int64_t size, const int64_t *caps, const uint64_t *p, int negate) {
  for (int lane = 0; lane < 8; lane++) c[lane] = 1;
  for (int64_t n = 1; n <= size; n++) {
    uint64_t *row = c + 4 * n * (n + 1);
    uint64_t sum[8] = {0};
    for (int lane = 0; lane < 8; lane++) row[lane] = 0;
    for (int64_t t = 1; t <= n; t++) {
      int64_t m = n - t, cap = caps[t] < m ? caps[t] : m;
      const uint64_t *rest = c + 4 * m * (m + 1) + 8 * cap;
      for (int lane = 0; lane < 8; lane++) sum[lane] += rest[lane];
      ck_plays_reduce(sum, p);
      ck_plays_store(row + 8 * t, sum, p, negate);
    }
  }
}
#endif
