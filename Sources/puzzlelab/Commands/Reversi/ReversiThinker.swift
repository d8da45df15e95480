import Catalogue
import GameCore
import Reversi

/// Who thinks in a conversation: an adviser, and how hard it may look.
package struct ReversiThinker: Sendable {
  /// The level that the other program asked for, which gives way to the person's own options.
  var wishedLevel: Int?
  let adviser: Adviser
  private let call: Call

  /// A thinker with the effort that the options of a call describe.
  package init(_ call: Call) throws(CommandError) {
    self.call = call
    // A fault in the options stands for itself, before anything is asked.
    _ = try call.reversiEffort(empties: 0)
    adviser = call.reversiAdvisers().withAdviser { $0 }
  }

  /// The limits of the options, and of a clock that leaves so many seconds; they begin now.
  func limits(seconds: Double? = nil, stopSignal: StopSignal) -> SearchLimits {
    var limits = call.limits()
    limits.stopSignal = stopSignal
    if let seconds { limits.deadline = .after(seconds: min(seconds, call.seconds(.time) ?? seconds)) }
    return limits
  }

  /// How hard to look at a position: the options decide; without them the other program's wish, and with a clock alone
  /// as hard as time allows. Earlier stages of a search that deepens step by step stay below a level.
  func effort(empties: Int, hasClock: Bool = false, atMostLevel stage: Int = 60) -> Effort {
    let stageEffort = Effort.level(stage, empties: empties)
    if !call.has(.reversiLevel), !call.has(.reversiSearchDepth) {
      if let wishedLevel { return .level(min(wishedLevel, stage), empties: empties) }
      if hasClock { return stageEffort }
    }
    guard let asked = try? call.reversiEffort(empties: empties) else { return stageEffort }
    return stage < 60 && stageEffort.depth < asked.depth ? stageEffort : asked
  }

  /// The best move, or any when time was up before there was one; `nil` when the game is over.
  func choose(_ position: Position, seconds: Double?, stopSignal: StopSignal) -> (move: Move?, advice: Advice) {
    let effort = effort(empties: position.emptyCount, hasClock: seconds != nil)
    let advice = adviser.advise(
      position, effort: effort, count: 1, limits: limits(seconds: seconds, stopSignal: stopSignal))
    return (advice.moves.first?.move ?? position.legalMoves.first, advice)
  }
}
