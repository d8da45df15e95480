import Documents
import GameCore

/// A game as people play it: what can be set, what chance brings, what is on the table, what a move
/// does. Everything here is a function of values; ``GameState`` makes a running game of it.
package protocol PlayableGame: Sendable {
  /// What can be chosen before a game.
  associatedtype Settings: PlaySettings
  /// What comes from outside when a game begins: shuffled cards, pictures.
  associatedtype Deal: Sendable & Equatable
  /// What is on the table, and whose turn it is.
  associatedtype Table: Sendable & Equatable
  /// What a player does.
  associatedtype Move: Sendable & Equatable
  /// What an adviser says.
  associatedtype Advice: Sendable & Equatable
  /// Why a move can't be made.
  associatedtype Refusal: Error & Sendable & Equatable
  /// What computer players and advisers need that is heavy to make, and made when it is needed
  /// first.
  associatedtype Solvers: Sendable = Void

  /// The name of the game in commands.
  static var name: String { get }

  /// The deal of a game that nothing needs to be drawn or loaded for.
  static func plainDeal(_ settings: Settings) -> Deal?
  /// Whether a deal is one for these settings.
  static func accepts(_ deal: Deal, _ settings: Settings) -> Bool
  /// The table when a game begins.
  static func table(_ deal: Deal, _ settings: Settings) -> Table
  /// Whose turn it is.
  static func turn(on table: Table, _ settings: Settings) -> Turn
  /// Why `seat` can't make a move now; `nil` when it can.
  static func refusal(of move: Move, by seat: Seat, on table: Table) -> Refusal?
  /// Makes a move that isn't refused.
  static func make(_ move: Move, on table: inout Table)
  /// The moves that the player whose turn it is can make; `nil` when there are too many to list.
  static func legalMoves(on table: Table) -> [Move]?
  /// The move that time makes when a second passes; `nil` where time does nothing.
  static func second(on table: Table, _ settings: Settings) -> Move?
  /// Whether a person decides on such a move; time that passes is none.
  static func isDecision(_ move: Move) -> Bool
  /// One move that does the same as two consecutive ones that need no decision, where a history
  /// should keep one.
  static func joined(_ first: Move, _ second: Move) -> Move?
  /// The advice that is shown when it is asked for again at the same table.
  static func next(after advice: Advice) -> Advice

  /// Why the computer can't lend what settings name; `nil` when it can, and where they name
  /// nothing.
  static func fault(of settings: Settings, computer: Computer<Solvers>) -> ComputerError?
  /// What is drawn or loaded for a new game.
  static func deal(_ settings: Settings, random: inout SeededGenerator, computer: Computer<Solvers>)
    throws(ComputerError) -> Deal
  /// The move of a computer player.
  static func move(
    on table: Table, _ settings: Settings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Move
  /// The move that advice recommends, if it does.
  static func recommended(by advice: Advice, on table: Table) -> Move?
  /// What the solver advises the player whose turn it is.
  static func advice(on table: Table, _ settings: Settings, computer: Computer<Solvers>) throws(ComputerError) -> Advice
}

extension PlayableGame {
  /// Time does nothing.
  package static func second(on table: Table, _ settings: Settings) -> Move? { nil }
  /// People decide on moves.
  package static func isDecision(_ move: Move) -> Bool { true }
  /// Moves stay separate.
  package static func joined(_ first: Move, _ second: Move) -> Move? { nil }
  /// Settings name nothing that is lent.
  package static func fault(of settings: Settings, computer: Computer<Solvers>) -> ComputerError? { nil }
  /// The same advice again.
  package static func next(after advice: Advice) -> Advice { advice }
}

/// A place at the table.
package enum Seat: String, Sendable, CaseIterable {
  /// The player on this side of the screen.
  case you
  /// The other one.
  case opponent

  /// The other place.
  package var other: Seat { self == .you ? .opponent : .you }

  /// What one of two people is called; the page shows their names instead.
  package var player: String { self == .you ? "Player 1" : "Player 2" }
}

/// What a game waits for.
package enum Turn: Sendable, Equatable {
  /// A person at this place.
  case person(Seat)
  /// A computer at this place.
  case computer(Seat)
  /// Neither side's: it is over.
  case over
}

/// What can be chosen before a game, by names and texts.
package protocol PlaySettings: Sendable, Equatable {
  /// The settings of the source.
  init()
  /// What there is to choose, in the order in which it is shown.
  static var choices: [SettingChoice] { get }
  /// The text of a setting.
  subscript(name: String) -> String { get }
  /// Changes a setting.
  mutating func set(_ name: String, to text: String) throws(SettingFault)
  /// Changes a setting to a text that was kept somewhere, perhaps by another version of the
  /// program.
  mutating func restore(_ name: String, to text: String) throws(SettingFault)
  /// What makes these settings impossible together; `nil` when nothing does.
  var fault: SettingFault? { get }
  /// Whether a running game can continue with other settings.
  func canBecome(_ other: Self) -> Bool
  /// The settings that a running game doesn't adopt and that hold from the next game on.
  static var forNextGame: [String] { get }
}

extension PlaySettings {
  package mutating func restore(_ name: String, to text: String) throws(SettingFault) { try set(name, to: text) }
  package static var forNextGame: [String] { [] }
}

/// A value of a setting as a person is offered it.
package struct SettingOption: Sendable, Equatable {
  /// The text of the setting, which a number of ``numbers`` completes where there are some.
  package let value: String
  /// A word or two for it.
  package let title: String
  /// What it means for the game, one line with its stop; "" where the title says it.
  package let help: String
  /// The numbers that complete the text.
  package let numbers: ClosedRange<Int>?
  /// The one to begin with.
  package let usual: Int?
  /// The text as people write it: "misère" for "misere".
  package let spelled: String

  /// An option, whose text a number completes if `numbers` has some.
  package init(
    _ value: String, _ title: String, help: String = "", numbers: ClosedRange<Int>? = nil, usual: Int? = nil,
    spelled: String? = nil
  ) {
    self.value = value
    self.spelled = spelled ?? value
    self.title = title
    self.help = help
    self.numbers = numbers
    self.usual = usual
  }
}

/// One thing to choose.
package struct SettingChoice: Sendable, Equatable {
  /// Its name in commands, kebab-case.
  package let name: String
  /// Its name for people.
  package let title: String
  /// Whether most people leave it as it is.
  package let isAdvanced: Bool
  /// The values that a person is offered, in their order; none where numbers or a text are chosen.
  package let options: [SettingOption]
  /// What it is, a phrase without a final stop.
  package let help: String
  /// What may be chosen.
  package let values: Values

  /// Words that people type for it, as ``AnyParameter/typedAs``.
  package var typedAs: [String] {
    name == "opponent" ? ["level", "difficulty", "strength", "computer", "players", "against"] : []
  }

  /// What may be chosen.
  package enum Values: Sendable, Equatable {
    /// One of a few words.
    case words([String])
    /// One of a few words, or the name of a file; a user who can't name files chooses a word.
    case wordsOrFile([String])
    /// One of a few words, or what a file holds, which a command reads.
    case wordsOrContents([String])
    /// A number; a slider offers `offered`, more may be possible.
    case number(offered: ClosedRange<Int>)
    /// A text, such as this one.
    case text(example: String)

    /// The words to choose from, if there are some.
    package var words: [String]? {
      switch self {
      case .words(let words), .wordsOrFile(let words), .wordsOrContents(let words): words
      case .number, .text: nil
      }
    }

    /// Whether a file can be named.
    package var takesFile: Bool { if case .wordsOrFile = self { true } else { false } }

    /// Whether a file's contents can be the value.
    package var takesContents: Bool { if case .wordsOrContents = self { true } else { false } }

    /// The value in the letters that it is known by: words in small ones, what files are called and
    /// hold as it is.
    package func spelled(_ text: String) -> String {
      let word = text.lowercased()
      return (takesFile || takesContents) && words?.contains(word) == false ? text : word
    }
  }

  /// A value as people write it; of a very long one the beginning.
  package func spelled(_ value: String) -> String {
    if value.utf8.count > 200 { return "\(value.prefix(150)) …" }
    if values.takesContents, values.words?.contains(value) == false { return "one's own" }
    return options.first { $0.value == value }?.spelled ?? value
  }

  /// A choice; its title is its name unless another one is given.
  package init(
    _ name: String, _ values: Values, title: String? = nil, help: String, isAdvanced: Bool = false,
    options: [SettingOption] = []
  ) {
    self.name = name
    self.title = title ?? name.split(separator: "-").joined(separator: " ").capitalizedFirst
    self.isAdvanced = isAdvanced
    self.options = options
    self.values = values
    self.help = help
  }
}

/// Why a setting is impossible.
package enum SettingFault: Error, Sendable, Equatable {
  /// There is no setting of this name.
  case unknown(String)
  /// The text is none of the values: what is expected, a phrase.
  case value(setting: String, text: String, expected: String)
  /// The text can't be read as what the setting holds.
  case unreadable(setting: String, UnreadableText)
  /// Two names of one setting were given different values.
  case contradiction(GivenSetting, GivenSetting)
}

/// Why a text can't be read: the error of its notation.
package struct UnreadableText: Sendable, Equatable {
  /// Why, a phrase, with the place.
  let words: String

  /// The error of a notation.
  package init(_ error: some ReportedError) {
    words = error.message + (error.characterOffset.map { " (at character \($0 + 1))" } ?? "")
  }
}
