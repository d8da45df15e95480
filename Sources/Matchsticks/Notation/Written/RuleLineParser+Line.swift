import GameCore

/// The parts of a line: position, moves and ends.
extension RuleLineParser {
  /// What precedes the arrow.
  struct Head {
    var letters: [RuleLetter] = []
    var hasDots = false
    var memory: [RuleLetter] = []
    var starts: [Int] = []
    var board: RuleCondition?

    var all: [RuleLetter] { letters + memory }
  }

  mutating func line() throws(RuleLineError) -> WrittenRule {
    let head = try head()
    // Some write an arrow with two lines.
    if !take("=>") { try expect("->") }
    let left = try moves(head, isFirst: true)
    var right: [RuleMove]?
    if take("|") { right = try moves(head, isFirst: false) }
    if left.isEmpty, right?.isEmpty ?? true { throw fault(.noMoves) }
    var endings: [RuleEnding] = []
    while isNext("wins") || isNext("loses") {
      let isWin = take("wins")
      if !isWin { next() }
      try expect("if")
      let begin = place
      let condition = try condition()
      if let free = condition.letters.first(where: { !head.all.contains($0) }) {
        throw RuleLineError(.freeLetter(free), at: begin)
      }
      endings.append(RuleEnding(isWin: isWin, condition: condition))
      if token != .end { try expect(";") }
    }
    guard token == .end else { throw unexpected("';', 'if' or the end of the line") }
    return WrittenRule(
      letters: head.letters, hasDots: head.hasDots, memory: head.memory, starts: head.starts, board: head.board,
      moves: left, rightMoves: right, endings: endings)
  }

  private mutating func head() throws(RuleLineError) -> Head {
    var head = Head()
    repeat {
      if isNext("...") {
        guard !head.hasDots, !head.letters.isEmpty, head.memory.isEmpty else { throw fault(.dots) }
        next()
        (head.hasDots, allowsDots) = (true, true)
        continue
      }
      let begin = place
      let letter = try letter("a letter of the position, as in n -> n-k")
      guard !head.all.contains(letter) else { throw RuleLineError(.repeatedLetter(letter), at: begin) }
      if take("=") {
        guard case .number(let start) = token else { throw unexpected("a number") }
        next()
        head.memory.append(letter)
        head.starts.append(start)
      } else if head.hasDots {
        throw RuleLineError(.memoryWithoutStart(letter), at: begin)
      } else if !head.memory.isEmpty {
        throw RuleLineError(.memoryOrder, at: begin)
      } else {
        head.letters.append(letter)
      }
      guard head.all.count <= LineLimits.mostLetters else {
        throw RuleLineError(.tooMany("letters in a position", limit: LineLimits.mostLetters), at: begin)
      }
    } while take(",")
    guard !head.letters.isEmpty else { throw unexpected("a letter without a starting value") }
    if take("if") {
      let begin = place
      let board = try condition()
      if let free = board.letters.first(where: { !head.all.contains($0) }) {
        throw RuleLineError(.freeLetter(free), at: begin)
      }
      head.board = board
    }
    return head
  }

  private mutating func moves(_ head: Head, isFirst: Bool) throws(RuleLineError) -> [RuleMove] {
    if token == .end || isNext("|") || isNext("wins") || isNext("loses") { return [] }
    var moves: [RuleMove] = []
    while true {
      guard moves.count < LineLimits.mostMoves else { throw fault(.tooMany("moves", limit: LineLimits.mostMoves)) }
      moves.append(try move(head))
      if isNext("or") { throw fault(.orBetweenMoves) }
      guard take(";") else { return moves }
      if token == .end || isNext("wins") || isNext("loses") || isNext("|") { return moves }
    }
  }

  private mutating func move(_ head: Head) throws(RuleLineError) -> RuleMove {
    let begin = place
    var parts: [RulePart] = []
    repeat {
      guard parts.count < LineLimits.mostParts else {
        throw fault(.tooMany("parts of a move", limit: LineLimits.mostParts))
      }
      parts.append(try part(head))
    } while take("and")
    let condition = take("if") ? try condition() : nil
    let move = RuleMove(parts: parts, condition: condition)
    let free = move.freeLetters(besides: head.all)
    guard free.count <= LineLimits.mostFreeLetters else {
      throw RuleLineError(.tooMany("free letters in a move", limit: LineLimits.mostFreeLetters), at: begin)
    }
    if let letter = move.letterBelowOne(among: free) { throw RuleLineError(.belowOne(letter), at: begin) }
    if move.changesNothing(letters: head.letters, memory: head.memory, hasDots: head.hasDots) {
      throw RuleLineError(.noChange, at: begin)
    }
    if let letter = RuleBounds.unlimited(move, free: free, board: head.board, letters: head.letters + head.memory) {
      throw RuleLineError(.unlimited(letter), at: begin)
    }
    return move
  }

  private mutating func part(_ head: Head) throws(RuleLineError) -> RulePart {
    let begin = place
    var (items, hasDots, leading): ([RuleSum], Bool, Int) = ([], false, 0)
    repeat {
      if isNext("...") {
        guard head.hasDots, !hasDots else { throw fault(.dots) }
        next()
        (hasDots, leading) = (true, items.count)
      } else {
        items.append(try sum())
      }
    } while take(",")
    if !hasDots { leading = min(items.count, head.letters.count) }
    let (required, memory) = (head.letters.count, head.memory.count)
    if head.hasDots {
      guard hasDots, (1...required).contains(leading), [0, memory].contains(items.count - leading) else {
        throw RuleLineError(.results(items.count, expected: [required + memory], example: nil), at: begin)
      }
    } else if items.count != required, items.count != required + memory {
      throw RuleLineError(
        .results(
          items.count, expected: memory == 0 ? [required] : [required, required + memory],
          example: Self.completed(items, head.letters)), at: begin)
    }
    var loop: RuleLoop?
    if take("for") {
      let place = place
      let letter = try letter("a letter that runs over a range")
      guard !head.all.contains(letter) else { throw RuleLineError(.loopLetter(letter), at: place) }
      try expect("in")
      let from = try sum()
      try expect("..")
      loop = RuleLoop(letter: letter, from: from, to: try sum())
    }
    return RulePart(items: items, hasDots: hasDots, leading: leading, loop: loop)
  }
}

extension RuleLineParser {
  /// A result that lacks numbers with those that stay, as far as each of its own names one letter;
  /// `nil` where that isn't seen.
  fileprivate static func completed(_ items: [RuleSum], _ letters: [RuleLetter]) -> String? {
    guard items.count < letters.count else { return nil }
    var all = letters.map { $0.text }
    var places: Set<Int> = []
    for item in items {
      let named = letters.indices.filter { item.letters.contains(letters[$0]) }
      guard named.count == 1, places.insert(named[0]).inserted else { return nil }
      all[named[0]] = item.text()
    }
    return all.joined(separator: ",")
  }
}
