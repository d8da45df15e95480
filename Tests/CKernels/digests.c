// Digests of what the kernels compute of random input: the same numbers for every processor that
// they are compiled for.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"

static uint64_t state = 88172645463325252ull;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static uint64_t digest = 14695981039346656037ull;
static void take(uint64_t number) {
  for (int i = 0; i < 64; i += 8) digest = (digest ^ (number >> i & 255)) * 1099511628211ull;
}
static void tell(const char *kernels) {
  printf("%s %016llx\n", kernels, (unsigned long long)digest);
  digest = 14695981039346656037ull;
  state = 88172645463325252ull;
}

static const uint64_t board = ~0ull;

// Random games: moves, flips, stable discs, moves and flips in lanes, the last four squares.
static void reversi(void) {
  for (int game = 0; game < 2000; game++) {
    uint64_t own = 0x0000000810000000, other = 0x0000001008000000, nodes = 0;
    for (int passes = 0; passes < 2;) {
      uint64_t empty = board & ~(own | other), moves = ck_rv_moves(own, other) & empty;
      take(moves);
      take(ck_rv_stable(own, other, board, 0));
      uint64_t boards[3][CK_RV_AT_ONCE];
      for (int lane = 0; lane < CK_RV_AT_ONCE; lane++) {
        boards[0][lane] = own;
        boards[1][lane] = other;
        boards[2][lane] = moves & -moves;
      }
      ck_rv_boards lanes = ck_rv_some(boards[0]), against = ck_rv_some(boards[1]), places = ck_rv_some(boards[2]);
      take(ck_rv_moves_of(lanes, against, ~(lanes | against))[CK_RV_AT_ONCE - 1]);
      take(ck_rv_flips_of(lanes, against, places)[0]);
      if (__builtin_popcountll(empty) == 4) {
        uint64_t rest = empty;
        long squares[4];
        for (int i = 0; i < 4; i++, rest &= rest - 1) squares[i] = __builtin_ctzll(rest);
        ck_rv_squares at = {squares[0], squares[1], squares[2], squares[3]};
        take((uint64_t)ck_rv_four(&nodes, own, other, -64, at, 64));
        take(nodes);
      }
      uint64_t swap = own;
      if (moves) {
        uint64_t move = moves;
        for (int skip = (int)(next() % (uint64_t)__builtin_popcountll(moves)); skip > 0; skip--) move &= move - 1;
        uint64_t flips = ck_rv_flips(own, other, move & -move);
        take(flips);
        swap = own | flips | (move & -move);
        own = other & ~flips;
      } else {
        own = other;
      }
      other = swap;
      passes = moves ? 0 : passes + 1;
    }
  }
  tell("reversi");
}

// Random layers and sums of the network.
static void network(void) {
  for (int round = 0; round < 2000; round++) {
    int32_t hidden[2 * CK_RV_INPUTS * CK_RV_UNITS + 2 * CK_RV_UNITS + 1], layer[CK_RV_LAYER];
    int16_t sum[CK_RV_ENTRY];
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) hidden[i] = (int32_t)(next() % 511) - 255;
    for (size_t i = 0; i < sizeof sum / sizeof *sum; i++) sum[i] = (int16_t)((int)(next() % 4001) - 2000);
    ck_rv_layer_pack(layer, hidden);
    take((uint64_t)(int64_t)ck_rv_layer(sum, layer));
  }
  tell("network");
}

// Scans, probes, flags and marks of heaps with random values.
static void heaps(void) {
  static uint8_t g[1 << 14], flags[1 << 16];
  static int32_t rare[300];
  for (int round = 0; round < 50; round++) {
    uint8_t mask = (uint8_t)(round % 2 ? 255 : 15);
    for (size_t i = 0; i < sizeof g; i++) g[i] = (uint8_t)next() & mask;
    for (int i = 0; i < 300; i++) rare[i] = (i ? rare[i - 1] : 0) + 1 + (int32_t)(next() % 9);
    const uint8_t *q = g + 4096;
    uint16_t values[64];
    for (int i = 0; i < 64; i++) values[i] = (uint16_t)(next() & mask);
    for (int64_t to = 1; to < 700; to += 37) {
      take((uint64_t)ck_tb_scan8(g, q, 1, to, values[to % 64]));
      take((uint64_t)ck_tb_scan16(g, q, 1, to, (uint16_t)next()));
      take(ck_tb_probe(g, q, 3, to + 3, values, 64, 2));
    }
    take(ck_tb_scan_run8(g, q, rare, 3, 290, values));
    take(ck_tb_scan_run16(g, q, rare, 3, 290, values));
    memset(flags, 0, sizeof flags);
    ck_tb_flag(g, q, 5, 900, 1, flags);
    ck_tb_flag(g, q, 5, 90, 2, flags);
    take((uint64_t)ck_tb_unflagged(flags, 0));
    uint64_t marks[4 * 64] = {0};
    ck_tb_mark_block(g, 4000, 7, rare, 0, 300, 4, 64, marks);
    for (int i = 0; i < 4 * 64; i++) take(marks[i]);
    memmove(g + 6000, g + 6000 - 4 * 137, 4 * 137);
    take((uint64_t)ck_find_repeat(g + 6000 + 4 * 137, 4 * 137, 1, 1, 900));
    int64_t takes[9];
    for (int i = 0; i < 9; i++) takes[i] = (int64_t)(i + 1 + next() % 40);
    ck_subtraction(g, takes, round % 9 + 1, 64, 4000);
    for (int i = 64; i < 4000; i++) take(g[i]);
  }
  tell("heaps");
}

// The Sets of random deals, listed and counted.
static void sets(void) {
  for (int round = 0; round < 200; round++) {
    uint8_t deals[32][64], deck[81], deal[32], counts[64], lanes[128 * 8] = {0}, triples[3 * 512] = {0};
    for (int i = 0; i < 81; i++) deck[i] = (uint8_t)(i / 27 << 6 | i / 9 % 3 << 4 | i / 3 % 3 << 2 | i % 3);
    for (int lane = 0; lane < 64; lane++) {
      for (int i = 0; i < 15; i++) {
        int j = i + (int)(next() % (uint64_t)(81 - i));
        uint8_t card = deck[j];
        deck[j] = deck[i];
        deals[i][lane] = deck[i] = card;
      }
    }
    ck_set_count64(deals[0], 15, counts);
    for (int lane = 0; lane < 64; lane++) take(counts[lane]);
    int pairs = 0;
    for (int i = 0; i < 14; i++)
      for (int j = i + 1; j < 14; j++, pairs++) {
        lanes[128 * (pairs / 64) + pairs % 64] = (uint8_t)i;
        lanes[128 * (pairs / 64) + 64 + pairs % 64] = (uint8_t)j;
      }
    memset(deal, 0xFF, sizeof deal);
    for (int i = 0; i < 15; i++) deal[i] = deals[i][0];
    int found = ck_set_list(deal, 15, lanes, (pairs + 63) / 64, triples);
    if (found != counts[0]) printf("%d Sets are listed, %d counted\n", found, counts[0]);
    for (int i = 0; i < found; i++) take((uint64_t)triples[i] << 16 | triples[i + CK_SET_PLANE] << 8 | triples[i + 2 * CK_SET_PLANE]);
  }
  tell("sets");
}

int main(void) {
  reversi();
  sets();
  network();
  heaps();
  return 0;
}
