import ExactArithmetic
import GameCore

/// An expected value and how it is known: a fraction with its proof, or floating point with a bound
/// of the error.
public enum Expectation: Sendable, Equatable {
  /// The exact value.
  case exact(Rational, MemoryProof)
  /// The value in floating point.
  case computed(BoundedValue)

  /// How the value is known.
  public var evidence: Evidence<MemoryProof> {
    switch self {
    case .exact(_, let proof): .proved(proof)
    case .computed(let value): .numeric(errorBound: value.errorBound)
    }
  }

  /// The value in floating point.
  public var approximation: Double {
    switch self {
    case .exact(let value, _): value.toDouble()
    case .computed(let value): value.value
    }
  }
}

/// A value in floating point and a proved bound of its absolute error.
public struct BoundedValue: Sendable, Equatable {
  /// The computed value.
  public let value: Double
  /// The exact value is within this distance.
  public let errorBound: Double
}
