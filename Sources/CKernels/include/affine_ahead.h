// How many lines a subset of AG(d,3), d <= 4, would hold after one, two or three more points: three
// histograms.
//
// Let S be the subset, F the points that may be added (outside S, not barred), d(x) the number of
// pairs of S whose line passes through x, and join x,y of F when third(x,y) is in S. Adding x, y, z
// to S makes
//   d(x) + d(y) + d(z) + (edges among x,y,z) + [x,y,z a line]
// new lines. So the histograms follow from counts of vertices, edges, triples and their colours d:
//   S0  triples of F,                         from the number of vertices of each colour;
//   S1  (edge, third vertex),                 from the number of edges between each two colours;
//   S2  (two edges that meet, i.e. a path),   from each vertex's number of neighbours of each
//                                             colour;
//   S3  triangles. x,y,z is one <=> {x,y,z} = {a+b-c, a+c-b, b+c-a} for three members a,b,c
//       of S;
//   L   lines within F (no two of their points are joined).
// With E_j the triples of exactly j edges: S0 = E0+E1+E2+E3, S1 = E1+2E2+3E3, S2 = E2+3E3, S3 = E3.
// All are polynomials in t whose exponent is the sum of the colours.
#ifndef PUZZLELAB_AFFINE_AHEAD_H
#define PUZZLELAB_AFFINE_AHEAD_H
#include "affine.h"

// Colours are at most 10 (pairs of at most 21 members), so a triple brings at most 3*10+3 lines,
// and the bins suffice.
enum { CK_AHEAD_BINS = 48, CK_AHEAD_COLOURS = 11, CK_AHEAD_BARRED = 64, CK_AHEAD_ROOM = 1536 };

// The counts from which the histograms follow.
typedef struct {
  int64_t vertices[CK_AHEAD_COLOURS];
  int64_t edges[CK_AHEAD_COLOURS][CK_AHEAD_COLOURS];  // ordered pairs of joined vertices, by their colours
  int64_t paths[CK_AHEAD_BINS];      // sum over z of (neighbours of z)^2, by the colours of z and the two
  int64_t triangles[CK_AHEAD_BINS];
  int64_t lines[CK_AHEAD_BINS];
  int colours;
} ck_ahead_counts;

// Turns the counts into the three histograms one after another, CK_AHEAD_BINS entries each.
CK_AFFINE_INLINE void ck_ahead_histograms(const ck_ahead_counts *counts, int64_t *bins) {
  const int n = counts->colours;
  const int64_t *a = counts->vertices;
  int64_t *one = bins, *two = bins + CK_AHEAD_BINS, *three = bins + 2 * CK_AHEAD_BINS;
  int64_t squares[CK_AHEAD_BINS] = {0}, cubes[CK_AHEAD_BINS] = {0}, doubled[CK_AHEAD_BINS] = {0};
  int64_t edges[CK_AHEAD_BINS] = {0}, bent[CK_AHEAD_BINS] = {0}, attached[CK_AHEAD_BINS] = {0};
  __builtin_memset(bins, 0, 3 * CK_AHEAD_BINS * sizeof *bins);
  for (int i = 0; i < n; i++) {
    one[i] = a[i];
    for (int j = 0; j < n; j++) {
      squares[i + j] += a[i] * a[j];
      doubled[2 * i + j] += a[i] * a[j];
      edges[i + j] += counts->edges[i][j];
      bent[2 * i + j] += counts->edges[i][j];
    }
  }
  for (int k = 0; k < 2 * n - 1; k++) {
    edges[k] /= 2;
    for (int j = 0; j < n; j++) {
      cubes[k + j] += squares[k] * a[j];
      attached[k + j] += edges[k] * a[j];
    }
    two[k] += (squares[k] - (k % 2 == 0 ? a[k / 2] : 0)) / 2 - edges[k];
    two[k + 1] += edges[k];
  }
  for (int k = 0; k < 3 * n - 2; k++) {
    int64_t all = (cubes[k] - 3 * doubled[k] + (k % 3 == 0 ? 2 * a[k / 3] : 0)) / 6;
    int64_t e3 = counts->triangles[k];
    int64_t e2 = (counts->paths[k] - bent[k]) / 2 - 3 * e3;
    int64_t e1 = attached[k] - bent[k] - 2 * e2 - 3 * e3;
    int64_t lines = counts->lines[k];
    three[k] += all - e1 - e2 - e3 - lines;
    three[k + 1] += e1 + lines;
    three[k + 2] += e2;
    three[k + 3] += e3;
  }
}

