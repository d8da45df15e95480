import Catalogue
import GameCore
import Reports
import Reversi
import Synchronization

/// The positions of a file that come with a score, to be compared with proved ones.
struct ReversiClaims: Sendable {
  /// One position and the score that the file gives it.
  private struct Claim: Sendable {
    let number: Int
    let line: Int
    let position: Position
    let score: Int
  }

  private let claims: [Claim]

  /// Reads an OBF file; `only` selects positions by their numbers from 1.
  static func read(_ path: String, only: NumberRanges?, call: Call) throws(CommandError) -> ReversiClaims {
    var claims: [Claim] = []
    var number = 0
    for (index, bytes) in try call.read(path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = InputLine(number: index + 1, bytes: bytes)
      if line.isSkipped { continue }
      number += 1
      guard only?.contains(number) ?? true else { continue }
      do {
        let record = try OBFRecord(line.text())
        guard let score = record.score else { continue }
        claims.append(Claim(number: number, line: line.number, position: record.position, score: score))
      } catch {
        throw CommandError(error).within(source: path, line: line.number)
      }
    }
    guard !claims.isEmpty else {
      guard only == nil else {
        let count = Wording.count(number, "position", "positions")
        throw .data("--only: \(path) has \(count); none of those chosen has a score to verify")
      }
      throw .data("\(path): there is no position with a score to verify")
    }
    return ReversiClaims(claims: claims)
  }

  /// Solves every position, one on a thread.
  func compare(call: Call) -> [ReversiVerifyDocument.Comparison] {
    let pool = call.reversiSolvers()
    let found = Lock<[ReversiVerifyDocument.Comparison?]>(Array(repeating: nil, count: claims.count))
    Workers.forEach(claims.count, threads: call.threads) { item in
      let claim = claims[item]
      let begin = ContinuousClock.now
      let solution = pool.withSolver { $0.solve(claim.position, limits: call.limitsOfOne()) }
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      let comparison = ReversiVerifyDocument.Comparison(
        number: claim.number, line: claim.line, expected: claim.score, solution: solution, elapsedSeconds: seconds)
      found.withLock { $0[item] = comparison }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}
