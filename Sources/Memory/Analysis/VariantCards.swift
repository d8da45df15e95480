import ExactArithmetic
public import GameCore

/// The choices in a variant played alone, card by card.
extension CardChoice {
  /// The choices in points, on a table of pairs. `first` is the card that is up, `nil` at the start
  /// of a turn, and `wasSeen` whether it was seen before this turn.
  ///
  /// From the start of any turn all pairs that are left can be had without a penalty; a known card
  /// that is turned first, and isn't matched, costs its penalty.
  public init(_ score: CourseScore, _ setup: TableSetup, first: Int? = nil, wasSeen: Bool = false) {
    let pairs = setup.stateWithoutKnownPairs.pairs + setup.knownPairs.count
    let (whole, penalty) = (Rational(score.match * pairs), Rational(score.penalty))
    let unseen = setup.unseen.count
    let chance = unseen > 0 ? Rational(unseen - 1, unseen) : 1
    guard let first else {
      let paired = setup.knownPairs.flatMap { $0 }
      let options = [
        Option(kind: .mate, places: paired, value: whole), Option(kind: .unseen, places: setup.unseen, value: whole),
        // The mate of a known card is one of the unseen ones.
        Option(kind: .known, places: setup.singles, value: whole - penalty * chance),
      ]
      self.init(.points, .noPenalty, options)
      return
    }
    let pair = setup.knownPairs.first { $0.contains(first) }
    let mates = (pair ?? []).filter { $0 != first }
    let others = (setup.singles + setup.knownPairs.flatMap { $0 }).filter { $0 != first && !mates.contains($0) }
    let cost = wasSeen ? penalty : 0
    let options = [
      Option(kind: .mate, places: mates, value: whole),
      Option(kind: .unseen, places: setup.unseen, value: whole - cost * (pair == nil ? chance : 1)),
      Option(kind: .known, places: others.sorted(), value: whole - cost - penalty),
    ]
    self.init(.points, .noPenalty, options)
  }

  /// The choices when both cards are named before either is shown, on a table of pairs; `first` is
  /// the place that was named, `nil` at the start of a turn.
  public init(together setup: TableSetup, first: Int? = nil) {
    let paired = setup.knownPairs.flatMap { $0 }.sorted()
    let turns = NamedTurns(setup)
    let cards: [(kind: CardKind, places: [Int])] = [
      (.mate, paired), (.unseen, setup.unseen), (.known, setup.singles),
    ]
    guard let first else {
      let options = cards.map { Option(kind: $0.kind, places: $0.places, value: turns.best(with: $0.kind)) }
      self.init(.turns, .arrangements, options)
      return
    }
    let kind = cards.first { $0.places.contains(first) }?.kind ?? .unseen
    let mates = (setup.knownPairs.first { $0.contains(first) } ?? []).filter { $0 != first }
    var options = cards.map { other in
      Option(
        kind: other.kind == .mate ? .known : other.kind,
        places: other.places.filter { $0 != first && !mates.contains($0) }, value: turns.value(kind, other.kind))
    }
    options.insert(Option(kind: .mate, places: mates, value: turns.whole), at: 0)
    self.init(.turns, .arrangements, options)
  }

  /// The choices where groups are taken. `up` are the places of the equal cards that are up, whose
  /// faces are known on the table.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(_ table: GroupTable, up: [Int] = [], limits: SearchLimits = .none) throws(Stopped) {
    var worth = GroupWorth(table, limits)
    var options: [Option] = []
    if up.isEmpty {
      for (index, face) in table.faces.enumerated() where !face.known.isEmpty {
        let isGroup = face.known.count >= table.rules.group
        options.append(
          Option(kind: isGroup ? .mate : .known, places: face.known, value: try worth.best(index, up: 1)))
      }
      options.append(Option(kind: .unseen, places: table.unseen, value: try worth.unseen()))
    } else if let face = table.faces.firstIndex(where: { $0.known.contains(up[0]) }) {
      let same = table.faces[face].known.filter { !up.contains($0) }
      let others = table.faces.indices.filter { $0 != face }.flatMap { table.faces[$0].known }.sorted()
      for choice in try worth.choices(face, up: up.count) {
        let places = choice.next == .known ? same : table.unseen
        options.append(
          Option(kind: choice.next == .known ? .mate : .unseen, places: places, value: choice.expectedTurns))
      }
      options.append(Option(kind: .known, places: others, value: 1 + (try worth.whole())))
    }
    options.sort { order($0.kind) < order($1.kind) }
    self.init(.turns, .orders, options)
  }
}

