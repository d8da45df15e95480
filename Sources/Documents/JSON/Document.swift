/// An answer, ready to be shown to a program and to a person. It computes nothing and reads
/// nothing.
///
/// The keys of its result are a ``Shape`` over the document itself; keys are camelCase and carry
/// their unit. The request is written by the question that was asked, time and node counts are in
/// ``RunInfo``: a result depends on its request alone.
package protocol Document: Sendable {
  /// The keys of the result.
  static var shape: Shape<Self> { get }
  /// The list of the result that is the answer's table for a program, by the keys on the way to it
  /// with points between them; `nil` where no list is what the answer is about.
  static var table: String? { get }
  /// The answer for a person, whole lines, the last one ended by a line feed; what it cost only
  /// where `run` is given.
  func text(style: TextStyle, run: RunInfo?) -> String
  /// The answer in a phrase, which heads its page where it has no title of its own; `nil`: what was
  /// asked for.
  var inBrief: String? { get }
  /// The columns of the answer's table; known without an answer, because many answers may make one
  /// table.
  static var heads: [TableHead] { get }
  /// Appends the rows of the answer's table as lines of RFC 4180.
  func writeRows(to writer: inout JSONWriter)
  /// Appends the answer's table; the titles first, if they are asked for.
  func writeTable(to writer: inout JSONWriter, withTitles: Bool)
  /// Whether there are figures.
  static var hasFigures: Bool { get }
  /// Whether its page asks questions and answers them.
  static var hasAnswerKey: Bool { get }
  /// What its page shows besides text; `nil` where it has no figures.
  var figureForm: FigureForm? { get }
  /// The rows as its page shows them; `nil` where it doesn't.
  var pageTable: NumberTable? { get }
  /// The rows for a paper: those of its page, or the numbers of its first figure, or each value of
  /// the result that fits a cell.
  var paperTable: NumberTable { get }
  /// Appends the answer to a paper, under a title.
  func write(to paper: inout PaperText, title: String)
  /// The forms that only answers of its kind have; none for most.
  static var ownForms: [OwnForm<Self>] { get }
}

/// What a page shows of a document with figures.
package struct FigureForm {
  /// What the figures are about, a phrase.
  package let title: String
  /// What they say, in a few sentences.
  let lead: [String]
  let figures: () -> [Figure]
  /// Appends the body of the page, where it is made of more than figures.
  var body: ((inout HTMLPage) -> Void)?
}

/// A form that answers of one kind have in addition to those of all documents.
package struct OwnForm<Body: Sendable>: Sendable {
  /// How it is asked for.
  package let format: OutputFormat
  /// Appends a document in this form.
  package let write: @Sendable (Body, inout JSONWriter) -> Void

  /// A form.
  package init(format: OutputFormat, write: @escaping @Sendable (Body, inout JSONWriter) -> Void) {
    (self.format, self.write) = (format, write)
  }
}

extension Document {
  /// None of the forms that other documents have.
  package static var hasFigures: Bool { false }
  package static var hasAnswerKey: Bool { false }
  package var figureForm: FigureForm? { nil }
  package var pageTable: NumberTable? { nil }
  package static var ownForms: [OwnForm<Self>] { [] }

  package var paperTable: NumberTable {
    pageTable ?? figureForm?.figures().lazy.compactMap { $0.numbers }.first ?? NumberTable(values: self)
  }

  /// What it says, its rows, and how it is known.
  package func write(to paper: inout PaperText, title: String) {
    paper.add(paperTable, caption: title)
    if let knowledge { paper.add(paragraph: knowledge) }
  }

  /// Nothing shorter than the whole.
  package var inBrief: String? { nil }

  /// The result is one row.
  package static var table: String? { nil }

  /// How the answer is known, a sentence, where one holds for all of it: its evidence, or that of
  /// its first estimate.
  package var knowledge: String? {
    let fields = Self.shape.declared
    return (fields.first { $0.key == "evidence" } ?? fields.first { $0.property.schema.isEstimate })?.sentence(self)
  }

  /// The columns of all values of the result.
  package static var heads: [TableHead] { shape.heads }

  /// The titles of the answer's table.
  package static var columns: [String] { heads.map { $0.title } }

  /// One row: all values of the result.
  package func writeRows(to writer: inout JSONWriter) { writer.text(CSVLine.encode(Self.shape.cells(of: self))) }

