import Questions

extension Completions {
  /// A function that examines the command's words and offers what may come next.
  var bash: String {
    """
    # Completion of puzzlelab for bash: source <(puzzlelab completions bash)
    _puzzlelab() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} first=1 words= options= files= folders=
      COMPREPLY=()
      if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
      case ${COMP_WORDS[1]-} in \(Self.aboutCommands.joined(separator: "|"))) ((COMP_CWORD > 1)) && first=2 ;; esac
      local verb=$((first + 1))
      if ((COMP_CWORD == first)); then
        words='\(firstWords.map(\.word).joined(separator: " "))'
        if ((first == 1)); then options='--help --version'; else words+=' \(topics.map(\.word).joined(separator: " "))'; fi
      elif ((COMP_CWORD == verb)); then
        case ${COMP_WORDS[first]} in
    \(table.groups.map(bashVerbs).joined(separator: "\n"))
        esac
      elif ((COMP_CWORD == verb + 1)); then
        case "${COMP_WORDS[first]} ${COMP_WORDS[verb]}" in
    \(table.families.map(bashVerbs).joined(separator: "\n"))
        esac
      fi
      if ((first == 1 && COMP_CWORD > 1)); then
        local key=${COMP_WORDS[1]}
        case $key in \(groupPattern)) key+=" ${COMP_WORDS[2]}" ;; esac
        case $key in \(familyPattern)) key+=" ${COMP_WORDS[3]-}" ;; esac
        case $key in
    \(table.commands.map(bashCase).joined(separator: "\n"))
        esac
      fi
      if [[ $cur == -* ]]; then words=$options; files= folders=; fi
      local IFS=$' \\t\\n'
      [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$cur"))
      if [[ -n $files$folders ]]; then
        local action=-f
        [[ -n $folders ]] && action=-d
        IFS=$'\\n'
        COMPREPLY+=($(compgen $action -- "$cur"))
        compopt -o filenames 2>/dev/null
      fi
    }
    complete -F _puzzlelab puzzlelab

    """
  }

  private func bashVerbs(of group: CommandGroup) -> String {
    "    \(Self.quoted(group.name))) words='\(group.words.map(\.word).joined(separator: " "))' options=--help ;;"
  }

  private func bashCase(of command: Command) -> String {
    let words = command.operands.flatMap(\.offeredWords).joined(separator: " ")
    let files = command.operands.contains(where: \.isFile) ? " files=1" : ""
    let operands = words.isEmpty ? files : " words='\(words)'\(files)"
    let condition = command.path.count + 1
    let values = command.allParameters.filter { !$0.isFlag }.map(bashValue).joined(separator: "\n")
    return """
          \(Self.quoted(command.name)))
            ((COMP_CWORD >= \(condition))) && options='\(command.allParameters.map(\.flag).joined(separator: " "))'\(operands)
            case $prev in
      \(values)
            esac ;;
      """
  }

  private func bashValue(of option: AnyParameter) -> String {
    let names = option.typedNames.joined(separator: "|")
    let offer =
      if option.offeredWords.isEmpty {
        switch option.offered {
        case .file: "words= files=1"
        case .folder: "words= files= folders=1"
        case .nothing, .input: "return"
        }
      } else {
        "words='\(option.offeredWords.joined(separator: " "))' files="
      }
    return "        \(names)) \(offer) ;;"
  }
}
