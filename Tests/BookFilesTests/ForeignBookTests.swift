import BookFiles
import Databases
import Foundation
import GameCore
import Reversi
import Testing

@Suite final class ForeignBookTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A book of our own, as deep as that many positions lead.
  private func graph(_ positions: Int) throws -> BookGraph {
    var draft = BookDraft(BookGraph(size: .eight))
    let plan = BookPlan(level: 0, positions: positions, mostLoss: 128)
    let end = try ReversiSolver().learn(&draft, plan) { (_) throws(any Error) in }
    try #require(end == .complete)
    return draft.graph
  }

  private func bytes(_ graph: BookGraph, _ format: BookFormat) -> [UInt8] {
    graph.file(as: format, level: 0)
  }

  private func entries(_ book: ForeignBook) -> [OpeningBook.Entry] {
    var entries: [OpeningBook.Entry] = []
    book.positions.forEach { entries.append($0) }
    return entries
  }

  @Test(arguments: [BookFormat.edax, .edaxText, .egaroucid])
  func `a book that is written for another program has the same values, rounded`(format: BookFormat) throws {
    let graph = try graph(60)
    let bytes = bytes(graph, format)
    #expect(ForeignBook.format(of: bytes.prefix(1000)) == format)
    let book = try ForeignBook(bytes, as: format)
    #expect(book.positions.count == 60 && book.forcedCount == 0 && book.repeatedCount == 0)
    #expect(book.valuelessCount == 0 && book.illegalMoveCount == 0)
    for entry in entries(book) {
      let node = try #require(graph[entry.record.position])
      #expect(abs(entry.value - node.value) <= 50 && entry.value % 100 == 0)
      #expect(entry.isCertain == node.isCertain)
    }
  }

  @Test(arguments: [BookFormat.edax, .egaroucid])
  func `an imported book is kept, and grows like one of our own`(format: BookFormat) throws {
    let book = try ForeignBook(bytes(try graph(40), format), as: format)
    let path = folder.appending(path: "\(format).db").path
    let file = try BookFile(creating: path, size: .eight, level: book.level, program: "1")
    try file.fill(book.positions)
    // Reading it as a draft compares all values with those of negamax.
    var draft = try BookFile(reading: path).draft()
    #expect(draft.graph.nodes.count == 40)
    let found = entries(book)
    #expect(draft.graph.nodes.map(\.value).sorted() == found.map(\.value).sorted())
    let before = try #require(try BookFile(reading: path).lookup.probe(.start(size: .eight)))
    #expect(before.moves.allSatisfy { !$0.advice.isProved && $0.advice.selectivity == ForeignBook.selectivity })
    let text = try BookText(Array(file.text().text.utf8))
    #expect(Set(text.records) == Set(found.map(\.record)))
    let end = try ReversiSolver().learn(&draft, BookPlan(level: 0, positions: 50, mostLoss: 128)) {
      (change) throws(any Error) in try file.keep(change)
    }
    #expect(end == .complete)
    #expect(try BookFile(reading: path).draft().graph.nodes.count == 50)
  }

  /// Egaroucid's bytes for positions: value, best move that leads out (65: none).
  private func egaroucid(_ said: [(Position, value: Int8, leaf: Int8, square: UInt8)]) -> [UInt8] {
    var bytes = Array("DICUORAGE".utf8) + [3, UInt8(said.count), 0, 0, 0]
    for (position, value, leaf, square) in said {
      for discs in [position.mover, position.opponent] { bytes += (0..<8).map { UInt8(discs >> (8 * $0) & 0xFF) } }
      bytes += [UInt8(bitPattern: value), 10, 0, 0, 0, 0, UInt8(bitPattern: leaf), square, 10]
    }
    return bytes
  }

  @Test func `where no move out of the book is stated, the worth of the position counts`() throws {
    let start = Position.start()
    let first = start.placingUnchecked(start.legalSquares[0])
    let square = UInt8(first.legalSquares[0].index)
    func values(_ said: [(Position, value: Int8, leaf: Int8, square: UInt8)]) throws -> [Int] {
      entries(try ForeignBook(egaroucid(said), as: .egaroucid)).sorted {
        $0.record.position.discCount < $1.record.position.discCount
      }
      .map(\.value)
    }
    #expect(try values([(start, 3, -126, 65)]) == [300])
    #expect(try values([(start, 3, -126, 65), (first, 5, 2, square)]) == [-200, 200])
    // All first moves of the start are one by symmetry: what is known after them counts alone.
    #expect(try values([(start, 3, 1, 19), (first, -126, 7, square)]) == [-700, 700])
    #expect(try values([(first, 5, -126, 65)]) == [500])
    let said = try ForeignBook(
      egaroucid([(first, -126, -126, 65), (first, 4, -126, 65), (first, 9, 0, 0)]), as: .egaroucid)
    #expect(said.repeatedCount == 2 && said.valuelessCount == 1 && said.illegalMoveCount == 1)
  }

  @Test(arguments: [BookFormat.edax, .edaxText, .egaroucid])
  func `no bytes make the reader trap`(format: BookFormat) throws {
    let good = bytes(try graph(12), format)
    // A text may end without a line feed, or be empty.
    for length in format == .edaxText ? [3, 41, good.count - 3] : [0, 3, 9, 11, 13, 41, good.count - 1] {
      #expect((try? ForeignBook(Array(good.prefix(length)), as: format)) == nil, "\(length)")
    }
    var random = SeededGenerator(seed: 60)
    for _ in 0..<500 {
      var bytes = good
      for _ in 0..<(1 + random.index(8)) { bytes[random.index(bytes.count)] = UInt8(random.index(256)) }
      if let book = try? ForeignBook(bytes, as: format) {
        let path = folder.appending(path: "odd.db").path
        try? FileManager.default.removeItem(atPath: path)
        let file = try BookFile(creating: path, size: .eight, level: book.level, program: "1")
        try file.fill(book.positions)
        #expect(try BookFile(reading: path).draft().graph.nodes.count == book.positions.count)
      }
    }
  }
}
