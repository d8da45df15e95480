internal import CGMP

/// The same work in plain C, for the bench to measure against.
package enum Yardstick {
  /// The lowest word of x after `steps` rounds of x = (x · multiplier + step) mod modulus from x = 1, in C.
  package static func multiplyAddModulo(modulus: BigInt, multiplier: UInt, steps: UInt) -> UInt {
    unsafe modulus.reading { unsafe puzzlelab_multiply_add_modulo($0, multiplier, steps) }
  }
}
