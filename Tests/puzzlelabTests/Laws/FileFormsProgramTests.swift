import Foundation
import TestSupport
import Testing

/// Files as other programs write them, and words that name files.
@Suite struct FileFormsProgramTests {
  @Test func `a pretty-printed file of a vision program is one deal`() throws {
    let folder = try TemporaryFolder()
    let cards = ["1", "2", "3"].map {
      "  {\n    \"number\": \($0),\n    \"color\": \"red\",\n    \"shape\": \"oval\",\n    \"shading\": \"solid\"\n  }"
    }
    _ = try folder.write("[\n\(cards.joined(separator: ",\n"))\n]\n", to: "cam.json")
    let run = try ProgramRun("$P set hints --file $D/cam.json --json --no-run", in: folder)
    let typed = try ProgramRun("$P set hints 1ROF 2ROF 3ROF --json --no-run")
    #expect(run.status == 0 && run.output == typed.output, "\(run.messages)\(run.output)")
  }

  @Test(
    arguments: [
      ("set hints", "--cards", "1ROF\n2ROF\n3ROF\n"), ("set analyze", "--cards", "[\n\"1ROF\",\n\"2ROF\"\n]"),
      ("cardmatch hints", "--places", "[[\"AH\",\n\"xx\"],\n[\"xx\", \"8D+\"]]"),
      ("memory hints", "--table", "[\n[\"A\", \"_\"],\n[\"_\", \"A\"]\n]"), ("memory hints", "--table", "A\n_\n_\nA\n"),
      ("matchsticks analyze --rules nim", "--heaps", "[\n5,\n7\n]\n"),
      ("reversi show", "--position", "---------------------------OX------XO--------------------------- X\n"),
    ])
  func `a word that names a file, and standard input, are the value of an option and of words alike`(
    command: String, option: String, file: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file, to: "value")
    let first = try ProgramRun("$P \(command) @\(path) --json --no-run")
    #expect(first.status == 0, "\(first.messages)")
    for words in ["\(option) @\(path)", "-", "\(option) -"] {
      let run = try ProgramRun("$P \(command) \(words) --json --no-run", input: file)
      #expect(run.output == first.output, "\(words): \(run.messages)")
    }
  }

  @Test func `several deals where one is asked about are refused, with the way to ask about all`() throws {
    let run = try ProgramRun("$P set hints -", input: "[[\"1ROF\",\"2ROF\"],\n[\"3ROF\",\"2ROF\"]]")
    #expect(run.status == 64 && run.messages.contains("there are several deals; to ask about each of them, use --file"))
  }

  @Test func `what a table has with a deal comes out with the answer, whatever its format`() throws {
    let table = "photo,cards,line\na.jpg,0000 1111 2222,7\nb.jpg,0000 9999,8\n"
    let json = try ProgramRun("$P set hints --file - --json --no-run", input: table)
    let lines = json.output.split(separator: "\n")
    #expect(json.status == 65 && lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"id":{"photo":"a.jpg","line":"7"},"request":{"#))
    #expect(lines[1].contains(#""id":{"photo":"b.jpg","line":"8"},"line":3,"#), "\(lines[1])")
    let csv = try ProgramRun("$P set hints --file - --format csv --no-run", input: table)
    #expect(csv.output.hasPrefix("line,photo,input.line,"), "\(csv.output)")
    #expect(csv.output.contains("\n2,a.jpg,7,"))
    let brief = try ProgramRun("$P set hints --file - --format brief", input: table)
    #expect(brief.output.hasPrefix("1. (a.jpg, 7) "), "\(brief.output)")
    let one = try ProgramRun(
      "$P set hints --file - --column cards --json --no-run | head -c 20", input: "id,cards\n5,0000 1111")
    #expect(one.output.hasPrefix(#"{"id":"5","request""#), "\(one.output)")
  }

  @Test func `a run over a table is resumed`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("id,cards\n1,0000 1111 2222\n2,0000 1111\n3,0120 2222\n", to: "deals.csv")
    let run = try ProgramRun(
      """
      "$P" set hints --file $D/deals.csv --json --no-run >$D/all
      head -n 2 $D/all >$D/some
      "$P" set hints --file $D/deals.csv --no-run --resume $D/some && cmp $D/all $D/some
      """, in: folder)
    #expect(run.status == 0, "\(run.messages)\(run.output)")
  }

  @Test func `a page that would be too long is refused as soon as that is known`() throws {
    // The input never ends.
    let endless = try ProgramRun("yes '0000 1111 2222' | $P set hints --file - --format html")
    #expect(endless.status == 64 && endless.messages.contains("a page has at most 5000 rows"), "\(endless.messages)")
    let folder = try TemporaryFolder()
    let file = try ProgramRun(
      "yes '0000 1111 222x' | head -n 6000 >$D/deals; $P set hints --file $D/deals --format html", in: folder)
    // Not one of the deals is read.
    #expect(file.status == 64 && file.messages.split(separator: "\n").count == 1, "\(file.messages.prefix(300))")
  }

  @Test func `a client that sends line by line gets the answer to each before the next`() throws {
    let conversation = try Conversation(["set", "hints", "--file", "-", "--json", "--no-run"])
    for line in ["0000 111x", "0000 1111 2222", "[\"0000\", \"1111\"]"] {
      try conversation.send(line)
      #expect(conversation.line()?.contains(line.contains("x") ? "error" : "set.hints") == true)
    }
    #expect(try conversation.finish() == 65)
  }
}
