import Documents
import GameCore
import Games
import Questions
import Testing
import puzzlelab

@Suite struct ParserTests {
  @Test func `options come before or after operands, with a blank or an equals sign`() throws {
    for words in [
      ["toy", "double", "--depth", "3", "21"], ["toy", "double", "21", "--depth=3"],
      ["toy", "double", "-d", "3", "21"],
    ] {
      let given = try invocation(of: words)
      #expect(given.operands == ["21"])
      #expect(given.values["depth"] == "3")
    }
  }

  @Test func `two hyphens end the options`() throws {
    let given = try invocation("toy", "double", "--", "--depth", "-x")
    #expect(given.operands == ["--depth", "-x"])
    #expect(given.values.isEmpty)
  }

  @Test func `negative numbers and boards of hyphens are values`() throws {
    #expect(try invocation("toy", "double", "--pile", "-3").values["pile"] == "-3")
    #expect(try invocation("toy", "double", "-7", "-").operands == ["-7", "-"])
    let board = String(repeating: "-", count: 64) + " X"
    #expect(try invocation("toy", "double", "--exclude", board).values["exclude"] == board)
    #expect(try invocation("toy", "double", board).operands == [board])
    #expect(try invocation("toy", "double", "--exclude", "-X--").values["exclude"] == "-X--")
  }

  @Test func `a value that is an option of the command is a missing value`() {
    #expect(refusal("toy", "double", "--pile", "--json") == "--pile needs a value: --pile N")
    #expect(refusal("toy", "double", "--depth") == "--depth needs a value: --depth N")
    #expect(refusal("toy", "double", "--pile", "--depth=3") == "--pile needs a value: --pile N")
  }

  @Test func `options are refused when given twice`() {
    #expect(refusal("toy", "double", "--depth", "1", "-d", "2") == "--depth is given twice")
    #expect(refusal("toy", "double", "--json", "--json") == "--json is given twice")
  }

