// The door to libgmp. <stdio.h> comes first, or gmp.h leaves out the stream functions.
#ifndef PUZZLELAB_CGMP_SHIM_H
#define PUZZLELAB_CGMP_SHIM_H

#include <stdio.h>
#include <gmp.h>

// Macros with arguments are invisible to Swift; these are the ones we need.
static inline int puzzlelab_mpz_sgn(const __mpz_struct *a) { return mpz_sgn(a); }
static inline int puzzlelab_mpz_is_odd(const __mpz_struct *a) { return mpz_odd_p(a); }
static inline int puzzlelab_mpz_cmp_si(const __mpz_struct *a, long b) { return mpz_cmp_si(a, b); }

// The yardstick of the arithmetic bench: x = (x * multiplier + step) mod modulus, in plain C.
// Returns the lowest limb of the last x.
static inline unsigned long puzzlelab_multiply_add_modulo(
    const __mpz_struct *modulus, unsigned long multiplier, unsigned long steps) {
  mpz_t x;
  mpz_init_set_ui(x, 1);
  for (unsigned long step = 0; step < steps; step++) {
    mpz_mul_ui(x, x, multiplier);
    mpz_add_ui(x, x, step);
    mpz_mod(x, x, modulus);
  }
  unsigned long low = mpz_get_ui(x);
  mpz_clear(x);
  return low;
}

#endif
