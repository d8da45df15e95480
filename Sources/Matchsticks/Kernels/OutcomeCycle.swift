/// The cycle of the outcomes of a subtraction game in normal play, as bits of one register.
///
/// Bit i − 1 of the register says whether the heap i below the present one is a P-position; a heap
/// is one exactly when no bit of the set meets the register. The register holds as many bits as the
/// largest take, so its cycle is that of the outcomes.
package enum OutcomeCycle {
  /// Preperiod and period of the outcomes for the takes of `set` (bit i − 1 for take i), `width` =
  /// the largest take ≤ 64.
  ///
  /// Brent's algorithm finds the cycle length λ and the first register μ on the cycle without
  /// memory. The outcomes from μ − `width` on, which that register shows, repeat; heaps below 0
  /// aren't there, so the preperiod isn't negative.
  @inline(__always)
  static func find(_ set: UInt64, width: Int) -> (preperiod: Int, period: Int) {
    let mask = width == 64 ? UInt64.max : (1 &<< UInt64(width)) &- 1
    var (power, period) = (1, 1)
    var tortoise: UInt64 = 0
    var hare = step(0, set) & mask
    while tortoise != hare {
      if power == period {
        tortoise = hare
        power &*= 2
        period = 0
      }
      hare = step(hare, set) & mask
      period &+= 1
    }
    (tortoise, hare) = (0, 0)
    for _ in 0..<period { hare = step(hare, set) & mask }
    var start = 0
    while tortoise != hare {
      tortoise = step(tortoise, set) & mask
      hare = step(hare, set) & mask
      start &+= 1
    }
    return (max(0, start &- width), period)
  }

  /// The register one heap further.
  @inline(__always)
  static func step(_ register: UInt64, _ set: UInt64) -> UInt64 {
    (register &<< 1) | (register & set == 0 ? 1 : 0)
  }

  /// The register after `count` heaps from the empty one: the raw speed of outcomes.
  package static func run(_ set: UInt64, count: Int) -> UInt64 {
    var register: UInt64 = 0
    for _ in 0..<count { register = step(register, set) }
    return register
  }
}
