import Documents
import ExactArithmetic
import GameCore
import Games
import Questions
import Streams
import TestSupport
import Testing
import puzzlelab

@Suite struct CallTests {
  private func call(_ words: String...) throws -> Call {
    try Call(try invocation(of: ["toy", "double"] + words), console: .memory())
  }

  @Test func `values are read with their types, and defaults fill in the rest`() throws {
    let call = try call(
      "--depth", "7", "--seed", "18446744073709551615", "--time", "0.25", "--mood=wild", "--only", "1-3,9")
    #expect(call[Toy.depth] == 7)
    #expect(call[.seed] == .max)
    #expect(call[.time] == 0.25)
    #expect(call[Toy.mood] == .wild)
    let ranges = try #require(call[Toy.only])
    #expect((1...10).filter(ranges.contains) == [1, 2, 3, 9])
    #expect(call[.digits] == 15)
    #expect(!call[Options.json])
    #expect(call.operand(0) == nil)
    #expect(try self.call("--seed", "random")[.seed] != self.call("--seed", "random")[.seed])
  }

  @Test func `numbers of any size come as digits, powers and files`() throws {
    #expect(try call("--pile", "10^3")[Toy.pile] == 1_000)
    #expect(try call("--pile", "-3")[Toy.pile] == -3)
    #expect(try call()[Toy.pile] == nil)
    let folder = try TemporaryFolder()
    let file = try folder.write("12345678901234567890123\n", to: "n.txt")
    #expect(try call("--pile", "@\(file)")[Toy.pile]?.description == "12345678901234567890123")
    #expect(
      throws: Fault.data("--pile: this is not a whole number", offset: 1)
    ) {
      try call("--pile", "1.5")
    }
    let garbage = try folder.write("12x", to: "garbage")
    let wrong = #expect(throws: Fault.self) { try call("--pile", "@\(garbage)") }
    #expect(wrong?.message.hasPrefix("--pile (\(garbage)): 'x' is not a digit") == true)
    let missing = #expect(throws: Fault.self) { try call("--pile", "@/nowhere/n") }
    #expect(missing?.status == .io)
  }

  @Test func `heaps after the options come from files as those of --heaps do`() throws {
    let folder = try TemporaryFolder()
    let (heaps, garbage) = (try folder.write("3 4\n", to: "heaps"), try folder.write("3 x", to: "garbage"))
    func run(_ words: [String]) throws -> (printed: String, messages: String) {
      guard
        case .call(let invocation) = try Parser(.puzzlelab).parse(
          ["matchsticks"] + words + ["--rules", "kayles", "--no-run"])
      else { throw ToyFault() }
      let console = Console.memory()
      _ = Program(.puzzlelab).run(invocation, on: console)
      return (String(decoding: console.output.gathered, as: UTF8.self), console.gatheredMessages)
    }
    for verb in ["analyze", "hints", "value"] {
      let answer = try run([verb, "@\(heaps)"])
      #expect(try answer.messages.isEmpty && answer.printed == run([verb, "3", "4"]).printed, "\(verb)")
      #expect(try run([verb, "@\(garbage)"]).messages.hasPrefix("puzzlelab: HEAPS (\(garbage)): heap 2: 'x' is not"))
      #expect(try run([verb, "@"]).messages.contains("HEAPS: write @FILE"))
    }
  }

  @Test func `moves after the options begin at the start that is asked for`() throws {
    func shown(_ line: String) throws -> String {
      guard case .call(let invocation) = try Parser(.puzzlelab).parse(Example(line, "").words) else { throw ToyFault() }
      let console = Console.memory()
      _ = Program(.puzzlelab).run(invocation, on: console)
      return String(decoding: console.output.gathered, as: UTF8.self) + console.gatheredMessages
    }
    #expect(try shown("reversi show f5 --start") == shown("reversi show f5"))
    #expect(try shown("reversi show f3 --start --first white") == shown("reversi show f3 --first white"))
    #expect(
      try shown("reversi show '-O----XO--OX---- X' --start --size 4")
        == "puzzlelab: reversi show: --start stands for the starting position, but another position is given, too\n")
  }

  @Test func `parameters that exclude each other are distinguished`() throws {
    let both = try call("--pile", "3", "--depth", "2")
    #expect(throws: Fault.usage("--pile and --depth exclude each other")) {
      try both.arguments.atMostOne(of: Toy.pile, Toy.depth)
    }
    try both.arguments.atMostOne(of: Toy.pile, Toy.mood)
    #expect(both.arguments.missing(Toy.mood, Toy.only).message == "--mood WORD or --only LIST is missing")
  }

  @Test(arguments: [
    (["--json"], "{\"request\":{\"digits\":15,\"mood\":\"calm\",\"number\":21,\"seed\":1},\"result\":{\"double\":42,"),
    (["--format", "csv"], "number,double\n21,42\n"), ([], "twice 21 is 42\n"),
  ])
  func `an answer is printed in the format that was asked for`(options: [String], beginning: String) throws {
    let call = try Call(try invocation(of: ["toy", "double", "21"] + options), console: .memory())
    #expect(try call.invocation.command.run(call) == .done)
    let printed = String(decoding: call.console.output.gathered, as: UTF8.self)
    #expect(printed.hasPrefix(beginning))
    #expect(printed.hasSuffix("\n"))
  }

  @Test func `errors become statuses and nothing is printed`() throws {
    let program = Program(.toy)
    let console = Console.memory()
    #expect(program.run(try invocation("toy", "double", "x"), on: console) == .data)
    #expect(program.run(try invocation("shells", "zsh"), on: console) == .internal)
    #expect(program.run(try invocation("toy", "halve", "4"), on: console) == .stopped)
    #expect(console.output.gathered.isEmpty)
    #expect(
      console.gatheredMessages
        == "puzzlelab: 'x' is not a number (at character 1)\npuzzlelab: a toy breaks\n"
    )
  }

  @Test func `the gravest status wins`() {
    #expect(ExitStatus.stopped.combined(with: .disagreement) == .disagreement)
    #expect(ExitStatus.disagreement.combined(with: .data) == .data)
    #expect(ExitStatus.data.combined(with: .io) == .io)
    #expect(ExitStatus.internal.combined(with: .io) == .internal)
    #expect(ExitStatus.done.combined(with: .stopped) == .stopped)
  }
}
