import ExactArithmetic
import Memory

extension TurnMove {
  /// What to do, for a person.
  package var words: String {
    switch self {
    case .twoUnknown: "turn an unknown card; unless its mate is known, turn a second unknown one"
    case .oneUnknown: "turn an unknown card; unless its mate is known, turn a known one"
    case .noUnknown: "turn two known cards (pass)"
    }
  }
}

extension Seats {
  /// The players as a word.
  package var words: String { self == .solitaire ? "solitaire" : "two players" }
}

/// A move and its value in JSON: the key says whether turns or gain are meant.
package struct MemoryMoveValue: Encodable, Sendable {
  let move: Int
  let expectedTurns: FractionValue?
  let expectedGain: FractionValue?

  init(_ value: Memory.MoveValue, seats: Seats, digits: Int) {
    move = value.move.rawValue
    let fraction = FractionValue(value.value, digits: digits)
    expectedTurns = seats == .solitaire ? fraction : nil
    expectedGain = seats == .twoPlayers ? fraction : nil
  }
}

/// A number that is exact where it has a numerator, and computed in floating point where it has none.
package struct ComputedValue: Encodable, Sendable {
  let numerator: String?
  let denominator: String?
  let decimal: String

  init(_ value: Rational, digits: Int) {
    numerator = value.numerator.description
    denominator = value.denominator.description
    decimal = value.decimal(digits: digits)
  }

  init(_ expectation: Expectation, digits: Int) {
    switch expectation {
    case .exact(let value, _): self.init(value, digits: digits)
    case .computed(let value): self.init(value, digits: digits)
    }
  }

  /// A value in floating point, to the digits that its error bound leaves certain, at most `digits`.
  init(_ value: BoundedValue, digits: Int) {
    numerator = nil
    denominator = nil
    decimal = Rational(exactly: value.value)?.decimal(digits: min(digits, value.certainDigits)) ?? "\(value.value)"
  }
}

extension BoundedValue {
  /// The number of significant digits that the error bound leaves certain, 1…15.
  var certainDigits: Int {
    var (digits, unit) = (0, abs(value))
    while digits < 15, unit > 2 * errorBound {
      unit /= 10
      digits += 1
    }
    return max(1, digits)
  }
}
