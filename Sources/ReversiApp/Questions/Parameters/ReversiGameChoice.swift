import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension ReversiParameters {
  static let player = Parameter(
    "player", typedAs: ["name", "by", "who"], .text("NAME"), shown: "all",
    help: "Only games of this player: the name in capital or small letters, or words that occur in one name only")
  static let colour = Parameter(
    "colour", typedAs: ["color"], .choice(Side.self), shown: "both",
    help: "Only games in which the player has this colour; without --player, whose result --result means")
  static let since = Parameter(
    "since", typedAs: ["from-year", "fromyear", "after"], .integer(1...9999), metavar: "YEAR",
    help: "Only games of this year or later ones")
  static let until = Parameter(
    "until", typedAs: ["to-year", "toyear", "before"], .integer(1...9999), metavar: "YEAR",
    help: "Only games of this year or earlier ones")
  static let tournament = Parameter(
    "tournament", typedAs: ["event"], .text("TEXT"), shown: "all",
    help: "Only games of tournaments whose name has TEXT in it")
  static let gameResult = Parameter(
    "result", typedAs: ["outcome"], .choice(GameChoice.Result.self), shown: "all",
    help: "Only games with this result for the player, or for --colour, or otherwise for Black")
  static let openingName = Parameter(
    "opening", typedAs: ["opening-name", "openingname"], .text("NAME"),
    help: "The position that an opening leads to, by its name, such as Tiger")
  static let gamesThroughOpening = Parameter(
    "opening", typedAs: ["opening-name", "openingname"], .text("NAME"), shown: "all",
    help: "Only games that come to the position of this opening, such as Tiger, by any moves")

  /// What chooses among games.
  static let gameChoice: [any SomeParameter] = [player, colour, since, until, tournament, gameResult]
}

extension Arguments {
  /// Which games are meant.
  func gameChoice() throws(Fault) -> GameChoice {
    if self[P.player] == nil, self[P.gameResult] == nil {
      try refuse(P.colour, because: "it is the colour of --player, or the side of --result")
    }
    if let since = self[P.since], let until = self[P.until], since > until {
      throw .usage("\(name(of: P.since)) \(since) is after \(name(of: P.until)) \(until): no year is meant")
    }
    var choice = GameChoice()
    (choice.player, choice.colour) = (self[P.player], self[P.colour])
    (choice.since, choice.until) = (self[P.since], self[P.until])
    (choice.tournament, choice.result) = (self[P.tournament], self[P.gameResult])
    return choice
  }

  /// The choice by the numbers of names; a name that isn't there is refused with others that are
  /// near.
  func gameTest(_ choice: GameChoice, players: GameNames, tournaments: GameNames) throws(Fault) -> GameTest {
    do throws(UnknownName) {
      return try choice.test(players: players, tournaments: tournaments)
    } catch {
      let isPlayer = error.kind == .player
      var fault = Fault(error)
      if error.alike.isEmpty {
        fault.message += Self.hint(for: error.name, among: isPlayer ? players.all : tournaments.all)
      }
      throw fault.about(name(of: isPlayer ? P.player : P.tournament))
    }
  }

  /// The line of the opening that `parameter` names.
  func openingLine(_ parameter: Parameter<String?>, _ names: OpeningNames) throws(Fault) -> Line? {
    guard let name = self[parameter] else { return nil }
    return try names.line(called: name, as: self.name(of: parameter))
  }

  /// The name that was probably meant, in capital letters or small ones.
  fileprivate static func hint(for name: String, among names: [String]) -> String {
    let near = names.filter { abs($0.count - name.count) <= name.count }
    let lowercased = near.map { $0.lowercased() }
    guard let nearest = NearestWord.nearest(to: name, among: lowercased),
      let place = lowercased.firstIndex(of: nearest)
    else { return "" }
    return Suggestion.hint([near[place]])
  }
}

extension OpeningNames {
  /// The line of an opening by one of its names, in letters of either case; `parameter` is where
  /// the name was given.
  func line(called name: String, as parameter: String) throws(Fault) -> Line {
    let wanted = name.lowercased()
    let found = all.first { opening in ([opening.name] + opening.otherNames).contains { $0.lowercased() == wanted } }
    if let found { return found.line }
    let names = all.flatMap { [$0.name] + $0.otherNames }
    throw Fault.data("no opening is called \(Quoting.quoted(name))\(Arguments.hint(for: name, among: names))")
      .about(parameter)
  }
}
