import GameCore
import Synchronization
import Testing

@Suite struct IdleThreadsTests {
  @Test func `an idle thread helps with what is offered until it is over`() {
    let idle = IdleThreads()
    let joined = Atomic<Bool>(false)
    let isOver = Atomic<Bool>(false)
    let left = Atomic<Bool>(false)
    Workers.run(2) { worker in
      if worker == 0 {
        idle.lend(until: { isOver.load(ordering: .acquiring) })
      } else {
        idle.offer({ isDone in
          joined.store(true, ordering: .releasing)
          var wait = SpinWait()
          while !isDone() { wait.pause() }
          left.store(true, ordering: .releasing)
        }) {
          var wait = SpinWait()
          while !joined.load(ordering: .acquiring) { wait.pause() }
          isOver.store(true, ordering: .releasing)
        }
        let hasLeft = left.load(ordering: .acquiring)
        #expect(hasLeft, "the offer ends after its last helper")
        idle.wake()
      }
    }
  }

  @Test func `no thread waits where nothing is offered and all is done`() {
    let idle = IdleThreads()
    idle.lend(until: { true })
    #expect(idle.offer({ _ in Issue.record("nobody is idle") }) { 7 } == 7)
  }

  @Test(arguments: [1, 2, 3, 8])
  func `every item is done once, also where threads lend themselves`(threads: Int) {
    let counts = Lock([Int](repeating: 0, count: 100))
    Workers.forEach(100, threads: threads, lends: true) { item in counts.withLock { $0[item] += 1 } }
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
  }
}
