import Questions
import TestSupport

/// What an answer that was stopped claims, held against the whole answer.
///
/// Wherever a value has the evidence `proved` or `bounded` it is a statement about the game: it
/// must be what the whole answer says. Lists may be shorter, and what says how far the work came
/// may differ. Under `sampled`, `numeric` and `heuristic` the values are statements about another
/// computation; under `unknown` there mustn't be any.
struct Claims {
  /// Members that say how far the work came, not what was found.
  private static let progress: Swift.Set<String> = [
    "isComplete", "stopReason", "positionsSolved", "compared", "agreements", "agreed", "undecided", "tries",
    "method", "to", "nodes", "estimate", "searched", "computedTo", "stop",
  ]

  /// Every claim that isn't so, with its path.
  private(set) var faults: [String] = []

  /// Compares the result of a stopped answer with the whole one.
  init(of stopped: JSON, against whole: JSON) { compare(stopped, whole, at: "result", under: nil) }

  private mutating func compare(_ said: JSON, _ truth: JSON, at path: String, under kind: String?) {
    switch (said, truth) {
    case (.null, _): return
    case (.object(let members), .object):
      // An answer about the heaps up to another one is about something else, and says so.
      if let heap = said["heap"], said["evidence"] != nil, heap != truth["heap"] { return }
      let own = Self.kind(of: said) ?? kind
      if let evidence = said["evidence"] { check(evidence, of: said, against: truth, at: path) }
      for member in members where member.key != "evidence" && !Self.progress.contains(member.key) {
        guard let there = truth[member.key] else { continue }
        compare(member.value, there, at: "\(path).\(member.key)", under: own)
      }
    case (.array(let elements), .array(let all)): compare(elements, all, at: path, under: kind)
    default:
      guard kind == "proved" || kind == "bounded", said != truth, !Self.isInside(said, truth, path) else { return }
      faults.append("\(path): \(Asked.text(said)) is claimed, and \(Asked.text(truth)) is true (\(kind ?? ""))")
    }
  }

  /// A list is the beginning of the whole one, or has rows of it.
  private mutating func compare(_ said: [JSON], _ truth: [JSON], at path: String, under kind: String?) {
    guard kind == "proved", said.count <= truth.count else {
      if kind == "proved" { faults.append("\(path): \(said.count) are claimed of \(truth.count)") }
      return
    }
    for (place, element) in said.enumerated() {
      var claims = Claims()
      claims.compare(element, truth[place], at: "\(path)[\(place)]", under: kind)
      if !claims.faults.isEmpty, !truth.contains(element) { faults += claims.faults }
    }
  }

  private init() {}

  /// What evidence itself claims.
  private mutating func check(_ evidence: JSON, of said: JSON, against truth: JSON, at path: String) {
    switch evidence["kind"] {
    case .string("bounded")?:
      guard let lower = Self.number(evidence["lower"]), let upper = Self.number(evidence["upper"]),
        let value = ["discDifference", "agreed", "value"].lazy.compactMap({ Self.number(truth[$0]) }).first
      else { return }
      if value < lower || value > upper { faults.append("\(path): \(value) isn't in \(lower)…\(upper)") }
    case .string("proved")?, .string("sampled")?, .string("numeric")?:
      if Self.isEmptier(said, truth) {
        faults.append("\(path): nothing is there, and its evidence is \(Asked.text(evidence))")
      }
      if case .string(let method)? = evidence["method"], method.contains("-1") {
        faults.append("\(path): evidence about nothing: \(method)")
      }
    default: return
    }
  }

  /// Whether every list of an object is empty, though the whole answer has something in one.
  private static func isEmptier(_ said: JSON, _ truth: JSON) -> Bool {
    // A count that a closed form gives is included, though nothing is listed.
    guard case .object(let members) = said, said["count"] == nil, said["setCount"] == nil else { return false }
    let lists = members.filter { if case .array = $0.value { true } else { false } }
    let isLess = lists.contains { list in
      if case .array(let all)? = truth[list.key] { list.value == .array([]) && !all.isEmpty } else { false }
    }
    return isLess && lists.allSatisfy { $0.value == .array([]) }
  }

  /// Whether a lower or upper bound holds.
  private static func isInside(_ said: JSON, _ truth: JSON, _ path: String) -> Bool {
    guard let said = number(said), let truth = number(truth) else { return false }
    let name = path.split(separator: ".").last ?? ""
    if name.hasPrefix("lower") { return said <= truth }
    if name.hasPrefix("upper") { return said >= truth }
    return false
  }

  private static func kind(of json: JSON) -> String? {
    if case .string(let kind)? = json["evidence"]?["kind"] { kind } else { nil }
  }

  private static func number(_ json: JSON?) -> Double? {
    if case .number(let digits)? = json { Double(digits) } else { nil }
  }
}
