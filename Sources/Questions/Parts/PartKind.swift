import Documents
import GameCore

/// How the documents of parts of a question make the document of the whole.
package struct PartKind: Sendable {
  /// The members of a request that cut the whole, or are nothing to it: parts of one whole differ
  /// in them alone.
  let cutting: [String]
  /// The place of a part; `nil` where a request isn't that of a part.
  package let place: @Sendable (JSON) throws(Fault) -> PartPlace?
  /// What a request needs to be that of a part: "its request has no \"skip\"".
  let lack: String
  /// Some pieces in words, with their verb: "games 3 to 5 of the seed are".
  package let words: @Sendable (Range<Int>, _ line: String) -> String
  /// The members of the request of pieces together, in addition to those that all parts have in
  /// common.
  let members: @Sendable (Range<Int>, _ line: String) -> [JSON.Member]
  /// Nothing found yet.
  let start: @Sendable () -> any PartSumBox
  /// Answers the question about the whole; a fault says why what was found can't be the whole's.
  let answer: @Sendable (Arguments, any PartSumBox, Context) throws(Fault) -> Reply
}

/// The place of a part among the pieces of the whole.
package struct PartPlace: Sendable {
  let pieces: Range<Int>
  /// All pieces, where parts make nothing before they are all there.
  var all: Range<Int>?
  /// What parts have in common whose pieces are counted alike.
  var line: String

  /// A part of some pieces.
  package init(pieces: Range<Int>, all: Range<Int>? = nil, line: String = "") {
    self.pieces = pieces
    self.all = all
    self.line = line
  }
}

/// What parts found, put together.
package protocol PartSum: Sendable {
  /// Adds what a part found, which has this request and this result.
  /// - Throws: a fault that says what is wrong with it.
  mutating func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault)
}

/// The sum of parts, of any type.
protocol PartSumBox: AnyObject {
  /// Adds what a part found; see ``PartSum``.
  func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault)
}

/// A sum as ``PartSumBox``.
private final class SumBox<Sum: PartSum>: PartSumBox {
  private(set) var sum: Sum

  init(_ sum: Sum) { self.sum = sum }

  func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault) {
    try sum.add(result, pieces: pieces, of: request)
  }
}

extension PartKind {
  /// Parts whose findings are a sum of one type.
  package init<Sum: PartSum, Answer: Document>(
    cutting: [String], lack: String, place: @escaping @Sendable (JSON) throws(Fault) -> PartPlace?,
    words: @escaping @Sendable (Range<Int>, _ line: String) -> String,
    members: @escaping @Sendable (Range<Int>, _ line: String) -> [JSON.Member],
    from start: @escaping @Sendable () -> Sum,
    answer: @escaping @Sendable (Arguments, Sum, Context) throws(Fault) -> TypedReply<Answer>?
  ) {
    self.init(
      cutting: cutting, place: place, lack: lack, words: words, members: members, start: { SumBox(start()) },
      answer: { arguments, box, context throws(Fault) in
        guard let sum = ((box as AnyObject) as? SumBox<Sum>)?.sum, let answered = try answer(arguments, sum, context)
        else {
          throw Fault.data("the results of these parts don't add up to a possible whole")
        }
        return answered.reply
      })
  }
}

extension JSON {
  /// The whole number that a member of an object is, if it is one.
  package func integer(_ key: String) -> Int? {
    guard case .number(let digits)? = self[key] else { return nil }
    return Int(digits)
  }

  /// The text that a member of an object is, if it is one.
  package func text(_ key: String) -> String? {
    guard case .string(let text)? = self[key] else { return nil }
    return text
  }

  /// The elements of a member that is a list; `nil` where it is none.
  package func list(_ key: String) -> [JSON]? {
    guard case .array(let elements)? = self[key] else { return nil }
    return elements
  }
}
