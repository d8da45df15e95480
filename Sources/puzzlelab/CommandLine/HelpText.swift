import Games
import Documents
import Questions

/// Help for a person, made from the table: usage, what it is, arguments, options, examples.
package struct HelpText: Sendable {
  private let table: CommandTable
  private let style: TextStyle

  /// Help about the commands of `table`; never wider than 100 columns, however wide the terminal.
  package init(_ table: CommandTable, style: TextStyle) {
    self.table = table
    self.style = TextStyle(usesColor: style.usesColor, columns: min(style.columns, 100))
  }

  /// The help text about a topic.
  package func text(about topic: HelpTopic) -> String {
    switch topic {
    case .program: program
    case .everything: everything
    case .group(let group): text(about: group)
    case .command(let command): text(about: command)
    case .subject(let topic): text(about: topic)
    }
  }

  private func text(about topic: Topic) -> String {
    var text = wrappedHead("\(table.program) help \(topic.name)", " – \(topic.summary)")
    for part in topic.parts {
      switch part {
      case .paragraph(let paragraph): text += "\n" + wrapped(paragraph, indent: 0)
      case .list(let rows): text += "\n" + list(rows.map { ($0.text, $0.meaning) }, indent: 2)
      }
    }
    return text
  }

  /// What a newcomer needs: each game with its first commands, and where the rest is.
  private var program: String {
    var text = wrappedHead(table.program, " – play games, and get exact answers about them")
    text += usage("GAME COMMAND") + "\n"
    let games = table.groups.filter(\.isGame)
    for game in games {
      // All of it fits a screen of 40 lines.
      let first = game.firstCommands.prefix(games.count > 5 ? 2 : 3)
      text += wrappedHead(game.name, " – \(game.summary)") + list(verbs(of: Array(first), in: game), indent: 2) + "\n"
    }
    let others = Self.firstOfAllGames.compactMap { name in table.general.first { $0.name == name } }
    return text + style.heading("More")
      + list(
        others.map { (([$0.name] + $0.operands.map(\.placeholder)).joined(separator: " "), $0.summary) } + Self.more,
        indent: 2)
  }

  /// The commands about all games that a newcomer needs.
  private static let firstOfAllGames = ["tour", "serve", "replay", "review"]

  /// Where the rest is.
  private static let more = [
    ("help GAME", "List the commands of a game"), ("help \(everything)", aboutEverything),
    ("help \(Topic.options.name)", "Explain the options that commands share"),
    ("GAME COMMAND --help", "Explain a command and its options, with examples"),
    ("docs/README.md", "The documentation; once installed: 'man puzzlelab'"),
  ]

  /// The word after `help` for ``HelpTopic/everything``, and what it shows.
  static let everything = "all"
  static let aboutEverything = "List all commands and help topics"

  private var everything: String {
    var text = wrappedHead("\(table.program) help \(Self.everything)", " – all commands and help topics")
    text += usage("GAME COMMAND")
    for group in table.groups {
      text +=
        "\n" + wrappedHead(group.name, " – \(group.summary)") + list(verbs(of: group.listed, in: group), indent: 2)
    }
    text += "\n" + style.heading("all games and more") + list(table.general.map { ($0.name, $0.summary) }, indent: 2)
    text += "\n" + style.heading("everywhere")
    text += list(
      [
        ("--help", "After a game or a command: what it does, its options, and examples"),
        ("--version", "The version of this program"),
      ] + Topic.pages.map { ("help \($0.name)", $0.summary) }, indent: 2)
    return text
  }

  private func text(about group: CommandGroup) -> String {
    var text = wrappedHead("\(table.program) \(group.name)", " – \(group.summary)")
    text += usage("\(group.name) COMMAND")
    let sections = sections(of: group)
    let width = sections.flatMap(\.commands).map { group.verb(of: $0).cells }.max() ?? 0
    for section in sections {
      text +=
        "\n" + style.heading(section.title) + list(verbs(of: section.commands, in: group), indent: 2, width: width)
    }
    text += "\n" + style.heading("Examples") + examples(group.firstCommands.compactMap(\.examples.first))
    let saved = table.general.filter { command in
      command.purpose == .saved && group.commands.contains { $0.path.last == command.name }
    }
    if !saved.isEmpty {
      let ways = saved.map { "'\(table.program) \($0.name) FILE'" }
      text += "\n" + wrapped("Games that were saved: \(Wording.list(ways)).", indent: 0)
    }
    return text + "\nSee '\(table.program) \(group.name) COMMAND --help' for each one.\n"
  }

  /// The commands of a group that help lists, by what they are for; those for experts come last.
  private func sections(of group: CommandGroup) -> [(title: String, commands: [Command])] {
    let (usual, experts) = (group.listed.filter { !$0.isForExperts }, group.listed.filter(\.isForExperts))
    var sections = Purpose.allCases.compactMap { purpose in
      purpose.title.map { title in
        (title: title, commands: usual.filter { $0.purpose == purpose })
      }
    }.filter { !$0.commands.isEmpty }
    if sections.count == 1 { sections[0].title = "Commands" }
    return sections + (experts.isEmpty ? [] : [("For experts", experts)])
  }

  private func usage(_ words: String) -> String {
    "\nUsage: \(table.program) \(words) [ARGUMENTS] [OPTIONS]\n"
  }

  private func text(about command: Command) -> String {
    var text = wrappedHead("\(table.program) \(command.name)", " – \(command.summary)")
    text += "\n" + wrapped("Usage: \(usage(of: command))", indent: 0, hanging: 9)
    for paragraph in Self.paragraphs(command.discussion) { text += "\n" + wrapped(paragraph, indent: 0) }
    if !command.operands.isEmpty {
      text += "\n" + style.heading("Arguments") + list(command.operands.map { ($0.placeholder, $0.help) }, indent: 2)
    }
    let own = command.allParameters.filter { !Options.isCommon($0) }
    text += "\n" + style.heading("Options") + list(own.map { (Self.name(of: $0), Self.meaning(of: $0)) }, indent: 2)
    text += commonOptions(of: command)
    return text + "\n" + style.heading("Examples") + examples(command.examples)
  }

  /// "puzzlelab set hints [CARDS…] [OPTIONS]", by the name that was called.
  package func usage(of command: Command) -> String {
    ([table.program] + command.path + command.operands.map(\.placeholder) + ["[OPTIONS]"]).joined(separator: " ")
  }

  /// The options that other commands have, too, by name: they are explained in one place.
  private func commonOptions(of command: Command) -> String {
    let names = command.allParameters.filter(Options.isCommon).map { option in
      let special = OutputFormat.special(among: option.words)
      let isFormat = option.words.contains(OutputFormat.json.rawValue)
      return option.flag + (isFormat && !special.isEmpty ? " (also \(special.joined(separator: ", ")))" : "")
    }
    let page = "'\(table.program) help \(Topic.options.name)'"
    return wrapped("Common (\(page)): \(names.joined(separator: ", "))", indent: 2, hanging: 2)
  }

  /// "-o, --output FILE", in a column of names.
  static func name(of option: AnyParameter) -> String { (option.letter == nil ? "    " : "") + synopsis(of: option) }

  /// "-o, --output FILE".
  static func synopsis(of option: AnyParameter) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.flag + (option.placeholder.map { " \($0)" } ?? "")
  }

  /// What an option is for, its range or words, and what happens without it.
  static func meaning(of option: AnyParameter) -> String {
    var notes: [String] = []
    if option.words.count > 5 { notes.append("one of \(option.words.joined(separator: ", "))") }
    if let note = option.note { notes.append(note) }
    if let fallback = option.shown { notes.append("default: \(fallback)") }
    return option.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// The paragraphs of a discussion, each without line breaks.
  static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) + [Substring("")] {
      if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        paragraphs.append(lines.joined(separator: " "))
        lines = []
      }
    }
    return paragraphs
  }

  private func examples(_ examples: [Example]) -> String {
    examples.map { example in
      wrapped("# \(example.comment)", indent: 2, hanging: 2).split(separator: "\n").map { style.paint($0, .dim) + "\n" }
        .joined() + command("\(table.program) \(example.line)")
    }.joined()
  }

  /// A command on a line, or on several that a shell joins, broken between its words.
  private func command(_ text: String) -> String {
    var (words, quote): ([String], Character?) = ([""], nil)
    for character in text {
      if character == quote { quote = nil } else if quote == nil, "'\"".contains(character) { quote = character }
      if character == " ", quote == nil { words.append("") } else { words[words.count - 1].append(character) }
    }
    var lines = ["  "]
    for (place, word) in words.enumerated() {
      let line = lines[lines.count - 1]
      let end = place + 1 < words.count ? 2 : 0
      if place > 0, line.count + 1 + word.count + end > style.columns {
        lines[lines.count - 1] += " \\"
        lines.append("    " + word)
      } else {
        lines[lines.count - 1] += (place > 0 ? " " : "") + word
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Commands without the name of their group.
  private func verbs(of commands: [Command], in group: CommandGroup) -> [(name: String, meaning: String)] {
    commands.map { (group.verb(of: $0), $0.summary) }
  }

  /// Names on the left, meanings on the right, wrapped; a long name has its meaning on the next
  /// line.
  private func list(_ rows: [(name: String, meaning: String)], indent: Int, width: Int? = nil) -> String {
    let width = min(width ?? rows.map(\.name.cells).max() ?? 0, 28)
    let column = indent + width + 2
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      let meaning = wrapped(row.meaning, indent: column)
      if row.name.cells > width { return margin + row.name + "\n" + meaning }
      let gap = String(repeating: " ", count: width - row.name.cells + 2)
      return margin + row.name + gap + meaning.drop { $0 == " " }
    }.joined()
  }

  private func wrappedHead(_ name: String, _ rest: String) -> String {
    let lines = wrapped(name + rest, indent: 0, hanging: 2)
    return style.paint(name, .bold) + lines.dropFirst(name.count)
  }

  /// The text in lines that fit, each indented; lines after the first by `hanging` more.
  private func wrapped(_ text: String, indent: Int, hanging: Int = 0) -> String {
    let narrowed = TextStyle(columns: style.columns - indent).wrapped(text, indent: hanging)
    let margin = String(repeating: " ", count: indent)
    return narrowed.split(separator: "\n").map { margin + $0 + "\n" }.joined()
  }
}

extension Purpose {
  /// The heading of its commands; `nil` where one command does it for all games.
  fileprivate var title: String? {
    switch self {
    case .play: "Play"
    case .analysis: "Analyse"
    case .research: "Research"
    case .files: "Files"
    case .saved: nil
    }
  }
}

extension String {
  /// How many columns of a terminal the text takes: a full-width character takes two.
  fileprivate var cells: Int {
    unicodeScalars.reduce(count) { $0 + ((0xFF01...0xFF60).contains($1.value) ? 1 : 0) }
  }
}
