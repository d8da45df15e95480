import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

/// Which games of a file a list has.
struct ReversiListChoice: Sendable {
  private let collection: GameCollection
  private let test: GameTest
  private let opening: Position?
  /// Whether games are left out.
  let isNarrow: Bool

  /// What the arguments ask for; names are those of the games that the cutter has yet to give,
  /// which are read only where they matter.
  init(
    _ arguments: Arguments, _ names: OpeningNames, from cutter: ReversiGameCutter, _ context: Context
  ) throws(Fault) {
    let choice = try arguments.gameChoice()
    opening = try arguments.openingLine(P.gamesThroughOpening, names)?.end
    isNarrow = !choice.isEverything || opening != nil
    var (cutter, found) = (cutter, GameCollection())
    if !choice.isEverything {
      while let (_, game) = try cutter.nextNumbered(within: context.limits) {
        if let record = try? arguments.reversiRecord(of: game) { found.addNames(of: record) }
      }
    }
    collection = found
    test = try arguments.gameTest(choice, players: found.players, tournaments: found.tournaments)
  }

  /// Whether a game is meant.
  func includes(_ record: GameRecord) -> Bool {
    guard isNarrow else { return true }
    if test != .everything {
      guard let facts = collection.facts(of: record), test.lack(facts) == nil else { return false }
    }
    return opening.map { record.reaches($0) } ?? true
  }
}
