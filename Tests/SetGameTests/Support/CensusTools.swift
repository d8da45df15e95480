import ExactArithmetic
import Foundation
import SetGame
import Synchronization

/// Whether the tests that take minutes run.
enum Long {
  static let isEnabled = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] == "1"
}

/// Checkpoints in the order in which they were saved.
final class Collected: Sendable {
  private let saved = Mutex<[DistributionCheckpoint]>([])
  func append(_ checkpoint: DistributionCheckpoint) { saved.withLock { $0.append(checkpoint) } }
  var all: [DistributionCheckpoint] { saved.withLock { $0 } }
}

/// Closed forms that a distribution must obey.
enum DistributionLaws {
  /// E N² = 1080·P₃ + 126360·P₅ + 1038960·P₆ with P_j = k(k−1)…(k−j+1) / (81·80·…): pairs of equal
  /// Sets, of two that share a card, and of two that don't.
  static func variance(cards: Int) -> Rational {
    func chance(_ size: Int) -> Rational { Rational(BigInt.binomial(cards, size), BigInt.binomial(81, size)) }
    let mean = Rational(1080) * chance(3)
    return Rational(1080) * chance(3) + Rational(126_360) * chance(5) + Rational(1_038_960) * chance(6) - mean * mean
  }
}
