/// A move of a written rule that is a run through memory: without a condition, every number falls
/// by a fixed amount and by a multiple of one free letter.
struct LineRun {
  /// What each number loses in any case.
  let fixed: [Int]
  /// What it loses as often as the free letter says; 0 everywhere in a move without one.
  let steps: [Int]
  /// Whether there is no free letter.
  let isSingle: Bool

  /// The move as a run; `nil` for others.
  init?(_ move: RuleMove, _ rule: WrittenRule) {
    let free = move.freeLetters(besides: rule.letters)
    guard rule.memory.isEmpty, !rule.hasDots, move.condition == nil, free.count <= 1, move.parts.count == 1,
      move.parts[0].loop == nil
    else { return nil }
    var (fixed, steps): ([Int], [Int]) = ([], [])
    for (letter, item) in zip(rule.letters, move.parts[0].items) {
      guard var linear = LinearSum(item), linear.take(letter) == 1 else { return nil }
      steps.append(free.first.map { -linear.take($0) } ?? 0)
      guard linear.factors.isEmpty else { return nil }
      fixed.append(-linear.constant)
    }
    guard (fixed + steps).allSatisfy({ $0 >= 0 }), (fixed + steps).contains(where: { $0 > 0 }) else { return nil }
    (self.fixed, self.steps) = (fixed, steps)
    isSingle = steps.allSatisfy { $0 == 0 }
  }

  /// The place of the only number that falls, by 1 in the least of the moves; `nil` for other runs.
  var unitPlace: Int? {
    let least = zip(fixed, steps).map { $0 + $1 }
    guard least.reduce(0, +) == 1 else { return nil }
    return least.firstIndex(of: 1)
  }

  /// How many moves there are at a position.
  func count(at position: [Int]) -> Int {
    var most = isSingle ? 1 : Int.max
    for index in position.indices {
      let rest = position[index] - fixed[index]
      guard rest >= 0 else { return 0 }
      if steps[index] > 0 { most = min(most, rest / steps[index]) }
    }
    return most
  }

  /// How many positions of a box lead to a position by the move.
  func count(to position: [Int], in box: WrittenBox) -> Int {
    var most = isSingle ? 1 : Int.max
    for index in position.indices {
      let room = box.sizes[index] - 1 - position[index] - fixed[index]
      guard room >= 0 else { return 0 }
      if steps[index] > 0 { most = min(most, room / steps[index]) }
    }
    return most
  }

  /// How far in a box the first move goes back, before its steps, and how far each step.
  func distances(in box: WrittenBox) -> (fixed: Int, step: Int) {
    var distances = (fixed: 0, step: 0)
    for index in fixed.indices {
      distances.fixed += fixed[index] * box.steps[index]
      distances.step += steps[index] * box.steps[index]
    }
    return distances
  }
}

extension WrittenRule {
  /// Whether neither a board nor an ending says how large positions become.
  var isOpen: Bool { board == nil && endings.isEmpty && !hasDots }

  /// Why a position is too much work, as moves that are runs show before it begins: they reach N
  /// positions, each with half of the moves of the first one on average.
  func leastFailure(at position: [Int]) -> WrittenFailure? {
    guard isOpen, memory.isEmpty else { return nil }
    let runs = moves.compactMap { LineRun($0, self) }
    let places = Set(runs.compactMap { $0.unitPlace })
    guard !places.isEmpty else { return nil }
    let reached = places.reduce(1.0) { $0 * Double(position[$1] + 1) }
    if reached > Double(LineLimits.mostPositions) { return .tooManyPositions(limit: LineLimits.mostPositions) }
    let options = runs.reduce(0.0) { $0 + Double($1.count(at: position)) / 2 }
    return reached * options > Double(LineLimits.mostOptions) ? .tooManyOptions(limit: LineLimits.mostOptions) : nil
  }
}
