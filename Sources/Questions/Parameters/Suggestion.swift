import Documents
import GameCore

/// Finds the word that was probably meant.
package enum Suggestion {
  /// "; did you mean 'x'?", or nothing when no candidate is near.
  package static func hint(for word: String, among candidates: [String]) -> String {
    NearestWord.nearest(to: word, among: candidates).map { "; did you mean \(Quoting.quoted($0))?" } ?? ""
  }
}
