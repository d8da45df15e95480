import CardMatch
import Reports

/// Answers tables, keeping the policies that it needed.
final class TableAdvisor: Sendable {
  private let call: Call
  private let policies = FaceDownPolicies()

  init(_ call: Call) { self.call = call }

  /// The advice for the table that `text` describes.
  func document(_ text: String) throws -> CardMatchHintsDocument {
    let notation = try KnownTableNotation(text)
    let game = try call.faceDownGame(dealSize: notation.table.dealSize)
    let cache = PolicyCache(given: call.text(.cacheFolder))
    if policies[game] == nil, let kept = cache.policy(game) { policies.add(kept) }
    let isNew = policies[game] == nil
    if isNew { call.warnAboutSize(game) }
    let advice = try FaceDownAdvice(
      notation.table, scoring: game.scoring, policies: policies, limits: call.limits(),
      observer: call.console.observer)
    if isNew, let policy = policies[game] { cache.store(policy) }
    return CardMatchHintsDocument(advice, table: notation, digits: call.digits)
  }
}
