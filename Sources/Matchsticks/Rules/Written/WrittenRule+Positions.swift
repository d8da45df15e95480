/// The positions of a rule as lists of numbers.
extension WrittenRule {
  /// How many numbers a position has, those of memory too; `nil` where it has any number of heaps.
  public var width: Int? { hasDots ? nil : letters.count + memory.count }

  /// The letters, each with what is known about it: "a,b", "n,m=0".
  public var head: String {
    var head = letters.map { $0.text }
    if hasDots { head.append("...") }
    return (head + zip(memory, starts).map { "\($0.text)=\($1)" }).joined(separator: ",")
  }

  /// The letters of `count` heaps: those of a position, then others of the alphabet.
  package func heapLetters(_ count: Int) -> [RuleLetter] {
    let others = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { RuleLetter($0) }
      .filter { !letters.contains($0) && !memory.contains($0) }
    return Array((letters + others).prefix(count))
  }

  /// Whether a heap alone is a position that is played on whatever others there are, and is one
  /// number.
  public var isOfHeaps: Bool { letters.count == 1 && !hasDots && memory.isEmpty }

  /// All numbers of positions of which the letters without starting values are given, in their
  /// order, none for no position; `nil` when that isn't a whole number of positions.
  /// - Parameter memory: Other values of memory.
  package func filled(_ numbers: [Int], memory: [RuleLetter: Int] = [:]) -> [Int]? {
    let ends = zip(self.memory, starts).map { memory[$0] ?? $1 }
    if numbers.isEmpty { return [] }
    if hasDots { return numbers + ends }
    guard numbers.count % letters.count == 0 else { return nil }
    return stride(from: 0, to: numbers.count, by: letters.count).flatMap { numbers[$0..<$0 + letters.count] + ends }
  }

  /// The positions that all numbers are; heaps of any number ascending. `nil` when they aren't a
  /// whole number of positions.
  package func positions(_ numbers: [Int]) -> [[Int]]? {
    guard let width else {
      guard numbers.count > memory.count else { return nil }
      return [numbers.dropLast(memory.count).sorted() + numbers.suffix(memory.count)]
    }
    guard !numbers.isEmpty, numbers.count % width == 0 else { return nil }
    return stride(from: 0, to: numbers.count, by: width).map { Array(numbers[$0..<$0 + width]) }
  }

  /// A position as it is written: "12, 20", "7, m=3".
  public func text(of position: [Int]) -> String {
    let heaps = position.dropLast(memory.count).map { "\($0)" }
    let ends = zip(zip(memory, starts), position.suffix(memory.count)).filter { $0.1 != $1 }
    return (heaps + ends.map { "\($0.0.text)=\($1)" }).joined(separator: ", ")
  }
}
