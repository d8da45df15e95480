import Documents
import GameCore

/// A question that the toolkit answers: its parameters, and the one library call that answers it.
///
/// Everything that the interfaces know about it is here: parsing, help, completions, manual pages,
/// requests and schemas are made from this value.
package struct Question: Sendable {
  /// Its name in `ask`: "set.hints".
  package let name: String
  /// The words that ask it: `["set", "hints"]`, `["reversi", "book", "show"]`.
  package let path: [String]
  /// The version of its document: raised when a key changes its meaning or is removed.
  package let version: Int
  /// What it asks for, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// What one should know about it; paragraphs separated by an empty line.
  package let discussion: String
  /// What words after the options mean.
  package let operand: Operand?
  /// What a file of many is made of, when there may be one.
  package let pieces: Pieces?
  /// The name of the question that sums up a file of many.
  package let summaryName: String?
  /// Ways to ask it in words; the first one is the most common.
  package let examples: [Example]
  /// Whether its page asks questions and answers them.
  package let hasAnswerKey: Bool
  /// Whether it is for experts, listed separately.
  package let isForExperts: Bool
  /// What people use it for.
  package private(set) var purpose = Purpose.analysis
  /// How its answers are certified; `nil` where they aren't.
  package private(set) var certifying: Certifying?
  private let deferredList: Deferred<ParameterList>
  private let deferredFormats: Deferred<[OutputFormat]>
  /// Makes ``result``, ``heads`` and ``table``, which most commands never use.
  private let describe: @Sendable () -> (result: JSONSchema, heads: [TableHead], table: String?)
  package let answer: @Sendable (Arguments, Context) throws(Fault) -> Reply
  /// A quick way from the pieces of a file to JSON lines, where answers take microseconds.
  private let quick: QuickWay?
  /// How answers to parts make the answer to the whole; `nil` where there are no parts.
  package let parts: PartKind?
  /// Replaces what may be given in several ways by one of them, before the question is answered.
  let settle: @Sendable (inout Arguments) throws(Fault) -> Void

  /// A question and how it is answered.
  ///
  /// `parameters` are listed in help in this order; `--time`, `--threads`, the format and the
  /// output belong to every question and aren't listed. `isSearch` adds `--nodes`. They are made
  /// when they are first asked for. `settle` replaces values that are short for others, so that
  /// equal requests are echoed equally. Of `family`, a name such as "reversi.book-show" is asked in
  /// three words.
  package init<Answer: Document>(
    _ name: String, version: Int = 1, family: QuestionFamily? = nil, summary: String, discussion: String = "",
    operand: Operand? = nil, pieces: Pieces? = nil, summaryName: String? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [any SomeParameter],
    isSearch: Bool = false, examples: [Example],
    formats: [OutputFormat] = [.text, .json, .csv], isForExperts: Bool = false,
    quick: QuickWay? = nil,
    parts: PartKind? = nil,
    settle: @escaping @Sendable (inout Arguments) throws(Fault) -> Void = { _ throws(Fault) in },
    answer: @escaping @Sendable (Arguments, Context) throws(Fault) -> TypedReply<Answer>
  ) {
    self.name = name
    let words = name.split(separator: ".").map(String.init)
    path = family.map { words.dropLast() + $0.split(words.last ?? "") } ?? words
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.pieces = pieces
    self.summaryName = summaryName
    deferredList = Deferred {
      let limits: [any SomeParameter] = isSearch ? [Parameter.time, Parameter.nodes] : [Parameter.time]
      return ParameterList((parameters() + limits).map { $0.any })
    }
    self.examples = examples
    deferredFormats = Deferred { formats + Self.formats(of: Answer.self) }
    hasAnswerKey = Answer.hasAnswerKey
    self.isForExperts = isForExperts
    self.quick = quick
    describe = { (Answer.shape.schema, Answer.heads, Answer.table) }
    self.parts = parts
    self.settle = settle
    self.answer = { arguments, context throws(Fault) in try answer(arguments, context).reply }
  }

  /// The same question, listed among those for a purpose.
  func used(for purpose: Purpose) -> Question {
    var question = self
    question.purpose = purpose
    return question
  }

  /// The same question, whose answers can be certified; see ``certified(by:)``.
  func certified(as certifying: Certifying) -> Question {
    var question = self
    question.certifying = certifying
    return question
  }

  /// What can be asked for.
  package var list: ParameterList { deferredList.value }

  /// The formats of its answer; the first one is what a person gets.
  package var formats: [OutputFormat] { deferredFormats.value }

  /// Every answer has a page, and one with figures a drawing.
  private static func formats<Answer: Document>(of answer: Answer.Type) -> [OutputFormat] {
    [.tsv, .html, .brief, .markdown, .latex] + (answer.hasFigures ? [.svg] : []) + answer.ownForms.map { $0.format }
  }

  /// Whether some requests have a quick way.
  package var hasQuickWay: Bool { quick != nil }

  /// The quick way from the pieces of a file to JSON lines; `nil` where there is none, or where a
  /// parameter has a value that the quick way doesn't know: only the long way uses that one.
  package func quickLines(_ arguments: Arguments) -> QuickLines? {
    guard let quick, !parameters.contains(where: { arguments.isChanged($0) && !quick.knows.contains($0.key) })
    else { return nil }
    return quick.lines(arguments)
  }

  /// The form of its result.
  package var result: JSONSchema { describe().result }

  /// The list of its result that is the table for a program; see ``Document/table``.
  package var table: String? { describe().table }

  /// The titles of its table.
  package var columns: [String] { heads.map { $0.title } }

  /// The columns of its table.
  package var heads: [TableHead] { describe().heads }

  /// What can be asked for, in the order of help.
  package var parameters: [AnyParameter] { list.all }

  /// The name and version of its document.
  package var schemaName: String { "puzzlelab/\(name)/\(version)" }

  /// The `$id` of the schema of its document.
  package var schemaIdentifier: String { "urn:puzzlelab:\(name):\(version)" }
}

