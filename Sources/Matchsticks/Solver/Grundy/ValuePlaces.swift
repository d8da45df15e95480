import ExactArithmetic
import GameCore

/// The heaps n ≥ 1 of one Grundy value, in a table continued by its period.
struct ValuePlaces {
  let sequence: GrundySequence
  let value: Int
  /// The places of the value within the preperiod (from heap 1 on), and within the first period.
  /// Where values grow from period to period each residue has the value at most once, and `before`
  /// has all these places.
  private let before: [Int]
  private let within: [Int]

  init(sequence: GrundySequence, value: Int) {
    self.sequence = sequence
    self.value = value
    let start = sequence.period?.preperiod ?? sequence.values.count
    func places(_ range: Range<Int>) -> [Int] { range.filter { sequence.values[$0] == value } }
    let early = start > 1 ? places(1..<start) : []
    guard let period = sequence.period else {
      (before, within) = (early, [])
      return
    }
    // Heap 0 isn't a heap, but 0 + period is one: the period keeps it, and counting takes it off.
    let cycle = period.preperiod..<(period.preperiod + period.period)
    guard period.saltus > 0 else {
      (before, within) = (early, places(cycle))
      return
    }
    let grown = cycle.compactMap { place -> Int? in
      let rise = value - Int(sequence.values[place])
      guard rise >= 0, rise.isMultiple(of: period.saltus) else { return nil }
      let heap = place + rise / period.saltus * period.period
      return heap >= 1 ? heap : nil
    }
    (before, within) = (early + grown.sorted(), [])
  }

  /// How many of the heaps 1…`bound` have the value.
  func count(upTo bound: BigInt) -> BigInt {
    let first = before.prefix { bound >= $0 }.count
    guard let period = sequence.period, bound >= period.preperiod, !within.isEmpty else { return BigInt(first) }
    let (periods, rest) = (bound - period.preperiod + 1).quotientAndRemainder(dividingBy: BigInt(period.period))
    let partial = within.prefix { BigInt($0 - period.preperiod) < rest }.count
    let zero = period.preperiod == 0 && sequence.values[0] == value ? 1 : 0
    return periods * within.count + (first + partial - zero)
  }

  /// The first `listing` of the heaps 1…`bound` that have the value, ascending; fewer when a limit
  /// says so.
  func list(upTo bound: BigInt, listing: Int, limits: SearchLimits = .none) -> [BigInt] {
    var meter = WorkMeter(limits)
    var places = before.prefix { bound >= $0 }.prefix(listing).map { BigInt($0) }
    guard let period = sequence.period, !within.isEmpty else { return places }
    var shift: BigInt = 0
    while places.count < listing, shift + within[0] <= bound {
      guard (try? meter.spend(within.count)) != nil else { return places }
      for place in within where places.count < listing {
        let heap = shift + place
        if heap >= 1, heap <= bound { places.append(heap) }
      }
      shift += period.period
    }
    return places
  }
}
