import ExactArithmetic
import GameCore

/// Something that a player can do at a face-down table.
public enum FaceDownAction: Sendable, Hashable {
  /// Turn up an unseen card.
  case flipUnseen
  /// Turn up a known card.
  case flipKnown(Card)
  /// Turn the open card down again.
  case turnDown
  /// Stop playing.
  case stop
}

/// What each choice at a face-down table is worth under best play afterwards.
public struct FaceDownAdvice: Sendable, Equatable {
  /// A choice and the expected score from here on.
  public struct Option: Sendable, Equatable {
    /// The choice.
    public let action: FaceDownAction
    /// The expected further score, exactly.
    public let value: Rational
  }

  /// The table.
  public let table: KnownTable
  /// The game of which it is a table.
  public let game: FaceDownGame
  /// All choices, the best first; of equals stopping first, then matching, then the rest.
  public let options: [Option]

  /// The expected further score of the best choice.
  public var value: Rational { options.first?.value ?? 0 }

  /// How the values are known.
  public var evidence: Evidence<CardMatchProof> { .proved(game.proof) }

  /// Evaluates every choice at `table`, for which it computes the policy of best play for its deal
  /// size; a caller that asks about several tables keeps the policy and passes it to
  /// ``init(_:policy:)``.
  /// - Throws: ``FaceDownAdviceError``.
  public init(
    _ table: KnownTable, scoring: Scoring = .standard, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FaceDownAdviceError) {
    let game: FaceDownGame
    do {
      game = try FaceDownGame(dealSize: table.dealSize, scoring: scoring)
    } catch {
      throw .unsolved(error)
    }
    let policy: FaceDownPolicy
    do {
      policy = try FaceDownSolver(game).policy(limits: limits, observer: observer)
    } catch {
      throw .stopped(error.reason)
    }
    do {
      try self.init(table, policy: policy)
    } catch {
      preconditionFailure("a policy that was just computed has every state")
    }
  }

  /// Evaluates every choice at `table` with the policy of best play for its deal size.
  /// - Throws: ``PolicyError/missingState`` when the policy comes from a file that was forged.
  public init(_ table: KnownTable, policy: FaceDownPolicy) throws(PolicyError) {
    self.table = table
    game = policy.game
    precondition(table.dealSize == policy.game.dealSize, "the policy is for another deal size")
    let oracle = TableOracle(policy: policy)
    var values: [(FaceDownAction, Int128)] = [(.stop, 0)]
    for card in table.known where card != table.open {
      values.append((.flipKnown(card), try oracle.flipKnown(card, table)))
    }
    if table.unseen > 0 { values.append((.flipUnseen, try oracle.flipUnseen(table))) }
    if table.open != nil { values.append((.turnDown, try oracle.turnDown(table))) }
    let options = values.map { Option(action: $0, value: policy.game.fraction($1, unseen: table.unseen)) }
    func order(_ option: Option) -> Int {
      switch option.action {
      case .stop: 0
      case .flipKnown(let card): table.open.map { card.match(with: $0) != nil } ?? false ? 1 : 4
      case .flipUnseen: 2
      case .turnDown: 3
      }
    }
    self.options = options.sorted { left, right in
      left.value != right.value ? left.value > right.value : order(left) < order(right)
    }
  }
}

/// Why there is no advice.
public enum FaceDownAdviceError: Error, Equatable, Sendable {
  /// The table belongs to a game that can't be solved.
  case unsolved(FaceDownGameError)
  /// A limit stopped the work on the policy.
  case stopped(StopReason)
}
