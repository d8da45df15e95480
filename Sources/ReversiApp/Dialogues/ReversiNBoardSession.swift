import Documents
import GameCore
import Questions
import Reversi

/// One conversation in the NBoard protocol: commands in, answers out.
package struct ReversiNBoardSession: Sendable {
  private var game = PlayedGame(GameRecord(from: .start()))
  /// Why the game isn't that of the board program: it sent what can't be read or played. Nothing is
  /// said about a position until it has sent its game anew.
  private var loss: String?
  private var thinker: ReversiThinker

  /// How far the stages of a hint go, each with an answer of its own.
  private static let stages = Array(stride(from: 2, to: 20, by: 2)) + Array(stride(from: 20, through: 60, by: 4))

  /// Whether the board program has taken its leave.
  package private(set) var isOver = false

  /// What answers go to.
  package typealias Say = (NBoardAnswer) throws(Fault) -> Void

  /// A conversation that begins.
  package init(_ thinker: ReversiThinker) { self.thinker = thinker }

  /// Answers a command; `stopSignal` ends the thinking.
  package mutating func answer(
    _ command: NBoardCommand, stopSignal: StopSignal, say: Say
  ) throws(Fault) {
    switch command {
    case .hint, .go, .analyze, .move:
      if let loss { return try say(.status("\(loss); send the game again")) }
    default: break
    }
    switch command {
    case .hello:
      try say(.name("puzzlelab"))
      if thinker.weakness != nil { try say(idle) }
    case .depth(let depth):
      thinker.wishedLevel = min(depth, 60)
      try say(.name("puzzlelab\(depth)"))
    case .game(let record): (game, loss) = (PlayedGame(record), nil)
    case .badGame(let error): try lose("The game can't be read: \(error.message)", say)
    case .move(let move, let note):
      do throws(PlayFailure) {
        try game.play(move, note: note)
      } catch {
        try lose("\(move) can't be played here", say)
      }
    case .badMove(let text): try lose("'\(text.visible)' isn't a move", say)
    case .hint(let count): try hint(count, stopSignal: stopSignal, say)
    case .go: try go(stopSignal: stopSignal, say)
    case .ping(let number): try say(.pong(number))
    case .learn: try say(.learned)
    case .analyze: try analyze(stopSignal: stopSignal, say)
    case .quit: isOver = true
    case .contempt, .unknown: return
    }
  }

  /// Reports what is wrong, and remembers that the game isn't known any more.
  private mutating func lose(_ reason: String, _ say: Say) throws(Fault) {
    loss = reason
    try say(.status(reason))
  }

  /// The status while nothing is thought about: nothing, or that weights are missing.
  private var idle: NBoardAnswer {
    .status(thinker.weakness.map { "puzzlelab \($0): \(thinker.weightFaults[0].line)" } ?? "")
  }

  /// Values the best moves, deeper and deeper.
  private func hint(_ count: Int, stopSignal: StopSignal, _ say: Say) throws(Fault) {
    let position = game.position
    // Reading the weights can't be interrupted; thinking can.
    thinker.solver.prepare(for: position.size)
    let begin = Moment.now
    let limits = thinker.limits(stopSignal: stopSignal)
    var nodes: UInt64 = 0
    var last: Effort?
    if let advice = thinker.bookAdvice(position, count: count) {
      for move in advice.moves { try say(.book(move.estimate)) }
      try say(.status(""))
      return
    }
    try say(.status("Thinking"))
    for stage in Self.stages {
      let effort = thinker.effort(empties: position.emptyCount, atMostLevel: stage)
      if effort == last { continue }
      last = effort
      let advice = thinker.adviser.advise(position, effort: effort, count: count, limits: limits)
      nodes += advice.nodes
      for move in advice.moves { try say(.search(move.estimate)) }
      try say(.nodes(nodes, time: Self.hundredths(since: begin)))
      if advice.stopReason != nil || advice.moves.allSatisfy({ $0.isProved }) { break }
    }
    try say(idle)
  }

  /// Chooses a move; the board program makes it.
  private func go(stopSignal: StopSignal, _ say: Say) throws(Fault) {
    let position = game.position
    // Reading the weights can't be interrupted; thinking can.
    thinker.solver.prepare(for: position.size)
    let begin = Moment.now
    try say(.status("Thinking"))
    let left = game.record.secondsLeft(of: position.sideToMove)
    let seconds = left.map { GameClock(seconds: $0).allowance(empties: position.emptyCount, threads: thinker.threads) }
    let (move, advice) = thinker.choose(position, seconds: seconds, stopSignal: stopSignal)
    let time = Self.hundredths(since: begin)
    if let best = advice.moves.first { try say(.search(best.estimate)) }
    try say(.nodes(advice.nodes, time: time))
    try say(.chosen(move ?? .pass, value: advice.moves.first?.value, time: time))
    try say(idle)
  }

  /// Values every position of the game, the last one first.
  private func analyze(stopSignal: StopSignal, _ say: Say) throws(Fault) {
    let record = game.record
    try say(.status("Analysing"))
    let review = thinker.solver.review(
      record, fromPly: 1, effort: thinker.wish, limits: SearchLimits(threads: thinker.threads, stopSignal: stopSignal))
    if record.line.end.isFinished {
      try say(.analysis(movesMade: record.line.moves.count, value: 100 * record.line.end.finalDifference))
    }
    for (index, move) in review.moves.enumerated().reversed() {
      if let move { try say(.analysis(movesMade: index, value: move.bestValue)) }
    }
    try say(idle)
  }

  private static func hundredths(since begin: Moment) -> Int {
    Int(100 * ((Moment.now - begin) / .seconds(1)))
  }
}

extension MoveAdvice {
  /// The advice in the form of the protocol.
  fileprivate var estimate: NBoardAnswer.Estimate {
    NBoardAnswer.Estimate(
      line: principalVariation.isEmpty ? [move] : principalVariation, value: value, depth: isProvedHere ? nil : depth,
      selectivity: selectivity)
  }
}
