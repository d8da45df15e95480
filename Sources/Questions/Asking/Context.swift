import Documents
import GameCore

/// What a question may use while it is answered: limits, an observer, and the interface's
/// environment.
package struct Context: Sendable {
  /// What may stop the work; `threads` is how many it may use.
  package let limits: SearchLimits
  /// The observer that progress is reported to.
  package let observer: Observer
  /// Data files, and what is kept between questions.
  package let environment: Environment
  /// What of the answer will be written.
  package enum Part: Sendable {
    case all
    /// The rows of its table alone, so that they may be computed while they are written.
    case rows
    /// The terms of its sequence alone, likewise.
    case terms
  }

  /// What of the answer will be written.
  package let part: Part
  /// Receives answers on the way to a better one; `nil` where none are needed.
  private let onlooker: (@Sendable (Reply) -> Void)?

  package init(
    limits: SearchLimits, observer: Observer, environment: Environment, writing part: Part = .all,
    onlooker: (@Sendable (Reply) -> Void)? = nil
  ) {
    self.limits = limits
    self.observer = observer
    self.environment = environment
    self.part = part
    self.onlooker = onlooker
  }

  /// Whether answers on the way are shown to anybody.
  package var hasOnlooker: Bool { onlooker != nil && !limits.stopSignal.isRaised }

  /// Shows an answer that a better one will follow.
  package func show<Body: Document>(_ answered: TypedReply<Body>) { onlooker?(answered.reply) }
}
