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
  /// What the options ask of a search. Several threads search one estimate only where `sharesEstimates` allows it and
  /// --threads asks for them.
  func reversiEffort(
    usualLevel: Int = EffortRequest.usualLevel, isLimited: Bool = true, sharesEstimates: Bool = false
  ) throws(CommandError) -> EffortRequest {
    try atMostOne(of: .reversiLevel, .reversiSearchDepth)
    let aim: EffortRequest.Aim? =
      integer(.reversiSearchDepth).map { .depth($0) } ?? integer(.reversiLevel).map { .level($0) }
    return EffortRequest(
      aim, selectivity: text(.reversiSelectivity).flatMap { Int($0) }, nodes: isLimited ? unsigned(.nodes) : nil,
      seconds: isLimited ? seconds(.time) : nil, threadsInside: sharesEstimates && has(.threads) ? threads : 1,
      usualLevel: usualLevel)
  }

  /// The limits of a whole run whose --time and --nodes limit each position.
  var reversiOuterLimits: SearchLimits { SearchLimits(threads: threads, stopSignal: console.stopSignal) }

  /// The limits for one of several positions that are searched side by side: a thread for each.
  var reversiLimitsOfOne: SearchLimits { SearchLimits(stopSignal: console.stopSignal) }
}
