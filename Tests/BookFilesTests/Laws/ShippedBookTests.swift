import BookFiles
import Foundation
import Reversi
import Testing

@Suite struct ShippedBookTests {
  private let path = URL(filePath: #filePath).appending(path: "../../../../data/reversi/book.db").standardizedFileURL
    .path

  @Test func `every value of the shipped book is what negamax makes of its searches`() throws {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(try #require(size) <= 1 << 20)
    let file = try BookFile(reading: path)
    let draft = try file.draft()
    #expect(file.size == .eight)
    // As docs/reversi.md says.
    #expect(draft.graph.nodes.count == 8000)
    #expect(draft.graph.nodes.count == (try file.summary()).positions)
    let best = try #require(try file.lookup.probe(.start())?.moves.first)
    #expect(best.isInBook)
    #expect(best.advice.principalVariation.count > 4)
  }
}
