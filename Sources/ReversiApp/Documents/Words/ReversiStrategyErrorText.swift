import Documents
import Reversi

extension StrategyError: ReportedError {
  /// What is wrong, in one line.
  package var message: String {
    switch self {
    case .unknown(let name):
      "unknown strategy '\(Self.shown(name))'; choose \(Wording.list(Strategy.forms, conjunction: "or"))"
    case .missingNumber(let name, let range):
      "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), such as \(name):\(min(6, range.upperBound))"
    case .number(let name, let text, let range):
      "\(name):\(Self.shown(text)) needs a number from \(range.lowerBound) to \(range.upperBound) after the colon"
    case .needlessNumber(let name): "\(name) takes no number"
    }
  }

  /// Words of the user, control characters made visible, cut after 30.
  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(30))).visible
  }
}
