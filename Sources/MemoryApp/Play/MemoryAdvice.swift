import ExactArithmetic
import GameCore
import Memory
import Questions

/// What the solver advises a player who remembers everything that was shown.
package struct MemoryAdvice: Sendable, Equatable {
  /// Why a card is turned.
  package enum Plan: Sendable, Equatable {
    /// It belongs to a known pair, whose other card is at `other`.
    case pair(other: Int)
    /// Its face hasn't been seen. If its mate is known that is turned next; otherwise another
    /// unseen card (`twoUnknown`) or a known one, which shows nothing new (`oneUnknown`).
    case look(TurnMove)
    /// It is known, and so is the one at `other`: two known cards show nothing, which is to pass.
    case pass(other: Int)
    /// It is the next of the attempt, or the first one where another game is played alone.
    case second(CardKind)
  }

  /// The place of the card to turn now.
  package let place: Int
  /// Why.
  package let plan: Plan
  /// Expected attempts to the end, this one counted, or the expected lead in pairs from here on,
  /// with best play on both sides.
  package let value: Rational
  /// What the value counts.
  package let measure: PairsVariant.Measure
  /// How the value is known.
  package let evidence: Evidence<MemoryProof>
}

extension MemoryPlay {
  package static func advice(
    on table: Table, _ settings: MemorySettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MemoryAdvice {
    do throws(Stopped) {
      return try table.advice(limits: computer.limits)
    } catch {
      throw .stopped(error.reason)
    }
  }
}

extension MemoryPlay.Table {
  /// What an attentive player knows.
  var known: TableSetup {
    let places = faces.indices.map { place in
      if guesser(place) != nil { return Memory.Place.gone }
      return seen[place] ? .known(face: cards[place] / 2) : .unseen
    }
    guard let setup = try? TableSetup(places) else { preconditionFailure("a table of pairs can occur") }
    return setup
  }

  /// What the cards that can be turned next are worth.
  func choice(limits: SearchLimits) throws(Stopped) -> CardChoice? {
    switch game {
    case .pairs:
      let seats = isSolo ? Seats.solitaire : .twoPlayers
      guard let first else { return try CardChoice(first: known, seats: seats, limits: limits) }
      return try CardChoice(second: known, first: first, seats: seats, limits: limits)
    case .points: return CardChoice(game.score ?? .standard, known, first: first, wasSeen: wasFirstSeen)
    case .together: return CardChoice(together: known, first: first)
    case .triples, .fours, .pack:
      guard let groups else { return nil }
      return try CardChoice(groups, up: attempt, limits: limits)
    }
  }

  /// What an attentive player knows of groups.
  private var groups: GroupTable? {
    guard let rules = game.rules else { return nil }
    var places: [String: [Int]] = [:]
    for place in left { places[faces[place], default: []].append(place) }
    // In the order of the first place that is left, so that nothing depends on names.
    let sorted = places.values.sorted { $0[0] < $1[0] }
    return GroupTable(
      rules, faces: sorted.map { places in GroupTable.Face(left: places.count, known: places.filter { seen[$0] }) },
      unseen: left.filter { !seen[$0] })
  }

  fileprivate func advice(limits: SearchLimits) throws(Stopped) -> MemoryAdvice {
    if game != .pairs || first != nil, let choice = try choice(limits: limits), let best = choice.options.first {
      return MemoryAdvice(
        place: best.places[0], plan: .second(best.kind), value: best.value, measure: choice.measure,
        evidence: choice.evidence)
    }
    let advice = try TableAdvice(known, seats: isSolo ? .solitaire : .twoPlayers, limits: limits)
    let (place, plan): (Int, MemoryAdvice.Plan)
    switch advice.action {
    case .takePair(let places): (place, plan) = (places[0], .pair(other: places[1]))
    case .turn(let first, _, let move): (place, plan) = (first, .look(move))
    case .pass(let places): (place, plan) = (places[0], .pass(other: places[1]))
    case .finished: preconditionFailure("nobody asks for advice when the game is over")
    }
    return MemoryAdvice(
      place: place, plan: plan, value: advice.value, measure: isSolo ? .turns : .lead, evidence: advice.evidence)
  }
}

extension MemoryPlay {
  package static func recommended(by advice: MemoryAdvice, on table: Table) -> Int? { advice.place }
}
