import GameCore

/// Canonical forms of misère play, each kept once.
///
/// A game H may be put in place by K when K's options are among H's, every other option of H has K
/// among its own, and, if K is nothing, H is an N-position. A game that no K can stand for is its
/// own canonical form, and the form is unique (On Numbers and Games, chapter 12; Winning Ways,
/// chapter 13).
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

  /// Who wins: whether the player to move loses.
  package func isLost(_ form: Form) -> Bool { losing[form] }

  /// The genus.
  ///
  /// One more heap *2 offers the moves to one less, and to * in its place: the misère value behind
  /// v is the least that is neither that of an option beside as many *2, nor v, nor v ⊕ 1. When
  /// those of all options alternate from one place on, and v, v ⊕ 2, v follow each other behind it,
  /// so they do for ever, since each follows from the same values as the last but one.
  package mutating func genus(_ form: Form) throws(SolverError) -> Genus {
    if let known = genera[form] { return known }
    var next: [Genus] = []
    for option in options[form] { next.append(try genus(option)) }
    let settled = next.map(\.misere.count).max() ?? 0
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

  /// Whether the form and everything that can be reached from it have a tame genus.
  package mutating func isTame(_ form: Form) throws(SolverError) -> Bool {
    if let known = tame[form] { return known }
    var isTame = try genus(form).isTame
    for option in options[form] where isTame { isTame = try self.isTame(option) }
    tame[form] = isTame
    return isTame
  }

  /// The longest form that is written, in characters.
  private static let longestForm = 1000

  /// The form in words.
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
      result = (.options(sorted.map(\.0.form)), parts.reduce(own.count + 1) { $0 + $1.length })
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