// The colour of each point under the pad convention of affine.h; barred points and members get
// CK_AHEAD_BARRED.
CK_AFFINE_INLINE int ck_ahead_colour_table(const ck_affine_parent *parent, const uint8_t *barred, int points,
                                           uint8_t *colour) {
  int largest = 0;
  __builtin_memset(colour, CK_AHEAD_BARRED, 128);
  for (int x = 0; x < points; x++) {
    if (parent->inside[x] | barred[x]) continue;
    colour[x] = parent->completions[x];
    if (colour[x] > largest) largest = colour[x];
  }
  return largest + 1;
}

CK_AFFINE_INLINE void ck_ahead_count_scalar(const uint8_t *third, const uint8_t *sub, const uint8_t *add, int points,
                                            const ck_affine_parent *parent, const uint8_t *barred,
                                            const uint8_t *lines, int lineCount, ck_ahead_counts *counts) {
  uint8_t colour[128];
  const int n = parent->members, stride = parent->stride;
  (void)sub;
  __builtin_memset(counts, 0, sizeof *counts);
  counts->colours = ck_ahead_colour_table(parent, barred, points, colour);
  for (int z = 0; z < points; z++) {
    if (colour[z] >= CK_AHEAD_BARRED) continue;
    int64_t neighbours[CK_AHEAD_COLOURS] = {0};
    counts->vertices[colour[z]]++;
    for (int s = 0; s < n; s++) {
      uint8_t joined = colour[third[(size_t)z * stride + parent->member[s]]];
      if (joined < CK_AHEAD_BARRED) neighbours[joined]++;
    }
    for (int i = 0; i < counts->colours; i++) {
      counts->edges[colour[z]][i] += neighbours[i];
      for (int j = 0; j < counts->colours; j++) counts->paths[colour[z] + i + j] += neighbours[i] * neighbours[j];
    }
  }
  for (int a = 0; a < n; a++)
    for (int b = a + 1; b < n; b++)
      for (int c = b + 1; c < n; c++) {
        const uint8_t *sums = add + (size_t)parent->member[a] * stride, *subs = sub + (size_t)parent->member[a] * stride,
                      *thirds = third + (size_t)parent->member[a] * stride;
        int sum = colour[sums[parent->sub[b][c]]] + colour[subs[parent->sub[b][c]]] + colour[thirds[parent->third[b][c]]];
        if (sum < CK_AHEAD_BARRED) counts->triangles[sum]++;
      }
  const uint8_t *second = lines + CK_AHEAD_ROOM, *last = lines + 2 * CK_AHEAD_ROOM;
  for (int l = 0; l < lineCount; l++) {
    int sum = colour[lines[l]] + colour[second[l]] + colour[last[l]];
    if (sum < CK_AHEAD_BARRED) counts->lines[sum]++;
  }
}

#if defined(CK_AFFINE_VECTOR) && defined(__AVX512VBMI2__) && defined(__POPCNT__)
#define CK_AHEAD_VECTOR 1
// Adds up how often each value below `values` occurs in `vectors` vectors of bytes.
CK_AFFINE_INLINE void ck_ahead_tally(const __m512i *bytes, int vectors, int values, int64_t *tally) {
  for (int v = 0; v < values; v++) {
    __m512i value = _mm512_set1_epi8((char)v);
    int64_t sum = 0;
    for (int r = 0; r < vectors; r++) sum += __builtin_popcountll(_mm512_cmpeq_epi8_mask(bytes[r], value));
    tally[v] = sum;
  }
}

