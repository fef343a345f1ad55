extension InterfaceText {
  /// Spans: what is in an array, to be read. They hold the array itself.
  static let swiftSpans = #"""
    public struct Span<Element> {
      public typealias Index = Int
      let _elements: [Element]
      init(_elements: [Element]) { self._elements = _elements }
      public init() { _elements = [] }
      public var count: Int { _elements.count }
      public var isEmpty: Bool { _elements.isEmpty }
      public var indices: Range<Int> { 0..<_elements.count }
      public subscript(position: Int) -> Element {
        precondition(position >= 0 && position < _elements.count, "Index out of bounds")
        return _elements[position]
      }
      public subscript(unchecked position: Int) -> Element { _elements[position] }
      public var bytes: RawSpan { RawSpan(byteCount: count * MemoryLayout<Element>.stride) }
      public func extracting(_ bounds: Range<Int>) -> Span<Element> { Span(_elements: Array(_elements[bounds])) }
      public func extracting(_ bounds: some RangeExpression<Int>) -> Span<Element> {
        Span(_elements: Array(_elements[bounds.relative(to: indices)]))
      }
      public func extracting(first maxLength: Int) -> Span<Element> { Span(_elements: Array(_elements.prefix(maxLength))) }
      public func extracting(droppingLast count: Int) -> Span<Element> { Span(_elements: Array(_elements.dropLast(count))) }
      public func extracting(last maxLength: Int) -> Span<Element> { Span(_elements: Array(_elements.suffix(maxLength))) }
      public func extracting(droppingFirst count: Int) -> Span<Element> { Span(_elements: Array(_elements.dropFirst(count))) }
      public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try _elements.withUnsafeBufferPointer(body)
      }
    }

    public struct RawSpan {
      public let byteCount: Int
      public var isEmpty: Bool { byteCount == 0 }
      public var byteOffsets: Range<Int> { 0..<byteCount }
    }

    extension Array {
      public var span: Span<Element> { Span(_elements: self) }
    }
    extension ArraySlice {
      public var span: Span<Element> { Span(_elements: Array(self)) }
    }
    extension ContiguousArray {
      public var span: Span<Element> { Span(_elements: Array(self)) }
    }
    """#
}
