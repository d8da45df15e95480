import GameCore
import Synchronization

/// How random deals were drawn.
public enum DrawingMethod: String, Sendable, CaseIterable {
  /// A shuffled deck.
  case shuffle
  /// Random deals until one fits.
  case rejection
  /// A class of deals by its size, and a random member.
  case classes
  /// Changing one card at a time until a deal fits: deals that fit aren't equally likely.
  case search

  /// Whether every deal that fits is equally likely.
  public var isUniform: Bool { self != .search }
}

/// Why there is no deal.
public enum DealError: Error, Equatable {
  /// No deal of that many cards has that many groups.
  case noSuchDeal(cards: Int, sets: Int, of: Variant = .set)
  /// There was none among that many deals examined; there may be none at all.
  case tooRare(tries: UInt64)
  /// The deck has no more than that many cards.
  case deckTooSmall(cards: Int)
  /// The mean number of differing features of that many Sets can't be one of that difficulty.
  case noSuchDifficulty(PuzzleDifficulty, cards: Int, sets: Int)
  /// Only this few of the deals with the right number of Sets, if any, are of that difficulty.
  case rareDifficulty(PuzzleDifficulty, found: Int, tries: Int)
  /// A deal without Sets has no difficulty that could be asked for.
  case noDifficulty
  /// A check of the drawn deals failed: an error in this program.
  case inconsistent
}