// The sums of colours over all triangles, one byte each; returns how many vectors they fill.
CK_AFFINE_INLINE int ck_ahead_triangles(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                        const ck_affine_parent *parent, const __m512i *colour, uint8_t *sums) {
  const int n = parent->members;
  uint8_t *end = sums;
  for (int a = 0; a + 2 < n; a++) {
    const size_t row = (size_t)parent->member[a] * 128;
    __m512i thirds[2], subs[2], adds[2];
    for (int r = 0; r < 2; r++) {
      thirds[r] = _mm512_loadu_si512(third + row + 64 * r);
      subs[r] = _mm512_loadu_si512(sub + row + 64 * r);
      adds[r] = _mm512_loadu_si512(add + row + 64 * r);
    }
    for (int b = (a + 1) & ~1; b + 1 < n; b += 2) {
      // Rows b and b+1 side by side, 32 lanes each; the lanes c > b (and c > b+1) below n are used,
      // of the rows above a.
      __m512i differing = _mm512_loadu_si512(parent->sub[b]), completing = _mm512_loadu_si512(parent->third[b]);
      __m512i sum = ck_affine_look(colour, 0, ck_affine_look(adds, 0, differing));
      sum = _mm512_add_epi8(sum, ck_affine_look(colour, 0, ck_affine_look(subs, 0, differing)));
      sum = _mm512_add_epi8(sum, ck_affine_look(colour, 0, ck_affine_look(thirds, 0, completing)));
      uint64_t below = ((uint64_t)1 << n) - 1;
      uint64_t wanted = (b > a ? below & ((uint64_t)-2 << b) : 0) | (below & ((uint64_t)-4 << b)) << 32;
      _mm512_storeu_si512(end, _mm512_maskz_compress_epi8(wanted, sum));
      end += __builtin_popcountll(wanted);
    }
  }
  _mm512_storeu_si512(end, _mm512_set1_epi8(-1));
  return (int)((end - sums + 63) / 64);
}

