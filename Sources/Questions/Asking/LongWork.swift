import Documents

// Work that takes hours or millennia, and answers nothing before its end, is begun only when it is
// confirmed or a limit bounds it; otherwise the answer is an estimate of what it takes.

extension Parameter where Value == Bool {
  package static var confirm: Parameter {
    Parameter(flag: "confirm", help: "Start work that is expected to take very long")
  }
}

extension Arguments {
  /// Whether work that takes very long may begin: it is confirmed, or a limit bounds it.
  package var mayTakeLong: Bool { self[.confirm] || value(.time) != nil || value(.nodes) != nil }

  /// The fault of work that mayn't begin; `estimate` says what it takes.
  package func unconfirmed(_ estimate: String) -> Fault {
    var fault = Fault.usage(
      "\(estimate); add \(name(of: Parameter<Bool>.confirm)) to start, or "
        + "\(name(of: Parameter<Double?>.time)) to stop in time")
    fault.isOfInput = true
    return fault
  }

  /// Does nothing where work is expected to end within ``longestUnconfirmed`` or may take longer.
  /// - Throws: the estimate, of work that `what` names.
  package func checkLength(_ estimate: WorkEstimate, of what: String) throws(Fault) {
    guard estimate.seconds > WorkEstimate.longestUnconfirmed, !mayTakeLong else { return }
    throw unconfirmed("\(what): \(estimate.words)")
  }
}

/// About how long some work takes.
package struct WorkEstimate: Sendable {
  /// Its length in seconds; very rough.
  let seconds: Double

  /// Work of `seconds`.
  package init(seconds: Double) { self.seconds = seconds }

  /// Work of `seconds` for its smallest size, and `growth` times as long for each of `steps` more.
  package init(seconds: Double, growing growth: Double, steps: Int) {
    self.seconds = (0..<steps).reduce(seconds) { seconds, _ in seconds * growth }
  }

  /// What begins without being confirmed: half a day by an estimate as rough as these are.
  static let longestUnconfirmed = 43_200.0

  /// "about 20 hours", "about 4 years", "about 10^11 years".
  package var words: String {
    let (hours, years) = (seconds / 3600, seconds / 31_557_600)
    if hours < 48 { return "about \(Int(hours.rounded())) hours" }
    if years < 2 { return "about \(Int((hours / 24).rounded())) days" }
    guard years >= 10_000 else { return "about \(Int(years.rounded())) years" }
    var (power, exponent) = (years, 0)
    while power >= 10 { (power, exponent) = (power / 10, exponent + 1) }
    return "about 10^\(exponent) years"
  }
}
