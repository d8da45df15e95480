import Documents
import ExactArithmetic
import Memory

extension TurnMove {
  /// What to do, for a person.
  var words: String {
    switch self {
    case .twoUnknown: "turn an unknown card; unless its mate is known, turn a second unknown one"
    case .oneUnknown: "turn an unknown card; unless its mate is known, turn a known one"
    case .noUnknown: "turn two known cards (pass)"
    }
  }
}

extension TurnMove {
  /// How many unknown cards it turns, for a label.
  var inShort: String {
    switch self {
    case .twoUnknown: "two unknown cards"
    case .oneUnknown: "one unknown card"
    case .noUnknown: "no unknown card (pass)"
    }
  }
}

extension Seats {
  /// The players in words.
  var words: String { self == .solitaire ? "solitaire" : "two players" }
}

/// A number that is exact where it has a numerator, and computed in floating point where it has
/// none.
struct ExpectationValue: Record {
  let rational: Rational?
  let decimal: String

  static let shape = Shape<Self>(
    Field("numerator", "The numerator, in lowest terms; absent in floating point") { $0.rational?.numerator },
    Field("denominator", "The denominator, in lowest terms; absent in floating point") { $0.rational?.denominator },
    Field("decimal", "The value in decimal, to the digits asked for; in floating point to those that are certain") {
      $0.decimal
    })

  static var columnEndings: [String] { FractionValue.columnEndings }
  var cells: [String] { [decimal] + [rational?.numerator, rational?.denominator].map { $0?.description ?? "" } }
  var cell: String? { decimal }

  init(_ value: Rational, digits: Int) {
    rational = value
    decimal = value.decimal(digits: digits)
  }

  init(_ expectation: Expectation, digits: Int) {
    switch expectation {
    case .exact(let value, _):
      rational = value
      decimal = value.decimal(digits: digits)
    case .computed(let value):
      rational = nil
      decimal = Rational(exactly: value.value)?.decimal(digits: min(digits, value.certainDigits)) ?? "\(value.value)"
    }
  }
}

extension BoundedValue {
  /// The number of significant digits that the error bound leaves certain, 1…15.
  fileprivate var certainDigits: Int {
    var (digits, unit) = (0, abs(value))
    while digits < 15, unit > 2 * errorBound {
      unit /= 10
      digits += 1
    }
    return max(1, digits)
  }
}

/// A move and its value: the key says whether turns or gain are meant.
struct MoveRecord: Record {
  package static var recordName: String { "valuedMove" }
  let move: TurnMove
  let value: FractionValue
  let measure: PairsVariant.Measure

  static let shape = Shape<Self>(
    Field("move", "The number of unknown cards that it may turn: 2, 1 or 0 (two known cards, in effect a pass)") {
      $0.move.rawValue
    },
    Field("expectedTurns", "Expected turns to the end, this one included (one player)") {
      $0.measure == .turns ? $0.value : nil
    },
    Field("expectedPoints", "Expected points to the end (score)") { $0.measure == .points ? $0.value : nil },
    Field("expectedGain", "Expected pairs of the player to move minus those of the other (two players)") {
      $0.measure == .lead ? $0.value : nil
    },
    Field("advantage", "The chance to win minus the chance to lose (aim: win)") {
      $0.measure == .advantage ? $0.value : nil
    })
}

extension [MoveValue] {
  func records(of measure: PairsVariant.Measure, digits: Int) -> [MoveRecord] {
    map { MoveRecord(move: $0.move, value: FractionValue($0.value, digits: digits), measure: measure) }
  }

  /// The table of moves with their values, for a person.
  func table(of measure: PairsVariant.Measure, best: TurnMove?, digits: Int, style: TextStyle) -> String {
    var table = TextTable(
      .words(""), .numbers("unknown cards"), .numbers(measure == .lead ? "expected gain" : measure.axis))
    for move in self {
      table.add(move.move == best ? "best" : "", String(move.move.rawValue), move.value.decimal(digits: digits))
    }
    return table.text(style: style)
  }
}

extension StateAnalysis {
  /// A line that says what a value is: as a decimal, and as a fraction while that is short.
  func valueLine(_ value: Rational, digits: Int, style: TextStyle) -> String {
    let (fraction, decimal) = (value.description, value.decimal(digits: digits))
    let text = value.isInteger || fraction.count > 30 ? decimal : "\(decimal) = \(fraction)"
    let title =
      switch measure {
      case .turns: "Expected turns to go"
      case .points, .lead: "Expected \(measure.unit)"
      case .advantage: measure.axis.capitalizedFirst
      }
    return "\(title): \(style.paint(text, .bold))\n"
  }
}
