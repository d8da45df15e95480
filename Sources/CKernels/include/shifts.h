// Kernels of shifted sets of takes (see Matchsticks/Kernels/Shifts/ShiftedSet.swift).
//
// Bits are those of consecutive numbers, the least in the lowest bit of the first byte. A set is
// kept as eight copies, `stride` bytes apart: bit i of copy r says whether i + r is in it. So the
// bits of the numbers from d on start at byte d / 8 of copy d mod 8.
#ifndef PUZZLELAB_SHIFTS_H
#define PUZZLELAB_SHIFTS_H
#include <stdint.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"
typedef uint64_t ck_shift_bits __attribute__((vector_size(32)));

// The heaps of a tile, and the bytes of their bits: eight vectors, which stay in registers.
#define CK_SHIFT_TILE 2048
#define CK_SHIFT_BYTES 256

// Bits anywhere; not a function, which couldn't return as many where registers are smaller.
typedef uint64_t ck_shift_bits_anywhere __attribute__((vector_size(32), aligned(1), may_alias));
#define CK_SHIFT_LOAD(p) (*(const ck_shift_bits_anywhere *)(p))

// Marks heaps of the tile from `base` on that have a take to one of `count` ascending members below
// it, the largest first, until no wanted heap is without a mark. `marks` and `wanted` have
// CK_SHIFT_BYTES bytes; the copies reach as far behind the largest distance. Returns how many
// members were examined.
static inline int64_t ck_shift_mark(uint8_t *marks, const uint8_t *wanted, const uint8_t *copies, int64_t stride,
                                    const int32_t *members, int64_t count, int64_t base) {
  ck_shift_bits m[8];
#pragma clang loop unroll(full)
  for (int j = 0; j < 8; j++) m[j] = CK_SHIFT_LOAD(marks + 32 * j);
  int64_t i = count;
  while (i > 0) {
    ck_shift_bits open = {0};
#pragma clang loop unroll(full)
    for (int j = 0; j < 8; j++) open |= CK_SHIFT_LOAD(wanted + 32 * j) & ~m[j];
    if ((open[0] | open[1] | open[2] | open[3]) == 0) break;
    int64_t end = i > 16 ? i - 16 : 0;
    for (; i > end; i--) {
      int64_t distance = base - members[i - 1];
      const uint8_t *takes = copies + (distance & 7) * stride + (distance >> 3);
#pragma clang loop unroll(full)
      for (int j = 0; j < 8; j++) m[j] |= CK_SHIFT_LOAD(takes + 32 * j);
    }
  }
#pragma clang loop unroll(full)
  for (int j = 0; j < 8; j++) __builtin_memcpy(marks + 32 * j, &m[j], 32);
  return count - i;
}
#pragma clang diagnostic pop

// Takes from `open` each heap of a block, in ascending order, that neither has a mark nor a take to
// one taken before; their places are stored in `places`. Returns how many there are.
static inline int64_t ck_shift_pick(uint64_t *open, uint64_t *marks, int64_t words, const uint8_t *copies,
                                    int64_t stride, int32_t *places) {
  int64_t count = 0;
  for (int64_t word = 0; word < words; word++) {
    uint64_t left;
    while ((left = open[word] & ~marks[word]) != 0) {
      int64_t bit = __builtin_ctzll(left), place = 64 * word + bit;
      open[word] &= ~((uint64_t)1 << bit);
      places[count++] = (int32_t)place;
      uint64_t takes;
      __builtin_memcpy(&takes, copies, 8);
      marks[word] |= takes << bit;
      const uint8_t *next = copies + (-bit & 7) * stride + ((64 - bit) >> 3);
      for (int64_t later = word + 1; later < words; later++, next += 8) {
        __builtin_memcpy(&takes, next, 8);
        marks[later] |= takes;
      }
    }
  }
  return count;
}
#endif
