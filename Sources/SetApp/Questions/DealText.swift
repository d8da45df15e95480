import Documents
import Questions
import SetGame

/// The cards of a deal as they were given, and what they are: a deal, or what is wrong with them,
/// which is reported when they are needed.
package struct DealText: Sendable {
  private let text: String
  private let dimension: Dimension
  private let reading: Result<Layout, Fault>
  /// The names of what the text says besides cards.
  let unused: [String]

  /// Reads cards of a dimension.
  package init(_ text: String, in dimension: Dimension) {
    (self.text, self.dimension) = (text, dimension)
    do {
      let (layout, unused) = try Layout.reading(text, dimension: dimension)
      (reading, self.unused) = (.success(layout), unused)
    } catch {
      (reading, unused) = (.failure(Fault(error, reading: text)), [])
    }
  }

  package init(_ layout: Layout) {
    text = layout.cards.map { CardNotation.digits($0, in: layout.dimension) }.joined(separator: " ")
    (dimension, reading, unused) = (layout.dimension, .success(layout), [])
  }

  /// The deal in a dimension, as a rule the one in which it was read.
  /// - Throws: a ``Fault`` with the place in the text, or with every reason why it can't be.
  package func layout(in dimension: Dimension) throws(Fault) -> Layout {
    try (dimension == self.dimension ? self : DealText(text, in: dimension)).reading.get()
  }

  /// What is wrong with the cards, if anything is.
  var fault: Fault? { if case .failure(let fault) = reading { fault } else { nil } }

  /// Appends the cards as a request has them: digits.
  func write(to json: inout JSONWriter) {
    guard case .success(let deal) = reading else { return json.string(text) }
    deal.cards.map { CardNotation.digits($0, in: deal.dimension) }.write(to: &json)
  }
}

extension Domain where Value == DealText {
  /// The cards of a deal, as ``CardParser`` reads them in the dimension of the request; JSON has
  /// them as a text, or as a list of texts, numbers, lists or objects.
  package static var setCards: Domain {
    Domain("CARDS", schema: .array(.string)) {
      DealText($0, in: .standard)
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.traits.readsFiles = true
      $0.reading.isStructured = true
      $0.traits.longest = TextLength.pasted
      $0.reading.fault = { $0.fault }
      $0.reading.unused = { $0.unused }
      $0.reading.parseInContext = { DealText($0, in: ((try? $1.namedDeck()) ?? $1.deck).dimension) }
      $0.json.text = { json throws(Fault) in
        switch json {
        case .string(let text): return text
        case .array(let elements):
          if elements.contains(.object([])) { throw .data("an object without members is not a card") }
          let texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
          return texts.count == elements.count ? texts.joined(separator: "\n") : json.text
        case .object([]): throw .data("an object without members is not a card")
        case .object: return json.text
        case .null, .bool, .number: throw .data("\(json.noun) is not a list of cards")
        }
      }
    }
  }
}

extension Domain where Value == Deck {
  /// The name of a deck.
  package static var setDeck: Domain {
    Domain("DECK", schema: .string) { text throws(Fault) in
      guard let deck = DeckNotation.deck(text) else {
        throw Fault.usage(
          "\(Quoting.quoted(text)) is no deck: it is one of \(DeckNotation.usual.joined(separator: ", ")), or one with "
            + "another number of coordinates, such as set-5 or quads-4"
            + Suggestion.hint(for: text.lowercased(), among: DeckNotation.usual))
      }
      return deck
    } write: {
      $1.string(DeckNotation.name($0))
    } shown: {
      DeckNotation.name($0)
    }.with {
      $0.traits.suggestions = DeckNotation.usual
      $0.traits.longest = TextLength.word
    }
  }
}

extension Domain where Value == SetSettings.Faces {
  /// The symbols of cards, by a word or by the contents of a file, which words name.
  package static var setFaces: Domain {
    Domain("FILE", schema: .string) { text throws(OwnFaces.Problem) in
      try SetSettings.Faces(text)
    } write: {
      $1.string($0.text)
    }.with {
      ($0.traits.readsFiles, $0.traits.namesFiles) = (true, true)
      $0.traits.suggestions = SetSettings.Faces.words
    }
  }
}

extension Domain where Value == Variant {
  /// What a player searches for among the cards of AG(d, 3).
  package static var setVariant: Domain {
    .words(Variant.allCases.filter { $0.field == .three }.map { ($0.rawValue, $0) }) { $0.rawValue }
  }
}

extension Domain where Value == Dimension {
  /// A number of features.
  package static var setDimension: Domain {
    let features = Domain<Int>.integer(Dimension.range)
    return Domain("D", schema: features.traits.schema) { text throws(Fault) in
      guard let dimension = Dimension(features: try features.parse(text)) else {
        throw Fault.usage("dimension \(text) is not supported")
      }
      return dimension
    } write: {
      $1.integer($0.features)
    } shown: {
      "\($0.features)"
    }.with { $0.traits.note = features.traits.note }
  }
}

extension Domain where Value == [Int] {
  /// Places of cards: counted from 1 in words, from 0 in JSON.
  package static var setPlaces: Domain {
    Domain("I,J,K", schema: .array(.natural)) { text throws(Fault) in
      try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(Fault) in
        guard let place = Int(part.filter { $0 != " " }), place >= 1 else {
          throw Fault.usage("\(Quoting.quoted(text)) is not a list of positions from 1, such as 1,5,8")
        }
        return place - 1
      }
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.traits.isListInJSON = true
      $0.json.decode = { json throws(Fault) in
        guard case .array(let elements) = json else {
          throw Fault.data(
            "\(json.noun) is not an array of 0-based indices, such as [0,4,7]; only the command line is 1-based")
        }
        return try elements.map { element throws(Fault) in
          guard case .number(let digits) = element, let index = Int(digits) else {
            throw Fault.data("expected an array of 0-based indices, such as [0,4,7]")
          }
          return index
        }
      }
    }
  }
}
