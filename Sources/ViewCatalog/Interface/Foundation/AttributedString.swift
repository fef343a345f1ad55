extension InterfaceText {
  /// Text with attributes.
  static let foundationAttributedString = #"""
    public protocol AttributedStringKey {
      associatedtype Value: Hashable
      static var name: String { get }
    }

    public protocol AttributeScope {}

    public enum AttributeScopes {}

    extension AttributeScopes {
      public struct FoundationAttributes: AttributeScope {
        public enum LinkAttribute: AttributedStringKey {
          public typealias Value = URL
          public static let name = "NSLink"
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
          public typealias Value = InlinePresentationIntent
          public static let name = "NSInlinePresentationIntent"
        }
        public let link: LinkAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
      }
      public var foundation: FoundationAttributes.Type { FoundationAttributes.self }
    }

    public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let emphasized = InlinePresentationIntent(rawValue: 1)
      public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
      public static let code = InlinePresentationIntent(rawValue: 4)
      public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    }

    @dynamicMemberLookup
    public enum AttributeDynamicLookup {
      public subscript<T: AttributedStringKey>(_: T.Type) -> T { get { fatalError("no such attribute") } }
    }

    extension AttributeDynamicLookup {
      public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
      ) -> T {
        self[T.self]
      }
    }

    @dynamicMemberLookup
    public struct AttributeContainer: Hashable, Sendable {
      @primitive public init()
      @primitive public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? { get set }
      @primitive
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? { get set }
      @primitive public mutating func merge(_ other: AttributeContainer)
      @primitive public static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }

    public protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var characters: AttributedString.CharacterView { get }
      var runs: AttributedString.Runs { get }
    }

    extension AttributedStringProtocol {
      @primitive public func range<T: StringProtocol>(
        of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
      ) -> Range<AttributedString.Index>?
      public var description: String { String(characters) }
    }

    @dynamicMemberLookup
    public struct AttributedString: AttributedStringProtocol, Codable, Sendable, ExpressibleByStringLiteral {
      public struct Index: Comparable, Hashable, Sendable {
        let offset: Int
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
      }
      public struct CharacterView: BidirectionalCollection, Sendable {
        let text: String
        public typealias Element = Character
        public typealias Iterator = IndexingIterator<CharacterView>
        public var startIndex: AttributedString.Index { AttributedString.Index(offset: 0) }
        public var endIndex: AttributedString.Index { AttributedString.Index(offset: text.count) }
        public func index(after i: AttributedString.Index) -> AttributedString.Index {
          AttributedString.Index(offset: i.offset + 1)
        }
        public func index(before i: AttributedString.Index) -> AttributedString.Index {
          AttributedString.Index(offset: i.offset - 1)
        }
        public subscript(position: AttributedString.Index) -> Character {
          text[text.index(text.startIndex, offsetBy: position.offset)]
        }
      }
      public struct Runs: Sequence, Sendable {
        @dynamicMemberLookup
        public struct Run: Sendable {
          public let range: Range<AttributedString.Index>
          public let attributes: AttributeContainer
          @primitive
          public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
          ) -> K.Value? { get }
        }
        let elements: [Run]
        public func makeIterator() -> IndexingIterator<[Run]> { elements.makeIterator() }
      }
      public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public init(
          allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
          failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
          self.allowsExtendedAttributes = allowsExtendedAttributes
          self.interpretedSyntax = interpretedSyntax
          self.failurePolicy = failurePolicy
        }
      }

      public init() { self.init("") }
      @primitive public init(_ string: String, attributes: AttributeContainer = .init())
      @primitive public init(_ substring: Substring, attributes: AttributeContainer = .init())
      public init(stringLiteral value: String) { self.init(value) }
      @primitive public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
      public init(localized keyAndValue: String.LocalizationValue, comment: StaticString? = nil) {
        self.init(String(localized: keyAndValue))
      }

      @primitive public var startIndex: Index { get }
      @primitive public var endIndex: Index { get }
      @primitive public var characters: CharacterView { get }
      @primitive public var runs: Runs { get }
      @primitive public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? { get set }
      @primitive
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? { get set }
      @primitive public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring
      where R.Bound == AttributedString.Index { get set }
      @primitive public mutating func append(_ s: some AttributedStringProtocol)
      @primitive public mutating func setAttributes(_ attributes: AttributeContainer)
      @primitive public mutating func mergeAttributes(_ attributes: AttributeContainer)
      @primitive public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public init(from decoder: any Decoder) throws
      @primitive public func encode(to encoder: any Encoder) throws
      public static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString {
        var result = lhs
        result.append(rhs)
        return result
      }
      public static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol) { lhs.append(rhs) }
    }

    @dynamicMemberLookup
    public struct AttributedSubstring: AttributedStringProtocol, Sendable {
      @primitive public init()
      @primitive public var startIndex: AttributedString.Index { get }
      @primitive public var endIndex: AttributedString.Index { get }
      @primitive public var characters: AttributedString.CharacterView { get }
      @primitive public var runs: AttributedString.Runs { get }
      @primitive
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? { get set }
      @primitive public static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }
    """#
}
