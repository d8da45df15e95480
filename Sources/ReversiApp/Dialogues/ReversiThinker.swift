import GameCore
import Questions
import Reversi

/// The player in a conversation: an adviser, and how hard it may search.
package struct ReversiThinker: Sendable {
  /// The level that the other program asked for, which the person's own options override.
  var wishedLevel: Int?
  let adviser: Adviser
  let solver: ReversiSolver
  let threads: Int
  /// Where files are read and written.
  let environment: Environment
  /// The weights that can't be used, each with a line that says why and what it means.
  let weightFaults: [(file: String, line: String)]
  private let request: EffortRequest
  private let book: OpeningBook?
  /// Whether the person's options say how hard to search.
  private let hasAim: Bool

  /// How hard it may search, and with what.
  static var parameters: [any SomeParameter] {
    [
      ReversiParameters.level, ReversiParameters.depth, ReversiParameters.selectivity, Parameter.time, Parameter.nodes,
      ReversiParameters.book, ReversiParameters.memory, ReversiParameters.threadsInside,
    ]
  }

  /// A thinker with the effort that the arguments describe; `stopSignal` ends the reading of a
  /// book.
  package init(_ arguments: Arguments, _ environment: Environment, stopSignal: StopSignal) throws(Fault) {
    self.environment = environment
    request = try arguments.reversiEffort()
    hasAim = arguments.isGiven(ReversiParameters.level) || arguments.isGiven(ReversiParameters.depth)
    threads = arguments[ReversiParameters.threadsInside] ?? Workers.processorCount
    weightFaults = environment.reversiWeightFaults()
    solver = try environment.reversiSolver(arguments)
    adviser = solver.adviser()
    book = try arguments[ReversiParameters.book].map { name throws(Fault) in
      try environment.openingBook(name, limits: SearchLimits(stopSignal: stopSignal))
    }
  }

  /// That it plays without some of its weights, in a few words; `nil` when it has them all.
  var weakness: String? {
    guard let first = weightFaults.first?.file else { return nil }
    let more = weightFaults.count - 1
    return "plays weaker without \(first)" + (more == 0 ? "" : " and \(more) more")
  }

  /// The limits of the options, and of a clock that leaves this many seconds; they begin now.
  func limits(seconds: Double? = nil, stopSignal: StopSignal) -> SearchLimits {
    let deadline = seconds.map { Deadline.after(seconds: $0) }
    return request.limits(within: SearchLimits(deadline: deadline, threads: threads, stopSignal: stopSignal))
  }

  /// What the options and the other program's wish ask for.
  var wish: EffortRequest {
    var wish = request
    if !hasAim, let wishedLevel { wish.aim = .level(wishedLevel) }
    return wish
  }

  /// How hard to search a position: the options decide; without them the other program's wish, and
  /// with a clock alone as hard as time allows. Earlier stages of a search that deepens step by
  /// step stay below a level.
  func effort(empties: Int, hasClock: Bool = false, atMostLevel stage: Int = 60) -> Effort {
    var asked = wish
    if !hasAim, wishedLevel == nil, hasClock { asked.aim = .level(60) }
    let effort = asked.effort(empties: empties)
    asked.aim = .level(stage)
    let stageEffort = asked.effort(empties: empties)
    return stageEffort.depth < effort.depth ? stageEffort : effort
  }

  /// What the book says about a position; `nil` without a book, where it doesn't have the position,
  /// and where it can't be read any more.
  func bookAdvice(_ position: Position, count: Int = 1) -> Advice? {
    guard let answer = try? book?.probe(position, count: count) else { return nil }
    return answer.advice
  }

  /// The best move, or any when time was up before there was one; `nil` when the game is over.
  func choose(_ position: Position, seconds: Double?, stopSignal: StopSignal) -> (move: Move?, advice: Advice) {
    if let advice = bookAdvice(position) { return (advice.moves.first?.move, advice) }
    let effort = effort(empties: position.emptyCount, hasClock: seconds != nil)
    let advice = adviser.advise(
      position, effort: effort, count: 1, limits: limits(seconds: seconds, stopSignal: stopSignal))
    return (advice.moves.first?.move ?? position.legalMoves.first, advice)
  }
}
