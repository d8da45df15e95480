import GameCore
import Reports
import Reversi

extension Option {
  /// `--level L`.
  static let reversiLevel: Option = Option(
    "level", .integer(0...60), metavar: "L", default: "16; 60 with --time or --nodes",
    help: "How hard to search: up to 10 that many plies, above selectively, and near the end exactly")

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
  func reversiEffort(empties: Int) throws(CommandError) -> Effort {
    try atMostOne(of: .reversiLevel, .reversiSearchDepth)
    let selectivity = text(.reversiSelectivity).flatMap { Int($0) }
    if let depth = integer(.reversiSearchDepth) {
      let chosen = selectivity ?? Effort.level(depth, empties: empties).selectivity
      return Effort(depth: depth, selectivity: chosen, endEmpties: depth, endSelectivity: chosen)
    }
    var effort = Effort.level(reversiLevel, empties: empties)
    if let selectivity {
      effort.selectivity = selectivity
      effort.endSelectivity = selectivity
    }
    return effort
  }

  /// The level that was asked for: the usual one, or the highest where a limit ends the search.
  private var reversiLevel: Int { integer(.reversiLevel) ?? (has(.time) || has(.nodes) ? 60 : 16) }

  /// What was asked of the search, for the request.
  var reversiEffortRequest: ReversiEffortRequest {
    ReversiEffortRequest(
      level: has(.reversiSearchDepth) ? nil : reversiLevel, depth: integer(.reversiSearchDepth),
      selectivity: text(.reversiSelectivity).flatMap { Int($0) }, nodeLimit: unsigned(.nodes),
      timeSeconds: seconds(.time))
  }

  /// Advisers with the memory that was asked for and the shipped weights.
  func reversiAdvisers() -> AdviserPool { AdviserPool(reversiSolverMemory()) }
}