/// Draws random deals, on demand only those with a given number of Sets.
///
/// Without a condition the deck is shuffled. With one that is proved to be impossible
/// (``SetCounts``), there is none. Else random deals are drawn until one fits (rejection). Where
/// none of a million or more fits, all classes of deals under affine maps are listed if that is
/// feasible, one that fits is drawn by its size, and a random affine map applied to it: each map is
/// equally likely, so each deal of the class is. In these ways every deal that fits is equally
/// likely. Where the classes are too many, a deal is searched for by changing one card at a time
/// (``DealSearch``). More than half of the deck is dealt as its complement, whose number of Sets
/// follows from theirs.
package struct DealSampler: Sendable {
  /// What was drawn.
  package struct Outcome: Sendable, Equatable {
    package var layouts: [Layout] = []
    /// How they were drawn.
    package var method: DrawingMethod
    /// How many random deals were examined; 0 when deals weren't rejected.
    package var tries: UInt64 = 0
    /// Why there are fewer than asked for.
    package var stopped: StopReason?
  }

  /// The number of cards.
  package let size: Int
  /// The number of Sets that every deal must have; `nil` for any.
  package let sets: Int?
  /// The deck.
  package let deck: Deck
  /// The seed of the random numbers.
  package let seed: UInt64

  /// How many random deals are examined before anything else is tried; `nil` for as many as take
  /// about a second.
  let pilotTries: UInt64?
  /// How many random deals are examined before giving up, where others were found by rejection.
  private static let mostTries: UInt64 = 1 << 32
  /// The same where a deal takes microseconds.
  private static let mostSlowTries: UInt64 = 1 << 22

  /// A sampler of deals of `size` cards.
  package init(
    size: Int, sets: Int? = nil, deck: Deck = .set, seed: UInt64, pilotTries: UInt64? = nil
  ) {
    self.size = size
    self.sets = sets
    self.deck = deck
    self.seed = seed
    self.pilotTries = pilotTries
  }

  private var dimension: Dimension { deck.dimension }

  /// Draws `count` deals.
  package func draw(
    _ count: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(DealError) -> Outcome {
    guard size <= dimension.cardCount else { throw .deckTooSmall(cards: dimension.cardCount) }
    guard let sets else { return shuffled(count, limits: limits, observer: observer) }
    guard deck.variant == .set else { return try draw(count, groups: sets, limits: limits, observer: observer) }
    guard SetCounts(cards: size, dimension: dimension).allows(sets) else {
      throw .noSuchDeal(cards: size, sets: sets)
    }
    guard 2 * size > dimension.cardCount else { return try draw(count, sets: sets, limits: limits, observer: observer) }
    let others = SetCounts.complementSets(sets, cards: size, dimension: dimension)
    let sampler = DealSampler(
      size: dimension.cardCount - size, sets: others, deck: deck, seed: seed, pilotTries: pilotTries)
    do throws(DealError) {
      var outcome = try sampler.draw(count, limits: limits, observer: observer)
      outcome.layouts = complements(of: outcome.layouts)
      return outcome
    } catch .noSuchDeal {
      throw .noSuchDeal(cards: size, sets: sets)
    }
  }

  /// Deals of a deck other than of Sets: by rejection alone.
  private func draw(_ count: Int, groups: Int, limits: SearchLimits, observer: Observer) throws(DealError) -> Outcome {
    guard deck.mayHold(groups, in: size) else { throw .noSuchDeal(cards: size, sets: groups, of: deck.variant) }
    let rejection = RejectionSearch(size: size, sets: groups, deck: deck, seed: seed)
    return try deals(count, .rejection, limits: limits, observer: observer) { number in
      rejection.deal(number, most: DealSampler.mostSlowTries, limits: limits, observer: observer)
    }
  }

  private func draw(
    _ count: Int, sets: Int, limits: SearchLimits, observer: Observer
  ) throws(DealError) -> Outcome {
    let rejection = RejectionSearch(size: size, sets: sets, deck: deck, seed: seed)
    let listing = ClassSampler.filter(size: size, sets: sets, dimension: dimension)
    // A second or so: a quick deal takes some fifty nanoseconds.
    let pilot = pilotTries ?? (listing != nil ? 1 << 20 : rejection.isQuick ? 1 << 24 : 1 << 18)
    do throws(DealError) {
      return try deals(count, .rejection, limits: limits, observer: observer) { number in
        rejection.deal(
          number, most: number == 0 ? pilot : DealSampler.mostTries, limits: limits, observer: observer)
      }
    } catch .tooRare where pilot < DealSampler.mostTries {
      // The first deal decides how all are drawn, so that a deal doesn't depend on how many are.
    }
    if let listing { return try byClasses(count, sets: sets, filter: listing, limits: limits, observer: observer) }
    let search = DealSearch(size: size, sets: sets, dimension: dimension, seed: seed)
    return try deals(count, .search, limits: limits, observer: observer) { number in
      search.deal(number, limits: limits, observer: observer)
    }
  }

  /// One deal after the other, as `find` has them by their numbers.
  private func deals(
    _ count: Int, _ method: DrawingMethod, limits: SearchLimits, observer: Observer,
    find: (_ number: Int) -> RejectionSearch.Found
  ) throws(DealError) -> Outcome {
    var outcome = Outcome(method: method)
    for number in 0..<count {
      // A deal that is found at once checks no limit itself.
      if number > 0, let reason = limits.stopReason(nodes: outcome.tries) {
        outcome.stopped = reason
        return outcome
      }
      let found = find(number)
      outcome.tries += found.tries
      outcome.stopped = found.stopped
      if found.stopped != nil { return outcome }
      guard let layout = found.layout else { throw .tooRare(tries: outcome.tries) }
      outcome.layouts.append(layout)
      report(number + 1, of: count, to: observer)
    }
    return outcome
  }

  private func byClasses(
    _ count: Int, sets: Int, filter: ClassFilter, limits: SearchLimits, observer: Observer
  ) throws(DealError) -> Outcome {
    var outcome = Outcome(method: .classes)
    do throws(ClassLevels.Failure) {
      let sampler = try ClassSampler(
        size: size, sets: sets, dimension: dimension, filter: filter, limits: limits, observer: observer)
      (outcome.layouts, outcome.stopped) = sampler.deals(count, seed: seed, limits: limits)
    } catch {
      guard case .stopped(let reason, _) = error else { throw .inconsistent }
      outcome.stopped = reason
      return outcome
    }
    guard outcome.layouts.count == count || outcome.stopped != nil else { throw .noSuchDeal(cards: size, sets: sets) }
    return outcome
  }

  private func shuffled(_ count: Int, limits: SearchLimits, observer: Observer) -> Outcome {
    let cards = dimension.allCards
    var outcome = Outcome(method: .shuffle)
    for number in 0..<count {
      if number > 0, number.isMultiple(of: 1024) {
        outcome.stopped = limits.stopReason(nodes: UInt64(number))
        if outcome.stopped != nil { break }
        report(number, of: count, to: observer)
      }
      // Every deal starts from a sorted deck and its own stream, so it doesn't depend on how many
      // are drawn.
      var deck = cards
      var generator = SeededGenerator(seed: seed, stream: UInt64(number))
      generator.drawToFront(size, of: &deck)
      outcome.layouts.append(Layout(unchecked: Array(deck.prefix(size)), dimension: dimension))
    }
    return outcome
  }

  private func complements(of layouts: [Layout]) -> [Layout] {
    layouts.enumerated().map { number, layout in
      var generator = SeededGenerator(seed: seed, stream: ~UInt64(number))
      var cards = layout.deck
      generator.shuffle(&cards)
      return Layout(unchecked: cards, dimension: dimension)
    }
  }

  private func report(_ done: Int, of count: Int, to observer: Observer) {
    guard done.isMultiple(of: 16) else { return }
    observer.report(Progress(completed: Double(done), total: Double(count), unit: DealSampler.unit))
  }

  private static let unit = "deals"
}
