import GameCore

/// The census of caps: how many k-card tables of a deck hold no Set, and how many really different
/// ones there are.
///
/// Two tables count as the same when an affine map takes one to the other. In dimension 4 (the
/// printed deck) the census ends with the 682 344 caps of 20 cards, all of one class (Pellegrino
/// 1971; Knuth's SETSET).
package struct CapCensus: Sendable {
  /// The dimension of the deck, 1…5.
  package let dimension: Int
  /// The largest number of cards asked for; `nil` means as far as there are caps.
  package let to: Int?
  /// The most classes of a level that are held.
  private let largestLevel: UInt128
  private let limits: SearchLimits
  private let observer: Observer

  /// A census; where a level has more than `largestLevel` classes, its tables are counted without
  /// them.
  package init(
    dimension: Int, to: Int? = nil, largestLevel: UInt128 = Self.largestLevel, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) {
    self.dimension = dimension
    self.to = to
    self.largestLevel = largestLevel
    self.limits = limits
    self.observer = observer
  }

  /// The caps of one size.
  package struct Level: Sendable, Equatable {
    /// The number of cards.
    package let cards: Int
    /// The number of Set-free tables.
    package let setFree: UInt128
    /// The number of their classes under affine maps; `nil` when there are too many to find.
    package let classes: Int?
    /// The number of caps that no further card extends; `nil` on the last level when the census
    /// stopped early.
    package internal(set) var completeCaps: UInt128?
    /// The number of classes of those; `nil` with it.
    package internal(set) var completeCapClasses: Int?
  }

  /// The most classes of a level that are held by default: with their images, 40 bytes each, and
  /// the space to sort and merge them, ten million take less than 2 GiB.
  package static let largestLevel: UInt128 = 10_000_000

  /// What a census found.
  package struct Outcome: Sendable, Equatable {
    /// The levels 0, 1, …, each whole: those with classes checked by the double count of
    /// ``ClassLevels``, those without as ``CapAhead`` says.
    package var levels: [Level] = []
    /// Why it stopped before the level asked for; `nil` when it didn't.
    package var stopped: StopReason?
    /// A lower bound of the classes on the first level where they were too many to hold; `nil` when
    /// they never were.
    ///
    /// Tables of that size and of one and two cards more are still counted, without their classes.
    package var refusedClasses: UInt128?
  }

  /// Counts level by level. The first level without a cap is included, so the last count is 0 in a
  /// whole census.
  /// - Throws: `.inconsistent` when a check sum fails, which would be an error in this program.
  package func run() throws(ClassLevels.Failure) -> Outcome {
    var outcome = Outcome()
    var walk = ClassLevels(space: AffineSpace(dimension: dimension), filter: .caps)
    var before: ClassLevels?
    while true {
      outcome.levels.append(
        Level(cards: walk.cards, setFree: walk.setCount, classes: walk.classes.count))
      if walk.classes.isEmpty { return closed(outcome) }
      do {
        if walk.cards != to, let many = try tooMany(after: walk) {
          outcome.refusedClasses = many
          try lookAhead(from: walk, before: before, &outcome)
          return outcome
        }
        before = walk
        let last = walk.cards == to
        let complete = last ? try walk.complete(limits: limits) : try walk.advance(limits: limits, observer: observer)
        outcome.setComplete(complete)
        if last { return outcome }
      } catch .stopped(let reason, _) {
        outcome.stopped = reason
        return outcome
      }
    }
  }

  /// A lower bound of the number of classes on the next level, when it is more than may be held.
  private func tooMany(after walk: ClassLevels) throws(ClassLevels.Failure) -> UInt128? {
    guard walk.cards < AffineExtender.capacity - 1 else { return UInt128(walk.classes.count) }
    guard walk.classes.count > Int(largestLevel) / 100 else { return nil }
    let bound = try walk.nextSetCount(limits: limits) / UInt128(walk.space.groupOrder)
    return bound > largestLevel ? bound : nil
  }

  /// Adds the sizes that can be counted from the last classes, as far as they are asked for.
  ///
  /// The classes of one card fewer, extended once more, must give the same counts of one and two
  /// cards more.
  private func lookAhead(
    from walk: ClassLevels, before: ClassLevels?, _ outcome: inout Outcome
  ) throws(ClassLevels.Failure) {
    outcome.setComplete(try walk.complete(limits: limits))
    let counts = try CapAhead(walk).counts(limits: limits, observer: observer)
    if let before {
      let again = try CapAhead(before).counts(limits: limits, observer: observer)
      for (index, count) in ([walk.setCount] + counts.prefix(2)).enumerated() where count != again[index] {
        throw .inconsistent(cards: walk.cards + index)
      }
    }
    for (index, count) in counts.enumerated() where walk.cards + index + 1 <= to ?? .max {
      outcome.levels.append(Level(cards: walk.cards + index + 1, setFree: count, classes: nil))
    }
  }

  private func closed(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    outcome.setComplete(ClassLevels.Complete())
    return outcome
  }
}

extension CapCensus.Outcome {
  /// Sets the number of tables of the last level to which no card can be added.
  mutating func setComplete(_ complete: ClassLevels.Complete) {
    levels[levels.count - 1].completeCaps = complete.sets
    levels[levels.count - 1].completeCapClasses = complete.classes
  }
}
