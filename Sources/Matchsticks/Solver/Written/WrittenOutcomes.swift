import GameCore

/// The outcomes of all positions of a box, by marking backwards: a position in which the player to
/// move loses makes every position that a move leads from to it one that wins.
///
/// That is a run through memory for a move whose numbers fall by a fixed amount and a multiple of
/// one free letter, without a condition. Other moves are tried one by one, where nothing marked the
/// position.
struct WrittenOutcomes {
  /// What is known about a position.
  enum Mark: UInt8 {
    case unknown, won, lost, offBoard
  }

  private let game: WrittenGame
  private let box: WrittenBox
  private let runs: [LineRun]
  private let others: [Int]
  private(set) var marks: [UInt8]

  /// - Returns: `nil` for rules to which this doesn't apply.
  init?(_ game: WrittenGame, _ box: WrittenBox, play: PlayConvention) {
    let rule = game.rule
    guard rule.memory.isEmpty, !rule.hasDots, rule.endings.isEmpty, rule.rightMoves == nil,
      play == .normal || rule.board == nil
    else { return nil }
    var (runs, others): ([LineRun], [Int]) = ([], [])
    for (place, move) in rule.moves.enumerated() {
      guard move.parts.count == 1, move.parts[0].loop == nil else { return nil }
      if let run = LineRun(move, rule) { runs.append(run) } else { others.append(place) }
    }
    guard !runs.isEmpty else { return nil }
    (self.game, self.box, self.runs, self.others) = (game, box, runs, others)
    marks = [UInt8](repeating: 0, count: box.count)
  }

  /// Marks all positions; false where another move leads to a position that isn't known yet, so
  /// that the order of the box isn't one of play.
  mutating func fill(
    play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(WrittenFailure) -> Bool {
    game.limits = limits
    var position = [Int](repeating: 0, count: box.sizes.count)
    var nextQuestion = 0
    for place in 0..<box.count {
      if place > 0 { advance(&position) }
      game.work += 1
      if game.work >= nextQuestion {
        nextQuestion = game.work + LineLimits.workBetweenQuestions
        if let reason = limits.stopReason(nodes: UInt64(place)) { throw .stopped(reason) }
        observer.report(Progress(completed: Double(place), total: Double(box.count), unit: "positions"))
      }
      if try !game.isOnBoard(position) {
        marks[place] = Mark.offBoard.rawValue
        continue
      }
      if marks[place] != Mark.unknown.rawValue { continue }
      var (isWon, isKnown, hasMove): (Bool, Bool, Bool) = (false, true, false)
      do throws(WrittenGameError) {
        try game.forEachResult(of: position, in: box, moves: others) { result in
          if result.place == place { return true }
          hasMove = true
          isKnown = result.place >= 0 && result.place < place
          isWon = isKnown && marks[result.place] == Mark.lost.rawValue
          return isKnown && !isWon
        }
      } catch {
        throw WrittenFailure(position, error)
      }
      guard isKnown else { return false }
      if play == .misere, !hasMove, !runs.contains(where: { $0.count(at: position) > 0 }) { isWon = true }
      marks[place] = isWon ? Mark.won.rawValue : Mark.lost.rawValue
      if !isWon { for run in runs { mark(run, from: position, place) } }
    }
    return true
  }

  private func advance(_ position: inout [Int]) {
    for index in position.indices.reversed() {
      position[index] += 1
      if position[index] < box.sizes[index] { return }
      position[index] = 0
    }
  }

  /// Marks the positions from which a run leads to a lost one.
  private mutating func mark(_ run: LineRun, from position: [Int], _ place: Int) {
    let (fixed, step) = run.distances(in: box)
    var next = place + fixed
    let count = run.count(to: position, in: box)
    game.work += count / 16
    for _ in 0..<count {
      next += step
      if marks[next] == 0 { marks[next] = Mark.won.rawValue }
    }
  }
}
