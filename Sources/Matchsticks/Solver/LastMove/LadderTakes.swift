import ExactArithmetic
import GameCore

/// The winning takes of a last-move rule: the tails of a sum after which the next part can't be
/// taken.
package struct LadderTakes: Sendable {
  /// The first of them, ascending.
  package var listed: [BigInt] = []
  /// How many there are; `nil` when a comparison was too close to call without writing millions of
  /// digits down.
  package var count: BigInt? = 0
}

extension LastMoveLadder {
  /// The takes of at most `limit` that win from `number` matches in normal play, the first
  /// `listing` ≥ 1 of them.
  /// - Throws: ``SolverError/stopped(_:)`` while a number beyond ``rungs`` is divided.
  package func winningTakes(
    from number: BigInt, limit: BigInt, listing: Int = .max, limits: SearchLimits = .none
  ) throws(SolverError) -> LadderTakes {
    let places = try places(of: number, limits: limits)
    var takes = LadderTakes()
    var walk = LadderWalk(self)
    var take: BigInt = 0
    // Beyond the list, takes are only counted, from their places alone, as soon as these are far up
    // in the recurrence.
    let far = recurrence.map { $0.start + LadderComparison.depth + 256 } ?? .max
    for (index, place) in places.enumerated() {
      if takes.listed.count >= listing, place >= far {
        let further = try countFurther(places, from: index, number, limit, limits)
        takes.count = further.flatMap { more in takes.count.map { $0 + more } }
        return takes
      }
      take.add(walk.rung(place))
      guard take <= limit else { break }
      guard index + 1 == places.count || wins(take, before: places[index + 1], after: place, &walk) else { continue }
      takes.count?.add(1)
      if takes.listed.count < listing { takes.listed.append(take) }
    }
    return takes
  }

  /// Whether f(take) is less than the part at `next`, where the largest part of the take is at
  /// `place`.
  private func wins(_ take: BigInt, before next: Int, after place: Int, _ walk: inout LadderWalk) -> Bool {
    // hₙ₋ᵣ₋₁ is the largest rung that f takes below hₙ, and the take is less than the rung after
    // `place`.
    if let recurrence, place > recurrence.start, next - place > recurrence.lag + 1 { return true }
    return rule.limit(after: take) < walk.rung(next)
  }

  /// The number of winning tails up to `limit` that end at part `start` or a larger one.
  private func countFurther(
    _ places: [Int], from start: Int, _ number: BigInt, _ limit: BigInt, _ limits: SearchLimits
  ) throws(SolverError) -> BigInt? {
    guard let recurrence else { return nil }
    let allowed = limit >= number ? places.count : try tails(of: places, upTo: limit, limits)
    let comparison = LadderComparison(rule, recurrence)
    var count = 0
    for index in stride(from: start, to: allowed, by: 1) {
      if index + 1 == places.count {
        count += 1
      } else {
        guard let wins = comparison.wins(places, index) else { return nil }
        count += wins ? 1 : 0
      }
    }
    return BigInt(count)
  }

  /// How many tails of a sum are at most `limit`: greedy sums are in the order of their places, the
  /// largest first.
  private func tails(of places: [Int], upTo limit: BigInt, _ limits: SearchLimits) throws(SolverError) -> Int {
    let bound = try self.places(of: limit, limits: limits)
    func fits(_ count: Int) -> Bool { !bound.reversed().lexicographicallyPrecedes(places[..<count].reversed()) }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Rungs one after the other, ascending; those after the stored ones are computed on the way.
struct LadderWalk {
  private let ladder: LastMoveLadder
  private var place: Int
  private var window: [BigInt]

  init(_ ladder: LastMoveLadder) {
    self.ladder = ladder
    place = ladder.recurrence?.start ?? 0
    window = ladder.recurrence?.window ?? []
  }

  /// The rung at a place; the places of two consecutive calls ascend, or descend by at most the
  /// lag.
  mutating func rung(_ wanted: Int) -> BigInt {
    guard let recurrence = ladder.recurrence, wanted > recurrence.start else { return ladder.rungs[wanted] }
    if wanted < place - recurrence.lag || wanted - place > 4096 {
      window = recurrence.window(after: wanted - recurrence.start)
      place = wanted
    }
    while place < wanted {
      window = [window[0] + window[recurrence.lag]] + window.dropLast()
      place += 1
    }
    return window[place - wanted]
  }
}

/// Compares f of a tail with the next part by their places alone, far up in the recurrence.
///
/// X = p·(hₖ + hₖ₋ₐ + …) − q·hₙ follows the recurrence when all places move together. So if it
/// isn't negative, or isn't positive, at r + 1 consecutive places, it keeps its sign further up. It
/// is evaluated near the start of the recurrence, where rungs are floating-point numbers, with a
/// margin far above their error; the parts beyond those compared add less than h of r places below
/// the last one.
struct LadderComparison {
  private let numerator: Double
  private let denominator: Double
  private let lag: Int
  /// The rungs from the start of the recurrence less r on.
  private let rungs: [Double]

  /// How far below the largest part the parts are compared.
  static let depth = 160
  private static let margin = 0x1p-40

  init(_ rule: LastMoveRule, _ recurrence: LadderRecurrence) {
    switch rule.allowance {
    case .times(let numerator, let denominator):
      (self.numerator, self.denominator) = (Double(numerator), Double(denominator))
    case .plus: (numerator, denominator) = (1, 1)
    }
    lag = recurrence.lag
    var rungs = recurrence.window.reversed().map { $0.toDouble() }
    while rungs.count < Self.depth + 3 * lag + 4 {
      rungs.append(rungs[rungs.count - 1] + rungs[rungs.count - 1 - recurrence.lag])
    }
    self.rungs = rungs
  }

  /// Whether the tail that ends with part `index` wins; `nil` when it is too close to call.
  func wins(_ places: [Int], _ index: Int) -> Bool? {
    let gap = places[index + 1] - places[index]
    // With the factor 1 a tail always wins: it is less than the next part.
    if gap > lag + 1 || numerator == denominator && lag == 0 { return true }
    var last = index
    while true {
      let depth = places[index] - places[last]
      guard depth <= Self.depth - lag else { return nil }
      let isWhole = last == 0
      var (isLess, isMore) = (true, true)
      for shift in 0...lag {
        let top = Self.depth + lag + shift
        var sum = 0.0
        for part in last...index { sum += rungs[top - (places[index] - places[part])] }
        let next = rungs[top + gap] * denominator
        let rest = isWhole ? 0 : rungs[top - depth - lag]
        if sum * numerator < next * (1 + Self.margin) { isMore = false }
        if (sum + rest) * numerator > next * (1 - Self.margin) { isLess = false }
      }
      if isMore { return false }
      if isLess { return true }
      guard !isWhole else { return nil }
      last -= 1
    }
  }
}
