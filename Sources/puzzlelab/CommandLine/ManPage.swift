import Documents
import Questions

/// Manual pages in `man(7)` roff, made from the table.
package struct ManPage: Sendable {
  private let table: CommandTable

  /// Pages about the commands of `table`.
  package init(_ table: CommandTable) { self.table = table }

  package func text(about topic: HelpTopic) -> String {
    switch topic {
    case .program, .everything: program
    case .group(let group): text(about: group)
    case .command(let command): text(about: command)
    case .subject(let topic): text(about: topic)
    }
  }

  private func text(about topic: Topic) -> String {
    var text = head(["help", topic.name], summary: topic.summary) + section("DESCRIPTION")
    for part in topic.parts {
      switch part {
      case .paragraph(let paragraph): text += ".PP\n" + line(paragraph)
      case .list(let rows): text += rows.map { item(".B " + Self.escaped($0.text), $0.meaning) }.joined()
      }
    }
    return text
  }

  private var program: String {
    var text = head([], summary: "exact solvers for games")
    text += section("SYNOPSIS") + synopsis("puzzlelab", "GAME COMMAND [ARGUMENTS] [OPTIONS]")
    text += section("DESCRIPTION")
    text += line(
      "Solves and analyses \(Wording.list(table.groups.filter(\.isGame).map(\.name))), exactly where possible, "
        + "and states the evidence for each answer.")
    for group in table.groups {
      text += section(group.name.uppercased()) + line(group.summary + ".") + commands(group.commands)
    }
    text += section("MORE COMMANDS") + commands(table.general)
    return text + exitStatus + environment
  }

  private func text(about group: CommandGroup) -> String {
    var text = head(group.name.split(separator: " ").map(String.init), summary: group.summary)
    text += section("SYNOPSIS") + synopsis("puzzlelab \(group.name)", "COMMAND [ARGUMENTS] [OPTIONS]")
    text += section("COMMANDS") + commands(group.commands)
    return text + section("SEE ALSO") + seeAlso([[]] + group.commands.map(\.path))
  }

  private func text(about command: Command) -> String {
    var text = head(command.path, summary: command.summary)
    let operands = command.operands.map(\.placeholder) + ["[OPTIONS]"]
    text += section("SYNOPSIS") + synopsis("puzzlelab \(command.name)", operands.joined(separator: " "))
    text += section("DESCRIPTION")
    let paragraphs = HelpText.paragraphs(command.discussion)
    text += (paragraphs.isEmpty ? [command.summary + "."] : paragraphs).map(line).joined(separator: ".PP\n")
    if !command.operands.isEmpty {
      text += section("ARGUMENTS")
      for operand in command.operands { text += item(".I " + Self.escaped(operand.placeholder), operand.help) }
    }
    text += section("OPTIONS")
    for option in command.allParameters { text += item(name(of: option), HelpText.meaning(of: option)) }
    text += exitStatus + section("EXAMPLES")
    for example in command.examples {
      text +=
        line(example.comment + ":") + ".PP\n.RS 4\n.nf\n" + verbatim("puzzlelab " + example.line) + ".fi\n.RE\n.PP\n"
    }
    if text.hasSuffix(".PP\n") { text.removeLast(4) }
    return text + section("SEE ALSO") + seeAlso([[]] + (command.path.count > 1 ? [[command.path[0]]] : []))
  }

  private func head(_ path: [String], summary: String) -> String {
    let title = (["puzzlelab"] + path).joined(separator: "-")
    return
      ".TH \(Self.escaped(title.uppercased())) 1 \(Toolkit.releaseDate) \"puzzlelab \(Toolkit.version)\" \"puzzlelab\"\n"
      + section("NAME") + "\(Self.escaped(title)) \\- \(Self.escaped(summary))\n"
  }

  private var exitStatus: String {
    let meanings: [(ExitStatus, String)] = [
      (.done, "Everything was answered."), (.disagreement, "A verification found a disagreement."),
      (.usage, "Usage error."), (.data, "Invalid data."),
      (.internal, "Internal error."), (.io, "A file or stream can't be read or written."),
      (.stopped, "Stopped by a limit or Ctrl-C; the answer has the results so far."),
    ]
    return section("EXIT STATUS") + meanings.map { item(".B \($0.0.rawValue)", $0.1) }.joined()
  }

  private var environment: String {
    let meanings = [
      ("NO_COLOR", "When set and not empty, no colours are used, unless --color always."),
      ("CLICOLOR_FORCE", "When set and neither empty nor 0, colours are used, terminal or not."),
      ("LC_ALL, LC_CTYPE, LANG", "Text is in ASCII when the first of these that is set names a locale without UTF-8."),
      ("PUZZLELAB_DATA", "The folder of the toolkit's data files, unless --data is given."),
      ("COLUMNS", "The width of text that isn't written to a terminal."),
    ]
    return section("ENVIRONMENT") + meanings.map { item(".B \(Self.escaped($0.0))", $0.1) }.joined()
  }

  private func commands(_ commands: [Command]) -> String {
    commands.map { item(".B " + Self.escaped($0.name), $0.summary + ".") }.joined()
  }

  private func seeAlso(_ paths: [[String]]) -> String {
    let names = paths.map { Self.escaped((["puzzlelab"] + $0).joined(separator: "-")) }
    let last = names.count - 1
    return names.enumerated().map { ".BR \($1) (1)\($0 < last ? "," : "")\n" }.joined()
  }

  private func name(of option: AnyParameter) -> String {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    return "\(letter)\\fB\(Self.escaped(option.flag))\\fR\(value)"
  }

  private func section(_ title: String) -> String { ".SH \(title)\n" }

  private func synopsis(_ name: String, _ rest: String) -> String { ".B \(Self.escaped(name))\n" + line(rest) }

  private func item(_ tag: String, _ meaning: String) -> String { ".TP\n\(tag)\n\(line(meaning))" }

  /// The text as input lines of at most 80 columns; roff fills them anew.
  private func line(_ text: String) -> String { filled(TextStyle(columns: 76).wrapped(text)) }

  /// The text as it is, in one line.
  private func verbatim(_ text: String) -> String { filled(text + "\n") }

  private func filled(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let escaped = Self.escaped(String(line))
      return (escaped.hasPrefix(".") ? "\\&" : "") + escaped + "\n"
    }.joined()
  }

  /// The text with all that means something to roff made plain, and ASCII only.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\(rs"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }
}
