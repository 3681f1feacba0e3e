/// `completion SHELL`: scripts that complete verbs and options, generated from the parser's tables.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  /// The script, which the shell sources.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let verbs = CommandVerb.allCases.map(\.rawValue)
  private static func options(of verb: CommandVerb) -> String {
    CommandOption.all(of: verb).map { "--\($0.rawValue)" }.joined(separator: " ")
  }
  private static let names = Explanation.kinds + Explanation.all.map(\.name)

  private static var bashScript: String {
    """
    _navcheck() {
      local word="${COMP_WORDS[COMP_CWORD]}"
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(verbs.joined(separator: " "))" -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
        check)
          case "$word" in
            -*) COMPREPLY=($(compgen -W "\(options(of: .check))" -- "$word")) ;;
            *) COMPREPLY=($(compgen -f -X '!*.nav' -- "$word") $(compgen -d -- "$word")) ;;
          esac ;;
        simulate)
          case "$word" in
            -*) COMPREPLY=($(compgen -W "\(options(of: .simulate))" -- "$word")) ;;
            *) COMPREPLY=($(compgen -f -X '!*.nav' -- "$word") $(compgen -d -- "$word")) ;;
          esac ;;
        explain) COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word")) ;;
        probe) COMPREPLY=($(compgen -W "uikit swiftui" -- "$word")) ;;
        help) COMPREPLY=($(compgen -W "\(verbs.joined(separator: " "))" -- "$word")) ;;
        completion) COMPREPLY=($(compgen -W "\(allCases.map(\.rawValue).joined(separator: " "))" -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
      esac
    }
    complete -F _navcheck navcheck

    """
  }

  private static var zshScript: String {
    let verbs = CommandVerb.allCases.map { "    '\($0.rawValue):\(quoted($0.summary))'\n" }.joined()
    func options(of verb: CommandVerb) -> String {
      CommandOption.all(of: verb).map { option in
        "        '--\(option.rawValue)\(option.placeholder == nil ? "" : "=")[\(quoted(option.summary))]'\n"
      }.joined()
    }
    return """
      #compdef navcheck
      _navcheck() {
        local -a verbs options walks names shells
        verbs=(
      \(verbs)  )
        options=(
      \(options(of: .check))  )
        walks=(
      \(options(of: .simulate))  )
        names=(\(names.joined(separator: " ")))
        shells=(\(allCases.map(\.rawValue).joined(separator: " ")))
        if (( CURRENT == 2 )); then
          _describe verb verbs
          return
        fi
        case $words[2] in
          check) _arguments $options '*:spec:_files -g "*.nav"' ;;
          simulate) _arguments $walks '*:spec:_files -g "*.nav"' ;;
          explain) compadd -a names ;;
          completion) compadd -a shells ;;
          probe) compadd uikit swiftui ;;
          help) _describe verb verbs ;;
          *) _files ;;
        esac
      }
      # Called by the completion system where the script is a file on fpath, sourced otherwise.
      if [ "${funcstack[1]}" = _navcheck ]; then _navcheck "$@"; else compdef _navcheck navcheck; fi

      """
  }

  private static var fishScript: String {
    var text = "complete -c navcheck -f\n"
    for verb in CommandVerb.allCases {
      text +=
        "complete -c navcheck -n __fish_use_subcommand -a \(verb.rawValue) -d '\(quoted(verb.summary))'\n"
    }
    for verb in [CommandVerb.check, .simulate] {
      let inVerb = "complete -c navcheck -n '__fish_seen_subcommand_from \(verb.rawValue)'"
      for option in CommandOption.all(of: verb) {
        let argument = option.placeholder == nil ? "" : " -r"
        text += "\(inVerb) -l \(option.rawValue)\(argument) -d '\(quoted(option.summary))'\n"
      }
      text += "\(inVerb) -F\n"
    }
    text +=
      "complete -c navcheck -n '__fish_seen_subcommand_from explain' -a '\(names.joined(separator: " "))'\n"
    text += "complete -c navcheck -n '__fish_seen_subcommand_from probe' -a 'uikit swiftui'\n"
    let shells = allCases.map(\.rawValue).joined(separator: " ")
    return text + "complete -c navcheck -n '__fish_seen_subcommand_from completion' -a '\(shells)'\n"
  }

  /// Escapes a text for use in single quotes and brackets of a shell.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "").replacing("[", with: "(").replacing("]", with: ")").replacing(
      ":", with: " -")
  }
}
