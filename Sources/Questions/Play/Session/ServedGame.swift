import Documents

/// A game that questions and commands play: it knows where its solvers are.
package protocol ServedGame: ShownGame {
  /// What its computer players and advisers work with, made when it is needed first.
  static func solvers(in context: Context) -> Solvers
  /// Options of `play` that say settings in other words, each a text.
  static var otherOptions: [any SomeParameter] { get }
  /// The settings that such options say; `texts` has those that were given, by their names.
  static func settings(saidBy texts: [String: String], in context: Context) throws(Fault) -> [GivenSetting]
}

extension ServedGame {
  /// None.
  package static var otherOptions: [any SomeParameter] { [] }
  package static func settings(saidBy texts: [String: String], in context: Context) throws(Fault) -> [GivenSetting] {
    []
  }
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
