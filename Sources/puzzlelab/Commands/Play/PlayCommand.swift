import Documents
import GameCore
import Questions
import Streams

extension Command {
  /// `puzzlelab <game> play`.
  static func play(_ played: GamePlay) -> Command { play(played.game, played) }

  private static func play<Game: ServedGame>(_ game: Game.Type, _ played: GamePlay) -> Command {
    let forms = Game.moveForms.map { "'\($0.form)'" }.joined(separator: ", ")
    return Command(
      Game.name, "play", summary: played.summary,
      discussion: """
        On a terminal the game fills the screen and is played with keys and mouse; '?' shows the keys. With --plain, \
        and where input or output isn't a terminal, every line is a command: \(forms); and in all games new, undo, \
        redo, hint, settings [NAME VALUE], opponent NAME, save FILE, resume, show, help, quit. Illegal commands \
        explain themselves and change nothing.

        With --json the state after each command is a document, one per line, so that programs can play.

        On a terminal the settings and the current game are kept in the user's state folder, elsewhere only with \
        --state.
        """,
      parameters: Playing<Game>.settingParameters + Game.otherOptions + [
        PlayOptions.seed, PlayOptions.plain, PlayOptions.state, PlayOptions.delay, Options.json, Options.output,
        Options.threads, Options.data,
      ],
      examples: played.examples, purpose: .play
    ) { call throws(Fault) in try Playing<Game>(call).run() }
  }
}

/// Options of every game that is played.
enum PlayOptions {
  static let seed = Parameter<UInt64?>(
    "seed", .seed, shown: "1; on a terminal a new one each time",
    help: "The seed of cards and moves; the same seed and commands give the same game; 'random' draws one")

  static let plain = Parameter(flag: "plain", help: "One command per line, also on a terminal")

  static let state = Parameter(
    "state", .folder, shown: "the user's state folder on a terminal, none elsewhere",
    help: "Keep the settings and the current game in DIR")

  static let delay = Parameter(
    "delay", Domain<Double>.patience, default: 1, help: "Seconds that a computer's move takes on the full screen")
}

extension Domain where Value == Double {
  /// A number of seconds that may be 0.
  fileprivate static var patience: Domain {
    Domain("SECONDS", schema: .number) { text throws(Fault) in
      text.allSatisfy { $0 == "0" || $0 == "." } && text.contains("0") ? 0 : try seconds.parse(text)
    } write: {
      $0.write(to: &$1)
    } shown: {
      "\(Int($0))"
    }
  }
}

/// A call of `play`: chooses between the full screen and lines.
struct Playing<Game: ServedGame>: Sendable {
  let call: Call
  let keeper: GameKeeper<Game>?
  private let context: Context

  init(_ call: Call) throws(Fault) {
    self.call = call
    let limits = SearchLimits(threads: 1, stopSignal: call.console.stopSignal)
    context = Context(limits: limits, observer: .silent, environment: call.environment)
    keeper = try GameKeeper(call, isAtTerminal: Self.isAtTerminal(call))
  }

  /// A session whose game hasn't begun.
  func session(seed: UInt64) -> PlaySession<Game> {
    let session = PlaySession<Game>(
      computer: context.computer(of: Game.self, seed: seed), manner: usesScreen ? .keys : .lines)
    session.store.dispatch(.go(.game))
    return session
  }

  /// A parameter for each setting.
  static var settingParameters: [any SomeParameter] {
    let defaults = Game.Settings()
    return Game.Settings.choices.map { choice in
      Parameter<String?>(
        choice.name, typedAs: choice.typedAs, .setting(choice), shown: defaults[choice.name], help: choice.help)
    }
  }

  /// Plays until the player has had enough.
  func run() throws(Fault) -> ExitStatus {
    let session = session(seed: call[PlayOptions.seed] ?? (Self.isAtTerminal(call) ? SeededGenerator.drawnSeed() : 1))
    _ = session.perform([.change(try settings(session.computer))])
    if usesScreen {
      var screen = try PlayScreen(self, session)
      return try screen.run()
    }
    var lines = PlayLines(self, session)
    return try lines.run()
  }

  /// The settings that were kept, changed by those that were given. A file that was kept and can't
  /// be used here is left out with a warning.
  private func settings(_ computer: Computer<Game.Solvers>) throws(Fault) -> Game.Settings {
    let usual = Game.Settings()
    guard var kept = try keeper?.settings() else { return try lent(try changed(usual), computer) }
    let settings = try changed(kept)
    guard let fault = Game.fault(of: settings, computer: computer) else { return settings }
    for choice in Game.Settings.choices where choice.values.takesFile {
      try? kept.set(choice.name, to: usual[choice.name])
    }
    let others = try lent(try changed(kept), computer)
    call.console.warn("\(fault.words); playing without it")
    return others
  }

  /// The settings, if the computer can lend what they name.
  private func lent(_ settings: Game.Settings, _ computer: Computer<Game.Solvers>) throws(Fault) -> Game.Settings {
    if let fault = Game.fault(of: settings, computer: computer) { throw Fault(fault) }
    return settings
  }

  /// The settings, changed by those that were given.
  private func changed(_ settings: Game.Settings) throws(Fault) -> Game.Settings {
    var settings = settings
    let values = call.invocation.values
    var given: [GivenSetting] = []
    for choice in Game.Settings.choices {
      guard let value = values[choice.name] else { continue }
      given.append(GivenSetting(choice.name, try contents(value, of: choice)))
    }
    let others = Set(Game.otherOptions.map { $0.any.name })
    given += try Game.settings(saidBy: values.filter { others.contains($0.key) }, in: context)
    do throws(SettingFault) {
      try settings.take(given)
    } catch {
      let words = error.named(as: given).words(marking: "--")
      // As everywhere: what can't be read is wrong data.
      if case .unreadable = error { throw Fault.data(words) }
      throw Fault.usage(words)
    }
    return settings
  }

  /// The value of a setting as it was given, or what the file holds that was named.
  private func contents(_ value: String, of choice: SettingChoice) throws(Fault) -> String {
    guard choice.values.takesContents, choice.values.words?.contains(value.lowercased()) == false else { return value }
    do throws(Fault) {
      return String(decoding: try call.read(value), as: UTF8.self)
    } catch { throw error.about("--\(choice.name)") }
  }

  private static func isAtTerminal(_ call: Call) -> Bool {
    Descriptor.standardInput.isTerminal && call.console.output.isTerminal
  }

  /// Whether the game fills the screen.
  private var usesScreen: Bool {
    Self.isAtTerminal(call) && !call[PlayOptions.plain] && !call[Options.json] && !Console.isDumbTerminal
  }
}

extension Domain where Value == String {
  /// The values of a setting, read where all settings are known.
  fileprivate static func setting(_ choice: SettingChoice) -> Domain {
    switch choice.values {
    case .words(let words): text(choice.name.uppercased()).with { $0.traits.words = words }
    case .wordsOrFile, .wordsOrContents:
      text(choice.name.uppercased()).with { ($0.traits.note, $0.traits.completion) = (choice.values.wording, .file) }
    case .number(let offered):
      text("N").with { $0.traits.note = "offered: \(offered.lowerBound)…\(offered.upperBound)" }
    case .text(let example): text(choice.name.uppercased()).with { $0.traits.note = "such as \(example)" }
    }
  }
}
