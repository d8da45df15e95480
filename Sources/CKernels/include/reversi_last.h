// Exact scores of positions with at most four empty squares, one function each.
//
// A null window (alpha, alpha + 1) asks one question: is the score for the mover above alpha? The
// answer is fail-soft: above alpha it is a lower bound of the score, otherwise an upper bound.
// Squares are tried in the order given. `area` is the number of squares of the board, and the
// winner of a game takes the empty ones. Each position visited adds one to `nodes`.
#ifndef PUZZLELAB_CKERNELS_REVERSI_LAST_H
#define PUZZLELAB_CKERNELS_REVERSI_LAST_H

#include <stdint.h>

#include "reversi_flips.h"

// Where all other squares of a line are taken, a disc on one of its squares flips the runs of the
// opponent's discs next to it that end at a disc of the mover: zeros before a one, upwards and
// downwards.
#define CK_RV_RUN_UP(p, b) ((b) >> ((p) + 1) ? __builtin_ctz(((b) >> ((p) + 1)) | 256) : 0)
#define CK_RV_RUN_DOWN(p, b) ((b) & ((1 << (p)) - 1) ? (p) + __builtin_clz(((b) & ((1 << (p)) - 1)) | 1) - 32 : 0)
#define CK_RV_COUNT(p, b) CK_RV_RUN_UP(p, b) + CK_RV_RUN_DOWN(p, b)
#define CK_RV_4(p, b) CK_RV_COUNT(p, b), CK_RV_COUNT(p, b + 1), CK_RV_COUNT(p, b + 2), CK_RV_COUNT(p, b + 3)
#define CK_RV_16(p, b) CK_RV_4(p, b), CK_RV_4(p, b + 4), CK_RV_4(p, b + 8), CK_RV_4(p, b + 12)
#define CK_RV_64(p, b) CK_RV_16(p, b), CK_RV_16(p, b + 16), CK_RV_16(p, b + 32), CK_RV_16(p, b + 48)
#define CK_RV_256(p) {CK_RV_64(p, 0), CK_RV_64(p, 64), CK_RV_64(p, 128), CK_RV_64(p, 192)}
/// At [place][discs of the mover on the line]: how many discs are flipped.
static const uint8_t ck_rv_last_counts[8][256] = {CK_RV_256(0), CK_RV_256(1), CK_RV_256(2), CK_RV_256(3),
                                                  CK_RV_256(4), CK_RV_256(5), CK_RV_256(6), CK_RV_256(7)};

/// The lines through a square but its row, and the square's place on the diagonals.
typedef struct {
  uint64_t column, rising, falling;
  int64_t on_rising, on_falling;
} ck_rv_lines;
#define CK_RV_LEAST(a, b) ((a) < (b) ? (a) : (b))
#define CK_RV_LINES(s)                                                                              \
  {CK_RV_COLUMN(s), CK_RV_RISING(s), CK_RV_FALLING(s), CK_RV_LEAST((s) >> 3, 7 - ((s) & 7)),         \
   CK_RV_LEAST((s) >> 3, (s) & 7)}
static const ck_rv_lines ck_rv_lines_through[64] = CK_RV_BOARD(CK_RV_LINES);

/// How many discs a disc on `square`, 0 to 63, flips when all other squares are taken: one lookup
/// per line.
CK_RV_INLINE long ck_rv_last_flips(uint64_t mover, long square) {
  const ck_rv_lines *lines = &ck_rv_lines_through[square];
  long row = square >> 3, column = square & 7;
  return ck_rv_last_counts[column][(mover >> (8 * row)) & 255] +
         ck_rv_last_counts[row][ck_rv_extract(mover, lines->column)] +
         ck_rv_last_counts[lines->on_rising][ck_rv_extract(mover, lines->rising)] +
         ck_rv_last_counts[lines->on_falling][ck_rv_extract(mover, lines->falling)];
}