/// A quick way to the answers of many questions, and which parameters it uses.
package struct QuickWay: Sendable {
  /// The keys of the parameters that it uses; all others have to have their defaults.
  fileprivate let knows: Set<String>
  /// Makes it ready for the values of those parameters.
  fileprivate let lines: @Sendable (Arguments) -> QuickLines

  /// A way that uses the values of `parameters` and no others.
  package init(knowing parameters: any SomeParameter..., lines: @escaping @Sendable (Arguments) -> QuickLines) {
    knows = Set(parameters.map { $0.any.key })
    self.lines = lines
  }
}

/// A quick way to JSON lines: appends the document of one line, with or without what it has cost;
/// false, and nothing is appended, where the long way has to answer or say what is wrong.
package typealias QuickLines = @Sendable (_ line: ArraySlice<UInt8>, _ showsRun: Bool, inout JSONWriter) -> Bool

/// The document of an answer, what it has cost, and the status that it asks for.
package struct TypedReply<Body: Document>: Sendable {
  package let reply: Reply

  /// An answer, the search nodes that it took, and its status.
  package init(_ document: Body, nodes: UInt64? = nil, status: ExitStatus = .done) {
    reply = Reply(document: DocumentBox(document), nodes: nodes) { status }
  }

  /// An answer that is computed while it is written, and its status afterwards.
  package init(_ document: Body, ending: @escaping @Sendable () -> ExitStatus) {
    reply = Reply(document: DocumentBox(document), nodes: nil, ending: ending)
  }
}

/// An answer of any kind.
package struct Reply: Sendable {
  package let document: any AnyDocument
  package let nodes: UInt64?
  fileprivate let ending: @Sendable () -> ExitStatus

  /// The status that it asks for; to be read once it is written.
  package var status: ExitStatus { ending() }
}

/// Words after the options.
package struct Operand: Sendable {
  /// How many words it takes.
  package enum Count: Sendable { case one, optional, oneOrMore, any }

  /// The name in help texts, in capitals.
  package let name: String
  package let count: Count
  /// The words to choose from, if there are a few.
  package let words: [String]
  /// Words that a shell may offer in addition to others.
  package let suggestions: [String]
  package let isFile: Bool
  package let help: String
  /// The parameters that the words give, which mustn't be given in addition.
  package let gives: [AnyParameter]
  /// Reads the words into the arguments.
  package let read: @Sendable ([String], inout Arguments) throws(Fault) -> Void

  /// Words that are the value of a parameter, with blanks between them.
  package init(
    _ name: String, _ count: Count = .any, of parameter: any SomeParameter, isFile: Bool = false, help: String
  ) {
    self.init(name, count, isFile: isFile, help: help, gives: [parameter]) { words, arguments throws(Fault) in
      try arguments.read(words.joined(separator: " "), for: parameter)
    }
  }

  /// Words that are read in their own way.
  package init(
    _ name: String, _ count: Count = .any, words: [String] = [], suggestions: [String] = [], isFile: Bool = false,
    help: String,
    gives: [any SomeParameter] = [],
    read: @escaping @Sendable ([String], inout Arguments) throws(Fault) -> Void = { _, _ in }
  ) {
    self.name = name
    self.count = count
    self.words = words
    self.suggestions = suggestions
    self.isFile = isFile
    self.help = help
    self.gives = gives.map { $0.any }
    self.read = read
  }

  /// How help shows it: "CARDS…", "[FILE]".
  package var placeholder: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    }
  }

  package var isRequired: Bool { count == .one || count == .oneOrMore }
  package var takesSeveral: Bool { count == .oneOrMore || count == .any }

  /// The parameter whose value is the contents of a file where the words are `@FILE` or `-` alone.
  package var reader: AnyParameter? { gives.first { $0.readsFiles } }

  /// The fault that an option called `flag` gives what the words give.
  package func doubled(by flag: String) -> Fault { .usage("\(flag) and \(name) mean the same; give one of them") }
}
