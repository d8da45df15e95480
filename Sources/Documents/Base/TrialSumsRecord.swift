import GameCore

/// The key by which parts of a simulation are joined, in the form of its document: a list of
/// numbers under keys.
package struct TrialSumsEntry: Record, Equatable {
  package static var recordName: String { "trialSum" }
  /// What is counted.
  package let key: Int
  /// How often, or how much.
  package let number: Int

  package init(key: Int, number: Int) { (self.key, self.number) = (key, number) }

  package static let shape = Shape<Self>(
    Field("key", "What is counted") { $0.key }, Field("number", "How often, or how much") { $0.number })

  /// What help says about the list.
  package static let help = "Of a part (skip): the sums by which 'jobs total' combines it with other parts"

  /// The numbers of a part; `nil` for a whole simulation, which needs none.
  package static func entries(of sums: @autoclosure () -> TrialSums, isPart: Bool) -> [TrialSumsEntry]? {
    guard isPart else { return nil }
    let sums = sums()
    return sums.keys.map { TrialSumsEntry(key: $0, number: sums[$0]) }
  }
}
