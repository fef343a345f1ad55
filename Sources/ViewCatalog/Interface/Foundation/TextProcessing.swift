extension InterfaceText {
  /// Foundation's extensions of strings.
  static let foundationTextProcessing = #"""
    extension String: CVarArg {}
    extension String {
      public struct Encoding: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        @primitive public var description: String { get }
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let ascii = Encoding(rawValue: 1)
        public static let utf8 = Encoding(rawValue: 4)
        public static let nextstep = Encoding(rawValue: 2)
        public static let japaneseEUC = Encoding(rawValue: 3)
        public static let isoLatin1 = Encoding(rawValue: 5)
        public static let symbol = Encoding(rawValue: 6)
        public static let shiftJIS = Encoding(rawValue: 8)
        public static let isoLatin2 = Encoding(rawValue: 9)
        public static let windowsCP1251 = Encoding(rawValue: 11)
        public static let windowsCP1253 = Encoding(rawValue: 13)
        public static let windowsCP1254 = Encoding(rawValue: 14)
        public static let windowsCP1250 = Encoding(rawValue: 15)
        public static let iso2022JP = Encoding(rawValue: 21)
        public static let utf16 = Encoding(rawValue: 10)
        public static let unicode = Encoding(rawValue: 10)
        public static let utf32 = Encoding(rawValue: 0x8c00_0100)
        public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
        public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
        public static let utf32BigEndian = Encoding(rawValue: 0x9800_0100)
        public static let utf32LittleEndian = Encoding(rawValue: 0x9c00_0100)
        public static let windowsCP1252 = Encoding(rawValue: 12)
        public static let macOSRoman = Encoding(rawValue: 30)
        public static let nonLossyASCII = Encoding(rawValue: 7)
      }
      public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let literal = CompareOptions(rawValue: 2)
        public static let backwards = CompareOptions(rawValue: 4)
        public static let anchored = CompareOptions(rawValue: 8)
        public static let numeric = CompareOptions(rawValue: 64)
        public static let diacriticInsensitive = CompareOptions(rawValue: 128)
        public static let widthInsensitive = CompareOptions(rawValue: 256)
        public static let forcedOrdering = CompareOptions(rawValue: 512)
        public static let regularExpression = CompareOptions(rawValue: 1024)
      }
      public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let byLines = EnumerationOptions(rawValue: 0)
        public static let byParagraphs = EnumerationOptions(rawValue: 1)
        public static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
        public static let byWords = EnumerationOptions(rawValue: 3)
        public static let bySentences = EnumerationOptions(rawValue: 4)
        public static let reverse = EnumerationOptions(rawValue: 256)
        public static let substringNotRequired = EnumerationOptions(rawValue: 512)
        public static let localized = EnumerationOptions(rawValue: 1024)
      }

      @primitive public init(format: String, arguments: [any CVarArg])
      public init(format: String, _ arguments: any CVarArg...) { self.init(format: format, arguments: arguments) }
      @primitive public init(format: String, locale: Locale?, arguments: [any CVarArg])
      public init(format: String, locale: Locale?, _ args: any CVarArg...) {
        self.init(format: format, locale: locale, arguments: args)
      }
      public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: format, locale: Locale.current, arguments: arguments)
      }
      @primitive public init?(data: Data, encoding: Encoding)
      public init?(cString: UnsafePointer<CChar>, encoding enc: Encoding) {
        var bytes: [UInt8] = []
        var end = cString
        while end.pointee != 0 {
          bytes.append(UInt8(bitPattern: end.pointee))
          end += 1
        }
        self.init(data: Data(bytes), encoding: enc)
      }
      @primitive public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8
      @slow("reads a file")
      @primitive public init(contentsOf url: URL, encoding enc: Encoding) throws
      @slow("reads a file")
      @primitive public init(contentsOfFile path: String, encoding enc: Encoding) throws
      @slow("reads a file")
      public init(contentsOf url: URL) throws { try self.init(contentsOf: url, encoding: .utf8) }
      @slow("reads a file")
      public init(contentsOfFile path: String) throws { try self.init(contentsOfFile: path, encoding: .utf8) }
      public init(_ nsString: NSString) { self = nsString.string }
    }

    extension StringProtocol {
      public func substring(from index: Index) -> String { String(self[index...]) }
      public func substring(to index: Index) -> String { String(self[..<index]) }
      public func substring(with aRange: Range<Index>) -> String { String(self[aRange]) }
      @primitive public var capitalized: String { get }
      @primitive public var decomposedStringWithCanonicalMapping: String { get }
      @primitive public var decomposedStringWithCompatibilityMapping: String { get }
      @primitive public var precomposedStringWithCanonicalMapping: String { get }
      @primitive public var precomposedStringWithCompatibilityMapping: String { get }
      public var localizedCapitalized: String { capitalized }
      public var localizedLowercase: String { lowercased() }
      public var localizedUppercase: String { uppercased() }
      @primitive public func capitalized(with locale: Locale?) -> String
      @primitive public func lowercased(with locale: Locale?) -> String
      @primitive public func uppercased(with locale: Locale?) -> String
      @primitive public func trimmingCharacters(in set: CharacterSet) -> String
      @primitive public func components(separatedBy separator: CharacterSet) -> [String]
      @primitive public func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      @primitive public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<Index>? = nil
      ) -> String
      @primitive public func replacingCharacters<T: StringProtocol, R: RangeExpression>(
        in range: R, with replacement: T
      ) -> String where R.Bound == Index
      @primitive public func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
        locale: Locale? = nil
      ) -> Range<Index>?
      @primitive public func rangeOfCharacter(
        from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil
      ) -> Range<Index>?
      public func contains<T: StringProtocol>(_ other: T) -> Bool { range(of: other) != nil }
      @primitive public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
      @primitive public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
      @primitive public func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<Index>?
      @primitive public func compare<T: StringProtocol>(
        _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
      ) -> ComparisonResult
      public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        compare(aString, options: .caseInsensitive)
      }
      public func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult { compare(aString) }
      @primitive public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      @primitive public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
      @primitive public func padding<T: StringProtocol>(
        toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
      ) -> String
      public func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }
      public func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String {
        String(self) + String(format: String(format), arguments: arguments)
      }
      @primitive public func folding(options: String.CompareOptions = [], locale: Locale?) -> String
      @primitive public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
      @primitive public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      @primitive public var removingPercentEncoding: String? { get }
      @primitive public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      @primitive public func lengthOfBytes(using encoding: String.Encoding) -> Int
      public func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
        utf16.count * (encoding == .utf8 ? 3 : encoding == .utf16 || encoding == .unicode ? 2 : 4)
      }
      public func canBeConverted(to encoding: String.Encoding) -> Bool { data(using: encoding) != nil }
      public func cString(using encoding: String.Encoding) -> [CChar]? {
        data(using: encoding).map { data in data.map { CChar(bitPattern: $0) } + [0] }
      }
      @effect("writes a file")
      @primitive public func write(
        toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
        throws
      @effect("writes a file")
      @primitive public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      /// The range of the parts that end with a separator and that a range touches.
      func _range(of part: Range<Index>, endingWith isSeparator: (Character) -> Bool) -> Range<Index> {
        var start = part.lowerBound
        while start > startIndex, !isSeparator(self[index(before: start)]) { start = index(before: start) }
        var end = part.upperBound
        if end > part.lowerBound, isSeparator(self[index(before: end)]) { return start..<end }
        while end < endIndex {
          let character = self[end]
          end = index(after: end)
          if isSeparator(character) { break }
        }
        return start..<end
      }
      public func lineRange<R: RangeExpression>(for aRange: R) -> Range<Index> where R.Bound == Index {
        _range(of: aRange.relative(to: self)) { [10, 13, 0x85, 0x2028, 0x2029].contains($0.unicodeScalars.first!.value) }
      }
      public func paragraphRange<R: RangeExpression>(for aRange: R) -> Range<Index> where R.Bound == Index {
        _range(of: aRange.relative(to: self)) { [10, 13, 0x2029].contains($0.unicodeScalars.first!.value) }
      }
      public func rangeOfComposedCharacterSequence(at anIndex: Index) -> Range<Index> {
        let end = index(after: anIndex)
        return index(before: end)..<end
      }
      public func rangeOfComposedCharacterSequences<R: RangeExpression>(for range: R) -> Range<Index>
      where R.Bound == Index {
        let part = range.relative(to: self)
        let first = rangeOfComposedCharacterSequence(at: part.lowerBound)
        if part.isEmpty { return first }
        return first.lowerBound..<rangeOfComposedCharacterSequence(at: index(before: part.upperBound)).upperBound
      }
      @primitive public func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void)
      public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body:
          @escaping (
            _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, _ stop: inout Bool
          ) -> Void
      ) where R.Bound == Index {
        var stop = false
        for part in _substrings(in: range.relative(to: self), opts) {
          body(opts.contains(.substringNotRequired) ? nil : part.0, part.1, part.2, &stop)
          if stop { return }
        }
      }
      /// The substrings that an enumeration finds, each with its range and its enclosing range.
      @primitive func _substrings(
        in range: Range<Index>, _ options: String.EnumerationOptions
      ) -> [(String, Range<Index>, Range<Index>)]
      @primitive public func commonPrefix<T: StringProtocol>(
        with aString: T, options: String.CompareOptions = []
      ) -> String
      @primitive public var hash: Int { get }
    }

    public struct StringTransform: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let toLatin = StringTransform("Any-Latin")
      public static let latinToKatakana = StringTransform("Latin-Katakana")
      public static let latinToHiragana = StringTransform("Latin-Hiragana")
      public static let latinToHangul = StringTransform("Latin-Hangul")
      public static let latinToArabic = StringTransform("Latin-Arabic")
      public static let latinToHebrew = StringTransform("Latin-Hebrew")
      public static let latinToThai = StringTransform("Latin-Thai")
      public static let latinToCyrillic = StringTransform("Latin-Cyrillic")
      public static let mandarinToLatin = StringTransform("Han-Latin")
      public static let hiraganaToKatakana = StringTransform("Hiragana-Katakana")
      public static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
      public static let toXMLHex = StringTransform("[:^ASCII:] Any-Hex/XML")
      public static let stripDiacritics = StringTransform("NFD; [:Mn:] Remove; NFC")
      public static let stripCombiningMarks = StringTransform("NFD; [:Mn:] Remove; NFC")
      public static let toUnicodeName = StringTransform("Any-Name")
    }

    open class NSCharacterSet: NSObject, @unchecked Sendable {
      let characters: CharacterSet
      public init(charactersIn aString: String) { characters = CharacterSet(charactersIn: aString) }
      public class var whitespaces: CharacterSet { .whitespaces }
      public class var whitespacesAndNewlines: CharacterSet { .whitespacesAndNewlines }
      public class var newlines: CharacterSet { .newlines }
      public class var decimalDigits: CharacterSet { .decimalDigits }
      public class var letters: CharacterSet { .letters }
      public class var lowercaseLetters: CharacterSet { .lowercaseLetters }
      public class var uppercaseLetters: CharacterSet { .uppercaseLetters }
      public class var capitalizedLetters: CharacterSet { .capitalizedLetters }
      public class var alphanumerics: CharacterSet { .alphanumerics }
      public class var punctuationCharacters: CharacterSet { .punctuationCharacters }
      public class var symbols: CharacterSet { .symbols }
      public class var controlCharacters: CharacterSet { .controlCharacters }
      public class var urlQueryAllowed: CharacterSet { .urlQueryAllowed }
      public class var urlPathAllowed: CharacterSet { .urlPathAllowed }
      public class var urlHostAllowed: CharacterSet { .urlHostAllowed }
      public class var urlFragmentAllowed: CharacterSet { .urlFragmentAllowed }
      public var inverted: CharacterSet { characters.inverted }
      public func contains(_ member: Unicode.Scalar) -> Bool { characters.contains(member) }
    }

    public struct CharacterSet: SetAlgebra, Hashable, Codable, Sendable {
      public typealias Element = Unicode.Scalar
      public typealias ArrayLiteralElement = Unicode.Scalar
      @primitive public init()
      @primitive public init(charactersIn string: String)
      @primitive public init(charactersIn range: ClosedRange<Unicode.Scalar>)
      @primitive public static var whitespaces: CharacterSet { get }
      @primitive public static var whitespacesAndNewlines: CharacterSet { get }
      @primitive public static var newlines: CharacterSet { get }
      @primitive public static var decimalDigits: CharacterSet { get }
      @primitive public static var letters: CharacterSet { get }
      @primitive public static var lowercaseLetters: CharacterSet { get }
      @primitive public static var uppercaseLetters: CharacterSet { get }
      @primitive public static var capitalizedLetters: CharacterSet { get }
      @primitive public static var nonBaseCharacters: CharacterSet { get }
      @primitive public static var decomposables: CharacterSet { get }
      @primitive public static var illegalCharacters: CharacterSet { get }
      @primitive public static var alphanumerics: CharacterSet { get }
      @primitive public static var punctuationCharacters: CharacterSet { get }
      @primitive public static var symbols: CharacterSet { get }
      @primitive public static var controlCharacters: CharacterSet { get }
      @primitive public static var urlQueryAllowed: CharacterSet { get }
      @primitive public static var urlPathAllowed: CharacterSet { get }
      @primitive public static var urlHostAllowed: CharacterSet { get }
      @primitive public static var urlFragmentAllowed: CharacterSet { get }
      @primitive public var inverted: CharacterSet { get }
      @primitive public func contains(_ member: Unicode.Scalar) -> Bool
      @primitive public func isSuperset(of other: CharacterSet) -> Bool
      @primitive public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public mutating func insert(charactersIn string: String)
      @primitive public mutating func remove(charactersIn string: String)
      @discardableResult
      @primitive public mutating func insert(_ character: Unicode.Scalar)
        -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      @discardableResult
      @primitive public mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar?
      @discardableResult
      @primitive public mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar?
      @primitive public func union(_ other: CharacterSet) -> CharacterSet
      @primitive public func intersection(_ other: CharacterSet) -> CharacterSet
      @primitive public func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      public mutating func formUnion(_ other: CharacterSet) { self = union(other) }
      public mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
      public mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
      public init(charactersIn range: Range<Unicode.Scalar>) {
        self.init()
        for value in range.lowerBound.value..<range.upperBound.value {
          if let scalar = Unicode.Scalar(value) { insert(scalar) }
        }
      }
      public mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
        formUnion(CharacterSet(charactersIn: range))
      }
      public mutating func insert(charactersIn range: Range<Unicode.Scalar>) {
        formUnion(CharacterSet(charactersIn: range))
      }
      public mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
        self = subtracting(CharacterSet(charactersIn: range))
      }
      public mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
        self = subtracting(CharacterSet(charactersIn: range))
      }
      public func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
      public mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
      public mutating func invert() { self = inverted }
      @primitive public func hasMember(inPlane plane: UInt8) -> Bool
      public var bitmapRepresentation: Data { Data(_bitmap()) }
      public init(bitmapRepresentation data: Data) { self = CharacterSet._of(bitmap: Array(data)) }
      @primitive func _bitmap() -> [UInt8]
      @primitive static func _of(bitmap: [UInt8]) -> CharacterSet
    }

    @costly
    open class NSRegularExpression: NSObject {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let allowCommentsAndWhitespace = Options(rawValue: 2)
        public static let ignoreMetacharacters = Options(rawValue: 4)
        public static let dotMatchesLineSeparators = Options(rawValue: 8)
        public static let anchorsMatchLines = Options(rawValue: 16)
        public static let useUnixLineSeparators = Options(rawValue: 32)
        public static let useUnicodeWordBoundaries = Options(rawValue: 64)
      }
      public struct MatchingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reportProgress = MatchingOptions(rawValue: 1)
        public static let reportCompletion = MatchingOptions(rawValue: 2)
        public static let anchored = MatchingOptions(rawValue: 4)
        public static let withTransparentBounds = MatchingOptions(rawValue: 8)
        public static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
      }
      @primitive public init(pattern: String, options: NSRegularExpression.Options = []) throws
      @primitive public var pattern: String { get }
      @primitive public var options: Options { get }
      @primitive public var numberOfCaptureGroups: Int { get }
      @primitive public func matches(in string: String, options: MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
      public struct MatchingFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let progress = MatchingFlags(rawValue: 1)
        public static let completed = MatchingFlags(rawValue: 2)
        public static let hitEnd = MatchingFlags(rawValue: 4)
      }
      public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: @escaping (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
        stop.pointee = false
        for match in matches(in: string, options: options, range: range) {
          block(match, [], stop)
          if stop.pointee.boolValue { return }
        }
      }
      @primitive public func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
      public func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
      }
      @primitive public func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int
      @primitive public func stringByReplacingMatches(
        in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
      ) -> String
      /// The pattern that matches the text itself.
      public class func escapedPattern(for string: String) -> String {
        String(string.flatMap { "*?+[(){}^$|\\./".contains($0) ? ["\\", $0] : [$0] })
      }
      /// The template that inserts the text itself.
      public class func escapedTemplate(for string: String) -> String {
        String(string.flatMap { "\\$".contains($0) ? ["\\", $0] : [$0] })
      }
      public func replaceMatches(
        in string: NSMutableString, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
      ) -> Int {
        let count = numberOfMatches(in: string.string, options: options, range: range)
        string.setString(stringByReplacingMatches(in: string.string, options: options, range: range, withTemplate: templ))
        return count
      }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSRegularExpression else { return false }
        return self === other || pattern == other.pattern && options == other.options
      }
      open override var hash: Int { pattern.hashValue }
    }
    """#
}