  @Test func `values are checked against their kind`() {
    #expect(refusal("toy", "double", "--threads", "0") == "--threads: 0 is not in 1…1024; the nearest is 1")
    #expect(refusal("toy", "double", "--threads=-1") == "--threads: -1 is not in 1…1024; the nearest is 1")
    #expect(refusal("toy", "double", "--depth", "x") == "--depth: 'x' is not a whole number in 1…60")
    let digits = String(repeating: "9", count: 1_000)
    #expect(
      refusal("toy", "double", "--depth", digits).hasSuffix("… (1000 characters) is not in 1…60; the nearest is 60"))
    #expect(refusal("toy", "double", "--seed", "-1") == "--seed: -1 is not in 0…18446744073709551615")
    #expect(refusal("toy", "double", "--time", "0").hasPrefix("--time: '0' is not a positive number of seconds"))
    #expect(refusal("toy", "double", "--time", "inf").hasPrefix("--time: 'inf' is not"))
    #expect(refusal("toy", "double", "--only", "3-1") == "--only: '3-1' goes down; write 1-3")
    #expect(
      refusal("toy", "double", "--mood", "wilt") == "--mood: 'wilt' is not one of calm, wild; did you mean 'wild'?")
    #expect(refusal("toy", "double", "--file", "").hasPrefix("--file: an empty value"))
    #expect(refusal("toy", "double", "--json=yes") == "--json takes no value")
  }

  @Test func `unknown words suggest the nearest`() {
    #expect(refusal("toy", "double", "--jsn") == "toy double: unknown option '--jsn'; did you mean '--json'?")
    #expect(refusal("toy", "duoble") == "toy has no command 'duoble'; did you mean 'double'?")
    #expect(refusal("tyo") == "unknown command 'tyo'; did you mean 'toy'?")
    #expect(refusal("double") == "'double' needs a game before it, such as 'puzzlelab toy double'")
    #expect(refusal("frobnicate") == "unknown command 'frobnicate'; 'puzzlelab help' shows what there is")
    #expect(refusal("shells", "bsh").hasSuffix("did you mean 'bash'?"))
    #expect(refusal("--json", "toy").hasPrefix("options go after the command"))
    #expect(refusal("toy", "--json").hasPrefix("toy: options go after the command"))
  }

  @Test func `a list after an option whose words are given is one word in quotes`() throws {
    #expect(
      refusal("toy", "double", "--number", "3", "4", "5")
        == "--number takes one word; quote all of them, --number '3 4 5', or omit --number")
    #expect(refusal("toy", "double", "4", "--number", "3") == "--number and NUMBER mean the same; give one of them")
    for (words, flag) in [
      ("matchsticks analyze --rules kayles --heaps 3 4 5", "--heaps"), ("memory hints --table A _ A _", "--table"),
      ("set hints --cards 0000 1111 2222", "--cards"), ("reversi hints --moves f5 d6", "--moves"),
    ] {
      let fault = #expect(throws: Fault.self) { try Parser(.puzzlelab).parse(Example(words, "").words) }
      #expect(fault?.message.hasPrefix("\(flag) takes one word; quote all of them, \(flag) '") == true)
    }
  }

  @Test(arguments: ["reversi games", "reversi convert --to sgf", "set verify", "reversi review"])
  func `a file after the options may have the name that it has in other commands`(command: String) throws {
    for file in ["--file x", "-f x", "--file=x"] {
      guard case .call(let call) = try Parser(.puzzlelab).parse(Example("\(command) \(file)", "").words) else {
        throw ToyFault()
      }
      #expect(call.operands == ["x"] || call.values["file"] == "x")
    }
    #expect(throws: Fault.usage("--file needs a value: --file FILE")) {
      try Parser(.puzzlelab).parse(["reversi", "games", "--file", "--size", "8"])
    }
    #expect(throws: Fault.self) { try Parser(.puzzlelab).parse(["reversi", "games", "x", "--file", "y"]) }
  }

  @Test func `a word too many that ends the name of a command is taken for that`() {
    let fault = #expect(throws: Fault.self) { try Parser(.puzzlelab).parse(["reversi", "train", "probcut"]) }
    #expect(fault?.message.hasSuffix("did you mean 'reversi train-probcut'?") == true)
  }

  @Test func `standard input is read by one option only`() throws {
    #expect(throws: Fault.usage("--pile and HEAPS can't both read standard input")) {
      try Parser(.puzzlelab).parse(["matchsticks", "analyze", "-", "--rules", "kayles", "--pile", "-"])
    }
    #expect(refusal("toy", "double", "--pile", "-", "-f", "-") == "--pile and --file can't both read standard input")
    #expect(try invocation("toy", "double", "--pile", "-", "-o", "-").values["pile"] == "-")
  }

  @Test func `abbreviations are not accepted`() {
    #expect(refusal("toy", "double", "--thr", "2").hasSuffix("did you mean '--threads'?"))
  }

  @Test func `too few and too many operands are reported`() throws {
    #expect(refusal("toy", "halve").hasPrefix("toy halve: missing NUMBER: "))
    #expect(refusal("toy", "halve", "4", "5").hasPrefix("toy halve: unexpected argument '5'; it takes NUMBER"))
    let table = CommandTable(
      groups: [CommandGroup("toy", summary: "A game for tests", commands: [Command(Toy.idle), .halve])],
      general: [
        Command("idle", summary: "Do nothing", operands: [Operand("FILE", .one, help: "It")], examples: []) { _ in .done
        }
      ])
    #expect(
      throws: Fault.usage("toy idle: unexpected argument 'x'; it takes options only; 'puzzlelab idle FILE' takes it")
    ) {
      try Parser(table).parse(["toy", "idle", "x"])
    }
    #expect(refusal("toy", "double", "4", "--file", "x") == "toy double: give NUMBER or --file, not both")
    #expect(refusal("--version", "now") == "--version takes no arguments, such as 'now'")
  }

  @Test func `help is found in every form`() throws {
    for words in [["help"], ["--help"], ["-h"], []] {
      guard case .help(.program) = try Parser(.toy).parse(words) else { throw ToyFault() }
    }
    for words in [["help", "toy"], ["toy", "--help"], ["toy"], ["toy", "help"]] {
      guard case .help(.group(let group)) = try Parser(.toy).parse(words) else { throw ToyFault() }
      #expect(group.name == "toy")
    }
    for words in [
      ["help", "toy", "halve"], ["toy", "halve", "--help"], ["toy", "halve", "-h"], ["toy", "help", "halve"],
    ] {
      guard case .help(.command(let command)) = try Parser(.toy).parse(words) else { throw ToyFault() }
      #expect(command.name == "toy halve")
    }
    #expect(refusal("help", "toy", "halv") == "toy has no command 'halv'; did you mean 'halve'?")
    #expect(refusal("help", "toy", "halve", "x") == "toy halve has no commands of its own")
    #expect(refusal("help", "shells", "x") == "shells has no commands of its own")
  }

  @Test func `groups, families of commands and topics are found in both spellings`() throws {
    let parser = Parser(.puzzlelab)
    for topic in Topic.all.map(\.name) {
      let refused = Fault.usage("\(topic) is a help topic: 'puzzlelab help \(topic)' takes no more arguments")
      for more in ["extra", "--json"] {
        #expect(throws: refused) { try parser.parse(["help", topic, more]) }
      }
      for other in [topic.uppercased(), String(topic.dropLast())] {
        guard case .help(.subject(let found)) = try parser.parse(["help", other]) else { throw ToyFault() }
        #expect(found.name == topic)
      }
      for words in [["help", topic], [topic], [topic, "--help"], ["help", "help", topic]] {
        guard case .help(.subject(let found)) = try parser.parse(words) else { throw ToyFault() }
        #expect(found.name == topic)
      }
      // 'man help rules' is about the same.
      guard case .subject = try parser.topic(["help", topic]) else { throw ToyFault() }
    }
    for words in [
      ["reversi", "book"], ["reversi", "book", "--help"], ["reversi", "book", "help"], ["help", "reversi", "book"],
      ["reversi", "help", "book"],
    ] {
      guard case .help(.group(let group)) = try parser.parse(words) else { throw ToyFault() }
      #expect(group.name == "reversi book" && group.commands.count == 5)
      let help = HelpText(.puzzlelab, style: .plain).text(about: .group(group))
      #expect(help.contains("Usage: puzzlelab reversi book COMMAND") && help.contains("\n  show "))
    }
    for words in [["reversi", "book", "show"], ["reversi", "book-show"]] {
      guard case .call(let call) = try parser.parse(words) else { throw ToyFault() }
      #expect(call.command.name == "reversi book show")
    }
    for words in [["help", "reversi", "book", "show"], ["reversi", "book", "help", "show"]] {
      guard case .help(.command(let command)) = try parser.parse(words) else { throw ToyFault() }
      #expect(command.name == "reversi book show")
    }
    #expect(throws: Fault.usage("reversi book has no command 'shwo'; did you mean 'show'?")) {
      try parser.parse(["reversi", "book", "shwo"])
    }
    #expect(throws: Fault.self) { try parser.parse(["rules", "take:3"]) }
  }

  @Test(arguments: [
    ("set hints 0120 --json --format csv", "--json and --format csv exclude each other"),
    ("set hints --file x --resume y --format csv", "--resume and --format csv exclude each other"),
    ("set hints 0120 --seed 3", "--seed has no effect here: nothing is random"),
    ("set deal --seed 3 --seed 4", "--seed is given twice"),
    ("set deal --count 2 --seed 3 --count 2", "--count is given twice"),
  ])
  func `options that contradict each other are refused`(line: String, words: String) {
    do {
      _ = try Parser(.puzzlelab).parse(Example(line, "").words)
      Issue.record("\(line) is taken")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }

  @Test func `random words are parsed or refused in one short line`() {
    let words =
      ["toy", "double", "halve", "help", "--", "-", "--json", "--depth", "-d", "3", "--depth=3", "--=", "=", "", "-o"]
      + [
        "--file", "\u{0}", "é", "--exclude=--x", "----", "-3", "--pile", "@", "\n\n",
        String(repeating: "y", count: 5_000),
      ]
    let seed: UInt64 = .random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let line = (0..<generator.index(7)).map { _ in words[generator.index(words.count)] }
      let prefix = generator.index(2) == 0 ? ["toy", "double"] : []
      do throws(Fault) {
        _ = try Parser(.toy).parse(prefix + line)
      } catch {
        #expect(error.status == .usage, "seed \(seed): \(line)")
        #expect(error.message.count < 400 && !error.message.contains("\n"), "seed \(seed): \(line)")
      }
    }
  }
}

extension ParserTests {
  @Test func `two words call a command of a family`() throws {
    let parser = Parser(.puzzlelab)
    guard case .call(let call) = try parser.parse(["reversi", "book", "show", "my.db", "--json"]) else {
      Issue.record("no call")
      return
    }
    #expect(call.command.path == ["reversi", "book", "show"])
    #expect(call.operands == ["my.db"])
    guard case .help(.command(let command)) = try parser.parse(["help", "reversi", "book", "learn"]) else {
      Issue.record("no help")
      return
    }
    #expect(command.path == ["reversi", "book", "learn"])
    #expect(throws: Fault.self) { try parser.parse(["reversi", "book", "nothing"]) }
  }

  @Test func `an option with a value of its own may occur without one`() throws {
    let parser = Parser(.puzzlelab)
    for (words, value) in [
      (["--book"], "shipped"), (["--book", "--start"], "shipped"), (["--book", "my.db", "--start"], "my.db"),
      (["--book=my.db"], "my.db"),
    ] {
      guard case .call(let call) = try parser.parse(["reversi", "hints"] + words) else {
        Issue.record("no call")
        continue
      }
      #expect(call.values["book"] == value)
    }
  }
}
