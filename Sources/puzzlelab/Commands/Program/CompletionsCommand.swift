import Documents
import Games
import Questions
import Streams

extension Command {
  /// `puzzlelab completions SHELL`.
  static let completions: Command = Command(
    "completions",
    summary: "Print a shell's completion script for commands and options",
    discussion: """
      For bash, add 'source <(puzzlelab completions bash)' to ~/.bashrc. For zsh, write the script as _puzzlelab to a \
      folder of
      $fpath. For fish, write it to ~/.config/fish/completions/puzzlelab.fish.
      """,
    operands: [
      Operand("SHELL", words: Completions.Shell.allCases.map(\.rawValue), help: "bash, zsh or fish")
    ],
    parameters: [Options.output],
    examples: [
      Example("completions bash", "The script for bash"),
      Example("completions fish -o ~/.config/fish/completions/puzzlelab.fish", "Enable completion in fish"),
    ]
  ) { call throws(Fault) in
    let shell = call.operand(0).flatMap(Completions.Shell.init(rawValue:)) ?? .bash
    try call.console.output.write(Completions(.puzzlelab).script(for: shell))
    return .done
  }
}
