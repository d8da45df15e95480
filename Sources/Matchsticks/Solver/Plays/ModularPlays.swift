import ExactArithmetic
import GameCore

/// Exact numbers of plays from their residues modulo many primes (Chinese remainder theorem).
struct ModularPlays {
  let moves: PlayResidues.Moves
  let size: Int
  /// More bits than the count has.
  let bits: Int
  let limits: SearchLimits
  let observer: Observer

  func count() throws(SolverError) -> PlaysByParity {
    // The signed count needs a bit for its sign.
    let primes = PrimeRun(count: (bits + 2) / 60 + 1, multipleOf: 8).primes
    let residues = PlayResidues(moves, size: size)
    var (total, signed): ([UInt64], [UInt64]) = ([], [])
    for start in stride(from: 0, to: primes.count, by: 8) {
      if let reason = limits.stopReason(nodes: UInt64(start)) { throw .stopped(reason) }
      observer.report(Progress(completed: Double(start), total: Double(primes.count), unit: "primes"))
      let eight = Array(primes[start..<(start + 8)])
      total += residues.count(modulo: eight, signed: false)
      signed += residues.count(modulo: eight, signed: true)
    }
    let remainders = Remainders(primes)
    let (all, difference) = (remainders.number(total), remainders.number(signed))
    let evenLessOdd = difference << 1 > remainders.modulus ? difference - remainders.modulus : difference
    let even = (all + evenLessOdd) / 2
    return PlaysByParity(even: even, odd: all - even)
  }

  /// More bits than the number of plays has when the numbers `takes` may be taken: if Σ xᵗ ≤ 1 over
  /// the takes t and x ≤ 1, then c(n) ≤ x⁻ⁿ, because c(n) = Σ c(n − t).
  static func bits(takes: [Int], size: Int) -> Int {
    func sum(_ x: Double) -> Double {
      var (sum, power, last) = (0.0, 1.0, 0)
      for take in takes {
        for _ in last..<take { power *= x }
        (sum, last) = (sum + power, take)
        if power < 1e-30 { return sum + power * Double(takes.count) }
      }
      return sum
    }
    var (low, high) = (0.5, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if sum(middle) < 1 - 1e-9 { low = middle } else { high = middle }
    }
    return Int(Double(size) * Logarithm.base2(1 / low)) + 8
  }
}
