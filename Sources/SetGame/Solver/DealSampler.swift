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
}

/// Why there is no deal.
public enum DealError: Error, Equatable {
  /// No deal of that many cards has that many Sets.
  case noSuchDeal(cards: Int, sets: Int)
  /// There was none among that many random deals; there may be none at all.
  case tooRare(tries: UInt64)
  /// The deck has no more than that many cards.
  case deckTooSmall(cards: Int)
  /// A deal without Sets has no difficulty that could be asked for.
  case noDifficulty
  /// A check of the drawn deals failed: an error in this program.
  case inconsistent
}

/// Draws random deals, on demand only those with a given number of Sets; every such deal is equally
/// likely.
///
/// Without a condition the deck is shuffled. With one, random deals are drawn until one fits
/// (rejection). Where none of a million fits, all classes of deals under affine maps are listed if
/// that is feasible, one that fits is drawn by its size, and a random affine map applied to it:
/// each map is equally likely, so each deal of the class is. More than half of the deck is dealt as
/// its complement, whose number of Sets follows from theirs.
package struct DealSampler: Sendable {
  /// What was drawn.
  package struct Outcome: Sendable, Equatable {
    /// The deals.
    package var layouts: [Layout] = []
    /// How they were drawn.
    package var method: DrawingMethod
    /// How many random deals were looked at; 0 when deals weren't rejected.
    package var tries: UInt64 = 0
    /// Why there are fewer than asked for.
    package var stopped: StopReason?
  }

  /// The number of cards.
  package let size: Int
  /// The number of Sets that every deal must have; `nil` for any.
  package let sets: Int?
  /// The deck.
  package let dimension: Dimension
  /// The seed of the random numbers.
  package let seed: UInt64

  /// How many random deals are looked at before anything else is tried, and before giving up.
  static let pilotTries: UInt64 = 1 << 20
  static let mostTries: UInt64 = 1 << 30

  /// A sampler of deals of `size` cards.
  package init(size: Int, sets: Int? = nil, dimension: Dimension = .standard, seed: UInt64) {
    self.size = size
    self.sets = sets
    self.dimension = dimension
    self.seed = seed
  }

  /// Draws `count` deals.
  package func draw(
    _ count: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(DealError) -> Outcome {
    guard size <= dimension.cardCount else { throw .deckTooSmall(cards: dimension.cardCount) }
    guard let sets else { return Outcome(layouts: shuffled(count), method: .shuffle) }
    guard sets <= size * (size - 1) / 6 else { throw .noSuchDeal(cards: size, sets: sets) }
    guard 2 * size > dimension.cardCount else { return try draw(count, sets: sets, limits: limits, observer: observer) }
    let others = complementSets(sets)
    guard others >= 0 else { throw .noSuchDeal(cards: size, sets: sets) }
    let sampler = DealSampler(size: dimension.cardCount - size, sets: others, dimension: dimension, seed: seed)
    do throws(DealError) {
      var outcome = try sampler.draw(count, limits: limits, observer: observer)
      outcome.layouts = complements(of: outcome.layouts)
      return outcome
    } catch .noSuchDeal {
      throw .noSuchDeal(cards: size, sets: sets)
    }
  }

  private func draw(
    _ count: Int, sets: Int, limits: SearchLimits, observer: Observer
  ) throws(DealError) -> Outcome {
    let search = RejectionSearch(size: size, sets: sets, dimension: dimension, seed: seed)
    var outcome = Outcome(method: .rejection)
    let listing = ClassSampler.filter(size: size, sets: sets, dimension: dimension)
    for number in 0..<count {
      // A deal that is found at once looks at no limit itself.
      if number > 0, let reason = limits.stopReason() {
        outcome.stopped = reason
        return outcome
      }
      let isPilot = number == 0 && listing != nil
      let most = isPilot ? DealSampler.pilotTries : DealSampler.mostTries
      let found = search.deal(number, most: most, limits: limits, observer: observer)
      outcome.tries += found.tries
      outcome.stopped = found.stopped
      if found.stopped != nil { return outcome }
      guard let layout = found.layout else {
        guard isPilot, let listing else { throw .tooRare(tries: found.tries) }
        return try byClasses(count, sets: sets, filter: listing, limits: limits, observer: observer)
      }
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
      outcome.layouts = sampler.deals(count, seed: seed)
    } catch {
      guard case .stopped(let reason, _) = error else { throw .inconsistent }
      outcome.stopped = reason
      return outcome
    }
    guard outcome.layouts.count == count else { throw .noSuchDeal(cards: size, sets: sets) }
    return outcome
  }

  private func shuffled(_ count: Int) -> [Layout] {
    let cards = dimension.allCards
    return (0..<count).map { number in
      // Every deal starts from a sorted deck and its own stream, so it doesn't depend on how many
      // are drawn.
      var deck = cards
      var generator = SeededGenerator(seed: seed, stream: UInt64(number))
      generator.drawToFront(size, of: &deck)
      return Layout(unchecked: Array(deck.prefix(size)), dimension: dimension)
    }
  }

  /// The number of Sets of the cards that aren't dealt when the dealt ones have `sets`.
  ///
  /// Of all T Sets each card is in r and each two cards are in one, so by inclusion and exclusion
  /// T − r·k + C(k, 2) − N Sets avoid k cards with N Sets.
  func complementSets(_ sets: Int) -> Int {
    dimension.setCount - dimension.setsThroughCard * size + size * (size - 1) / 2 - sets
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
