internal import CGMP

extension BigInt {
  /// The bits that are set in exactly one of the numbers (two's complement for negative ones).
  public static func ^ (left: BigInt, right: BigInt) -> BigInt {
    unsafe making { result in
      unsafe left.reading { left in unsafe right.reading { right in unsafe __gmpz_xor(result, left, right) } }
    }
  }
}
