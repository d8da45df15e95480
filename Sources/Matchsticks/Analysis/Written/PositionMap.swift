import ExactArithmetic
public import GameCore

/// Which positions of a written rule lose, for all numbers of its letters up to some bounds.
public struct PositionMap: Sendable {
  /// The letters that vary, in their order.
  public let letters: [RuleLetter]
  /// The largest number of each of them.
  public let bounds: [Int]
  /// The letters that don't vary, with their numbers.
  public let fixed: [(letter: RuleLetter, number: Int)]
  /// How many positions lose: the player to move does.
  public let pPositionCount: Int
  /// The first of them, by their numbers; only those of ``letters``.
  public let pPositions: [[Int]]
  /// Whether each position loses, by its numbers, the last of which varies fastest; `nil` off the
  /// board.
  public let isLost: [Bool?]
  /// Their Grundy values, where they were asked for.
  public let values: [Int?]?
  /// How this is known.
  public let evidence: Evidence<Proof>

  /// The numbers of the position at a place of ``isLost``.
  public func numbers(at place: Int) -> [Int] {
    WrittenBox(upTo: bounds)?.position(at: place) ?? []
  }
}

extension TakeAwayGame {
  /// The most letters that vary in a map.
  public static let mostMapped = 3
  /// The most Grundy values of a map.
  public static let mostMapValues = 4_000_000

