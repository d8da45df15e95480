/// A value that can be sent as whole numbers to another instance of the program, which shares no
/// memory with this one.
///
/// Both instances are of one version, so that the numbers need no names. Numbers that no value has
/// give `nil` and never trap.
public protocol Transferable {
  /// Appends the numbers of the value.
  func send(to numbers: inout [Int])
  /// Takes the numbers of a value from the front; `nil` where there are none.
  init?(receiving numbers: inout ArraySlice<Int>)
}

extension Int: Transferable {
  /// The number itself.
  public func send(to numbers: inout [Int]) { numbers.append(self) }

  /// The first number.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let first = numbers.popFirst() else { return nil }
    self = first
  }
}

extension UInt64: Transferable {
  /// The number with the same bits.
  public func send(to numbers: inout [Int]) { numbers.append(Int(bitPattern: UInt(self))) }

  /// The number with the bits of the first one.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let first = numbers.popFirst() else { return nil }
    self = UInt64(UInt(bitPattern: first))
  }
}

extension Array: Transferable where Element: Transferable {
  /// The number of elements, and the elements.
  public func send(to numbers: inout [Int]) {
    numbers.append(count)
    for element in self { element.send(to: &numbers) }
  }

  /// As many elements as the first number says.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let count = numbers.popFirst(), count >= 0 else { return nil }
    self = []
    for _ in 0..<count {
      guard let element = Element(receiving: &numbers) else { return nil }
      append(element)
    }
  }
}

extension Dictionary: Transferable where Key == Int, Value: Transferable {
  /// The number of entries, and the entries in the order of their keys.
  public func send(to numbers: inout [Int]) {
    numbers.append(count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      numbers.append(key)
      value.send(to: &numbers)
    }
  }

  /// As many entries as the first number says.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let count = numbers.popFirst(), count >= 0 else { return nil }
    self = [:]
    for _ in 0..<count {
      guard let key = numbers.popFirst(), let value = Value(receiving: &numbers) else { return nil }
      self[key] = value
    }
  }
}
