import GameCore

/// One thread's search of any depth over an evaluation.
///
/// Values are for the player to move, in ``MidgameTuning/unit`` parts of a disc; the winner takes
/// the empty squares. A search asks for the value in a window (alpha, beta) and answers
/// *fail-soft*: up to alpha the answer is an upper bound of the value, from beta on a lower bound,
/// between them the value. A ply is a placement: a pass costs none, so the plies left follow from
/// the empty squares, and a position has the same depth on all ways to it.
///
/// A search whose depth reaches the number of empty squares goes to the end of the game. Its last
/// plies belong to the exact ``Searcher``, whose stack, features and counter of visited positions
/// it uses throughout.
struct MidgameSearcher<Evaluation: MidgameEvaluation>: ~Copyable {
  typealias Shape = Evaluation.Shape

  let evaluation: Evaluation
  /// The exact search of the last empty squares.
  var exact: Searcher<Shape>
  var table: SharedMidgameTable
  /// Where a shallow search may stand for a deep one.
  let probCut: ProbCutModel
  /// The place in ``Effort/selectivities`` of the confidence of cutoffs.
  private(set) var selectivity = Effort.selectivities.count - 1
  /// The margins of cutoffs at this selectivity.
  private(set) var margins: ProbCutMargins
  /// The number of the position being searched; entries of earlier ones make room first.
  private(set) var generation = 0

  /// A searcher that shares its tables with others.
  init(evaluation: Evaluation, table: SharedMidgameTable, proved: SharedTable, probCut: ProbCutModel) {
    self.evaluation = evaluation
    self.table = table
    self.probCut = probCut
    exact = Searcher(shared: proved)
    margins = ProbCutMargins(probCut, selectivity: 100)
  }

  /// Begins with a new position: counters from zero, tables kept.
  mutating func begin(limits: SearchLimits, generation: Int) {
    self.generation = generation
    exact.begin(limits: limits)
  }

  /// Sets the confidence of cutoffs, one of ``Effort/selectivities``.
  mutating func use(selectivity percent: Int) {
    selectivity = Effort.selectivities.firstIndex(of: percent) ?? Effort.selectivities.count - 1
    if margins.selectivity != percent { margins = ProbCutMargins(probCut, selectivity: percent) }
  }

  /// Positions visited since ``begin(limits:generation:)``.
  var nodes: UInt64 { exact.nodes }

  /// Why the search was stopped, `nil` while it wasn't.
  var stopReason: StopReason? { exact.stopReason }
}

/// What governs the middle game's search, found by measurement (docs/performance.md).
enum MidgameTuning {
  /// The parts of a disc that values count.
  static let unit = 2
  /// No value lies beyond.
  static let most = 64 * unit
  /// Up to this many empties, a search to the end is the exact solver's.
  static let exactEmpties = 9
  /// From this depth on, shallow searches cut.
  static let probCutDepth = 3
  /// From this depth on, the positions after the moves are looked up before any is searched.
  static let lookAheadDepth = 4
  /// From this depth on a search of a ply orders the moves, which gets a ply deeper every
  /// `orderingStep` plies.
  static let orderingDepth = 9
  static let orderingStep = 4
  static let mostOrderingDepth = 4
  /// What each move of the opponent costs in the order of moves, in sixty-fourths of a disc.
  static let mobilityWeight = 48
  /// From this depth on, threads search together.
  static let sharedDepth = 9
  /// Searches of at most N plies use the small table.
  static let smallTableDepth = 10
  /// The plies of a search that finds a forgotten move of a line.
  static let lineDepth = 4
  /// Half the width of the first window around a guess.
  static let aspiration = 3 * unit
}

/// The table that searchers share.
final class SharedMidgameTable: Sendable {
  let table: MidgameTable

  init(bytes: Int) { table = MidgameTable(bytes: bytes) }
}
