import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct LessonTests {
  private func game(_ limit: Int) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse("take:\(limit)"), play: .misere)
  }

  @Test(arguments: 2...6) func `a lesson has the losing numbers, and exercises beyond them`(limit: Int) throws {
    let lesson = try game(limit).lesson(upTo: 20, exercises: 7, seed: 5)
    #expect(lesson.numbers.map(\.heap) == Array(1...20))
    // Misère: 1 more than a multiple of the limit and one loses.
    for question in lesson.numbers + lesson.exercises {
      #expect((question.analysis.outcome == .pPosition) == (question.heap % (limit + 1) == 1))
    }
    let exercises = lesson.exercises.map(\.heap)
    #expect(exercises.count == 7 && exercises == exercises.sorted() && Set(exercises).count == 7)
    #expect(exercises.allSatisfy { $0 > 20 })
    #expect(try game(limit).lesson(upTo: 20, exercises: 7, seed: 5).exercises.map(\.heap) == exercises)
    #expect(try game(limit).lesson(upTo: 20, exercises: 7, seed: 6).exercises.map(\.heap) != exercises)
  }

  @Test func `a lesson has the chances of matches against wild`() throws {
    let lesson = try game(3).lesson(upTo: 12, exercises: 1, seed: 1)
    #expect(lesson.chances.map(\.strategy) == [.dumb, .wild, .clever])
    for chances in lesson.chances where chances.strategy != .wild {
      for heap in [1, 5, 12] {
        let match = try game(3).match([chances.strategy, .wild], heap: HeapSize(heap), games: 1).results[0]
        #expect(chances.byHeap[heap] == match.chance, "\(chances.strategy) \(heap)")
      }
    }
    // The clever player, who begins, can only lose from losing numbers.
    for heap in 1...12 { #expect((lesson.chances[2].byHeap[heap] == 1) == (heap % 4 != 1)) }
    let breaking = TakeAwayGame(try RulesNotation.parse("kayles"), play: .normal)
    #expect(try breaking.lesson(upTo: 5, exercises: 1, seed: 1).chances.isEmpty)
    let set = TakeAwayGame(try RulesNotation.parse("take:1,3,4"), play: .normal)
    #expect(try set.lesson(upTo: 5, exercises: 1, seed: 1).chances.map(\.strategy) == [.dumb, .wild, .perfect])
  }

  @Test func `a lesson with several heaps has all positions, and Nim's lose by the nim-sum`() throws {
    let nim = TakeAwayGame(try RulesNotation.parse("nim"), play: .normal)
    for heaps in 2...4 {
      let lesson = try nim.lesson(upTo: 3, exercises: 6, heapCount: heaps, seed: 2)
      #expect(lesson.numbers.count == TakeAwayGame.lessonQuestions(upTo: 3, heapCount: heaps))
      #expect(Set(lesson.numbers.map(\.sizes)).count == lesson.numbers.count && lesson.exercises.count == 6)
      #expect(lesson.chances.isEmpty)
      for question in lesson.numbers + lesson.exercises {
        #expect(question.sizes == question.sizes.sorted() && question.sizes.count == heaps)
        #expect(question.heap == question.sizes.reduce(0, +))
        #expect((question.analysis.outcome == .pPosition) == (question.sizes.reduce(0, ^) == 0))
      }
      #expect(lesson.exercises.allSatisfy { (4...19).contains($0.sizes.last ?? 0) })
    }
    let line = TakeAwayGame(try RulesNotation.parse("n if n<=30 -> n+k if k<=4"), play: nil)
    #expect(throws: SolverError.unsupported(.lineLosing)) {
      try line.lesson(upTo: 4, exercises: 1, heapCount: 2, seed: 1)
    }
  }

  @Test(arguments: [(Lesson.Difficulty.easy, 11...24), (.medium, 11...54), (.hard, 55...504)])
  func `the level of exercises is how large they are`(level: Lesson.Difficulty, range: ClosedRange<Int>) throws {
    let lesson = try game(3).lesson(upTo: 10, exercises: 12, difficulty: level, seed: 9)
    #expect(lesson.exercises.count == 12 && lesson.exercises.allSatisfy { range.contains($0.heap) })
    #expect(lesson.exercises.allSatisfy { ($0.analysis.outcome == .pPosition) == ($0.heap % 4 == 1) })
  }

  @Test func `a small lesson has no more exercises than there are numbers`() throws {
    let lesson = try game(3).lesson(upTo: 1, exercises: 50, seed: 1)
    #expect(lesson.numbers.count == 1 && lesson.exercises.map(\.heap) == Array(2...9))
  }

  @Test func `a lesson on a line asks about positions of one number only`() throws {
    func lesson(_ line: String) throws -> Lesson {
      try TakeAwayGame(try RulesNotation.parse(line), play: nil).lesson(upTo: 20, exercises: 5, seed: 1)
    }
    func losing(_ lesson: Lesson) -> [Int] {
      lesson.numbers.filter { $0.analysis.outcome == .pPosition }.map(\.heap)
    }
    let race = try lesson("n if n<=30 -> n+k if k<=4")
    #expect(losing(race) == [5, 10, 15, 20])
    #expect(race.exercises.count == 5 && race.exercises.allSatisfy { (21...30).contains($0.heap) })
    let fibonacci = try lesson("n,m=0 -> n-k,k if k<=2*m or m=0 and k<n")
    #expect(losing(fibonacci) == [1, 2, 3, 5, 8, 13])
    #expect(fibonacci.numbers[6].heaps == [HeapSize(7), HeapSize(0)])
    #expect(throws: SolverError.unsupported(.lineLosing)) { try lesson("a,b -> a-k,b; a,b-k; a-k,b-k") }
    #expect(throws: SolverError.self) { try lesson("n if n>200 -> n-k") }
  }

  @Test func `the chances by heap are those of matches from each heap`() throws {
    let strategies: [Strategy] = [.wild, .dumb]
    let whole = try game(3).match(strategies, heap: HeapSize(12), games: 10).results
    for (place, result) in whole.enumerated() {
      #expect(result.chanceByHeap.count == 13 && result.chanceByHeap[12] == result.chance)
      for heap in 1...11 {
        let smaller = try game(3).match(strategies, heap: HeapSize(heap), games: 10).results
        #expect(smaller[place].chance == result.chanceByHeap[heap])
      }
    }
  }

  @Test func `a report lists the values of the first heaps`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("octal:0.77"), play: .normal)
    let report = try game.report()
    let list = try game.values(upTo: 100)
    #expect(report.firstValues.count == min(report.heaps, GrundyReport.mostFirstValues))
    #expect(report.firstValues.prefix(101).elementsEqual((0...100).map { list[$0] }))
  }
}
