import Catalogue
import ExactArithmetic
import GameCore
import Reports
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
    #expect(!call[Door.json])
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
      throws: Fault.data("--pile: '.' is not a digit; write digits, or a power such as 10^1000", offset: 1)
    ) {
      try call("--pile", "1.5")
    }
    let garbage = try folder.write("12x", to: "garbage")
    let wrong = #expect(throws: Fault.self) { try call("--pile", "@\(garbage)") }
    #expect(wrong?.message.hasPrefix("--pile (\(garbage)): 'x' is not a digit") == true)
    let missing = #expect(throws: Fault.self) { try call("--pile", "@/nowhere/n") }
    #expect(missing?.status == .io)
  }

  @Test func `parameters that exclude each other are told apart`() throws {
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
        == "puzzlelab: 'x' is not a number (at character 1)\npuzzlelab: internal error: ToyFault() (please report it)\n"
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
