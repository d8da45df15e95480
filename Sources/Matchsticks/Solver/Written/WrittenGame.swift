import GameCore

/// A written rule as programs: the options of its positions.
///
/// A position is an array: the numbers of its letters, or its heaps in ascending order where it has
/// any number of them, then the numbers of memory.
package final class WrittenGame {
  let rule: WrittenRule
  let moves: [CompiledMove]
  private let rightMoves: [CompiledMove]
  private let board: RegisterProgram
  private let boardLetters: [Int]
  private let endings: [Ending]
  let machine: RegisterMachine
  /// What the questions so far have cost: tries of moves, steps of runs through memory.
  package internal(set) var work = 0
  /// Another one for the boards of results, while the first is in a move.
  private let checker: RegisterMachine
  /// The places, or the positions, of what the last move leaves (``WrittenResult``).
  var places = [Int](repeating: 0, count: LineLimits.mostParts)
  var found: [[Int]] = []
  private let constants: [(register: Int, value: Int)]
  private let registers: [RuleLetter: Int]
  /// What may stop the search for moves, even for those of one position.
  var limits = SearchLimits.none
  /// What was spent since the limits were asked.
  private var unasked = 0

  private final class Ending {
    let isWin: Bool
    /// The places of the letters that it needs.
    let letters: [Int]
    let program: RegisterProgram

    init(isWin: Bool, letters: [Int], program: consuming RegisterProgram) {
      (self.isWin, self.letters) = (isWin, letters)
      self.program = program
    }
  }

  package init(_ rule: WrittenRule) {
    self.rule = rule
    var compiler = RuleCompiler()
    for letter in rule.letters + rule.memory { _ = compiler.register(of: letter) }
    if let board = rule.board { compiler.require(board) }
    let boardSteps = compiler.finish()
    var endings: [(Bool, [RegisterStep])] = []
    for ending in rule.endings {
      compiler.require(ending.condition)
      endings.append((ending.isWin, compiler.finish()))
    }
    moves = rule.moves.map { CompiledMove($0, of: rule, compiler: &compiler) }
    rightMoves = (rule.rightMoves ?? []).map { CompiledMove($0, of: rule, compiler: &compiler) }
    board = RegisterProgram(boardSteps, registers: compiler.registerCount)
    self.endings = zip(rule.endings, endings).map {
      Ending(
        isWin: $1.0, letters: rule.places(of: $0.condition.letters),
        program: RegisterProgram($1.1, registers: compiler.registerCount))
    }
    boardLetters = rule.places(of: rule.board?.letters ?? [])
    machine = RegisterMachine(registers: compiler.registerCount)
    constants = compiler.constants
    registers = compiler.registers
    checker = RegisterMachine(registers: compiler.registerCount)
    for constant in constants {
      machine[constant.register] = constant.value
      checker[constant.register] = constant.value
    }
  }

  /// The work between two checks of the limits: a fraction of a second.
  static let workBetweenQuestions = 8192

  /// Counts work, and asks the limits whenever some thousand units of it are done.
  func spend(_ amount: Int) throws(WrittenGameError) {
    unasked += amount
    guard unasked >= Self.workBetweenQuestions else { return }
    unasked = 0
    if let reason = limits.stopReason() { throw .stopped(reason) }
  }

  /// The letter that a register belongs to.
  func letter(of register: Int) -> RuleLetter? { registers.first { $0.value == register }?.key }

  /// Whether a position is on the board.
  package func exists(_ position: [Int]) throws(WrittenGameError) -> Bool {
    guard position.allSatisfy({ $0 >= 0 }) else { return false }
    try spend(1)
    if rule.board == nil { return true }
    return try arrangements(of: position, boardLetters, on: checker) { () throws(WrittenGameError) in
      try Self.holds(board, on: checker)
    }
  }

  /// Whether the game is over at a position, and whether the player to move has won then.
  package func ending(_ position: [Int]) throws(WrittenGameError) -> Bool? {
    for ending in endings {
      if try !arrangements(
        of: position, ending.letters, on: checker,
        { () throws(WrittenGameError) in try !Self.holds(ending.program, on: checker) })
      {
        return ending.isWin
      }
    }
    return nil
  }

  private static func holds(
    _ program: borrowing RegisterProgram, on machine: RegisterMachine
  ) throws(WrittenGameError) -> Bool {
    if machine.run(program) { return true }
    if let trap = machine.trap { throw .trap(trap) }
    return false
  }

  /// Calls `body` with the results of all moves, each a list of positions, while it returns true;
  /// whether it did to the end. A result may come more than once.
  func forEachOption(
    of position: [Int], byRight: Bool = false, _ body: ([[Int]]) throws(WrittenGameError) -> Bool
  ) throws(WrittenGameError) -> Bool {
    var tries = 0
    defer { work += tries }
    for move in byRight ? rightMoves : moves {
      let isWhole = try arrangements(of: position, move.letters, on: machine) { () throws(WrittenGameError) in
        try move.forEachResult(of: self, tries: &tries) { () throws(WrittenGameError) in
          guard let result = try result(of: move, from: position) else { return true }
          return try body(result)
        }
      }
      if !isWhole { return false }
    }
    try spend(searched(tries))
    return true
  }

  /// The work of a search for moves that wasn't counted on the way: limits of letters take some
  /// tries, too.
  func searched(_ tries: Int) -> Int { 8 + tries % Self.workBetweenQuestions }

  // MARK: Arrangements

  /// Fills the registers of the letters in each way that a position allows, and calls `body`, while
  /// it returns true: one way, or with dots each choice of different heaps for some letters.
  func arrangements(
    of position: [Int], _ letters: [Int], on machine: RegisterMachine,
    _ body: () throws(WrittenGameError) -> Bool
  ) throws(WrittenGameError) -> Bool {
    let (chosen, memory) = (rule.letters.count, rule.memory.count)
    for place in 0..<memory { machine[chosen + place] = position[position.count - memory + place] }
    guard rule.hasDots else {
      for place in 0..<chosen { machine[place] = position[place] }
      return try body()
    }
    return try choose(letters[...], from: Array(position.dropLast(memory)), on: machine, body)
  }

  private func choose(
    _ letters: ArraySlice<Int>, from heaps: [Int], on machine: RegisterMachine,
    _ body: () throws(WrittenGameError) -> Bool
  ) throws(WrittenGameError) -> Bool {
    guard let letter = letters.first else {
      machine.rest = heaps
      return try body()
    }
    for index in heaps.indices where index == 0 || heaps[index] != heaps[index - 1] {
      machine[letter] = heaps[index]
      var others = heaps
      others.remove(at: index)
      if try !choose(letters.dropFirst(), from: others, on: machine, body) { return false }
    }
    return true
  }

  // MARK: Results

  /// What the registers say that a move leaves; `nil` where that isn't a move.
  func result(of move: CompiledMove, from position: [Int]) throws(WrittenGameError) -> [[Int]]? {
    var positions: [[Int]] = []
    for part in move.parts {
      guard let loop = part.loop else {
        guard let numbers = try numbers(of: part, move.letters) else { return nil }
        positions.append(numbers)
        continue
      }
      let (from, to) = (machine[loop.from], machine[loop.to])
      guard from <= to else { continue }
      guard to - from < LineLimits.mostLoopParts else { throw .tooManyParts }
      try spend(to - from)
      for number in from...to {
        machine[loop.register] = number
        guard try Self.holds(loop.items, on: machine) else { return nil }
        guard let numbers = try numbers(of: part, move.letters) else { return nil }
        positions.append(numbers)
      }
    }
    if positions.count > 1 || move.parts.contains(where: { $0.loop != nil }) {
      // Several positions are played on as a sum: none of them may be empty.
      return positions.contains { $0.allSatisfy { $0 == 0 } } ? nil : positions
    }
    return positions.count == 1 && positions[0] == position ? nil : positions
  }

  /// The position that is left; `nil` where it is off the board.
  private func numbers(of part: CompiledMove.Part, _ letters: [Int]) throws(WrittenGameError) -> [Int]? {
    var numbers = part.items.map { machine[$0] }
    if part.hasDots {
      let unchanged = letters.filter { $0 >= part.leading }.map { machine[$0] }
      let heaps = (numbers.prefix(part.leading) + unchanged + machine.rest).sorted()
      numbers = heaps + numbers.dropFirst(part.leading)
    }
    guard numbers.allSatisfy({ $0 <= LineLimits.mostNumber }) else { throw .tooLargeNumber }
    if part.hasDots { guard try exists(numbers) else { return nil } }
    return numbers
  }
}

extension WrittenRule {
  /// The places of those letters of a position that occur among some, in their order.
  func places(of letters: [RuleLetter]) -> [Int] { self.letters.indices.filter { letters.contains(self.letters[$0]) } }
}
