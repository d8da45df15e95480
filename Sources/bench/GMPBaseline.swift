import CGMP

/// The same work on GMP's own numbers, for the bench to measure against.
enum GMPBaseline {
  /// The lowest word of x after `steps` rounds of x = (x · multiplier + step) mod modulus from
  /// x = 1.
  static func multiplyAddModulo(modulus: String, multiplier: UInt, steps: UInt) -> UInt {
    let numbers = UnsafeMutablePointer<__mpz_struct>.allocate(capacity: 2)
    let (x, divisor) = unsafe (numbers, numbers + 1)
    unsafe __gmpz_init_set_ui(x, 1)
    unsafe __gmpz_init_set_str(divisor, modulus, 10)
    for step in 0..<steps {
      unsafe __gmpz_mul_ui(x, x, multiplier)
      unsafe __gmpz_add_ui(x, x, step)
      unsafe __gmpz_tdiv_r(x, x, divisor)
    }
    defer {
      unsafe __gmpz_clear(x)
      unsafe __gmpz_clear(divisor)
      unsafe numbers.deallocate()
    }
    return unsafe __gmpz_get_ui(x)
  }
}