/// Of equals the known groups come first, then unseen cards.
private func order(_ kind: CardKind) -> Int {
  switch kind {
  case .mate: 0
  case .unseen: 1
  case .known: 2
  }
}

/// What naming two cards is worth, by the closed form of ``TogetherTable``.
private struct NamedTurns {
  private let (pairs, singles, unseen, knownPairs): (Int, Int, Int, Int)

  init(_ setup: TableSetup) {
    let state = setup.stateWithoutKnownPairs
    (pairs, singles, unseen, knownPairs) = (state.pairs, state.known, setup.unseen.count, setup.knownPairs.count)
  }

  /// The expected turns of the best play.
  var whole: Rational { Rational(knownPairs) + turns(pairs, singles) }

  private func turns(_ pairs: Int, _ known: Int) -> Rational {
    pairs > 0 ? TogetherTable.closedForm(pairs: pairs, known: known) : 0
  }

  /// The best turn with a card of a kind; `mate` is a card of a known pair.
  func best(with kind: CardKind) -> Rational {
    var values = [value(kind, .known), value(kind, .mate)]
    if kind == .mate { values.append(whole) }
    if unseen > (kind == .unseen ? 1 : 0) { values.append(value(kind, .unseen)) }
    return values.min() ?? whole
  }

  /// The turns, this one counted, when two cards of these kinds are named that aren't a known pair.
  func value(_ first: CardKind, _ second: CardKind) -> Rational {
    let new = 2 * (pairs - singles)
    var sum: Rational = 0
    switch (first == .unseen, second == .unseen) {
    case (false, false): return 1 + whole
    case (true, true):
      guard unseen >= 2 else { return 1 + whole }
      let (matches, mates) = (pairs - singles, singles * (singles - 1) / 2)
      let both = unseen * (unseen - 1) / 2 - matches - singles * new - mates
      if matches > 0 { sum += Rational(matches) * turns(pairs - 1, singles) }
      if singles * new > 0 { sum += Rational(singles * new) * (1 + turns(pairs - 1, singles)) }
      if mates > 0 { sum += Rational(mates) * (2 + turns(pairs - 2, singles - 2)) }
      if both > 0 { sum += Rational(both) * turns(pairs, singles + 2) }
      sum = sum / Rational(unseen * (unseen - 1) / 2)
    case (true, false), (false, true):
      let mayMatch = first == .known || second == .known
      guard unseen >= 1, !mayMatch || singles >= 1 else { return 1 + whole }
      if singles > 0 { sum += Rational(singles) * (1 + turns(pairs - 1, singles - 1)) - (mayMatch ? 1 : 0) }
      if new > 0 { sum += Rational(new) * turns(pairs, singles + 1) }
      sum = sum / Rational(unseen)
    }
    return 1 + Rational(knownPairs) + sum
  }
}

/// What cards of a table of groups are worth.
private struct GroupWorth {
  private var solver: KindSolver
  private let faces: [KindSolver.Kind]

  init(_ table: GroupTable, _ limits: SearchLimits) {
    solver = KindSolver(table.rules, limits: limits)
    faces = table.faces.map { KindSolver.Kind(left: $0.left, known: $0.known.count) }
  }

  private func others(_ face: Int) -> [KindSolver.Kind] {
    faces.indices.filter { $0 != face }.map { faces[$0] }
  }

  /// The turns of the best play.
  mutating func whole() throws(Stopped) -> Rational { try solver.expectedTurns(faces) }

  mutating func choices(_ face: Int, up: Int) throws(Stopped) -> [(next: KindSolver.Next, expectedTurns: Rational)] {
    try solver.choices(faces[face], up: up, others(face))
  }

  /// The turns when a card of a face is turned.
  mutating func best(_ face: Int, up: Int) throws(Stopped) -> Rational {
    if let best = try choices(face, up: up).first { return best.expectedTurns }
    return 1 + (try whole())
  }

  /// The turns when an unseen card is turned.
  mutating func unseen() throws(Stopped) -> Rational {
    var (sum, count): (Rational, Int) = (0, 0)
    for (index, face) in faces.enumerated() where face.unknown > 0 {
      let shown = KindSolver.Kind(left: face.left, known: face.known + 1)
      guard let best = try solver.choices(shown, up: 1, others(index)).first else { continue }
      sum += Rational(face.unknown) * best.expectedTurns
      count += face.unknown
    }
    return count > 0 ? sum / Rational(count) : sum
  }
}
