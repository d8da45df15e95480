import ExactArithmetic
import GameCore

/// The values of the heaps 0, 1, 2, … under some rules, or of positions of a line, as values of a
/// store.
///
/// The value of a heap depends on those of the last m heaps alone, m being the largest take; so
/// when m consecutive values occur a second time, all values from there on repeat.
package struct ValuedHeaps {
  private let rules: HeapRules
  private let takes: [Player: [Int]]
  private let span: Int
  package internal(set) var values: [GameStore.Value] = []
  package private(set) var period: ProvedPeriod?
  /// What values positions of a line, under which heaps aren't valued one after the other.
  let line: ValuedLine?
  private var windows: [[GameStore.Value]: Int] = [:]

  /// The largest heap whose value is computed.
  package static let largestHeap = 20_000
  /// The largest Grundy value that is summed with other games.
  package static let largestNimber = 256

  package init(_ rules: HeapRules) { self.init(rules, line: nil) }

  /// - Parameter last: Under a line the largest number of each letter.
  init(_ rules: HeapRules, upTo last: [Int], limits: SearchLimits) throws(SolverError) {
    var line: ValuedLine?
    if let rule = rules.line { line = try ValuedLine(rule, upTo: last, limits: limits) }
    self.init(rules, line: line)
  }

  private init(_ rules: HeapRules, line: ValuedLine?) {
    (self.rules, self.line) = (rules, line)
    if case .partizan(let rules) = rules {
      takes = [.left: rules.takes(.left), .right: rules.takes(.right)]
      span = rules.largest
    } else {
      (takes, span) = ([:], 0)
    }
  }

  /// Continues until the values of the heaps 0…`heap` are known, by a period if there is one.
  package mutating func extend(to heap: Int, _ store: inout GameStore, limits: SearchLimits) throws(SolverError) {
    switch rules {
    case .partizan:
      while values.count <= heap, period == nil { try append(&store) }
    case .line: return
    case .impartial(let rules):
      guard values.count <= heap else { return }
      let grundy = try rules.theory.values(of: [HeapSize(heap)], limits: limits)
      while values.count <= heap {
        guard let value = grundy.value(of: HeapSize(values.count)) else { return }
        guard let small = value.toInt(), small <= Self.largestNimber else { throw .unsupported(.largeNimbers) }
        values.append(try store.nimber(small))
      }
    }
  }

  private mutating func append(_ store: inout GameStore) throws(SolverError) {
    let heap = values.count
    func options(_ player: Player) -> [GameStore.Value] {
      (takes[player] ?? []).filter { $0 <= heap }.map { values[heap - $0] }
    }
    values.append(try store.value(left: options(.left), right: options(.right)))
    guard values.count >= span else { return }
    if let before = windows.updateValue(heap, forKey: Array(values.suffix(span))) {
      let period = heap - before
      var preperiod = before + 1 - span
      while preperiod > 0, values[preperiod - 1] == values[preperiod - 1 + period] { preperiod -= 1 }
      self.period = ProvedPeriod(preperiod: preperiod, period: period, checkedTo: before)
    }
  }

  /// The value of a heap, or of the position of a line that has these numbers; `nil` for what is
  /// too large.
  mutating func value(
    of numbers: [HeapSize], _ store: inout GameStore, limits: SearchLimits
  ) throws(SolverError) -> GameStore.Value? {
    if let line {
      let positions = try line.rule.positions(numbers)
      for position in positions where try !line.exists(position) { throw .line(.offBoard(position), line.rule) }
      return try line.sum(positions, &store)
    }
    guard let heap = numbers.first else { return store.integer(0) }
    try extend(to: min(heap.small ?? .max, Self.largestHeap), &store, limits: limits)
    return value(of: heap)
  }

  /// The value of what a move leaves, which is known or follows from what is.
  func value(leaving numbers: [HeapSize], _ store: inout GameStore) throws(SolverError) -> GameStore.Value {
    if let line { return try line.sum(line.rule.positions(numbers), &store) }
    var sum = store.integer(0)
    for value in numbers.compactMap({ value(of: $0) }) { sum = try store.sum(sum, value) }
    return sum
  }

  /// The value of a heap, where it is known.
  package func value(of heap: HeapSize) -> GameStore.Value? {
    if let small = heap.small, small < values.count { return values[small] }
    return period.map { values[$0.index(of: heap)] }
  }

  /// What a player may do to a heap or a position, ascending by take.
  func moves(_ player: Player, from numbers: [HeapSize], at place: Int) throws(SolverError) -> [HeapMove] {
    if let line {
      guard let position = try line.rule.positions(numbers).first else { return [] }
      return try line.moves(player, of: position, at: place)
    }
    guard let heap = numbers.first else { return [] }
    switch rules {
    case .partizan, .line:
      return (takes[player] ?? []).map { BigInt($0) }.filter { heap.holds($0) }
        .map { HeapMove(heap: place, take: $0, leaves: [heap.taking($0)]) }
    case .impartial(let rules):
      return rules.theory.moves(from: heap.small ?? 0)
        .map { HeapMove(heap: place, take: BigInt($0.take), leaves: $0.heapsLeft) }
    }
  }

  /// How the values are known.
  package var proof: Proof { line?.proof ?? period.map { .period($0) } ?? .canonicalForms(heap: values.count - 1) }
}
