// Several positions at once, one in each lane of a vector: eight with AVX-512, four with AVX2, two
// without. They pay where all moves of many positions are needed, as in perft; a search that stops
// after a move or two gains nothing.
#ifndef PUZZLELAB_CKERNELS_REVERSI_LANES_H
#define PUZZLELAB_CKERNELS_REVERSI_LANES_H

#include <stdint.h>

#include "reversi.h"

#if defined(__AVX512F__)
#define CK_RV_AT_ONCE 8
#elif defined(__AVX2__)
#define CK_RV_AT_ONCE 4
#else
#define CK_RV_AT_ONCE 2
#endif
typedef uint64_t ck_rv_boards __attribute__((vector_size(8 * CK_RV_AT_ONCE)));

// The runs of INNER next to SEED, upwards and downwards in steps of S: steps of 1, then 2, then 2
// again.
#define CK_RV_RUNS_OF(UP, DOWN, SEED, INNER, S)                                                     \
  ck_rv_boards UP = (INNER) & (SEED) << (S), DOWN = (INNER) & (SEED) >> (S);                        \
  {                                                                                                 \
    ck_rv_boards up_pairs = (INNER) & (INNER) << (S), down_pairs = up_pairs >> (S);                 \
    UP |= (INNER) & UP << (S);                                                                      \
    DOWN |= (INNER) & DOWN >> (S);                                                                  \
    UP |= up_pairs & UP << (2 * (S));                                                               \
    DOWN |= down_pairs & DOWN >> (2 * (S));                                                         \
    UP |= up_pairs & UP << (2 * (S));                                                               \
    DOWN |= down_pairs & DOWN >> (2 * (S));                                                         \
  }
CK_RV_INLINE ck_rv_boards ck_rv_line_ends_of(ck_rv_boards mover, ck_rv_boards inner, int step) {
  CK_RV_RUNS_OF(up, down, mover, inner, step)
  return up << step | down >> step;
}
/// The legal moves in each lane, of the squares `open`.
CK_RV_INLINE ck_rv_boards ck_rv_moves_of(ck_rv_boards mover, ck_rv_boards opponent, ck_rv_boards open) {
  ck_rv_boards inner = opponent & CK_RV_INNER_COLUMNS;
  return (ck_rv_line_ends_of(mover, inner, 1) | ck_rv_line_ends_of(mover, opponent, 8) |
          ck_rv_line_ends_of(mover, inner, 7) | ck_rv_line_ends_of(mover, inner, 9)) & open;
}
CK_RV_INLINE ck_rv_boards ck_rv_line_flips_of(ck_rv_boards mover, ck_rv_boards inner, ck_rv_boards place, int step) {
  CK_RV_RUNS_OF(up, down, place, inner, step)
  return (up & (ck_rv_boards)((up << step & mover) != 0)) | (down & (ck_rv_boards)((down >> step & mover) != 0));
}
/// The discs that a disc of the mover on the one square of `place` flips in each lane; none without
/// a square.
CK_RV_INLINE ck_rv_boards ck_rv_flips_of(ck_rv_boards mover, ck_rv_boards opponent, ck_rv_boards place) {
  ck_rv_boards inner = opponent & CK_RV_INNER_COLUMNS;
  return ck_rv_line_flips_of(mover, inner, place, 1) | ck_rv_line_flips_of(mover, opponent, place, 8) |
         ck_rv_line_flips_of(mover, inner, place, 7) | ck_rv_line_flips_of(mover, inner, place, 9);
}

CK_RV_INLINE ck_rv_boards ck_rv_some(const uint64_t *lanes) {
  ck_rv_boards some;
  __builtin_memcpy(&some, lanes, sizeof some);
  return some;
}
/// Makes the move in each lane, on the square of `places`: the result is the position from the side
/// of the player to move, and in `places` the legal moves among `squares`, the board's.
CK_RV_INLINE void ck_rv_make(uint64_t *movers, uint64_t *opponents, uint64_t *places, uint64_t squares) {
  ck_rv_boards own = ck_rv_some(movers), other = ck_rv_some(opponents), place = ck_rv_some(places);
  ck_rv_boards flips = ck_rv_flips_of(own, other, place), next = other ^ flips, rest = own ^ flips ^ place;
  ck_rv_boards moves = ck_rv_moves_of(next, rest, squares & ~(next | rest));
  __builtin_memcpy(movers, &next, sizeof next);
  __builtin_memcpy(opponents, &rest, sizeof rest);
  __builtin_memcpy(places, &moves, sizeof moves);
}
/// The sum of the numbers of moves that the opponent has after each of `count` moves; where there
/// are none, the pass or the end of the game counts as one. Lanes after them, up to a whole vector,
/// may hold anything.
CK_RV_INLINE uint64_t ck_rv_count_replies(
    const uint64_t *movers, const uint64_t *opponents, const uint64_t *places, long count, uint64_t squares) {
  ck_rv_boards lanes, sum = {0};
  for (int lane = 0; lane < CK_RV_AT_ONCE; lane++) { lanes[lane] = (uint64_t)lane; }
  for (long first = 0; first < count; first += CK_RV_AT_ONCE) {
    ck_rv_boards own = ck_rv_some(movers + first), other = ck_rv_some(opponents + first);
    ck_rv_boards place = ck_rv_some(places + first), flips = ck_rv_flips_of(own, other, place);
    ck_rv_boards next = other ^ flips, rest = own ^ flips ^ place;
    ck_rv_boards replies = ck_rv_moves_of(next, rest, squares & ~(next | rest));
    // The lowest square represents the only continuation without a move.
    replies |= (ck_rv_boards)(replies == 0) & 1;
    sum += __builtin_elementwise_popcount(replies & (ck_rv_boards)(lanes < (uint64_t)(count - first)));
  }
  uint64_t total = 0;
  for (int lane = 0; lane < CK_RV_AT_ONCE; lane++) { total += sum[lane]; }
  return total;
}

#endif
