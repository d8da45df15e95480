/// Grundy values by the definition, from a list of what the moves of each heap leave.
final class ListedTable: ValueTable {
  private let options: (Int) -> [[Int]]
  private var values: [UInt16] = []

  /// `options` lists the heaps that each move of a heap leaves, all smaller than it.
  init(options: @escaping (Int) -> [[Int]]) { self.options = options }

  var count: Int { values.count }
  /// No value is larger than its number of options; heaps with this many moves take minutes.
  let largestHeap = 60_000

  func value(_ n: Int) -> Int { Int(values[n]) }

  func withValues(_ body: (ValueRun) -> Void) { values.withRun(body) }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while count < target {
      guard mayGoOn() else { return false }
      var seen = BitRow()
      for heaps in options(count) { seen.insert(heaps.reduce(0) { $0 ^ value($1) }) }
      values.append(UInt16(truncatingIfNeeded: seen.leastMissing))
    }
    return true
  }
}
