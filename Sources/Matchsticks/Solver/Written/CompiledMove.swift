import GameCore

/// A move of a written rule as programs: a search through its free letters, each up to its limit,
/// that meets every result.
final class CompiledMove: @unchecked Sendable {
  /// The places of the letters that the move names: with dots, the heaps that it chooses.
  let letters: [Int]
  /// The registers of the numbers of each part, those of memory last.
  let parts: [Part]
  /// Whether a fixed number of positions is left, without dots: their numbers are in
  /// ``plainItems``.
  let isPlain: Bool
  let plainItems: [Int]
  /// How many positions those are.
  let placedParts: Int
  /// The free letters, in the order in which they are limited.
  private let freeLetters: [FreeLetter]
  /// What has to hold before any letter is free.
  private let guarding: RegisterProgram

  struct Part {
    let items: [Int]
    let hasDots: Bool
    let leading: Int
    let loop: Loop?
  }

  /// A part for each number of a range: the program computes the numbers of one of them.
  final class Loop {
    let register: Int
    let from: Int
    let to: Int
    let items: RegisterProgram

    init(register: Int, from: Int, to: Int, items: consuming RegisterProgram) {
      (self.register, self.from, self.to) = (register, from, to)
      self.items = items
    }
  }

  /// A free letter: its register, what limits it, and what has to hold once it has a value; for the
  /// last one that computes the results, too.
  private final class FreeLetter {
    let letter: RuleLetter
    let register: Int
    let limit: CompiledLimit
    let program: RegisterProgram

    init(_ letter: RuleLetter, register: Int, limit: CompiledLimit, program: consuming RegisterProgram) {
      (self.letter, self.register, self.limit) = (letter, register, limit)
      self.program = program
    }
  }

  init(_ move: RuleMove, of rule: WrittenRule, compiler: inout RuleCompiler) {
    let known = rule.letters + rule.memory
    self.letters = rule.letters.indices.filter { place in
      move.parts.contains { $0.hasDots && place < $0.leading } || move.names(rule.letters[place])
    }
    let free = move.freeLetters(besides: known)
    let bounds = RuleBounds(move, free: free, board: rule.board, letters: known)
    precondition(bounds.unlimited.isEmpty, "every free letter is limited")
    // Each part of the condition is tested as soon as its letters are known.
    let conjuncts = if case .all(let all)? = move.condition { all } else { move.condition.map { [$0] } ?? [] }
    var bound = known
    var stages: [[RuleCondition]] = [[]]
    stages[0] = conjuncts.filter { $0.letters.allSatisfy(bound.contains) }
    for (letter, _) in bounds.order {
      let before = bound
      bound.append(letter)
      stages.append(
        conjuncts.filter { part in
          part.letters.allSatisfy(bound.contains) && !part.letters.allSatisfy(before.contains)
        })
    }
    var programs: [[RegisterStep]] = []
    var limits: [CompiledLimit] = []
    var parts: [Part] = []
    for (stage, conditions) in stages.enumerated() {
      for condition in conditions { compiler.require(condition) }
      if stage == stages.count - 1 { parts = move.parts.map { Self.compile($0, of: rule, &compiler) } }
      programs.append(compiler.finish())
      if stage < bounds.order.count { limits.append(CompiledLimit(bounds.order[stage].limit, &compiler)) }
    }
    self.parts = parts
    isPlain = parts.allSatisfy { $0.loop == nil && !$0.hasDots }
    plainItems = isPlain ? parts.flatMap { $0.items } : []
    placedParts = parts.count
    let registers = compiler.registerCount
    guarding = RegisterProgram(programs[0], registers: registers)
    var letters: [FreeLetter] = []
    for (place, (letter, _)) in bounds.order.enumerated() {
      letters.append(
        FreeLetter(
          letter, register: compiler.register(of: letter), limit: limits[place],
          program: RegisterProgram(programs[place + 1], registers: registers)))
    }
    freeLetters = letters
  }

  /// Adds what computes the numbers of a part, and rejects those that no position has.
  private static func compile(_ part: RulePart, of rule: WrittenRule, _ compiler: inout RuleCompiler) -> Part {
    guard let loop = part.loop else {
      return Part(
        items: items(part, of: rule, &compiler), hasDots: part.hasDots, leading: part.leading, loop: nil)
    }
    let (from, to) = (compiler.compile(loop.from), compiler.compile(loop.to))
    let before = compiler.finish()
    let numbers = items(part, of: rule, &compiler)
    let steps = compiler.finish()
    compiler.resume(before)
    return Part(
      items: numbers, hasDots: part.hasDots, leading: part.leading,
      loop: Loop(
        register: compiler.register(of: loop.letter), from: from, to: to,
        items: RegisterProgram(steps, registers: compiler.registerCount)))
  }

