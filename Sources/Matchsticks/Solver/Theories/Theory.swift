import ExactArithmetic
import GameCore

/// What is known about one family of rules: its moves, its Grundy values and how they are had, its
/// losing heaps, its plays. ``Ruleset/theory`` chooses it once, and all analyses ask it.
///
/// A theory must say its moves from small heaps; everything else has a plain way that follows from
/// the moves. What is known better is said by the family.
protocol Theory: AnyObject, Sendable {
  /// How far answers go.
  var reach: Reach { get }

  // MARK: Moves

  /// Every move from a heap, ascending by take, then by the smaller heaps left; empty where moves
  /// depend on more than the heap.
  func moves(from heap: Int) -> [SmallMove]
  /// How many moves a heap has, or more, without writing them down.
  func moveCount(from heap: Int) -> Int
  /// The most heaps that a move leaves.
  var mostHeapsLeft: Int { get }
  /// The k of rules under which exactly 1…k may be taken from every heap that has that many.
  var takeLimit: BigInt? { get }
  /// The k such that exactly 1…k may be taken from this heap; `nil` under other rules.
  func highestTake(from heap: HeapSize) -> BigInt?
  /// Whether `take` may be taken so that the rest stays one heap; `nil` where the moves must be
  /// looked through.
  func allows(_ take: BigInt, from heap: HeapSize) -> Bool?
  /// The move that takes the least from a heap of any size; `nil` when there is no move.
  func leastMove(from heap: HeapSize) -> MovesFound.Found?
  /// The rule by which the last take limits the next one.
  var lastMove: LastMoveRule? { get }

  // MARK: Values

  /// The closed form of the Grundy values.
  var closedForm: (any ClosedForm)? { get }
  /// What computes the values; `nil` where there are none. Takes beyond `bound` don't matter.
  func source(upTo bound: Int) -> (any ValueSource)?
  /// The table of values, and what proves its period.
  func table(upTo bound: Int) -> ComputedValues?
  /// Adds the moves from a heap that isn't empty to Grundy value `target`.
  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError)
  /// Adds the moves from a heap after which the elements of the heaps have a given product.
  func addMoves(
    from heap: HeapSize, _ elements: HeapElements, _ found: inout MovesFound
  ) throws(SolverError)

  // MARK: Misère play

  /// Whether the misère outcome of a sum follows from the normal Grundy values (``SumTheory``).
  var isPet: Bool { get }
  /// What proves the period of a pretending function; `nil` where nothing is known to.
  /// - Throws: ``SolverError/unsupported(_:)`` for rules without a finite table of moves.
  func quotientRule() throws(SolverError) -> PeriodRule?
  /// Whether large sums in misère play are decided by the quotient.
  var usesQuotient: Bool { get }

  // MARK: Losing heaps and plays

  /// The heaps from which the player to move loses, where the family knows them without values of
  /// all heaps; `nil` elsewhere.
  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> LosingPositions?
  /// What finds the losing heaps up to `last` without values, where a fixed set may be taken; `nil`
  /// elsewhere.
  func losingSieve(upTo last: Int, _ play: PlayConvention) -> LosingSieve?
  /// The moves of rules under which heaps are never broken, and more bits than the number of plays
  /// of a heap has: how plays of larger heaps are counted; `nil` where tables must do.
  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)?
  /// The complete plays of one heap.
  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity
}

/// The default limits of answers under some rules, kept to what takes seconds.
struct Reach: Sendable {
  /// The largest heap whose Grundy value is computed.
  let computed: Int
  /// The largest heap of a report.
  let reported: Int
  /// The largest heap whose plays are counted.
  let played: Int
  /// The largest heap whose misère outcome is found one by one.
  let misere: Int

  init(computed: Int, reported: Int? = nil, played: Int, misere: Int = 100_000) {
    self.computed = computed
    self.reported = reported ?? computed
    self.played = played
    self.misere = misere
  }
}

/// Grundy values that follow a formula.
protocol ClosedForm: AnyObject, Sendable {
  func value(of heap: HeapSize) -> BigInt
  /// The value of a small heap.
  func value(_ heap: Int) -> Int
  /// The period that the formula shows.
  var period: ProvedPeriod? { get }
  /// The share of the value 0 among all heaps: the limit of that among 0…n.
  var zeroShare: Rational { get }
  /// The argument.
  var proof: Proof { get }
  /// The losing heaps, where they are the same in every period.
  func losingRun(_ play: PlayConvention) -> ResidueRun?
}

/// Values that can be computed, with what proves their period.
struct ComputedValues {
  let table: any ValueTable
  /// How many values prove a period; `nil` where no finite number does.
  let periodRule: PeriodRule?
  /// What proves that values grow from period to period; `nil` where nothing is known to.
  var arithmeticRule: ArithmeticRule?
}
