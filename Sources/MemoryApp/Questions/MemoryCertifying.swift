import Documents
import GameCore
import Memory
import Questions

extension Certifying {
  /// The most pairs of a certificate: it has 5 MB then.
  private static let mostPairs = 200

  /// The values of best play from a fresh table of this many pairs.
  private static func memory(_ pairs: Int, _ seats: Seats) throws(Fault) -> Work {
    guard pairs > 0 else { throw .noCertificate("it would be of a table with cards") }
    guard pairs <= mostPairs else { throw .largeCertificate(most: mostPairs, "pairs") }
    return { context throws(Fault) in
      try Fault.catching { () throws(Stopped) in
        Certificate.memory(
          values: try PairsSolver.values(
            upTo: pairs, seats: seats, limits: context.limits, observer: context.observer), seats: seats)
      }
    }
  }

  /// Certificates of `memory analyze`.
  static var memoryState: Certifying {
    Certifying { arguments throws(Fault) in
      try arguments.refuse(MemoryParameters.score, because: "certificates are of turns and pairs")
      guard arguments[MemoryParameters.known] == 0 else {
        throw Fault.noCertificate("it would be of a table on which no card is known")
          .about(arguments.name(of: MemoryParameters.known))
      }
      return try memory(arguments[MemoryParameters.statePairs], arguments[MemoryParameters.players])
    }
  }

  /// Certificates of `memory report`.
  static var memoryReport: Certifying {
    Certifying { arguments throws(Fault) in
      let players = arguments[MemoryParameters.allPlayers]
      guard try arguments.memoryVariant() == nil, arguments[MemoryParameters.recall] == nil,
        let seats = Seats(rawValue: players)
      else { throw .noCertificate("it would be of the plain game of one or two players with perfect memory") }
      return try memory(arguments[MemoryParameters.pairs], seats)
    }
  }
}