  /// Appends the answer's table.
  package func writeTable(to writer: inout JSONWriter) { writeTable(to: &writer, withTitles: true) }

  /// Appends the answer's table; the titles of all answers of its kind first, if they are asked
  /// for.
  package func writeTable(to writer: inout JSONWriter, withTitles: Bool) {
    if withTitles { writer.text(CSVLine.encode(Self.columns)) }
    writeRows(to: &writer)
  }
}

/// A document whose page shows its rows as well.
package protocol TableDocument: RowsDocument {}

extension TableDocument {
  /// The rows as a page shows them.
  package var numberTable: NumberTable { NumberTable(Array(rows)) }
  package var pageTable: NumberTable? { numberTable }
  package var paperTable: NumberTable { numberTable }
}

/// A document with figures.
package protocol FigureDocument: Document {
  /// What the figures are about, a phrase.
  var title: String { get }
  /// What they say, in a few sentences.
  var lead: [String] { get }
  /// The figures, the one that represents the whole first; may be empty for an answer that has
  /// nothing to draw.
  var figures: [Figure] { get }
}

extension FigureDocument {
  /// The answer in a phrase, and nothing more.
  package var title: String { inBrief ?? "" }
  package var lead: [String] { [] }
  package static var hasFigures: Bool { true }
  package var figureForm: FigureForm? { FigureForm(title: title, lead: lead, figures: { figures }) }
}

/// A document that is a sequence of whole numbers.
package protocol SequenceDocument: Document {
  /// What the sequence is, a phrase.
  var sequenceTitle: String { get }
  /// Appends its terms as a b-file of the OEIS has them, one line per index and number.
  func writeTerms(to writer: inout JSONWriter)
}

extension SequenceDocument {
  package static var ownForms: [OwnForm<Self>] { [OwnForm(format: .bfile) { $0.writeBFile(to: &$1) }] }

  /// Appends the sequence as a b-file: a comment, then its terms.
  package func writeBFile(to writer: inout JSONWriter) {
    writer.text("# \(sequenceTitle.visible) (puzzlelab \(Toolkit.version))\n")
    writeTerms(to: &writer)
  }

  /// Appends terms from an index on.
  package func write(_ terms: some Sequence<String>, from first: Int, to writer: inout JSONWriter) {
    for (place, term) in terms.enumerated() {
      writer.text("\(first + place) \(term)\n")
      writer.flushWhenLarge()
    }
  }
}

/// A document of positions that other programs of the game read in OBF.
package protocol OBFDocument: Document {
  /// Appends the positions, one per line.
  func writeOBF(to writer: inout JSONWriter)
}

extension OBFDocument {
  package static var ownForms: [OwnForm<Self>] { [OwnForm(format: .obf) { $0.writeOBF(to: &$1) }] }
}

/// A document of questions for other processes.
package protocol QuestionsDocument: Document {
  /// Appends the questions as `batch` reads them, one per line.
  func writeQuestions(to writer: inout JSONWriter)
}

extension QuestionsDocument {
  package static var ownForms: [OwnForm<Self>] { [OwnForm(format: .questions) { $0.writeQuestions(to: &$1) }] }
}

/// A document whose page is made of more than figures.
package protocol PageDocument: FigureDocument {
  /// Appends the body of the page, below its title.
  func write(to page: inout HTMLPage)
}

extension PageDocument {
  #if !hasFeature(Embedded)
    package var figureForm: FigureForm? {
      FigureForm(title: title, lead: lead, figures: { figures }, body: { write(to: &$0) })
    }
  #endif
}

/// A document whose page asks questions and then adds their answers.
package protocol SheetDocument: PageDocument {}

extension SheetDocument {
  package static var hasAnswerKey: Bool { true }
}

extension Shape {
  /// The fields that a page shows in a table, in the order in which they were declared.
  var tableColumns: [Field<Root>] { declared.filter { $0.property.schema.isCell || $0.isNumberOfParts } }
}

extension JSONSchema {
  fileprivate var isEstimate: Bool { if case .common("estimate") = self { true } else { false } }

  /// Whether a value fits a cell of a page's table.
  var isCell: Bool {
    switch self {
    case .boolean, .integer, .natural, .range, .number, .string, .path, .digits, .words: true
    case .common(let name): ["estimate", "evidence", "fraction"].contains(name)
    case .null, .array, .object, .record, .anyOf, .reference: false
    }
  }
}
