import Documents
import ExactArithmetic
import GameCore
import Matchsticks
import Questions

extension MatchsticksPlay: ShownGame {
  package static let title = "Matchsticks"

  package static func headline(_ state: GameState<MatchsticksPlay>) -> String {
    guard let table = state.table else { return "" }
    return "Matches: \(table.matches)"
  }

  /// A row for each heap, and a button for each of the first takes.
  package static func scene(_ state: GameState<MatchsticksPlay>, in room: SceneRoom) -> Scene {
    var scene = Scene()
    guard let table = state.table else { return scene }
    let isPile = table.position.heaps.indices.count { table.remembered($0) == nil } == 1
    var row = 0
    for (place, heap) in table.position.heaps.enumerated() {
      let memory = table.remembered(place)
      let label = memory.map { "\($0) = " } ?? (isPile ? "" : "\(place + 1): ")
      let lines = memory != nil ? [heap.description] : matches(heap, columns: room.columns - label.count)
      let isTall =
        room.fillsScreen && memory == nil && !heap.isEmpty
        && 4 * lines.count * table.position.heaps.count < room.rows ?? 0
      for line in lines {
        scene.put(label, row: row, .dim)
        if isTall {
          let heads = line.map { $0 == "|" ? (room.isASCII ? "o" : "●") : $0 }
          scene.put(String(heads), row: row, column: label.count, .red)
          scene.put(line, row: row + 1, column: label.count, .yellow)
          row += 2
        }
        scene.put(line, row: row, column: label.count, .yellow)
        row += 1
      }
      if isTall { row += 1 }
      if case .person = state.turn, let moved = table.place(endingAt: place) {
        row = buttons(moved, on: table, in: room, row: row, &scene)
      }
    }
    return scene
  }

  /// The most matches that are drawn one by one.
  private static let mostDrawn = 300

  /// The matches of a heap in groups of five, in lines of equal length.
  private static func matches(_ heap: HeapSize, columns: Int) -> [String] {
    guard let count = heap.small, count <= mostDrawn else { return ["\(heap) matches"] }
    if count == 0 { return ["-"] }
    let perLine = max(5, (columns + 1) / 6 * 5)
    return stride(from: 0, to: count, by: perLine).map { start in
      let inLine = min(perLine, count - start)
      return stride(from: 0, to: inLine, by: 5).map { String(repeating: "|", count: min(5, inLine - $0)) }
        .joined(separator: " ")
    }
  }

  /// Buttons for the moves on a heap, as many as fit a line; the row after them.
  private static func buttons(
    _ place: Int, on table: Table, in room: SceneRoom, row: Int, _ scene: inout Scene
  ) -> Int {
    let moves = (table.position.legalMoves ?? []).filter { $0.heap == place }
    var column = 0
    for move in moves {
      let command = text(move, on: table)
      let label = command.capitalizedFirst
      guard column + label.count + 2 <= room.columns else { break }
      column = scene.button(label, command, row: row, column: column)
    }
    return column == 0 ? row : row + 1
  }

  package static func message(_ state: GameState<MatchsticksPlay>) -> String {
    guard let table = state.table else { return "" }
    if let winner = table.winner { return "The game is over. \(result(winner, state.settings))." }
    return state.moves.isEmpty && state.turn == .person(.you) ? "Make a move." : "\(turn(table, state.settings))."
  }

  /// The player who has lost, as the source says. The computer's word alone could be taken for
  /// one's own.
  private static func result(_ winner: Seat, _ settings: MatchsticksSettings) -> String {
    let loser = name(winner.other, settings)
    return loser == "I" ? "You won: I lost" : "\(loser) lost"
  }

  private static func turn(_ table: Table, _ settings: MatchsticksSettings) -> String {
    let name = name(table.mover, settings)
    switch name {
    case "You": return "It's your turn"
    case "I": return "I am thinking"
    default: return "It's \(name.lowercasedFirst)'s turn"
    }
  }

  /// What a player is called: "You" and "I" where a person plays a computer.
  private static func name(_ seat: Seat, _ settings: MatchsticksSettings) -> String {
    if settings.you == nil, settings.opponent != nil { return seat == .you ? "You" : "I" }
    return seat.player
  }

