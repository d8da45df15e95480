import Documents
import GameCore

/// Sums of a simulation, from the documents of its parts.
package struct TrialPartSum: PartSum {
  private(set) var sums = TrialSums()

  package mutating func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault) {
    guard result["stopReason"] == nil, result.integer("games") == pieces.count else {
      throw .data("this part was stopped before it had all its games; run it again")
    }
    guard sums.add(try Self.sums(of: result)) else { throw .data("these parts have too many games") }
  }

  private static func sums(of result: JSON) throws(Fault) -> TrialSums {
    guard let entries = result.list("sums") else { throw .data("this part has no sums") }
    var numbers: [(key: Int, number: Int)] = []
    for entry in entries {
      guard let key = entry.integer("key"), let number = entry.integer("number") else {
        throw .data("a sum needs a key and a number")
      }
      numbers.append((key, number))
    }
    guard let sums = TrialSums(numbers) else { throw .data("a sum is not a 64-bit number") }
    return sums
  }
}

extension PartKind {
  /// Games that are simulated: a part is those after the first `skip` games of a seed.
  package static func games<Answer: Document>(
    _ answer: @escaping @Sendable (Arguments, TrialSums, Context) throws(Fault) -> TypedReply<Answer>?
  ) -> PartKind {
    PartKind(
      cutting: ["games", "skip"], lack: "its request has no \"skip\"",
      place: { request throws(Fault) in
        guard let skipped = request.integer("skip"), let games = request.integer("games") else { return nil }
        let end = skipped.addingReportingOverflow(games)
        guard !end.overflow else { throw .data("these parts have too many games") }
        return PartPlace(pieces: skipped..<end.partialValue)
      },
      words: { games, _ in
        games.count == 1
          ? "game \(games.lowerBound + 1) of the seed is"
          : "games \(games.lowerBound + 1) to \(games.upperBound) of the seed are"
      },
      members: { games, _ in
        // A whole run that begins with the first game isn't a part.
        let skip = JSON.Member(key: "skip", value: .number("\(games.lowerBound)"))
        return [JSON.Member(key: "games", value: .number("\(games.count)"))] + (games.lowerBound > 0 ? [skip] : [])
      },
      from: { TrialPartSum() },
      answer: { arguments, sum, context throws(Fault) in try answer(arguments, sum.sums, context) })
  }
}
