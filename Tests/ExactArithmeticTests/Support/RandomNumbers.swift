import ExactArithmetic
import GameCore

extension SeededGenerator {
  /// A number of up to 128 bits whose size, not only its value, is random, so that small ones and
  /// edges occur.
  mutating func wideInteger() -> Int128 {
    let bits = Int128(truncatingIfNeeded: UInt128(next()) << 64 | UInt128(next()))
    return bits >> Int128(index(128))
  }

  /// A natural number with exactly `count` digits (≥ 1), the first not 0, as text.
  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { Character(String($0 == 0 ? 1 + index(9) : index(10))) })
  }
}
