import Documents
import GameCore
import Questions
import Streams

/// Parameters that belong to the interface of words, not to questions.
package enum Options {
  /// `--help`, in every command.
  package static let help = Parameter(flag: "help", letter: "h", help: "Show this help and exit")

  /// `--color WHEN`, in every command.
  package static let color = Parameter(
    "color", typedAs: ["colour", "nocolor"], .choice(ColorUse.self), default: .auto, metavar: "WHEN",
    help: "Use colour; auto: on a terminal, or as NO_COLOR and CLICOLOR_FORCE say")

  /// `--json`: short for `--format json`.
  package static let json = Parameter(flag: "json", help: "Print one JSON document per line (short for --format json)")

  package static let noRun = Parameter(
    flag: "no-run", typedAs: ["notime", "notiming"], help: "Omit timing and node counts, so that output is reproducible"
  )

  /// `--answers WHICH`, for pages of questions.
  package static let answers = Parameter(
    "answers", .choice(AnswerKey.self), default: .both, metavar: "WHICH",
    help: "With --format html: questions and answers, the questions alone (none), or the answers alone (only)")

  /// `--seeds N`, for pages of questions that are drawn.
  package static let seeds = Parameter(
    "seeds", typedAs: ["versions", "copies"], .integer(1...100), default: 1,
    help: "With --format html: N sheets on one page, for --seed and those after it")

  /// `--type-size POINTS`, for pages of questions.
  package static let typeSize = Parameter(
    "type-size", typedAs: ["fontsize", "pt"], .integer(8...20), default: SheetLayout.usualTypePoints, metavar: "PT",
    help: "With --format html: the size of the type on paper, in points")

  /// `--picture-width MM`, for pages of questions.
  package static let pictureWidth = Parameter(
    "picture-width", typedAs: ["cardsize", "boardsize"], .integer(40...180), shown: "as is usual", metavar: "MM",
    help: "With --format html: the width of a deal, a board or heaps on paper, in millimetres")

  /// `-o FILE`.
  package static let output = Parameter(
    "output", letter: "o", typedAs: ["out", "save", "outfile"], .path, shown: "standard output",
    help: "Write the answer to FILE atomically")

  /// `--certificate FILE`, where answers can be certified.
  package static let certificate = Parameter(
    "certificate", typedAs: ["proof", "cert", "witness"], .path, shown: "none",
    help: "Write to FILE what a checker of tools/check needs to check the proof (.gz: packed)")

  /// `--file FILE`: many questions, one a piece.
  package static let file = Parameter(
    "file", letter: "f", typedAs: ["input", "i", "infile", "read"], .input,
    help: "Process FILE line by line or game by game ('-': standard input)")

  /// `--column NAME`, for a file that is a table.
  package static let column = Parameter<String?>(
    "column", .text("NAME"), shown: "the one that can be read",
    help: "With --file: the column of a table (or the key of objects) that holds the inputs")

  /// `--resume FILE`.
  package static let resume = Parameter(
    "resume", .path, help: "Append JSON to FILE, skipping inputs already answered there")

  /// `--estimate`.
  static let estimate = Parameter(
    flag: "estimate", help: "Answer a sample, say how long all of the file will take, and stop")

  /// `--columns a,b`, for tables.
  package static let columns = Parameter<String?>(
    "columns", typedAs: ["fields", "cols", "select"], .text("NAMES"), shown: "those that hold something",
    help: "The columns of the table, in this order: a,b; help lists them")

  /// `--list NAME`, for tables.
  package static let list = Parameter<String?>(
    "list", .text("NAME"), shown: "what the answer is about", help: "The list of the answer that is the table")

  /// `--summary`: one answer about a file of many.
  package static let summary = Parameter(
    flag: "summary", help: "Summarise the answers to the whole file instead of printing each")

  /// `--threads N`.
  package static let threads = Parameter<Int?>.threads

  /// `--data DIR`.
  package static let data = Parameter(
    "data", .folder, shown: "found automatically", help: "Read the toolkit's data files from DIR")

  /// `--format`, for the formats that a command knows, the first one being its default.
  package static func format(_ formats: [OutputFormat]) -> Parameter<OutputFormat> {
    let words = Domain.words(formats.map { ($0.rawValue, $0) }) { $0.rawValue }
    let domain = Domain("WORD", schema: words.traits.schema) { text throws(Fault) in
      guard let format = OutputFormat(rawValue: text), !formats.contains(format), let lack = format.lack else {
        guard let other = formats.first(where: { $0.typedAs.contains(text) }) else {
          return try words.parse(text)
        }
        throw Fault.usage(
          "\(Quoting.quoted(text)) is not one of \(words.traits.words.joined(separator: ", "))\(Suggestion.hint([other.rawValue]))"
        )
      }
      throw Fault.usage("\(lack), so they can't be printed as \(text); use \(Self.alternatives(among: formats))")
    } write: {
      words.write($0, &$1)
    } shown: {
      words.shown($0)
    }.with { $0.traits.words = words.traits.words }
    return Parameter(
      "format", typedAs: ["fmt", "outputformat"], domain, default: formats.first ?? .text,
      help: "How to print the answer")
  }

  /// The formats of a command in words.
  private static func alternatives(among formats: [OutputFormat]) -> String {
    Wording.list(formats.map(\.rawValue), conjunction: "or")
  }

  /// What may be given in addition to the parameters of any question.
  package static func parameters(beside question: Question) -> [AnyParameter] {
    let many: [any SomeParameter] =
      (question.pieces.map { $0.hasColumns ? [file, column] : [file] } ?? [])
      + (question.pieces == nil && question.summed == nil ? [] : [resume, estimate])
      + (question.summaryName == nil ? [] : [summary])
      + (question.hasAnswerKey ? [answers, seeds, typeSize, pictureWidth] : [])
      + (question.certifying == nil ? [] : [certificate])
    let common: [any SomeParameter] = [format(question.formats), columns, list, json, noRun, output, threads, data]
    let own = Set(question.parameters.map(\.name))
    return (many + common).map(\.any).filter { !own.contains($0.name) }
  }
}

extension OutputFormat {
  /// Words that people type for it.
  fileprivate var typedAs: [String] {
    switch self {
    case .text: ["txt", "plain", "human"]
    case .json: ["jsonl", "ndjson"]
    case .csv: ["excel", "xlsx", "table"]
    case .tsv: ["tab", "tabs"]
    case .html: ["htm", "page", "pdf", "web"]
    case .markdown: ["md"]
    case .latex: ["tex"]
    case .svg: ["png", "image", "figure"]
    case .brief: ["short", "line"]
    case .bfile, .obf, .ggf, .pgn, .questions: []
    }
  }

  /// What answers lack that can't be printed in this format; `nil` where that says nothing.
  var lack: String? {
    switch self {
    case .text, .json, .csv, .tsv, .html, .brief, .markdown, .latex: nil
    case .svg: "these answers have no figure"
    case .bfile: "these answers aren't sequences of numbers"
    case .obf: "these answers aren't positions"
    case .ggf, .pgn: "these answers aren't games"
    case .questions: "these answers aren't questions"
    }
  }
}
