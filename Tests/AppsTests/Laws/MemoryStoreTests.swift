import Documents
import GameCore
import Memory
import MemoryApp
import Questions
import Synchronization
import Testing

/// The memory game in the store, as in S3.
@Suite struct MemoryStoreTests {
  private final class Kept<Value: Sendable>: Sendable {
    private let values = Lock<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func keep(_ value: Value) { values.withLock { $0.append(value) } }
  }

  /// Answers whatever the game waits for, at once.
  private func serve(_ store: PlayStore<MemoryPlay>) throws {
    while let request = store.state.game.request {
      store.dispatch(.game(try TestLibrary.computer.answer(request, in: store.state.game)))
    }
  }

  /// Trap: the end was announced twice.
  @Test func theEndIsAnnouncedOnceAndANewGameBegins() throws {
    let (store, announced) = (PlayStore<MemoryPlay>(), Kept<Int>())
    let subscription = store.subscribe(select: \.game.isOver) { isOver in
      guard isOver else { return }
      announced.keep(store.state.game.table?[.you].attempts ?? 0)
      store.dispatch(.game(.new))
    }
    defer { subscription.cancel() }
    store.dispatch(.game(.new))
    for round in 1...3 {
      try serve(store)
      let faces = try #require(store.state.game.table?.faces)
      for place in faces.indices {
        let mate = try #require(faces.indices.last { faces[$0] == faces[place] })
        guard mate > place else { continue }
        store.dispatch(.game(.play(place)))
        store.dispatch(.game(.play(mate)))
      }
      // Knocking on after the end changes nothing and announces nothing.
      store.dispatch(.game(.play(0)))
      store.dispatch(.go(.game))
      #expect(announced.all == [Int](repeating: 6, count: round))
      #expect(store.state.game.phase == .loading, "a new game begins")
    }
  }

  @Test func facesAreLoadedAsynchronouslyWithALoadingState() async {
    let (store, phases) = (PlayStore<MemoryPlay>(), Kept<GameState<MemoryPlay>.Phase>())
    await withCheckedContinuation { done in
      _ = store.subscribe(select: \.game.phase) { phase in
        phases.keep(phase)
        // A subscriber hears of a change once, so this happens once.
        if phase == .playing { done.resume() }
      }
      store.dispatch(.game(.new))
      store.dispatch(TestLibrary.computer(of: MemoryPlay.self).work(of: MemoryPlay.self) { Issue.record("\($0)") })
    }
    #expect(phases.all == [.idle, .loading, .playing])
    #expect(store.state.game.table?.faces.count == 12)
  }

  @Test func aSubscriberOfTheCategoriesHearsOfChangesOnly() {
    let (store, heard) = (PlayStore<MemoryPlay>(), Kept<FaceCategory>())
    let subscription = store.subscribe(select: \.categories) { heard.keep($0.chosen) }
    store.dispatch(.game(.new))
    store.dispatch(store.state.categories.choosing(.rap))
    store.dispatch(store.state.categories.choosing(.rap))
    store.dispatch(.go(.categories))
    subscription.cancel()
    #expect(heard.all == [.pop, .rap])
  }
}
