import Games
import Questions

extension Command {
  /// `puzzlelab completions SHELL`.
  static let completions: Command = Command(
    "completions",
    summary: "Print the script that completes commands and options in a shell",
    discussion: """
      For bash, put the line of the first example into ~/.bashrc. For zsh, write the script as _puzzlelab into a folder of
      $fpath. For fish, write it as puzzlelab.fish into ~/.config/fish/completions.
      """,
    operands: [
      Operand("SHELL", words: Completions.Shell.allCases.map(\.rawValue), help: "bash, zsh or fish")
    ],
    parameters: [Door.output],
    examples: [
      Example("completions bash", "The script for bash; use it by: source <(puzzlelab completions bash)"),
      Example("completions fish -o ~/.config/fish/completions/puzzlelab.fish", "Completion in every fish to come"),
    ]
  ) { call in
    let shell = call.operand(0).flatMap(Completions.Shell.init(rawValue:)) ?? .bash
    try call.console.output.write(Completions(.puzzlelab).script(for: shell))
    return .done
  }
}
