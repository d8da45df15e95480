import Questions

extension Completions {
  /// A `_arguments` specification for each command.
  var zsh: String {
    """
    #compdef puzzlelab
    # Completion of puzzlelab for zsh: puzzlelab completions zsh > a folder of $fpath, as the file _puzzlelab
    _puzzlelab() {
      local shift=0
      local -a first
      first=(
    \(firstWords.map { "    \(described($0.word, $0.summary))" }.joined(separator: "\n"))
      )
      case $words[2] in \(Self.aboutCommands.joined(separator: "|"))) ((CURRENT > 2)) && shift=1 ;; esac
      if ((shift)); then
        first+=(
    \(topics.map { "      \(described($0.word, $0.summary))" }.joined(separator: "\n"))
        )
      fi
      if ((CURRENT == 2 + shift)); then
        _describe command first
        ((shift)) || _arguments '--help[Show help]' '--version[Show the version]'
        return
      fi
      if ((CURRENT == 3 + shift || CURRENT == 4 + shift)); then
        local -a verbs
        case "${words[2+shift,CURRENT-1]}" in
    \((table.groups + table.families).map(zshVerbs).joined(separator: "\n"))
        esac
        if ((${#verbs})); then
          _describe command verbs
          return
        fi
      fi
      ((shift)) && return
      local key=$words[2]
      case $key in
        \(groupPattern)) key+=" $words[3]"; words[2]=(); ((CURRENT--)) ;;
      esac
      case $key in
        \(familyPattern)) key+=" $words[3]"; words[2]=(); ((CURRENT--)) ;;
      esac
      words[1]=(); ((CURRENT--))
      case $key in
    \(table.commands.map(zshCase).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _puzzlelab ]]; then _puzzlelab "$@"; else compdef _puzzlelab puzzlelab; fi

    """
  }

  private func zshVerbs(of group: CommandGroup) -> String {
    let verbs = group.words.map { described($0.word, $0.summary) }.joined(separator: " ")
    return "      \(Self.quoted(group.name))) verbs=(\(verbs)) ;;"
  }

  private func zshCase(of command: Command) -> String {
    let options = command.allParameters.map { "        \(specification(of: $0))" }
    let operands = command.operands.map { "        \(specification(of: $0))" }
    return "    \(Self.quoted(command.name)))\n      _arguments -s \\\n"
      + (options + operands).joined(separator: " \\\n") + " ;;"
  }

  private func specification(of option: AnyParameter) -> String {
    let meaning = plain(option.help)
    let value = !option.isFlag ? ":\(plain(option.metavar)):\(action(of: option))" : ""
    let names = option.typedNames
    let equals = !option.isFlag ? "=" : ""
    let specifications = names.map { name in
      let exclusion = "(\(names.joined(separator: " ")))"
      return Self.quoted("\(exclusion)\(name)\(name.hasPrefix("--") ? equals : "")[\(meaning)]\(value)")
    }
    return specifications.joined(separator: " ")
  }

  private func specification(of operand: Operand) -> String {
    let action =
      operand.isFile
      ? "_files" : operand.offeredWords.isEmpty ? " " : "(\(operand.offeredWords.joined(separator: " ")))"
    let count =
      switch operand.count {
      case .one: ""
      case .optional: ":"
      case .oneOrMore, .any: "*"
      }
    return Self.quoted("\(count):\(plain(operand.name)):\(action)")
  }

  private func action(of option: AnyParameter) -> String {
    if !option.offeredWords.isEmpty { return "(\(option.offeredWords.joined(separator: " ")))" }
    return switch option.offered {
    case .file: "_files"
    case .folder: "_files -/"
    case .nothing, .input: " "
    }
  }

  private func described(_ word: String, _ summary: String) -> String { Self.quoted("\(word):\(plain(summary))") }

  /// Text without the characters that mean something in a specification.
  private func plain(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
