import ExactArithmetic

extension GameForm: CustomStringConvertible {
  /// The form as people write it: `3/4`, `2*`, `↑*`, `⇓`, `5↑3*2` (five, three ups and *2),
  /// `tiny(1)`, `±1`, `{2|1}`, `±{2,{4|0}}`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .uptimal(let number, let ups, let nimber):
      (number.isZero ? "" : number.description) + Self.arrows(ups) + Self.star(nimber)
    case .tiny(let number, let size): (number.isZero ? "" : "\(number)+") + "tiny(\(size))"
    case .miny(let number, let size): (number.isZero ? "" : "\(number)+") + "miny(\(size))"
    case .plusMinus(let options):
      switch options.first {
      case .number(let number)? where options.count == 1: "±\(number)"
      case .options? where options.count == 1: "±\(options[0])"
      default: "±{\(Self.list(options))}"
      }
    case .options(let left, let right): "{\(Self.list(left))|\(Self.list(right))}"
    case .large(let positions): "[a game of \(positions) positions]"
    }
  }

  private static func list(_ forms: [GameForm]) -> String { forms.map { $0.description }.joined(separator: ",") }

  private static func star(_ nimber: Int) -> String { nimber == 0 ? "" : nimber == 1 ? "*" : "*\(nimber)" }

  private static func arrows(_ ups: Int) -> String {
    switch ups {
    case 0: ""
    case 1: "↑"
    case 2: "⇑"
    case -1: "↓"
    case -2: "⇓"
    default: (ups > 0 ? "↑" : "↓") + "\(abs(ups))"
    }
  }
}
