/// Text pasted where cards or a table are asked for.
package enum PastedText {
  /// The longest text that is read, in bytes: a deck with everything that vision programs say about
  /// each card is much shorter. A longer one is refused before it is read.
  package static let longest = 256 << 10
}
