import BookFiles
import Databases
import Documents
import GameCore
import Questions
import Reversi

extension Arguments {
  /// Adds files to an index, those that aren't in it yet, and passes the games of the whole index
  /// on, after the names.
  func indexGames(
    _ index: String, adding paths: [String], _ context: Context,
    _ begin: (ReversiGameStock) throws(Fault) -> Void, _ body: (PackedGames) throws(Fault) -> Void
  ) throws(Fault) {
    let path = try context.environment.files.database(index, !paths.isEmpty)
    let file = try Fault.catching { () throws(DatabaseError) in
      paths.isEmpty
        ? try GameIndexFile(reading: path, named: index, limits: context.limits)
        : try GameIndexFile(making: path, named: index, limits: context.limits)
    }
    var asked: Set<[UInt8]> = []
    var known = try Fault.catching { () throws(DatabaseError) in Set(try file.files().map { $0.digest }) }
    var names =
      paths.isEmpty
      ? GameCollection() : try Fault.catching { () throws(DatabaseError) in try file.names() }
    for path in paths {
      let source = try ReversiGameSource(path, self, context)
      let digest = source.digest(self)
      asked.insert(digest)
      guard known.insert(digest).inserted else { continue }
      try add(source, digest, to: file, &names, context)
    }
    try file.read(failure: { Fault($0) }) { (files, names) throws(Fault) in
      var stock = ReversiGameStock(names: names)
      stock.files = files.map { ReversiReadFile($0) }
      stock.hasFaults = files.contains { asked.contains($0.digest) && $0.faultCount > 0 }
      try begin(stock)
    } _: { (block) throws(Fault) in
      try body(block)
    }
  }

  /// Adds a file, whole or not at all; `names` are those of the index, before and after.
  private func add(
    _ source: ReversiGameSource, _ digest: [UInt8], to index: GameIndexFile, _ names: inout GameCollection,
    _ context: Context
  ) throws(Fault) {
    var source = source
    let read = try source.read(into: &names, self, context)
    var file = IndexedFile(name: source.path, digest: digest)
    (file.games, file.faultCount, file.faults) = (read.games, read.faultCount, read.faults)
    file.positions = read.positions
    do throws(DatabaseError) { try index.add(file, names) } catch { throw Fault(error) }
    names = GameCollection(players: names.players, tournaments: names.tournaments)
  }
}

extension ReversiReadFile {
  fileprivate init(_ file: IndexedFile) {
    self.init(name: file.name)
    (games, faultCount, faults, positions) = (file.games, file.faultCount, file.faults, file.positions)
  }
}
