extension InterfaceText {
  /// The protocols of nearly all types, and functions on their values.
  static let swiftBasicProtocols = #"""
    public typealias Void = ()
    /// The protocol to which every class conforms.
    public protocol AnyObject {}
    public typealias AnyClass = AnyObject.Type

    @_marker public protocol Copyable {}
    @_marker public protocol Escapable {}
    @_marker public protocol Sendable: SendableMetatype {}
    @_marker public protocol SendableMetatype {}
    @_marker public protocol BitwiseCopyable {}

    public protocol Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool
    }

    extension Equatable {
      public static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
    }

    public func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }

    @primitive public func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    public func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }

    public protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
    }

    extension Comparable {
      public static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
      public static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
      public static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
    }

    public protocol Hashable: Equatable {
      var hashValue: Int { get }
      func hash(into hasher: inout Hasher)
    }

    extension Hashable {
      public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
      }
    }

    public struct Hasher: Sendable {
      @primitive public init()
      public mutating func combine<H: Hashable>(_ value: H) { value.hash(into: &self) }
      @primitive public mutating func combine(bits: UInt)
      public mutating func combine(bytes: UnsafeRawBufferPointer) { for byte in bytes { combine(byte) } }
      @primitive public func finalize() -> Int
    }

    public protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }

    extension Identifiable where Self: AnyObject {
      public var id: ObjectIdentifier { ObjectIdentifier(self) }
    }

    public struct ObjectIdentifier: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
      @primitive public init(_ x: AnyObject)
      @primitive public init(_ x: Any.Type)
      @primitive public static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      @primitive public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public var debugDescription: String { get }
    }

    public protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }

    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }

    public func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
      lhs.rawValue == rhs.rawValue
    }
    public func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
      lhs.rawValue != rhs.rawValue
    }
    public func != <T: Equatable>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable {
      lhs.rawValue != rhs.rawValue
    }

    extension RawRepresentable where RawValue: Hashable, Self: Hashable {
      public var hashValue: Int { rawValue.hashValue }
      public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }

    public protocol CustomStringConvertible {
      var description: String { get }
    }

    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }

    public protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }

    public protocol TextOutputStream {
      mutating func write(_ string: String)
    }

    public protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
    }

    extension TextOutputStreamable {
      /// The text that `write(to:)` writes.
      func _written() -> String {
        var text = ""
        write(to: &text)
        return text
      }
    }

    public protocol CVarArg {}

    public struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var base: Any { get }
      @primitive public init<H: Hashable>(_ base: H)
      @primitive public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      public var description: String { String(describing: base) }
      public var debugDescription: String { "AnyHashable(" + String(reflecting: base) + ")" }
    }

    extension AnyHashable: @unchecked Sendable {}

    public enum Never {}

    extension Never: Error, Equatable, Comparable, Hashable, Sendable, Codable, Identifiable {
      public static func < (lhs: Never, rhs: Never) -> Bool {}
      public static func == (lhs: Never, rhs: Never) -> Bool {}
      public func hash(into hasher: inout Hasher) {}
      public var id: Never { switch self {} }
      public init(from decoder: any Decoder) throws {
        let text = "Unable to decode an instance of Never."
        throw DecodingError.typeMismatch(
          Never.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
      }
      public func encode(to encoder: any Encoder) throws {}
    }

    public protocol Error: Sendable {}

    public enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)

      public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let success): return .success(transform(success))
        case .failure(let failure): return .failure(failure)
        }
      }
      public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let success): return .success(success)
        case .failure(let failure): return .failure(transform(failure))
        }
      }
      public func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let success): return transform(success)
        case .failure(let failure): return .failure(failure)
        }
      }
      public func flatMapError<NewFailure: Error>(
        _ transform: (Failure) -> Result<Success, NewFailure>
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let success): return .success(success)
        case .failure(let failure): return transform(failure)
        }
      }
      public func get() throws(Failure) -> Success {
        switch self {
        case .success(let success): return success
        case .failure(let failure): throw failure
        }
      }
      public init(catching body: () throws(Failure) -> Success) {
        do {
          self = .success(try body())
        } catch {
          self = .failure(error)
        }
      }
    }

    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    extension Result: Sendable where Success: Sendable {}
    """#
}
