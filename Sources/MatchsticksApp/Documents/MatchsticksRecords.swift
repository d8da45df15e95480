import Documents
import ExactArithmetic
import GameCore
import Matchsticks

extension Outcome: JSONWritable {}
extension Strategy: JSONWritable {}
extension ValueSequence.Kind: JSONWritable {}

extension HeapSize: JSONWritable {
  package static var schema: JSONSchema { .digits }
  package var cell: String? { description }

  /// A decimal string; the digits of a long heap are kept, and may be millions.
  package func write(to json: inout JSONWriter) {
    json.raw("\"")
    json.raw(digits)
    json.raw("\"")
    json.flushWhenLarge()
  }

  /// The decimal digits as bytes.
  var digits: [UInt8] { rawDigits ?? Array(description.utf8) }
}

extension HeapMove: Record {
  package static let shape = Shape<Self>(
    Field("heap", "The heap that is played on, counted from 0") { $0.heap },
    Field(
      "leaves",
      "The heaps that replace it, ascending; under a line its numbers in their order; \"0\" when nothing is left"
    ) { $0.leaves },
    Field("take", "How many matches are taken; \"0\" when a heap is only broken") { $0.take })
}

extension NumberEcho {
  /// Creates the echo of a heap, from its digits if it has kept them.
  package init(_ heap: HeapSize) { self.init(digits: heap.digits) }
}
