import Documents
import Games
import MatchsticksApp
import Questions
import TestSupport
import Testing

/// Rules that are lines, as `batch` asks about them.
@Suite struct MatchsticksLinesTests {
  @Test func `a line is echoed in one spelling`() throws {
    let line = Asked.line("matchsticks.analyze", #"{"heaps":["1","2"],"rules":"A , b→a-K,b;a,b - k ; a-k,b-k"}"#)
    #expect(line.contains(#""rules":"a,b -> a-k,b; a,b-k; a-k,b-k""#))
    #expect(line.contains(#""outcome":"P""#))
  }

  @Test(arguments: ["a,b -> a-k,b", "a,b,... -> a-k,b-j,...", "n,m=0 -> n-k,k", "n -> n-k; wins if n=3"])
  func `every line has the position without numbers, as families have`(rules: String) {
    for (play, outcome) in [("normal", "P"), ("misere", "N")] {
      let line = Asked.line("matchsticks.analyze", #"{"heaps":[],"play":"\#(play)","rules":"\#(rules)"}"#)
      #expect(line.contains(#""rules":"\#(rules)""#) && line.contains(#""outcome":"\#(outcome)""#), "\(line)")
    }
  }

  @Test func `a lesson doesn't say what to take where nothing is taken`() throws {
    let line = Asked.line("matchsticks.lesson", #"{"rules":"n -> i and n-i if i<n-i","to":9,"exercises":2}"#)
    #expect(line.contains(#""outcome":"N""#) && !line.contains(#"["0"]"#))
  }

  @Test func `what a line remembers is given by --at`() throws {
    let rules = #""rules":"n,m=0 -> n-k,k if k<=2*m or m=0 and k<n""#
    #expect(
      try Asked.result("matchsticks.analyze", #"{"heaps":["7"],"at":"m=1",\#(rules)}"#)["outcome"] == .string("N"))
    #expect(try Asked.result("matchsticks.analyze", #"{"heaps":["8"],\#(rules)}"#)["outcome"] == .string("P"))
  }

  @Test(arguments: [
    ("n -> n-2k", "write 2*k for 2 times k (at character 8)", 65),
    (
      "a,b -> a-k; a,b-k",
      "has 1 number, but the position has 2: write a-k,b; ';' stands between moves (at character 8)", 65
    ),
    ("a,b -> a-k or b-k", "but the position has 2: write a-k,b; ';' stands between moves", 65),
    ("n: n-k", "write -> for : (at character 2)", 65), ("n -> n-k if k=<3", "write <= for =<", 65),
    ("n -> n-k if k=>3", "write >= for =>", 65),
    ("n -> n-foo(n)", "'foo' isn't a function; these are min, max", 65),
    ("n -> n-mix(n,1)", "'mix' isn't a function; did you mean 'min'?", 65),
    ("n -> n-if", "expected a number or a letter", 65),
    ("n -> n+k", "nothing limits k: add a condition, such as k <= 3", 65),
    ("n -> n-k if n mod k", "a condition compares two", 65),
    ("n -> n-k or n-1", "moves are separated by ';'", 65),
    ("a,b -> a,b", "this move changes nothing", 65),
    ("n -> n-k if k<=last", "give the position a letter for it", 65),
    ("n -> n-k if n%k=0", "write mod for %", 65),
    ("n -> n-k | n-1", "partizan rules are for 'matchsticks value' only", 65),
    ("a,b -> a-k,b | a,b-k", "partizan rules are for 'matchsticks value' only", 65),
    ("n -> n+1", "the numbers grow without an end that was found: 3 → 4 → 5", 65),
    ("a,b", "put the rule in quotes", 65), ("n,m=0 -", "put the rule in quotes", 65),
    ("a,b -> a-1,b+1; a+1,b-1", "a position of a,b has 2 numbers, but 1 number is given", 65),
    ("n -> n-k*n if n<9", "nothing limits k", 65),
  ])
  func `what is wrong with a line is said with its place and a remedy`(
    rules: String, message: String, status: Int
  ) throws {
    let document = try Asked.document("matchsticks.analyze", #"{"pile":"3","rules":"\#(rules)"}"#)
    guard case .string(let found)? = document["message"] else {
      Issue.record("\(rules) has no message")
      return
    }
    #expect(found.contains(message), "\(rules): \(found)")
    #expect(document["status"] == .number("\(status)"), "\(rules)")
  }

  @Test func `a way back is shown`() throws {
    let document = try Asked.document("matchsticks.analyze", #"{"heaps":["2","1"],"rules":"a,b -> a-1,b+1; a+1,b-1"}"#)
    #expect(Asked.text(try #require(document["message"])).contains("2, 1 → "))
  }

  @Test func `a known family is named, and its theory answers`() throws {
    let rules = #""rules":"n -> n-k if 3>=k""#
    let losing = try Asked.result("matchsticks.losing", #"{"to":"10^30",\#(rules)}"#)
    #expect(losing["recognizedAs"] == .string("take:3"))
    #expect(losing["count"] == .string("250000000000000000000000000000"))
    #expect(
      try Asked.result("matchsticks.report", #"{"rules":"n -> n-1; n-2; i and n-1-i; i and n-2-i"}"#)["recognizedAs"]
        == .string("octal:0.77"))
  }

  @Test func `a map lists, counts and values positions`() throws {
    let map = try Asked.result("matchsticks.map", #"{"rules":"chocolate","to":[3],"values":true}"#)
    #expect(map["pPositionCount"] == .number("3"))
    #expect(Asked.text(try #require(map["grundyValues"])) == "[[-1,-1,-1,-1],[-1,0,1,2],[-1,1,0,3],[-1,2,3,0]]")
    let fixed = try Asked.result("matchsticks.map", #"{"rules":"end-nim","to":[4],"at":"b=0"}"#)
    #expect(Asked.text(try #require(fixed["pPositions"])) == "[[0,0],[1,1],[2,2],[3,3],[4,4]]")
  }

  @Test(arguments: [
    (#"{"rules":"take:3"}"#, "a map is of a line"), (#"{"rules":"antonim"}"#, "say how many, as in --heap-count 3"),
    (#"{"rules":"wythoff","heapCount":2}"#, "a position has 2 numbers"),
    (#"{"rules":"moore","heapCount":4}"#, "at most 3 letters vary"),
    (#"{"rules":"wythoff","to":[3,4,5]}"#, "3 bounds for 2 letters"),
    (#"{"rules":"wythoff","at":"c=1"}"#, "c isn't a letter of the position"),
    (#"{"rules":"wythoff","values":true,"play":"misere"}"#, "Grundy values are of normal play"),
  ])
  func `a map that isn't possible is refused with the reason`(request: String, message: String) throws {
    let document = try Asked.document("matchsticks.map", request)
    #expect(Asked.text(try #require(document["message"])).contains(message), "\(request)")
  }

  @Test(arguments: [
    (#"{"rules":"wythoff","to":[3,4,5]}"#, "to"), (#"{"rules":"wythoff","at":"c=1"}"#, "at"),
    (#"{"rules":"wythoff","at":"c"}"#, "at"), (#"{"rules":"wythoff","at":"a=1,b=2"}"#, "at"),
    (#"{"rules":"wythoff","at":""}"#, "at"),
  ])
  func `a fault of a map names its parameter`(request: String, name: String) throws {
    let document = try Asked.document("matchsticks.map", request)
    #expect(Asked.text(try #require(document["message"])).contains(name + #"\": "#), "\(request): \(document)")
    #expect(document["status"] == .number("65"), "\(request)")
  }

  @Test func `a map of a line with dots has the heaps that are asked for`() throws {
    let map = try Asked.result("matchsticks.map", #"{"rules":"antonim","to":[4],"heapCount":3,"at":"c=0"}"#)
    #expect(Asked.text(try #require(map["pPositions"])) == "[[0,0],[1,2],[2,1],[3,4],[4,3]]")
  }

  @Test func `losing positions of several numbers are listed once`() throws {
    let heaps = try Asked.result("matchsticks.losing", #"{"rules":"kayles","to":"4","heapCount":2}"#)
    #expect(Asked.text(try #require(heaps["pPositions"])) == "[[0,0],[1,1],[1,4],[2,2],[3,3],[4,4]]")
    #expect(Asked.text(try #require(heaps["counts"])) == "[1,2,3,4,6]" && heaps["orderedCount"] == .number("7"))
    #expect(Asked.text(try #require(heaps["exchangeable"])) == "[[0,1]]" && heaps["count"] == .string("6"))
    let letters = try Asked.result("matchsticks.losing", #"{"rules":"wythoff","to":"5"}"#)
    #expect(Asked.text(try #require(letters["pPositions"])) == "[[0,0],[1,2],[3,5]]")
    let one = try Asked.result("matchsticks.losing", #"{"rules":"take:3","play":"normal","to":"9","heapCount":1}"#)
    #expect(Asked.text(try #require(one["positions"])) == #"["4","8"]"# && one["pPositions"] == nil)
    for (request, message) in [
      (#"{"rules":"antonim","to":"5"}"#, "say how many, as in --heap-count 3"),
      (#"{"rules":"wythoff","to":"5","heapCount":2}"#, "a position has 2 numbers"),
      (#"{"rules":"fibonacci","to":"5","heapCount":2}"#, "no Grundy values"),
      (#"{"rules":"nim","to":"10000","heapCount":3}"#, "more than 50,000,000 positions"),
      (#"{"rules":"lasker","play":"misere","to":"9","heapCount":2}"#, "neither from Grundy values nor from a quotient"),
    ] {
      let document = try Asked.document("matchsticks.losing", request)
      #expect(Asked.text(try #require(document["message"])).contains(message), "\(request): \(document)")
    }
  }

  @Test func `the rules in words are in every answer about them`() throws {
    for (question, more) in [
      ("analyze", #""heaps":["3","5"]"#), ("hints", #""heaps":["3","5"]"#), ("losing", #""to":"4""#),
      ("map", #""to":[4]"#),
    ] {
      let result = try Asked.result("matchsticks.\(question)", #"{"rules":"wythoff",\#(more)}"#)
      #expect(Asked.text(try #require(result["rulesInWords"])).contains("From a, b go to a − k, b; to a, b − k"))
    }
    #expect(
      try Asked.result("matchsticks.sequence", #"{"rules":"n -> n-k if k*k<=n","to":4}"#)["rulesInWords"] != nil)
  }

  @Test func `value answers lines with several numbers`() throws {
    let cutcake = #""rules":"a,b if a>0 and b>0 -> k,b and a-k,b | a,k and a,b-k""#
    let value = try Asked.result("matchsticks.value", #"{"heaps":["4","2","1","3"],\#(cutcake)}"#)
    #expect(Asked.text(try #require(value["total"])).contains(#""value":"-1""#))
    #expect(Asked.text(try #require(value["heaps"])).contains(#""position":[4,2]"#))
    let table = try Asked.result("matchsticks.value", #"{"to":2,\#(cutcake)}"#)
    #expect(Asked.text(try #require(table["heaps"])).contains(#""position":[2,1]"#))
    let memory = #""rules":"n,m=0 -> n-k,k if k<=2 and k!=m | n-1,1 if m!=1""#
    let after = try Asked.result("matchsticks.value", #"{"heaps":["1"],"at":"m=1",\#(memory)}"#)
    #expect(Asked.text(try #require(after["total"])).contains(#""value":"0""#))
    for (request, message) in [
      (#"{"heaps":["1"],"at":"p=1",\#(memory)}"#, "p isn't a letter with a starting value"),
      (#"{"sum":"kayles 5","at":"p=1"}"#, "at"), (#"{"to":3,"rules":"a,... -> a-k,... | a-1,..."}"#, "by --heaps"),
      (#"{"to":200,\#(cutcake)}"#, "more than 20,000 positions"),
      (#"{"heaps":["3"],\#(cutcake)}"#, "a position of a,b has 2 numbers"),
      (#"{"heaps":["3"],"rules":"n -> n-1 | n+1 if n<5"}"#, "can go on without end"),
    ] {
      let document = try Asked.document("matchsticks.value", request)
      #expect(Asked.text(try #require(document["message"])).contains(message), "\(request): \(document)")
    }
  }

  @Test func `value answers partizan lines with one letter`() throws {
    let value = try Asked.result("matchsticks.value", #"{"heaps":["5"],"rules":"n -> n-1; n-3 | n-2"}"#)
    let taken = try Asked.result("matchsticks.value", #"{"heaps":["5"],"rules":"take:1,3|2"}"#)
    #expect(value["leftMoves"] == taken["leftMoves"] && value["leftMoves"] != nil)
  }
}
