import Documents
import Questions
import SetGame

extension Question {
  static let setExtremes = Question(
    "set.extremes", version: 1, summary: "Find the most and the fewest Sets that K cards can contain",
    discussion: """
      The exact numbers, with a deal for each, for every K of the 81 cards. The bounds come with weights of the ways \
      in which the 40 directions of the deck cut a deal; they are verified before each answer, in integers. Only for \
      the fewest Sets of 21 cards, and the most of 60, the weights leave a gap of one; set distribution counts all \
      deals of these sizes, and shows that the deals given are the best.
      """,
    parameters: [SetParameters.extremeSize],
    examples: [
      Example("set extremes", "Twelve cards: none to 14 Sets"),
      Example("set extremes --deal-size 24", "6 to 81 Sets"),
      Example("set extremes --deal-size 40 --json", "With the deals, for programs"),
    ]
  ) { arguments, context throws(Fault) in
    TypedReply(SetExtremesDocument(try SetBounds(context).extremes(of: arguments[SetParameters.extremeSize])))
  }
}

/// The bounds of data/set/extremes.json, as they are read.
struct SetBounds {
  private static let name = "set/extremes.json"
  private let entries: [JSON]

  init(_ context: Context) throws(Fault) {
    let bytes = try context.environment.dataFile(Self.name)
    guard case .array(let entries) = try JSON(reading: bytes[...], limits: context.limits) else {
      throw Self.damaged("a list was expected")
    }
    self.entries = entries
  }

  /// The extremes of a size, verified.
  func extremes(of cards: Int) throws(Fault) -> SetExtremes {
    do throws(SetExtremes.Unproved) {
      return try SetExtremes(cards: cards) { self[$0] }
    } catch {
      throw Self.damaged("the bound of \(error.cards) cards isn't proved")
    }
  }

  /// What proves a bound, as it is in the file.
  struct Proof {
    let excluded: JSON
    let weights: JSON
  }

  /// What proves the bound of the most Sets among `cards` cards.
  func proof(of cards: Int) -> Proof? {
    guard let entry = entries.first(where: { Self.integer($0["cards"]) == cards }), let excluded = entry["excluded"],
      let weights = entry["weights"]
    else { return nil }
    return Proof(excluded: excluded, weights: weights)
  }

  /// A fault of the file, with the remedy.
  static func damaged(_ reason: String) -> Fault { .io("data/\(name) is damaged: \(reason); restore it") }

  /// What it says about the most Sets among `cards` cards; `nil` where that can't be read.
  private subscript(cards: Int) -> SetExtremes.Entry? {
    guard let entry = entries.first(where: { Self.integer($0["cards"]) == cards }),
      let bound = Self.integer(entry["bound"]), let deal = Self.integers(entry["deal"]),
      let weights = Self.integers(entry["weights"]), case .array(let listed)? = entry["excluded"]
    else { return nil }
    let excluded = listed.compactMap(Self.exclusion)
    guard excluded.count == listed.count else { return nil }
    return SetExtremes.Entry(bound: bound, deal: deal, proof: BoundProof(excluded: excluded, weights: weights))
  }

  private static func exclusion(_ json: JSON) -> BoundProof.Exclusion? {
    guard case .array(let parts) = json, parts.count == 2, let rows = integers(parts[0]), rows.count == 3,
      let tree = tree(parts[1])
    else { return nil }
    return BoundProof.Exclusion(rows: Split(rows[0], rows[1], rows[2]), tree: tree)
  }

  private static func tree(_ json: JSON) -> BoundProof.Tree? {
    guard case .array(let parts) = json else { return nil }
    guard parts.count == 4 else { return integers(json).map { .weights($0) } }
    guard let row = integer(parts[0]), let sets = integer(parts[1]), let less = tree(parts[2]),
      let more = tree(parts[3])
    else { return nil }
    return .split(row: row, sets: sets, less: less, more: more)
  }

  private static func integers(_ json: JSON?) -> [Int]? {
    guard case .array(let elements)? = json else { return nil }
    let integers = elements.compactMap { integer($0) }
    return integers.count == elements.count ? integers : nil
  }

  /// A whole number with which no sum of a proof overflows.
  private static func integer(_ json: JSON?) -> Int? {
    guard case .number(let digits)? = json, let number = Int(digits), abs(number) <= BoundProof.largestWeight else {
      return nil
    }
    return number
  }
}
