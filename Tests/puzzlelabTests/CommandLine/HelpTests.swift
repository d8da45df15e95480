import Documents
import Foundation
import Games
import Questions
import Testing
import puzzlelab

/// Help for people who begin, and where they find the rest.
@Suite struct HelpTests {
  private static let table = CommandTable.puzzlelab
  private static let games = table.groups.filter(\.isGame)

  private func lines(of topic: HelpTopic, in table: CommandTable = .puzzlelab, columns: Int = 80) -> [String] {
    let text = HelpText(table, style: TextStyle(columns: columns)).text(about: topic)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `the first help fits a screen of 40 lines, and nothing is wrapped`() {
    let short = lines(of: .program)
    #expect(short.count <= 40 && short.allSatisfy { $0.count <= 80 }, "\(short.count) lines")
    #expect(short == lines(of: .program, columns: 100))
  }

  @Test func `the first help names every game with commands that there are`() throws {
    let short = lines(of: .program)
    for game in Self.games {
      let head = try #require(short.firstIndex { $0.hasPrefix("\(game.name) – ") })
      let rows = short[(head + 1)...].prefix { $0.hasPrefix("  ") }
      #expect(rows.count == (Self.games.count > 5 ? 2 : 3))
      for row in rows {
        let words = row.split(separator: " ", maxSplits: 1)
        let command = try #require(Self.table.command(at: [game.name, String(words[0])]))
        #expect(row.hasSuffix("  \(command.summary)"))
      }
    }
  }

  @Test func `the first help says how to see the rest, and each of these ways is one`() throws {
    let short = lines(of: .program).joined(separator: "\n")
    for words in ["tour", "serve", "replay FILE", "review FILE", "help GAME", "help all", "help options"] {
      #expect(short.contains("\n  \(words) "), "\(words)")
    }
    #expect(short.contains("GAME COMMAND --help") && short.contains("docs/README.md"))
    for words in [["help", "all"], ["help", "options"], ["help", "set"], ["set", "hints", "--help"]] {
      guard case .help = try Parser(Self.table).parse(words) else {
        Issue.record("\(words) is no help")
        continue
      }
    }
  }

  @Test func `the full list has every command, and what one command does for all games once`() throws {
    let full = lines(of: .everything)
    for group in Self.table.groups {
      let head = try #require(full.firstIndex { $0.hasPrefix("\(group.name) – ") })
      let rows = full[(head + 1)...].prefix { !$0.isEmpty }
      for command in group.commands {
        let name = command.name.dropFirst(group.name.count + 1)
        let isListed = rows.contains { $0.hasPrefix("  \(name) ") && command.summary.hasPrefix($0.summary) }
        #expect(isListed == (command.purpose != .saved), "\(command.name)")
      }
    }
    for command in Self.table.general {
      #expect(full.contains { $0.hasPrefix("  \(command.name) ") }, "\(command.name)")
    }
    for topic in Topic.pages { #expect(full.contains { $0.hasPrefix("  help \(topic.name) ") }, "\(topic.name)") }
  }

  @Test(arguments: games.map(\.name)) func `help on a game has its commands in groups`(name: String) throws {
    let game = try #require(Self.table.group(named: name))
    let help = lines(of: .group(game))
    let headings = ["Play", "Analyse", "Research", "Files", "For experts"]
    let places = headings.compactMap(help.firstIndex(of:))
    #expect(places.count >= 2 && places == places.sorted())
    for command in game.commands where command.purpose != .saved {
      let verb = command.name.dropFirst(name.count + 1)
      #expect(help.count { $0.hasPrefix("  \(verb) ") } == 1, "\(command.name)")
    }
    #expect(help.contains { $0.contains("Games that were saved: 'puzzlelab replay FILE' and 'puzzlelab review FILE'") })
  }

  @Test func `a group that isn't a game, and a family, has one list`() throws {
    for words in [["help", "jobs"], ["help", "reversi", "book"]] {
      guard case .help(let topic) = try Parser(Self.table).parse(words) else { throw ToyFault() }
      #expect(lines(of: topic).contains("Commands"))
    }
  }

  @Test(arguments: CommandTable.puzzlelab.commands.map(\.name))
  func `help on a command names all its options and explains only those of its own`(name: String) throws {
    let command = try #require(Self.table.commands.first { $0.name == name })
    let text = lines(of: .command(command)).joined(separator: "\n")
    #expect(text.contains("Common ('puzzlelab help options'):"))
    for option in command.allParameters { #expect(text.contains(option.flag), "\(option.flag)") }
    for option in [Options.json, Options.noRun].map(\.any) { #expect(!text.contains(option.help)) }
    let formats = command.parameter(named: "format")?.words ?? []
    let page = lines(of: .subject(try #require(Topic.pages.first { $0.name == "options" }))).joined(separator: "\n")
    for format in formats { #expect("\(text)\n\(page)".contains(format), "\(format)") }
  }

  @Test func `the page of common options explains each with its default`() throws {
    let page = lines(of: .subject(try #require(Topic.pages.first { $0.name == "options" }))).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(Options.common.count > 10)
    for option in Options.common {
      #expect(page.contains("\(option.flag) ") && page.contains(option.help), "\(option.flag)")
      if let fallback = option.shown { #expect(page.contains("default: \(fallback)"), "\(option.flag)") }
      if let note = option.note { #expect(page.contains(note), "\(option.flag)") }
    }
    // Every option that isn't about one game is included, or is explained elsewhere.
    for parameter in [Options.json, Options.noRun, Options.help].map(\.any) + [
      Options.output.any, Options.data.any, Options.color.any,
    ] {
      #expect(Options.common.contains { $0.name == parameter.name }, "\(parameter.name)")
    }
  }

  @Test func `a table without games' first commands shows three of each`() {
    #expect(lines(of: .program, in: .toy).contains("  double  Double numbers"))
  }
}

extension String {
  /// What a list says about a command, in its first line.
  fileprivate var summary: String {
    let words = drop { $0 == " " }
    guard let gap = words.range(of: "  ") else { return "\u{0}" }
    return words[gap.upperBound...].drop { $0 == " " }.description
  }
}
