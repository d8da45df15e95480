/// Consecutive octal codes: all with the same digit before the point, and with the digits after it
/// from one number to another.
///
/// The digits after the point are read as a number in base 8 with as many places as the longer end
/// has: 0.1 to 0.777 are the 448 codes 0.100, 0.101, …, 0.777. Codes under which no move exists are
/// left out.
public struct CodeRange: Hashable, Sendable {
  /// The digit before the point, 0 or 4.
  public let zeroth: Int
  /// How many digits are written after the point.
  public let places: Int
  /// The digits after the point as numbers in base 8.
  public let numbers: ClosedRange<Int>

  /// The most digits after the point.
  public static let mostPlaces = 6

  /// The codes from `first` to `last`, with at least `places` places; `nil` unless both are finite
  /// octal codes with the same digit before the point and at most ``mostPlaces`` after it, and
  /// `first` isn't larger.
  public init?(from first: TakeAndBreakCode, to last: TakeAndBreakCode, places: Int = 1) {
    let places = max(first.digits.count, last.digits.count, min(places, Self.mostPlaces))
    guard [first, last].allSatisfy({ $0.base == .octal && $0.lastPlace != nil }), first.zeroth == last.zeroth,
      (1...Self.mostPlaces).contains(places)
    else { return nil }
    func number(_ code: TakeAndBreakCode) -> Int { (1...places).reduce(0) { $0 * 8 + code.digit($1) } }
    self.init(zeroth: first.zeroth, places: places, from: number(first), to: number(last))
  }

  /// The codes with digits after the point from `first` to `last`, as numbers in base 8; `nil` when
  /// that isn't a range.
  init?(zeroth: Int, places: Int, from first: Int, to last: Int) {
    guard zeroth == 0 || zeroth == 4, (1...Self.mostPlaces).contains(places), first >= 0, first <= last,
      last < 1 << (3 * places)
    else { return nil }
    self.zeroth = zeroth
    self.places = places
    numbers = first...last
  }

  /// The code with these digits after the point, as a number in base 8; `nil` when it has no move.
  func code(_ number: Int) -> TakeAndBreakCode? {
    let digits = (0..<places).reversed().map { number >> (3 * $0) & 7 }
    return TakeAndBreakCode(base: .octal, zeroth: zeroth, digits: digits)
  }

  /// The codes, ascending.
  public var codes: [TakeAndBreakCode] {
    numbers.compactMap { code($0) }
  }
}
