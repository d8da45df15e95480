import Documents
import Questions
import SetGame

/// The cards of a deal as they were given. Which cards they are depends on the dimension, another
/// parameter; as a rule the codes of the cards show it, so that they are read only once.
package struct DealText: Sendable {
  private let text: String
  /// The deal that the text is by itself; `nil` when it is none.
  private let deal: Layout?

  /// Keeps the text.
  package init(_ text: String) {
    self.text = text
    let digits = DealText.dimension(of: text).flatMap { try? Layout(notation: text, dimension: $0) }
    deal = digits ?? (try? Layout(notation: text))
  }

  /// The text of a deal.
  package init(_ layout: Layout) {
    deal = layout
    text = layout.cards.map { CardNotation.digits($0, in: layout.dimension) }.joined(separator: " ")
  }

  /// The deal in a dimension.
  /// - Throws: a ``Fault`` with the place in the text, or with every reason why it can't be.
  package func layout(in dimension: Dimension) throws -> Layout {
    if let deal, deal.dimension == dimension { return deal }
    do {
      return try Layout(notation: text, dimension: dimension)
    } catch {
      throw Fault(error, reading: text)
    }
  }

  /// The dimension whose digits the first card has; `nil` for a text that isn't all digits.
  private static func dimension(of text: String) -> Dimension? {
    guard text.utf8.allSatisfy({ $0 < 0x80 && ($0 | 0x20 < UInt8(ascii: "a") || $0 | 0x20 > UInt8(ascii: "z")) }) else {
      return nil
    }
    let digits = text.utf8.drop { !isDigit($0) }.prefix(while: isDigit)
    return digits.isEmpty ? nil : Dimension(features: digits.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Appends the cards as a request has them: digits.
  func write(to json: inout JSONWriter) {
    guard let deal else { return json.string(text) }
    deal.cards.map { CardNotation.digits($0, in: deal.dimension) }.write(to: &json)
  }
}

extension Domain where Value == DealText {
  /// The cards of a deal, as ``CardParser`` reads them; JSON has them as a text, or as a list of
  /// texts, numbers, lists or objects.
  package static var setCards: Domain {
    Domain("CARDS", schema: .array(.string)) {
      DealText($0)
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.decodeJSON = { json in
        switch json {
        case .string(let text): return DealText(text)
        case .array(let elements):
          let texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
          guard texts.count == elements.count else { return DealText(json.text) }
          return DealText(texts.joined(separator: "\n"))
        case .object: return DealText(json.text)
        case .null, .bool, .number: throw Fault.data("\(json.noun) is not a list of cards")
        }
      }
    }
  }
}

extension JSON {
  /// The value as it is written.
  fileprivate var text: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Domain where Value == Dimension {
  /// A number of features.
  package static var setDimension: Domain {
    let features = Domain<Int>.integer(Dimension.range)
    return Domain("D", schema: features.schema) { text in
      guard let dimension = Dimension(features: try features.parse(text)) else {
        throw Fault.usage("there is no dimension \(text)")
      }
      return dimension
    } write: {
      $1.integer($0.features)
    } shown: {
      "\($0.features)"
    }.with { $0.note = features.note }
  }
}

extension Domain where Value == [Int] {
  /// Places of cards: counted from 1 in words, from 0 in JSON.
  package static var setPlaces: Domain {
    Domain("I,J,K", schema: .array(.natural)) { text in
      try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        guard let place = Int(part.filter { $0 != " " }), place >= 1 else {
          throw Fault.usage("\(Quoting.quoted(text)) is not a list of places from 1 on, such as 1,5,8")
        }
        return place - 1
      }
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.decodeJSON = { json in
        guard case .array(let elements) = json else {
          throw Fault.data(
            "\(json.noun) is no list of indices from 0 on, such as [0,4,7]; only the command line counts places from 1")
        }
        return try elements.map { element in
          guard case .number(let digits) = element, let index = Int(digits) else {
            throw Fault.data("a list of indices from 0 on is wanted, such as [0,4,7]")
          }
          return index
        }
      }
    }
  }
}
