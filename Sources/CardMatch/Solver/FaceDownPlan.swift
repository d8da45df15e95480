import ExactArithmetic
import GameCore

/// Something that a player can do at a face-down table.
public enum FaceDownAction: Sendable, Hashable {
  /// Turn up an unseen card.
  case flipUnseen
  /// Turn up a known card.
  case flipKnown(Card)
  /// Turn an open card down again.
  case turnDown(Card)
  /// Stop playing.
  case stop
}

/// Best face-down play at all tables of a game.
public enum FaceDownPlan: Sendable {
  /// Of pairs.
  case policy(FaceDownPolicy)
  /// Of groups of three.
  case values(FaceDownValues)

  /// Plans a game that ``FaceDownGame/checkSolvable(_:)`` accepts.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(_ game: FaceDownGame, limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) {
    self =
      switch game.scoring.group {
      case .two: .policy(try FaceDownSolver(game).policy(limits: limits, observer: observer))
      case .three: .values(try FaceDownValues(game, limits: limits, observer: observer))
      }
  }

  /// The game.
  public var game: FaceDownGame {
    switch self {
    case .policy(let policy): policy.game
    case .values(let values): values.game
    }
  }

  /// The expected score of a fresh table.
  public var value: Rational? {
    switch self {
    case .policy(let policy): policy.value
    case .values(let values): values.value
    }
  }

  /// What each choice at a table of the game is worth, stopping first.
  /// - Throws: ``PolicyError/missingState`` when a policy comes from a file that lacks the table.
  func choices(_ table: KnownTable) throws(PolicyError) -> [(action: FaceDownAction, value: Rational)] {
    switch self {
    case .policy(let policy):
      let oracle = TableOracle(policy: policy)
      var values: [(FaceDownAction, Int128)] = [(.stop, 0)]
      for card in table.known where !table.open.contains(card) {
        values.append((.flipKnown(card), try oracle.flipKnown(card, table)))
      }
      if table.unseen > 0 { values.append((.flipUnseen, try oracle.flipUnseen(table))) }
      for card in table.open { values.append((.turnDown(card), try oracle.turnDown(table))) }
      return values.map { ($0, policy.game.fraction($1, unseen: table.unseen)) }
    case .values(let values):
      guard let choices = values.choices(table) else { throw .missingState }
      return choices
    }
  }
}
