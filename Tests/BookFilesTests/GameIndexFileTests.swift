import BookFiles
import Databases
import Foundation
import GameCore
import Reversi
import Testing

@Suite final class GameIndexFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func game(_ moves: String, _ black: String, _ white: String) throws -> GameRecord {
    var game = GameRecord(try Line(transcript: moves, from: .start()))
    (game.black.name, game.white.name, game.event) = (black, white, "Open")
    return game
  }

  private func add(_ games: [GameRecord], as name: String, to index: GameIndexFile) throws {
    var collection = try index.names()
    for game in games { collection.append(game) }
    var file = IndexedFile(name: name, digest: Array(name.utf8) + [UInt8(games.count)])
    file.games = games.count
    try index.add(file, collection)
  }

  private func contents(_ index: GameIndexFile) throws -> (files: [String], players: [String], moves: Int) {
    var (files, players, moves): ([String], [String], Int) = ([], [], 0)
    try index.read(failure: { $0 }) { (found, names) throws(DatabaseError) in
      files = found.map(\.name)
      players = names.players.all
    } _: { (block) throws(DatabaseError) in
      var reader = PackedGameReader(block)
      while let game = try? reader.next() { moves += game.moves.count }
    }
    return (files, players, moves)
  }

  @Test func `an index has the games of its files after it was opened again`() throws {
    let index = try GameIndexFile(making: path("a.db"))
    try add([try game("f5d6", "Ann", "Bob"), try game("f5", "Cyd", "Ann")], as: "one", to: index)
    try add([try game("f5d6c3", "Dan", "Bob")], as: "two", to: index)
    for found in [try contents(index), try contents(try GameIndexFile(reading: path("a.db")))] {
      #expect(found.files == ["one", "two"] && found.players == ["Ann", "Bob", "Cyd", "Dan"] && found.moves == 6)
    }
  }

  @Test func `a file of the same name takes the place of the one before`() throws {
    let index = try GameIndexFile(making: path("a.db"))
    try add([try game("f5d6", "Ann", "Bob")], as: "one", to: index)
    try add([try game("f5", "Ann", "Bob"), try game("f5", "Eve", "Bob")], as: "one", to: index)
    let found = try contents(index)
    #expect(found.files == ["one"] && found.moves == 2)
    #expect(try index.files().map(\.games) == [2])
    // The same contents again add nothing.
    try add([try game("f5", "Ann", "Bob"), try game("f5", "Eve", "Bob")], as: "one", to: index)
    #expect(try contents(index).moves == 2)
  }

  @Test func `names that another process has added are noticed, and nothing is half there`() throws {
    let (first, second) = (try GameIndexFile(making: path("a.db")), try GameIndexFile(making: path("a.db")))
    var late = try second.names()
    try add([try game("f5", "Ann", "Bob")], as: "one", to: first)
    late.append(try game("f5d6", "Dan", "Eve"))
    #expect(throws: DatabaseError(path("a.db"), .changed)) {
      try second.add(IndexedFile(name: "two", digest: [2]), late)
    }
    let found = try contents(first)
    #expect(found.files == ["one"] && found.players == ["Ann", "Bob"] && found.moves == 1)
    try add([try game("f5d6", "Dan", "Eve")], as: "two", to: second)
    #expect(try contents(second).moves == 3)
  }

  @Test func `databases of other kinds, and damaged ones, are refused`() throws {
    _ = try BookFile(creating: path("book.db"), size: .six, level: 0, program: "1")
    #expect(throws: DatabaseError(path("book.db"), .foreign)) { try GameIndexFile(making: path("book.db")) }
    #expect(throws: DatabaseError.self) { try GameIndexFile(reading: path("none.db")) }
    let index = try GameIndexFile(making: path("a.db"))
    try add([try game("f5d6", "Ann", "Bob")], as: "one", to: index)
    let raw = try Database(path("a.db"), GameIndexFile.kind, .writing)
    try raw.run("UPDATE player SET number = 7 WHERE number = 2")
    #expect(throws: DatabaseError(path("a.db"), .damaged)) { try contents(index) }
  }
}
