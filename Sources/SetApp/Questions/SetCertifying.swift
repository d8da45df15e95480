import Documents
import GameCore
import Questions
import SetGame

extension Certifying {
  /// The sizes of deals whose distribution is certified: a checker takes a minute for the largest.
  private static let dealSizes = 2...13

  /// Certificates of `set distribution`.
  static var setDistribution: Certifying {
    Certifying { arguments throws(Fault) in
      guard arguments.deck == .set, arguments[SetParameters.part] == nil, arguments[SetParameters.samples] == nil
      else {
        throw .noCertificate("it would be of all deals from the deck set")
      }
      let request = arguments.distributionRequest
      guard dealSizes.contains(request.cards) else {
        throw Fault.noCertificate("it would be of deals of \(dealSizes.lowerBound) to \(dealSizes.upperBound) cards")
          .about(arguments.name(of: SetParameters.dealSize))
      }
      return { context throws(Fault) in
        let outcome = try Fault.catching { () throws(DistributionError) in
          try DealDistribution.compute(request, limits: context.limits)
        }
        guard let deals = outcome.distribution?.deals else { throw Fault.interrupted }
        let features = request.deck.dimension.features
        return try Fault.catching { () throws(Stopped) in
          let maps = try ClassMaps(features: features, cards: request.cards - 2, limits: context.limits)
          return Certificate.distribution(deals, cards: request.cards, features: features, maps)
        }
      }
    }
  }
}
extension Certifying {
  /// Certificates of `set extremes`.
  static var setExtremes: Certifying {
    Certifying { arguments in
      let cards = arguments[SetParameters.extremeSize]
      return { context throws(Fault) in
        let bounds = try SetBounds(context)
        let extremes = try bounds.extremes(of: cards)
        guard let most = bounds.proof(of: cards), let fewest = bounds.proof(of: 81 - cards) else {
          throw SetBounds.damaged("a proof is missing")
        }
        return Certificate.extremes(extremes, most: most, fewest: fewest)
      }
    }
  }
}
