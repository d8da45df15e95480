import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let plies = Parameter(
    "depth", .integer(1...12), default: 3, metavar: "D", help: "Split the proof D plies after the position")
  private static let answers = Parameter(
    "answers", .input, shown: "none yet", help: "Documents of reversi solve, one per line: what is proved so far")
  private static let level = Parameter(
    "level", .integer(0...60), default: 8, metavar: "L",
    help: "The level of the search of a position before it is asked about; no proof depends on it")

  static let reversiSplit = Question(
    "reversi.split", summary: "Split the proof of a score into subproblems and combine their answers",
    discussion: """
      For each position some plies on that the proof needs, --format questions writes a line for 'batch' or 'jobs \
      run', with the window in which the score must be known. --answers takes what 'jobs export' writes and combines \
      the answers: into the proved score and a move that reaches it (status 0), or into bounds and further questions \
      (status 75). Which positions a proof needs depends on the answers, so a few rounds are usual. Unused answers are \
      listed.

      The score is only as certain as the answers, which are not checked. Estimates only decide what is asked.
      """,
    operand: ReversiPlace.operand, parameters: ReversiPlace.parameters + [plies, answers, level, P.memory],
    examples: [
      Example("reversi split --start --size 4 --depth 4", "How many positions there are, and how many to ask about"),
      Example("reversi split --start --size 6 --depth 5 --format questions -o leaves.jsonl", "What to ask"),
      Example("reversi split --start --size 6 --depth 5 --answers answers.jsonl --json", "What the answers prove"),
    ]
  ) { arguments, context throws(Fault) in
    let known = try arguments[answers].map { path throws(Fault) in
      try SolvedPositions(lines: try context.environment.files.read(path)[...], path: path, context.limits).answers
    }
    let solver = try context.environment.reversiSolver(arguments)
    let root = try arguments.reversiLine().end
    do throws(ProofSplitError) {
      let split = try solver.split(
        root, depth: arguments[plies], answers: known ?? [], level: arguments[level],
        limits: context.limits, observer: context.observer)
      return TypedReply(ReversiSplitDocument(split), status: split.score == nil ? .stopped : .done)
    } catch {
      if case .stopped = error { throw Fault.interrupted }
      throw Fault(error)
    }
  }
}

/// What documents of `reversi solve` prove.
private struct SolvedPositions {
  private(set) var answers: [ProofSplit.Answer] = []

  init(lines: ArraySlice<UInt8>, path: String, _ limits: SearchLimits) throws(Fault) {
    for (number, line) in TextLines(Array(lines)) where !line.isEmpty {
      if number.isMultiple(of: 256) { try Fault.catching { () throws(Stopped) in try limits.check() } }
      do throws(Fault) {
        answers.append(try Self.answer(of: try JSON(reading: line)))
      } catch {
        throw Fault.data("\(path): line \(number): \(error.message)")
      }
    }
  }

  private static func answer(of document: JSON) throws(Fault) -> ProofSplit.Answer {
    if document.text("schema")?.hasPrefix("puzzlelab/error/") == true {
      throw .data("an error document: \(document.text("message") ?? "")")
    }
    guard document.text("schema") == Question.reversiSolve.schemaName, let result = document["result"],
      let board = result.text("position")
    else { throw .data("this is not an answer to reversi.solve") }
    let position: Position
    do throws(NotationError) { position = try Position(boardText: board) } catch { throw Fault(error) }
    let most = position.size.squareCount
    if let score = result.integer("discDifference"), (-most...most).contains(score) {
      return ProofSplit.Answer(position, lower: score, upper: score)
    }
    guard let evidence = result["evidence"] else { throw .data("this answer has neither a score nor bounds") }
    if evidence.text("kind") == "unknown" { return ProofSplit.Answer(position, lower: -most, upper: most) }
    guard evidence.text("kind") == "bounded", let lower = evidence.integer("lower"),
      let upper = evidence.integer("upper"), -most <= lower, lower <= upper, upper <= most
    else { throw .data("this answer has neither a score nor bounds") }
    return ProofSplit.Answer(position, lower: lower, upper: upper)
  }
}
