import GameCore

/// Reads a line that is a rule; see ``WrittenRuleNotation``.
struct RuleLineParser {
  private let tokens: [PlacedToken]
  private var index = 0
  private var depth = 0
  /// Whether the position has dots, so that numbers and sets may.
  var allowsDots = false

  init(_ text: PlainText) throws(RuleLineError) {
    guard text.bytes.count <= LineLimits.longestLine else {
      throw RuleLineError(.tooLong(limit: LineLimits.longestLine), at: LineLimits.longestLine)
    }
    tokens = try RuleLexer.tokens(text)
  }

  var token: RuleToken { tokens[index].token }
  var place: Int { tokens[index].place }

  mutating func next() { index = min(index + 1, tokens.count - 1) }

  /// Passes over a sign or a word, if it is next.
  mutating func take(_ text: String) -> Bool {
    guard token == .sign(text) || token == .word(text) else { return false }
    next()
    return true
  }

  func isNext(_ text: String) -> Bool { token == .sign(text) || token == .word(text) }

  func fault(_ fault: RuleLineError.Fault) -> RuleLineError { RuleLineError(fault, at: place) }

  /// Why the next symbol can't be here, where `what` was expected.
  func unexpected(_ what: String) -> RuleLineError {
    switch token {
    case .word(let word) where tokens[index + 1].token == .sign("("):
      fault(.unknownFunction(word, nearest: Self.function(word)))
    case .word(let word) where Self.words.contains(word): fault(.expected(what))
    case .word(let word): fault(.unknownWord(word, remedy: Self.remedy(word)))
    case .sign("%"): fault(.otherSign("%", write: "mod"))
    case .sign("&"): fault(.otherSign("&", write: "and"))
    case .sign("||"): fault(.otherSign("||", write: "or"))
    case .sign("!"): fault(.otherSign("!", write: "not"))
    case .sign("=<"): fault(.otherSign("=<", write: "<="))
    case .sign("=>"): fault(.otherSign("=>", write: ">="))
    case .sign(":") where index == 1: fault(.otherSign(":", write: "->"))
    default: fault(.expected(what))
    }
  }

  /// The function that a word before a bracket may have meant.
  private static func function(_ word: String) -> String? {
    NearestWord.nearest(to: word, among: RuleFunction.allCases.map { $0.rawValue })
  }

  /// The words of the language.
  private static let words =
    RuleFunction.allCases.map { $0.rawValue } + [
      "if", "and", "or", "not", "in", "mod", "for", "primes", "fibonacci", "digits", "wins", "loses",
    ]

  /// What to write in place of a word; `nil` where nothing is known.
  private static func remedy(_ word: String) -> String? {
    if word == "last" { return "n,m=0 -> n-k,k if …" }
    if word.hasPrefix("last") || word == "previous" { return "n,m=0 -> n-k,k if …" }
    return NearestWord.nearest(to: word, among: words)
  }

  mutating func expect(_ text: String, _ what: String? = nil) throws(RuleLineError) {
    guard take(text) else { throw unexpected(what ?? "'\(text)'") }
  }

  mutating func letter(_ what: String) throws(RuleLineError) -> RuleLetter {
    guard case .letter(let letter) = token else { throw unexpected(what) }
    next()
    return letter
  }