  private static func items(_ part: RulePart, of rule: WrittenRule, _ compiler: inout RuleCompiler) -> [Int] {
    var sums = part.items
    // Memory that isn't mentioned begins anew.
    if sums.count == part.leading { sums += rule.starts.map { .number($0) } }
    let registers = sums.map { compiler.compile($0) }
    for register in registers { compiler.requireNotNegative(register) }
    if let board = rule.board, !part.hasDots {
      compiler.require(board.replacing(Dictionary(uniqueKeysWithValues: zip(rule.letters + rule.memory, sums))))
    }
    return registers
  }

  /// Calls `body` for each result that the registers of the position lead to, while it returns
  /// true; whether it did to the end.
  func forEachResult(
    of game: WrittenGame, tries: inout Int, _ body: () throws(WrittenGameError) -> Bool
  ) throws(WrittenGameError) -> Bool {
    let machine = game.machine
    guard machine.run(guarding) else {
      if let trap = machine.trap { throw .trap(trap) }
      return true
    }
    return try freeLetters.isEmpty ? body() : search(0, game, &tries, body)
  }

  private func search(
    _ depth: Int, _ game: WrittenGame, _ tries: inout Int, _ body: () throws(WrittenGameError) -> Bool
  ) throws(WrittenGameError) -> Bool {
    let machine = game.machine
    let letter = freeLetters[depth]
    let isLast = depth == freeLetters.count - 1
    // Letters that aren't limited yet count as 1.
    for other in freeLetters[depth...] { machine[other.register] = 1 }
    let most = try letter.limit.greatest(of: letter.letter, in: letter.register, on: machine)
    var number = 1
    while number <= most {
      machine[letter.register] = number
      tries += 1
      guard tries <= LineLimits.mostTries else { throw .tooManyTries }
      if tries % WrittenGame.workBetweenQuestions == 0 { try game.spend(WrittenGame.workBetweenQuestions) }
      if machine.run(letter.program) {
        let goesOn = try isLast ? body() : search(depth + 1, game, &tries, body)
        if !goesOn { return false }
      } else if let trap = machine.trap {
        throw .trap(trap)
      }
      number += 1
    }
    return true
  }
}

/// What limits a free letter, as programs.
indirect enum CompiledLimit: @unchecked Sendable {
  case atLeastZero(LimitProgram)
  case least([CompiledLimit])
  case greatest([CompiledLimit])

  final class LimitProgram {
    let program: RegisterProgram
    let register: Int

    init(_ program: consuming RegisterProgram, register: Int) {
      self.program = program
      self.register = register
    }
  }

  init(_ limit: RuleLimit, _ compiler: inout RuleCompiler) {
    switch limit {
    case .atLeastZero(let sum):
      let register = compiler.compile(sum)
      let steps = compiler.finish()
      self = .atLeastZero(LimitProgram(RegisterProgram(steps, registers: compiler.registerCount), register: register))
    case .least(let parts):
      var all: [CompiledLimit] = []
      for part in parts { all.append(CompiledLimit(part, &compiler)) }
      self = .least(all)
    case .greatest(let parts):
      var all: [CompiledLimit] = []
      for part in parts { all.append(CompiledLimit(part, &compiler)) }
      self = .greatest(all)
    }
  }

  /// The largest number of a letter, at least 0, that the registers of the other letters allow.
  func greatest(of letter: RuleLetter, in register: Int, on machine: RegisterMachine) throws(WrittenGameError) -> Int {
    switch self {
    case .atLeastZero(let limit): return try limit.greatest(of: letter, in: register, on: machine)
    case .least(let parts):
      var least: Int?
      var failure: WrittenGameError?
      for part in parts {
        do throws(WrittenGameError) {
          let next = try part.greatest(of: letter, in: register, on: machine)
          least = min(least ?? next, next)
        } catch {
          // Another part may limit it here.
          guard case .unlimited = error else { throw error }
          failure = error
        }
      }
      if let least { return least }
      throw failure ?? .unlimited(letter)
    case .greatest(let parts):
      var greatest = 0
      for part in parts { greatest = max(greatest, try part.greatest(of: letter, in: register, on: machine)) }
      return greatest
    }
  }
}

extension CompiledLimit.LimitProgram {
  /// By doubling, then by halving: the number falls as the letter grows.
  func greatest(of letter: RuleLetter, in register: Int, on machine: RegisterMachine) throws(WrittenGameError) -> Int {
    func holds(_ number: Int) throws(WrittenGameError) -> Bool {
      machine[register] = number
      if machine.run(program) { return machine[self.register] >= 0 }
      // A power that is too large to be computed is beyond any limit.
      if machine.trap == .overflow { return false }
      throw .trap(machine.trap ?? .overflow)
    }
    guard try holds(1) else { return 0 }
    var (good, bad) = (1, 2)
    while try holds(bad) {
      good = bad
      bad *= 2
      guard good <= LineLimits.mostNumber else { throw .unlimited(letter) }
    }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if try holds(middle) { good = middle } else { bad = middle }
    }
    return good
  }
}
