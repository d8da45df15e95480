/// A rule under which the size of the heap decides what may be taken from it.
public enum PileRule: String, Hashable, Sendable, CaseIterable {
  /// At most half of the heap.
  case half
  /// A square number.
  case squares
  /// A prime number.
  case primes
  /// A power of two, 1 among them.
  case powersOfTwo = "powers2"
  /// A proper divisor of the heap.
  case divisors

  /// Whether what may be taken is a fixed set of numbers, whatever the heap.
  public var isSubtraction: Bool {
    switch self {
    case .squares, .primes, .powersOfTwo: true
    case .half, .divisors: false
    }
  }
}
