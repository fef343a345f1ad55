extension InterfaceText {
  /// Regular expressions, and searches with them.
  static let swiftRegexes = #"""
    public protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }

    public struct AnyRegexOutput: RandomAccessCollection {
      public struct Element {
        public let name: String?
        public let range: Range<String.Index>?
        public let substring: Substring?
        public let value: Any?
      }
      let elements: [Element]
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> Element { elements[position] }
      public subscript(name: String) -> Element? { elements.first { $0.name == name } }
    }

    @costly
    public struct Regex<Output>: RegexComponent {
      public typealias RegexOutput = Output
      @primitive public init(_ pattern: String) throws where Output == AnyRegexOutput
      @primitive public init(_ pattern: String, as outputType: Output.Type = Output.self) throws
      @primitive public init(verbatim: String) where Output == Substring
      public var regex: Regex<Output> { self }
      @primitive public init(_pattern pattern: String, _captures captures: [_RegexCapture])
      @primitive public var _pattern: String { get }
      @primitive public var _captures: [_RegexCapture] { get }
      @primitive public static func _newReference() -> Int

      @dynamicMemberLookup
      public struct Match {
        public let output: Output
        public let range: Range<String.Index>
        public let _references: [Int]
        public let _values: [Any?]
        public subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
        @_disfavoredOverload
        public subscript(dynamicMember keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output { output }
      }

      @primitive public func firstMatch(in string: String) throws -> Match?
      @primitive public func firstMatch(in string: Substring) throws -> Match?
      @primitive public func wholeMatch(in string: String) throws -> Match?
      @primitive public func wholeMatch(in string: Substring) throws -> Match?
      @primitive public func prefixMatch(in string: String) throws -> Match?
      @primitive public func prefixMatch(in string: Substring) throws -> Match?
      @primitive public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
      @primitive public func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output>
      @primitive public func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output>
      @primitive public func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output>
      @primitive public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output>
      @primitive public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output>
      @primitive public func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output>
    }

    /// A capture: its reference (0 if it is known only by position), and the transform of its text.
    public struct _RegexCapture {
      public let reference: Int
      public let transform: ((Substring) throws -> Any?)?
      public init(reference: Int, transform: ((Substring) throws -> Any?)?) {
        self.reference = reference
        self.transform = transform
      }
    }

    public struct RegexRepetitionBehavior: Hashable, Sendable {
      public let kind: Int
      public static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(kind: 0) }
      public static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(kind: 1) }
      public static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(kind: 2) }
    }

    extension Regex.Match where Output == AnyRegexOutput {
      public subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
      public subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
      public subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring {
        output[0].substring ?? ""
      }
    }

    extension BidirectionalCollection where SubSequence == Substring {
      @primitive public func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
      @primitive public func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      @primitive public func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      @primitive public func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
      @primitive public func firstRange(of regex: some RegexComponent) -> Range<Index>?
      @primitive public func ranges(of regex: some RegexComponent) -> [Range<Index>]
      public func contains(_ regex: some RegexComponent) -> Bool { firstRange(of: regex) != nil }
      public func starts(with regex: some RegexComponent) -> Bool { prefixMatch(of: regex) != nil }
      @primitive public func split(
        separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence]
      @primitive public func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
    }

    extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Substring {
      @primitive public func replacing<Replacement: Collection>(
        _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
      ) -> Self where Replacement.Element == Element
      @primitive public func replacing<Output, Replacement: Collection>(
        _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
        with replacement: (Regex<Output>.Match) throws -> Replacement
      ) rethrows -> Self where Replacement.Element == Element
      public mutating func replace<Replacement: Collection>(
        _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
      ) where Replacement.Element == Element {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
      }
      public mutating func replace<Output, Replacement: Collection>(
        _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
        with replacement: (Regex<Output>.Match) throws -> Replacement
      ) rethrows where Replacement.Element == Element {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
      }
      @primitive public mutating func trimPrefix(_ regex: some RegexComponent)
    }
    """#
}
