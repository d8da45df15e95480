/// A page of the site of reports: the name of its file, and the words that ask for it.
package struct SitePage: Sendable {
  /// "set-report.html".
  package let file: String
  /// The words after the program's name.
  package let words: String

  /// The page of a question; `more` distinguishes it from others of the same question.
  package init(_ words: String, _ more: String = "") {
    self.words = words
    file = words.split(separator: " ").prefix(2).joined(separator: "-") + (more.isEmpty ? "" : "-\(more)") + ".html"
  }
}
