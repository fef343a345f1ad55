extension InterfaceText {
  /// Arrays whose length is part of their type.
  static let swiftInlineArrays = #"""
    /// Reads the value of an integer generic parameter.
    public enum _IntegerParameter<let _value: Int> {
      @primitive public static var value: Int { get }
    }

    public struct InlineArray<let _count: Int, Element> {
      public typealias Index = Int
      var _storage: [Element]
      public init(repeating value: Element) { _storage = Array(repeating: value, count: _count) }
      public init<E: Error>(_ body: (Int) throws(E) -> Element) throws(E) {
        _storage = []
        for index in 0..<_count { _storage.append(try body(index)) }
      }
      public init<E: Error>(first: Element, next: (Element) throws(E) -> Element) throws(E) {
        _storage = []
        var element = first
        for index in 0..<_count {
          if index > 0 { element = try next(element) }
          _storage.append(element)
        }
      }
      public static var count: Int { _count }
      public var count: Int { _count }
      public var isEmpty: Bool { _count == 0 }
      public var startIndex: Int { 0 }
      public var endIndex: Int { _count }
      public var indices: Range<Int> { 0..<_count }
      public func index(after i: Int) -> Int { i + 1 }
      public func index(before i: Int) -> Int { i - 1 }
      public subscript(i: Int) -> Element {
        get {
          precondition(i >= 0 && i < _count, "Index out of bounds")
          return _storage[i]
        }
        set {
          precondition(i >= 0 && i < _count, "Index out of bounds")
          _storage[i] = newValue
        }
      }
      public subscript(unchecked i: Int) -> Element {
        get { _storage[i] }
        set { _storage[i] = newValue }
      }
      public mutating func swapAt(_ i: Int, _ j: Int) { _storage.swapAt(i, j) }
      public var span: Span<Element> { _storage.span }
      public var mutableSpan: MutableSpan<Element> { mutating get { _storage.mutableSpan } }
    }

    extension InlineArray: ExpressibleByArrayLiteral {
      public init(arrayLiteral elements: Element...) {
        precondition(elements.count == _count)
        _storage = elements
      }
    }
    """#
}
