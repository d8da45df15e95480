/// 128 bits of a list of numbers, to tell games from each other.
struct GameDigest: Hashable, Sendable {
  private var (low, high): (UInt64, UInt64) = (0, 0x9E37_79B9_7F4A_7C15)

  /// Takes a number in. Each step is one-to-one in the state, and mixes as SplitMix64 does [Steele
  /// 2014].
  mutating func add(_ number: UInt64) {
    low = Self.mixed(low ^ number)
    high = Self.mixed(high &+ number &* 0xD134_2543_DE82_EF95 &+ 1)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