  package static func words(
    _ move: HeapMove, by seat: Seat?, on before: Table, _ settings: MatchsticksSettings
  ) -> String {
    let name = name(before.mover, settings)
    if let line = before.line, !line.takes(move) {
      return "\(name) \(name.hasPrefix("Player") ? "goes" : "go")"
        + line.words(of: move, heaps: before.position.heaps).dropFirst(2)
    }
    let ending = name.hasPrefix("Player") ? "s" : ""
    var words = "\(name) take\(ending) \(move.take) \(move.take == 1 ? "match" : "matches")"
    if before.hasSeveralHeaps { words += " from heap \(move.heap + 1)" }
    if move.take.isZero {
      words = "\(name) break\(ending) \(before.hasSeveralHeaps ? "heap \(move.heap + 1)" : "the heap")"
    }
    if !before.isPlain(move), !move.leaves.isEmpty {
      words += ", leaving " + Wording.list(move.leaves.map { $0.description })
    }
    return words
  }

  package static let keyForms = [
    MoveForm("2", "take 2 matches"), MoveForm("23", "take 2 from heap 3, where there are several"),
  ]

  /// A digit takes as many matches; where there are several heaps, a second one names the heap.
  package static func meaning(of keys: String, in state: GameState<MatchsticksPlay>) -> KeyMeaning {
    let digits = keys.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
    guard let table = state.table, digits.count == keys.count, let take = digits.first, take > 0 else {
      return .nothing
    }
    switch digits.count {
    case 1: return table.hasSeveralHeaps ? .beginning : .command("take \(take)")
    case 2 where table.hasSeveralHeaps: return .command("take \(take) from \(digits[1])")
    default: return .nothing
    }
  }

  package static func words(_ refusal: Refusal, on table: Table) -> String {
    switch refusal {
    case .noHeap(let heap, let count):
      "there is no heap \(heap + 1): there \(count == 1 ? "is one heap" : "are \(count) heaps")"
    case .emptyHeap(let heap): "nothing is left of heap \(heap + 1)"
    case .tooMany(let take, let heap):
      "\(take) can't be taken: there \(heap.small == 1 ? "is 1 match" : "are \(heap) matches")"
    case .rules(let move): "the rules don't allow it: \(table.allowed(of: move.heap))"
    }
  }

  package static func words(_ advice: MatchsticksAdvice, on table: Table) -> String {
    let move = text(advice.move, on: table)
    let lasts = advice.lasts.map { "; the game then lasts \(Wording.count($0, "move", "moves")) at most" } ?? ""
    return advice.wins
      ? "Hint: \(move) wins (proved)."
      : "Hint: every move loses against best play (proved); \(move) delays the loss longest\(lasts)."
  }

  package static let tableShape = Shape<GameState<MatchsticksPlay>>(
    Field("heaps", "The matches of each heap") { $0.table?.position.heaps ?? [] },
    Field("initialHeaps", "The heaps at the start") { $0.table?.initial ?? [] },
    Field("matches", "The matches of all heaps") { $0.table?.matches ?? BigInt(0) },
    Field("game", "The rules in words") { $0.table?.position.game.words ?? "" },
    Field("winner", "The winner; absent until the game is over") { $0.table?.winner })
}

extension MatchsticksPlay.Table {
  /// The letter whose number is at a place, where that isn't a heap but what a line remembers.
  fileprivate func remembered(_ place: Int) -> String? {
    guard let line, !line.memory.isEmpty else { return nil }
    let (count, memory) = (line.width ?? position.heaps.count, line.memory.count)
    let number = place % count - (count - memory)
    return number >= 0 ? line.memory[number].text : nil
  }

  /// The place in moves of the position whose last number is at a place: a heap, or under a line
  /// several numbers.
  fileprivate func place(endingAt place: Int) -> Int? {
    let width = line.map { $0.width ?? position.heaps.count } ?? 1
    return (place + 1).isMultiple(of: width) ? place / width : nil
  }

  /// The matches of all heaps.
  fileprivate var matches: BigInt {
    position.heaps.indices.reduce(BigInt(0)) {
      remembered($1) == nil ? $0 + position.heaps[$1].integer : $0
    }
  }

  /// What may be taken from a heap, in words.
  fileprivate func allowed(of heap: Int) -> String {
    guard line == nil, let moves = position.legalMoves?.filter({ $0.heap == heap }), let last = moves.last else {
      return position.game.rules.words
    }
    let takes = Set(moves.map { $0.take }).sorted()
    if last.take.isZero { return position.game.rules.words }
    if takes.count > 1, last.take - takes[0] == BigInt(takes.count - 1) { return "take \(takes[0]) to \(last.take)" }
    return "take " + Wording.list(takes.prefix(12).map { $0.description }, conjunction: "or")
  }
}

extension MatchsticksPlay {
  package static func evidence(_ advice: MatchsticksAdvice) -> Evidence<Proof>? { advice.evidence }
}
