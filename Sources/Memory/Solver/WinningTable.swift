import ExactArithmetic
import GameCore

/// The game of two for the chance to end ahead, exactly: the best play, and how it differs from the
/// play for the greatest expected lead.
///
/// A state is (n,k) with the lead d of the player to move. Its value is P(win) − P(loss), so a draw
/// is half a win for either, and it obeys the recurrence of ``ExactRecurrence`` with the lead
/// carried along. A lead of more than n is won.
///
/// Two passes in a row end the game: the pairs taken before decide. So passing wins for a player
/// who is ahead unless the other one makes a move, and a player who is behind has no use for it. If
/// A(d) is the value of the best move that shows a card,
///     V(d) = max(A(d), −A(−d)) for d > 0,  max(A(0), 0) for d = 0,  A(d) for d < 0
/// where passing is allowed. A known pair is taken at once.
public struct WinningTable: Sendable, Equatable {
  /// How a game ends, as numbers of arrangements.
  struct Outcome: Sendable, Equatable {
    /// Arrangements that the player to move wins, minus those that are lost.
    var balance: BigInt = 0
    var draws: BigInt = 0

    mutating func add(_ other: Outcome, times factor: Int = 1, isOthers: Bool = false) {
      guard factor != 0 else { return }
      balance.addProduct(other.balance, isOthers ? -factor : factor)
      draws.addProduct(other.draws, factor)
    }
  }

  /// A state in which the play for the lead loses some of the chance to win.
  public struct Difference: Sendable, Equatable {
    /// The pairs on the table and the known cards.
    public let state: PairState
    /// By how many pairs the player to move is ahead.
    public let lead: Int
    /// The best move for winning, and for the lead in pairs.
    public let winning, gaining: TurnMove
  }

  /// The most pairs: 60 take about a second.
  public static let limit = 60

  /// The number of pairs that was asked for.
  public let pairs: Int
  /// For fresh tables of 1, 2, … pairs the chance to win minus the chance to lose of the player who
  /// begins.
  public let advantageByPairs: [Rational]
  /// The chance of a draw with ``pairs`` pairs; the boldest of equally good moves is made.
  public let drawProbability: Rational
  /// The states that a game with ``pairs`` pairs may have and where the two plays differ, by pairs.
  public let differences: [Difference]
  private let moves: [[[TurnMove]]]

