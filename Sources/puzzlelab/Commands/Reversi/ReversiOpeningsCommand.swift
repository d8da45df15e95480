import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi openings`.
  static let reversiOpenings: Command = Command(
    "reversi", "openings",
    summary: "Find openings that leave both sides about even",
    discussion: """
      Random lines of play from the start whose end our own search values within the bounds, for fair matches. No two end in the \
      same position, turned or mirrored or not. As text: one transcript a line. The same options and seed give the same \
      openings with any number of threads; --time and Ctrl-C end the search with what was found (status 75).
      """,
    options: [
      .reversiOpeningCount, .reversiOpeningPlies, .reversiOpeningWithin, .reversiMatchSize,
      .reversiLevel(default: "10"), .reversiSearchDepth, .reversiSelectivity, .seed, .threads, .time, .data,
      .format(.text, .json, .csv), .json, .output,
    ],
    examples: [
      Example("reversi openings --count 20", "Twenty balanced openings of eight plies"),
      Example("reversi openings --plies 6 --within 4 --count 10 --json", "Shorter ones with their values, as JSON"),
    ]
  ) { call in
    let size = call.reversiSize ?? .eight
    let plies = call.integer(.reversiOpeningPlies) ?? 8
    let effort = try call.reversiEffort(empties: size.squareCount - 4 - plies, defaultLevel: 10, isLimited: false)
    let plan = OpeningPlan(
      size: size, plies: plies, within: call.integer(.reversiOpeningWithin) ?? 2,
      count: call.integer(.reversiOpeningCount) ?? 20, effort: effort, seed: call.seed)
    let found = plan.search(call.reversiSolverMemory(), limits: call.limits(), observer: call.console.observer)
    if found.stopReason == nil, !found.isComplete {
      call.console.warn("there are no more than \(found.openings.count) such openings to be found")
    }
    let request = call.reversiEffortRequest(defaultLevel: 10, isLimited: false)
    try call.emit(ReversiOpeningsDocument(found, effort: request), nodes: found.nodes, threads: call.threads)
    return found.stopReason == nil ? .done : .stopped
  }
}

extension Option {
  /// `--count N`.
  static let reversiOpeningCount: Option = Option(
    "count", .integer(1...100_000), default: "20", help: "How many openings to find")

  /// `--plies N`.
  static let reversiOpeningPlies: Option = Option(
    "plies", .integer(1...20), default: "8", help: "How long the lines are")

  /// `--within D`.
  static let reversiOpeningWithin: Option = Option(
    "within", .integer(0...64), metavar: "D", default: "2", help: "The largest value for either side, in discs")

  /// `--size 6|8`: 4×4 games are too short for openings.
  static let reversiMatchSize: Option = Option(
    "size", .choice(["6", "8"]), default: "8", help: "Squares a side of the board")
}
