import Documents
import GameCore
import Questions
import SetGame

/// What parts of a count of deals found, from their documents.
struct DistributionPartSum: PartSum {
  /// The parts so far; `nil` before the first.
  private(set) var found: PartialDistribution?

  mutating func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault) {
    guard result["stopReason"] == nil else { throw .data("this part was stopped before it was finished; run it again") }
    guard let part = result["part"], let entries = part.list("shares") else { throw .data("this part has no counts") }
    var shares: [PartialDistribution.Share] = []
    for entry in entries {
      guard let share = entry.text("share").flatMap({ UInt64($0) }), let rows = entry.list("counts") else {
        throw .data("the counts of a part need a share and rows")
      }
      shares.append(PartialDistribution.Share(share: share, counts: try rows.map(Self.counts)))
    }
    let drawn = request.arguments.distributionRequest
    guard
      let partial = PartialDistribution(
        drawn, shares: shares, fewest: try Self.extreme(part["fewest"]), most: try Self.extreme(part["most"]))
    else { throw .data("the counts of this part are impossible") }
    guard var sum = found else { return found = partial }
    guard sum.add(partial) else { throw .data("these parts count too many deals") }
    found = sum
  }

  private static func counts(_ row: JSON) throws(Fault) -> [UInt64] {
    guard case .array(let entries) = row else { throw .data("a row of a part must be a list of counts") }
    var counts: [UInt64] = []
    for entry in entries {
      guard case .string(let digits) = entry, let count = UInt64(digits) else {
        throw .data("a count of a part is not a 64-bit number")
      }
      counts.append(count)
    }
    return counts
  }

  private static func extreme(_ extreme: JSON?) throws(Fault) -> PartialDistribution.Extreme? {
    guard let extreme else { return nil }
    guard let sets = extreme.integer("setCount"), let entries = extreme.list("cards") else {
      throw .data("the fewest and the most Sets need a number and cards")
    }
    var cards: [Card] = []
    for entry in entries {
      guard case .string(let digits) = entry, digits.utf8.count == 4, let code = UInt8(digits, radix: 3) else {
        throw .data("a card of a part must be four digits from 0 to 2")
      }
      cards.append(Card(code: code))
    }
    return PartialDistribution.Extreme(sets: sets, cards: cards)
  }
}

extension PartKind {
  /// Counts of deals: parts of several.
  static var distribution: PartKind {
    PartKind(
      cutting: ["part"], lack: "its request has no \"part\"",
      place: { request throws(Fault) in
        guard let text = request.text("part") else { return nil }
        guard let part = WorkPart(text) else { throw .data("\(Quoting.quoted(text)) is not a part") }
        return PartPlace(pieces: part.number - 1..<part.number, all: 0..<part.count, line: "\(part.count)")
      },
      words: { parts, line in
        parts.count == 1
          ? "part \(parts.upperBound) of \(line) is"
          : "parts \(parts.lowerBound + 1) to \(parts.upperBound) of \(line) are"
      },
      members: { _, _ in [] }, from: { DistributionPartSum() },
      answer: { (arguments, sum: DistributionPartSum, _) -> TypedReply<SetDistributionDocument>? in
        let request = arguments.distributionRequest
        return sum.found.flatMap { DealDistribution(request, joining: $0) }.map {
          TypedReply(SetDistributionDocument(.whole($0), digits: arguments[.digits]))
        }
      })
  }
}

extension Arguments {
  /// The count of deals that is asked for.
  var distributionRequest: DistributionRequest {
    DistributionRequest(
      cards: self[SetParameters.dealSize], deck: deck,
      isConfirmed: mayTakeLong, part: self[SetParameters.part])
  }
}
