import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  fileprivate static let testSet = Parameter(required: "obf", .path, help: "A file of positions with scores, in OBF")
  private static let generate = Parameter(
    "generate", .integer(1...1_000_000), help: "First make the file, or complete it, until it has N positions")
  fileprivate static let empties = Parameter(
    "empties", .span(TestSetPlan.possibleEmpties), default: TestSetPlan.usualEmpties,
    help: "The numbers of empty squares of those that are made")

  static let reversiAccuracy = Question(
    "reversi.accuracy", summary: "Measure the evaluation's error on positions with proved scores",
    discussion: """
      Evaluates each position of FILE without search, and compares with its score: the mean error without signs, the \
      root of the mean square, and the mean error itself (bias; positive when the evaluation favours the player to \
      move), for each number of empty squares and each source that FILE names behind '%'. Scores of FILE are taken as \
      they are; 'reversi verify' proves them.

      --generate makes FILE first. Each position is from a game of its own: after 6 to 20 random moves (3 to 10 on \
      6×6), a quarter of the games are continued at random, a quarter each by level 0, 4 and 8; its score is proved. \
      Numbers of empty squares are equally frequent, and no position occurs twice, however it is turned. The same seed \
      gives the same file on any number of threads, and a smaller set is the beginning of a larger one. After an \
      interruption the same command resumes; at most 256 positions are lost.
      """,
    operand: Operand("FILE", .one, of: testSet, isFile: true, help: testSet.any.help),
    parameters: [testSet, generate, empties, P.matchSize, Parameter.seed],
    examples: [
      Example("reversi accuracy data/reversi/puzzles.obf", "The errors on any positions with scores"),
      Example("reversi accuracy test.obf --generate 100000", "A test set, in some hours, and the errors on it"),
      Example("reversi accuracy test.obf", "The errors on a set that was made before"),
    ], isForExperts: true
  ) { arguments, context throws(Fault) in
    let environment = context.environment
    let solver = environment.reversiSolver(memory: P.memory.fallback ?? 64)
    let path = arguments[testSet]
    var set: TestSet
    var stopReason: StopReason?
    if let count = arguments[generate] {
      set = try environment.testSet(path, of: arguments.testSetPlan(environment), below: count)
      stopReason = try solver.extend(&set, to: count, limits: context.limits, observer: context.observer) {
        (set) throws(Fault) in try environment.files.write(path, Array(set.obf.utf8))
      }
    } else {
      try arguments.refuse(empties, P.matchSize, Parameter.seed, because: "nothing is made without --generate")
      set = try environment.testSet(path)
    }
    guard !set.entries.isEmpty else {
      throw stopReason.map { Fault(.stopped, "stopped before the first positions were made (\($0.words))") }
        ?? Fault.data("\(path) has no position with a score")
    }
    // What was made within a limit is measured beyond it: that takes a moment.
    let limits = stopReason == nil ? context.limits : .none
    let accuracy = try Fault.catching { () throws(Stopped) in try solver.accuracy(on: set, limits: limits) }
    return TypedReply(
      ReversiAccuracyDocument(accuracy, stopReason: stopReason), nodes: set.nodes,
      status: stopReason == nil ? .done : .stopped)
  }
}

extension Arguments {
  /// The set that is asked for, with the evaluation that there is.
  fileprivate func testSetPlan(_ environment: Environment) throws(Fault) -> TestSetPlan {
    let (size, empties) = (self[P.matchSize], self[Question.empties])
    guard TestSetPlan.areThere(empties, on: size) else {
      let side = size.rawValue
      throw Fault.usage(
        "\(name(of: Question.empties.any)): at most \(size.squareCount - 16) squares can be empty on \(side)×\(side)")
    }
    let file: ReversiWeights.File = size == .six ? .evaluation6 : .evaluation
    let digest = SHA256.hexadecimal(of: try environment.dataFile("reversi/\(file.rawValue)"))
    return TestSetPlan(size: size, empties: empties, seed: self[.seed], evaluation: String(digest.prefix(16)))
  }
}

extension Environment {
  /// The set of a file.
  fileprivate func testSet(_ path: String) throws(Fault) -> TestSet {
    let bytes = try files.read(path)
    do throws(NotationLineError) {
      return try TestSet(obf: bytes)
    } catch {
      throw Fault(error).within(source: path, line: nil)
    }
  }

  /// What a file has of a set so far: nothing where there is no file.
  fileprivate func testSet(_ path: String, of plan: TestSetPlan, below count: Int) throws(Fault) -> TestSet {
    try files.checkWritable(path)
    guard files.exists(path) else { return TestSet(plan) }
    let set = try testSet(path)
    guard set.plan == plan else {
      throw .data("\(path) is another set, not '\(plan.title)': name another file, or leave --generate out")
    }
    guard set.followsPlan else {
      throw .data("\(path) lacks positions of '\(plan.title)': name another file, or leave --generate out")
    }
    guard set.entries.count <= count else {
      throw .data("\(path) has \(set.entries.count) positions, more than --generate \(count)")
    }
    return set
  }
}
