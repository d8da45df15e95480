// The interface to libgmp. <stdio.h>, where there is one, comes first, or gmp.h leaves out the
// stream functions.
#ifndef PUZZLELAB_CGMP_SHIM_H
#define PUZZLELAB_CGMP_SHIM_H

#if __has_include(<stdio.h>)
#include <stdio.h>
#endif
#include <gmp.h>

// Macros with arguments are invisible to Swift; these are the ones we need.
static inline int puzzlelab_mpz_sgn(const __mpz_struct *a) { return mpz_sgn(a); }
static inline int puzzlelab_mpz_is_odd(const __mpz_struct *a) { return mpz_odd_p(a); }
static inline int puzzlelab_mpz_cmp_si(const __mpz_struct *a, long b) { return mpz_cmp_si(a, b); }

#endif