CK_AFFINE_INLINE void ck_ahead_count_vector(const uint8_t *third, const uint8_t *sub, const uint8_t *add, int points,
                                            const ck_affine_parent *parent, const uint8_t *barred,
                                            const uint8_t *lines, int lineCount, ck_ahead_counts *counts) {
  const int n = parent->members;
  const __m512i limit = _mm512_set1_epi8(CK_AHEAD_BARRED), one = _mm512_set1_epi8(1), zero = _mm512_setzero_si512();
  __m512i colour[2], vectors[CK_AHEAD_ROOM / 64];
  uint64_t free[2];
  for (int r = 0; r < 2; r++) {
    uint64_t exists = points >= 64 * (r + 1) ? ~(uint64_t)0 : points > 64 * r ? ((uint64_t)1 << (points - 64 * r)) - 1 : 0;
    __m512i taken = _mm512_or_si512(_mm512_loadu_si512(parent->inside + 64 * r), _mm512_loadu_si512(barred + 64 * r));
    free[r] = exists & _mm512_testn_epi8_mask(taken, taken);
    colour[r] = _mm512_mask_mov_epi8(limit, free[r], _mm512_loadu_si512(parent->completions + 64 * r));
  }
  __m512i known = _mm512_max_epu8(_mm512_maskz_mov_epi8(free[0], colour[0]), _mm512_maskz_mov_epi8(free[1], colour[1]));
  int colours = 1;
  while (_mm512_cmpge_epu8_mask(known, _mm512_set1_epi8((char)colours))) colours++;
  counts->colours = colours;
  const int sums = 3 * colours - 2;

  uint64_t class[CK_AHEAD_COLOURS][2];
  __m512i neighbours[CK_AHEAD_COLOURS][2];
  for (int v = 0; v < colours; v++) {
    for (int r = 0; r < 2; r++) {
      class[v][r] = _mm512_cmpeq_epi8_mask(colour[r], _mm512_set1_epi8((char)v));
      neighbours[v][r] = zero;
    }
    counts->vertices[v] = __builtin_popcountll(class[v][0]) + __builtin_popcountll(class[v][1]);
  }
  for (int s = 0; s < n; s++) {
    const uint8_t *row = third + (size_t)parent->member[s] * 128;
    __m512i joined0 = ck_affine_look(colour, 0, _mm512_loadu_si512(row));
    __m512i joined1 = ck_affine_look(colour, 0, _mm512_loadu_si512(row + 64));
    for (int v = 0; v < colours; v++) {
      __m512i value = _mm512_set1_epi8((char)v);
      neighbours[v][0] =
          _mm512_mask_add_epi8(neighbours[v][0], _mm512_cmpeq_epi8_mask(joined0, value), neighbours[v][0], one);
      neighbours[v][1] =
          _mm512_mask_add_epi8(neighbours[v][1], _mm512_cmpeq_epi8_mask(joined1, value), neighbours[v][1], one);
    }
  }
  __m512i paths[3 * CK_AHEAD_COLOURS];
  for (int k = 0; k < sums; k++) paths[k] = zero;
  for (int v = 0; v < colours; v++)
    for (int i = 0; i < colours; i++) {
      __m512i own0 = _mm512_maskz_mov_epi8(class[v][0], neighbours[i][0]);
      __m512i own1 = _mm512_maskz_mov_epi8(class[v][1], neighbours[i][1]);
      counts->edges[v][i] =
          _mm512_reduce_add_epi64(_mm512_add_epi64(_mm512_sad_epu8(own0, zero), _mm512_sad_epu8(own1, zero)));
      paths[v + 2 * i] = _mm512_add_epi16(paths[v + 2 * i], _mm512_add_epi16(_mm512_maddubs_epi16(own0, own0),
                                                                            _mm512_maddubs_epi16(own1, own1)));
      own0 = _mm512_add_epi8(own0, own0);
      own1 = _mm512_add_epi8(own1, own1);
      for (int j = i + 1; j < colours; j++)
        paths[v + i + j] = _mm512_add_epi16(
            paths[v + i + j], _mm512_add_epi16(_mm512_maddubs_epi16(own0, neighbours[j][0]),
                                               _mm512_maddubs_epi16(own1, neighbours[j][1])));
    }
  for (int k = 0; k < sums; k++)
    counts->paths[k] = _mm512_reduce_add_epi32(_mm512_madd_epi16(paths[k], _mm512_set1_epi16(1)));

  uint8_t triangles[CK_AHEAD_ROOM + 64] __attribute__((aligned(64)));
  int filled = ck_ahead_triangles(third, sub, add, parent, colour, triangles);
  for (int r = 0; r < filled; r++) vectors[r] = _mm512_load_si512(triangles + 64 * r);
  ck_ahead_tally(vectors, filled, sums, counts->triangles);

  const uint8_t *second = lines + CK_AHEAD_ROOM, *last = lines + 2 * CK_AHEAD_ROOM;
  filled = (lineCount + 63) / 64;
  for (int r = 0; r < filled; r++) {
    __m512i sum = ck_affine_look(colour, 0, _mm512_loadu_si512(lines + 64 * r));
    sum = _mm512_add_epi8(sum, ck_affine_look(colour, 0, _mm512_loadu_si512(second + 64 * r)));
    vectors[r] = _mm512_add_epi8(sum, ck_affine_look(colour, 0, _mm512_loadu_si512(last + 64 * r)));
  }
  ck_ahead_tally(vectors, filled, sums, counts->lines);
}
#endif

#ifdef CK_AFFINE_PLANES
#include "affine_ahead_planes.h"
#endif

// The three histograms of the prepared subset `scratch`; `barred` has 128 bytes, 1 for points that
// can't be added. `lines` are the points of each line in three rows of CK_AHEAD_ROOM bytes, filled
// up with the pad index 127.
CK_AFFINE_INLINE void ck_affine_ahead(const uint8_t *third, const uint8_t *sub, const uint8_t *add, int points,
                                      const void *scratch, const uint8_t *barred, const uint8_t *lines, int lineCount,
                                      int scalar, int64_t *bins) {
  ck_ahead_counts counts;
#ifdef CK_AHEAD_VECTOR
  if (!scalar)
    ck_ahead_count_vector(third, sub, add, points, (const ck_affine_parent *)scratch, barred, lines, lineCount, &counts);
  else
#elif defined(CK_AFFINE_PLANES)
  if (!scalar)
    ck_ahead_count_planes(third, sub, add, points, (const ck_affine_parent *)scratch, barred, lines, lineCount, &counts);
  else
#endif
    ck_ahead_count_scalar(third, sub, add, points, (const ck_affine_parent *)scratch, barred, lines, lineCount, &counts);
  (void)scalar;
  ck_ahead_histograms(&counts, bins);
}
#endif
