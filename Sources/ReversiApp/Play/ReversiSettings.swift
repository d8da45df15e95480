import Questions
import Reversi

/// What can be chosen in Reversi. The official rules and S4's computer player are the defaults;
/// S4's own game is `first white colour white`.
package struct ReversiSettings: PlaySettings {
  /// The size of the board.
  package var size = BoardSize.eight
  /// Which colour moves first.
  package var first = Side.black
  /// Which colour is played on this side.
  package var colour = Side.black
  /// The player on the other side: a strategy, or a person.
  package var opponent: Strategy? = .greedy
  /// The player on this side.
  package var you: Strategy?
  /// The level at which hints are searched.
  package var hintLevel = 10
  /// The opening book that strategies that search play from where it has the position.
  package var book: BookName?
  /// Where games begin.
  package internal(set) var start = Start.usual
  /// Whether a game is for practice: its result is compared with the best one that there is.
  package internal(set) var isPractice = false

  /// 8×8, black moves first; a person has black against the greedy strategy.
  package init() {}

  private static let levels = 0...60
  private static let sides = Side.allCases.map { $0.rawValue }
  private static let offOn = ["off", "on"]
  private static let noBook = "none"
  private static let offeredLevels = 0...ReversiPlay.mostUnlimited
  private static let players = (["person"] + Strategy.forms).joined(separator: ", ")

  package static let choices = [
    SettingChoice(
      "opponent", .text(example: "level:4"), help: "Who plays against you (\(players))", options: playerOptions),
    SettingChoice(
      "colour", .words(sides), title: "Your colour", help: "The colour on your side", options: sideOptions),
    SettingChoice(
      "size", .words(BoardSize.allCases.map { "\($0.rawValue)" }), title: "Board", help: "The squares per side",
      options: BoardSize.allCases.map { SettingOption("\($0.rawValue)", "\($0.rawValue)×\($0.rawValue)") }),
    SettingChoice(
      "first", .words(sides), title: "First move", help: "The colour that moves first", isAdvanced: true,
      options: sideOptions),
    SettingChoice(
      "from", .text(example: "f5d6c3"), title: "Where to begin",
      help: "Where the game begins: start, drawn, moves, several lines (f5d6; f5f4), or a board and the side to move",
      isAdvanced: true,
      options: [
        SettingOption(Start.usualWord, "The usual start"),
        SettingOption(
          Start.drawnWord, "A drawn start", help: "Eight moves by lot that leave both sides about even, as in XOT."),
      ]),
    SettingChoice(
      "practice", .words(offOn), help: "Play against the best defence; the result is compared with the best one",
      isAdvanced: true, options: [SettingOption("off", "Off"), SettingOption("on", "On")]),
    SettingChoice(
      "you", .text(example: "person"), title: "Your side", help: "Who plays on your side (the same choices)",
      isAdvanced: true, options: [SettingOption("person", "You")] + playerOptions.dropFirst()),
    SettingChoice("hint-level", .number(offered: offeredLevels), help: "The level of hints", isAdvanced: true),
    SettingChoice(
      "book", .wordsOrFile([noBook, BookName.shippedWord]), title: "Opening book",
      help: "The opening book of level:L and depth:D players", isAdvanced: true,
      options: [SettingOption(noBook, "None"), SettingOption(BookName.shippedWord, "Shipped")]),
  ]

  private static let sideOptions = [SettingOption("black", "Black"), SettingOption("white", "White")]

  private static let playerOptions: [SettingOption] = [
    SettingOption("person", "A person", help: "Two people at one screen."),
    SettingOption("beginner", "Beginner", help: "Looks at the next move and often misjudges it."),
    SettingOption("novice", "Novice", help: "Misjudges less."),
    SettingOption("casual", "Casual player", help: "Knows what a corner is worth."),
    SettingOption("club", "Club player", help: "Looks two moves ahead."),
    SettingOption("strong", "Strong player", help: "Looks three moves ahead."),
    SettingOption("expert", "Expert", help: "Looks four moves ahead."),
    SettingOption("master", "Master", help: "Looks six moves ahead and hardly errs."),
    SettingOption("unbeatable", "Unbeatable", help: "Level 21, without misjudgement."),
    SettingOption("random", "Random", help: "Any legal move."),
    SettingOption("greedy", "Greedy", help: "Takes the most discs at once: a beginner."),
    SettingOption(
      "level:", "Level", help: "Looks ahead: 4 beats most beginners, 8 most people, 16 nearly everybody.",
      numbers: 1...21, usual: 4),
    SettingOption("minimax:", "Minimax", help: "Counts discs that many moves ahead.", numbers: 1...10, usual: 4),
    SettingOption("depth:", "Depth", help: "Searches exactly that many moves ahead.", numbers: offeredLevels, usual: 6),
  ]

  package subscript(name: String) -> String {
    switch name {
    case "size": "\(size.rawValue)"
    case "first": first.rawValue
    case "colour": colour.rawValue
    case "opponent": opponent?.description ?? "person"
    case "you": you?.description ?? "person"
    case "hint-level": "\(hintLevel)"
    case "from": startText
    case "practice": isPractice ? "on" : "off"
    case "book": book?.text ?? Self.noBook
    default: ""
    }
  }

  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    func refused(_ expected: String) -> SettingFault { .value(setting: name, text: text, expected: expected) }
    switch name {
    case "size":
      guard let size = BoardSize.allCases.first(where: { "\($0.rawValue)" == text }) else { throw refused("4, 6 or 8") }
      if size != self.size { forgetLine() }
      self.size = size
    case "first", "colour":
      guard let side = Side(rawValue: text) else { throw refused("black or white") }
      if name == "first", side != first { forgetLine() }
      if name == "first" { first = side } else { colour = side }
    case "from": try setStart(to: text)
    case "practice":
      guard Self.offOn.contains(text) else { throw refused("on or off") }
      // Practice is against the best defence, unless another player is asked for.
      if text == "on", !isPractice { opponent = .strength(.unbeatable) }
      isPractice = text == "on"
    case "opponent", "you":
      let strategy = try? Strategy(text)
      guard text == "person" || strategy != nil else { throw refused("one of " + Self.players) }
      if name == "you" { you = strategy } else { opponent = strategy }
    case "hint-level":
      guard let level = text.number(in: Self.levels) else { throw refused("0 to 60") }
      hintLevel = level
    case "book":
      // Characters that could steer a terminal aren't in any file name.
      let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard !text.isEmpty, isPlain else { throw refused("none, shipped or the name of a file") }
      book = text == Self.noBook ? nil : BookName(text)
    default: throw .unknown(name)
    }
  }

  /// Whether two people play.
  package var isForTwo: Bool { you == nil && opponent == nil }

  /// The place at which a colour is played.
  package func seat(of side: Side) -> Seat { side == colour ? .you : .opponent }

  /// The strategy that plays a colour; `nil` for a person's.
  package func strategy(of side: Side) -> Strategy? { seat(of: side) == .you ? you : opponent }

  /// Moves and boards that were set belong to the board that they were set for.
  private mutating func forgetLine() { if start != .drawn { start = .usual } }

  /// The colour of the person who plays a computer; `nil` where two people or two computers play.
  package var personsSide: Side? {
    guard (you == nil) != (opponent == nil) else { return nil }
    return you == nil ? colour : colour.other
  }

  package var fault: SettingFault? {
    if isPractice, personsSide == nil {
      return .value(setting: "practice", text: "on", expected: "off, or a person against a computer")
    }
    if start == .drawn, first == .white {
      return .value(setting: "from", text: Start.drawnWord, expected: "another start where white moves first")
    }
    return nil
  }

  /// Players may change, and even sides; the board may not.
  package func canBecome(_ other: ReversiSettings) -> Bool {
    size == other.size && first == other.first && start == other.start && isPractice == other.isPractice
  }
}
