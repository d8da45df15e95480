import Documents
import Reversi

/// What a player, and the opponents of that player, did in a position, in sentences.
struct TreePreparation {
  private let player: String
  private let asked: ReversiTreeDocument.Asked
  private let rows: [TreeMove]

  /// `nil` where no player was asked for.
  init?(asked: ReversiTreeDocument.Asked, played: PlayedPosition, rows: [TreeMove]) {
    guard let player = asked.player else { return nil }
    (self.player, self.asked, self.rows) = (player, asked, rows)
  }

  /// A sentence for those who made a move in the position.
  var sentences: [String] {
    let player = player.visible
    return [sentence(player) { $0.byPlayer ?? 0 }, sentence("Opponents of \(player)") { $0.byOpponents ?? 0 }]
      .compactMap { $0 }
  }

  /// "Tamenori answered f5d6c3 with c4 61 % (of 23 games), d3 39 %."
  private func sentence(_ who: String, _ games: (TreeMove) -> Int) -> String? {
    let total = rows.reduce(0) { $0 + games($1) }
    guard total > 0 else { return nil }
    let counted = rows.filter { games($0) > 0 }
    let places = counted.indices.sorted { (games(counted[$1]), $0) < (games(counted[$0]), $1) }
    let moves = places.enumerated().map { order, place in
      let share = ReversiTreeDocument.percent(Double(games(counted[place])) / Double(total))
      let of = order == 0 ? " (of \(Wording.count(total, "game", "games")))" : ""
      return "\(counted[place].move.square) \(share)\(of)"
    }
    return "\(who) \(what) \(moves.joined(separator: ", "))."
  }

  private var what: String {
    let line = asked.line
    if !line.moves.isEmpty { return "answered \(line.transcript) with" }
    return line.start == .start() ? "began with" : "continued with"
  }
}
