extension Layout {
  /// Reads the cards of one deal and lays them out.
  /// - Throws: ``NotationError`` with the place in the text, or ``IllegalLayout`` with every
  ///   reason.
  public init(notation text: String, dimension: Dimension = .standard) throws {
    try self.init(try CardParser(dimension: dimension).parse(text), dimension: dimension)
  }
}
