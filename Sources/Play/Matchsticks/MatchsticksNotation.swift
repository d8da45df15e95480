import ExactArithmetic
import Matchsticks

extension MatchsticksPlay: NotedGame {
  package static let moveForms = [
    MoveForm("take N", "take N matches"),
    MoveForm("take N from HEAP", "take N matches from a heap, counted from 1"),
    MoveForm("take N from HEAP leaving A B", "take, and break what is left into two or three heaps"),
  ]

  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> HeapMove? {
    guard words.take("take") else { return nil }
    let take = try number(&words, "how many")
    let heaps = table.position.heaps
    var heap = heaps.firstIndex { !$0.isEmpty } ?? 0
    if words.take("from") {
      heap = try words.number("the number of the heap", in: 0...Int.max) - 1
    } else if heaps.count(where: { !$0.isEmpty }) > 1, words.isEmpty {
      throw .missing("'from' and the number of the heap", after: words.last)
    }
    var leaves: [HeapSize] = []
    if words.take("leaving") {
      repeat { leaves.append(try size(&words)) } while !words.isEmpty
    } else if heaps.indices.contains(heap), heaps[heap].holds(take) {
      leaves = [heaps[heap].taking(take)]
    }
    return HeapMove(heap: heap, take: take, leaves: leaves)
  }

  private static func number(_ words: inout Words, _ what: String) throws(CommandFault) -> BigInt {
    try size(&words, what).integer
  }

  private static func size(_ words: inout Words, _ what: String = "a heap") throws(CommandFault) -> HeapSize {
    let word = try words.word(what)
    guard let number = try? HeapsNotation.parse(word), number.count == 1 else {
      throw .word(word, expected: "a number of matches")
    }
    return number[0]
  }

  package static func text(_ move: HeapMove, on table: Table) -> String {
    let heaps = table.position.heaps
    var text = "take \(move.take)"
    if heaps.count(where: { !$0.isEmpty }) > 1 { text += " from \(move.heap + 1)" }
    let isPlain =
      heaps.indices.contains(move.heap) && heaps[move.heap].holds(move.take)
      && move.leaves == [heaps[move.heap].taking(move.take)]
    if !isPlain { text += " leaving " + move.leaves.map(\.description).joined(separator: " ") }
    return text
  }

  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal { Deal() }
  package static func text(_ deal: Deal) -> String { "" }
}
