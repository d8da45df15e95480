import Documents

/// A page of help about something that several commands share: how rules, cards or boards are
/// written.
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String
  /// What it explains, one line, without a final stop.
  package let summary: String
  /// Paragraphs that are filled, and rows of a list.
  package let parts: [Part]

  /// A piece of the page.
  package enum Part: Sendable {
    case paragraph(String)
    /// What is written, and what it means.
    case list([(text: String, meaning: String)])
  }

  package init(_ name: String, _ summary: String, _ parts: Part...) {
    self.name = name
    self.summary = summary
    self.parts = parts
  }
}
