import ExactArithmetic

/// What a value is worth, and what people call it.
extension GameStore {
  package mutating func thermograph(_ value: Value) -> Thermograph {
    if let known = graphs[value] { return known }
    let graph: Thermograph
    if let number = numbers[value] {
      graph = Thermograph(number: number)
    } else {
      var sides: [[Thermograph]] = []
      for side in [lefts[value], rights[value]] {
        var graphs: [Thermograph] = []
        for option in side { graphs.append(thermograph(option)) }
        sides.append(graphs)
      }
      graph = Thermograph(left: sides[0], right: sides[1])
    }
    graphs[value] = graph
    return graph
  }

  /// The longest form that is written, in characters.
  private static let longestForm = 2000

  /// The canonical form in words that people have for it.
  package mutating func form(_ value: Value) throws(SolverError) -> GameForm { try written(value).form }

  private mutating func written(_ value: Value) throws(SolverError) -> (form: GameForm, length: Int) {
    if let known = forms[value] { return known }
    var written = (form: try named(value), length: 0)
    if case .options(let left, let right) = written.form {
      written.length = left.count + right.count + 1
      for option in lefts[value] + rights[value] { written.length += try self.written(option).length }
    } else {
      written.length = written.form.description.count
    }
    if written.length > Self.longestForm { written = (.large(positions: followers(value)), 40) }
    forms[value] = written
    return written
  }

  private mutating func named(_ value: Value) throws(SolverError) -> GameForm {
    if let number = numbers[value] { return .number(number) }
    let graph = thermograph(value)
    if graph.leftStop == graph.rightStop, let name = try infinitesimal(value, beside: graph.leftStop) { return name }
    let left = try sorted(lefts[value])
    if try negative(value) == value { return .plusMinus(left) }
    return .options(left: left, right: try sorted(rights[value]))
  }

  /// Forms in an order that says nothing about how they were found: short ones first.
  private mutating func sorted(_ values: [Value]) throws(SolverError) -> [GameForm] {
    var forms: [(form: GameForm, length: Int, text: String)] = []
    for value in values {
      let (form, length) = try written(value)
      forms.append((form, length, length <= Self.longestForm ? form.description : ""))
    }
    return forms.sorted { ($0.length, $0.text) < ($1.length, $1.text) }.map { $0.form }
  }

  /// The name of a value with both stops `number`, if it has one.
  private mutating func infinitesimal(_ value: Value, beside number: Rational) throws(SolverError) -> GameForm? {
    let rest = try sum(value, self.number(-number))
    if let (ups, nimber) = try uptimal(rest) { return .uptimal(number: number, ups: ups, nimber: nimber) }
    if let size = try tiny(rest) { return .tiny(number: number, size) }
    if let size = try tiny(negative(rest)) { return .miny(number: number, size) }
    return nil
  }

  /// The multiple of ↑ and the nimber whose sum the value is.
  ///
  /// The canonical form of n·↑ + *m is {0 | (n − 1)·↑ + *(m ⊕ 1)} for n ≥ 1, but that of ↑* is
  /// {0, * | 0} (Winning Ways, chapter 8).
  private mutating func uptimal(_ value: Value) throws(SolverError) -> (ups: Int, nimber: Int)? {
    if let number = numbers[value] { return number.isZero ? (0, 0) : nil }
    let (left, right) = (lefts[value], rights[value])
    if left == right { return try nimber(left.count) == value ? (0, left.count) : nil }
    let zero = integer(0)
    let zeroOrStar = [zero, try nimber(1)].sorted()
    if left == zeroOrStar, right == [zero] { return (1, 1) }
    if left == [zero], right == zeroOrStar { return (-1, 1) }
    if left == [zero], right.count == 1, let (ups, nimber) = try uptimal(right[0]), ups >= 0 {
      return (ups + 1, nimber ^ 1)
    }
    if right == [zero], left.count == 1, let (ups, nimber) = try uptimal(left[0]), ups <= 0 {
      return (ups - 1, nimber ^ 1)
    }
    return nil
  }

  /// The G of which the value is tiny.
  private mutating func tiny(_ value: Value) throws(SolverError) -> GameForm? {
    let zero = integer(0)
    guard numbers[value] == nil, lefts[value] == [zero], let answer = rights[value].first, rights[value].count == 1,
      numbers[answer] == nil, lefts[answer] == [zero], let threat = rights[answer].first, rights[answer].count == 1,
      thermograph(threat).leftStop < 0
    else { return nil }
    return try form(negative(threat))
  }

  /// How many values can be reached from one, itself among them.
  private mutating func followers(_ value: Value) -> Int {
    var (seen, waiting) = (Set([value]), [value])
    while let next = waiting.popLast() {
      for option in options(.left, next) + options(.right, next) where seen.insert(option).inserted {
        waiting.append(option)
      }
    }
    return seen.count
  }
}
