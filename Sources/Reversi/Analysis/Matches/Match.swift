import GameCore
import Synchronization

extension ReversiSolver {
  /// The memory of each player's tables in bytes.
  private static let playerBytes = 16 << 20
  /// How many pairs are played before more openings are searched for.
  private static let pairsAtOnce = 64

  /// Plays a match, pairs in parallel on the threads of `limits`.
  ///
  /// Each pair has tables and random numbers of its own, so that the games of strategies don't
  /// depend on the number of threads; nor does the decision of a test, which counts the pairs in
  /// order. A limit or a raised signal leaves the pairs before the first one that isn't finished:
  /// so the games are those of a shorter match, whichever of them take long. `known` are the first
  /// pairs of the same match, played before; `keep` receives what has been played, now and then,
  /// and before a program's failure is thrown.
  public func match(
    _ plan: MatchPlan, after known: [MatchPair] = [], limits: SearchLimits = .none, observer: Observer = .silent,
    keep: (MatchResult) -> Void = { _ in }
  ) throws(MatchError) -> MatchResult {
    var openings: MatchOpenings
    switch plan.openings {
    case .lines(let lines):
      if plan.repeats(after: lines.count) { throw .repeatsGames(openings: lines.count) }
      let isShown = plan.first.program != nil || plan.second.program != nil
      if isShown, lines.contains(where: { $0.start != .start(size: $0.start.size) }) { throw .otherStart }
      openings = MatchOpenings(lines)
    case .generated(let size, let plies):
      openings = MatchOpenings(size, plies: plies, count: plan.pairCount, seed: plan.seed, solver: self, limits: limits)
    }
    var match = plan.result(openings.size, Array(known.prefix(plan.pairCount)), limits)
    while match.pairs.count < plan.pairCount, !match.isDecided {
      // A limit finds finished games however many openings are requested.
      let end = min(match.pairs.count + Self.pairsAtOnce, plan.pairCount)
      openings.find(end, after: match.pairs)
      if let reason = openings.stopReason {
        return MatchResult(plan: plan, size: openings.size, pairs: match.pairs, stopReason: reason)
      }
      let next = match.pairs.count..<min(end, openings.count)
      guard !next.isEmpty else {
        return MatchResult(plan: plan, size: openings.size, pairs: match.pairs, stopReason: nil)
      }
      let (played, failure) = play(next, of: plan, after: match, from: openings, limits: limits, observer: observer)
      match = plan.result(openings.size, match.pairs + played, limits)
      keep(match)
      if let failure, !match.isDecided { throw .program(failure) }
      if played.count < next.count { break }
    }
    return match
  }

  /// The pairs with these numbers up to the first one that a limit left unfinished, or that a
  /// program's failure did. Pairs that follow the decision of a test aren't begun.
  private func play(
    _ numbers: Range<Int>, of plan: MatchPlan, after match: MatchResult, from openings: MatchOpenings,
    limits: SearchLimits, observer: Observer
  ) -> (pairs: [MatchPair], failure: ProgramFailure?) {
    let total = Observer { part in
      observer.report(
        Progress(
          completed: Double(numbers.lowerBound) + part.completed, total: Double(plan.pairCount), unit: part.unit))
    }
    let progress = Lock(MatchProgress(match.outcome, count: numbers.count))
    let found = Workers.sideBySide(Array(numbers), limits: limits, observer: total, unit: "pairs") {
      (number: Int) -> MatchPair? in
      guard !progress.withLock({ $0.isOver }) else { return nil }
      do throws(ProgramFailure) {
        let pair = try self.pair(number, of: plan, opening: openings[number], limits: limits.alone)
        if let pair { progress.withLock { $0.add(pair, at: number - numbers.lowerBound) } }
        return pair
      } catch {
        progress.withLock { $0.fail(error) }
        return nil
      }
    }
    return (found.prefix { $0 != nil }.compactMap { $0 }, progress.withLock { $0.failure })
  }

  /// Both games of a pair; `nil` when a limit stopped them.
  private func pair(
    _ number: Int, of plan: MatchPlan, opening: Line, limits: SearchLimits
  ) throws(ProgramFailure) -> MatchPair? {
    func adviser() -> Adviser { Adviser(SolverMemory(bytes: Self.playerBytes, sharingEvaluationOf: memory)) }
    let advisers = [adviser(), adviser()]
    var games: [MatchGame] = []
    for isFirstBlack in [true, false] {
      let stream = UInt64(4 * number + (isFirstBlack ? 0 : 2))
      var seats: [MatchSeat] = []
      defer { for seat in seats { seat.leave() } }
      for (index, player) in [plan.first, plan.second].enumerated() {
        seats.append(
          try MatchSeat(
            player, adviser: advisers[index],
            generator: SeededGenerator(seed: plan.seed, stream: stream + UInt64(index)), limits: limits))
      }
      guard let game = try Self.game(from: opening, isFirstBlack: isFirstBlack, &seats, limits) else { return nil }
      games.append(game)
    }
    return MatchPair(number: number, opening: opening, games: games)
  }

  /// A game from an opening; `nil` when a limit stopped it.
  private static func game(
    from opening: Line, isFirstBlack: Bool, _ seats: inout [MatchSeat], _ limits: SearchLimits
  ) throws(ProgramFailure) -> MatchGame? {
    var line = opening
    for index in seats.indices { try seats[index].begin(opening) }
    while !line.end.isFinished {
      if limits.stopReason() != nil { return nil }
      let player = (line.end.sideToMove == .black) == isFirstBlack ? 0 : 1
      // A forced pass is made without asking for it.
      let isForced = line.end.mustPass
      let choice = isForced ? .move(.pass) : try seats[player].choose(in: line.end)
      switch choice {
      case .stopped: return nil
      case .forfeit(let forfeit): return MatchGame(line: line, isFirstBlack: isFirstBlack, forfeit: forfeit)
      case .move(let move):
        let side = line.end.sideToMove
        do throws(IllegalMove) {
          try line.play(move)
        } catch {
          let forfeit = Forfeit(.illegalMove, answer: move.description)
          return MatchGame(line: line, isFirstBlack: isFirstBlack, forfeit: forfeit)
        }
        for index in seats.indices where isForced || index != player { try seats[index].show(move, of: side) }
      }
    }
    return MatchGame(line: line, isFirstBlack: isFirstBlack)
  }
}

/// The pairs of a match that are played side by side, as far as they bear on its end.
private struct MatchProgress {
  private var outcome: MatchTestOutcome?
  private var pairs: [MatchPair?]
  /// How many pairs, in order, the outcome counts.
  private var counted = 0
  /// Why a program can't play on.
  private(set) var failure: ProgramFailure?

  init(_ outcome: MatchTestOutcome?, count: Int) {
    self.outcome = outcome
    pairs = Array(repeating: nil, count: count)
  }

  /// Whether no more pairs need to be begun.
  var isOver: Bool { failure != nil || outcome?.decision != nil }

  mutating func add(_ pair: MatchPair, at place: Int) {
    pairs[place] = pair
    while counted < pairs.count, let next = pairs[counted] {
      outcome?.add(next)
      counted += 1
    }
  }

  mutating func fail(_ failure: ProgramFailure) { self.failure = self.failure ?? failure }
}
