/// A player of a match.
public enum MatchPlayer: Sendable {
  /// A strategy of this library.
  case strategy(Strategy)
  /// Another program.
  case program(ProgramPlayer)

  /// Whether games differ from one seed to the next. A program counts as one that repeats its
  /// games, since it may.
  var drawsRandomly: Bool {
    switch self {
    case .strategy(let strategy): strategy.drawsRandomly
    case .program: false
    }
  }

  /// The program, where it is one.
  public var program: ProgramPlayer? {
    if case .program(let program) = self { program } else { nil }
  }
}

extension MatchPlayer: CustomStringConvertible {
  /// The strategy's name, or the program's with its version.
  public var description: String {
    switch self {
    case .strategy(let strategy): strategy.description
    case .program(let program): program.title
    }
  }
}
