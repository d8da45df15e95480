import ExactArithmetic
import Matchsticks
import Questions

extension MatchsticksPlay: NotedGame {
  package static let moveForms = [
    MoveForm("take N", "take N matches"),
    MoveForm("take N from HEAP", "take N matches from a heap, counted from 1"),
    MoveForm("take N from HEAP leaving A B", "take, and split the rest into two or three heaps"),
  ]

  /// Reads a move, also in the words in which advice is given: "take 7 from the heap of 9 and leave
  /// 2", "break heap 1 of 9, leaving 4 and 5".
  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> HeapMove? {
    let heaps = table.position.heaps
    var (take, heap): (BigInt, Int?) = (0, nil)
    if words.take("break") {
      heap = try place(&words, among: heaps)
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

  private static func size(_ word: String) throws(CommandFault) -> HeapSize {
    guard let size = try? HeapsNotation.parseHeap(word) else { throw .word(word, expected: "a number of matches") }
    return size
  }

  package static func text(_ move: HeapMove, on table: Table) -> String {
    var text = "take \(move.take)"
    if table.hasSeveralHeaps { text += " from \(move.heap + 1)" }
    if !table.isPlain(move) { text += " leaving " + move.leaves.map({ $0.description }).joined(separator: " ") }
    return text
  }

  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal { Deal() }
  package static func text(_ deal: Deal) -> String { "" }
}

extension MatchsticksPlay.Table {
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
