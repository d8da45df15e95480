/// Which opening book is meant.
package enum BookName: Hashable, Sendable {
  /// The one that comes with the toolkit.
  case shipped
  case file(String)

  /// The word for the book that comes with the toolkit.
  package static let shippedWord = "shipped"

  /// The book that a word or the name of a file means.
  package init(_ text: String) { self = text == Self.shippedWord ? .shipped : .file(text) }

  /// The name in words and requests.
  package var text: String {
    switch self {
    case .shipped: Self.shippedWord
    case .file(let path): path
    }
  }
}
