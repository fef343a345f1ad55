extension InterfaceText {
  /// Key paths and reflection.
  static let swiftKeyPaths = #"""
    public class AnyKeyPath: Hashable, @unchecked Sendable {
      @primitive public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }
    public class PartialKeyPath<Root>: AnyKeyPath, @unchecked Sendable {}
    public class KeyPath<Root, Value>: PartialKeyPath<Root>, @unchecked Sendable {}
    public class WritableKeyPath<Root, Value>: KeyPath<Root, Value>, @unchecked Sendable {}
    public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>, @unchecked Sendable {}

    extension AnyKeyPath: CustomDebugStringConvertible {
      @primitive public var debugDescription: String { get }
    }

    extension AnyKeyPath {
      @primitive public func appending(path: AnyKeyPath) -> AnyKeyPath?
    }

    extension KeyPath {
      @primitive public func appending<AppendedValue>(
        path: KeyPath<Value, AppendedValue>
      ) -> KeyPath<Root, AppendedValue>
    }

    extension WritableKeyPath {
      @primitive public func appending<AppendedValue>(
        path: WritableKeyPath<Value, AppendedValue>
      ) -> WritableKeyPath<Root, AppendedValue>
    }

    public protocol CustomReflectable {
      var customMirror: Mirror { get }
    }

    public struct Mirror: CustomStringConvertible {
      public typealias Child = (label: String?, value: Any)
      public typealias Children = AnyCollection<Child>
      public enum DisplayStyle: Sendable {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
      }
      public let children: Children
      public let displayStyle: DisplayStyle?
      public let subjectType: Any.Type
      @primitive public init(reflecting subject: Any)
      public var superclassMirror: Mirror? { nil }
      public var description: String { "Mirror for " + String(describing: subjectType) }
    }
    """#
}
