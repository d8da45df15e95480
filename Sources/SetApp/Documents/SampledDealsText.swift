import Documents
import GameCore
import SetGame

/// Drawn deals as documents show them.
extension SampledDeals {
  /// The deals that have some number of groups.
  struct Row: Record {
    static var recordName: String { "sampledSetCount" }
    let groups: Int
    let share: Share
    let seed: UInt64

    /// The share with its standard error and interval.
    var estimate: Estimate? { Estimate(share, seed: seed) }

    static let shape = Shape<Self>(
      Field("setCount", "The number of groups") { $0.groups },
      Field("deals", "How many of the drawn deals have that many") { $0.share.hits },
      Field("share", "Their share, with its Clopper–Pearson interval") { $0.estimate })
  }

  /// The numbers of groups that occurred, ascending.
  var rows: [Row] {
    dealsByGroups.keys.sorted().compactMap { groups in
      Share(hits: dealsByGroups[groups] ?? 0, of: trials).map { Row(groups: groups, share: $0, seed: seed) }
    }
  }

  /// The mean number of groups.
  var meanEstimate: Estimate? {
    let mean = mean
    return Estimate(
      mean.value, trials: trials, seed: seed, interval: mean.interval, standardError: mean.standardError)
  }

  /// The evidence for the mean number of groups.
  var evidenceOfMean: Evidence<SetProof> {
    guard let interval = mean.interval else { return evidence }
    return .sampled(
      trials: trials, seed: seed, lower: interval.lowerBound, upper: interval.upperBound, confidence: Confidence.level)
  }

  /// The numbers of groups that a sequence counts: 0, 1, 2, …, or those of the ranks 0, 1, 2, … of
  /// ProSet, where k cards of rank r have 2^(k − r) − 1 groups.
  var terms: [Int] {
    guard deck.variant == .zeroSum else { return Array(0...(dealsByGroups.keys.max() ?? 0)) }
    return (0...deck.dimension.coordinates).map { (0...62).contains(cards - $0) ? 1 << (cards - $0) - 1 : -1 }
  }

  private var nouns: String { deck.variant.nouns.many }

  /// What the deals have on average, a phrase.
  var title: String {
    let mean = mean.value.map { " have \(Wording.fixed($0, decimals: 3)) \(nouns) on average" } ?? ""
    return "\(Wording.count(trials, "random deal", "random deals")) of \(Wording.count(cards, "card", "cards"))\(mean)"
  }

  /// The shares with their intervals, and the mean.
  func text(_ style: TextStyle) -> String {
    let heading = "\(nouns.capitalizedFirst) in random deals of \(Wording.count(cards, "card", "cards"))"
    let ended = stopReason.map { "Stopped early (\($0.words)).\n" } ?? ""
    guard let value = mean.value else { return style.heading(heading) + ended }
    var words = "mean \(Wording.fixed(value, decimals: 5))"
    if let error = mean.standardError, let variance = mean.variance {
      words += " (standard error \(Wording.short(error))), variance \(Wording.short(variance))"
    }
    return style.heading(heading) + "\n" + table(style) + "\n" + style.wrapped(words) + ended
  }

  /// The numbers of groups, and the share of the deals that have each.
  func table(_ style: TextStyle) -> String {
    let longest = rows.map { $0.share.value }.max() ?? 0
    return CensusWords.widest(style) { width in
      var table = TextTable(
        columns: [.numbers(nouns), .numbers("deals"), .numbers("share"), .words("95 % interval")]
          + (width > 0 ? [.words("")] : []))
      for row in rows {
        let (share, interval) = (row.share, row.share.interval)
        table.add(
          cells: [
            Wording.grouped(row.groups), Wording.grouped(share.hits), percent(share.value),
            "\(percent(interval.lowerBound)) to \(percent(interval.upperBound))",
          ] + (width > 0 ? [CensusWords.bar(share.value, of: longest, width: width)] : []))
      }
      return table
    }
  }

  private func percent(_ share: Double) -> String { "\(Wording.fixed(100 * share, decimals: 3)) %" }

  /// The shares with their intervals.
  func figure(numbers: NumberTable) -> Figure {
    let points = rows.map { row in
      let interval = row.share.interval
      return Chart.Point(
        Double(row.groups), 100 * row.share.value,
        interval: 100 * interval.lowerBound...100 * interval.upperBound,
        "\(deck.variant.count(row.groups)): \(percent(row.share.value)), \(Wording.grouped(row.share.hits)) deals")
    }
    return Figure(
      "The number of \(nouns) in a random deal of \(cards) cards",
      caption: "The share of \(Wording.grouped(trials)) drawn deals, seed \(seed), with 95 % intervals.",
      Chart(
        x: Chart.Axis(nouns, isWhole: true), y: Chart.Axis("share of the deals, %", holdsZero: true),
        [Chart.Series(.bars, points)]),
      numbers: numbers)
  }
}
