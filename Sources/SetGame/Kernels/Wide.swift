import ExactArithmetic

/// A whole number below 2²⁵⁶.
struct Wide: Equatable, Comparable {
  private(set) var high: UInt128 = 0
  private(set) var low: UInt128 = 0

  init(_ value: UInt64 = 0) { low = UInt128(value) }

  @inline(__always)
  static func += (left: inout Wide, right: Wide) {
    let (sum, carry) = left.low.addingReportingOverflow(right.low)
    left.low = sum
    left.high &+= right.high &+ (carry ? 1 : 0)
  }

  /// The product; the caller knows that it is below 2²⁵⁶.
  static func * (left: Wide, right: UInt64) -> Wide {
    var product = Wide()
    let (carry, low) = left.low.multipliedFullWidth(by: UInt128(right))
    (product.low, product.high) = (low, left.high &* UInt128(right) &+ carry)
    return product
  }

  static func < (left: Wide, right: Wide) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension Wide {
  /// The number.
  var big: BigInt {
    [high, low].reduce(BigInt(0)) { sum, half in
      (sum * BigInt(1 << 32) * BigInt(1 << 32) + BigInt(UInt64(half >> 64))) * BigInt(1 << 32) * BigInt(1 << 32)
        + BigInt(UInt64(truncatingIfNeeded: half))
    }
  }
}
