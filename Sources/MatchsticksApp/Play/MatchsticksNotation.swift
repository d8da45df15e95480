import ExactArithmetic
import Matchsticks
import Questions

extension MatchsticksPlay: NotedGame {
  package static let moveForms = [
    MoveForm("take N", "take N matches"),
    MoveForm("take N from HEAP", "take N matches from a heap, counted from 1"),
    MoveForm("take N from HEAP leaving A B", "take, and split the rest into two or three heaps"),
    MoveForm("go to A B", "under a line: what the numbers become"),
  ]

  /// Reads a move, also in the words in which advice is given: "take 7 from the heap of 9 and leave
  /// 2", "break heap 1 of 9, leaving 4 and 5".
  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> HeapMove? {
    if table.isWritten, words.take("go") { return try goal(&words, on: table) }
    let heaps = table.position.heaps
    var (take, heap): (BigInt, Int?) = (0, nil)
    if words.take("break") {
      // "break the heap, leaving …" names none.
      var others = words
      _ = others.take("the")
      if others.take("heap,") {
        words = others
      } else if words.next != "leaving" {
        heap = try place(&words, among: heaps)
      }
    } else {
      guard words.take("take") else { return nil }
      take = try size(try words.part("how many")).integer
      if words.take("from") { heap = try place(&words, among: heaps) }
    }
    if heap == nil, heaps.count(where: { !$0.isEmpty }) > 1, words.isEmpty {
      throw .missing("'from' and the number of the heap", after: words.last)
    }
    let place = heap ?? heaps.firstIndex { !$0.isEmpty } ?? 0
    let rest = heaps.indices.contains(place) && heaps[place].holds(take) ? heaps[place].taking(take) : nil
    let isJoined = words.take("and")
    var leaves = rest.map { [$0] } ?? []
    if words.take("leaving") || words.take("leave") || words.take("into") {
      leaves = try self.leaves(&words, of: rest)
    } else if isJoined {
      throw .missing("'leave'", after: words.last)
    }
    return HeapMove(heap: place, take: take, leaves: leaves)
  }

  /// The place of a heap: "2", "heap 2 of 9", "the heap of 9".
  private static func place(_ words: inout Words, among heaps: [HeapSize]) throws(CommandFault) -> Int {
    _ = words.take("the")
    let isNamed = words.take("heap")
    if isNamed, words.take("of") {
      let word = try words.part("its matches")
      let size = try size(word)
      guard let place = heaps.firstIndex(of: size) else { throw .word(word, expected: "the size of a heap") }
      return place
    }
    let number = try words.part("the number of the heap")
    guard let place = number.number(in: 0...Int.max) else { throw .number(number, 0...Int.max) }
    if isNamed, words.take("of") {
      let word = try words.part("its matches")
      let size = try size(word)
      guard heaps.indices.contains(place - 1), heaps[place - 1] == size else {
        throw .word(word, expected: "the size of heap \(place)")
      }
    }
    return place - 1
  }

  /// The heaps that are left. They have as many matches as the rest: that decides whether 92,679 is
  /// one heap or two.
  private static func leaves(_ words: inout Words, of rest: HeapSize?) throws(CommandFault) -> [HeapSize] {
    var parts = [try words.word("a heap")]
    while let word = words.take() { parts.append(word) }
    let text = parts.joined(separator: " ")
    do throws(HeapsError) {
      return try HeapsNotation.parse(text)
    } catch .oneOrSeveral {
      let one = (try? HeapsNotation.parseHeap(text)).map { [$0] }
      let several = try? HeapsNotation.parse(String(text.map { $0 == "," ? " " : $0 }))
      let readings = [one, several].compactMap { $0 }
      let fitting = readings.first { $0.reduce(BigInt(0)) { $0 + $1.integer } == rest?.integer }
      guard let fitting else { throw .word(text, expected: "what is left of the heap") }
      return fitting
    } catch {
      let wrong = parts.first { (try? HeapsNotation.parse($0)) == nil }
      throw .word(wrong ?? text, expected: "a number of matches")
    }
  }

