// Decimal numbers in text, for Swift's Double(text): exactly the nearest number, by mini-gmp.
#include <gmp.h>
#include <stdint.h>
#include <string.h>

enum { digits_at_most = 4096, power_at_most = 5000 };

static int is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// The number nearest to numerator / denominator, both above 0; of two the even one.
static double nearest(mpz_t numerator, mpz_t denominator) {
  // Scaled by a power of two to a quotient of 54 or 55 bits, or fewer below the normal numbers.
  long shift = (long)mpz_sizeinbase(denominator, 2) - (long)mpz_sizeinbase(numerator, 2) + 54;
  if (shift > 1075) shift = 1075;
  if (shift >= 0) {
    mpz_mul_2exp(numerator, numerator, (mp_bitcnt_t)shift);
  } else {
    mpz_mul_2exp(denominator, denominator, (mp_bitcnt_t)-shift);
  }
  mpz_t rest;
  mpz_init(rest);
  mpz_tdiv_qr(numerator, rest, numerator, denominator);
  uint64_t bits = mpz_get_ui(numerator);
  uint64_t is_inexact = mpz_sgn(rest) != 0;
  mpz_clear(rest);
  // One bit or two are more than fit: the rest of the number is a last bit that isn't lost.
  while (bits >> 54) {
    is_inexact |= bits & 1;
    bits >>= 1;
    shift--;
  }
  uint64_t rounded = (bits >> 1) + (bits & 1 & (is_inexact | bits >> 1));
  shift--;
  if (rounded >> 53) {
    rounded >>= 1;
    shift--;
  }
  uint64_t exponent = rounded >> 52 ? (uint64_t)(1075 - shift) : 0;
  if (shift < -971) return __builtin_inf();
  uint64_t pattern = exponent << 52 | (rounded & ((1ull << 52) - 1));
  double number;
  memcpy(&number, &pattern, sizeof number);
  return number;
}

/// Reads digits with a point and an exponent; where they end, or null where there are none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  const char *place = text + (*text == '-' || *text == '+');
  char digits[digits_at_most + 1];
  long count = 0, power = 0, exponent = 0;
  int has_digits = 0;
  for (int is_fraction = 0; is_digit(*place) || (*place == '.' && !is_fraction); place++) {
    if (*place == '.') {
      is_fraction = 1;
      continue;
    }
    has_digits = 1;
    power -= is_fraction;
    if (count == 0 && *place == '0') continue;
    if (count == digits_at_most) return 0;
    digits[count++] = *place;
  }
  if (!has_digits) return 0;
  if (*place == 'e' || *place == 'E') {
    const char *after = place + 1 + (place[1] == '-' || place[1] == '+');
    if (is_digit(*after)) {
      for (int is_negative = place[1] == '-'; is_digit(*after); after++) {
        if (exponent < 10 * power_at_most && exponent > -10 * power_at_most) {
          exponent = 10 * exponent + (is_negative ? '0' - *after : *after - '0');
        }
      }
      place = after;
    }
  }
  digits[count] = 0;
  power += exponent;
  double value = 0;
  if (count > 0 && count + power > power_at_most) {
    value = __builtin_inf();
  } else if (count > 0 && count + power > -power_at_most) {
    mpz_t numerator, denominator, scale;
    mpz_init_set_str(numerator, digits, 10);
    mpz_init_set_ui(denominator, 1);
    mpz_init(scale);
    mpz_ui_pow_ui(scale, 10, (unsigned long)(power < 0 ? -power : power));
    if (power < 0) {
      mpz_set(denominator, scale);
    } else {
      mpz_mul(numerator, numerator, scale);
    }
    value = nearest(numerator, denominator);
    mpz_clear(numerator);
    mpz_clear(denominator);
    mpz_clear(scale);
  }
  *number = *text == '-' ? -value : value;
  return place;
}
