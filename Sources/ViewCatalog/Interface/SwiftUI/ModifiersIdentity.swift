extension InterfaceText {
  /// Identity, tags and other traits that a container reads from its children.
  static let swiftUIModifiersIdentity = #"""
    nonisolated extension View {
      @identifies
      public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
      }
      public func equatable() -> EquatableView<Self> where Self: Equatable {
        EquatableView(content: self)
      }
      #if SYSTEM_26
      public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagTraitWritingModifier(tag: tag, includesOptional: includeOptional))
      }
      #elseif SDK_18
      public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        _trait(TagValueTraitKey<V>.self, .tagged(tag))
          ._trait(TagValueTraitKey<V?>.self, includeOptional ? .tagged(tag) : .untagged)
      }
      #else
      public func tag<V: Hashable>(_ tag: V) -> some View {
        _trait(TagValueTraitKey<V>.self, .tagged(tag))
      }
      #endif
      public func _untagged() -> some View {
        _trait(IsAuxiliaryContentTraitKey.self, true)
      }
      public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
      }
      public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
      }
    }

    /// A key of a value that a view passes to its container only.
    public protocol _ViewTraitKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
      public typealias Body = Never
      public let value: Trait.Value
    }

    #if SYSTEM_26
    struct _TagTraitWritingModifier<V: Hashable>: ViewModifier {
      typealias Body = Never
      var tag: V
      var includesOptional: Bool
    }
    #endif

    @uncertain
    struct _ContainerValueWritingModifier<Value>: ViewModifier {
      typealias Body = Never
      var keyPath: WritableKeyPath<ContainerValues, Value>
      var value: Value
    }

    struct LayoutPriorityTraitKey: _ViewTraitKey {
      static var defaultValue: Double { 0 }
    }

    struct ZIndexTraitKey: _ViewTraitKey {
      static var defaultValue: Double { 0 }
    }

    struct _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
      static var defaultValue: Key.Value { Key.defaultValue }
    }

    public struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
      public enum Value {
        case untagged
        case tagged(V)
      }
      public static var defaultValue: Value { .untagged }
    }

    struct IsAuxiliaryContentTraitKey: _ViewTraitKey {
      static var defaultValue: Bool { false }
    }
    """#
}
