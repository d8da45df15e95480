import Documents
import Games
import Questions
import Testing
import puzzlelab

/// Laws that every command of every table obeys.
@Suite struct TableLawTests {
  static let commands = CommandTable.puzzlelab.commands + CommandTable.toy.commands

  /// The commands of version 1.0.0: scripts call them. Their examples are parsed here and asked by
  /// `LawTests`.
  private static let released = [
    "batch", "completions", "man", "replay", "report", "schema", "serve", "tour", "cardmatch analyze", "cardmatch deal",
    "cardmatch hints", "cardmatch play", "cardmatch replay", "cardmatch report", "cardmatch review",
    "cardmatch simulate", "cardmatch solve", "jobs export", "jobs merge", "jobs run", "jobs status", "jobs total",
    "jobs work", "matchsticks analyze", "matchsticks genus", "matchsticks hints", "matchsticks lesson",
    "matchsticks losing", "matchsticks match", "matchsticks play", "matchsticks plays", "matchsticks quotient",
    "matchsticks replay", "matchsticks report", "matchsticks review", "matchsticks sequence", "matchsticks survey",
    "matchsticks value", "memory analyze", "memory hints", "memory play", "memory replay", "memory report",
    "memory review", "memory simulate", "reversi accuracy", "reversi analyze", "reversi book export",
    "reversi book import", "reversi book learn", "reversi book probe", "reversi book show", "reversi convert",
    "reversi games", "reversi gtp", "reversi hints", "reversi match", "reversi nboard", "reversi openings",
    "reversi perft", "reversi play", "reversi puzzles", "reversi rectangle", "reversi replay", "reversi review",
    "reversi show",
    "reversi solve", "reversi split", "reversi summary", "reversi train", "reversi train-probcut", "reversi verify",
    "set analyze", "set census", "set chance", "set deal", "set distribution", "set explain", "set extremes",
    "set hints", "set play", "set puzzle", "set replay", "set report", "set review", "set rounds", "set simulate",
    "set verify",
  ]

  private func table(of command: Command) -> CommandTable {
    CommandTable.toy.command(at: command.path) == nil ? .puzzlelab : .toy
  }

  @Test func `every command has a path of its own`() {
    let names = CommandTable.puzzlelab.commands.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Self.released.filter { !names.contains($0) } == [], "what worked goes on working")
    for group in CommandTable.puzzlelab.groups {
      #expect(group.commands.allSatisfy { (2...3).contains($0.path.count) && $0.path[0] == group.name })
    }
  }

  @Test(arguments: commands.map(\.name)) func `its examples parse and call it`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      guard case .call(let given) = try Parser(table(of: command)).parse(example.words) else {
        Issue.record("\(example.line) is no call")
        continue
      }
      #expect(given.command.name == name)
      #expect(!example.comment.hasSuffix("."))
    }
  }

  @Test(arguments: commands.map(\.name), [40, 80, 100, 300])
  func `its help fits the terminal`(name: String, columns: Int) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let help = HelpText(table(of: command), style: TextStyle(columns: columns)).text(about: .command(command))
    let examples = command.examples.map { "  puzzlelab \($0.line)" }
    for line in help.split(separator: "\n") where columns >= 80 && !examples.contains(String(line)) {
      #expect(line.count <= min(columns, 100), "\(line)")
    }
    #expect(help.contains("Usage: puzzlelab \(name)"))
    #expect(help.contains("--help"))
  }

  @Test func `help about the program, its games and its subjects fits the terminal`() {
    let help = HelpText(.puzzlelab, style: .plain)
    let topics =
      [HelpTopic.program, .everything] + CommandTable.puzzlelab.groups.map(HelpTopic.group)
      + Topic.pages.map(HelpTopic.subject)
    for line in topics.flatMap({ help.text(about: $0).split(separator: "\n") }) where !line.hasPrefix("  puzzlelab ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `a full-width name in help takes two columns a character`() throws {
    let boards = try #require(Topic.all.first { $0.name == "boards" })
    let help = HelpText(.puzzlelab, style: .plain).text(about: .subject(boards))
    #expect(help.contains("  ｆ５ｄ６ｃ３        Full-width") && help.contains("  f5-d6-c3 +f5-d6+c3  With hyphens"))
  }

  @Test(arguments: commands.map(\.name)) func `its options have names of their own`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let names = command.allParameters.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = command.allParameters.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for option in command.allParameters {
      #expect(option.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(option.name)")
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."), "\(option.name)")
    }
    #expect(!command.summary.isEmpty && !command.summary.hasSuffix(".") && command.summary.count <= 80)
    #expect(command.operands.dropLast().allSatisfy { $0.count == .one }, "only the last operand may vary in number")
  }

  @Test(arguments: commands.map(\.name)) func `an option of a common name means the same`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let common: [any SomeParameter] = [
      Options.json, Options.output, Options.threads, Parameter<UInt64>.seed, Parameter.time, Parameter.nodes,
      Parameter.digits,
      Options.file,
      Options.data,
    ]
    for common in common.map(\.any) {
      guard let own = command.parameter(named: common.name) else { continue }
      #expect(own.isFlag == common.isFlag && own.letter == common.letter, "\(common.name)")
    }
  }

  @Test(arguments: commands.map(\.name)) func `its manual page has all sections in plain ASCII`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let page = ManPage(table(of: command)).text(about: .command(command))
    #expect(page.unicodeScalars.allSatisfy { $0.isASCII })
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES", "SEE ALSO"] {
      #expect(page.contains(".SH \(section)\n"))
    }
    for line in page.split(separator: "\n") { #expect(!line.hasPrefix("'"), "\(line)") }
  }
}