/// Less than every score: no move.
#define CK_RV_NONE (-1000)
CK_RV_INLINE long ck_rv_greater(long a, long b) { return a > b ? a : b; }
CK_RV_INLINE ck_rv_wide ck_rv_place(long square) { return ck_rv_lift(1ULL << square); }
CK_RV_INLINE long ck_rv_final(uint64_t mover, uint64_t opponent, long area) {
  long own = __builtin_popcountll(mover), other = __builtin_popcountll(opponent);
  return own > other ? area - 2 * other : own < other ? 2 * own - area : 0;
}

/// One empty square: no search, two counts at most.
CK_RV_INLINE long ck_rv_one(uint64_t mover, uint64_t opponent, long alpha, long square, long area) {
  long discs = __builtin_popcountll(mover), flips = ck_rv_last_flips(mover, square);
  if (flips) { return 2 * (discs + flips + 1) - area; }
  // Possibly neither side can move; then the winner takes the square.
  long difference = 2 * discs - (area - 1), unmoved = difference > 0 ? difference + 1 : difference - 1;
  if (unmoved <= alpha) { return unmoved; }
  long replies = ck_rv_last_flips(opponent, square);
  return replies ? 2 * (discs - replies) - area : unmoved;
}

/// The score of a placement with one other empty square.
CK_RV_INLINE long ck_rv_one_of_two(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long square,
                                   long other, long area) {
  uint64_t flips = ck_rv_lower(ck_rv_flips_wide(mover, opponent, square));
  if (!flips) { return CK_RV_NONE; }
  ++*nodes;
  uint64_t next = ck_rv_lower(mover) ^ flips ^ 1ULL << square;
  return -ck_rv_one(ck_rv_lower(opponent) ^ flips, next, ~alpha, other, area);
}
CK_RV_INLINE long ck_rv_best_of_two(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long a, long b,
                                    long area) {
  long best = ck_rv_one_of_two(nodes, mover, opponent, alpha, a, b, area);
  if (best > alpha) { return best; }
  return ck_rv_greater(best, ck_rv_one_of_two(nodes, mover, opponent, alpha, b, a, area));
}
/// The mover has to pass: the same with colours and signs changed. Not inlined, as it is rare.
static inline __attribute__((noinline)) long ck_rv_pass_of_two(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent,
                                                               long alpha, long a, long b, long area) {
  long reply = ck_rv_best_of_two(nodes, opponent, mover, ~alpha, a, b, area);
  return reply != CK_RV_NONE ? -reply : ck_rv_final(ck_rv_lower(mover), ck_rv_lower(opponent), area);
}
/// Two empty squares.
CK_RV_INLINE long ck_rv_two(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long a, long b,
                            long area) {
  ++*nodes;
  long best = ck_rv_best_of_two(nodes, mover, opponent, alpha, a, b, area);
  return best != CK_RV_NONE ? best : ck_rv_pass_of_two(nodes, mover, opponent, alpha, a, b, area);
}

