import Documents
import ExactArithmetic

/// How a person plays: that decides which remedies are named.
package enum PlayManner: Sendable {
  /// By commands, a line each.
  case lines
  /// By keys, on a full screen.
  case keys
}

extension GameRefusal where Game: ShownGame {
  /// Why nothing changed, a phrase with a remedy.
  package func words(in state: GameState<Game>, _ manner: PlayManner = .lines) -> String {
    switch self {
    case .noGame: manner == .keys ? "there is no game; n starts one" : "there is no game; 'new' starts one"
    case .loading: "the game is still being loaded"
    // On a screen the result is shown next to it.
    case .over: manner == .keys ? "Enter starts a new game" : "the game is over; 'new' starts another one"
    case .thinking: "it isn't your turn: wait for the other player's move"
    case .settingsOpen where manner == .keys: "the settings are open; b closes them, and Escape discards changes"
    case .settingsOpen: "the settings are open; 'back' closes them, and 'cancel' discards changes"
    case .settingsClosed: "the settings aren't open"
    case .needsNewGame: "this setting needs a new game; open the settings first"
    case .settings(let fault): fault.words
    case .nothingToUndo: "you have no move to take back"
    case .nothingToRedo: "there is no move to redo"
    case .late: "this answer comes too late: the game has moved on"
    case .foreignDeal: "these cards don't fit the settings"
    case .move(let refusal): state.table.map { Game.words(refusal, on: $0) } ?? "there is no game"
    }
  }
}

extension SettingFault {
  /// What is wrong, a phrase.
  package var words: String { words(marking: "") }

  /// What is wrong, a phrase in which `mark` precedes the names of settings: "--" for options.
  package func words(marking mark: String) -> String {
    switch self {
    case .unknown(let name): "unknown setting '\(name.plainText)'"
    case .value(let setting, let text, let expected):
      "\(mark)\(setting) can't be '\(text.plainText)': choose \(expected)"
    case .unreadable(let setting, let text): "\(mark)\(setting): \(text.words)"
    case .contradiction(let one, let other):
      "\(mark)\(one.words) and \(mark)\(other.words) contradict each other: choose one of them"
    }
  }
}

extension GivenSetting {
  /// The name and the text.
  fileprivate var words: String { "\(option) \(text.plainText)" }
}

extension CommandFault {
  /// What is wrong, a phrase.
  package var words: String {
    switch self {
    case .unknown(let word): "unknown command '\(word.plainText)'; 'help' lists them"
    case .missing(let what, let word): "\(what) is missing after '\(word.plainText)'"
    case .number(let word, let range):
      range.upperBound == Int.max
        ? "'\(word.plainText)' is not a number from \(range.lowerBound)"
        : "'\(word.plainText)' is not a number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let word, let expected): "'\(word.plainText)' is not \(expected)"
    case .excess(let word): "unexpected argument '\(word.plainText)'"
    case .setting(let fault): fault.words
    }
  }
}

extension ComputerError: ReportedError {
  /// Why the computer can't help.
  package var message: String { words }
  package var status: ExitStatus {
    switch self {
    case .unreadable: .io
    case .stopped: .stopped
    case .load, .tooHard: .data
    }
  }

  /// Why the computer can't help, a phrase.
  package var words: String {
    switch self {
    case .load(let reason), .unreadable(let reason): reason
    case .stopped(let reason): "stopped early (\(reason.words))"
    case .tooHard: "this position is too hard to compute here"
    }
  }
}

extension Rational {
  /// The number as advice shows it: "15", "2.6667 = 8/3", "8.9186".
  package var advised: String {
    let decimal = decimal(places: 4)
    if denominator == 1 { return "\(numerator)" }
    return denominator < 10_000 ? "\(decimal) = \(numerator)/\(denominator)" : decimal
  }
}

extension String {
  /// The text, cut to what a message holds, without what could steer a terminal.
  fileprivate var plainText: String {
    let short = count > 60 ? prefix(57) + "…" : self[...]
    return String(short).visible
  }
}