  /// Calls `body` one bracket deeper.
  private mutating func nested<Value>(
    _ body: (inout Self) throws(RuleLineError) -> Value
  ) throws(RuleLineError) -> Value {
    depth += 1
    guard depth <= LineLimits.deepest else { throw fault(.brackets(limit: LineLimits.deepest)) }
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Numbers

  mutating func sum() throws(RuleLineError) -> RuleSum {
    var left = try term()
    while true {
      if take("+") {
        left = .binary(.plus, left, try term())
      } else if take("-") {
        left = .binary(.minus, left, try term())
      } else {
        return left
      }
    }
  }

  private mutating func term() throws(RuleLineError) -> RuleSum {
    var left = try signed()
    while true {
      if take("*") {
        left = .binary(.times, left, try signed())
      } else if take("/") {
        left = .binary(.over, left, try signed())
      } else if take("mod") {
        left = .binary(.modulo, left, try signed())
      } else {
        return left
      }
    }
  }

  private mutating func signed() throws(RuleLineError) -> RuleSum {
    guard isNext("-") else { return try power() }
    return try nested { parser throws(RuleLineError) in
      parser.next()
      return .negative(try parser.power())
    }
  }

  private mutating func power() throws(RuleLineError) -> RuleSum {
    let base = try atom()
    guard take("^") else { return base }
    return try nested { parser throws(RuleLineError) in .binary(.power, base, try parser.signed()) }
  }

  private mutating func atom() throws(RuleLineError) -> RuleSum {
    let begin = tokens[index]
    switch token {
    case .number(let number):
      next()
      try refuseProduct("\(number)", at: begin.place)
      return .number(number)
    case .letter(let letter):
      next()
      try refuseProduct(letter.text, at: begin.place)
      return .letter(letter)
    case .word(let word):
      guard let function = RuleFunction(rawValue: word) else {
        // Two letters side by side are the product that people write on paper.
        if word.utf8.count == 2, Self.remedy(word) == nil, tokens[index + 1].token != .sign("(") {
          throw fault(.product(String(word.prefix(1)), String(word.suffix(1))))
        }
        throw unexpected("a number or a letter")
      }
      next()
      try expect("(")
      return try nested { parser throws(RuleLineError) in .function(function, try parser.arguments(of: function)) }
    case .sign("("):
      return try nested { parser throws(RuleLineError) in
        parser.next()
        let sum = try parser.sum()
        try parser.expect(")")
        return sum
      }
    default: throw unexpected("a number or a letter")
    }
  }

  /// Refuses what follows a factor without a sign between.
  private func refuseProduct(_ left: String, at start: Int) throws(RuleLineError) {
    switch token {
    case .letter(let letter): throw RuleLineError(.product(left, letter.text), at: start)
    case .number(let number) where tokens[index - 1].token != .end:
      throw RuleLineError(.product(left, "\(number)"), at: start)
    case .word(let word) where word.utf8.count == 2 && !["if", "or", "in"].contains(word):
      throw RuleLineError(.product(left, word), at: start)
    default: return
    }
  }

  private mutating func arguments(of function: RuleFunction) throws(RuleLineError) -> [RuleArgument] {
    var arguments: [RuleArgument] = []
    repeat {
      if isNext("..."), !allowsDots { throw fault(.dots) }
      arguments.append(take("...") ? .dots : .sum(try sum()))
    } while take(",")
    try expect(")")
    if function == .abs, arguments.count != 1 || arguments == [.dots] { throw fault(.expected("one number in abs(…)")) }
    return arguments
  }

  // MARK: Conditions

  mutating func condition() throws(RuleLineError) -> RuleCondition {
    try nested { parser throws(RuleLineError) in
      var parts = [try parser.conjunction()]
      while parser.take("or") { parts.append(try parser.conjunction()) }
      return parts.count == 1 ? parts[0] : .any(parts)
    }
  }

  private mutating func conjunction() throws(RuleLineError) -> RuleCondition {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(RuleLineError) -> RuleCondition {
    guard take("not") else { return try test() }
    return .not(try test())
  }

  private mutating func test() throws(RuleLineError) -> RuleCondition {
    if isNext("(") {
      // A bracket opens a condition or a number: where a condition can't be read, a number follows.
      var attempt = self
      attempt.next()
      do throws(RuleLineError) {
        let inner = try attempt.condition()
        try attempt.expect(")")
        if !attempt.continuesNumber {
          self = attempt
          return inner
        }
      } catch {
        var number = self
        if (try? number.sum()) == nil { throw error }
      }
    }
    let left = try sum()
    if isNext("not") || isNext("in") {
      let isIn = !take("not")
      try expect("in")
      return .membership(left, try set(), isIn: isIn)
    }
    var comparisons: [RuleComparison] = []
    while case .sign(let sign) = token, let relation = RuleRelation(rawValue: sign) {
      next()
      comparisons.append(RuleComparison(relation: relation, right: try sum()))
    }
    guard !comparisons.isEmpty else {
      if case .sign(let sign) = token, ["%", "&", "||", "!", "=<", "=>"].contains(sign) { throw unexpected("") }
      throw fault(.numberForCondition)
    }
    return .comparison(left, comparisons)
  }

  /// Whether what follows a closing bracket continues a number or a comparison.
  private var continuesNumber: Bool {
    switch token {
    case .sign(let sign): ["+", "-", "*", "/", "^"].contains(sign) || RuleRelation(rawValue: sign) != nil
    case .word(let word): word == "mod" || word == "in"
    default: false
    }
  }

  private mutating func set() throws(RuleLineError) -> RuleSet {
    if take("primes") { return .primes }
    if take("fibonacci") { return .fibonacci }
    if isNext("..."), !allowsDots { throw fault(.dots) }
    if take("...") { return .dots }
    if take("digits") {
      try expect("(")
      let number = try sum()
      try expect(")")
      return .digits(number)
    }
    try expect("{", "a set, such as {1,3,4}, primes or digits(n)")
    var ranges: [RuleRange] = []
    repeat {
      let from = try sum()
      if isNext("...") { throw fault(.rangeDots) }
      ranges.append(RuleRange(from: from, to: take("..") ? try sum() : nil))
    } while take(",")
    try expect("}")
    return .listed(ranges)
  }
}
