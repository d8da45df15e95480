extension MisereForm: CustomStringConvertible {
  /// `0`, `*3`, or the options in brackets: `[0,*2,[*2]]`.
  public var description: String {
    switch self {
    case .nimber(0): "0"
    case .nimber(1): "*"
    case .nimber(let size): "*\(size)"
    case .options(let options): "[\(options.map { $0.description }.joined(separator: ","))]"
    case .large(let positions): "[a game of \(positions) positions]"
    }
  }
}

extension Genus: CustomStringConvertible {
  /// As in Winning Ways, the misère values after a caret: `4^146`; digits above 9 are in brackets.
  public var description: String { "\(value)^" + misere.map { $0 > 9 ? "(\($0))" : "\($0)" }.joined() }
}
