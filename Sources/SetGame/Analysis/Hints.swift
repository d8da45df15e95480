import GameCore

/// What a player asks to know about the groups on the table.
public struct HintRequest: Hashable, Sendable {
  /// The kind of group to find.
  public var variant: Variant
  /// How many cards of each group are revealed, one of ``stages``; `nil` reveals all of it.
  public var stage: Int?
  /// Positions of a matched group that is still on the table: groups that use its cards are left
  /// out.
  public var excluded: [Int]

  /// The numbers of cards that may be revealed instead of a whole group.
  public static let stages = 1...3

  /// Asks for all Sets by default.
  public init(variant: Variant = .set, stage: Int? = nil, excluded: [Int] = []) {
    self.variant = variant
    self.stage = stage
    self.excluded = excluded
  }
}

/// Why a request doesn't fit the cards on the table.
public enum HintRequestError: Error, Equatable {
  /// The stage isn't one of ``HintRequest/stages``.
  case stage(Int)
  /// A matched group has as many cards as the variant says.
  case excludedCount(Int, expected: Int)
  /// There is no card at the position.
  case excludedPosition(Int, cards: Int)
  /// The position is named twice.
  case excludedTwice(Int)
  /// The cards at the positions aren't a group of the variant, so they can't have been matched.
  case excludedIsNoGroup
  /// That many cards hold too many groups of the variant to list.
  case tooManyCards(Int, most: Int)
}

extension Variant {
  /// Whether different cards are a group.
  package func isGroup(_ cards: [Card], in dimension: Dimension) -> Bool {
    guard groupSize == nil || groupSize == cards.count else { return false }
    return switch self {
    case .zeroSum: !cards.isEmpty && Deck.sum(cards) == 0
    case .quad: Deck.sum(cards) == 0
    case .set, .ultraSet, .ghostSet:
      !GroupSearch.groups(of: self, in: Layout(unchecked: cards, dimension: dimension)).isEmpty
    }
  }
}

/// The groups on the table, as far as the player asks for them.
public struct Hints: Sendable {
  /// What was asked.
  public let request: HintRequest
  /// The cards.
  public let layout: Layout
  /// The groups in full, in lexicographic order; of groups of any number of cards the smallest
  /// ones first, and of very many only those.
  public let groups: [Group]
  /// The number of all groups.
  public let groupCount: Int

  /// Finds the groups.
  /// - Throws: ``HintRequestError`` when the request doesn't fit the cards.
  public init(_ request: HintRequest = HintRequest(), in layout: Layout) throws(HintRequestError) {
    try Hints.check(request, in: layout)
    let excluded = Set(request.excluded)
    let rest = layout.cards.indices.filter { !excluded.contains($0) }
    let found = GroupSearch.groups(
      of: request.variant, in: Layout(unchecked: rest.map { layout.cards[$0] }, dimension: layout.dimension))
    if !excluded.isEmpty, !request.variant.isGroup(request.excluded.map { layout.cards[$0] }, in: layout.dimension) {
      throw .excludedIsNoGroup
    }
    self.request = request
    self.layout = layout
    groups =
      excluded.isEmpty
      ? found
      : found.map { group in
        Group(positions: group.positions.map { rest[$0] }, pairs: group.pairs.map { $0.map { rest[$0] } })
      }
    groupCount =
      request.variant == .zeroSum ? GroupSearch.zeroSumCount(of: rest.map { layout.cards[$0] }) : groups.count
  }

  /// Why these are all groups.
  public var evidence: Evidence<SetProof> { .proved(GroupSearch.proof(of: request.variant)) }

  /// The positions of each group that the stage reveals.
  public var revealed: [[Int]] {
    guard let stage = request.stage else { return groups.map({ $0.positions }) }
    return groups.map { Array($0.positions.prefix(stage)) }
  }

  /// The largest deal whose GhostSets are listed, in cards; it holds about 65,000 of them, all 81
  /// cards 4 million.
  public static let largestGhostSetDeal = 42

  /// The largest deal whose UltraSets are listed, in cards: 162 of 243 cards hold at most some
  /// 400,000, all of them 1.8 million.
  public static let largestUltraSetDeal = 162

  /// The largest deal whose groups are listed, in cards.
  private static func largestDeal(of variant: Variant) -> Int {
    switch variant {
    case .set, .quad, .zeroSum: .max
    case .ultraSet: largestUltraSetDeal
    case .ghostSet: largestGhostSetDeal
    }
  }

  private static func check(_ request: HintRequest, in layout: Layout) throws(HintRequestError) {
    if let stage = request.stage, !HintRequest.stages.contains(stage) { throw .stage(stage) }
    let most = largestDeal(of: request.variant)
    guard layout.cards.count <= most else { throw .tooManyCards(layout.cards.count, most: most) }
    guard !request.excluded.isEmpty else { return }
    var seen: Set<Int> = []
    for position in request.excluded {
      guard layout.cards.indices.contains(position) else {
        throw .excludedPosition(position, cards: layout.cards.count)
      }
      guard seen.insert(position).inserted else { throw .excludedTwice(position) }
    }
    if let size = request.variant.groupSize, request.excluded.count != size {
      throw .excludedCount(request.excluded.count, expected: size)
    }
  }
}