  /// Solves the game with `pairs` (1…``limit``) pairs.
  /// - Complexity: O(n³) operations on integers of about n log₂ n bits.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(pairs: Int, limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) {
    precondition((1...WinningTable.limit).contains(pairs), "winning is solved for 1 to \(WinningTable.limit) pairs")
    var row = Row.empty
    var (advantages, differences, moves) = ([Rational](), [Difference](), [[[TurnMove]]]())
    var draws: Rational = 0
    try ExactRow.forEach(upTo: pairs, seats: .twoPlayers, limits: limits, observer: observer) { plain in
      row = Row(after: row, plain)
      let fresh = row.outcome(0, lead: 0)
      advantages.append(Rational(fresh.balance, plain.arrangements[0]))
      draws = Rational(fresh.draws, plain.arrangements[0])
      moves.append(row.moves)
      differences += row.differences(from: plain, of: pairs)
    }
    (self.pairs, advantageByPairs, drawProbability) = (pairs, advantages, draws)
    (self.differences, self.moves) = (differences, moves)
  }

  /// The chance to win of the player who begins with ``pairs`` pairs.
  public var winProbability: Rational { (1 - drawProbability + advantageByPairs[pairs - 1]) / 2 }
  /// The chance to lose of the player who begins.
  public var lossProbability: Rational { 1 - drawProbability - winProbability }

  /// The best move for winning in `state`, of 1…``pairs`` pairs, with a lead; the boldest of
  /// equals. A lead that can't change hands is played for the lead in pairs.
  public func move(in state: PairState, lead: Int) -> TurnMove {
    moves[state.pairs - 1][state.known][max(0, min(2 * state.pairs, lead + state.pairs))]
  }

  /// The chance to win minus the chance to lose in `state`, of at most ``limit`` pairs, with a
  /// lead, and after each legal move.
  /// - Complexity: O(n³) operations on integers of about n log₂ n bits.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public static func analyze(
    _ state: PairState, lead: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) -> StateAnalysis {
    precondition(state.pairs <= limit, "winning is solved for up to \(limit) pairs")
    guard state.pairs > 0 else {
      return StateAnalysis(
        state: state, seats: .twoPlayers, lead: lead, value: Rational(lead.signum()), moves: [], bestMove: nil,
        evidence: .proved(.emptyTable))
    }
    var (previous, row) = (Row.empty, Row.empty)
    try ExactRow.forEach(upTo: state.pairs, seats: .twoPlayers, limits: limits, observer: observer) { plain in
      previous = row
      row = Row(after: row, plain)
    }
    let moves = row.values(state.known, lead: lead, previous)
    var best = moves[0]
    for move in moves.dropFirst() where move.value > best.value { best = move }
    return StateAnalysis(
      state: state, seats: .twoPlayers, lead: lead, value: best.value, moves: moves, bestMove: best.move,
      evidence: .proved(.leads))
  }

  /// The outcomes of n pairs, by known cards and by lead + n.
  private struct Row {
    let pairs: Int
    private let arrangements: [BigInt]
    private var outcomes: [[Outcome]]
    private(set) var moves: [[TurnMove]]
    /// Whether the move for the lead in pairs is as good.
    private var isGainAsGood: [[Bool]]

    /// No pairs: as good as the lead.
    static var empty: Row { Row(pairs: 0, arrangements: [1]) }

    private init(pairs: Int, arrangements: [BigInt]) {
      (self.pairs, self.arrangements) = (pairs, arrangements)
      outcomes = [[Outcome]](repeating: [Outcome](repeating: Outcome(), count: 2 * pairs + 1), count: pairs + 1)
      moves = outcomes.map { $0.map { _ in .twoUnknown } }
      isGainAsGood = outcomes.map { $0.map { _ in true } }
      if pairs == 0 { outcomes[0][0].draws = 1 }
    }

    init(after previous: Row, _ plain: ExactRow) {
      self.init(pairs: plain.pairs, arrangements: plain.arrangements)
      for known in stride(from: pairs, through: 0, by: -1) {
        let active = (-pairs...pairs).map { options(known, lead: $0, previous) }
        for lead in -pairs...pairs { settle(known, lead: lead, active, plain.moves[known]) }
      }
    }

    func outcome(_ known: Int, lead: Int) -> Outcome {
      if abs(lead) <= pairs, pairs > 0 || lead == 0 { return outcomes[known][lead + pairs] }
      return Outcome(balance: lead > 0 ? arrangements[known] : -arrangements[known])
    }

    /// What each legal move is worth, the boldest first; a lead that can't change hands is kept.
    func values(_ known: Int, lead: Int, _ previous: Row) -> [MoveValue] {
      var all = options(known, lead: lead, previous)
      if known >= 2, known < pairs, abs(lead) <= pairs {
        let active = (-pairs...pairs).map { options(known, lead: $0, previous) }
        all.append((.noUnknown, passing(known, lead: lead, active)))
      }
      return all.map { MoveValue(move: $0.move, value: Rational($0.outcome.balance, arrangements[known])) }
    }

    /// What showing two unknown cards and one is worth.
    private func options(_ known: Int, lead: Int, _ previous: Row) -> [(move: TurnMove, outcome: Outcome)] {
      var matched = Outcome()
      if known >= 1 { matched.add(previous.outcome(known - 1, lead: lead + 1), times: known) }
      if known == pairs { return [(.oneUnknown, matched)] }
      var two = matched
      two.add(previous.outcome(known, lead: lead + 1))
      two.add(previous.outcome(known, lead: 1 - lead), times: known, isOthers: true)
      if known + 2 <= pairs { two.add(outcome(known + 2, lead: -lead), isOthers: true) }
      guard known >= 1 else { return [(.twoUnknown, two)] }
      var one = matched
      one.add(outcome(known + 1, lead: -lead), isOthers: true)
      return [(.twoUnknown, two), (.oneUnknown, one)]
    }

    /// Chooses the best move, passing included.
    private mutating func settle(
      _ known: Int, lead: Int, _ active: [[(move: TurnMove, outcome: Outcome)]], _ gaining: TurnMove
    ) {
      var options = active[lead + pairs]
      if known >= 2, known < pairs { options.append((.noUnknown, passing(known, lead: lead, active))) }
      var best = options[0]
      for option in options.dropFirst() where option.outcome.balance > best.outcome.balance { best = option }
      outcomes[known][lead + pairs] = best.outcome
      moves[known][lead + pairs] = best.move
      let gain = options.first { $0.move == gaining }
      isGainAsGood[known][lead + pairs] = gain.map { $0.outcome.balance == best.outcome.balance } ?? true
    }

    /// What passing is worth: the other player moves, or passes, too, if not behind and better off
    /// so.
    private func passing(_ known: Int, lead: Int, _ active: [[(move: TurnMove, outcome: Outcome)]]) -> Outcome {
      var reply = active[pairs - lead][0].outcome
      for option in active[pairs - lead].dropFirst() where option.outcome.balance > reply.balance {
        reply = option.outcome
      }
      var passed = Outcome()
      if lead == 0, reply.balance < 0 {
        passed.draws = arrangements[known]
      } else if lead < 0 {
        passed.balance = -arrangements[known]
      } else {
        passed.add(reply, isOthers: true)
      }
      return passed
    }

    /// The states in which the play for the lead is worse, in a game that began with `whole` pairs.
    func differences(from plain: ExactRow, of whole: Int) -> [Difference] {
      let most = min(pairs, whole - pairs)
      return (0...pairs).flatMap { known in
        stride(from: -(whole - pairs), through: whole - pairs, by: 2).compactMap { lead in
          guard abs(lead) <= most, !isGainAsGood[known][lead + pairs] else { return nil }
          return Difference(
            state: PairState(uncheckedPairs: pairs, known: known), lead: lead, winning: moves[known][lead + pairs],
            gaining: plain.moves[known])
        }
      }
    }
  }
}
