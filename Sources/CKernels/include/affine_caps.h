// How many ways there are to extend a cap of AG(d,3), d <= 5, by one, two or three points to a
// larger cap.
//
// Let A be the open points: those on no line with two members of the cap S. Join x,y of A when
// third(x,y) is in S. Points of A may be added together <=> no two of them are joined and no three
// are a line. With E the joined pairs of A:
//   one:   |A|
//   two:   C(|A|,2) - |E|
//   three: triples without a joined pair, by inclusion and exclusion over the pairs,
//            C(|A|,3) - |E| (|A|-2) + sum over x of C(deg x, 2) - triangles,
//          less the lines within A (no two points of such a line are joined: their third is in A,
//          not in S).
// {x,y,z} is a triangle <=> it is {a+b-c, a+c-b, b+c-a} for three members a,b,c.
#ifndef PUZZLELAB_AFFINE_CAPS_H
#define PUZZLELAB_AFFINE_CAPS_H
#include "affine.h"

// The number of pairs (x,y) of different open points whose third point is open: six for each line
// within.
CK_AFFINE_INLINE int64_t ck_caps_line_pairs(const uint8_t *third, int points, int stride, const uint8_t *open) {
  int64_t pairs = 0;
#ifdef CK_AFFINE_VECTOR
  const int wide = stride == 256, registers = wide ? 4 : 2;
  __m512i table[4];
  uint64_t free[4];
  for (int r = 0; r < registers; r++) {
    table[r] = _mm512_loadu_si512(open + 64 * r);
    free[r] = _mm512_test_epi8_mask(table[r], table[r]);
  }
  for (int x = 0; x < points; x++) {
    if (!open[x]) continue;
    const uint8_t *row = third + (size_t)x * stride;
    for (int r = 0; r < registers; r++) {
      __m512i hit = ck_affine_look(table, wide, _mm512_loadu_si512(row + 64 * r));
      pairs += __builtin_popcountll(_mm512_test_epi8_mask(hit, hit) & free[r]);
    }
    pairs--;  // x with itself
  }
#else
  for (int x = 0; x < points; x++) {
    if (!open[x]) continue;
    const uint8_t *row = third + (size_t)x * stride;
    for (int y = 0; y < points; y++) pairs += open[y] & open[row[y]];
    pairs--;
  }
#endif
  return pairs;
}

// Writes the three numbers for the prepared cap `scratch`.
CK_AFFINE_INLINE void ck_caps_ahead(const uint8_t *third, const uint8_t *sub, const uint8_t *add, int points,
                                    const void *scratch, int64_t *ways) {
  const ck_affine_parent *parent = (const ck_affine_parent *)scratch;
  const int n = parent->members, stride = parent->stride;
  uint8_t open[256] = {0}, degree[256] = {0};
  int64_t size = 0, degrees = 0, forks = 0, triangles = 0;
  for (int x = 0; x < points; x++) open[x] = parent->completions[x] == 0;
  for (int s = 0; s < n; s++) {
    const uint8_t *row = third + (size_t)parent->member[s] * stride;
    for (int x = 0; x < points; x++) degree[x] = (uint8_t)(degree[x] + open[row[x]]);
  }
  for (int x = 0; x < points; x++) {
    if (!open[x]) continue;
    size++;
    degrees += degree[x];
    forks += degree[x] * (degree[x] - 1) / 2;
  }
  for (int a = 0; a < n; a++) {
    const size_t at = (size_t)parent->member[a] * stride;
    for (int b = a + 1; b < n; b++)
      for (int c = b + 1; c < n; c++) {
        const uint8_t difference = parent->sub[b][c];
        triangles += open[add[at + difference]] & open[sub[at + difference]] & open[third[at + parent->third[b][c]]];
      }
  }
  const int64_t edges = degrees / 2;
  ways[0] = size;
  ways[1] = size * (size - 1) / 2 - edges;
  ways[2] = size * (size - 1) * (size - 2) / 6 - edges * (size - 2) + forks - triangles -
            ck_caps_line_pairs(third, points, stride, open) / 6;
}
#endif
