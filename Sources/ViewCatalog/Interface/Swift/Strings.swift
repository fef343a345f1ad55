extension InterfaceText {
  /// Strings, their slices, characters and scalars.
  static let swiftStrings = #"""
    public protocol StringProtocol: BidirectionalCollection, TextOutputStream, TextOutputStreamable,
      LosslessStringConvertible,
      ExpressibleByStringInterpolation, Hashable, Comparable
    where
      Element == Character, Index == String.Index, SubSequence: StringProtocol,
      StringInterpolation == DefaultStringInterpolation
    {
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func lowercased() -> String
      func uppercased() -> String
      var utf8: String.UTF8View { get }
      var utf16: String.UTF16View { get }
      var unicodeScalars: String.UnicodeScalarView { get }
    }

    extension StringProtocol {
      public func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool { hasPrefix(String(prefix)) }
      public func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool { hasSuffix(String(suffix)) }
      public static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { String(lhs) == String(rhs) }
      public static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(lhs == rhs) }
      public static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { String(lhs) < String(rhs) }
      public static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { rhs < lhs }
      public static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(rhs < lhs) }
      public static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(lhs < rhs) }
      @_disfavoredOverload
      public func contains(_ other: String) -> Bool { firstRange(of: other) != nil }
      @_disfavoredOverload
      public func contains(_ other: Substring) -> Bool { firstRange(of: other) != nil }
    }

    public struct String {
      public init() { self = "" }
      @primitive public init(_ c: Character)
      @primitive public init(_ scalar: Unicode.Scalar)
      @primitive public init(_ substring: Substring)
      @primitive public init(repeating repeatedValue: String, count: Int)
      @primitive public init(repeating repeatedValue: Character, count: Int)
      @primitive public init<S: Sequence>(_ characters: S) where S.Element == Character
      public init<S: Sequence & LosslessStringConvertible>(_ other: S) where S.Element == Character {
        self = other.description
      }
      public init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
      @primitive public init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      @primitive public init<Subject>(describing instance: Subject)
      public init<Subject: CustomStringConvertible>(describing instance: Subject) { self = instance.description }
      @primitive public init<Subject>(reflecting subject: Subject)
      public init(_ other: String) { self = other }
      public init(_ unicodeScalars: UnicodeScalarView) { self = unicodeScalars.base }
      public init?(_ utf8: UTF8View) { self = utf8.base }
      @primitive public init<C: Collection, Encoding: _UnicodeEncoding>(
        decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C.Element == Encoding.CodeUnit

      public struct Index: Hashable, Comparable, Sendable {
        let offset: Int
        public func utf16Offset<S: StringProtocol>(in s: S) -> Int { offset }
        public init<S: StringProtocol>(utf16Offset offset: Int, in s: S) { self.offset = offset }
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
      }

      @primitive public static func == (lhs: String, rhs: String) -> Bool
      @primitive public static func < (lhs: String, rhs: String) -> Bool
      @primitive public static func + (lhs: String, rhs: String) -> String
      public static func += (lhs: inout String, rhs: String) { lhs = lhs + rhs }
    }

    extension String: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) { self = value }
      public init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation.description }
    }

    extension String: StringProtocol, RangeReplaceableCollection {
      public typealias Element = Character
      public typealias SubSequence = Substring
      public struct Iterator: IteratorProtocol, Sendable {
        let base: String
        var position: Index
        public mutating func next() -> Character? {
          guard position < base.endIndex else { return nil }
          let character = base[position]
          position = base.index(after: position)
          return character
        }
      }
      public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
      @primitive public var startIndex: Index { get }
      @primitive public var endIndex: Index { get }
      @primitive public var count: Int { get }
      public var isEmpty: Bool { count == 0 }
      @primitive public func index(after i: Index) -> Index
      @primitive public func index(before i: Index) -> Index
      @primitive public func index(_ i: Index, offsetBy distance: Int) -> Index
      @primitive public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      @primitive public func distance(from start: Index, to end: Index) -> Int
      @primitive public subscript(i: Index) -> Character { get }
      @primitive public subscript(r: Range<Index>) -> Substring { get }
      @primitive public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
      where C.Element == Character
      public mutating func append(_ other: String) { self += other }
      public mutating func append(_ c: Character) { self += String(c) }
      public mutating func append(contentsOf newElements: String) { self += newElements }
      public mutating func append(contentsOf newElements: Substring) { self += String(newElements) }
      public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
        self += String(newElements)
      }
      public mutating func insert(_ newElement: Character, at i: Index) {
        replaceSubrange(i..<i, with: CollectionOfOne(newElement))
      }
      @discardableResult
      public mutating func remove(at i: Index) -> Character {
        let character = self[i]
        replaceSubrange(i..<index(after: i), with: "")
        return character
      }
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }

      @primitive public func hasPrefix(_ prefix: String) -> Bool
      @primitive public func hasSuffix(_ suffix: String) -> Bool
      @primitive public func lowercased() -> String
      @primitive public func uppercased() -> String
      public mutating func write(_ other: String) { self += other }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
      public var description: String { self }
      public var utf8: UTF8View { UTF8View(base: self) }
      public var utf16: UTF16View { UTF16View(base: self) }
      public var unicodeScalars: UnicodeScalarView { UnicodeScalarView(base: self) }

      public struct UTF8View: RandomAccessCollection, Sendable {
        let base: String
        public typealias Element = UInt8
        public typealias Index = Int
        public typealias Iterator = IndexingIterator<UTF8View>
        public typealias SubSequence = Slice<UTF8View>
        public typealias Indices = Range<Int>
        public var startIndex: Int { 0 }
        @primitive public var endIndex: Int { get }
        @primitive public subscript(i: Int) -> UInt8 { get }
      }
      public struct UTF16View: RandomAccessCollection, Sendable {
        let base: String
        public typealias Element = UInt16
        public typealias Index = Int
        public typealias Iterator = IndexingIterator<UTF16View>
        public typealias SubSequence = Slice<UTF16View>
        public typealias Indices = Range<Int>
        public var startIndex: Int { 0 }
        @primitive public var endIndex: Int { get }
        @primitive public subscript(i: Int) -> UInt16 { get }
      }
      public struct UnicodeScalarView: RandomAccessCollection, Sendable {
        let base: String
        public typealias Element = Unicode.Scalar
        public typealias Index = Int
        public typealias Iterator = IndexingIterator<UnicodeScalarView>
        public typealias SubSequence = Slice<UnicodeScalarView>
        public typealias Indices = Range<Int>
        public var startIndex: Int { 0 }
        @primitive public var endIndex: Int { get }
        @primitive public subscript(i: Int) -> Unicode.Scalar { get }
      }
    }

    extension String: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public var debugDescription: String { get }
      @primitive public init(from decoder: any Decoder) throws
      @primitive public func encode(to encoder: any Encoder) throws
    }

    public struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {
      public private(set) var base: String
      let bounds: Range<String.Index>
      public typealias Index = String.Index
      public typealias Element = Character
      public typealias SubSequence = Substring
      public typealias Iterator = IndexingIterator<Substring>

      public init() { self.init("") }
      public init(_ content: String) {
        base = content
        bounds = content.startIndex..<content.endIndex
      }
      init(base: String, bounds: Range<String.Index>) {
        self.base = base
        self.bounds = bounds
      }
      public init<S: Sequence>(_ elements: S) where S.Element == Character { self.init(String(elements)) }
      public init(stringLiteral value: String) { self.init(value) }
      public init(stringInterpolation: DefaultStringInterpolation) { self.init(stringInterpolation.description) }
      public var startIndex: String.Index { bounds.lowerBound }
      public var endIndex: String.Index { bounds.upperBound }
      public func index(after i: String.Index) -> String.Index { base.index(after: i) }
      public func index(before i: String.Index) -> String.Index { base.index(before: i) }
      public subscript(i: String.Index) -> Character { base[i] }
      public subscript(r: Range<String.Index>) -> Substring { Substring(base: base, bounds: r) }
      @copies("selection")
      public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        try String(self).filter(isIncluded)
      }
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
      where C.Element == Character {
        var characters = String(base[bounds.lowerBound..<subrange.lowerBound])
        characters.append(contentsOf: newElements)
        characters += String(base[subrange.upperBound..<bounds.upperBound])
        self = Substring(characters)
      }
      public func hasPrefix(_ prefix: String) -> Bool { String(self).hasPrefix(prefix) }
      public func hasSuffix(_ suffix: String) -> Bool { String(self).hasSuffix(suffix) }
      public func lowercased() -> String { String(self).lowercased() }
      public func uppercased() -> String { String(self).uppercased() }
      public mutating func write(_ other: String) { append(contentsOf: other) }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      @primitive public var description: String { get }
      public var utf8: String.UTF8View { String(self).utf8 }
      public var utf16: String.UTF16View { String(self).utf16 }
      public var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
      public static func == (lhs: Substring, rhs: Substring) -> Bool { String(lhs) == String(rhs) }
      public static func < (lhs: Substring, rhs: Substring) -> Bool { String(lhs) < String(rhs) }
      public func hash(into hasher: inout Hasher) { hasher.combine(String(self)) }
    }

    public struct Character: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral,
      ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Comparable, LosslessStringConvertible,
      TextOutputStreamable, CustomDebugStringConvertible, Sendable
    {
      @primitive public init(_ content: Unicode.Scalar)
      @primitive public init(_ s: String)
      public init(extendedGraphemeClusterLiteral value: Character) { self = value }
      @primitive public static func == (lhs: Character, rhs: Character) -> Bool
      @primitive public static func < (lhs: Character, rhs: Character) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      public var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
      public var utf8: String.UTF8View { String(self).utf8 }
      public func uppercased() -> String { String(self).uppercased() }
      public func lowercased() -> String { String(self).lowercased() }
      public var isASCII: Bool { asciiValue != nil }
      @primitive public var asciiValue: UInt8? { get }
      @primitive public var isWhitespace: Bool { get }
      @primitive public var isNewline: Bool { get }
      @primitive public var isNumber: Bool { get }
      public var isWholeNumber: Bool { wholeNumberValue != nil }
      @primitive public var wholeNumberValue: Int? { get }
      public var isHexDigit: Bool { hexDigitValue != nil }
      @primitive public var hexDigitValue: Int? { get }
      @primitive public var isLetter: Bool { get }
      @primitive public var isUppercase: Bool { get }
      @primitive public var isLowercase: Bool { get }
      public var isCased: Bool { isUppercase || isLowercase }
      @primitive public var isSymbol: Bool { get }
      @primitive public var isMathSymbol: Bool { get }
      @primitive public var isCurrencySymbol: Bool { get }
      @primitive public var isPunctuation: Bool { get }
    }

    public protocol _UnicodeEncoding {
      associatedtype CodeUnit: UnsignedInteger, FixedWidthInteger
    }

    public enum Unicode {
      public enum UTF8: _UnicodeEncoding, Sendable { public typealias CodeUnit = UInt8 }
      public enum UTF16: _UnicodeEncoding, Sendable { public typealias CodeUnit = UInt16 }
      public enum UTF32: _UnicodeEncoding, Sendable { public typealias CodeUnit = UInt32 }

      public struct Scalar: _ExpressibleByBuiltinUnicodeScalarLiteral, ExpressibleByUnicodeScalarLiteral, Hashable,
        Comparable, LosslessStringConvertible, Sendable
      {
        public let value: UInt32
        @primitive public init?(_ v: UInt32)
        @primitive public init?(_ v: Int)
        public init(_ v: UInt8) { value = UInt32(v) }
        public init(_ v: Unicode.Scalar) { self = v }
        @primitive public init?(_ description: String)
        public init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
        public static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
        public var isASCII: Bool { value < 128 }
        @primitive public var description: String { get }
        public var properties: Properties { Properties(scalar: self) }
        public struct Properties: Sendable {
          let scalar: Scalar
          @primitive public var isEmoji: Bool { get }
          @primitive public var isEmojiPresentation: Bool { get }
          @primitive public var isAlphabetic: Bool { get }
          @primitive public var isWhitespace: Bool { get }
          @primitive public var name: String? { get }
        }
      }
    }

    public typealias UnicodeScalar = Unicode.Scalar
    public typealias UTF8 = Unicode.UTF8
    public typealias UTF16 = Unicode.UTF16
    public typealias UTF32 = Unicode.UTF32

    public struct StaticString: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, CustomStringConvertible,
      Sendable
    {
      let text: String
      public init(stringLiteral value: String) { text = value }
      public var description: String { text }
    }
    """#
}
