import GameCore

/// Misère outcomes of single heaps under rules whose sums the Grundy values don't decide.
package struct MisereHeaps {
  private let rules: Ruleset
  private let theory: any Theory
  private let limits: SearchLimits
  /// The largest heap that was decided.
  package private(set) var reached = 0

  package init(rules: Ruleset, limits: SearchLimits) {
    self.rules = rules
    theory = rules.theory
    self.limits = limits
  }

  /// The losing heaps of 1…`bound`, as far as the limits allow.
  package mutating func losing(upTo bound: Int) -> [Int] {
    if theory.mostHeapsLeft > 1 { return breaking(upTo: bound) }
    var meter = WorkMeter(limits)
    var loses = [false]
    var losing: [Int] = []
    for heap in stride(from: 1, through: bound, by: 1) {
      let moves = theory.moves(from: heap)
      guard (try? meter.spend(1 + moves.count)) != nil else { break }
      // The player who cannot move wins.
      let isLost = !moves.isEmpty && !moves.contains { $0.leaves.isEmpty ? loses[0] : loses[$0.leaves[0]] }
      loses.append(isLost)
      if isLost { losing.append(heap) }
      reached = heap
    }
    return losing
  }

  private mutating func breaking(upTo bound: Int) -> [Int] {
    var search = ExhaustiveSearch(
      rules: rules, play: .misere, limit: ExhaustiveSearch.largestSearch, limits: limits)
    var losing: [Int] = []
    for heap in stride(from: 1, through: bound, by: 1) {
      guard let fate = try? search.fate(of: [heap]) else { break }
      if !fate.wins { losing.append(heap) }
      reached = heap
    }
    return losing
  }
}
