/// A value of any type.
package protocol AnyValue: AnyObject, Sendable {}

/// A value as ``AnyValue``.
final class ValueBox<Value: Sendable>: AnyValue {
  private let value: Value

  /// Holds a value.
  init(_ value: Value) { self.value = value }

  /// The value in a box; `nil` where it is of another type.
  static func value(of box: any AnyValue) -> Value? { ((box as AnyObject) as? ValueBox)?.value }
}
