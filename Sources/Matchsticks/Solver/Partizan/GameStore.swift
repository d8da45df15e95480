import ExactArithmetic
import GameCore

/// Values of short games in canonical form, each kept once: equal values have the same number.
///
/// A game G is {Gᴸ | Gᴿ}, the options of Left and of Right; G ≥ H when Left, moving second, wins
/// G − H: no Gᴿ ≤ H, and no Hᴸ ≥ G. Its canonical form has no dominated options (another option of
/// the same player is at least as good for them) and no reversible ones (the opponent has an answer
/// at least as good for them as G itself), and is unique (On Numbers and Games; Winning Ways;
/// Siegel 2013).
///
/// Numbers are kept by their value and say their options when asked, so that 1000 isn't a chain of
/// a thousand games. Comparisons with them use number avoidance: when X isn't a number and n is
/// one, X ≤ n exactly when no Xᴸ ≥ n.
package struct GameStore {
  /// A value: the place where its options are kept.
  package typealias Value = Int

  package private(set) var lefts: [[Value]] = []
  package private(set) var rights: [[Value]] = []
  package private(set) var numbers: [Rational?] = []
  private var numberPlaces: [Rational: Value] = [:]
  private var places: [Options: Value] = [:]
  private var order: [Pair: Bool] = [:]
  private var sums: [Pair: Value] = [:]
  private var negatives: [Value: Value] = [:]
  package var graphs: [Value: Thermograph] = [:]
  package var forms: [Value: (form: GameForm, length: Int)] = [:]
  private var meter: WorkMeter

  /// How many values are kept before a question is said to be too large.
  package static let mostValues = 400_000

  private struct Options: Hashable {
    let left: [Value]
    let right: [Value]
  }

  private struct Pair: Hashable {
    let first: Value
    let second: Value
  }

  /// An empty store that stops when the limits say so.
  package init(limits: SearchLimits) { meter = WorkMeter(limits) }

  /// How many values there are.
  package var count: Int { numbers.count }

  // MARK: Numbers

  package mutating func number(_ number: Rational) -> Value {
    if let known = numberPlaces[number] { return known }
    numberPlaces[number] = count
    lefts.append([])
    rights.append([])
    numbers.append(number)
    return count - 1
  }

  package mutating func integer(_ integer: Int) -> Value { number(Rational(integer)) }

  /// Left's options, or Right's.
  package mutating func options(_ player: Player, _ value: Value) -> [Value] {
    guard let number = numbers[value] else { return player == .left ? lefts[value] : rights[value] }
    let step = Rational(1, number.denominator)
    if number.isInteger, player == .left ? number.signum <= 0 : number.signum >= 0 { return [] }
    return [self.number(player == .left ? number - step : number + step)]
  }

  // MARK: Order

  /// Whether `left` ≤ `right`.
  package mutating func isAtMost(_ left: Value, _ right: Value) throws(SolverError) -> Bool {
    if left == right { return true }
    if let first = numbers[left], let second = numbers[right] { return first < second }
    let pair = Pair(first: left, second: right)
    if let known = order[pair] { return known }
    try meter.spend()
    let answer = try compared(left, right)
    order[pair] = answer
    return answer
  }

  private mutating func compared(_ left: Value, _ right: Value) throws(SolverError) -> Bool {
    if numbers[left] == nil {
      for option in lefts[left] where try isAtMost(right, option) { return false }
    }
    if numbers[right] == nil {
      for option in rights[right] where try isAtMost(option, left) { return false }
    }
    return true
  }

  /// The outcome of a value.
  package mutating func outcome(_ value: Value) throws(SolverError) -> PartizanOutcome {
    let zero = integer(0)
    let isAtLeast = try isAtMost(zero, value)
    let isAtMost = try isAtMost(value, zero)
    return isAtLeast ? (isAtMost ? .previous : .left) : isAtMost ? .right : .next
  }

  // MARK: Canonical forms

  /// The value of {`left` | `right`}.
  package mutating func value(left: [Value], right: [Value]) throws(SolverError) -> Value {
    try meter.spend()
    var reversals = Reversals(left: Array(Set(left)).sorted(), right: Array(Set(right)).sorted())
    let kept = (
      try reversals.unreversed(.left, &self), try reversals.unreversed(.right, &self)
    )
    return try keep(left: undominated(kept.0, .left), right: undominated(kept.1, .right))
  }

  /// The options that no other one dominates.
  package mutating func undominated(_ options: [Value], _ player: Player) throws(SolverError) -> [Value] {
    var kept: [Value] = []
    for option in options {
      var isDominated = false
      for other in options where other != option {
        try meter.spend()
        let (worse, better) = player == .left ? (option, other) : (other, option)
        if try isAtMost(worse, better) { isDominated = true }
        if isDominated { break }
      }
      if !isDominated { kept.append(option) }
    }
    return kept
  }

  /// Whether the opponent has an answer to a player's option of `game` that leaves them no worse
  /// off than `game`.
  package mutating func isReversible(_ option: Value, _ player: Player, in game: Value) throws(SolverError) -> Bool {
    for answer in options(player == .left ? .right : .left, option) {
      let (lesser, greater) = player == .left ? (answer, game) : (game, answer)
      if try isAtMost(lesser, greater) { return true }
    }
    return false
  }

  /// Keeps a canonical form.
  private mutating func keep(left: [Value], right: [Value]) throws(SolverError) -> Value {
    if let number = simplest(left, right) { return self.number(number) }
    let options = Options(left: left, right: right)
    if let known = places[options] { return known }
    guard count < Self.mostValues else { throw .searchTooLarge(limit: Self.mostValues) }
    places[options] = count
    lefts.append(left)
    rights.append(right)
    numbers.append(nil)
    return count - 1
  }

  /// The number whose canonical form this is.
  private func simplest(_ left: [Value], _ right: [Value]) -> Rational? {
    guard left.count <= 1, right.count <= 1, (left + right).allSatisfy({ numbers[$0] != nil }) else { return nil }
    switch (left.first.flatMap { numbers[$0] }, right.first.flatMap { numbers[$0] }) {
    case (nil, nil): return 0
    case (let below?, nil): return below + 1
    case (nil, let above?): return above - 1
    case (let below?, let above?): return below < above ? (below + above) * Rational(1, 2) : nil
    }
  }

  // MARK: Sums

  /// The sum of two values.
  ///
  /// A number n moves every option of an X that is none: X + n = {Xᴸ + n | Xᴿ + n}, in canonical
  /// form again.
  package mutating func sum(_ first: Value, _ second: Value) throws(SolverError) -> Value {
    let pair = Pair(first: min(first, second), second: max(first, second))
    if let known = sums[pair] { return known }
    try meter.spend()
    let sum = try added(pair.first, pair.second)
    sums[pair] = sum
    return sum
  }

  private mutating func added(_ first: Value, _ second: Value) throws(SolverError) -> Value {
    switch (numbers[first], numbers[second]) {
    case (let left?, let right?): return number(left + right)
    case (nil, .some): return try shifted(first, by: second)
    case (.some, nil): return try shifted(second, by: first)
    case (nil, nil):
      return try value(
        left: try moved(first, second, .left) + moved(second, first, .left),
        right: try moved(first, second, .right) + moved(second, first, .right))
    }
  }

  private mutating func moved(_ first: Value, _ second: Value, _ player: Player) throws(SolverError) -> [Value] {
    var moved: [Value] = []
    for option in options(player, first) { moved.append(try sum(option, second)) }
    return moved
  }

  private mutating func shifted(_ value: Value, by number: Value) throws(SolverError) -> Value {
    if numbers[number]?.isZero ?? false { return value }
    return try keep(
      left: try moved(value, number, .left).sorted(), right: try moved(value, number, .right).sorted())
  }

  /// The value with the players exchanged.
  package mutating func negative(_ value: Value) throws(SolverError) -> Value {
    if let number = numbers[value] { return self.number(-number) }
    if let known = negatives[value] { return known }
    var sides: [[Value]] = []
    for side in [rights[value], lefts[value]] {
      var negated: [Value] = []
      for option in side { negated.append(try negative(option)) }
      sides.append(negated.sorted())
    }
    let negative = try keep(left: sides[0], right: sides[1])
    negatives[value] = negative
    negatives[negative] = value
    return negative
  }

  /// The nimber *size: both players may move to every smaller one.
  package mutating func nimber(_ size: Int) throws(SolverError) -> Value {
    var smaller: [Value] = []
    for _ in 0..<size { smaller.append(try keep(left: smaller, right: smaller)) }
    return try keep(left: smaller, right: smaller)
  }
}
