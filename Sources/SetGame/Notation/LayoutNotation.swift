/// Why a text isn't a deal.
public enum LayoutError: Error, Equatable {
  /// The text isn't cards.
  case notation(NotationError)
  /// The cards aren't a deal.
  case illegal(IllegalLayout)
}

extension Layout {
  /// Reads the cards of one deal and lays them out.
  /// - Throws: ``LayoutError`` with the place in the text, or with every reason.
  public init(notation text: String, dimension: Dimension = .standard) throws(LayoutError) {
    let cards: [Card]
    do { cards = try CardParser(dimension: dimension).parse(text) } catch { throw .notation(error) }
    try self.init(dealt: cards, dimension: dimension)
  }

  /// Reads the cards of one deal and lays them out; `unused` holds the names of everything else in
  /// the text.
  package static func reading(
    _ text: String, dimension: Dimension
  ) throws(LayoutError) -> (layout: Layout, unused: [String]) {
    var (cards, unused): ([Card], [String]) = ([], [])
    do { unused = try CardParser(dimension: dimension).read(Array(text.utf8).span, into: &cards) } catch {
      throw .notation(error)
    }
    return (try Layout(dealt: cards, dimension: dimension), unused)
  }

  init(dealt cards: [Card], dimension: Dimension) throws(LayoutError) {
    do { try self.init(cards, dimension: dimension) } catch { throw .illegal(error) }
  }
}
