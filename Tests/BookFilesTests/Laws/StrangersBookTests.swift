import BookFiles
import Databases
import Foundation
import GameCore
import Reversi
import Testing

/// Books written by an attacker or a bad disk.
@Suite final class StrangersBookTests {
  private let folder: URL
  private let original: Data

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "whole.db").path
    do {
      let file = try BookFile(creating: path, size: .six, level: 0, program: "1.2.3")
      var draft = try file.draft()
      let plan = BookPlan(size: .six, level: 0, positions: 12, depthLimit: 60, mostLoss: 128)
      _ = try ReversiSolver().learn(&draft, plan) { (change) throws(any Error) in try file.keep(change) }
    }
    original = try Data(contentsOf: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "a.db").path }

  /// Reads a book in every way that there is.
  private func read(limits: SearchLimits = .none) throws {
    let file = try BookFile(reading: path, limits: limits)
    _ = try file.lookup.probe(.start(size: file.size))
    let summary = try file.summary(limits: limits)
    #expect(summary.proved <= summary.positions && summary.plies.allSatisfy { (0...60).contains($0.ply) })
    let text = try file.text(limits: limits)
    #expect(text.records.allSatisfy { (1...100).contains($0.selectivity) && (0...64).contains($0.depth) })
    _ = try file.draft(limits: limits)
  }

  @Test func `a view in the place of a table is refused before it is asked`() throws {
    try original.write(to: URL(filePath: path))
    do {
      let database = try Database(path, BookFile.kind, .writing)
      try database.run("DROP TABLE waiting")
      try database.run(
        """
        CREATE VIEW waiting AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i AS place, zeroblob(900000000) AS board FROM n
        """)
    }
    #expect(throws: DatabaseError(path, .altered)) { try read() }
  }

  @Test func `rows changed at random are read or refused, and never trap`() throws {
    var generator = SeededGenerator(seed: 12)
    let columns = [
      ("position", "board"), ("position", "depth"), ("position", "selectivity"), ("position", "proved"),
      ("position", "moves"), ("position", "value"), ("position", "certain"), ("waiting", "board"),
      ("waiting", "place"), ("revision", "number"), ("fact", "value"),
    ]
    let values = [
      "0", "1", "-1", "100", "9223372036854775807", "-9223372036854775808", "'4'", "'6'", "'8'", "x''",
      "zeroblob(16)", "randomblob(16)", "x'FFFFFFFFFFFFFFFF0000000000000000'", "zeroblob(3)", "zeroblob(99999)",
      "(SELECT max(board) FROM position)", "(SELECT moves FROM position LIMIT 1)",
    ]
    var refused = 0
    for _ in 0..<200 {
      try original.write(to: URL(filePath: path))
      do {
        let database = try Database(path, BookFile.kind, .writing)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let (table, name) = columns[Int.random(in: 0..<columns.count, using: &generator)]
          let value = values[Int.random(in: 0..<values.count, using: &generator)]
          let board = "board = (SELECT min(board) FROM \(table))"
          let place = ["position", "waiting"].contains(table) && Bool.random(using: &generator) ? board : "1"
          try? database.run("UPDATE \(table) SET \(name) = \(value) WHERE \(place)")
        }
      }
      var bytes = try Data(contentsOf: URL(filePath: path))
      if Bool.random(using: &generator) {
        bytes[Int.random(in: 100..<bytes.count, using: &generator)] ^=
          UInt8(1) << UInt8.random(in: 0...7, using: &generator)
        try bytes.write(to: URL(filePath: path))
      }
      do { try read() } catch is DatabaseError { refused += 1 } catch is UnreadableBook { refused += 1 }
    }
    #expect(refused > 50)
  }
}
