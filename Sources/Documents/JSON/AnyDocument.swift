/// How an answer is printed.
package enum OutputFormat: String, Sendable, CaseIterable {
  case text, json, csv, tsv, html, svg, bfile, obf, ggf, pgn, questions, brief, markdown, latex

  /// Whether it is a table for programs.
  package var isTable: Bool { self == .csv || self == .tsv }
}

/// A document of any type. Where there is only JSON its other forms aren't asked for, and the
/// linker leaves them out: an eighth of a game's module.
package protocol AnyDocument: AnyObject, Sendable {
  /// Appends the result alone.
  func writeResult(to json: inout JSONWriter)
  /// The figure that represents the whole, on its own, as SVG; `nil` where there is none.
  var figure: String? { get }
  #if !hasFeature(Embedded)
    /// What its page shows; see ``Document``.
    var figureForm: FigureForm? { get }
    /// The answer for a person; see ``Document``.
    func text(style: TextStyle, run: RunInfo?) -> String
    var inBrief: String? { get }
    var knowledge: String? { get }
    /// Appends the answer's table; the titles first, if they are asked for.
    func writeTable(to writer: inout JSONWriter, withTitles: Bool)
    var pageTable: NumberTable? { get }
    /// The answer as a fragment for a paper or for a page in Markdown.
    func paper(_ markup: PaperMarkup, summary: String) -> String
    /// Appends the document in a form of its own; false where that isn't `format`.
    func write(_ format: OutputFormat, to writer: inout JSONWriter) -> Bool
  #endif
}

#if !hasFeature(Embedded)
  extension AnyDocument {
    /// The answer in one line: its headline, or how its text begins.
    package func brief() -> String {
      let line = inBrief ?? figureForm?.title ?? ""
      guard line.isEmpty else { return line.visible }
      let text = text(style: TextStyle(columns: 1000), run: nil)
      return text.split(separator: "\n").first.map { String($0).visible } ?? ""
    }

    /// Appends the answer's table with its titles.
    package func writeTable(to writer: inout JSONWriter) { writeTable(to: &writer, withTitles: true) }
  }
#endif

/// A document as ``AnyDocument``.
package final class DocumentBox<Body: Document>: AnyDocument {
  private let body: Body

  /// Holds a document.
  package init(_ body: Body) { self.body = body }

  package func writeResult(to json: inout JSONWriter) { Body.shape.write(body, to: &json) }
  package var figure: String? {
    guard let drawing = body.figureForm?.figures().first?.svg(), let end = drawing.firstIndex(of: ">") else {
      return nil
    }
    return drawing[...end] + "\n<style>\n\(PageStyle.alone)\n</style>" + drawing[drawing.index(after: end)...]
  }

  #if !hasFeature(Embedded)
    package var figureForm: FigureForm? { body.figureForm }
    package func text(style: TextStyle, run: RunInfo?) -> String { body.text(style: style, run: run) }
    package var inBrief: String? { body.inBrief }
    package var knowledge: String? { body.knowledge }
    package func writeTable(to writer: inout JSONWriter, withTitles: Bool) {
      body.writeTable(to: &writer, withTitles: withTitles)
    }
    package var pageTable: NumberTable? { body.pageTable }
    package func paper(_ markup: PaperMarkup, summary: String) -> String {
      var paper = PaperText(markup)
      body.write(to: &paper, title: figureForm?.title ?? inBrief ?? summary)
      return paper.text
    }

    package func write(_ format: OutputFormat, to writer: inout JSONWriter) -> Bool {
      guard let form = Body.ownForms.first(where: { $0.format == format }) else { return false }
      form.write(body, &writer)
      return true
    }
  #endif
}
