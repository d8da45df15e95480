/// What a file of many is made of: how a piece of it fills the arguments.
package struct Pieces: Sendable {
  /// What one is called, and many: "deal", "deals".
  package let singular: String
  package let plural: String
  /// The parameters that a piece gives, which mustn't be given in addition to the file; the first
  /// one is what the text of a piece is the value of.
  package let gives: [AnyParameter]
  /// What a piece is made of; `nil` where a line of one part is a piece, too.
  package let parts: PieceParts?
  /// Reads a piece of text into the arguments.
  package let read: @Sendable (String, inout Arguments) throws(Fault) -> Void
  /// Cuts a file into pieces; `nil` where that is done as for other questions: see
  /// ``PieceRecogniser``.
  package let cutter: (@Sendable (_ path: String, Arguments, Environment) throws(Fault) -> AnyCutter<Piece>)?
  /// Whether a column of a table may have pieces.
  package let hasColumns: Bool

  /// Pieces that are values of a parameter.
  package init(_ singular: String, _ plural: String, of parameter: any SomeParameter, parts: PieceParts? = nil) {
    self.init(singular, plural, gives: [parameter], parts: parts) { text, arguments throws(Fault) in
      try arguments.read(text, for: parameter)
    }
  }

  /// Pieces that are read, and cut, in their own way.
  package init(
    _ singular: String, _ plural: String, gives: [any SomeParameter], parts: PieceParts? = nil,
    hasColumns: Bool = true,
    cutter: (@Sendable (_ path: String, Arguments, Environment) throws(Fault) -> AnyCutter<Piece>)? = nil,
    read: @escaping @Sendable (String, inout Arguments) throws(Fault) -> Void
  ) {
    self.singular = singular
    self.plural = plural
    self.gives = gives.map { $0.any }
    self.parts = parts
    self.hasColumns = hasColumns
    self.cutter = cutter
    self.read = read
  }
}

/// What pieces are made of, such as the cards of deals: a line with one of them is part of a piece.
package struct PieceParts: Sendable {
  /// What several are called: "cards".
  let plural: String
  /// Whether a list of lists may be one piece, whose rows the lists are.
  let haveRows: Bool
  /// How many there are in a piece that was read.
  let count: @Sendable (Arguments) -> Int?

  /// Parts that `count` counts.
  package init(_ plural: String, haveRows: Bool = false, count: @escaping @Sendable (Arguments) -> Int?) {
    self.plural = plural
    self.haveRows = haveRows
    self.count = count
  }
}
