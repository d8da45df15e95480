import Glibc

/// The C library's logarithm, for statistics.
enum Logarithm {
  /// The logarithm to base 10 of a positive number.
  static func decimal(_ number: Double) -> Double { log10(number) }
}
