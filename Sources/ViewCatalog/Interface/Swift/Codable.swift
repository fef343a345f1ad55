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
      public var description: String {
        let number = intValue.map { String($0) } ?? "nil"
        return String(describing: Self.self) + "(stringValue: \"" + stringValue + "\", intValue: " + number + ")"
      }
      public var debugDescription: String { description }
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

    public protocol KeyedEncodingContainerProtocol<Key> {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil(forKey key: Key) throws
      mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
      ) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: Key) -> any Encoder
    }

    extension KeyedEncodingContainerProtocol {
      public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
      }
      public mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
        try encode(object, forKey: key)
      }
    }

    public struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
      public typealias Key = K
      var _container: any KeyedEncodingContainerProtocol<K>
      public init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == K {
        _container = container
      }
      public var codingPath: [any CodingKey] { _container.codingPath }
      public mutating func encodeNil(forKey key: K) throws { try _container.encodeNil(forKey: key) }
      public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws {
        try _container.encode(value, forKey: key)
      }
      public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
        try _container.encodeIfPresent(value, forKey: key)
      }
      public mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: K
      ) -> KeyedEncodingContainer<NestedKey> {
        _container.nestedContainer(keyedBy: keyType, forKey: key)
      }
      public mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
        _container.nestedUnkeyedContainer(forKey: key)
      }
      public mutating func superEncoder() -> any Encoder { _container.superEncoder() }
      public mutating func superEncoder(forKey key: K) -> any Encoder { _container.superEncoder(forKey: key) }
    }

    /// The keyed container of the JSON encoder.
    public struct _JSONKeyedEncoding<K: CodingKey>: KeyedEncodingContainerProtocol {
      public typealias Key = K
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public mutating func encodeNil(forKey key: K) throws
      @primitive public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws
      @primitive public mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: K
      ) -> KeyedEncodingContainer<NestedKey>
      @primitive public mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer
      @primitive public mutating func superEncoder() -> any Encoder
      @primitive public mutating func superEncoder(forKey key: K) -> any Encoder
    }

    /// The keyed container through which a synthesized `encode(to:)` uses an encoder of the program.
    public final class _KeyedEncoding<K: CodingKey> {
      var container: KeyedEncodingContainer<K>
      init(_ encoder: any Encoder) { container = encoder.container(keyedBy: K.self) }
      init(nestedIn container: KeyedEncodingContainer<K>) { self.container = container }
      func encode<T: Encodable>(_ value: T, _ key: K) throws { try container.encode(value, forKey: key) }
      func encodeIfPresent<T: Encodable>(_ value: T?, _ key: K) throws {
        try container.encodeIfPresent(value, forKey: key)
      }
      func nested(_ key: K) -> _KeyedEncoding<_JSONKey> {
        _KeyedEncoding<_JSONKey>(nestedIn: container.nestedContainer(keyedBy: _JSONKey.self, forKey: key))
      }
    }

    public protocol KeyedDecodingContainerProtocol<Key> {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      var allKeys: [Key] { get }
      func contains(_ key: Key) -> Bool
      func decodeNil(forKey key: Key) throws -> Bool
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey>
      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: Key) throws -> any Decoder
    }

    extension KeyedDecodingContainerProtocol {
      public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try decode(type, forKey: key)
      }
    }

    public struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
      public typealias Key = K
      let _container: any KeyedDecodingContainerProtocol<K>
      public init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == K {
        _container = container
      }
      public var codingPath: [any CodingKey] { _container.codingPath }
      public var allKeys: [K] { _container.allKeys }
      public func contains(_ key: K) -> Bool { _container.contains(key) }
      public func decodeNil(forKey key: K) throws -> Bool { try _container.decodeNil(forKey: key) }
      public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
        try _container.decode(type, forKey: key)
      }
      public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
        try _container.decodeIfPresent(type, forKey: key)
      }
      public func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: K
      ) throws -> KeyedDecodingContainer<NestedKey> {
        try _container.nestedContainer(keyedBy: type, forKey: key)
      }
      public func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
        try _container.nestedUnkeyedContainer(forKey: key)
      }
      public func superDecoder() throws -> any Decoder { try _container.superDecoder() }
      public func superDecoder(forKey key: K) throws -> any Decoder { try _container.superDecoder(forKey: key) }
    }

    /// The keyed container of the JSON decoder.
    public struct _JSONKeyedDecoding<K: CodingKey>: KeyedDecodingContainerProtocol {
      public typealias Key = K
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public var allKeys: [K] { get }
      @primitive public func contains(_ key: K) -> Bool
      @primitive public func decodeNil(forKey key: K) throws -> Bool
      @primitive public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T
      @primitive public func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: K
      ) throws -> KeyedDecodingContainer<NestedKey>
      @primitive public func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer
      @primitive public func superDecoder() throws -> any Decoder
      @primitive public func superDecoder(forKey key: K) throws -> any Decoder
    }

    /// The keyed container through which a synthesized `init(from:)` uses a decoder of the program.
    public final class _KeyedDecoding<K: CodingKey> {
      let container: KeyedDecodingContainer<K>
      init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: K.self) }
      init(nestedIn container: KeyedDecodingContainer<K>) { self.container = container }
      var keys: [String] { container.allKeys.map { $0.stringValue } }
      func decode<T: Decodable>(_ type: T.Type, _ key: K) throws -> T { try container.decode(type, forKey: key) }
      func decodeIfPresent<T: Decodable>(_ type: T.Type, _ key: K) throws -> T? {
        try container.decodeIfPresent(type, forKey: key)
      }
      func nested(_ key: K) throws -> _KeyedDecoding<_JSONKey> {
        _KeyedDecoding<_JSONKey>(nestedIn: try container.nestedContainer(keyedBy: _JSONKey.self, forKey: key))
      }
    }

    public protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type)
        -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }

    extension UnkeyedEncodingContainer {
      public mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
        for element in sequence { try encode(element) }
      }
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
      mutating func encode(_ value: Bool) throws
      mutating func encode(_ value: String) throws
      mutating func encode(_ value: Double) throws
      mutating func encode(_ value: Float) throws
      mutating func encode(_ value: Int) throws
      mutating func encode(_ value: Int8) throws
      mutating func encode(_ value: Int16) throws
      mutating func encode(_ value: Int32) throws
      mutating func encode(_ value: Int64) throws
      mutating func encode(_ value: UInt) throws
      mutating func encode(_ value: UInt8) throws
      mutating func encode(_ value: UInt16) throws
      mutating func encode(_ value: UInt32) throws
      mutating func encode(_ value: UInt64) throws
    }

    public protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
      func decode<T: Decodable>(_ type: T.Type) throws -> T
      func decode(_ type: Bool.Type) throws -> Bool
      func decode(_ type: String.Type) throws -> String
      func decode(_ type: Double.Type) throws -> Double
      func decode(_ type: Float.Type) throws -> Float
      func decode(_ type: Int.Type) throws -> Int
      func decode(_ type: Int8.Type) throws -> Int8
      func decode(_ type: Int16.Type) throws -> Int16
      func decode(_ type: Int32.Type) throws -> Int32
      func decode(_ type: Int64.Type) throws -> Int64
      func decode(_ type: UInt.Type) throws -> UInt
      func decode(_ type: UInt8.Type) throws -> UInt8
      func decode(_ type: UInt16.Type) throws -> UInt16
      func decode(_ type: UInt32.Type) throws -> UInt32
      func decode(_ type: UInt64.Type) throws -> UInt64
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
        in container: any UnkeyedDecodingContainer, debugDescription: String
      ) -> DecodingError {
        let path = container.codingPath + [_GenericIndexKey(index: container.currentIndex)]
        return .dataCorrupted(Context(codingPath: path, debugDescription: debugDescription))
      }
      public static func dataCorruptedError(
        in container: any SingleValueDecodingContainer, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
    }

    struct _GenericIndexKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      init?(stringValue: String) { return nil }
      init?(intValue: Int) { self.init(index: intValue) }
      init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
      }
    }

    public struct _JSONKey: CodingKey {
      public let stringValue: String
      public let intValue: Int?
      public init?(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
      }
      public init?(intValue: Int) { self.init(index: intValue) }
      init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
      }
      public var description: String {
        let type = intValue == nil ? "CodingKeys" : "_CodingKey"
        return type + "(stringValue: \"" + stringValue + "\", intValue: " + (intValue.map { String($0) } ?? "nil") + ")"
      }
    }

    public struct _JSONEncoding: Encoder, SingleValueEncodingContainer {
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public var userInfo: [CodingUserInfoKey: Any] { get }
      @primitive public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      @primitive public func unkeyedContainer() -> any UnkeyedEncodingContainer
      @primitive public func singleValueContainer() -> any SingleValueEncodingContainer
      @primitive public mutating func encodeNil() throws
      @primitive public mutating func encode<T: Encodable>(_ value: T) throws
    }

    public struct _JSONUnkeyedEncoding: UnkeyedEncodingContainer {
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public var count: Int { get }
      @primitive public mutating func encodeNil() throws
      @primitive public mutating func encode<T: Encodable>(_ value: T) throws
      @primitive public mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type)
        -> KeyedEncodingContainer<NestedKey>
      @primitive public mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      @primitive public mutating func superEncoder() -> any Encoder
    }

    public struct _JSONDecoding: Decoder, SingleValueDecodingContainer {
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public var userInfo: [CodingUserInfoKey: Any] { get }
      @primitive public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      @primitive public func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      @primitive public func singleValueContainer() throws -> any SingleValueDecodingContainer
      @primitive public func decodeNil() -> Bool
      @primitive public func decode<T: Decodable>(_ type: T.Type) throws -> T
    }

    public struct _JSONUnkeyedDecoding: UnkeyedDecodingContainer {
      @primitive public var codingPath: [any CodingKey] { get }
      @primitive public var count: Int? { get }
      @primitive public var isAtEnd: Bool { get }
      @primitive public var currentIndex: Int { get }
      @primitive public mutating func decodeNil() throws -> Bool
      @primitive public mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      @primitive public mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      @primitive public mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey>
      @primitive public mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      @primitive public mutating func superDecoder() throws -> any Decoder
    }

    extension EncodingError: CustomDebugStringConvertible {
      @primitive public var debugDescription: String { get }
    }

    extension DecodingError: CustomDebugStringConvertible {
      @primitive public var debugDescription: String { get }
    }

    extension RawRepresentable where RawValue: Encodable, Self: Encodable {
      public func encode(to encoder: any Encoder) throws {
        try rawValue.encode(to: encoder)
      }
    }

    extension RawRepresentable where RawValue: Decodable, Self: Decodable {
      public init(from decoder: any Decoder) throws {
        // The raw value calls the container's method for its own type, not the generic one.
        let raw = try RawValue(from: decoder)
        guard let value = Self(rawValue: raw) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Cannot initialize " + String(describing: Self.self) + " from invalid "
                + String(describing: RawValue.self) + " value " + String(describing: raw)))
        }
        self = value
      }
    }
    """#
}
