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
      associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
      associatedtype UTF16View: BidirectionalCollection
      where UTF16View.Element == UInt16, UTF16View.Index == String.Index
      associatedtype UnicodeScalarView: BidirectionalCollection
      where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
      var utf8: UTF8View { get }
      var utf16: UTF16View { get }
      var unicodeScalars: UnicodeScalarView { get }
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
      public var isContiguousUTF8: Bool { true }
      public mutating func makeContiguousUTF8() {}
      public init() { self = "" }
      @primitive public init(_ c: Character)
      @primitive public init(_ scalar: Unicode.Scalar)
      @primitive public init(_ substring: Substring)
      @primitive public init(repeating repeatedValue: String, count: Int)
      @primitive public init(repeating repeatedValue: Character, count: Int)
      @primitive public init<S: Sequence>(_ characters: S) where S.Element == Character
      public var utf8CString: ContiguousArray<CChar> { ContiguousArray(utf8.map { CChar(bitPattern: $0) } + [0]) }
      public init<S: Sequence & LosslessStringConvertible>(_ other: S) where S.Element == Character {
        self = other.description
      }
      public init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
      @primitive public init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      @primitive public init<Subject>(describing instance: Subject)
      public init<Subject: CustomStringConvertible>(describing instance: Subject) { self = instance.description }
      @primitive public init<Subject>(reflecting subject: Subject)
      public init(_ other: String) { self = other }
      public init(_ unicodeScalars: UnicodeScalarView) { self = String(unicodeScalars.base) }
      public init?(_ utf8: UTF8View) { self = String(utf8.base) }
      public init?(_ utf16: UTF16View) { self = String(utf16.base) }
      @primitive func _isScalar(at index: Index) -> Bool
      @primitive public init<C: Collection, Encoding: _UnicodeEncoding>(
        decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C.Element == Encoding.CodeUnit

      public struct Index: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
        @primitive public var debugDescription: String { get }
        @primitive public func utf16Offset<S: StringProtocol>(in s: S) -> Int
        @primitive public init<S: StringProtocol>(utf16Offset offset: Int, in s: S)
        @primitive public init(encodedOffset offset: Int)
        public init?(_ sourcePosition: Index, within target: String) {
          guard let position = sourcePosition.samePosition(in: target) else { return nil }
          self = position
        }
        public init?(_ sourcePosition: Index, within target: Substring) {
          guard let position = sourcePosition.samePosition(in: target) else { return nil }
          self = position
        }
        public init?(_ sourcePosition: Index, within target: UTF8View) {
          guard let position = sourcePosition.samePosition(in: target) else { return nil }
          self = position
        }
        public init?(_ sourcePosition: Index, within target: UnicodeScalarView) {
          guard let position = sourcePosition.samePosition(in: target) else { return nil }
          self = position
        }
        @primitive public var encodedOffset: Int { get }
        @primitive public static func == (lhs: Index, rhs: Index) -> Bool
        @primitive public static func < (lhs: Index, rhs: Index) -> Bool
        @primitive public func hash(into hasher: inout Hasher)
        @primitive public func samePosition(in view: UTF8View) -> Index?
        @primitive public func samePosition(in characters: String) -> Index?
        @primitive public func samePosition(in characters: Substring) -> Index?
        public func samePosition(in unicodeScalars: UnicodeScalarView) -> Index? {
          String(unicodeScalars.base)._isScalar(at: self) ? self : nil
        }
      }

      @primitive public static func == (lhs: String, rhs: String) -> Bool
      @primitive public static func < (lhs: String, rhs: String) -> Bool
      @primitive public static func + (lhs: String, rhs: String) -> String
      @primitive public static func += (lhs: inout String, rhs: String)
    }

    extension String: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
      public typealias StringInterpolation = DefaultStringInterpolation
      public init(stringLiteral value: String) { self = value }
      public init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation.description }
    }

    extension String: StringProtocol, RangeReplaceableCollection {
      public typealias Element = Character
      public typealias SubSequence = Substring
      public struct Iterator: IteratorProtocol, Sendable {
        let base: String
        var position: Index
        @primitive public mutating func next() -> Character?
      }
      public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
      @primitive public var startIndex: Index { get }
      @primitive public var endIndex: Index { get }
      @primitive public var count: Int { get }
      @primitive public var isEmpty: Bool { get }
      @primitive public func index(after i: Index) -> Index
      @primitive public func index(before i: Index) -> Index
      @primitive public func index(_ i: Index, offsetBy distance: Int) -> Index
      @primitive public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      @primitive public func distance(from start: Index, to end: Index) -> Int
      @primitive public subscript(i: Index) -> Character { get }
      @primitive public subscript(r: Range<Index>) -> Substring { get }
      @primitive public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
      where C.Element == Character
      @primitive public mutating func append(_ other: String)
      @primitive public mutating func append(_ c: Character)
      @primitive public mutating func append(contentsOf newElements: String)
      @primitive public mutating func append(contentsOf newElements: Substring)
      @primitive public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      public mutating func reserveCapacity(_ n: Int) {}
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
      public var utf8: UTF8View { UTF8View(base: Substring(self)) }
      public var utf16: UTF16View { UTF16View(base: Substring(self)) }
      public var unicodeScalars: UnicodeScalarView {
        get { UnicodeScalarView(base: Substring(self)) }
        set { self = String(newValue) }
      }

      public struct UTF8View: BidirectionalCollection, Sendable {
        var base: Substring
        public typealias Element = UInt8
        public typealias Index = String.Index
        public typealias SubSequence = Substring.UTF8View
        public struct Iterator: IteratorProtocol, Sendable {
          let base: UTF8View
          var position: Index
          @primitive public mutating func next() -> UInt8?
        }
        public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
        @primitive public var startIndex: Index { get }
        @primitive public var endIndex: Index { get }
        @primitive public var count: Int { get }
        @primitive public func index(after i: Index) -> Index
        @primitive public func index(before i: Index) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        @primitive public func distance(from start: Index, to end: Index) -> Int
        @primitive public subscript(i: Index) -> UInt8 { get }
        public subscript(r: Range<Index>) -> Substring.UTF8View { Substring.UTF8View(_whole: self, r) }
      }
      public struct UTF16View: BidirectionalCollection, Sendable {
        var base: Substring
        public typealias Element = UInt16
        public typealias Index = String.Index
        public typealias SubSequence = Substring.UTF16View
        public struct Iterator: IteratorProtocol, Sendable {
          let base: UTF16View
          var position: Index
          @primitive public mutating func next() -> UInt16?
        }
        public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
        @primitive public var startIndex: Index { get }
        @primitive public var endIndex: Index { get }
        @primitive public var count: Int { get }
        @primitive public func index(after i: Index) -> Index
        @primitive public func index(before i: Index) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        @primitive public func distance(from start: Index, to end: Index) -> Int
        @primitive public subscript(i: Index) -> UInt16 { get }
        public subscript(r: Range<Index>) -> Substring.UTF16View { Substring.UTF16View(_whole: self, r) }
      }
      public struct UnicodeScalarView: BidirectionalCollection, Sendable {
        var base: Substring
        public typealias Element = Unicode.Scalar
        public typealias Index = String.Index
        public typealias SubSequence = Substring.UnicodeScalarView
        public struct Iterator: IteratorProtocol, Sendable {
          let base: UnicodeScalarView
          var position: Index
          @primitive public mutating func next() -> Unicode.Scalar?
        }
        public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
        @primitive public var startIndex: Index { get }
        @primitive public var endIndex: Index { get }
        @primitive public var count: Int { get }
        @primitive public func index(after i: Index) -> Index
        @primitive public func index(before i: Index) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int) -> Index
        @primitive public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        @primitive public func distance(from start: Index, to end: Index) -> Int
        @primitive public subscript(i: Index) -> Unicode.Scalar { get }
        public subscript(r: Range<Index>) -> Substring.UnicodeScalarView { Substring.UnicodeScalarView(_whole: self, r) }
      }
    }

    extension String.UnicodeScalarView: RangeReplaceableCollection {
      public init() { base = "" }
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
      where C.Element == Unicode.Scalar {
        var text = ""
        for scalar in newElements { text.append(String(scalar)) }
        base.replaceSubrange(subrange, with: text)
      }
      public mutating func append(_ newElement: Unicode.Scalar) { base.append(contentsOf: String(newElement)) }
    }

    extension String.UTF8View: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(base) }
      public var debugDescription: String { "UTF8View(" + String(base).debugDescription + ")" }
    }
    extension String.UTF16View: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(base) }
      public var debugDescription: String { "StringUTF16(" + String(base).debugDescription + ")" }
    }
    extension String.UnicodeScalarView: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(base) }
      public var debugDescription: String { "StringUnicodeScalarView(" + String(base).debugDescription + ")" }
    }

    extension String: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public var debugDescription: String { get }
    }

    public struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {
      public typealias Index = String.Index
      public typealias Element = Character
      public typealias SubSequence = Substring

      @primitive public init()
      @primitive public init(_ content: String)
      @primitive public init<S: Sequence>(_ elements: S) where S.Element == Character
      public init(stringLiteral value: String) { self.init(value) }
      public init(stringInterpolation: DefaultStringInterpolation) { self.init(stringInterpolation.description) }
      @primitive public var base: String { get }
      public struct Iterator: IteratorProtocol, Sendable {
        let base: Substring
        var position: String.Index
        @primitive public mutating func next() -> Character?
      }
      public func makeIterator() -> Iterator { Iterator(base: self, position: startIndex) }
      @primitive public var startIndex: String.Index { get }
      @primitive public var endIndex: String.Index { get }
      @primitive public var count: Int { get }
      @primitive public var isEmpty: Bool { get }
      @primitive public func index(after i: String.Index) -> String.Index
      @primitive public func index(before i: String.Index) -> String.Index
      @primitive public func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
      @primitive public func index(
        _ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
      ) -> String.Index?
      @primitive public func distance(from start: String.Index, to end: String.Index) -> Int
      @primitive public subscript(i: String.Index) -> Character { get }
      @primitive public subscript(r: Range<String.Index>) -> Substring { get }
      @copies("selection")
      public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        try String(self).filter(isIncluded)
      }
      @primitive public mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<String.Index>, with newElements: C
      ) where C.Element == Character
      @primitive public mutating func append(_ newElement: Character)
      @primitive public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      @primitive public func hasPrefix(_ prefix: String) -> Bool
      @primitive public func hasSuffix(_ suffix: String) -> Bool
      @primitive public func lowercased() -> String
      @primitive public func uppercased() -> String
      public mutating func write(_ other: String) { append(contentsOf: other) }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
      public var utf8: UTF8View {
        get { UTF8View(_whole: String.UTF8View(base: self), startIndex..<endIndex) }
        set { self = Substring(newValue) }
      }
      public var utf16: UTF16View {
        get { UTF16View(_whole: String.UTF16View(base: self), startIndex..<endIndex) }
        set { self = newValue._text }
      }
      public var unicodeScalars: UnicodeScalarView {
        get { UnicodeScalarView(_whole: String.UnicodeScalarView(base: self), startIndex..<endIndex) }
        set { self = Substring(newValue) }
      }
      @primitive public static func == (lhs: Substring, rhs: Substring) -> Bool
      @primitive public static func < (lhs: Substring, rhs: Substring) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension Substring: CustomDebugStringConvertible, CustomReflectable {
      public var customMirror: Mirror { Mirror(reflecting: String(self)) }
    }
    extension Character: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, unlabeledChildren: EmptyCollection<Void>()) }
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
      public var utf16: String.UTF16View { String(self).utf16 }
      public var utf8: String.UTF8View { String(self).utf8 }
      public func uppercased() -> String { String(self).uppercased() }
      public func lowercased() -> String { String(self).lowercased() }
      @primitive public var isASCII: Bool { get }
      @primitive public var asciiValue: UInt8? { get }
      @primitive public var isWhitespace: Bool { get }
      @primitive public var isNewline: Bool { get }
      @primitive public var isNumber: Bool { get }
      @primitive public var isWholeNumber: Bool { get }
      @primitive public var wholeNumberValue: Int? { get }
      @primitive public var isHexDigit: Bool { get }
      @primitive public var hexDigitValue: Int? { get }
      @primitive public var isLetter: Bool { get }
      @primitive public var isUppercase: Bool { get }
      @primitive public var isLowercase: Bool { get }
      @primitive public var isCased: Bool { get }
      @primitive public var isSymbol: Bool { get }
      @primitive public var isMathSymbol: Bool { get }
      @primitive public var isCurrencySymbol: Bool { get }
      @primitive public var isPunctuation: Bool { get }
    }

    public protocol _UnicodeEncoding {
      associatedtype CodeUnit: UnsignedInteger, FixedWidthInteger
    }

    public enum Unicode {
      public struct Scalar: _ExpressibleByBuiltinUnicodeScalarLiteral, ExpressibleByUnicodeScalarLiteral, Hashable,
        Comparable, LosslessStringConvertible, CustomDebugStringConvertible, Sendable
      {
        @primitive public var value: UInt32 { get }
        @primitive public init?(_ v: UInt32)
        @primitive public init?(_ v: UInt16)
        @primitive public init?(_ v: Int)
        @primitive public init(_ v: UInt8)
        public init(_ v: Unicode.Scalar) { self = v }
        @primitive public init?(_ description: String)
        public init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
        @primitive public static func == (lhs: Scalar, rhs: Scalar) -> Bool
        @primitive public static func < (lhs: Scalar, rhs: Scalar) -> Bool
        @primitive public func hash(into hasher: inout Hasher)
        public var isASCII: Bool { value < 128 }
        @primitive public func escaped(asASCII forceASCII: Bool) -> String
        public func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
        @primitive public var description: String { get }
        @primitive public var debugDescription: String { get }
        public var properties: Properties { Properties(scalar: self) }
        public struct Properties: Sendable {
          let scalar: Scalar
          @primitive public var isASCIIHexDigit: Bool { get }
          @primitive public var isAlphabetic: Bool { get }
          @primitive public var isBidiControl: Bool { get }
          @primitive public var isBidiMirrored: Bool { get }
          @primitive public var isCaseIgnorable: Bool { get }
          @primitive public var isCased: Bool { get }
          @primitive public var isDash: Bool { get }
          @primitive public var isDefaultIgnorableCodePoint: Bool { get }
          @primitive public var isDeprecated: Bool { get }
          @primitive public var isDiacritic: Bool { get }
          @primitive public var isEmoji: Bool { get }
          @primitive public var isEmojiModifier: Bool { get }
          @primitive public var isEmojiModifierBase: Bool { get }
          @primitive public var isEmojiPresentation: Bool { get }
          @primitive public var isExtender: Bool { get }
          @primitive public var isFullCompositionExclusion: Bool { get }
          @primitive public var isGraphemeBase: Bool { get }
          @primitive public var isGraphemeExtend: Bool { get }
          @primitive public var isHexDigit: Bool { get }
          @primitive public var isIDContinue: Bool { get }
          @primitive public var isIDSBinaryOperator: Bool { get }
          @primitive public var isIDSTrinaryOperator: Bool { get }
          @primitive public var isIDStart: Bool { get }
          @primitive public var isIdeographic: Bool { get }
          @primitive public var isJoinControl: Bool { get }
          @primitive public var isLogicalOrderException: Bool { get }
          @primitive public var isLowercase: Bool { get }
          @primitive public var isMath: Bool { get }
          @primitive public var isNoncharacterCodePoint: Bool { get }
          @primitive public var isPatternSyntax: Bool { get }
          @primitive public var isPatternWhitespace: Bool { get }
          @primitive public var isQuotationMark: Bool { get }
          @primitive public var isRadical: Bool { get }
          @primitive public var isSentenceTerminal: Bool { get }
          @primitive public var isSoftDotted: Bool { get }
          @primitive public var isUnifiedIdeograph: Bool { get }
          @primitive public var isUppercase: Bool { get }
          @primitive public var isVariationSelector: Bool { get }
          @primitive public var isWhitespace: Bool { get }
          @primitive public var isXIDContinue: Bool { get }
          @primitive public var isXIDStart: Bool { get }
          @primitive public var changesWhenLowercased: Bool { get }
          @primitive public var changesWhenUppercased: Bool { get }
          @primitive public var changesWhenTitlecased: Bool { get }
          @primitive public var changesWhenCaseFolded: Bool { get }
          @primitive public var changesWhenCaseMapped: Bool { get }
          @primitive public var changesWhenNFKCCaseFolded: Bool { get }
          @primitive public var numericValue: Double? { get }
          @primitive public var numericType: NumericType? { get }
          @primitive public var nameAlias: String? { get }
          @primitive public var lowercaseMapping: String { get }
          @primitive public var uppercaseMapping: String { get }
          @primitive public var titlecaseMapping: String { get }
          @primitive public var generalCategory: GeneralCategory { get }
          @primitive public var canonicalCombiningClass: CanonicalCombiningClass { get }
          @primitive public var name: String? { get }
        }
        public var utf8: String.UTF8View { String(self).utf8 }
        public var utf16: String.UTF16View { String(self).utf16 }
      }

      public enum NumericType: Hashable, Sendable { case decimal, digit, numeric }

      public struct CanonicalCombiningClass: Comparable, Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static func < (lhs: CanonicalCombiningClass, rhs: CanonicalCombiningClass) -> Bool {
          lhs.rawValue < rhs.rawValue
        }
      }

      public enum GeneralCategory: Hashable, Sendable {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
        case nonspacingMark, spacingMark, enclosingMark, decimalNumber, letterNumber
        case otherNumber, connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
        case initialPunctuation, finalPunctuation, otherPunctuation, mathSymbol, currencySymbol
        case modifierSymbol, otherSymbol, spaceSeparator, lineSeparator, paragraphSeparator
        case control, format, surrogate, privateUse, unassigned
      }
    }

    public typealias UnicodeScalar = Unicode.Scalar

    public struct StaticString: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, CustomStringConvertible,
      Sendable
    {
      let text: String
      public init(stringLiteral value: String) { text = value }
      public var description: String { text }
      public var hasPointerRepresentation: Bool { true }
      public var isASCII: Bool { text.utf8.allSatisfy { $0 < 128 } }
      public var utf8CodeUnitCount: Int { text.utf8.count }
      /// The memory of each text, which is part of the program.
      static var memory: [String: UnsafePointer<UInt8>] = [:]
      public var utf8Start: UnsafePointer<UInt8> {
        if let known = StaticString.memory[text] { return known }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        for (index, byte) in (Array(text.utf8) + [0]).enumerated() { bytes[index] = byte }
        StaticString.memory[text] = UnsafePointer(bytes)
        return UnsafePointer(bytes)
      }
      public func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
      }
      public var unicodeScalar: Unicode.Scalar { text.unicodeScalars.first! }
    }

    extension StaticString: CustomDebugStringConvertible {
      public var debugDescription: String { text.debugDescription }
    }
    """#
}
