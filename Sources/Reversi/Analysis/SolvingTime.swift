/// About how long a search to the end of the game takes: a second on one thread with 24 empty
/// squares, and three times as long for each further one.
package enum SolvingTime {
  /// The empty squares that take a second.
  package static let emptiesOfSecond = 24
  /// By what each further empty square multiplies the time.
  package static let growth = 3.0

  /// The most empty squares that `threads` threads solve within some seconds.
  package static func empties(within seconds: Double, threads: Int) -> Int {
    var (empties, cost) = (emptiesOfSecond, 1 / Double(threads))
    while empties < 60, cost * growth <= seconds { (empties, cost) = (empties + 1, cost * growth) }
    while empties > 0, cost > seconds { (empties, cost) = (empties - 1, cost / growth) }
    return empties
  }
}
