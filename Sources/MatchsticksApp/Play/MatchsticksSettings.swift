import Documents
import ExactArithmetic
import Matchsticks
import Questions

/// What can be chosen in the matchstick game; the source's choices (REFERENCES: S1) are the
/// defaults.
package struct MatchsticksSettings: PlaySettings {
  /// The rules.
  package var game: TakeAwayGame
  /// The heaps at the start.
  package var heaps = [HeapSize(TakeAwayGame.usualHeap)]
  /// The player on this side: a strategy, or a person.
  package var you: Strategy?
  /// The player on the other side.
  package var opponent: Strategy? = .dumb
  /// The player who moves first.
  package var first = Seat.you

  /// 18 matches, take 1 to 3, whoever takes the last match loses; a person moves first against the
  /// dumb strategy.
  package init() {
    guard let game = TakeAwayGame(takeLimit: BigInt(TakeAwayGame.usualTakeLimit)) else {
      preconditionFailure("3 is a limit")
    }
    self.game = game
  }

  private static let players = Strategy.allCases.map { $0.rawValue } + ["person"]
  /// The strategies by their number in the source's selector.
  private static let selector: [Strategy] = [.dumb, .wild, .clever]

  /// The strategy of a name, or of a number of the source's selector.
  private static func strategy(_ text: String) -> Strategy? {
    text.number(in: selector.indices.lowerBound...selector.indices.upperBound - 1).map { selector[$0] }
      ?? Strategy(rawValue: text)
  }

  /// The piles that the source's slider offers.
  package static let offeredPiles = 12...24

  package static let choices = [
    SettingChoice(
      "opponent", .words(players), help: "Who plays against you; 0, 1 and 2 are dumb, wild and clever",
      options: playerOptions),
    SettingChoice("pile", .number(offered: offeredPiles), title: "Matches", help: "The matches at the start"),
    SettingChoice("take-limit", .number(offered: 2...6), help: "The most matches that one move may take"),
    SettingChoice(
      "play", .words(["misere", "normal"]), title: "Whoever takes the last match",
      help: "Whether the last match loses (misère) or wins (normal)",
      options: [SettingOption("misere", "Loses", spelled: "misère"), SettingOption("normal", "Wins")]),
    SettingChoice(
      "first", .words(Seat.allCases.map { $0.rawValue }), title: "First move", help: "Who moves first",
      options: [SettingOption("you", "You"), SettingOption("opponent", "Opponent")]),
    SettingChoice(
      "heaps", .text(example: "3,4,5"), help: "Several heaps instead of one pile", isAdvanced: true),
    SettingChoice(
      "rules", .text(example: "take:1,3,4"),
      help:
        "The rules: take:3, take:1,3,4, take:any, octal:0.77, last:x2, pile:half, kayles, or a line of your own, 'n -> n-k if k*k<=n'",
      isAdvanced: true,
      options: famousRules),
    SettingChoice(
      "you", .words(players), title: "Your side", help: "Who plays on your side", isAdvanced: true,
      options: [SettingOption("person", "You")] + playerOptions.dropLast()),
  ]

  private static let famousRules =
    [SettingOption("take:", "Take up to …", help: "A number of matches from one heap.", numbers: 2...24, usual: 3)]
    + NamedGames.all.filter { $0.isOfHeaps }.map {
      SettingOption($0.rules, $0.title, help: $0.summary.capitalizedFirst + ".")
    }

  private static let playerOptions = [
    SettingOption("dumb", "Dumb", help: "Always takes one match."),
    SettingOption("wild", "Wild", help: "Takes any number that is allowed, at random."),
    SettingOption("clever", "Clever", help: "Leaves a losing number whenever it can."),
    SettingOption("perfect", "Perfect", help: "Never errs, whatever the rules and heaps."),
    SettingOption("person", "A person", help: "Two people at one screen."),
  ]

  package subscript(name: String) -> String {
    switch name {
    case "pile", "heaps": HeapsNotation.text(heaps)
    case "take-limit": limitText
    case "rules": game.rules.description
    case "play": game.play.rawValue
    case "opponent": opponent?.rawValue ?? "person"
    case "you": you?.rawValue ?? "person"
    case "first": first.rawValue
    default: ""
    }
  }

  private var limitText: String {
    game.takeLimit?.description ?? "none"
  }

  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    func refused(_ expected: String) -> SettingFault { .value(setting: name, text: text, expected: expected) }
    switch name {
    case "pile":
      heaps = [try Self.pile(text, for: name)]
    case "heaps":
      do throws(HeapsError) { heaps = try HeapsNotation.parse(text) } catch {
        throw .unreadable(setting: name, UnreadableText(error))
      }
    case "take-limit":
      if text == limitText { return }
      let isZero = (try? HeapsNotation.parse(text)) == [HeapSize(0)]
      guard !isZero, let limited = TakeAwayGame(takeLimit: try Self.pile(text, for: name).integer, play: game.play)
      else { throw refused("a number of matches from 1") }
      game = limited
    case "rules":
      do throws(RulesError) {
        game = TakeAwayGame(try RulesNotation.parse(text))
      } catch {
        throw .unreadable(setting: name, UnreadableText(error))
      }
    case "play":
      guard let play = PlayConvention(rawValue: text == "misère" ? "misere" : text) else {
        throw refused("misère or normal")
      }
      game = TakeAwayGame(game.rules, play: play)
    case "opponent", "you":
      let strategy = Self.strategy(text)
      guard text == "person" || strategy != nil else {
        throw refused(Self.players.joined(separator: ", ") + "; 0, 1 and 2 are dumb, wild and clever")
      }
      if name == "you" { you = strategy } else { opponent = strategy }
    case "first":
      guard let seat = Seat(rawValue: text) else { throw refused("you or opponent") }
      first = seat
    default: throw .unknown(name)
    }
  }

  private static func pile(_ text: String, for name: String) throws(SettingFault) -> HeapSize {
    do throws(HeapsError) {
      return try HeapsNotation.parsePile(Array(text.utf8))
    } catch {
      throw .unreadable(setting: name, UnreadableText(error))
    }
  }

  /// The strategy on a side; `nil` for a person's.
  func strategy(of seat: Seat) -> Strategy? { seat == .you ? you : opponent }

  package var fault: SettingFault? {
    if [you, opponent].contains(.clever), limitText == "none" {
      return .value(
        setting: opponent == .clever ? "opponent" : "you", text: "clever",
        expected: "another strategy: 'clever' works only with take limits")
    }
    let position: HeapPosition
    do throws(SolverError) {
      position = HeapPosition(game, heaps: try game.filled(heaps))
      try position.check()
    } catch {
      return .unreadable(setting: "heaps", UnreadableText(error))
    }
    if position.isWon != nil {
      return .value(
        setting: "heaps", text: self["heaps"], expected: "heaps with a legal first move")
    }
    let needsList = [you, opponent].contains(.wild) || !game.knowsTakes
    if needsList, position.legalMoves == nil {
      return .value(
        setting: "heaps", text: self["heaps"], expected: "at most \(HeapPosition.mostListedMoves) moves to choose from")
    }
    return nil
  }

  package func canBecome(_ other: MatchsticksSettings) -> Bool {
    var changed = self
    (changed.you, changed.opponent) = (other.you, other.opponent)
    return changed == other
  }
}
