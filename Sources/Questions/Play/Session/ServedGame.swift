import Documents

/// A game that questions and commands play: it knows where its solvers are.
package protocol ServedGame: ShownGame {
  /// What its computer players and advisers work with, made when it is needed first.
  static func solvers(in context: Context) -> Solvers
}

extension ServedGame where Solvers == Void {
  /// Nothing that is heavy to make.
  package static func solvers(in context: Context) {}
}

extension Context {
  /// The players and advisers here.
  package func computer<Game: ServedGame>(of game: Game.Type, seed: UInt64) -> Computer<Game.Solvers> {
    Computer(seed: seed, limits: limits, solvers: Game.solvers(in: self))
  }
}
