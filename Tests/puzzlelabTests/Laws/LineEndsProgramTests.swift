import Foundation
import TestSupport
import Testing

/// Every format of lines has lines that end with a line feed, a carriage return, or both; a mark in
/// front, blank lines between and a missing last end change nothing.
@Suite struct LineEndsProgramTests {
  private static let four = "-----OX--XO----- X"

  private static let formats: [(name: String, command: String, lines: [String])] = [
    ("heaps", "matchsticks analyze --rules nim --json --file", ["3 4 5", "1 2 3"]),
    ("deals", "set hints --json --file", ["1RSF 2RSF 3RSF", "1RSF 2GSF 3PSF 1GDE"]),
    ("known deals", "set verify", ["1RSF 2RSF 3RSF | 1", "1RSF 2RSF 3GSF | 0"]),
    ("tables", "memory hints --json --file", ["A A ? ?", "A B ? ?"]),
    ("playing cards", "cardmatch hints --json --file", ["AH ?? 8D ??", "AH AD ?? ??"]),
    ("boards", "reversi show --json --file", [four + ";", "f5d6c3", "XXXXXXXXXXXXXXOO X"]),
    (
      "a drawn board", "reversi show --json --file",
      ["  a b c d", "1 . . . .", "2 . O X .  X to move", "3 . X O .", "4 . . . ."]
    ),
    ("games", "reversi games --json", ["f5d6c3", "f5f6e6"]),
    ("games in GGF", "reversi games --json", ["(;GM[Othello]BO[4 -----O*--*O----- *]B[b1];)", "f5d6c3"]),
    ("claims", "reversi verify --json", ["XXXXXXXXXXXXXXO- O; -16;", four + "; -10;"]),
    ("openings", "reversi match greedy greedy --games 4 --json --openings", ["f5d6", "f5f6"]),
    (
      "questions", "batch",
      [
        #"{"ask":"matchsticks.analyze","request":{"heaps":[3,4,5],"rules":"nim"}}"#,
        #"{"ask":"reversi.show","request":{"moves":"f5d6"}}"#,
      ]
    ),
    ("a list of heaps", "matchsticks analyze --rules nim --json --heaps @", ["3", "4", "5"]),
  ]

  /// The ways to write the lines, each with a name.
  private static func texts(_ lines: [String]) -> [(name: String, text: String)] {
    let feed = lines.joined(separator: "\n")
    return [
      ("LF", feed + "\n"), ("no last end", feed), ("CRLF", lines.joined(separator: "\r\n") + "\r\n"),
      ("CR", lines.joined(separator: "\r") + "\r"), ("CR without the last", lines.joined(separator: "\r")),
      ("mark", "\u{FEFF}" + feed + "\n"), ("mark and CR", "\u{FEFF}" + lines.joined(separator: "\r") + "\r"),
      ("blank lines", "\n" + feed + "\n\n"), ("blank lines of CR", "\r" + lines.joined(separator: "\r") + "\r\r"),
    ]
  }

  @Test(arguments: formats.indices)
  func `line ends change no answer`(index: Int) throws {
    let (name, command, lines) = Self.formats[index]
    let folder = try TemporaryFolder()
    var script = ""
    for number in Self.texts(lines).indices {
      let space = command.hasSuffix("@") ? "" : " "
      script += "(cd $D/\(number) && $P \(command)\(space)lines --no-run 2>&1; echo status $?) >$D/\(number).out\n"
    }
    let folders = (0..<Self.texts(lines).count).map { "$D/\($0)" }.joined(separator: " ")
    _ = try ProgramRun("mkdir -p \(folders)", in: folder)
    for (number, entry) in Self.texts(lines).enumerated() { _ = try folder.write(entry.text, to: "\(number)/lines") }
    _ = try ProgramRun(script, in: folder)
    func answer(_ number: Int) throws -> String {
      // Blank lines move the numbers of lines.
      try String(contentsOfFile: "\(folder.path)/\(number).out", encoding: .utf8)
        .replacing(#/"line":\d+|line \d+/#, with: "line")
    }
    let expected = try answer(0)
    #expect(expected.hasSuffix("status 0\n"), "\(name): \(expected)")
    for (number, entry) in Self.texts(lines).enumerated() {
      #expect(try answer(number) == expected, "\(name), \(entry.name)")
    }
  }
}
