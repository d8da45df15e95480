import ExactArithmetic
import GameCore

/// Divides long numbers into their parts in a ladder that follows a recurrence, by divide and
/// conquer.
///
/// To divide N over the rungs m…m + 2L − 1: the upper half of the rungs is settled by the leading
/// digits of N, so those parts are found with numbers cut to the length that matters; their exact
/// sum, which is Σ aᵢ·hₘ₊ₗ₋ᵢ for r + 1 numbers a that come with the parts, is taken off; the lower
/// half divides the rest.
///
/// Cut numbers may be wrong by a little. The parts of the upper half are the right ones exactly
/// when the rest R is at least 0 and less than the gap to the next larger sum of upper rungs: h of
/// the lowest rung, or hⱼ₋ᵣ when the least upper part hⱼ is so low (the parts of a greedy sum are
/// separated by more than r places). Otherwise N lies next to such a sum, and is divided again with
/// N moved away from it by an amount between the error and the gap. A cut number may itself be too
/// large for its piece by an error; then the largest sum is taken, and the caller that cut it
/// notices. The whole number and its lower halves are never cut, and only they don't need sums, so
/// the answer is exact.
///
/// - Complexity: O(r²·M(n)·log n), M(n) the cost of a product of n bits.
struct LadderDivision {
  private let recurrence: LadderRecurrence
  private let limits: SearchLimits
  private let steps: RecurrenceSteps
  /// The units of 64, 128, 256, … steps, and their windows of u.
  private var units: [[BigInt]] = []
  private var lastWindow: [BigInt]
  /// u₋ᵣ₋₁, u₋ᵣ, …, u₆₃.
  private var fundamental: [BigInt]
  private var work = 0

  /// The rungs of a piece that isn't halved any more.
  private static let base = 64
  /// Bits beyond those that matter in a cut number; half of them are more than all errors together,
  /// the other half less than the gaps between sums.
  private static let spareBits = 80

  init(_ recurrence: LadderRecurrence, limits: SearchLimits) {
    self.recurrence = recurrence
    self.limits = limits
    steps = RecurrenceSteps(lag: recurrence.lag)
    lastWindow = steps.origin
    // One step back from u₋ᵣ the recurrence gives 1.
    fundamental = [1] + [BigInt](repeating: 0, count: recurrence.lag) + [1]
    if recurrence.lag == 0 { fundamental = [1, 1] }
    while fundamental.count < Self.base + recurrence.lag + 1 {
      fundamental.append(fundamental[fundamental.count - 1] + fundamental[fundamental.count - 1 - recurrence.lag])
    }
    for _ in 0..<Self.base { lastWindow = steps.next(lastWindow) }
    units.append(steps.unit(lastWindow))
  }

  /// The parts of `number` at the start of the recurrence or further, by place, ascending, and what
  /// is left for the rungs before it.
  mutating func divide(_ number: BigInt) throws(SolverError) -> (places: [Int], rest: BigInt) {
    guard number >= recurrence.window[0] else { return ([], number) }
    let last = recurrence.place(upTo: number) - recurrence.start
    var level = 0
    while Self.base << level <= last {
      level += 1
      guard units.count < level else { continue }
      lastWindow = steps.doubled(lastWindow)
      units.append(steps.unit(lastWindow))
    }
    let piece = try divide(number, recurrence.window, level, wantsSums: false)
    return (piece.places.reversed().map { $0 + recurrence.start }, piece.rest)
  }

  private struct Piece {
    /// Places from the start of the piece, descending.
    var places: [Int] = []
    /// The sum of the parts is Σ sums[i]·hₘ₋ᵢ; empty when they aren't needed.
    var sums: [BigInt] = []
    var rest: BigInt
  }

  /// Divides `number` < h(m + 64·2^level), where `window` is that at m.
  private mutating func divide(
    _ number: BigInt, _ window: [BigInt], _ level: Int, wantsSums: Bool
  ) throws(SolverError) -> Piece {
    work += 1
    if let reason = limits.stopReason(nodes: UInt64(work)) { throw .stopped(reason) }
    guard level > 0 else { return smallest(number, window, wantsSums: wantsSums) }
    let unit = units[level - 1]
    let half = Self.base << (level - 1)
    let middle = steps.moved(window, by: unit)
    let upper = try upperHalf(number, middle, level - 1, isWhole: !wantsSums)
    let cut = excess(window, half)
    let lower = try divide(
      cut > 0 ? upper.rest >> cut : upper.rest, cut > 0 ? window.map { $0 >> cut } : window, level - 1,
      wantsSums: wantsSums)
    var piece = Piece(places: upper.places.map { $0 + half } + lower.places, rest: lower.rest)
    if wantsSums {
      piece.sums = steps.lowered(upper.sums, by: unit)
      for index in piece.sums.indices { piece.sums[index].add(lower.sums[index]) }
    }
    return piece
  }

  /// The parts that are rungs of the upper half, whose window is `window`, and the rest.
  private mutating func upperHalf(
    _ number: BigInt, _ window: [BigInt], _ level: Int, isWhole: Bool
  ) throws(SolverError) -> Piece {
    guard number >= window[0] else {
      return Piece(sums: [BigInt](repeating: 0, count: recurrence.lag + 1), rest: number)
    }
    let cut = excess(window, Self.base << level)
    let short = cut > 0 ? window.map { $0 >> cut } : window
    let away = BigInt(1) << max(0, short[0].bitCount - Self.spareBits / 2)
    var last = Piece(rest: number)
    for shift in [0, away, -away] {
      last = try divide((number >> cut) + shift, short, level, wantsSums: true)
      last.rest = number
      for index in window.indices { last.rest.subtractProduct(last.sums[index], window[index]) }
      if !last.rest.isNegative, last.rest < gap(above: last.places.last, window) { return last }
    }
    precondition(!isWhole, "a number away from all sums is divided rightly")
    return last
  }

  /// How many bits of the numbers don't matter for `rungs` rungs from the window on.
  private func excess(_ window: [BigInt], _ rungs: Int) -> Int {
    max(0, window[0].bitCount - Int(Double(rungs) * recurrence.growth) - 1 - Self.spareBits)
  }

  /// How far the next larger sum of rungs from the window on is, when the least rung of the sum is
  /// `place` places further.
  private func gap(above place: Int?, _ window: [BigInt]) -> BigInt {
    guard let place, place < recurrence.lag else { return window[0] }
    return window[recurrence.lag - place]
  }

  /// A piece of 64 rungs: all are made, and the greedy sum is read off.
  private func smallest(_ number: BigInt, _ window: [BigInt], wantsSums: Bool) -> Piece {
    let lag = recurrence.lag
    var piece = Piece(rest: number)
    if wantsSums { piece.sums = [BigInt](repeating: 0, count: lag + 1) }
    var rungs = Array(window.reversed())
    // A place after the window at 0 is `lag` further in the list.
    while rungs.count < Self.base + lag, rungs[rungs.count - 1] <= number {
      rungs.append(rungs[rungs.count - 1] + rungs[rungs.count - 1 - lag])
    }
    var place = rungs.count - 1 - lag
    while place >= 0 {
      let rung = rungs[place + lag]
      if rung <= piece.rest {
        piece.rest.subtract(rung)
        piece.places.append(place)
        if wantsSums {
          piece.sums[0].add(fundamental[place + lag + 1])
          for l in stride(from: 1, through: lag, by: 1) { piece.sums[l].add(fundamental[place + l]) }
        }
        place -= lag
      }
      place -= 1
    }
    return piece
  }
}
