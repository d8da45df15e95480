import GameCore

/// Canonical forms of misère play, each kept once.
///
/// A game H may be put in place by K when K's options are among H's, every other option of H has K
/// among its own, and, if K is nothing, H is an N-position. A game that no K can replace is its own
/// canonical form, and the form is unique (On Numbers and Games, chapter 12; Winning Ways, chapter
/// 13).
package struct MisereForms {
  /// A form: its place.
  package typealias Form = Int

  package private(set) var options: [[Form]] = [[]]
  private var places: [[Form]: Form] = [[]: 0]
  private var losing = [false]
  private var values = [0]
  private var misere = [1]
  private var sums: [Pair: Form] = [:]
  private var genera: [Form: Genus] = [:]
  private var tame: [Form: Bool] = [:]
  private var hereditarilyTame: [Form: Bool] = [:]
  private var written: [Form: (form: MisereForm, length: Int)] = [:]
  private var meter: WorkMeter

  private struct Pair: Hashable {
    let first: Form
    let second: Form
  }

  /// How many forms are kept before a question is said to be too large.
  package static let mostForms = 300_000

  package init(limits: SearchLimits) { meter = WorkMeter(limits) }

  /// The form of a game with these options.
  package mutating func form(_ all: some Sequence<Form>) throws(SolverError) -> Form {
    let wanted = Set(all)
    let key = wanted.sorted()
    if let known = places[key] { return known }
    try meter.spend(key.reduce(1) { $0 + options[$1].count })
    for candidate in Set(key.flatMap { options[$0] }).sorted() where stands(candidate, for: wanted) {
      return candidate
    }
    guard options.count < Self.mostForms else { throw .searchTooLarge(limit: Self.mostForms) }
    places[key] = options.count
    options.append(key)
    losing.append(key.allSatisfy { !losing[$0] })
    values.append(Self.least(missing: key.map { values[$0] }))
    misere.append(Self.least(missing: key.map { misere[$0] }))
    return options.count - 1
  }

  private func stands(_ candidate: Form, for wanted: Set<Form>) -> Bool {
    let own = options[candidate]
    guard wanted.isSuperset(of: own), wanted.allSatisfy({ own.contains($0) || options[$0].contains(candidate) })
    else { return false }
    return !own.isEmpty || wanted.contains { losing[$0] }
  }

  private static func least(missing numbers: [Int]) -> Int {
    let seen = Set(numbers)
    return (0...seen.count).first { !seen.contains($0) } ?? 0
  }

  /// The form of two games together.
  package mutating func sum(_ first: Form, _ second: Form) throws(SolverError) -> Form {
    let pair = Pair(first: min(first, second), second: max(first, second))
    if pair.first == 0 { return pair.second }
    if let known = sums[pair] { return known }
    var next: [Form] = []
    for option in options[pair.first] { next.append(try sum(option, pair.second)) }
    for option in options[pair.second] { next.append(try sum(pair.first, option)) }
    let sum = try form(next)
    sums[pair] = sum
    return sum
  }

  /// The outcome: whether the player to move loses.
  package func isLost(_ form: Form) -> Bool { losing[form] }

  /// The genus.
  ///
  /// One more heap *2 offers the moves to one less, and to * in its place: the misère value after v
  /// is the least that is neither that of an option with as many *2, nor v, nor v ⊕ 1. When those
  /// of all options alternate from one place on, and v, v ⊕ 2, v follow each other after it, they
  /// do so forever, since each follows from the same values as the last but one.
  package mutating func genus(_ form: Form) throws(SolverError) -> Genus {
    if let known = genera[form] { return known }
    var next: [Genus] = []
    for option in options[form] { next.append(try genus(option)) }
    let settled = next.map { $0.misere.count }.max() ?? 0
    var all = [misere[form]]
    while all.count < settled + 3 || !Self.alternates(all.suffix(3)) {
      let last = all[all.count - 1]
      all.append(Self.least(missing: next.map { $0.misere(twos: all.count) } + [last, last ^ 1]))
      try meter.spend()
    }
    let genus = Genus(value: values[form], all: all)
    genera[form] = genus
    return genus
  }

  private static func alternates(_ values: ArraySlice<Int>) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 ^ 2 == $1 }
  }

  /// Whether the form is tame: in sums of tame games it may be counted as the position of Nim that
  /// has its genus (Winning Ways, chapter 13).
  ///
  /// A form without options is tame. Another one is when its genus is that of a position of Nim,
  /// its tame options alone give it the same Grundy values in normal and in misère play, and every
  /// wild option is *reverted*: it has a tame option of the form's own genus.
  ///
  /// Theorem: call a component of value 0 or 1 whose two values differ *fickle* (0^120, 1^031), all
  /// others firm. A sum of tame forms is a P-position of misère play exactly when the nim-sum of
  /// the normal values is 0 while a component is firm, and 1 where all are fickle, as in Nim.
  /// Proof by induction. *From P no move leads to P.* An option differs from its form G in both
  /// values. A tame one changes the nim-sum; should the only firm component become fickle, G = n^n
  /// would have n ≤ 1, and one of the two values of the option, 0 and 1, were n; should a fickle
  /// component become firm among fickle ones, its value m is neither 0 nor 1, and the nim-sum isn't
  /// 0. From a wild option the opponent reverts to the genus of G, which is P again. *From N a move
  /// leads to P, unless there is none.* Let T be the tame options of the component that is moved;
  /// the mex of both kinds of their values are those of the component.
  /// (1) Some value is 2 or more: a component g has the top bit of the nim-sum s, and T has an
  /// option of normal value m = g ⊕ s. If something stays firm, or the option is firm, that is P.
  /// Otherwise g ≥ 2, the rest is fickle and has the nim-sum m ≤ 1, and T also has an option of
  /// misère value m: if firm, it is m^m, and the nim-sum 0; if fickle, it has the normal value m ⊕
  /// 1, and the nim-sum is 1. (2) No value above 1, something is firm, the nim-sum is 1: a move to
  /// normal value 0 is P while something stays firm. If not, the component was 1^1, alone firm, and
  /// T has an option of misère value 0, which isn't 1^0 and so is firm: the nim-sum is 0. (3) All
  /// are fickle, the nim-sum is 0: if a component is 1^0, T has an option of normal value 0, whose
  /// misère value isn't 0, so it is 0^1; if all are 0^1 and one has options, T has one of misère
  /// value 0, which is 1^0. Both make the nim-sum 1. If none has options, the player who can't move
  /// wins.
  package mutating func isTame(_ form: Form) throws(SolverError) -> Bool {
    if let known = tame[form] { return known }
    let own = try genus(form)
    var isTame = own.isTame
    var (normalValues, misereValues): ([Int], [Int]) = ([], [])
    for option in options[form] where isTame {
      try meter.spend()
      if try self.isTame(option) {
        normalValues.append(values[option])
        misereValues.append(misere[option])
      } else {
        isTame = try hasTameOption(option, of: own)
      }
    }
    if isTame, !options[form].isEmpty {
      isTame =
        !normalValues.isEmpty && Self.least(missing: normalValues) == values[form]
        && Self.least(missing: misereValues) == misere[form]
    }
    tame[form] = isTame
    return isTame
  }

  /// Whether a form has a tame option of a genus.
  private mutating func hasTameOption(_ form: Form, of wanted: Genus) throws(SolverError) -> Bool {
    for option in options[form] where try genus(option) == wanted {
      if try isTame(option) { return true }
    }
    return false
  }

  /// Whether the form and every form that can be reached from it have the genus of a position of
  /// Nim. A game of this form may reach others, by wild options that are reverted.
  package mutating func isHereditarilyTame(_ form: Form) throws(SolverError) -> Bool {
    if let known = hereditarilyTame[form] { return known }
    var isTame = try genus(form).isTame
    for option in options[form] where isTame { isTame = try isHereditarilyTame(option) }
    hereditarilyTame[form] = isTame
    return isTame
  }

  /// The longest form that is written, in characters.
  private static let longestForm = 1000

  package mutating func words(_ form: Form) -> MisereForm { writtenForm(form).form }

  private mutating func writtenForm(_ form: Form) -> (form: MisereForm, length: Int) {
    if let known = written[form] { return known }
    let own = options[form]
    var result: (form: MisereForm, length: Int)
    let parts = own.map { writtenForm($0) }
    let sizes = parts.compactMap { part in if case .nimber(let size) = part.form { size } else { nil } }
    if sizes.count == own.count, sizes.sorted() == Array(0..<own.count) {
      result = (.nimber(own.count), own.count)
    } else {
      let sorted = parts.map { ($0, $0.form.description) }.sorted { ($0.0.length, $0.1) < ($1.0.length, $1.1) }
      result = (.options(sorted.map { $0.0.form }), parts.reduce(own.count + 1) { $0 + $1.length })
      if result.length > Self.longestForm { result = (.large(positions: reachable(form)), 40) }
    }
    written[form] = result
    return result
  }

  private func reachable(_ form: Form) -> Int {
    var (seen, waiting) = (Set([form]), [form])
    while let next = waiting.popLast() {
      for option in options[next] where seen.insert(option).inserted { waiting.append(option) }
    }
    return seen.count
  }
}
