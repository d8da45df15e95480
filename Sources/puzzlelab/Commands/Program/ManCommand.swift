import Documents
import Games
import Questions
import Streams

extension Command {
  /// `puzzlelab man [COMMAND]`.
  static let man: Command = Command(
    "man",
    summary: "Print a manual page (roff)",
    discussion:
      "Without a command, the page about the whole program. The man pages contain the same text as --help.",
    operands: [Operand("COMMAND", .any, help: "A game, or a game and its command; by default the whole program")],
    parameters: [Options.output],
    examples: [
      Example("man | man -l -", "Read the program's manual page"),
      Example("man completions -o puzzlelab-completions.1", "Write the page of a command to a file"),
    ]
  ) { call throws(Fault) in
    let topic = try Parser(.puzzlelab).topic(call.operands)
    try call.console.output.write(ManPage(.puzzlelab).text(about: topic))
    return .done
  }
}
