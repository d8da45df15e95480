import Reversi

/// How hard a search was asked to look, as requests echo it.
package struct ReversiEffortValue: Encodable, Sendable, Equatable {
  let depth: Int?
  let level: Int?
  let nodeLimit: UInt64?
  let selectivity: Int?
  /// Absent when one thread makes each estimate.
  let threadsInside: Int?
  let timeSeconds: Double?

  /// A request's level or depth, and what limits the search of each position.
  package init(_ request: EffortRequest) {
    switch request.aim {
    case .depth(let depth): (self.depth, level) = (depth, nil)
    case .level(let level): (depth, self.level) = (nil, level)
    }
    nodeLimit = request.nodes
    selectivity = request.selectivity
    threadsInside = request.threadsInside > 1 ? request.threadsInside : nil
    timeSeconds = request.seconds
  }

  /// What to know about estimates that several threads made together.
  static func notes(threadsInside: Int) -> [String] {
    guard threadsInside > 1 else { return [] }
    return ["\(threadsInside) threads made each estimate together: it may differ a little the next time"]
  }
}

/// A value in discs: a whole number when it is one, else with up to two decimals.
package struct DiscValue: Encodable, Sendable, Equatable {
  private let hundredths: Int

  /// A value given in hundredths of a disc.
  package init(hundredths: Int) { self.hundredths = hundredths }

  /// Writes a number.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if hundredths.isMultiple(of: 100) {
      try container.encode(hundredths / 100)
    } else {
      try container.encode(Double(hundredths) / 100)
    }
  }

  /// The value for tables of other programs: "-3", "0.25".
  var plain: String { Wording.fixed(Double(hundredths) / 100, decimals: 2, trimmed: true) }

  /// The value for a person, with its sign: "+18" when `isProved`, else always with two decimals, "+3.20".
  func signed(isProved: Bool) -> String {
    let text = Wording.fixed(Double(hundredths) / 100, decimals: 2, trimmed: isProved)
    return hundredths > 0 ? "+" + text : text
  }
}
