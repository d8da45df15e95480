import Documents
import Foundation
import Questions
import SetApp
import SetGame
import TestSupport
import Testing

@Suite struct SetCountsTests {
  @Test func `what is said to be possible of 16 to 21 cards is what their published distributions hold`() throws {
    let text = try String(contentsOf: Asked.root.appending(path: "data/results/long.jsonl"), encoding: .utf8)
    var sizes: [Int] = []
    for line in text.split(separator: "\n") {
      let document = try JSONReader.read(Array(line.utf8)[...])
      guard document["request"]?["variant"] == .string("set"), case .array(let counts)? = document["result"]?["counts"],
        case .number(let digits)? = document["request"]?["dealSize"], let cards = Int(digits)
      else { continue }
      sizes.append(cards)
      let possible = SetCounts(cards: cards, dimension: .standard)
      for sets in 0...(counts.count + 3) {
        let exists = counts.indices.contains(sets) && counts[sets] != .string("0")
        #expect(possible.allows(sets) == exists, "\(sets) Sets in \(cards) cards")
      }
    }
    #expect(sizes.sorted() == Array(16...21))
  }
}
