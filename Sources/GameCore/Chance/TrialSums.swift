/// What a part of a simulation found, as whole numbers under keys: parts of one simulation are
/// combined by adding what is under the same key.
///
/// The simulation defines the meaning of the keys; a key without a number has 0.
public struct TrialSums: Sendable, Hashable {
  private var numbers: [Int: Int] = [:]

  /// The most trials that parts may have together: sums over all keys then have 64 bits.
  public static let mostTrials: UInt64 = 1 << 42

  /// Nothing under any key.
  public init() {}

  /// These numbers; of equal keys they are added.
  /// - Returns: `nil` when a sum doesn't fit into 64 bits.
  public init?(_ entries: some Sequence<(key: Int, number: Int)>) {
    for (key, number) in entries where !add(number, under: key) { return nil }
  }

  /// The number under a key.
  public subscript(key: Int) -> Int { numbers[key] ?? 0 }

  /// The keys that have a number other than 0, ascending.
  public var keys: [Int] { numbers.keys.sorted() }

  /// Adds what another part found; returns false and adds nothing when a sum doesn't fit into 64
  /// bits.
  public mutating func add(_ other: TrialSums) -> Bool {
    var sums = self
    for (key, number) in other.numbers where !sums.add(number, under: key) { return false }
    self = sums
    return true
  }

  private mutating func add(_ number: Int, under key: Int) -> Bool {
    let (sum, overflows) = self[key].addingReportingOverflow(number)
    guard !overflows else { return false }
    numbers[key] = sum == 0 ? nil : sum
    return true
  }
}

extension TrialSums: Transferable {
  /// The numbers under their keys.
  public func send(to numbers: inout [Int]) { self.numbers.send(to: &numbers) }

  /// The numbers under their keys.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let received = [Int: Int](receiving: &numbers) else { return nil }
    self.numbers = received
  }
}
