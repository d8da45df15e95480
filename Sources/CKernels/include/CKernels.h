#ifndef PUZZLELAB_CKERNELS_H
#define PUZZLELAB_CKERNELS_H
#include <stddef.h>
#include <stdint.h>
#include "affine.h"
#include "affine_planes.h"
#include "cardmatch.h"
#include "affine_ahead.h"
#include "affine_ahead_planes.h"
#include "affine_caps.h"
#include "reversi.h"
#include "reversi_features.h"
#include "reversi_flips.h"
#include "reversi_lanes.h"
#include "reversi_last.h"
#include "reversi_network.h"
#include "takebreak.h"
#include "takebreak_sieve.h"
#include "plays.h"
#include "shifts.h"
#include "walsh.h"
// The bits of the widest vectors that the compiler was allowed to use.
static inline int ck_vector_bits(void) {
#if defined(__AVX512F__)
  return 512;
#elif defined(__AVX2__)
  return 256;
#else
  return 128;
#endif
}
#include "set_triples.h"
#endif
