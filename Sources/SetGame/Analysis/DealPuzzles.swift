public import ExactArithmetic
public import GameCore

/// Deals to find all Sets in, each with its solution.
public struct DealPuzzles: Sendable, Equatable {
  /// A deal and its groups.
  public struct Puzzle: Sendable, Equatable {
    /// The cards.
    public let layout: Layout
    /// All groups, in order of their cards.
    public let groups: [Group]
    /// Entry d: the number of Sets whose cards differ in d features; empty for other groups.
    public let setsByDifferingFeatures: [Int]

    init(_ layout: Layout, _ variant: Variant) {
      self.layout = layout
      if variant == .set {
        let analysis = DealAnalysis(of: layout)
        (groups, setsByDifferingFeatures) = (analysis.groups, analysis.setsByDifferingFeatures)
      } else {
        (groups, setsByDifferingFeatures) = (GroupSearch.groups(of: variant, in: layout), [])
      }
    }

    /// The mean number of features in which the cards of a Set differ; `nil` without a Set.
    public var meanDifferingFeatures: Rational? {
      let sum = setsByDifferingFeatures.enumerated().reduce(0) { $0 + $1.offset * $1.element }
      return groups.isEmpty || setsByDifferingFeatures.isEmpty ? nil : Rational(BigInt(sum), BigInt(groups.count))
    }

    /// How hard the Sets are to see; `nil` without a Set.
    public var difficulty: PuzzleDifficulty? { meanDifferingFeatures.map(PuzzleDifficulty.init) }
  }

  /// The puzzles.
  public let puzzles: [Puzzle]
  /// Why there are fewer than asked for.
  public let stopped: StopReason?

  /// How their deals were drawn.
  public let method: DrawingMethod

  /// What is to be found.
  public let variant: Variant

  /// Why the solutions are complete.
  public var evidence: Evidence<SetProof> {
    puzzles.isEmpty && stopped != nil ? .unknown : .proved(GroupSearch.proof(of: variant))
  }

  /// Draws puzzles; every deal with that many Sets, and of that difficulty if one is asked for, is
  /// equally likely where the method ``DrawingMethod/isUniform``.
  /// - Throws: ``DealError`` when there is no such deal, or none was found.
  public static func draw(
    _ request: DealRequest, difficulty: PuzzleDifficulty? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) throws(DealError) -> DealPuzzles {
    guard difficulty == nil || request.sets != 0 else { throw .noDifficulty }
    if let difficulty, let sets = request.sets, request.size <= request.deck.dimension.cardCount,
      SetCounts(cards: request.size, dimension: request.deck.dimension).allows(sets),
      !difficulty.isPossible(sets: sets, cards: request.size)
    {
      throw .noSuchDifficulty(difficulty, cards: request.size, sets: sets)
    }
    var drawn = request
    while true {
      let deals = try RandomDeals.draw(drawn, limits: limits, observer: observer)
      var puzzles: [Puzzle] = []
      var stopped = deals.stopped
      for (number, layout) in deals.layouts.enumerated() where puzzles.count < request.count {
        if number % 64 == 63, let reason = limits.stopReason() {
          stopped = stopped ?? reason
          break
        }
        let puzzle = Puzzle(layout, request.deck.variant)
        if difficulty == nil || puzzle.difficulty == difficulty { puzzles.append(puzzle) }
      }
      if puzzles.count == request.count || stopped != nil {
        return DealPuzzles(
          puzzles: puzzles, stopped: puzzles.count == request.count ? nil : stopped, method: deals.method,
          variant: request.deck.variant)
      }
      guard let difficulty else { throw .inconsistent }
      guard drawn.count < mostDeals else {
        throw .rareDifficulty(difficulty, found: puzzles.count, tries: drawn.count)
      }
      // Deal i is the same however many are drawn.
      drawn.count *= 4
    }
  }

  /// How many deals with the right number of Sets are examined for a difficulty.
  private static let mostDeals = 20_000
}
