extension InterfaceText {
  /// Optionals.
  static let swiftOptionals = #"""
    public enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)

      public init(@wraps("view") _ some: Wrapped) { self = .some(some) }
      public init(nilLiteral: ()) { self = .none }

      @primitive public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      @primitive public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      public mutating func take() -> Wrapped? {
        let result = self
        self = .none
        return result
      }
      public var unsafelyUnwrapped: Wrapped { self! }
    }

    extension Optional: Equatable where Wrapped: Equatable {
      public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
        switch (lhs, rhs) {
        case (.some(let l), .some(let r)): return l == r
        case (.none, .none): return true
        default: return false
        }
      }
    }

    extension Optional: Hashable where Wrapped: Hashable {
      public func hash(into hasher: inout Hasher) {
        switch self {
        case .none: hasher.combine(0)
        case .some(let wrapped):
          hasher.combine(1)
          hasher.combine(wrapped)
        }
      }
    }

    extension Optional: Encodable where Wrapped: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .none: try container.encodeNil()
        case .some(let wrapped): try container.encode(wrapped)
        }
      }
    }

    extension Optional: Decodable where Wrapped: Decodable {
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .none : .some(try container.decode(Wrapped.self))
      }
    }

    extension Optional: Sendable where Wrapped: Sendable {}

    extension Optional: CustomDebugStringConvertible {
      @primitive public var debugDescription: String { get }
    }

    public struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
      public init(nilLiteral: ()) {}
    }

    extension Optional {
      public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { rhs == nil }
      @primitive public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool { !(lhs == nil) }
      @primitive public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { !(rhs == nil) }
    }

    public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
      switch optional {
      case .some(let value): return value
      case .none: return try defaultValue()
      }
    }

    public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
      switch optional {
      case .some(let value): return value
      case .none: return try defaultValue()
      }
    }
    """#
}
