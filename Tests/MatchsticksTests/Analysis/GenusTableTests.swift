import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct GenusTableTests {
  /// Genera that CGSuite's own tests expect; a number alone is a position of Nim, and values after
  /// the last one are the one before ⊕ 2.
  static let known: [(rules: String, genera: String)] = [
    ("kayles", "0,1,2,3,1,4^146,3,2^2,1^1,4^046,2^2,6^46,4^046,1^1,2^2,7^57,1^13,4^64,3^31,2^20,1^031"),
    ("grundy", "0,0,0,1,0,2,1,0,2,1,0,2,1,3^1431,2,1,3^1431"),
  ]

  @Test func `genera are those that others found`() throws {
    for (rules, text) in Self.known {
      let table = try RulesNotation.parse(rules).genera(upTo: text.split(separator: ",").count - 1)
      for (heap, expected) in text.split(separator: ",").enumerated() {
        let genus = table.rows[heap].genus
        let parts = expected.split(separator: "^").map(String.init)
        #expect("\(genus.value)" == parts[0], "\(rules) \(heap)")
        guard parts.count == 2 else {
          #expect(genus.isTame, "\(rules) \(heap): \(genus)")
          continue
        }
        var all = parts[1].compactMap(\.wholeNumberValue)
        while all.count < 12 { all.append(all[all.count - 1] ^ 2) }
        #expect((0..<12).map { genus.misere(twos: $0) } == all, "\(rules) \(heap): \(genus)")
      }
    }
  }

  @Test func `forms of misère play win as a search says, alone and in sums`() throws {
    var random = SeededGenerator(seed: 1812)
    for code in ["0.77", "0.07", "0.137", "0.35", "4.2", "take:1,3,4", "pile:half", "grundy"] {
      let rules = try RulesNotation.parse(code)
      var oracle = Oracle(rules)
      var forms = MisereForms(limits: .none)
      var heaps: [MisereForms.Form] = []
      for heap in 0...9 {
        var options: [MisereForms.Form] = []
        for move in rules.moves(from: heap) {
          options.append(try move.leaves.reduce(0) { try forms.sum($0, heaps[$1]) })
        }
        heaps.append(try forms.form(options))
      }
      for _ in 0..<15 {
        let sizes = (0..<(1 + random.index(3))).map { _ in random.index(10) }
        let sum = try sizes.reduce(0) { try forms.sum($0, heaps[$1]) }
        #expect(forms.isLost(sum) == !oracle.wins(sizes, .misere), "seed 1812: \(code) \(sizes)")
      }
    }
  }

  /// The misère value of a form, by the definition alone.
  private func misereValue(_ forms: MisereForms, _ form: MisereForms.Form, _ known: inout [Int: Int]) -> Int {
    if let value = known[form] { return value }
    let options = forms.options[form]
    let next = Set(options.map { misereValue(forms, $0, &known) })
    let value = options.isEmpty ? 1 : (0...next.count).first { !next.contains($0) } ?? 0
    known[form] = value
    return value
  }

  @Test func `a genus is what sums with nim heaps of two have for values`() throws {
    for code in ["0.77", "0.07", "0.31", "0.137", "4.2", "grundy"] {
      let rules = try RulesNotation.parse(code)
      var forms = MisereForms(limits: .none)
      let two = try forms.form([0, try forms.form([0])])
      var (heaps, known): ([MisereForms.Form], [Int: Int]) = ([], [:])
      for heap in 0...9 {
        var options: [MisereForms.Form] = []
        for move in rules.moves(from: heap) {
          options.append(try move.leaves.reduce(0) { try forms.sum($0, heaps[$1]) })
        }
        heaps.append(try forms.form(options))
        let genus = try forms.genus(heaps[heap])
        var sum = heaps[heap]
        for twos in 0...8 {
          #expect(genus.misere(twos: twos) == misereValue(forms, sum, &known), "\(code) \(heap) with \(twos)")
          sum = try forms.sum(sum, two)
        }
      }
    }
  }

  @Test func `a genus may need more heaps of two than five`() throws {
    // With options *2, and *2 with a few heaps of two added, the values settle late.
    var forms = MisereForms(limits: .none)
    let star = try forms.form([0])
    let two = try forms.form([0, star])
    var (longest, known): (Int, [Int: Int]) = (0, [:])
    var random = SeededGenerator(seed: 1821)
    var all = [0, star, two]
    for _ in 0..<400 {
      let form = try forms.form((0..<(1 + random.index(4))).map { _ in all[random.index(all.count)] })
      if all.count < 60 { all.append(form) }
      let genus = try forms.genus(form)
      longest = max(longest, genus.misere.count)
      guard genus.misere.count > 5 else { continue }
      var sum = form
      for twos in 0...(genus.misere.count + 1) {
        #expect(genus.misere(twos: twos) == misereValue(forms, sum, &known), "seed 1821: \(genus)")
        sum = try forms.sum(sum, two)
      }
    }
    #expect(longest > 5, "seed 1821")
  }

  /// Winning Ways and CGSuite call a heap of Kayles tame although wild ones can be reached, as long
  /// as those are reverted.
  @Test func `heaps of Kayles are tame where their wild options are reverted`() throws {
    let rows = try RulesNotation.parse("kayles").genera(upTo: 14).rows
    #expect(rows.indices.filter { !rows[$0].isTame } == [5, 9, 11, 12])
    #expect(rows.indices.filter { !rows[$0].isFormHereditarilyTame } == [5, 7] + Array(9...14))
    #expect(rows.indices.filter { !rows[$0].isHereditarilyTame } == Array(5...14), "heap 5 can be reached")
  }

  /// All positions that can be reached, one by one, as heaps rather than canonical forms.
  @Test func `a heap is hereditarily tame when all positions that can be reached have nim genera`() throws {
    var forms = MisereForms(limits: .none)
    for code in ["0.77", "0.215", "0.62", "0.26", "0.07", "4.2", "hex:0.8", "take:1,3,4", "grundy"] {
      let rules = try RulesNotation.parse(code)
      var oracle = Oracle(rules)
      var form: [[Int]: MisereForms.Form] = [[]: 0]
      func known(_ heaps: [Int]) throws -> MisereForms.Form {
        if let known = form[heaps] { return known }
        var options: [MisereForms.Form] = []
        for next in followers(of: heaps) { options.append(try known(next)) }
        let own = try forms.form(options)
        form[heaps] = own
        return own
      }
      func followers(of heaps: [Int]) -> [[Int]] {
        heaps.indices.flatMap { place in
          oracle.moves(heaps[place]).map { move in
            (heaps[..<place] + heaps[(place + 1)...] + move.leaves).filter { $0 > 0 }.sorted()
          }
        }
      }
      for (heap, row) in try rules.genera(upTo: 9).rows.enumerated() {
        let start = heap > 0 ? [heap] : []
        var (seen, waiting) = (Set([start]), [start])
        while let next = waiting.popLast() {
          for follower in followers(of: next) where seen.insert(follower).inserted { waiting.append(follower) }
        }
        let isTame = try seen.allSatisfy { try forms.genus(known($0)).isTame }
        #expect(row.isHereditarilyTame == isTame, "\(code) \(heap)")
        #expect(row.isFormHereditarilyTame || !isTame, "\(code) \(heap)")
      }
    }
  }

  /// A sum of tame forms is lost in misère play as Nim says, from the genera alone.
  @Test func `sums of tame forms are played as Nim`() throws {
    var random = SeededGenerator(seed: 1976)
    var forms = MisereForms(limits: .none)
    var tame: [MisereForms.Form] = []
    for code in ["0.77", "0.07", "0.137", "0.26", "0.35", "4.2", "0.53", "grundy"] {
      let rules = try RulesNotation.parse(code)
      var heaps: [MisereForms.Form] = []
      for heap in 0...12 {
        var options: [MisereForms.Form] = []
        for move in rules.moves(from: heap) {
          options.append(try move.leaves.reduce(0) { try forms.sum($0, heaps[$1]) })
        }
        heaps.append(try forms.form(options))
      }
      tame += heaps
    }
    for _ in 0..<200 {
      tame.append(try forms.form((0..<(1 + random.index(4))).map { _ in tame[random.index(tame.count)] }))
    }
    tame = try tame.filter { try forms.isTame($0) }
    var notHereditary = 0
    for _ in 0..<400 {
      let parts = (0..<(1 + random.index(3))).map { _ in tame[random.index(tame.count)] }
      let genera = try parts.map { try forms.genus($0) }
      if try parts.contains(where: { try !forms.isHereditarilyTame($0) }) { notHereditary += 1 }
      let nimSum = genera.reduce(0) { $0 ^ $1.value }
      let areFickle = genera.allSatisfy { $0.value != $0.misere(twos: 0) }
      guard let sum = try? parts.reduce(0, { try forms.sum($0, $1) }) else { continue }
      #expect(forms.isLost(sum) == (nimSum == (areFickle ? 1 : 0)), "seed 1976: \(genera)")
    }
    #expect(notHereditary > 20, "seed 1976")
  }

  @Test func `nim heaps are tame, and two equal ones aren't nothing`() throws {
    let rows = try RulesNotation.parse("nim").genera(upTo: 6).rows
    #expect(rows.map(\.form.description) == ["0", "*", "*2", "*3", "*4", "*5", "*6"])
    #expect(rows.allSatisfy { $0.isTame && $0.isHereditarilyTame })
    #expect(rows.map(\.genus.description).prefix(4) == ["0^120", "1^031", "2^20", "3^31"])
    var forms = MisereForms(limits: .none)
    let star = try forms.form([0])
    let two = try forms.form([0, star])
    #expect(try forms.sum(star, star) == 0 && forms.sum(two, two) != 0)
    #expect(try forms.genus(forms.sum(two, two)).description == "0^02")
  }

  @Test func `too many forms end the table`() throws {
    let table = try RulesNotation.parse("kayles").genera(upTo: 60, limits: SearchLimits(nodes: 4000))
    #expect(table.rows.count < 61 && table.ending != nil)
    #expect(throws: SolverError.unsupported(.grundyValues)) { try RulesNotation.parse("last:x2").genera(upTo: 5) }
  }
}
