import GameCore
import Reports

/// Finds the word that was probably meant.
package enum Suggestion {
  /// "; did you mean 'x'?", or nothing when no candidate is near.
  package static func hint(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \(Quoting.quoted($0))?" } ?? ""
  }

  /// The candidate that is nearest to a word, if one is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    NearestWord.nearest(to: word, among: candidates)
  }

  /// The distance of two words in typing errors.
  package static func distance(_ first: String, _ second: String) -> Int { NearestWord.distance(first, second) }
}
