import Documents
import GameCore
import Questions
import Reversi

extension Certifying {
  /// Certificates of `reversi solve`.
  static var reversiSolve: Certifying {
    Certifying { arguments throws(Fault) in
      typealias P = ReversiParameters
      guard arguments[P.window] == nil, arguments[P.emptiesAtMost] == nil else {
        throw .noCertificate(
          "it would be of the score; leave \(arguments.name(of: P.window)) and \(arguments.name(of: P.emptiesAtMost)) out"
        )
      }
      let position = try arguments.reversiLine().end
      guard position.size == .eight else { throw .noCertificate("it would be of a position on the 8×8 board") }
      guard position.emptyCount <= ScoreProof.mostEmpties else {
        throw .largeCertificate(most: ScoreProof.mostEmpties, "empty squares")
      }
      return { context throws(Fault) in
        let solver = try context.environment.reversiSolver(arguments)
        guard let score = solver.solve(position, limits: context.limits).score else { throw Fault.interrupted }
        return try Fault.catching { () throws(Stopped) in
          Certificate.reversi(try ScoreProof(position, score: score, solver: solver, limits: context.limits))
        }
      }
    }
  }
}