  /// The positions of a line whose numbers are at most `bounds`: one bound for all letters, or one
  /// for each that varies. Letters with a starting value have that, unless `fixed` says otherwise;
  /// other letters may be fixed, too.
  /// - Parameter heapCount: How many heaps positions have, where a line has dots.
  /// - Throws: ``SolverError/map(_:)`` for rules that have no such map, or other errors of lines.
  public func map(
    upTo bounds: [Int], heapCount: Int? = nil, fixed: [RuleLetter: Int] = [:], values: Bool = false,
    listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> PositionMap {
    guard case .written(let rule) = rules else { throw .map(.notLine) }
    let frame = try MapFrame(rule, bounds, fixed, heapCount: heapCount)
    if values {
      guard play == .normal, rule.endings.isEmpty else { throw .map(.noValues) }
      guard frame.box.count <= Self.mostMapValues else { throw .searchTooLarge(limit: Self.mostMapValues) }
    }
    try frame.checkWork(play, values: values, limits)
    return try SolverError.asking(rule) { () throws(WrittenFailure) in
      let game = WrittenGame(rule)
      let (isLost, known) = try frame.examine(game, play, values: values, limits, observer)
      return frame.map(isLost, known, listing: listing)
    }
  }
}

/// Which positions are asked for.
package struct MapFrame {
  let rule: WrittenRule
  /// The letters of a position; with dots also letters of the other heaps, in the alphabet's order.
  private let all: [RuleLetter]
  /// Those that vary.
  let letters: [RuleLetter]
  let bounds: [Int]
  /// What the letters are that don't vary.
  let numbers: [RuleLetter: Int]
  /// The positions by the letters that vary.
  let box: WrittenBox

  /// The same with smaller bounds: divided by a number.
  init(_ frame: MapFrame, dividedBy divisor: Int) {
    (rule, all, letters, numbers) = (frame.rule, frame.all, frame.letters, frame.numbers)
    bounds = frame.bounds.map { $0 / divisor }
    guard let box = WrittenBox(upTo: bounds) else { preconditionFailure("a smaller box isn't too large") }
    self.box = box
  }

  /// - Parameter most: How many letters may vary.
  package init(
    _ rule: WrittenRule, _ bounds: [Int], _ fixed: [RuleLetter: Int] = [:], heapCount: Int? = nil,
    most: Int = TakeAwayGame.mostMapped
  ) throws(SolverError) {
    guard rule.hasDots == (heapCount != nil) else { throw .map(rule.hasDots ? .dots : .heapCount(rule.letters.count)) }
    let all = rule.heapLetters(heapCount ?? rule.letters.count) + rule.memory
    if let other = fixed.keys.sorted().first(where: { !all.contains($0) }) { throw .map(.letter(other)) }
    var numbers = fixed
    for (letter, start) in zip(rule.memory, rule.starts) where numbers[letter] == nil { numbers[letter] = start }
    let letters = all.filter { numbers[$0] == nil }
    guard (1...most).contains(letters.count) else { throw .map(.letters(letters.count)) }
    guard bounds.count == 1 || bounds.count == letters.count else { throw .map(.bounds(bounds.count, letters.count)) }
    let last = bounds.count == 1 ? letters.map { _ in bounds[0] } : bounds
    guard let box = WrittenBox(upTo: last) else { throw .searchTooLarge(limit: LineLimits.mostPositions) }
    (self.rule, self.all, self.letters, self.numbers, self.box) = (rule, all, letters, numbers, box)
    self.bounds = last
  }

  /// The largest number of each letter of a position.
  var last: [Int] { position(bounds) }

  private func position(_ varying: [Int]) -> [Int] {
    var next = varying.makeIterator()
    let position = all.map { numbers[$0] ?? next.next() ?? 0 }
    guard rule.hasDots else { return position }
    let heaps = all.count - rule.memory.count
    return position.prefix(heaps).sorted() + position.suffix(rule.memory.count)
  }

  /// Whether each position loses, and the Grundy values if they are asked for; `nil` off the board.
  package func examine(
    _ game: WrittenGame, _ play: PlayConvention, values: Bool, _ limits: SearchLimits, _ observer: Observer
  ) throws(WrittenFailure) -> (isLost: [Bool?], values: [Int?]?) {
    let solver = WrittenSolver(game, play: play, upTo: last, limits: limits)
    if values {
      let all = try known(game, observer) { position throws(WrittenFailure) in try solver.grundyValue(of: position) }
      return (all.map { value in value.map { $0 == 0 } }, all)
    }
    if let marked = try marked(game, play, limits, observer) { return (marked, nil) }
    return (try known(game, observer) { position throws(WrittenFailure) in try !solver.isWin([position]) }, nil)
  }

  /// What is known about each position; `nil` off the board. Where the order of heaps doesn't
  /// matter it is asked once, of the first of them.
  private func known<Known>(
    _ game: WrittenGame, _ observer: Observer, _ body: ([Int]) throws(WrittenFailure) -> Known
  ) throws(WrittenFailure) -> [Known?] {
    var all: [Known?] = []
    all.reserveCapacity(box.count)
    for place in 0..<box.count {
      if place % 1024 == 0 {
        observer.report(Progress(completed: Double(place), total: Double(box.count), unit: "positions"))
      }
      let varying = box.position(at: place)
      if isUnordered, let first = box.place(of: varying.sorted()), first < place {
        all.append(all[first])
        continue
      }
      let position = position(varying)
      all.append(try game.isOnBoard(position) ? try body(position) : nil)
    }
    return all
  }

  /// Whether the letters that vary are heaps of any order up to the same bound.
  private var isUnordered: Bool {
    rule.hasDots && Set(bounds).count == 1 && !rule.memory.contains { letters.contains($0) }
  }

  /// The losing positions by marking backwards; `nil` where that isn't possible.
  private func marked(
    _ game: WrittenGame, _ play: PlayConvention, _ limits: SearchLimits, _ observer: Observer
  ) throws(WrittenFailure) -> [Bool?]? {
    guard letters == rule.letters, var outcomes = WrittenOutcomes(game, box, play: play),
      try outcomes.fill(play: play, limits: limits, observer: observer)
    else { return nil }
    return outcomes.marks.map {
      $0 == WrittenOutcomes.Mark.offBoard.rawValue ? nil : $0 == WrittenOutcomes.Mark.lost.rawValue
    }
  }

  func map(_ isLost: [Bool?], _ values: [Int?]?, listing: Int) -> PositionMap {
    var (count, listed): (Int, [[Int]]) = (0, [])
    for (place, lost) in isLost.enumerated() where lost == true {
      count += 1
      if listed.count < listing { listed.append(box.position(at: place)) }
    }
    return PositionMap(
      letters: letters, bounds: bounds, fixed: numbers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      pPositionCount: count, pPositions: listed, isLost: isLost, values: values, evidence: .proved(.box(bounds)))
  }
}
