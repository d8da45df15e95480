import GameCore
import Questions
import Synchronization
import Testing

/// A toy state of two parts, each with a reducer of its own.
private struct Counters: Sendable, Equatable {
  var ups = 0
  var downs = 0

  enum Change: Sendable, Equatable { case up, down, nothingKnown }

  static let reduce: Reducer<Counters, Change> = { state, action in
    Counters(
      ups: (state?.ups ?? 5) + (action == .up ? 1 : 0), downs: (state?.downs ?? 0) + (action == .down ? 1 : 0))
  }

  static func store(_ middleware: Middleware<Counters, Change>...) -> Store<Counters, Change> {
    Store(reduce, first: .nothingKnown, middleware: middleware)
  }
}

/// What a subscriber received.
private final class Heard<Value: Sendable>: Sendable {
  private let values = Lock<[Value]>([])
  var all: [Value] { values.withLock { $0 } }
  func hear(_ value: Value) { values.withLock { $0.append(value) } }
}

@Suite struct StoreTests {
  @Test func partsSupplyTheirDefaultsAndUnknownActionsChangeNothing() {
    let store = Counters.store()
    #expect(store.state == Counters(ups: 5, downs: 0))
    store.dispatch(.nothingKnown)
    #expect(store.state == Counters(ups: 5, downs: 0))
  }

  @Test func subscribersGetThePresentStateAndEachChangeOfTheirPart() {
    let (store, heard) = (Counters.store(), Heard<Int>())
    let subscription = store.subscribe(select: \.ups) { heard.hear($0) }
    store.dispatch(.down)
    store.dispatch(.up)
    store.dispatch(.up)
    subscription.cancel()
    store.dispatch(.up)
    #expect(heard.all == [5, 6, 7])
    #expect(store.state == Counters(ups: 8, downs: 1))
  }

  @Test func whatASubscriberDispatchesComesAfterWhatIsAtWork() {
    let (store, heard) = (Counters.store(), Heard<Counters>())
    let first = store.subscribe(select: \.ups) { if $0 == 6 { store.dispatch(.down) } }
    let second = store.subscribe(select: { $0 }) { heard.hear($0) }
    store.dispatch(.up)
    #expect(heard.all == [Counters(ups: 5, downs: 0), Counters(ups: 6, downs: 0), Counters(ups: 6, downs: 1)])
    first.cancel()
    second.cancel()
  }

  @Test func creatorsMayAnswerAtOnceLaterOrNever() async {
    let store = Counters.store()
    store.dispatch { state, _ in state.ups == 5 ? .up : nil }
    store.dispatch { _, _ in nil }
    #expect(store.state.ups == 6)
    await withCheckedContinuation { done in
      store.dispatch { _, store in
        _ = Workers.detached {
          store.dispatch(.down)
          done.resume()
        }
        return .up
      }
    }
    #expect(store.state == Counters(ups: 7, downs: 1))
  }

  @Test func manyThreadsLoseNoAction() {
    let store = Counters.store()
    Workers.run(4) { worker in for _ in 0..<1000 { store.dispatch(worker % 2 == 0 ? .up : .down) } }
    #expect(store.state == Counters(ups: 2005, downs: 2000))
  }

  @Test func middlewareLogsCountsRecordsAndPersists() {
    let (log, kept) = (Heard<Counters.Change>(), Heard<Counters>())
    let (recording, counts) = (Recording<Counters.Change>(), ActionCounts())
    let store = Counters.store(
      .log { log.hear($0) }, .record(in: recording), .count(in: counts) { "\($0)" }, .persist { kept.hear($0) })
    for action in [Counters.Change.up, .nothingKnown, .down, .up] { store.dispatch(action) }
    #expect(log.all == [.up, .nothingKnown, .down, .up])
    #expect(counts.list.map(\.kind) == ["down", "nothingKnown", "up"] && counts.list.map(\.count) == [1, 1, 2])
    #expect(kept.all == [Counters(ups: 6, downs: 0), Counters(ups: 6, downs: 1), Counters(ups: 7, downs: 1)])
    let again = Counters.store()
    for action in recording.actions { again.dispatch(action) }
    #expect(again.state == store.state)
  }

  @Test func middlewareMayHoldAnActionBack() {
    let store = Counters.store(Middleware { action, _, next in if action != .down { next(action) } })
    store.dispatch(.down)
    store.dispatch(.up)
    #expect(store.state == Counters(ups: 6, downs: 0))
  }
}
