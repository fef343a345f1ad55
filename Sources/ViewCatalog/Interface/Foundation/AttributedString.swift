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
        public enum LanguageIdentifierAttribute: AttributedStringKey {
          public typealias Value = String
          public static let name = "NSLanguage"
        }
        public enum ImageURLAttribute: AttributedStringKey {
          public typealias Value = URL
          public static let name = "NSImageURL"
        }
        public enum AlternateDescriptionAttribute: AttributedStringKey {
          public typealias Value = String
          public static let name = "NSAlternateDescription"
        }
        public enum ReplacementIndexAttribute: AttributedStringKey {
          public typealias Value = Int
          public static let name = "NSReplacementIndex"
        }
        public let link: LinkAttribute
        public let languageIdentifier: LanguageIdentifierAttribute
        public let imageURL: ImageURLAttribute
        public let alternateDescription: AlternateDescriptionAttribute
        public let replacementIndex: ReplacementIndexAttribute
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
    public struct AttributeContainer: Hashable, Sendable, CustomStringConvertible {
      var values: [String: AnyHashable] = [:]
      public init() {}
      init(values: [String: AnyHashable]) { self.values = values }
      public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? {
        get { values[T.name]?.base as? T.Value }
        set { if let newValue { values[T.name] = AnyHashable(newValue) } else { values[T.name] = nil } }
      }
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? {
        get { values[K.name]?.base as? K.Value }
        set { if let newValue { values[K.name] = AnyHashable(newValue) } else { values[K.name] = nil } }
      }
      public mutating func merge(_ attributes: AttributeContainer) {
        for (name, value) in attributes.values { values[name] = value }
      }
      public func merging(_ other: AttributeContainer) -> AttributeContainer {
        var result = self
        result.merge(other)
        return result
      }
      public static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool { lhs.values == rhs.values }
      public func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    public protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var characters: AttributedString.CharacterView { get }
      var runs: AttributedString.Runs { get }
    }

    extension AttributedStringProtocol {
      public func range<T: StringProtocol>(
        of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
      ) -> Range<AttributedString.Index>? {
        let text = String(characters)
        guard let found = text.range(of: String(stringToFind), options: options) else { return nil }
        let first = startIndex.offset
        let lower = first + text.distance(from: text.startIndex, to: found.lowerBound)
        let upper = first + text.distance(from: text.startIndex, to: found.upperBound)
        return AttributedString.Index(offset: lower)..<AttributedString.Index(offset: upper)
      }
      public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index {
        AttributedString.Index(offset: i.offset + 1)
      }
      public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index {
        AttributedString.Index(offset: i.offset - 1)
      }
      public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index {
        AttributedString.Index(offset: i.offset + distance)
      }
      public var description: String {
        var text = ""
        for run in runs { text += (text.isEmpty ? "" : "\n") + run.description }
        return text
      }
      var pieces: [AttributedString._Piece] {
        runs.elements.map { AttributedString._Piece(text: $0.text, attributes: $0.attributes) }
      }
    }

    @dynamicMemberLookup
    public struct AttributedString: AttributedStringProtocol, Codable, Sendable, ExpressibleByStringLiteral {
      public struct Index: Comparable, Hashable, Sendable {
        let offset: Int
        init(offset: Int) { self.offset = offset }
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
      }
      public struct Runs: BidirectionalCollection, Sendable {
        public struct Index: Comparable, Sendable {
          let number: Int
          public static func < (lhs: Index, rhs: Index) -> Bool { lhs.number < rhs.number }
        }
        @dynamicMemberLookup
        public struct Run: Sendable, CustomStringConvertible {
          public let range: Range<AttributedString.Index>
          public let attributes: AttributeContainer
          let text: String
          init(range: Range<AttributedString.Index>, attributes: AttributeContainer, text: String) {
            self.range = range
            self.attributes = attributes
            self.text = text
          }
          public var description: String { "\(text) \(attributes)" }
          public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? { attributes[K.self] }
          public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
          ) -> K.Value? { attributes[K.self] }
        }
        let elements: [Run]
        init(of pieces: [_Piece], from first: Int) {
          var place = first
          var elements: [Run] = []
          for piece in pieces {
            let end = place + piece.text.count
            elements.append(
              Run(
                range: AttributedString.Index(offset: place)..<AttributedString.Index(offset: end),
                attributes: piece.attributes, text: piece.text))
            place = end
          }
          self.elements = elements
        }
        public var startIndex: Index { Index(number: 0) }
        public var endIndex: Index { Index(number: elements.count) }
        public func index(after i: Index) -> Index { Index(number: i.number + 1) }
        public func index(before i: Index) -> Index { Index(number: i.number - 1) }
        public subscript(position: Index) -> Run { elements[position.number] }
        public subscript(position: AttributedString.Index) -> Run { elements.first { $0.range.contains(position) }! }
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
      /// A run of characters with the same attributes.
      public struct _Piece: Hashable, Sendable {
        public var text: String
        public var attributes: AttributeContainer
        init(text: String, attributes: AttributeContainer) {
          self.text = text
          self.attributes = attributes
        }
      }

      /// The runs; neighbours differ in their attributes, and none is empty.
      public var _stored: [_Piece] = []

      public init() {}
      init(pieces: [_Piece]) { for piece in pieces { add(piece) } }
      public init(_ string: String, attributes: AttributeContainer = .init()) {
        add(_Piece(text: string, attributes: attributes))
      }
      public init(_ substring: Substring, attributes: AttributeContainer = .init()) {
        add(_Piece(text: String(substring), attributes: attributes))
      }
      public init(_ substring: AttributedSubstring) { self.init(pieces: substring._stored) }
      public init(stringLiteral value: String) { self.init(value) }
      public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        for part in AttributedString.parts(ofMarkdown: markdown) {
          var attributes = AttributeContainer()
          if part.intent > 0 {
            attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
              InlinePresentationIntent(rawValue: UInt(part.intent))
          }
          if !part.link.isEmpty, let url = URL(string: part.link) {
            attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
          }
          add(_Piece(text: part.text, attributes: attributes))
        }
      }
      public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
      public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
      ) {
        self.init(String(localized: keyAndValue))
      }
      @primitive static func parts(ofMarkdown text: String) -> [(text: String, intent: Int, link: String)]

      private mutating func add(_ piece: _Piece) {
        if piece.text.isEmpty { return }
        if let last = _stored.last, last.attributes == piece.attributes {
          _stored[_stored.count - 1].text += piece.text
        } else {
          _stored.append(piece)
        }
      }
      /// The value of an attribute that all runs share.
      static func _value<K: AttributedStringKey>(_: K.Type, in pieces: [_Piece]) -> K.Value? {
        guard let value = pieces.first?.attributes[K.self] else { return nil }
        return pieces.allSatisfy { $0.attributes[K.self] == value } ? value : nil
      }
      /// The runs between two character offsets.
      func pieces(from lower: Int, to upper: Int) -> [_Piece] {
        var result: [_Piece] = []
        var place = 0
        for piece in _stored {
          let count = piece.text.count
          let first = Swift.max(lower - place, 0)
          let end = Swift.min(upper - place, count)
          if first < end {
            result.append(_Piece(text: String(piece.text.dropFirst(first).prefix(end - first)), attributes: piece.attributes))
          }
          place += count
        }
        return result
      }
      private mutating func replace(from lower: Int, to upper: Int, with pieces: [_Piece]) {
        self = AttributedString(
          pieces: self.pieces(from: 0, to: lower) + pieces + self.pieces(from: upper, to: endIndex.offset))
      }

      public var startIndex: Index { Index(offset: 0) }
      public var endIndex: Index {
        var count = 0
        for piece in _stored { count += piece.text.count }
        return Index(offset: count)
      }
      public var characters: CharacterView {
        get { CharacterView(pieces: _stored, first: 0) }
        set { self = AttributedString(pieces: newValue.pieces) }
      }
      public var runs: Runs { Runs(of: _stored, from: 0) }
      public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? {
        get { AttributedString._value(K.self, in: _stored) }
        set { for index in _stored.indices { _stored[index].attributes[K.self] = newValue } }
      }
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? {
        get { AttributedString._value(K.self, in: _stored) }
        set { for index in _stored.indices { _stored[index].attributes[K.self] = newValue } }
      }
      public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring
      where R.Bound == AttributedString.Index {
        get {
          let range = bounds.relative(to: characters)
          return AttributedSubstring(
            _stored: pieces(from: range.lowerBound.offset, to: range.upperBound.offset), first: range.lowerBound.offset)
        }
        set {
          let range = bounds.relative(to: characters)
          replace(from: range.lowerBound.offset, to: range.upperBound.offset, with: newValue._stored)
        }
      }
      public mutating func append(_ s: some AttributedStringProtocol) { for piece in s.pieces { add(piece) } }
      public mutating func insert(_ s: some AttributedStringProtocol, at index: Index) {
        replace(from: index.offset, to: index.offset, with: s.pieces)
      }
      public mutating func replaceSubrange<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, with s: S)
      where R.Bound == Index {
        let range = range.relative(to: characters)
        replace(from: range.lowerBound.offset, to: range.upperBound.offset, with: s.pieces)
      }
      public mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Index {
        let range = range.relative(to: characters)
        replace(from: range.lowerBound.offset, to: range.upperBound.offset, with: [])
      }
      public mutating func setAttributes(_ attributes: AttributeContainer) {
        for index in _stored.indices { _stored[index].attributes = attributes }
        self = AttributedString(pieces: _stored)
      }
      public mutating func mergeAttributes(_ attributes: AttributeContainer) {
        for index in _stored.indices { _stored[index].attributes.merge(attributes) }
        self = AttributedString(pieces: _stored)
      }
      public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var result = self
        result.setAttributes(attributes)
        return result
      }
      public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var result = self
        result.mergeAttributes(attributes)
        return result
      }
      public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool { lhs._stored == rhs._stored }
      public func hash(into hasher: inout Hasher) { hasher.combine(_stored) }
      public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
      }
      public static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString {
        var result = lhs
        result.append(rhs)
        return result
      }
      public static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol) { lhs.append(rhs) }
    }

    @dynamicMemberLookup
    public struct AttributedSubstring: AttributedStringProtocol, Sendable {
      var _stored: [AttributedString._Piece] = []
      var first = 0
      public init() {}
      init(_stored: [AttributedString._Piece], first: Int) {
        self._stored = _stored
        self.first = first
      }
      public var startIndex: AttributedString.Index { AttributedString.Index(offset: first) }
      public var endIndex: AttributedString.Index {
        var count = first
        for piece in _stored { count += piece.text.count }
        return AttributedString.Index(offset: count)
      }
      public var characters: AttributedString.CharacterView {
        AttributedString.CharacterView(pieces: _stored, first: first)
      }
      public var runs: AttributedString.Runs { AttributedString.Runs(of: _stored, from: first) }
      public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? {
        get { AttributedString._value(K.self, in: _stored) }
        set { for index in _stored.indices { _stored[index].attributes[K.self] = newValue } }
      }
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
      ) -> K.Value? {
        get { AttributedString._value(K.self, in: _stored) }
        set { for index in _stored.indices { _stored[index].attributes[K.self] = newValue } }
      }
      public mutating func setAttributes(_ attributes: AttributeContainer) {
        for index in _stored.indices { _stored[index].attributes = attributes }
      }
      public mutating func mergeAttributes(_ attributes: AttributeContainer) {
        for index in _stored.indices { _stored[index].attributes.merge(attributes) }
      }
      public static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool { lhs._stored == rhs._stored }
      public func hash(into hasher: inout Hasher) { hasher.combine(_stored) }
    }
    """#
}
