import Glibc
import Synchronization
import Testing

import GameCore

@Suite struct WorkersTests {
  @Test func `every item is handled exactly once`() {
    let handled = Mutex<[Int]>([])
    Workers.forEach(1_000, threads: 4) { item in handled.withLock { $0.append(item) } }
    #expect(handled.withLock { $0.sorted() } == Array(0..<1_000))
  }

  @Test func `no items mean no work`() {
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

  @Test func `work that is refused threads is done by those that there are`() {
    let budget = ThreadBudget(2)
    let done = Mutex<[Int]>([])
    let most = Atomic<Int>(0)
    Workers.run(50, within: budget) { worker in
      _ = most.max(budget.count, ordering: .relaxed)
      done.withLock { $0.append(worker) }
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<50))
    #expect((1...2).contains(most.load(ordering: .relaxed)))
    #expect(budget.count == 0)
  }

  @Test func `a body receives the number of its helpers`() {
    let budget = ThreadBudget(3)
    let helped = Atomic<Int>(0)
    let isOver = Atomic<Bool>(false)
    let helpers = Workers.run(
      beside: 8, within: budget,
      { _ in
        while !isOver.load(ordering: .acquiring) { sched_yield() }
        helped.wrappingAdd(1, ordering: .relaxed)
      },
      { helpers in
        isOver.store(true, ordering: .releasing)
        return helpers
      })
    #expect(helpers == 3)
    #expect(helped.load(ordering: .relaxed) == helpers)
    #expect(budget.count == 0)
  }

  @Test func `there is at least one processor`() { #expect(Workers.processorCount >= 1) }
}
