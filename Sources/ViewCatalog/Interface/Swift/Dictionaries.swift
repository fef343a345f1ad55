extension InterfaceText {
  /// Dictionaries with their keys and values.
  static let swiftDictionaries = #"""
    public struct Dictionary<Key: Hashable, Value> {
      public typealias Element = (key: Key, value: Value)
      @primitive public init()
      @primitive public init(minimumCapacity: Int)
      @primitive public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      public init<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value) {
        self.init()
        for (key, value) in keysAndValues {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self[key] = value
          }
        }
      }
      @primitive public init<S: Sequence>(
        grouping values: S, by keyForValue: (S.Element) throws -> Key
      ) rethrows where Value == [S.Element]
    }

    extension Dictionary: ExpressibleByDictionaryLiteral {
      @primitive public init(dictionaryLiteral elements: (Key, Value)...)
    }

    extension Dictionary: Collection {
      public struct Index: Hashable, Comparable {
        @primitive public static func == (lhs: Index, rhs: Index) -> Bool
        @primitive public static func < (lhs: Index, rhs: Index) -> Bool
        @primitive public func hash(into hasher: inout Hasher)
      }
      public struct Iterator: IteratorProtocol {
        let base: [Key: Value]
        var place: Int
        @primitive public mutating func next() -> (key: Key, value: Value)?
      }
      public func makeIterator() -> Iterator { Iterator(base: self, place: 0) }
      @primitive public var startIndex: Index { get }
      @primitive public var endIndex: Index { get }
      @primitive public func index(after i: Index) -> Index
      public var isEmpty: Bool { count == 0 }
      @primitive public var count: Int { get }
      @primitive public var capacity: Int { get }
      @primitive public subscript(position: Index) -> (key: Key, value: Value) { get }
      @primitive public func index(forKey key: Key) -> Index?
    }

    extension Dictionary {
      @primitive public subscript(key: Key) -> Value? { get set }
      @primitive public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      public var keys: Keys {
        get { Keys(base: self) }
        set {}
      }
      public var values: Values {
        get { Values(base: self) }
        set { self = newValue.base }
      }
      @copies("elements")
      public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { result[key] = try transform(value) }
        return result
      }
      @copies("selection")
      public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self {
          if let new = try transform(value) { result[key] = new }
        }
        return result
      }
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for element in self where try isIncluded(element) { result[element.key] = element.value }
        return result
      }
      @discardableResult
      @primitive public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      @discardableResult
      @primitive public mutating func removeValue(forKey key: Key) -> Value?
      @discardableResult
      @primitive public mutating func remove(at index: Index) -> Element
      @primitive public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      public mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
      @primitive public mutating func reserveCapacity(_ minimumCapacity: Int)
      public mutating func merge<S: Sequence>(
        _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self[key] = value
          }
        }
      }
      public mutating func merge(
        _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows {
        for (key, value) in other {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self[key] = value
          }
        }
      }
      public func merging<S: Sequence>(
        _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      public func merging(
        _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }

      public struct Keys: Collection, Equatable {
        let base: [Key: Value]
        public typealias Element = Key
        public typealias Index = Dictionary.Index
        public struct Iterator: IteratorProtocol {
          var base: Dictionary.Iterator
          public mutating func next() -> Key? { base.next()?.key }
        }
        public func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
        public var startIndex: Dictionary.Index { base.startIndex }
        public var endIndex: Dictionary.Index { base.endIndex }
        public func index(after i: Dictionary.Index) -> Dictionary.Index { base.index(after: i) }
        public subscript(position: Dictionary.Index) -> Key { base[position].key }
        public var count: Int { base.count }
        public func _customContainsEquatableElement(_ element: Key) -> Bool? { base[element] != nil }
        public func contains(_ element: Key) -> Bool { base[element] != nil }
        public static func == (lhs: Keys, rhs: Keys) -> Bool {
          lhs.count == rhs.count && lhs.allSatisfy { rhs.base[$0] != nil }
        }
      }

      public struct Values: MutableCollection {
        var base: [Key: Value]
        public typealias Element = Value
        public typealias Index = Dictionary.Index
        public struct Iterator: IteratorProtocol {
          var base: Dictionary.Iterator
          public mutating func next() -> Value? { base.next()?.value }
        }
        public func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
        public var startIndex: Dictionary.Index { base.startIndex }
        public var endIndex: Dictionary.Index { base.endIndex }
        public func index(after i: Dictionary.Index) -> Dictionary.Index { base.index(after: i) }
        public subscript(position: Dictionary.Index) -> Value {
          get { base[position].value }
          set { base._setValue(newValue, at: position) }
        }
        public var count: Int { base.count }
      }
    }

    extension Dictionary {
      @primitive mutating func _setValue(_ value: Value, at index: Index)
    }

    extension Dictionary.Keys: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { Array(self).description }
      public var debugDescription: String { "Dictionary.Keys(" + Array(self).debugDescription + ")" }
    }

    extension Dictionary.Values: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { Array(self).description }
      public var debugDescription: String { "Dictionary.Values(" + Array(self).debugDescription + ")" }
    }

    extension Dictionary: Equatable where Value: Equatable {
      @primitive public static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    }

    extension Dictionary: Hashable where Value: Hashable {
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
      public func encode(to encoder: any Encoder) throws {
        if let texts = self as? [String: Value] {
          var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
          for (key, value) in texts { try container.encode(value, forKey: _DictionaryCodingKey(key)) }
        } else if let numbers = self as? [Int: Value] {
          var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
          for (key, value) in numbers { try container.encode(value, forKey: _DictionaryCodingKey(key)) }
        } else if Key.self is any CodingKeyRepresentable.Type {
          var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
          for (key, value) in self {
            guard let codingKey = (key as? any CodingKeyRepresentable)?.codingKey else { continue }
            try container.encode(value, forKey: _DictionaryCodingKey(codingKey))
          }
        } else {
          var container = encoder.unkeyedContainer()
          for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
          }
        }
      }
    }

    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
      public init(from decoder: any Decoder) throws {
        self.init()
        if Key.self == String.self || Key.self == Int.self {
          let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
          for key in container.allKeys {
            let value = try container.decode(Value.self, forKey: key)
            if let text = key.stringValue as? Key {
              self[text] = value
            } else if let number = key.intValue as? Key {
              self[number] = value
            }
          }
        } else if let keyType = Key.self as? any CodingKeyRepresentable.Type {
          let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
          for codingKey in container.allKeys {
            guard let key = keyType.init(codingKey: codingKey) as? Key else {
              throw DecodingError.dataCorruptedError(
                forKey: codingKey, in: container, debugDescription: "Could not convert key to type \(Key.self)")
            }
            self[key] = try container.decode(Value.self, forKey: codingKey)
          }
        } else {
          var container = try decoder.unkeyedContainer()
          while !container.isAtEnd {
            let key = try container.decode(Key.self)
            self[key] = try container.decode(Value.self)
          }
        }
      }
    }

    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

    extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var description: String { get }
      public var debugDescription: String { description }
    }

    struct _DictionaryCodingKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      init(_ text: String) {
        stringValue = text
        intValue = Int(text)
      }
      init(_ number: Int) {
        stringValue = String(number)
        intValue = number
      }
      init(index: Int) {
        stringValue = "Index " + String(index)
        intValue = index
      }
      init(_ key: any CodingKey) {
        stringValue = key.stringValue
        intValue = key.intValue
      }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { self.init(intValue) }
    }

    public protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }

    extension String: CodingKeyRepresentable {
      public var codingKey: any CodingKey { _DictionaryCodingKey(self) }
      public init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
    }

    extension Int: CodingKeyRepresentable {
      public var codingKey: any CodingKey { _DictionaryCodingKey(self) }
      public init?<T: CodingKey>(codingKey: T) {
        guard let number = codingKey.intValue else { return nil }
        self = number
      }
    }

    extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == String {
      public var codingKey: any CodingKey { _DictionaryCodingKey(rawValue) }
      public init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
    }

    extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int {
      public var codingKey: any CodingKey { _DictionaryCodingKey(rawValue) }
      public init?<T: CodingKey>(codingKey: T) {
        guard let number = codingKey.intValue else { return nil }
        self.init(rawValue: number)
      }
    }

    public struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection {
      let elements: [(Key, Value)]
      public typealias Element = (key: Key, value: Value)
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
      public init(dictionaryLiteral elements: (Key, Value)...) { self.elements = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> (key: Key, value: Value) { elements[position] }
    }

    extension KeyValuePairs: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String {
        if elements.isEmpty { return "[:]" }
        let pairs = elements.map { String(reflecting: $0.0) + ": " + String(reflecting: $0.1) }
        return "[" + pairs.joined(separator: ", ") + "]"
      }
      public var debugDescription: String { description }
    }

    extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
    """#
}
