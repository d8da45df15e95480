import Documents
import Questions
import SetGame

extension Certificate {
  /// The most and the fewest Sets among some cards: deals, and the weights that prove the bounds.
  static func extremes(
    _ extremes: SetExtremes, most: SetBounds.Proof, fewest: SetBounds.Proof
  ) -> Certificate {
    let claims = [extremes.fewest, extremes.most].map { extreme in
      JSON.object([
        JSON.Member(key: "bound", value: .number("\(extreme.bound)")),
        JSON.Member(key: "deal", value: .array(extreme.deal.map { .number("\($0.code)") })),
        JSON.Member(key: "sets", value: .number("\(extreme.sets)")),
      ])
    }
    let proofs = [fewest, most].map { proof in
      JSON.object([
        JSON.Member(key: "excluded", value: proof.excluded), JSON.Member(key: "weights", value: proof.weights),
      ])
    }
    // With the version, 1, all numbers of the file have the sum 0.
    let control = -(claims + proofs).reduce(1 + extremes.cards) { $0 + sum(of: $1) }
    return Certificate("set-extremes") {
      $0.add("dealSize") { $0.integer(extremes.cards) }
      $0.add("fewest") { claims[0].write(to: &$0) }
      $0.add("most") { claims[1].write(to: &$0) }
    } proof: {
      $0.add("control") { $0.integer(control) }
      $0.add("fewest") { proofs[0].write(to: &$0) }
      $0.add("most") { proofs[1].write(to: &$0) }
    }
  }

  /// The sum of all whole numbers in a value.
  private static func sum(of json: JSON) -> Int {
    switch json {
    case .number(let digits): Int(digits) ?? 0
    case .array(let elements): elements.reduce(0) { $0 + sum(of: $1) }
    case .object(let members): members.reduce(0) { $0 + sum(of: $1.value) }
    case .null, .bool, .string: 0
    }
  }
}
