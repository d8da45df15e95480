import Documents
import Games
import Questions

extension Options {
  /// The options that mean the same in every command that has them, each with what its help leaves
  /// out: help on a command names them in a line, and `help options` explains them.
  fileprivate static let explained: [(parameter: AnyParameter, more: String)] = [
    (
      Parameter<Double?>.time.any,
      "Seconds of the clock, such as 0.5 or 30; the exit status is 75 then"
    ),
    (
      Parameter<UInt64?>.nodes.any,
      "A node is a position that the search examines; the same number gives the same answer on any machine"
    ),
    (
      file.any,
      "Every line, game, deal or table is a question, and the answers keep their order; 'help formats' lists the layouts"
    ),
    (column.any, ""),
    (resume.any, "After an interruption run the same command again"),
    (
      estimate.any,
      "Up to 100 inputs, drawn by lot, for about half a minute, on one thread; the time is that of one thread"
    ),
    (
      format(OutputFormat.everybodys).any,
      "Some commands have more formats (svg, bfile, obf, ggf, pgn, questions), which their help names; 'help formats' says what "
        + "each is for"
    ),
    (
      columns.any,
      "With --format csv, tsv, markdown or latex; xExact is the fraction of xNumerator and xDenominator"
    ),
    (list.any, "By the keys on the way to it, as in JSON, with points between them"),
    (json.any, "A document has the request, the result, and its time and nodes"), (noRun.any, ""),
    (output.any, "FILE appears only when it is complete, and replaces an older one"),
    (Parameter<Int?>.threads.any, "Their number changes the time, not the answer"),
    (data.any, "The environment variable PUZZLELAB_DATA does the same"),
    (color.any, ""), (help.any, ""),
  ]

  /// The options that help on a command doesn't repeat.
  package static let common = explained.map(\.parameter)

  /// Whether a parameter is one of those, with nothing of its own.
  static func isCommon(_ parameter: AnyParameter) -> Bool {
    common.contains { other in
      other.name == parameter.name && other.letter == parameter.letter && other.help == parameter.help
        && other.shown == parameter.shown && other.note == parameter.note
    }
  }
}

extension OutputFormat {
  /// The formats of every answer.
  fileprivate static let everybodys: [OutputFormat] = [.text, .json, .csv, .tsv, .html, .brief, .markdown, .latex]

  /// The formats among a parameter's words that not every answer has.
  static func special(among words: [String]) -> [String] {
    words.filter { word in !everybodys.contains { $0.rawValue == word } }
  }
}

extension Topic {
  /// The page about the options that commands share.
  static let options = Topic(
    "options", "Options that commands share: what they do, their units and defaults",
    .paragraph(
      "The last line of the options in 'GAME COMMAND --help' names those that a command has. Options go after the "
        + "command, before or after its arguments: --name VALUE, --name=VALUE or -x VALUE; after -- everything is an "
        + "argument. Names can't be shortened, and no option is given twice."),
    .list(
      Options.explained.map { option in
        let meaning = HelpText.meaning(of: option.parameter)
        return (HelpText.synopsis(of: option.parameter), option.more.isEmpty ? meaning : "\(meaning). \(option.more)")
      }))

  /// The pages of help: about games, and about the command line.
  package static let pages = all + [options]
}
