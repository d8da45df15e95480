/// The positions of a written rule whose numbers are at most some others, in one row: the first
/// number counts most.
struct WrittenBox {
  /// How many values each number has.
  let sizes: [Int]
  /// How far apart neighbours of each number are.
  let steps: [Int]
  /// How many positions there are.
  let count: Int

  /// The positions up to these numbers; `nil` when there are more than `most` of them.
  init?(upTo last: [Int], most: Int = LineLimits.mostPositions) {
    var (steps, count): ([Int], Int) = ([], 1)
    for number in last.reversed() {
      steps.append(count)
      let (product, isOver) = count.multipliedReportingOverflow(by: number + 1)
      guard !isOver, product <= most else { return nil }
      count = product
    }
    sizes = last.map { $0 + 1 }
    self.steps = steps.reversed()
    self.count = count
  }

  /// The place of a position; `nil` outside.
  func place(of numbers: [Int]) -> Int? {
    guard numbers.count == sizes.count else { return nil }
    var place = 0
    for index in sizes.indices {
      guard numbers[index] < sizes[index] else { return nil }
      place += numbers[index] * steps[index]
    }
    return place
  }

  /// The position at a place.
  func position(at place: Int) -> [Int] {
    var (rest, numbers): (Int, [Int]) = (place, [])
    for step in steps {
      numbers.append(rest / step)
      rest %= step
    }
    return numbers
  }
}
