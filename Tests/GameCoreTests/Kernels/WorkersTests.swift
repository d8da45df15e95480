import GameCore
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test func `every item is handled exactly once`() {
    let handled = Mutex<[Int]>([])
    Workers.forEach(1_000, threads: 4) { item in handled.withLock { $0.append(item) } }
    #expect(handled.withLock { $0.sorted() } == Array(0..<1_000))
  }

  @Test func `no items is no work`() {
    let calls = Atomic<Int>(0)
    Workers.forEach(0, threads: 2) { _ in calls.wrappingAdd(1, ordering: .relaxed) }
    #expect(calls.load(ordering: .relaxed) == 0)
  }

  @Test func `a worker's stack holds a deep recursion`() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    let reached = Atomic<Int>(0)
    Workers.run(1) { _ in reached.store(depth(200_000), ordering: .relaxed) }
    #expect(reached.load(ordering: .relaxed) == 200_000)
  }

  @Test func `there is at least one processor`() { #expect(Workers.processorCount >= 1) }
}
