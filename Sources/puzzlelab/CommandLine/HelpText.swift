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

  private var program: String {
    let games = Wording.list(table.groups.filter(\.isGame).map(\.name))
    var text = wrappedHead(table.program, " – exact solvers for games: \(games)")
    text += "\nUsage: \(table.program) GAME COMMAND [ARGUMENTS] [OPTIONS]\n"
    for group in table.groups {
      text +=
        "\n" + wrappedHead(group.name, " – \(group.summary)")
        + list(verbs(of: group.commands.filter { !$0.isForExperts }, in: group), indent: 2)
    }
    text += "\n" + style.heading("more commands") + list(table.general.map { ($0.name, $0.summary) }, indent: 2)
    text += "\n" + style.heading("everywhere")
    text += list(
      [
        ("--help", "After a game or a command: what it does, its options, and examples"),
        ("--version", "The version of this program"),
      ] + Topic.all.map { ("help \($0.name)", $0.summary) }, indent: 2)
    return text
  }

  private func text(about group: CommandGroup) -> String {
    var text = wrappedHead("\(table.program) \(group.name)", " – \(group.summary)")
    text += "\nUsage: \(table.program) \(group.name) COMMAND [ARGUMENTS] [OPTIONS]\n"
    text +=
      "\n" + style.heading("Commands")
      + list(verbs(of: group.commands.filter { !$0.isForExperts }, in: group), indent: 2)
    let expert = group.commands.filter(\.isForExperts)
    if !expert.isEmpty { text += "\n" + style.heading("For experts") + list(verbs(of: expert, in: group), indent: 2) }
    let examples = group.commands.compactMap(\.examples.first)
    text += "\n" + style.heading("Examples") + self.examples(Array(examples.prefix(4)))
    return text + "\nSee '\(table.program) \(group.name) COMMAND --help' for each one.\n"
  }

  private func text(about command: Command) -> String {
    var text = wrappedHead("\(table.program) \(command.name)", " – \(command.summary)")
    text += "\n" + wrapped("Usage: \(usage(of: command))", indent: 0, hanging: 9)
    for paragraph in Self.paragraphs(command.discussion) { text += "\n" + wrapped(paragraph, indent: 0) }
    if !command.operands.isEmpty {
      text += "\n" + style.heading("Arguments") + list(command.operands.map { ($0.placeholder, $0.help) }, indent: 2)
    }
    text +=
      "\n" + style.heading("Options")
      + list(command.allParameters.map { (Self.name(of: $0), Self.meaning(of: $0)) }, indent: 2)
    return text + "\n" + style.heading("Examples") + examples(command.examples)
  }

  /// "puzzlelab set hints [CARDS…] [OPTIONS]", by the name that was called.
  package func usage(of command: Command) -> String {
    ([table.program] + command.path + command.operands.map(\.placeholder) + ["[OPTIONS]"]).joined(separator: " ")
  }

  /// "-o, --output FILE".
  static func name(of option: AnyParameter) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + option.flag + (option.placeholder.map { " \($0)" } ?? "")
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
  private func list(_ rows: [(name: String, meaning: String)], indent: Int) -> String {
    let width = min(rows.map(\.name.cells).max() ?? 0, 28)
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

extension String {
  /// How many columns of a terminal the text takes: a full-width character takes two.
  fileprivate var cells: Int {
    unicodeScalars.reduce(count) { $0 + ((0xFF01...0xFF60).contains($1.value) ? 1 : 0) }
  }
}
