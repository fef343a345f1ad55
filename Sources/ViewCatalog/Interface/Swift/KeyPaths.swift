extension InterfaceText {
  /// Key paths and reflection.
  static let swiftKeyPaths = #"""
    public class AnyKeyPath: Hashable, @unchecked Sendable {
      @primitive public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }
    extension AnyKeyPath {
      @primitive public static var rootType: any Any.Type { get }
      @primitive public static var valueType: any Any.Type { get }
    }
    public class PartialKeyPath<Root>: AnyKeyPath, @unchecked Sendable {}
    public class KeyPath<Root, Value>: PartialKeyPath<Root>, @unchecked Sendable {}
    public class WritableKeyPath<Root, Value>: KeyPath<Root, Value>, @unchecked Sendable {}
    public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>, @unchecked Sendable {}

    extension AnyKeyPath: CustomDebugStringConvertible {
      @primitive public var debugDescription: String { get }
    }

    extension AnyKeyPath {
      @_disfavoredOverload @primitive public func appending(path: AnyKeyPath) -> AnyKeyPath?
    }

    extension PartialKeyPath {
      @_disfavoredOverload @primitive public func appending(path: AnyKeyPath) -> PartialKeyPath<Root>?
    }

    extension KeyPath {
      @primitive public func appending<AppendedValue>(
        path: KeyPath<Value, AppendedValue>
      ) -> KeyPath<Root, AppendedValue>
      @primitive public func appending<AppendedValue>(
        path: ReferenceWritableKeyPath<Value, AppendedValue>
      ) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }

    extension WritableKeyPath {
      @primitive public func appending<AppendedValue>(
        path: WritableKeyPath<Value, AppendedValue>
      ) -> WritableKeyPath<Root, AppendedValue>
    }

    extension ReferenceWritableKeyPath {
      @primitive public func appending<AppendedValue>(
        path: WritableKeyPath<Value, AppendedValue>
      ) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }

    public protocol MirrorPath {}
    extension Int: MirrorPath {}
    extension String: MirrorPath {}

    public protocol CustomReflectable {
      var customMirror: Mirror { get }
    }

    public struct Mirror: CustomStringConvertible {
      public typealias Child = (label: String?, value: Any)
      public typealias Children = AnyCollection<Child>
      public enum DisplayStyle: Sendable {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
      }
      public enum AncestorRepresentation {
        case generated
        case customized(() -> Mirror)
        case suppressed
      }
      public let children: Children
      public let displayStyle: DisplayStyle?
      public let subjectType: Any.Type
      let ancestors: [Mirror]
      @primitive public init(reflecting subject: Any)
      public init<Subject>(
        _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        self.children = AnyCollection(children.map { pair -> Child in (label: pair.key, value: pair.value) })
        self.displayStyle = displayStyle
        subjectType = Subject.self
        ancestors = Mirror.own(ancestorRepresentation, subject, Subject.self)
      }
      public init<Subject, C: Collection>(
        _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        let none: String? = nil
        children = AnyCollection(unlabeledChildren.map { element -> Child in (label: none, value: element) })
        self.displayStyle = displayStyle
        subjectType = Subject.self
        ancestors = Mirror.own(ancestorRepresentation, subject, Subject.self)
      }
      public init<Subject, C: Collection>(
        _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) where C.Element == Child {
        self.children = AnyCollection(children)
        self.displayStyle = displayStyle
        subjectType = Subject.self
        ancestors = Mirror.own(ancestorRepresentation, subject, Subject.self)
      }
      public var superclassMirror: Mirror? { ancestors.first }
      /// The mirror of the superclass: that which the type provides, or that of the inherited stored properties.
      static func own(_ ancestor: AncestorRepresentation, _ subject: Any, _ type: Any.Type) -> [Mirror] {
        switch ancestor {
        case .generated: return inherited(subject, type)
        case .customized(let mirror): return [mirror()]
        case .suppressed: return []
        }
      }
      @primitive static func inherited(_ subject: Any, _ type: Any.Type) -> [Mirror]
      public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        var result: Any? = nil
        var mirror = self
        for step in [first] + rest {
          if let value = result { mirror = Mirror(reflecting: value) }
          result = mirror.child(step)
          if result == nil { return nil }
        }
        return result
      }
      func child(_ step: any MirrorPath) -> Any? {
        if let label = step as? String { return children.first(where: { $0.label == label })?.value }
        guard let index = step as? Int, index >= 0, index < children.count else { return nil }
        return Array(children)[index].value
      }
      public var description: String { "Mirror for " + String(describing: subjectType) }
    }
    """#
}
