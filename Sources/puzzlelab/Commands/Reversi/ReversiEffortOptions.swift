import Catalogue
import GameCore
import Reports
import Reversi

extension Option {
  /// `--level L`.
  static let reversiLevel: Option = reversiLevel(default: "16; 60 with --time or --nodes")

  /// `--level L` where the usual one is another.
  static func reversiLevel(default fallback: String) -> Option {
    Option(
      "level", .integer(0...60), metavar: "L", default: fallback,
      help: "How hard to search: up to 10 that many plies, above selectively, and near the end exactly")
  }

  /// `--depth D`.
  static let reversiSearchDepth: Option = Option(
    "depth", .integer(0...60), metavar: "D",
    help: "Search D plies instead, and to the end only where it is that near; 0 is the evaluation itself")

  /// `--selectivity S`.
  static let reversiSelectivity: Option = Option(
    "selectivity", .choice(Effort.selectivities.map { "\($0)" }), metavar: "S", default: "that of the level",
    help: "Cut branches that shallower searches rule out with S % confidence; 100 cuts none")

  /// How hard a search may look: level, depth, selectivity, limits, memory.
  static let reversiEffort: [Option] =
    [.reversiLevel, .reversiSearchDepth, .reversiSelectivity] + limits + reversiSolver
}

extension Call {
  /// The effort that the options ask for in a position with so many empty squares.
  ///
  /// `isLimited` says whether --time and --nodes limit the search of each position.
  func reversiEffort(
    empties: Int, defaultLevel: Int = 16, isLimited: Bool = true
  ) throws(CommandError) -> Effort {
    try atMostOne(of: .reversiLevel, .reversiSearchDepth)
    let level = reversiLevel(defaultLevel, isLimited: isLimited)
    var effort = integer(.reversiSearchDepth).map { .plies($0) } ?? Effort.level(level, empties: empties)
    if let selectivity = text(.reversiSelectivity).flatMap({ Int($0) }) {
      effort.selectivity = selectivity
      effort.endSelectivity = selectivity
    }
    return effort
  }

  /// The level that was asked for: the usual one, or the highest where a limit ends the search.
  private func reversiLevel(_ usual: Int, isLimited: Bool) -> Int {
    integer(.reversiLevel) ?? (isLimited && (has(.time) || has(.nodes)) ? 60 : usual)
  }

  /// What was asked of the search, for the request.
  func reversiEffortRequest(defaultLevel: Int = 16, isLimited: Bool = true) -> ReversiEffortRequest {
    ReversiEffortRequest(
      level: has(.reversiSearchDepth) ? nil : reversiLevel(defaultLevel, isLimited: isLimited),
      depth: integer(.reversiSearchDepth),
      selectivity: text(.reversiSelectivity).flatMap { Int($0) }, nodeLimit: unsigned(.nodes),
      timeSeconds: seconds(.time))
  }

  /// Advisers with the memory that was asked for and the shipped weights.
  func reversiAdvisers() -> AdviserPool { AdviserPool(reversiSolverMemory()) }
}
