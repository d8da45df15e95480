import Documents

/// What is known about a file of games once it has been read.
package struct ReversiReadFile: Hashable, Sendable {
  /// Its name; empty for contents that were sent.
  package let name: String
  /// How many games it has that can be read.
  package var games = 0
  /// How many can't.
  package var faultCount = 0
  /// Why, each with its place; the first ``mostFaults``.
  package var faults: [String] = []
  /// How many positions without moves it has.
  package var positions = 0

  /// A file of which nothing has been read yet.
  package init(name: String) { self.name = name }

  /// No more faults than these are listed.
  package static let mostFaults = 20
}

extension ReversiReadFile: Record {
  package static var recordName: String { "gameFile" }
  package static let shape = Shape<Self>(
    Field("name", "Its name; absent for contents that were sent") { $0.name.isEmpty ? nil : $0.name },
    Field("games", "The games that were read from it") { $0.games },
    Field("faultCount", "How many games can't be read, and aren't counted") { $0.faultCount },
    Field("faults", "Why, each with its place, the first \(mostFaults) of them; absent if there are none") {
      $0.faults.isEmpty ? nil : $0.faults
    },
    Field("positions", "The positions without moves, which aren't counted as games") { $0.positions })
}
