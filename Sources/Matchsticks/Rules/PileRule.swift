/// A rule under which the size of the heap decides what may be taken from it, or an infinite set of
/// numbers does.
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
  /// A triangular number: 1, 3, 6, 10, …
  case triangular
  /// A Fibonacci number: 1, 2, 3, 5, …
  case fibonacci

  /// Whether what may be taken is a fixed set of numbers, whatever the heap.
  public var isSubtraction: Bool { self != .half && self != .divisors }

  /// Whether one match may be taken from every heap that has one.
  var takesOne: Bool { isSubtraction && self != .primes }
}

/// A rule under which a move takes nothing, but splits a heap.
public enum SplitRule: String, Hashable, Sendable, CaseIterable {
  /// Into two heaps of different sizes: Grundy's game.
  case unequal
  /// Into two equal heaps.
  case equal
}