  /// What the numbers of a position become: "to 5 7", "to 5 7 in 2", "to 6, m=1", "to 2 and 4".
  private static func goal(_ words: inout Words, on table: Table) throws(CommandFault) -> HeapMove {
    _ = words.take("to")
    var (positions, place): ([Goal], Int) = ([Goal()], 0)
    while let word = words.take() {
      if word == "in" {
        let number = try words.part("the number of the position")
        guard let one = number.number(in: 1...Int.max) else { throw .number(number, 1...Int.max) }
        place = one - 1
        break
      }
      if word == "and" {
        positions.append(Goal())
        continue
      }
      for part in word.split(separator: ",") { try read(String(part), into: &positions[positions.count - 1]) }
    }
    let moves = table.position.legalMoves?.filter { $0.heap == place } ?? []
    let given = positions.flatMap { $0.numbers }
    let filled = positions.flatMap { table.line?.filled($0) ?? $0.numbers }
    // The order of positions doesn't matter.
    let move =
      moves.first { $0.leaves == filled } ?? moves.first { $0.leaves == given }
      ?? moves.first { table.parts($0.leaves) == table.parts(filled) }
    return move ?? HeapMove(heap: place, take: 0, leaves: filled)
  }

  /// A position that a move leaves, as it was typed.
  struct Goal {
    var numbers: [HeapSize] = []
    var memory: [RuleLetter: Int] = [:]
  }

  /// Reads a number, or a letter with its number: "m=1".
  private static func read(_ word: String, into goal: inout Goal) throws(CommandFault) {
    let sides = word.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return goal.numbers.append(try size(word)) }
    guard let letter = RuleLetter(String(sides[0])), let number = String(sides[1]).number(in: 0...LineLimits.mostNumber)
    else { throw .word(word, expected: "a letter and its number, as in m=3") }
    goal.memory[letter] = number
  }

  private static func size(_ word: String) throws(CommandFault) -> HeapSize {
    guard let size = try? HeapsNotation.parseHeap(word) else { throw .word(word, expected: "a number of matches") }
    return size
  }

  package static func text(_ move: HeapMove, on table: Table) -> String {
    if table.line.map({ !$0.isOfHeaps || move.take.isZero }) ?? false {
      let goal = "go to \(table.line?.goal(of: move) ?? "")"
      return table.hasSeveralPositions ? "\(goal) in \(move.heap + 1)" : goal
    }
    var text = "take \(move.take)"
    if move.take.isZero {
      text = table.hasSeveralHeaps ? "break \(move.heap + 1)" : "break"
    } else if table.hasSeveralHeaps {
      text += " from \(move.heap + 1)"
    }
    if !table.isPlain(move) { text += " leaving " + move.leaves.map({ $0.description }).joined(separator: " ") }
    return text
  }

  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal { Deal() }
  package static func text(_ deal: Deal) -> String { "" }
}

extension MatchsticksPlay.Table {
  /// The line that says the moves, where nothing else is known about it.
  package var line: WrittenRule? { position.game.rules.line }

  /// Whether the rules are a line, known or not.
  var isWritten: Bool { if case .written = position.game.rules { true } else { false } }

  /// Numbers as positions in one order.
  fileprivate func parts(_ leaves: [HeapSize]) -> [[Int]]? {
    let numbers = leaves.map { $0.small ?? .max }
    let parts = line.map { $0.positions(numbers) } ?? numbers.map { [$0] }
    return parts?.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether moves name the position that they are in.
  var hasSeveralPositions: Bool {
    guard let width = line?.width else { return false }
    return position.heaps.count > width
  }

  /// Whether there is a choice of heaps.
  package var hasSeveralHeaps: Bool { position.heaps.count { !$0.isEmpty } > 1 }

  /// Whether a move leaves what it doesn't take, as one heap.
  package func isPlain(_ move: HeapMove) -> Bool {
    position.heaps.indices.contains(move.heap) && position.heaps[move.heap].holds(move.take)
      && move.leaves == [position.heaps[move.heap].taking(move.take)]
  }
}

extension Words {
  /// Takes the next word without the comma after it.
  fileprivate mutating func part(_ what: String) throws(CommandFault) -> String {
    let word = try word(what)
    return word.count > 1 && word.hasSuffix(",") ? String(word.dropLast()) : word
  }
}

extension WrittenRule {
  /// All numbers of a position that was typed; `nil` where they aren't one.
  fileprivate func filled(_ goal: MatchsticksPlay.Goal) -> [HeapSize]? {
    let numbers = goal.numbers.map { $0.small ?? .max }
    // All numbers may be given in their order, too.
    if goal.memory.isEmpty, numbers.count == width { return goal.numbers }
    return filled(numbers, memory: goal.memory)?.map { HeapSize($0) }
  }

  /// What a move leaves, as it is typed: "5 7", "6 m=1", "2 4"; "and" stands between positions that
  /// remember something.
  fileprivate func goal(of move: HeapMove) -> String {
    let numbers = move.leaves.map { $0.small ?? 0 }
    guard !memory.isEmpty, let positions = positions(numbers) else {
      return move.leaves.map { $0.description }.joined(separator: " ")
    }
    return positions.map { text(of: $0).filter { $0 != "," } }.joined(separator: " and ")
  }
}
