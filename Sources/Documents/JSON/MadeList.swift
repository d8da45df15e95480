/// A list whose elements are made one by one as they are written, so that a long list is never held
/// in memory whole.
package struct MadeList<Element: JSONWritable>: Sequence, JSONWritable {
  /// How many elements there are.
  package let count: Int
  private let begin: @Sendable () -> () -> Element?

  /// A list of `count` elements: `begin` starts from the first one, and what it returns makes one
  /// after the other.
  package init(count: Int, begin: @escaping @Sendable () -> () -> Element?) {
    self.count = count
    self.begin = begin
  }

  package func makeIterator() -> AnyIterator<Element> { AnyIterator(begin()) }

  package static var schema: JSONSchema { .array(Element.schema) }

  package func write(to json: inout JSONWriter) {
    json.raw("[")
    Element.writeEach(of: self, to: &json)
    json.raw("]")
  }
}
