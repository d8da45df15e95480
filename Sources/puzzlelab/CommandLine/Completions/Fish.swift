import Questions

extension Completions {
  /// One `complete` line for each word and option, guarded by the words before it.
  var fish: String {
    var lines = [
      "# Completion of puzzlelab for fish: puzzlelab completions fish > ~/.config/fish/completions/puzzlelab.fish",
      "function __puzzlelab_at",
      "  set -l words (commandline -opc)",
      "  set -e words[1]",
      "  set -l count (count $argv)",
      "  test (count $words) -ge $count; and test \"$words[1..$count]\" = \"$argv\"",
      "end",
      "function __puzzlelab_first",
      "  set -l words (commandline -opc)",
      "  test (count $words) -eq 1; and return 0",
      "  test (count $words) -eq 2; and contains -- $words[2] \(Self.aboutCommands.joined(separator: " "))",
      "end",
      "function __puzzlelab_about",
      "  set -l words (commandline -opc)",
      "  test (count $words) -eq 2; and contains -- $words[2] \(Self.aboutCommands.joined(separator: " "))",
      "end",
      "function __puzzlelab_verb",
      "  set -l words (commandline -opc)",
      "  set -e words[1]",
      "  contains -- \"$words[1]\" \(Self.aboutCommands.joined(separator: " ")); and set -e words[1]",
      "  test \"$words\" = \"$argv\"",
      "end",
      "complete -c puzzlelab -f",
      "complete -c puzzlelab -n __puzzlelab_first -l help -s h -d 'Show help'",
      "complete -c puzzlelab -n __puzzlelab_first -l version -d 'Show the version'",
    ]
    lines += firstWords.map { "complete -c puzzlelab -n __puzzlelab_first -a \($0.word) -d \(Self.quoted($0.summary))" }
    lines += topics.map { "complete -c puzzlelab -n __puzzlelab_about -a \($0.word) -d \(Self.quoted($0.summary))" }
    for group in table.groups + table.families {
      lines += group.words.map {
        "complete -c puzzlelab -n '__puzzlelab_verb \(group.name)' -a \($0.word) -d \(Self.quoted($0.summary))"
      }
    }
    for command in table.commands { lines += fishLines(of: command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishLines(of command: Command) -> [String] {
    let condition = "complete -c puzzlelab -n '__puzzlelab_at \(command.name)'"
    let options = command.allParameters.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return "\(condition) -l \(option.name)\(letter)\(value(of: option)) -d \(Self.quoted(option.help))"
    }
    let operands = command.operands.compactMap { operand -> String? in
      if operand.isFile { return "\(condition) -F" }
      guard !operand.offeredWords.isEmpty else { return nil }
      return "\(condition) -a \(Self.quoted(operand.offeredWords.joined(separator: " ")))"
    }
    return options + operands
  }

  private func value(of option: AnyParameter) -> String {
    if option.isFlag { return "" }
    if !option.offeredWords.isEmpty { return " -x -a \(Self.quoted(option.offeredWords.joined(separator: " ")))" }
    return switch option.offered {
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .nothing, .input: " -x"
    }
  }
}
