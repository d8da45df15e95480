import Matchsticks

/// Values of heaps by plain loops over arrays.
package enum PlainValues {
  /// The least excluded values of a finite octal code by plain loops over arrays.
  package static func list(_ code: TakeAndBreakCode, upTo bound: Int) -> [Int] {
    let digits = (0...(code.lastPlace ?? 0)).map(code.digit)
    var values: [Int] = []
    var seen = [Int](repeating: -1, count: 4096)
    for n in 0...bound {
      for taken in 0...min(n, digits.count - 1) {
        let rest = n - taken
        if digits[taken] & 1 != 0, rest == 0 { seen[0] = n }
        if digits[taken] & 2 != 0, rest > 0 { seen[values[rest]] = n }
        guard digits[taken] & 4 != 0, rest >= 2 else { continue }
        for a in 1...(rest / 2) { seen[values[a] ^ values[rest - a]] = n }
      }
      var value = 0
      while seen[value] == n { value += 1 }
      values.append(value)
    }
    return values
  }

  /// The least excluded values where one of some numbers may be taken.
  package static func subtraction(_ takes: [Int], upTo bound: Int) -> [Int] {
    var values: [Int] = []
    for n in 0...bound {
      var seen = [Bool](repeating: false, count: takes.count + 1)
      for take in takes where take <= n { seen[values[n - take]] = true }
      values.append(seen.firstIndex(of: false) ?? -1)
    }
    return values
  }

  /// The least excluded value of one heap, by its breaks and keeps alone.
  package static func value(of n: Int, _ code: TakeAndBreakCode, _ search: GrundySearch) -> Int {
    var seen: Set<Int> = []
    for taken in 1...(code.lastPlace ?? 0) {
      let rest = n - taken
      if code.digit(taken) & 2 != 0 { seen.insert(search.value(rest)) }
      guard code.digit(taken) & 4 != 0 else { continue }
      for a in 1...(rest / 2) { seen.insert(search.value(a) ^ search.value(rest - a)) }
    }
    return (0...seen.count).first { !seen.contains($0) } ?? 0
  }

  /// The least excluded values of Grundy's game, from 0 on.
  package static func grundysGame(upTo bound: Int) -> [Int] {
    var values: [Int] = []
    for n in 0...bound {
      var seen = [Bool](repeating: false, count: 512)
      for a in stride(from: 1, to: (n + 1) / 2, by: 1) { seen[values[a] ^ values[n - a]] = true }
      values.append(seen.firstIndex(of: false) ?? -1)
    }
    return values
  }
}
