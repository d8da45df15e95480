import ExactArithmetic
import GameCore

/// The solitaire in which groups of equal cards are taken, exactly: the fewest expected turns with
/// perfect memory.
///
/// The mathematics. A turn shows cards one after another and ends with a whole group of equal ones,
/// which is taken, or with the first card that differs. Every play takes copies · faces / group
/// groups, so the turns are that number plus the *misses*, and only misses are counted. A face is
/// described by its cards left and the known ones among them, and a state by how many faces there
/// are of each kind. All orders of the u unknown cards are equally likely: u! / Π r! of them, where
/// r is the number of a face's unknown cards. The next unknown card is of a given face in as many
/// orders as the state after it has, so sums over orders obey a recurrence with small factors.
///
/// Only these choices matter. (1) A known group needn't be taken before all cards are known: a
/// player who leaves it can play as one who has taken it does, and takes it at the end. (2) An
/// unknown card comes first: whatever a turn that begins with known cards does, one that begins
/// with the unknown card can do, with the same result. (3) A card known to differ ends the turn
/// like an unknown one that differs, but shows nothing. So a turn begins with an unknown card, and
/// then chooses between known cards of its face and unknown ones.
public struct KindSolver {
  /// The rules.
  public let rules: KindRules
  private let limits: SearchLimits
  /// The kinds: cards left and cards known, fewer than those left.
  private let kinds: [Kind]
  private var sums: [[UInt8]: BigInt] = [:]

  /// A face on the table.
  struct Kind: Hashable, Sendable {
    var left: Int
    var known: Int
    var unknown: Int { left - known }
  }

  /// What to do when cards of a face are up, of which others are known.
  public enum Next: Sendable, Equatable {
    /// Turn a known card of the same face.
    case known
    /// Turn an unknown card.
    case unknown
  }

  /// A solver; a node of the limits is a state.
  public init(_ rules: KindRules, limits: SearchLimits = .none) {
    (self.rules, self.limits) = (rules, limits)
    kinds = stride(from: rules.group, through: rules.copies, by: rules.group).flatMap { left in
      (0..<left).map { Kind(left: left, known: $0) }
    }
  }

  /// The expected turns of a fresh table of `faces` faces, no more than ``KindRules/faceLimit``.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public mutating func expectedTurns(faces: Int) throws(Stopped) -> Rational {
    try expectedTurns([Kind](repeating: Kind(left: rules.copies, known: 0), count: faces))
  }

  /// The expected turns of a table.
  mutating func expectedTurns(_ faces: [Kind]) throws(Stopped) -> Rational {
    let counts = counts(faces)
    let groups = faces.reduce(0) { $0 + $1.left / rules.group }
    return Rational(groups) + Rational(try misses(counts), orders(counts))
  }

  /// What to do with `up` cards of `face` up, counted as known, and the other `faces`: the choices
  /// with the expected turns, this one counted, the best first; a known card first of equals.
  mutating func choices(
    _ face: Kind, up: Int, _ faces: [Kind]
  ) throws(Stopped) -> [(next: Next, expectedTurns: Rational)] {
    let rest = counts(faces)
    var all = rest
    add(face, to: &all)
    let groups = (faces + [face]).reduce(0) { $0 + $1.left / rules.group }
    let total = orders(all)
    var choices: [(next: Next, expectedTurns: Rational)] = []
    if let sum = try afterKnown(rest, face, up) { choices.append((.known, Rational(groups) + Rational(sum, total))) }
    if let sum = try afterUnknown(rest, face, up) {
      let choice = (next: Next.unknown, expectedTurns: Rational(groups) + Rational(sum, total))
      let isBetter = choices.first.map { choice.expectedTurns < $0.expectedTurns } ?? true
      choices.insert(choice, at: isBetter ? 0 : 1)
    }
    return choices
  }

  private func counts(_ faces: [Kind]) -> [UInt8] {
    var counts = [UInt8](repeating: 0, count: kinds.count)
    for face in faces { add(face, to: &counts) }
    return counts
  }

  /// Adds a face; one whose cards are all known makes no misses.
  private func add(_ face: Kind, to counts: inout [UInt8]) {
    guard face.unknown > 0 else { return }
    // The kinds before are 0 ..< group, 0 ..< 2·group, …, one for each number of known cards.
    let before = stride(from: rules.group, to: face.left, by: rules.group).reduce(0, +)
    counts[before + face.known] += 1
  }

  /// The number of orders of the unknown cards.
  private func orders(_ counts: [UInt8]) -> BigInt {
    var unknown = 0
    for (kind, count) in zip(kinds, counts) { unknown += kind.unknown * Int(count) }
    var orders = BigInt.factorial(unknown)
    for (kind, count) in zip(kinds, counts) where kind.unknown > 1 {
      for _ in 0..<count { orders.divideExactly(by: (2...kind.unknown).reduce(1, *)) }
    }
    return orders
  }

  /// The misses of the best play, summed over all orders.
  private mutating func misses(_ counts: [UInt8]) throws(Stopped) -> BigInt {
    if let sum = sums[counts] { return sum }
    try limits.check()
    var sum: BigInt = 0
    for index in kinds.indices where counts[index] > 0 {
      var rest = counts
      rest[index] -= 1
      let face = Kind(left: kinds[index].left, known: kinds[index].known + 1)
      sum.addProduct(try turn(rest, face, 1), Int(counts[index]))
    }
    sums[counts] = sum
    return sum
  }

  /// The misses from here on with `up` cards of `face` up, summed over all orders.
  private mutating func turn(_ rest: [UInt8], _ face: Kind, _ up: Int) throws(Stopped) -> BigInt {
    if up == rules.group {
      var next = rest
      add(Kind(left: face.left - up, known: face.known - up), to: &next)
      return try misses(next)
    }
    let known = try afterKnown(rest, face, up)
    let unknown = try afterUnknown(rest, face, up)
    return [known, unknown].compactMap { $0 }.min() ?? 0
  }

  private mutating func afterKnown(_ rest: [UInt8], _ face: Kind, _ up: Int) throws(Stopped) -> BigInt? {
    face.known > up ? try turn(rest, face, up + 1) : nil
  }

  private mutating func afterUnknown(_ rest: [UInt8], _ face: Kind, _ up: Int) throws(Stopped) -> BigInt? {
    var sum: BigInt?
    if face.unknown > 0 { sum = try turn(rest, Kind(left: face.left, known: face.known + 1), up + 1) }
    for index in kinds.indices where rest[index] > 0 {
      var next = rest
      next[index] -= 1
      add(Kind(left: kinds[index].left, known: kinds[index].known + 1), to: &next)
      add(face, to: &next)
      var miss = orders(next)
      miss.add(try misses(next))
      miss.multiply(by: Int(rest[index]))
      sum = (sum ?? 0) + miss
    }
    return sum
  }
}
