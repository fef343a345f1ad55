extension InterfaceText {
  /// Spans: read-only views of an array. They hold the array itself.
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

    /// A mutable view of an array's elements, in the array's own memory.
    public struct MutableSpan<Element> {
      public typealias Index = Int
      let _start: UnsafeMutablePointer<Element>
      public let count: Int
      init(_start: UnsafeMutablePointer<Element>, count: Int) {
        self._start = _start
        self.count = count
      }
      public var isEmpty: Bool { count == 0 }
      public var indices: Range<Int> { 0..<count }
      public var span: Span<Element> { Span(_elements: _start._elements(count)) }
      public subscript(position: Int) -> Element {
        get {
          precondition(position >= 0 && position < count, "Index out of bounds")
          return _start[position]
        }
        nonmutating set {
          precondition(position >= 0 && position < count, "Index out of bounds")
          _start[position] = newValue
        }
      }
      public subscript(unchecked position: Int) -> Element {
        get { _start[position] }
        nonmutating set { _start[position] = newValue }
      }
      public mutating func swapAt(_ i: Int, _ j: Int) {
        let first = self[i]
        self[i] = self[j]
        self[j] = first
      }
      public mutating func update(repeating repeatedValue: Element) { for i in indices { self[i] = repeatedValue } }
      public mutating func extracting(_ bounds: Range<Int>) -> MutableSpan<Element> {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "Index range out of bounds")
        return MutableSpan(_start: _start + bounds.lowerBound, count: bounds.count)
      }
      public mutating func extracting(_ bounds: some RangeExpression<Int>) -> MutableSpan<Element> {
        extracting(bounds.relative(to: indices))
      }
      public mutating func extracting(first maxLength: Int) -> MutableSpan<Element> {
        MutableSpan(_start: _start, count: Swift.min(maxLength, count))
      }
      public mutating func extracting(droppingFirst k: Int) -> MutableSpan<Element> {
        let dropped = Swift.min(k, count)
        return MutableSpan(_start: _start + dropped, count: count - dropped)
      }
      public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(start: UnsafePointer(_start), count: count))
      }
      public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try body(UnsafeMutableBufferPointer(start: _start, count: count))
      }
    }

    public struct RawSpan {
      public let byteCount: Int
      public var isEmpty: Bool { byteCount == 0 }
      public var byteOffsets: Range<Int> { 0..<byteCount }
    }

    extension Array {
      public var span: Span<Element> { Span(_elements: self) }
      /// The array's own memory, in which elements are mutated.
      @primitive mutating func _ownMemory() -> UnsafeMutablePointer<Element>
      public var mutableSpan: MutableSpan<Element> {
        mutating get { MutableSpan(_start: _ownMemory(), count: count) }
      }
    }
    extension ArraySlice {
      public var span: Span<Element> { Span(_elements: Array(self)) }
    }
    extension ContiguousArray {
      public var span: Span<Element> { Span(_elements: Array(self)) }
    }
    extension String.UTF8View {
      public var span: Span<UInt8> { Span(_elements: Array(self)) }
    }
    extension UnsafeBufferPointer {
      public var span: Span<Element> { Span(_elements: Array(self)) }
    }
    """#
}
