/// A question that the tour asks, in the words in which a person would.
package struct TourStop: Sendable {
  /// The key of its result.
  package let key: String
  /// What it is about, a title.
  package let title: String
  /// The words after the program's name.
  package let words: String

  package init(key: String, title: String, words: String) {
    self.key = key
    self.title = title
    self.words = words
  }
}
