extension InterfaceText {
  /// The code units and scalars of substrings: a part of the view of the whole text.
  static let swiftSubstringViews = #"""
    extension Substring {
      public struct UTF8View: BidirectionalCollection, Sendable {
        var _whole: String.UTF8View
        public var startIndex: String.Index
        public var endIndex: String.Index
        public typealias Element = UInt8
        public typealias Index = String.Index
        public typealias SubSequence = UTF8View
        init(_whole: String.UTF8View, _ range: Range<String.Index>) {
          self._whole = _whole
          startIndex = range.lowerBound
          endIndex = range.upperBound
        }
        public struct Iterator: IteratorProtocol, Sendable {
          let _whole: String.UTF8View
          var _position: String.Index
          let _end: String.Index
          public mutating func next() -> UInt8? {
            guard _position < _end else { return nil }
            let element = _whole[_position]
            _position = _whole.index(after: _position)
            return element
          }
        }
        public func makeIterator() -> Iterator { Iterator(_whole: _whole, _position: startIndex, _end: endIndex) }
        public var count: Int { _whole.distance(from: startIndex, to: endIndex) }
        public func index(after i: Index) -> Index { _whole.index(after: i) }
        public func index(before i: Index) -> Index { _whole.index(before: i) }
        public func index(_ i: Index, offsetBy distance: Int) -> Index { _whole.index(i, offsetBy: distance) }
        public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          _whole.index(i, offsetBy: distance, limitedBy: limit)
        }
        public func distance(from start: Index, to end: Index) -> Int { _whole.distance(from: start, to: end) }
        public subscript(i: Index) -> UInt8 { _whole[i] }
        public subscript(r: Range<Index>) -> UTF8View { UTF8View(_whole: _whole, r) }
        var _text: Substring { _whole.base[startIndex..<endIndex] }
      }
      public struct UTF16View: BidirectionalCollection, Sendable {
        var _whole: String.UTF16View
        public var startIndex: String.Index
        public var endIndex: String.Index
        public typealias Element = UInt16
        public typealias Index = String.Index
        public typealias SubSequence = UTF16View
        init(_whole: String.UTF16View, _ range: Range<String.Index>) {
          self._whole = _whole
          startIndex = range.lowerBound
          endIndex = range.upperBound
        }
        public struct Iterator: IteratorProtocol, Sendable {
          let _whole: String.UTF16View
          var _position: String.Index
          let _end: String.Index
          public mutating func next() -> UInt16? {
            guard _position < _end else { return nil }
            let element = _whole[_position]
            _position = _whole.index(after: _position)
            return element
          }
        }
        public func makeIterator() -> Iterator { Iterator(_whole: _whole, _position: startIndex, _end: endIndex) }
        public var count: Int { _whole.distance(from: startIndex, to: endIndex) }
        public func index(after i: Index) -> Index { _whole.index(after: i) }
        public func index(before i: Index) -> Index { _whole.index(before: i) }
        public func index(_ i: Index, offsetBy distance: Int) -> Index { _whole.index(i, offsetBy: distance) }
        public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          _whole.index(i, offsetBy: distance, limitedBy: limit)
        }
        public func distance(from start: Index, to end: Index) -> Int { _whole.distance(from: start, to: end) }
        public subscript(i: Index) -> UInt16 { _whole[i] }
        public subscript(r: Range<Index>) -> UTF16View { UTF16View(_whole: _whole, r) }
        var _text: Substring { _whole.base[startIndex..<endIndex] }
      }
      public struct UnicodeScalarView: BidirectionalCollection, Sendable {
        var _whole: String.UnicodeScalarView
        public var startIndex: String.Index
        public var endIndex: String.Index
        public typealias Element = Unicode.Scalar
        public typealias Index = String.Index
        public typealias SubSequence = UnicodeScalarView
        init(_whole: String.UnicodeScalarView, _ range: Range<String.Index>) {
          self._whole = _whole
          startIndex = range.lowerBound
          endIndex = range.upperBound
        }
        public struct Iterator: IteratorProtocol, Sendable {
          let _whole: String.UnicodeScalarView
          var _position: String.Index
          let _end: String.Index
          public mutating func next() -> Unicode.Scalar? {
            guard _position < _end else { return nil }
            let element = _whole[_position]
            _position = _whole.index(after: _position)
            return element
          }
        }
        public func makeIterator() -> Iterator { Iterator(_whole: _whole, _position: startIndex, _end: endIndex) }
        public var count: Int { _whole.distance(from: startIndex, to: endIndex) }
        public func index(after i: Index) -> Index { _whole.index(after: i) }
        public func index(before i: Index) -> Index { _whole.index(before: i) }
        public func index(_ i: Index, offsetBy distance: Int) -> Index { _whole.index(i, offsetBy: distance) }
        public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          _whole.index(i, offsetBy: distance, limitedBy: limit)
        }
        public func distance(from start: Index, to end: Index) -> Int { _whole.distance(from: start, to: end) }
        public subscript(i: Index) -> Unicode.Scalar { _whole[i] }
        public subscript(r: Range<Index>) -> UnicodeScalarView { UnicodeScalarView(_whole: _whole, r) }
        var _text: Substring { _whole.base[startIndex..<endIndex] }
      }
      public init(_ content: UTF8View) { self = content._text }
      public init(_ content: UnicodeScalarView) { self = content._text }
    }
    extension Substring.UnicodeScalarView: RangeReplaceableCollection {
      public init() { self.init(_whole: "".unicodeScalars, "".startIndex..<"".endIndex) }
      public init(_ content: String.UnicodeScalarView) {
        self.init(_whole: content, content.startIndex..<content.endIndex)
      }
      public init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar {
        var all = String.UnicodeScalarView()
        for element in elements { all.append(element) }
        self.init(all)
      }
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
      where C.Element == Unicode.Scalar {
        var all = String.UnicodeScalarView()
        for scalar in self[startIndex..<subrange.lowerBound] { all.append(scalar) }
        for scalar in newElements { all.append(scalar) }
        for scalar in self[subrange.upperBound..<endIndex] { all.append(scalar) }
        self.init(all)
      }
    }
    extension Substring.UTF8View {
      public init(_ content: String.UTF8View) { self.init(_whole: content, content.startIndex..<content.endIndex) }
    }
    extension Substring.UTF8View: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(_text) }
      public var debugDescription: String { "UTF8View(" + description.debugDescription + ")" }
    }
    extension Substring.UTF16View: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(_text) }
      public var debugDescription: String { "StringUTF16(" + description.debugDescription + ")" }
    }
    extension Substring.UnicodeScalarView: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(_text) }
      public var debugDescription: String { "StringUnicodeScalarView(" + description.debugDescription + ")" }
    }
    extension String {
      public init?(_ codeUnits: Substring.UTF8View) {
        guard codeUnits._whole.base._isScalarAligned(codeUnits.startIndex, codeUnits.endIndex) else { return nil }
        self = String(codeUnits._text)
      }
      public init?(_ codeUnits: Substring.UTF16View) { self = String(codeUnits._text) }
      public init(_ content: Substring.UnicodeScalarView) { self = String(content._text) }
    }
    extension Substring {
      func _isScalarAligned(_ start: String.Index, _ end: String.Index) -> Bool {
        let text = base
        return (start == text.endIndex || text._isScalar(at: start)) && (end == text.endIndex || text._isScalar(at: end))
      }
    }
    """#
}
