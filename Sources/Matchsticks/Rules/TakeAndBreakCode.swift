/// The code of a take-and-break game: for every number of matches taken, into how many heaps the
/// rest may fall.
///
/// Bit j of digit k (j = 0…3) says that a heap from which k are taken may be left as exactly j
/// heaps that aren't empty. Octal codes use the bits 0–2 (Guy & Smith 1956), hexadecimal ones also
/// bit 3. The digit before the point (k = 0) may only break: its bits 0 and 1 would leave a move
/// that changes nothing.
public struct TakeAndBreakCode: Hashable, Sendable {
  /// The base that the code is written in.
  public enum Base: Int, Hashable, Sendable {
    case octal = 8
    case hexadecimal = 16
  }

  /// The base that the code is written in.
  public let base: Base
  /// The digit before the point.
  public let zeroth: Int
  /// The digits 1, 2, … after the point.
  public let digits: [Int]
  /// The digits that repeat forever after `digits`; empty for a finite code.
  public let repeating: [Int]

  /// Creates the code in its shortest form; `nil` when a digit is out of range, or no move ever
  /// exists.
  public init?(base: Base, zeroth: Int = 0, digits: [Int], repeating: [Int] = []) {
    guard ([zeroth] + digits + repeating).allSatisfy({ (0..<base.rawValue).contains($0) }) else { return nil }
    guard zeroth & 3 == 0 else { return nil }
    let isFinite = repeating.allSatisfy { $0 == 0 }
    var digits = digits
    if isFinite { while digits.last == 0 { digits.removeLast() } }
    guard zeroth != 0 || !digits.isEmpty || !isFinite else { return nil }
    self.base = base
    self.zeroth = zeroth
    self.digits = digits
    self.repeating = isFinite ? [] : repeating
  }

  /// Digit `taken` of the code.
  public func digit(_ taken: Int) -> Int {
    if taken == 0 { return zeroth }
    if taken <= digits.count { return digits[taken - 1] }
    return repeating.isEmpty ? 0 : repeating[(taken - digits.count - 1) % repeating.count]
  }

  /// The place of the last digit that isn't 0; `nil` when there is no last one.
  public var lastPlace: Int? { repeating.isEmpty ? digits.count : nil }

  /// The most heaps that a move may leave: 1, 2 or 3 (0 counts as 1).
  public var mostHeapsLeft: Int {
    let all = ([zeroth] + digits + repeating).reduce(0, |)
    return all & 8 != 0 ? 3 : all & 4 != 0 ? 2 : 1
  }

  /// Digits of places 0…`place`, for tables.
  package func table(upTo place: Int) -> [Int] { (0...place).map(digit) }
}
