// Keys of card-matching states: 24 lanes, one for each order of the suits; a state's key is the
// least lane. Lane sums are kept modulo 2^64, so replacing one rank costs one subtraction and one
// addition per lane.
#ifndef PUZZLELAB_CARDMATCH_H
#define PUZZLELAB_CARDMATCH_H

#define CK_CARDMATCH_LANES 24

// out = sum - minus + plus, lane by lane.
static inline __attribute__((always_inline)) void ck_cardmatch_replace(
    uint64_t *__restrict out, const uint64_t *sum, const uint64_t *minus, const uint64_t *plus) {
  for (int lane = 0; lane < CK_CARDMATCH_LANES; lane++) out[lane] = sum[lane] - minus[lane] + plus[lane];
}

// The least lane of sum - minus + plus.
static inline __attribute__((always_inline)) uint64_t ck_cardmatch_key(
    const uint64_t *sum, const uint64_t *minus, const uint64_t *plus) {
  uint64_t best = ~(uint64_t)0;
  for (int lane = 0; lane < CK_CARDMATCH_LANES; lane++) {
    uint64_t value = sum[lane] - minus[lane] + plus[lane];
    best = value < best ? value : best;
  }
  return best;
}

// Max-plus vectors over the 16 sets of suits that have an odd leftover card. out[p ^ t] =
// max(out[p ^ t], in[p] + bonus[p] + gain) for all p; a lane is never used before it is written.
static inline __attribute__((always_inline)) void ck_cardmatch_leave(
    int32_t *__restrict out, const int32_t *__restrict in, const int32_t *__restrict bonus, int t, int32_t gain) {
  for (int p = 0; p < 16; p++) {
    int32_t value = in[p] + bonus[p] + gain;
    out[p ^ t] = value > out[p ^ t] ? value : out[p ^ t];
  }
}

// max over p of in[p] + bonus[p].
static inline __attribute__((always_inline)) int32_t ck_cardmatch_best(const int32_t *in, const int32_t *bonus) {
  int32_t best = in[0] + bonus[0];
  for (int p = 1; p < 16; p++) {
    int32_t value = in[p] + bonus[p];
    best = value > best ? value : best;
  }
  return best;
}

#endif
