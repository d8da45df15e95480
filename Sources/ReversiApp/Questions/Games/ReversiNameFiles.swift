import Documents
import Questions
import Reversi

extension WTHORNames.Kind {
  /// The ending of files of names.
  private var ending: String { self == .players ? ".jou" : ".trn" }

  /// Which of the names in its folder is that of the file that belongs to the file of games
  /// `games`: `games.jou` with `games.wtb`, or `WTHOR.JOU`, which serves all years, or the only
  /// one; in capital letters or small ones, packed or not. `nil` when `games` doesn't end in
  /// `.wtb`, when there is none, and when several are left.
  func file(for games: String, among names: [String]) -> (name: String, isOnlyOne: Bool)? {
    guard let stem = Self.stem(of: games, ".wtb") else { return nil }
    let all = names.sorted().compactMap { name in Self.stem(of: name, ending).map { (name, stem: $0) } }
    for wanted in [stem, "wthor"] {
      if let found = all.first(where: { $0.stem == wanted }) { return (found.0, false) }
    }
    return all.count == 1 ? (all[0].0, true) : nil
  }

  /// A name in small letters without its ending, which the ending of a packed file may follow.
  private static func stem(of name: String, _ ending: String) -> String? {
    var name = name.lowercased()
    if let packed = [".gz", ".bz2", ".xz", ".zst", ".zip"].first(where: { name.hasSuffix($0) }) {
      name.removeLast(packed.count)
    }
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }
}

/// Counts players and tournaments of WTHOR games that have a number and no name.
package struct ReversiNameless: Sendable {
  private var players = 0
  private var tournaments = 0

  /// None yet.
  package init() {}

  /// Examines a game.
  package mutating func add(_ game: GameRecord) {
    players += [game.black, game.white].count { $0.wthorNumber != nil }
    tournaments += game.wthorTournament == nil ? 0 : 1
  }

  /// The note for a person; `nil` when all have their names.
  package var note: String? {
    let parts = [
      players > 0 ? "players (a .jou file, --players)" : nil,
      tournaments > 0 ? "tournaments (a .trn file, --tournaments)" : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return "these WTHOR games have numbers instead of the names of \(parts.joined(separator: " and "))"
  }
}
