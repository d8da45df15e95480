import CardMatch
import Catalogue
import GameCore
import Reports
import Synchronization

/// Answers tables, keeping the policies that it needed.
final class TableAdvisor: Sendable {
  private let call: Call
  private let policies = Lock<[Int: FaceDownPolicy]>([:])

  init(_ call: Call) { self.call = call }

  /// The advice for the table that `text` describes.
  func document(_ text: String) throws -> CardMatchHintsDocument {
    let notation = try KnownTableNotation(text)
    let policy = try policy(dealSize: notation.table.dealSize)
    return CardMatchHintsDocument(notation, policy: policy, digits: call.digits)
  }

  private func policy(dealSize: Int) throws -> FaceDownPolicy {
    if let known = policies.withLock({ $0[dealSize] }) { return known }
    guard dealSize <= FaceDownGame.largestDeal else { throw CardMatchRequestError.tableTooLarge(count: dealSize) }
    let game = try call.faceDownGame(dealSize: dealSize)
    let policy = PolicyCache(given: call.text(.cacheFolder)).policy(game) {
      call.warnAboutSize(game)
      return FaceDownSolver(game).policy(limits: call.limits(), observer: call.console.observer)
    }
    guard let policy else { throw CommandError(.stopped, CardMatchRequestError.stopped.message) }
    policies.withLock { $0[dealSize] = policy }
    return policy
  }
}
