import CardMatch
import Documents
import GameCore
import Questions

extension Certifying {
  /// The most cards of a certificate: with one more it is four times as large.
  private static let mostCards = 9

  /// Certificates of `cardmatch solve`.
  static var cardmatchSolve: Certifying {
    Certifying { arguments throws(Fault) in
      let play = arguments[CardMatchParameters.policy]
      guard play == .optimal, arguments[CardMatchParameters.visibleCards] == nil,
        try arguments.scoring() == .standard
      else { throw .noCertificate("it would be of optimal play of pairs face down, with standard scores") }
      let game = try arguments.faceDownGame(dealSize: arguments[CardMatchParameters.faceDownSize], play: play)
      guard game.dealSize <= mostCards else {
        throw Fault.largeCertificate(most: mostCards, "cards")
          .about(arguments.name(of: CardMatchParameters.faceDownSize))
      }
      return { context throws(Fault) in
        try Fault.catching { () throws(Stopped) in
          Certificate.cardmatch(
            cards: game.dealSize,
            try FaceDownStates(game, limits: context.limits, observer: context.observer))
        }
      }
    }
  }
}
