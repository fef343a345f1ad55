extension InterfaceText {
  /// Encoding and decoding.
  static let swiftCodable = #"""
    public protocol Encodable {
      func encode(to encoder: any Encoder) throws
    }

    public protocol Decodable {
      init(from decoder: any Decoder) throws
    }

    public typealias Codable = Encodable & Decodable

    public protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }

    extension CodingKey {
      public var description: String { stringValue }
      public var debugDescription: String { stringValue }
    }

    extension CodingKey where Self: RawRepresentable, RawValue == String {
      public var stringValue: String { rawValue }
      public init?(stringValue: String) { self.init(rawValue: stringValue) }
      public var intValue: Int? { nil }
      public init?(intValue: Int) { return nil }
    }

    extension CodingKey where Self: RawRepresentable, RawValue == Int {
      public var stringValue: String {
        let number: Int = rawValue
        return String(number)
      }
      public init?(stringValue: String) { return nil }
      public var intValue: Int? { rawValue }
      public init?(intValue: Int) { self.init(rawValue: intValue) }
    }

    public struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init?(rawValue: String) { self.rawValue = rawValue }
    }

    public protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }

    public protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }

    public struct KeyedEncodingContainer<K: CodingKey> {
      public typealias Key = K
      let node: _CodingNode
      init(_node node: _CodingNode) { self.node = node }
      public var codingPath: [any CodingKey] { node.path }
      public mutating func encodeNil(forKey key: K) throws { node.member(key).setNull() }
      public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws { try node.member(key).encode(value) }
      public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
        if let value { try encode(value, forKey: key) }
      }
      public mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: K
      ) -> KeyedEncodingContainer<NestedKey> {
        _NodeEncoder(node: node.member(key)).container(keyedBy: keyType)
      }
      public mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
        _NodeEncoder(node: node.member(key)).unkeyedContainer()
      }
      public mutating func superEncoder() -> any Encoder { _NodeEncoder(node: node.member(_DictionaryCodingKey("super"))) }
      public mutating func superEncoder(forKey key: K) -> any Encoder { _NodeEncoder(node: node.member(key)) }
    }

    public struct KeyedDecodingContainer<K: CodingKey> {
      public typealias Key = K
      let node: _CodingNode
      init(_node node: _CodingNode) { self.node = node }
      public var codingPath: [any CodingKey] { node.path }
      public var allKeys: [K] { node.names.compactMap { K(stringValue: $0) } }
      public func contains(_ key: K) -> Bool { node.find(key) != nil }
      public func decodeNil(forKey key: K) throws -> Bool { try node.required(key).isNull }
      public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { try node.required(key).decode(type) }
      public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
        guard let found = node.find(key), !found.isNull else { return nil }
        return try found.decode(type)
      }
      public func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: K
      ) throws -> KeyedDecodingContainer<NestedKey> {
        try _NodeDecoder(node: node.required(key)).container(keyedBy: type)
      }
      public func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
        try _NodeDecoder(node: node.required(key)).unkeyedContainer()
      }
      public func superDecoder() throws -> any Decoder {
        _NodeDecoder(node: try node.required(_DictionaryCodingKey("super")))
      }
      public func superDecoder(forKey key: K) throws -> any Decoder { _NodeDecoder(node: try node.required(key)) }
    }

    public protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
      ) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }

    public protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
    }

    public protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
    }

    public protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }

    /// What a format does in its own way: the names of keys, dates, data.
    open class _CodingFormat {
      public var userInfo: [CodingUserInfoKey: Any] = [:]
      public init() {}
      /// The name in the data of a key that is encoded.
      open func name(of key: any CodingKey, in path: [any CodingKey]) -> String { key.stringValue }
      /// The name of the key that is meant by one in the data.
      open func keyName(_ name: String, in path: [any CodingKey]) -> String { name }
      /// Encodes a value in the format's own way; `false` if it has none.
      open func encode<T: Encodable>(_ value: T, into node: _CodingNode) throws -> Bool { false }
      /// Decodes a value in the format's own way; `nil` if it has none.
      open func decode<T: Decodable>(_ type: T.Type, from node: _CodingNode) throws -> T? { nil }
    }

    /// A value on its way to or from data: what JSON and property lists consist of.
    public final class _CodingNode {
      public enum Kind { case nothing, null, leaf, list, object }
      public var kind = Kind.nothing
      /// A number, a truth value, a string, or what the format itself put here.
      public var leaf: Any?
      public var list: [_CodingNode] = []
      /// The members of an object, in their order.
      public var names: [String] = []
      public var members: [String: _CodingNode] = [:]
      public let path: [any CodingKey]
      public let format: _CodingFormat

      public init(path: [any CodingKey], format: _CodingFormat) {
        self.path = path
        self.format = format
      }

      public var isNull: Bool { kind == .null }
      public func setNull() { kind = .null }
      public func setLeaf(_ value: Any) {
        kind = .leaf
        leaf = value
      }

      // MARK: Encoding

      public func encode<T: Encodable>(_ value: T) throws {
        if try format.encode(value, into: self) { return }
        if let plain = _plain(value) { return setLeaf(plain) }
        try value.encode(to: _NodeEncoder(node: self))
        // What encodes nothing is an object without members.
        if kind == .nothing { kind = .object }
      }

      public func member(_ key: any CodingKey) -> _CodingNode {
        kind = .object
        let name = format.name(of: key, in: path)
        if members[name] == nil { names.append(name) }
        let made = _CodingNode(path: path + [key], format: format)
        members[name] = made
        return made
      }

      public func element() -> _CodingNode {
        kind = .list
        let made = _CodingNode(path: path + [_DictionaryCodingKey(index: list.count)], format: format)
        list.append(made)
        return made
      }

      // MARK: Decoding

      public func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let value = try format.decode(type, from: self) { return value }
        guard _isPlain(type) else { return try T(from: _NodeDecoder(node: self)) }
        switch kind {
        case .leaf:
          if let found = leaf {
            if let value = _plain(found, as: type) { return value }
            if _isNumber(found) && _isNumber(type) {
              let text = "Number " + String(describing: found) + " is not representable in Swift."
              throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
            }
          }
          throw mismatch(type)
        case .null, .nothing: throw missing(type)
        case .list, .object: throw mismatch(type)
        }
      }

      public func missing(_ type: Any.Type) -> DecodingError {
        .valueNotFound(
          type,
          DecodingError.Context(
            codingPath: path,
            debugDescription: "Cannot get value of type " + String(describing: type) + " -- found null value instead"))
      }

      public func mismatch(_ type: Any.Type) -> DecodingError {
        let found: String
        switch kind {
        case .list: found = "an array"
        case .object: found = "a dictionary"
        case .nothing, .null: found = "null"
        case .leaf: found = leaf is String ? "a string" : leaf is Bool ? "bool" : "number"
        }
        let text = "Expected to decode " + String(describing: type) + " but found " + found + " instead."
        return .typeMismatch(type, DecodingError.Context(codingPath: path, debugDescription: text))
      }

      public func find(_ key: any CodingKey) -> _CodingNode? { members[key.stringValue] }

      public func required(_ key: any CodingKey) throws -> _CodingNode {
        if let found = members[key.stringValue] { return found }
        let text = "No value associated with key " + String(describing: key) + " (\"" + key.stringValue + "\")."
        throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: path, debugDescription: text))
      }
    }

    /// What a number, a truth value or a string is in data; `nil` of any other value.
    @primitive func _plain<T>(_ value: T) -> Any?
    /// What data has as a value of another type; `nil` if there is no such value.
    @primitive func _plain<T>(_ value: Any, as type: T.Type) -> T?
    @primitive func _isPlain<T>(_ type: T.Type) -> Bool
    @primitive func _isNumber(_ value: Any) -> Bool

    public struct _NodeEncoder: Encoder {
      public let node: _CodingNode
      public init(node: _CodingNode) { self.node = node }
      public var codingPath: [any CodingKey] { node.path }
      public var userInfo: [CodingUserInfoKey: Any] { node.format.userInfo }
      public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.kind = .object
        return KeyedEncodingContainer<Key>(_node: node)
      }
      public func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.kind = .list
        return _ListEncodingContainer(node: node)
      }
      public func singleValueContainer() -> any SingleValueEncodingContainer { _ValueEncodingContainer(node: node) }
    }

    struct _ListEncodingContainer: UnkeyedEncodingContainer {
      let node: _CodingNode
      var codingPath: [any CodingKey] { node.path }
      var count: Int { node.list.count }
      mutating func encodeNil() throws { node.element().setNull() }
      mutating func encode<T: Encodable>(_ value: T) throws { try node.element().encode(value) }
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
      ) -> KeyedEncodingContainer<NestedKey> {
        _NodeEncoder(node: node.element()).container(keyedBy: keyType)
      }
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        _NodeEncoder(node: node.element()).unkeyedContainer()
      }
      mutating func superEncoder() -> any Encoder { _NodeEncoder(node: node.element()) }
    }

    struct _ValueEncodingContainer: SingleValueEncodingContainer {
      let node: _CodingNode
      var codingPath: [any CodingKey] { node.path }
      mutating func encodeNil() throws { node.setNull() }
      mutating func encode<T: Encodable>(_ value: T) throws { try node.encode(value) }
    }

    public struct _NodeDecoder: Decoder {
      public let node: _CodingNode
      public init(node: _CodingNode) { self.node = node }
      public var codingPath: [any CodingKey] { node.path }
      public var userInfo: [CodingUserInfoKey: Any] { node.format.userInfo }
      public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if node.kind == .null { throw node.missing([String: Any].self) }
        guard node.kind == .object else { throw node.mismatch([String: Any].self) }
        return KeyedDecodingContainer<Key>(_node: node)
      }
      public func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if node.kind == .null { throw node.missing([Any].self) }
        guard node.kind == .list else { throw node.mismatch([Any].self) }
        return _ListDecodingContainer(node: node, currentIndex: 0)
      }
      public func singleValueContainer() throws -> any SingleValueDecodingContainer {
        _ValueDecodingContainer(node: node)
      }
    }

    struct _ListDecodingContainer: UnkeyedDecodingContainer {
      let node: _CodingNode
      var currentIndex: Int
      var codingPath: [any CodingKey] { node.path }
      var count: Int? { node.list.count }
      var isAtEnd: Bool { currentIndex >= node.list.count }
      mutating func decodeNil() throws -> Bool {
        let isNull = try current(Never.self).isNull
        if isNull { currentIndex += 1 }
        return isNull
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try current(type).decode(type)
        currentIndex += 1
        return value
      }
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
      }
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try _NodeDecoder(node: current([String: Any].self)).container(keyedBy: type)
        currentIndex += 1
        return container
      }
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try _NodeDecoder(node: current([Any].self)).unkeyedContainer()
        currentIndex += 1
        return container
      }
      mutating func superDecoder() throws -> any Decoder {
        let decoder = _NodeDecoder(node: try current(Never.self))
        currentIndex += 1
        return decoder
      }
      func current(_ type: Any.Type) throws -> _CodingNode {
        if currentIndex < node.list.count { return node.list[currentIndex] }
        let path = node.path + [_DictionaryCodingKey(index: currentIndex)]
        throw DecodingError.valueNotFound(
          type, DecodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end."))
      }
    }

    struct _ValueDecodingContainer: SingleValueDecodingContainer {
      let node: _CodingNode
      var codingPath: [any CodingKey] { node.path }
      func decodeNil() -> Bool { node.isNull }
      func decode<T: Decodable>(_ type: T.Type) throws -> T { try node.decode(type) }
    }

    public enum EncodingError: Error {
      public struct Context: Sendable {
        public let codingPath: [any CodingKey]
        public let debugDescription: String
        public let underlyingError: (any Error)?
        public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
      }
      case invalidValue(Any, Context)
    }

    public enum DecodingError: Error {
      public struct Context: Sendable {
        public let codingPath: [any CodingKey]
        public let debugDescription: String
        public let underlyingError: (any Error)?
        public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
      }
      case typeMismatch(Any.Type, Context)
      case valueNotFound(Any.Type, Context)
      case keyNotFound(any CodingKey, Context)
      case dataCorrupted(Context)

      public static func dataCorruptedError<Key: CodingKey>(
        forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
      }
      public static func dataCorruptedError(
        in container: any SingleValueDecodingContainer, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
    }

    extension RawRepresentable where RawValue: Encodable, Self: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
      }
    }

    extension RawRepresentable where RawValue: Decodable, Self: Decodable {
      public init(from decoder: any Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(RawValue.self)
        guard let value = Self(rawValue: raw) else {
          let text =
            "Cannot initialize " + String(describing: Self.self) + " from invalid " + String(describing: RawValue.self)
            + " value " + String(describing: raw)
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
        }
        self = value
      }
    }
    """#
}
