/// What a player wants to be told about the groups on the table.
package struct HintRequest: Sendable, Equatable {
  /// How many cards of each group are revealed: one, two, three, or all of them.
  package enum Stage: Int, Sendable, CaseIterable {
    /// The first card of each group.
    case one = 1
    /// The first two cards.
    case two
    /// The first three cards.
    case three
  }

  /// What is looked for.
  package var variant: Variant
  /// How much of each group is revealed; `nil` reveals all of it.
  package var stage: Stage?
  /// Positions of a matched group that still lies on the table: groups that use its cards are left out.
  package var excluded: [Int]

  /// Asks for all groups of a variant.
  package init(variant: Variant = .set, stage: Stage? = nil, excluded: [Int] = []) {
    self.variant = variant
    self.stage = stage
    self.excluded = excluded
  }
}

/// Why a request doesn't fit the cards on the table.
package enum HintRequestError: Error, Equatable {
  /// A matched group has as many cards as the variant says.
  case excludedCount(Int, expected: Int)
  /// There is no card at the position.
  case excludedPosition(Int, cards: Int)
  /// The position stands twice.
  case excludedTwice(Int)
  /// The cards at the positions are no group of the variant, so they can't have been matched.
  case excludedIsNoGroup
}

/// The groups on the table, as far as they are to be told.
package struct Hints: Sendable {
  /// What was asked.
  package let request: HintRequest
  /// The cards.
  package let layout: Layout
  /// The groups in full, in lexicographic order.
  package let groups: [Group]

  /// Finds the groups.
  /// - Throws: ``HintRequestError`` when the excluded positions are no group on this table.
  package init(_ request: HintRequest, in layout: Layout) throws(HintRequestError) {
    try Hints.check(request, in: layout)
    let all = GroupSearch.groups(of: request.variant, in: layout)
    let excluded = Set(request.excluded)
    if !excluded.isEmpty, !all.contains(where: { $0.positions == request.excluded.sorted() }) {
      throw .excludedIsNoGroup
    }
    self.request = request
    self.layout = layout
    groups = excluded.isEmpty ? all : all.filter { excluded.isDisjoint(with: $0.positions) }
  }

  /// The positions of each group that the stage reveals.
  package var revealed: [[Int]] {
    guard let stage = request.stage else { return groups.map(\.positions) }
    return groups.map { Array($0.positions.prefix(stage.rawValue)) }
  }

  private static func check(_ request: HintRequest, in layout: Layout) throws(HintRequestError) {
    guard !request.excluded.isEmpty else { return }
    var seen: Set<Int> = []
    for position in request.excluded {
      guard layout.cards.indices.contains(position) else {
        throw .excludedPosition(position, cards: layout.cards.count)
      }
      guard seen.insert(position).inserted else { throw .excludedTwice(position) }
    }
    guard request.excluded.count == request.variant.groupSize else {
      throw .excludedCount(request.excluded.count, expected: request.variant.groupSize)
    }
  }
}