/// The score of a placement with two other empty squares.
CK_RV_INLINE long ck_rv_one_of_three(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long square,
                                     long a, long b, long area) {
  ck_rv_wide flips = ck_rv_flips_wide(mover, opponent, square);
  if (!ck_rv_lower(flips)) { return CK_RV_NONE; }
  ck_rv_wide next = ck_rv_xor(ck_rv_xor(mover, flips), ck_rv_place(square));
  return -ck_rv_two(nodes, ck_rv_xor(opponent, flips), next, ~alpha, a, b, area);
}
CK_RV_INLINE long ck_rv_best_of_three(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long a,
                                      long b, long c, long area) {
  ++*nodes;
  long best = ck_rv_one_of_three(nodes, mover, opponent, alpha, a, b, c, area);
  if (best > alpha) { return best; }
  best = ck_rv_greater(best, ck_rv_one_of_three(nodes, mover, opponent, alpha, b, a, c, area));
  if (best > alpha) { return best; }
  return ck_rv_greater(best, ck_rv_one_of_three(nodes, mover, opponent, alpha, c, a, b, area));
}
static inline __attribute__((noinline)) long ck_rv_pass_of_three(uint64_t *nodes, ck_rv_wide mover,
                                                                 ck_rv_wide opponent, long alpha, long a, long b,
                                                                 long c, long area) {
  long reply = ck_rv_best_of_three(nodes, opponent, mover, ~alpha, a, b, c, area);
  return reply != CK_RV_NONE ? -reply : ck_rv_final(ck_rv_lower(mover), ck_rv_lower(opponent), area);
}
/// Three empty squares.
static inline __attribute__((noinline)) long ck_rv_three(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent,
                                                         long alpha, long a, long b, long c, long area) {
  long best = ck_rv_best_of_three(nodes, mover, opponent, alpha, a, b, c, area);
  return best != CK_RV_NONE ? best : ck_rv_pass_of_three(nodes, mover, opponent, alpha, a, b, c, area);
}

/// Four squares in the order of trying; `are_pairs` when (a, b) and (c, d) are two pairs, of which
/// the partner of the square just taken comes first.
typedef struct {
  long a, b, c, d;
  long are_pairs;
} ck_rv_squares;
/// The score of a placement with three other empty squares.
CK_RV_INLINE long ck_rv_one_of_four(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha, long square,
                                    long a, long b, long c, long area) {
  ck_rv_wide flips = ck_rv_flips_wide(mover, opponent, square);
  if (!ck_rv_lower(flips)) { return CK_RV_NONE; }
  ck_rv_wide next = ck_rv_xor(ck_rv_xor(mover, flips), ck_rv_place(square));
  return -ck_rv_three(nodes, ck_rv_xor(opponent, flips), next, ~alpha, a, b, c, area);
}
CK_RV_INLINE long ck_rv_best_of_four(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent, long alpha,
                                     ck_rv_squares at, long area) {
  ++*nodes;
  long best = ck_rv_one_of_four(nodes, mover, opponent, alpha, at.a, at.b, at.c, at.d, area);
  if (best > alpha) { return best; }
  best = ck_rv_greater(best, ck_rv_one_of_four(nodes, mover, opponent, alpha, at.b, at.a, at.c, at.d, area));
  if (best > alpha) { return best; }
  long second = at.are_pairs ? at.a : at.b, third = at.are_pairs ? at.b : at.d;
  long first = at.are_pairs ? at.d : at.a;
  best = ck_rv_greater(best, ck_rv_one_of_four(nodes, mover, opponent, alpha, at.c, first, second, third, area));
  if (best > alpha) { return best; }
  first = at.are_pairs ? at.c : at.a;
  third = at.are_pairs ? at.b : at.c;
  return ck_rv_greater(best, ck_rv_one_of_four(nodes, mover, opponent, alpha, at.d, first, second, third, area));
}
static inline __attribute__((noinline)) long ck_rv_pass_of_four(uint64_t *nodes, ck_rv_wide mover, ck_rv_wide opponent,
                                                                long alpha, ck_rv_squares at, long area) {
  long reply = ck_rv_best_of_four(nodes, opponent, mover, ~alpha, at, area);
  return reply != CK_RV_NONE ? -reply : ck_rv_final(ck_rv_lower(mover), ck_rv_lower(opponent), area);
}
/// Four empty squares.
CK_RV_INLINE long ck_rv_four(uint64_t *nodes, uint64_t mover, uint64_t opponent, long alpha, ck_rv_squares at,
                             long area) {
  ck_rv_wide own = ck_rv_lift(mover), other = ck_rv_lift(opponent);
  long best = ck_rv_best_of_four(nodes, own, other, alpha, at, area);
  return best != CK_RV_NONE ? best : ck_rv_pass_of_four(nodes, own, other, alpha, at, area);
}

#endif
