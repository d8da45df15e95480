import Glibc

/// The day of the clock, where the person is.
package enum LocalDate {
  /// The year, and the days since its first one; `nil` where the clock doesn't say.
  package static var today: (year: Int, day: Int)? {
    var now = time_t()
    unsafe time(&now)
    var local = unsafe tm()
    guard unsafe localtime_r(&now, &local) != nil else { return nil }
    return unsafe (1900 + Int(local.tm_year), Int(local.tm_yday))
  }
}
