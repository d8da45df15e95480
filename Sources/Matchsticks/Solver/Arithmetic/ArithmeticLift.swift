import ExactArithmetic

/// Moves from a heap of any size that follow from those of a *base*, a heap smaller by `steps`·P
/// matches (``ArithmeticReach``): in some of the steps the move grows, in the others it lasts.
struct ArithmeticLift {
  private let moves: ArithmeticMoves
  private let target: BigInt
  private let multiple: Int
  private let base: Int
  private let steps: BigInt

  private var code: TakeAndBreakCode { moves.code }
  private var start: Int { max(moves.period.preperiod, 1) }
  private var modulus: Int { moves.period.saltus & -moves.period.saltus }
  /// P.
  private var step: Int { multiple * moves.period.period }
  /// S.
  private var rise: Int { multiple * moves.period.saltus }

  /// The moves from `size` to the value `target`, from those of a base among the heaps that the
  /// proof used; `nil` for heaps that are smaller.
  init?(_ moves: ArithmeticMoves, _ size: BigInt, _ target: BigInt, multiple: Int) {
    let (period, step) = (moves.period.period, multiple * moves.period.period)
    guard let checked = moves.period.checked, checked.upperBound + 1 + period > step else { return nil }
    let first = checked.upperBound + 1 + period - step
    guard size >= first else { return nil }
    let (steps, rest) = (size - first).quotientAndRemainder(dividingBy: BigInt(step))
    guard let rest = rest.toInt() else { return nil }
    (self.moves, self.target, self.multiple, self.steps) = (moves, target, multiple, steps)
    base = first + rest
  }

  /// Lists the moves.
  func add(to found: inout MovesFound) throws(SolverError) {
    for taken in 0...min(base, code.lastPlace ?? base) {
      let (digit, rest) = (code.digit(taken), base - taken)
      if digit & 2 != 0, rest > 0, taken > 0 { try lift(taken, [rest], &found) }
      for one in stride(from: 1, through: rest / 2, by: 1) where digit & 4 != 0 {
        try lift(taken, [one, rest - one], &found)
      }
      for one in stride(from: 1, through: rest / 3, by: 1) where digit & 8 != 0 {
        for two in stride(from: one, through: (rest - one) / 2, by: 1) {
          try lift(taken, [one, two, rest - one - two], &found)
        }
      }
    }
  }

  private func value(_ heap: Int) -> Int { moves.values.knownValue(heap) }

  /// Lists what follows from a move of the base, with each heap as the one that grows, and with
  /// none.
  private func lift(_ taken: Int, _ heaps: [Int], _ found: inout MovesFound) throws(SolverError) {
    guard !found.isFull else { return }
    try found.consider()
    let reached = heaps.reduce(0) { $0 ^ value($1) }
    let (grown, rest) = (target - reached).quotientAndRemainder(dividingBy: BigInt(rise))
    guard rest.isZero, grown >= 0, grown <= steps else { return }
    if grown.isZero { return last(taken, heaps.map { BigInt($0) }, steps, nil, &found) }
    for place in heaps.indices where heaps[place] >= start && reached ^ value(heaps[place]) < modulus {
      var sizes = heaps.map { BigInt($0) }
      sizes[place] += grown * step
      last(taken, sizes, steps - grown, place, &found)
    }
  }

  /// Lists a move after the steps in which it lasts; the heap at `grown` isn't one of a pair.
  private func last(_ taken: Int, _ heaps: [BigInt], _ steps: BigInt, _ grown: Int?, _ found: inout MovesFound) {
    if steps.isZero { return list(BigInt(taken), heaps, &found) }
    if code.allowsAlways(heaps.count, from: taken, step: step) { list(steps * step + taken, heaps, &found) }
    guard multiple.isMultiple(of: 2) else { return }
    for one in heaps.indices where one != grown {
      for other in heaps.indices where other > one && other != grown && areTwins(heaps[one], heaps[other]) {
        var sizes = heaps
        sizes[one] += steps * (step / 2)
        sizes[other] += steps * (step / 2)
        list(BigInt(taken), sizes, &found)
      }
    }
  }

  /// Whether two heaps of the base are large and have the same high part.
  private func areTwins(_ one: BigInt, _ other: BigInt) -> Bool {
    guard let one = one.toInt(), let other = other.toInt(), min(one, other) >= start else { return false }
    return value(one) / modulus == value(other) / modulus
  }

  private func list(_ taken: BigInt, _ heaps: [BigInt], _ found: inout MovesFound) {
    let leaves = heaps.sorted().map { HeapSize(unchecked: $0) }
    guard !found.lists(take: taken, leaves: leaves) else { return }
    found.list(take: taken, leaves: leaves)
  }
}
