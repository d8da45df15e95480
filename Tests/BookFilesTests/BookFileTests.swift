import BookFiles
import Databases
import Foundation
import GameCore
import Reversi
import Synchronization
import Testing

@Suite final class BookFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func plan(_ positions: Int) -> BookPlan {
    BookPlan(size: .six, level: 0, positions: positions, depthLimit: 60, mostLoss: 128)
  }

  private func create(_ name: String) throws -> BookFile {
    try BookFile(creating: path(name), size: .six, level: 0, program: "1.2.3")
  }

  /// Learns in a file; with a number of changes, as if the process were killed at the next one.
  @discardableResult
  private func learn(
    _ file: BookFile, _ positions: Int, threads: Int = 1, changes: Int = .max
  ) throws -> BookEnd? {
    struct Killed: Error {}
    var draft = try file.draft()
    let left = Counter(changes)
    do {
      return try ReversiSolver().learn(&draft, plan(positions), limits: SearchLimits(threads: threads)) {
        (change) throws(any Error) in
        if !left.take() { throw Killed() }
        try file.keep(change)
      }
    } catch is Killed {
      return nil
    }
  }

  @Test func `a book is what was learnt, after it was opened again`() throws {
    let file = try create("a.db")
    #expect(try learn(file, 40) == .complete)
    let again = try BookFile(reading: file.path)
    #expect(again.size == .six && again.level == 0 && again.program == "1.2.3")
    let draft = try again.draft()
    #expect(draft.graph.nodes.count == 40)
    let memory = OpeningBook(draft.graph, level: 0)
    for node in draft.graph.nodes {
      let position = node.record.position.position(on: .six)
      let (found, expected) = (try again.lookup.probe(position), try memory.probe(position))
      #expect(found?.moves.map(\.advice) == expected?.moves.map(\.advice))
      #expect(found?.deviation == expected?.deviation)
    }
    let summary = try again.summary()
    #expect(summary.positions == 40)
    #expect(summary.plies.first?.ply == 0)
    #expect(summary.plies.first?.positions == 1)
    #expect(summary.waiting == draft.waiting.count)
    #expect(summary.start?.moves.count == 4)
  }

  @Test func `killed at any change and on any number of threads, the book becomes the same`() throws {
    let whole = try create("whole.db")
    try learn(whole, 40)
    for (number, changes) in [1, 2, 3, 7, 18, 25].enumerated() {
      let name = "part\(number).db"
      _ = try create(name)
      var rounds = 0
      while rounds < 60 {
        let end = try learn(try BookFile(writing: path(name)), 40, threads: 1 + number % 3, changes: changes)
        if end != nil { break }
        // Between two changes the values in the file are those of negamax: a draft is read.
        _ = try BookFile(reading: path(name)).draft()
        rounds += 1
      }
      #expect(rounds > 0)
      #expect(try BookFile(reading: path(name)).text().text == whole.text().text)
    }
  }

  @Test func `a text makes the same book, which continues learning in the same way`() throws {
    let file = try create("a.db")
    try learn(file, 33)
    let text = try BookText(Array(try file.text().text.utf8))
    let copy = try create("b.db")
    try copy.fill(text)
    #expect(try copy.text() == file.text())
    try learn(file, 60)
    try learn(copy, 60)
    #expect(try copy.text() == file.text())
  }

  @Test func `a file that was begun and left empty becomes a book, others stay what they are`() throws {
    try Data().write(to: URL(filePath: path("empty.db")))
    let file = try BookFile(learning: path("empty.db"), size: .six, level: 0, program: "it's")
    #expect(file.size == .six && file.program == "its")
    try learn(file, 3)
    let again = try BookFile(learning: path("empty.db"), size: .eight, level: 9, program: "2")
    #expect(again.size == .six && again.level == 0 && again.program == "its")
    try Data("a letter to somebody, not a book".utf8).write(to: URL(filePath: path("letter")))
    #expect(throws: DatabaseError(path("letter"), .notADatabase)) {
      try BookFile(learning: path("letter"), size: .six, level: 0, program: "1")
    }
  }

  @Test func `two processes don't learn in one book`() throws {
    let first = try create("a.db")
    let second = try BookFile(writing: first.path)
    var draft = try second.draft()
    try learn(first, 5)
    do throws(DatabaseError) {
      _ = try ReversiSolver().learn(&draft, plan(5)) { (change) throws(DatabaseError) in try second.keep(change) }
      Issue.record("a change was written over another one")
    } catch {
      #expect(error.reason == .changed)
    }
    #expect(try second.draft().graph.nodes.count == 5)
    try learn(second, 9)
    #expect(try first.draft().graph.nodes.count == 9)
  }

  @Test(arguments: [
    "UPDATE position SET value = value + 100 WHERE depth >= 0",
    "UPDATE position SET certain = 1",
    "UPDATE position SET moves = x'00'",
    "UPDATE position SET moves = x'FF0000'",
    "UPDATE position SET moves = x'000000'",
    "UPDATE position SET board = x'01' WHERE board = (SELECT max(board) FROM position)",
    "UPDATE position SET board = x'FFFFFFFFFFFFFFFF0000000000000000' WHERE board = (SELECT max(board) FROM position)",
    "UPDATE position SET depth = 1000", "UPDATE position SET selectivity = -1",
    "UPDATE position SET value = 9223372036854775807", "UPDATE waiting SET board = x'00'",
    "UPDATE fact SET value = '7' WHERE name = 'size'", "DELETE FROM fact", "DROP TABLE waiting",
    "DELETE FROM revision",
  ])
  func `a file that was altered is refused or answers, and never crashes`(_ sql: String) throws {
    let file = try create("a.db")
    try learn(file, 20)
    do {
      let database = try Database(file.path, BookFile.kind, .writing)
      try database.run(sql)
    }
    do {
      let altered = try BookFile(reading: file.path)
      _ = try altered.lookup.probe(.start(size: .six))
      _ = try altered.summary()
      _ = try altered.draft()
      Issue.record("\(sql) went unnoticed")
    } catch let error as DatabaseError {
      switch error.reason {
      case .damaged, .altered: break
      default: Issue.record("\(sql): \(error)")
      }
    } catch let error as UnreadableBook {
      #expect(error.reason == .damaged, "\(sql): \(error.words)")
    }
  }
}

/// Counts down, on any thread.
private final class Counter: Sendable {
  private let left: Lock<Int>

  init(_ count: Int) { left = Lock(count) }

  /// Whether there was one left to take.
  func take() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
