import Documents
import GameCore
import Games
import Questions
import ReversiApp
import Synchronization
import TestSupport
import Testing

@Suite struct KeptValuesTests {
  /// A value that takes some bytes, which may grow.
  private final class Block: Sendable {
    let size: Lock<Int>
    init(_ size: Int) { self.size = Lock(size) }
  }

  private func keep(_ name: String, _ size: Int, in values: KeptValues) -> Block {
    values.value(name, bytes: { $0.size.withLock { $0 } }, limits: .none) { Block(size) }
  }

  @Test func `a value is made once and found again`() {
    let values = KeptValues()
    let first = keep("a", 1, in: values)
    #expect(keep("a", 2, in: values) === first && values.count == 1 && values.bytes == 1)
  }

  @Test func `the least recently used value is dropped when there are too many`() {
    let values = KeptValues(mostValues: 2)
    let (first, second) = (keep("a", 0, in: values), keep("b", 0, in: values))
    #expect(keep("a", 0, in: values) === first)
    _ = keep("c", 0, in: values)
    #expect(values.count == 2 && keep("a", 0, in: values) === first)
    #expect(keep("b", 0, in: values) !== second)
  }

  @Test func `a hundred large values never take more than the bound, also when they grow`() {
    let values = KeptValues(mostBytes: 1000)
    for number in 0..<100 {
      let block = keep("\(number)", 90, in: values)
      #expect(values.bytes <= 1000)
      if number == 50 { block.size.withLock { $0 = 900 } }
    }
    #expect(values.count == 11)
    _ = keep("large", 5000, in: values)
    #expect(values.count == 1, "a value that is too large by itself is kept alone")
    _ = keep("small", 0, in: values)
    #expect(values.count == 2, "what takes no memory doesn't drive it out")
  }

  @Test func `a dropped value is freed as soon as it is no longer used`() {
    let values = KeptValues()
    weak let kept = keep("a", 1, in: values)
    #expect(kept != nil)
    values.removeAll()
    #expect(kept == nil && values.count == 0 && values.bytes == 0)
  }

  @Test func `two threads that need the same value make it once`() {
    let values = KeptValues()
    let made = Lock(0)
    Workers.run(8) { _ in
      _ = values.value("a", bytes: { (_: Int) in 8 }, limits: .none) {
        made.withLock {
          $0 += 1
          return $0
        }
      }
    }
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `a thread stopped while another one makes the value doesn't wait`() throws {
    let (values, limits) = (KeptValues(), SearchLimits())
    limits.stopSignal.raise()
    let outer = values.value("a", bytes: { (_: Int) in 8 }, limits: .none) {
      #expect(throws: Stopped(.interrupted)) {
        try values.value("a", bytes: { (_: Int) in 8 }, limits: limits) {
          try limits.check()
          return 2
        }
      }
      return 1
    }
    #expect(outer == 1)
  }

  @Test func `a value that couldn't be made is made by the next question`() throws {
    let values = KeptValues()
    #expect(throws: Fault.self) {
      try values.value("a", bytes: { (_: Int) in 8 }, limits: .none) { () throws -> Int in throw Fault.interrupted }
    }
    #expect(values.value("a", bytes: { (_: Int) in 8 }, limits: .none) { 3 } == 3)
  }

  @Test func `memory of any size below a power of two shares one solver`() {
    let environment = Asked.environment
    #expect(environment.reversiSolver(memory: 3) === environment.reversiSolver(memory: 2))
    #expect(environment.reversiSolver(memory: 4) !== environment.reversiSolver(memory: 3))
  }

  @Test func `policies of a hundred scorings stay within the bound`() throws {
    let values = KeptValues(mostValues: 4, mostBytes: 1 << 20)
    let environment = Environment(dataFile: { name throws(Fault) in throw Fault.io(name) }, keeping: values)
    let interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: StopSignal())
    for cost in 0..<100 {
      var json = JSONWriter()
      let line = #"{"ask":"cardmatch.hints","request":{"places":"?? ?? ??","cost":\#(cost)}}"#
      #expect(interface.answer(Array(line.utf8)[...], to: &json) == .done)
    }
    #expect(values.count <= 4 && values.bytes <= 1 << 20)
    environment.dropKept()
    #expect(values.count == 0)
  }
}
