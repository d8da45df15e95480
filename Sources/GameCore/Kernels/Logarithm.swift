#if hasFeature(Embedded)
  import CBrowser
#else
  import Glibc
#endif

/// The C library's logarithms of positive numbers, for estimates and statistics.
package enum Logarithm {
  package static func natural(_ number: Double) -> Double { log(number) }

  /// The logarithm to base 2; exact for powers of two.
  package static func base2(_ number: Double) -> Double { log2(number) }

  /// The logarithm to base 10.
  package static func decimal(_ number: Double) -> Double { log10(number) }
}
