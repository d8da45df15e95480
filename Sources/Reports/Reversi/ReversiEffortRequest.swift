import Reversi

/// How hard a search was asked to look, as requests echo it.
package struct ReversiEffortRequest: Encodable, Sendable, Equatable {
  let depth: Int?
  let level: Int?
  let nodeLimit: UInt64?
  let selectivity: Int?
  let timeSeconds: Double?

  /// A level or a depth, and what limits the search of each position.
  package init(
    level: Int? = nil, depth: Int? = nil, selectivity: Int? = nil, nodeLimit: UInt64? = nil,
    timeSeconds: Double? = nil
  ) {
    self.depth = depth
    self.level = level
    self.nodeLimit = nodeLimit
    self.selectivity = selectivity
    self.timeSeconds = timeSeconds
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
