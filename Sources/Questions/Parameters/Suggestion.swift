import Documents
import GameCore

/// Finds the word that was probably meant.
package enum Suggestion {
  /// "; did you mean 'x'?", or nothing when no candidate is near.
  package static func hint(for word: String, among candidates: [String]) -> String {
    hint(NearestWord.nearest(to: word, among: candidates).map { [$0] } ?? [])
  }

  /// "; did you mean 'x' or 'y'?", or nothing without words. A word in quotes needs no others.
  package static func hint(_ words: [String]) -> String {
    let quoted = words.map { $0.contains("'") ? $0.visible : "'\($0.visible)'" }
    return words.isEmpty ? "" : "; did you mean \(Wording.list(quoted, conjunction: "or"))?"
  }

  /// The parameters that were probably meant by a name that none of them has.
  package static func parameters(meantBy name: String, among parameters: [AnyParameter]) -> [AnyParameter] {
    let others = self.parameters(typedAs: name, among: parameters)
    return others.isEmpty ? self.parameters(near: name, among: parameters) : others
  }

  /// The parameters for which people type a name: another word for them, their beginning, or the
  /// plural of their name.
  package static func parameters(typedAs name: String, among parameters: [AnyParameter]) -> [AnyParameter] {
    let plain = plain(name)
    let others = parameters.filter { $0.typedAs.contains(plain) }
    guard others.isEmpty, plain.count > 2 else { return others }
    return near(
      plain, among: parameters.filter { Self.plain($0.name).hasPrefix(plain) || plain == Self.plain($0.name) + "s" })
  }

  /// The parameter whose name is near.
  package static func parameters(near name: String, among parameters: [AnyParameter]) -> [AnyParameter] {
    near(plain(name), among: parameters)
  }

  private static func near(_ plain: String, among parameters: [AnyParameter]) -> [AnyParameter] {
    let nearest = NearestWord.nearest(to: plain, among: parameters.map { Self.plain($0.name) })
    return parameters.filter { Self.plain($0.name) == nearest }
  }

  /// A name in lower case, without what joins its words: "--deal_size", "dealSize" and "deal-size"
  /// are one.
  package static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }
}
