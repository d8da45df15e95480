// Several positions at once, one in each lane of a vector: eight with AVX-512, four with AVX2.
// Where all moves of a position are wanted, as in perft, eight at once save a fifth of the time
// against one after the other with a direction in each lane, four at once nothing; a search that
// stops after a move or two gains nothing either.
#ifndef PUZZLELAB_CKERNELS_REVERSI_LANES_H
#define PUZZLELAB_CKERNELS_REVERSI_LANES_H

#include <stdint.h>

#include "reversi_flips.h"

#if defined(__AVX2__)

#if defined(__AVX512F__)
#define CK_RV_AT_ONCE 8
#else
#define CK_RV_AT_ONCE 4
#endif
typedef uint64_t ck_rv_boards __attribute__((vector_size(8 * CK_RV_AT_ONCE)));

// The runs of INNER beside SEED, upwards and downwards in steps of S: steps of 1, then 2, then 2
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
/// The lowest squares of `squares`, one in each lane, as long as there are some; `squares` loses
/// them.
CK_RV_INLINE ck_rv_boards ck_rv_take_lowest(uint64_t *squares) {
  ck_rv_boards places = {0};
  uint64_t rest = *squares;
  for (int lane = 0; lane < CK_RV_AT_ONCE; lane++) {
    places[lane] = rest & -rest;
    rest &= rest - 1;
  }
  *squares = rest;
  return places;
}
/// The sum of the numbers of moves that the opponent has after each of `moves`; where there are
/// none, the pass or the end of the game counts as one. `squares` are the squares of the board.
CK_RV_INLINE uint64_t ck_rv_count_replies(uint64_t mover, uint64_t opponent, uint64_t moves, uint64_t squares) {
  const ck_rv_boards none = {0}, own = mover - none, other = opponent - none;
  uint64_t count = 0;
  while (moves) {
    ck_rv_boards place = ck_rv_take_lowest(&moves), flips = ck_rv_flips_of(own, other, place);
    ck_rv_boards next = other ^ flips, rest = own ^ flips ^ place;
    ck_rv_boards replies = ck_rv_moves_of(next, rest, squares & ~(next | rest));
    // The lowest square stands for the one way to go on without a move.
    replies |= (ck_rv_boards)(replies == 0) & 1;
    replies &= (ck_rv_boards)(place != 0);
    for (int lane = 0; lane < CK_RV_AT_ONCE; lane++) { count += (uint64_t)__builtin_popcountll(replies[lane]); }
  }
  return count;
}

#else

/// The sum of the numbers of moves that the opponent has after each of `moves`; where there are
/// none, the pass or the end of the game counts as one. `squares` are the squares of the board.
CK_RV_INLINE uint64_t ck_rv_count_replies(uint64_t mover, uint64_t opponent, uint64_t moves, uint64_t squares) {
  uint64_t count = 0, empty = squares & ~(mover | opponent);
  for (; moves; moves &= moves - 1) {
    uint64_t square = moves & -moves, flips = ck_rv_flips(mover, opponent, square);
    uint64_t replies = ck_rv_ends(opponent ^ flips, mover ^ flips ^ square) & (empty ^ square);
    count += replies ? (uint64_t)__builtin_popcountll(replies) : 1;
  }
  return count;
}

#endif

#endif
