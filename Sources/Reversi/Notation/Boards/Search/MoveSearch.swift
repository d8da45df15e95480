import GameCore

/// Finds the lines of moves among the words of a text.
struct MoveSearch {
  /// Moves that follow one another, with nothing but numbers and passes between them.
  struct Run {
    /// The words that they are in.
    var indices: Range<Int>
    var lists: [(list: MoveList, place: Int)] = []
    var count: Int { lists.reduce(0) { $0 + $1.list.moves.count } }
  }

  private let words: PastedWords
  private(set) var runs: [Run] = []
  private var current: Run?
  /// The passes that belong to the line if it continues after them.
  private var pending: [(list: MoveList, place: Int)] = []
  private var lastNumber: Int?
  /// The first word that may be a move with a slip, among moves.
  private(set) var slip: Int?

  /// The moves in the words with these indices.
  init(_ words: PastedWords, _ indices: [Int]) {
    self.words = words
    var before: (isMoves: Bool, odd: Int?) = (false, nil)
    for (place, index) in indices.enumerated() {
      if place > 0, indices[place - 1] != index - 1 {
        end()
        before = (false, nil)
      } else if words.beginsParagraph(index) {
        before = (false, nil)
      }
      let kind = words.kind(index)
      switch kind {
      case .moves(let list):
        if let odd = before.odd { slip = slip ?? odd }
        add(list, index)
        before = (true, nil)
      case .pass:
        guard current != nil, let list = try? MoveList(Array(words[index])) else { continue }
        // Hyphens are passes only where moves follow.
        if words[index].first.map(Square.isLetter) ?? false {
          add(list, index)
        } else {
          pending.append((list, words.text.offset(words.words[index].lowerBound)))
        }
      case .separator: continue
      case .figure where isNumber(index, nextIn: indices, place): continue
      case .figure, .prose, .odd:
        let number = words.number(index) ?? 0
        let isOdd = if case .odd = kind { true } else { (1...8).contains(number) }
        if isOdd, before.isMoves { slip = slip ?? index }
        before = (false, isOdd ? index : nil)
        end()
      }
    }
    end()
  }

  /// Whether a bare number is that of the move after it.
  private mutating func isNumber(_ index: Int, nextIn indices: [Int], _ place: Int) -> Bool {
    guard let number = words.number(index), place + 1 < indices.count, case .moves = words.kind(indices[place + 1])
    else { return false }
    guard current == nil || lastNumber.map({ number == $0 + 1 }) ?? false else { return false }
    lastNumber = number
    return true
  }

  private mutating func add(_ list: MoveList, _ index: Int) {
    var run = current ?? Run(indices: index..<index)
    // The run has one owner, so that its list isn't copied for each word.
    current = nil
    run.lists += pending + [(list, words.text.offset(words.words[index].lowerBound))]
    run.indices = run.indices.lowerBound..<(index + 1)
    (current, pending) = (run, [])
  }

  private mutating func end() {
    if let current { runs.append(current) }
    (current, pending, lastNumber) = (nil, [], nil)
  }
}

extension MoveList {
  /// The moves of several lists, one after the other, each at its place in the text.
  init(_ lists: [(list: MoveList, place: Int)]) {
    self.init(
      moves: lists.flatMap { $0.list.moves }, places: lists.flatMap { list, place in list.places.map { place + $0 } },
      remarks: lists.reduce(into: (count: 0, remarks: [Remark]())) { sum, next in
        sum.remarks += next.list.remarks.map { $0.after(sum.count) }
        sum.count += next.list.moves.count
      }.remarks, hasDrops: lists.contains { $0.list.hasDrops })
  }
}
