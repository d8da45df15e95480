import Documents
import ExactArithmetic
import Matchsticks

extension WrittenRule {
  /// The line as it is read aloud: "from a, b go to a − k, b, or to a, b − k".
  package var words: String {
    let start = head.split(separator: ",").joined(separator: ", ")
    var words = "from \(start)"
    if let board { words += " (if \(board.words))" }
    if let rightMoves {
      return words + " Left goes \(Self.listed(moves)), Right goes \(Self.listed(rightMoves))" + ends
    }
    return words + " go \(Self.listed(moves))" + ends
  }

  private static func listed(_ moves: [RuleMove]) -> String {
    guard let last = moves.last else { return "nowhere" }
    let between = moves.contains { $0.isLong } ? "; " : ", "
    let before = moves.dropLast().map { "to \($0.words)" }.joined(separator: between)
    return before.isEmpty ? "to \(last.words)" : "\(before)\(between)or to \(last.words)"
  }

  private var ends: String {
    endings.map { "; the player to move \($0.isWin ? "wins" : "loses") if \($0.condition.words)" }.joined()
  }
}

extension RuleMove {
  /// "a − k, b if k ≤ 3".
  fileprivate var words: String { Self.spaced(line) }

  /// Whether commas within it need another sign between moves.
  fileprivate var isLong: Bool { parts.contains { $0.items.count > 1 } || condition != nil }

  /// A formula with blanks about its signs.
  fileprivate static func spaced(_ line: String) -> String {
    let characters = Array(line)
    var (words, before): (String, Character) = ("", " ")
    for (place, character) in characters.enumerated() {
      switch character {
      case "=" where "<>!".contains(before): words += before == "<" ? " ≤ " : before == ">" ? " ≥ " : " ≠ "
      case "<", ">", "!":
        if !isFollowed(characters, place) { words += " \(character) " }
      case "=": words += " = "
      case "-" where before.isLetter || before.isNumber || before == ")": words += " − "
      case "-": words += "−"
      case "+": words += " + "
      case "*": words += "·"
      case ",": words += ", "
      default: words.append(character)
      }
      before = character
    }
    return words
  }

  /// Whether the character after this one is an equals sign.
  private static func isFollowed(_ characters: [Character], _ place: Int) -> Bool {
    place + 1 < characters.count && characters[place + 1] == "="
  }
}

extension RuleCondition {
  fileprivate var words: String { RuleMove.spaced(line) }
}

extension WrittenRule {
  /// Positions for a person: "12, 20", or "3, 5 and 2, 2".
  func words(of heaps: [HeapSize]) -> String {
    let numbers = heaps.map { $0.small ?? 0 }
    guard !numbers.isEmpty, let positions = positions(numbers) else { return "nothing" }
    return isOfHeaps
      ? Wording.list(heaps.map { $0.words })
      : positions.map { text(of: $0) }.joined(separator: " and ")
  }

  /// A move for a person, where it isn't one that takes from a heap: "go to 5, 7".
  func words(of move: HeapMove) -> String { "go to \(words(of: move.leaves))" }

  /// The same where there may be several positions.
  func words(of move: HeapMove, heaps: [HeapSize]) -> String {
    let count = positions(heaps.map { $0.small ?? 0 })?.count ?? 1
    return words(of: move) + (count > 1 ? " in position \(move.heap + 1)" : "")
  }

  /// Whether a move takes from a heap, as under other rules.
  func takes(_ move: HeapMove) -> Bool { isOfHeaps && !move.take.isZero }
}

extension TakeAwayGame {
  /// A move for a person: "take 7 from heap 2 of 9, leaving 2", "go to 5, 7".
  package func words(of move: HeapMove, heaps: [HeapSize]) -> String {
    if let line = rules.line, !line.takes(move) { return line.words(of: move, heaps: heaps) }
    return move.words(heaps: heaps)
  }

  /// What heaps are called in a heading: "A heap of 5", "Heaps of 3 and 4", "Position 12, 20".
  package func name(of heaps: [HeapSize]) -> String {
    if let line = rules.line, !line.isOfHeaps { return "Position \(line.words(of: heaps))" }
    return "\(heaps.count == 1 ? "A heap" : "Heaps") of \(MatchsticksAnalyzeDocument.words(heaps))"
  }
}

extension Ruleset {
  /// The family that a line is one of, as it is written.
  var recognizedName: String? {
    guard case .written = self, recognized != self else { return nil }
    return recognized.description
  }
}
