extension InterfaceText {
  /// Environment values and preferences.
  static let swiftUIModifiersEnvironment = #"""
    nonisolated extension View {
      public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      }
      @provides("object")
      public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[objectOf: _EnvironmentObjectKey<T>()], object)
      }
      @provides("object")
      public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: _EnvironmentObjectKey<T>()], object)
      }
      public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
      ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
      }
      @touches("same area")
      public func disabled(@neutral("false") _ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { isEnabled in
          isEnabled = isEnabled && !disabled
        }
      }
      @adorns("view")
      public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
      }
      @adorns("view")
      public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
      }
      public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
          .modifier(ViewInputFlagModifier<ButtonRepeatBehavior.HasCustomRepeatBehavior>())
      }
      public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
      }
      public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
      }
      public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
      }
      public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
      }

      @adorns("view")
      public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
          let allowed = ControlSize.allCases.filter { range.contains($0) }
          if let smallest = allowed.first, let largest = allowed.last {
            size = min(max(size, smallest), largest)
          }
        }
      }
      public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(_DefaultAppStorage(store: store))
      }
      public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_LayoutDirectionBehaviorModifier(behavior: behavior))
      }
      public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
      }
      public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        modifier(_WheelPickerItemHeight(height: height))
      }
      public func horizontalRadioGroupLayout() -> some View {
        modifier(_HorizontalRadioGroup())
      }
      @writes("rename")
      public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(_RenameActionWriter(action: action))
      }
      @writes("rename")
      public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        modifier(_RenameActionWriter(action: { isFocused.wrappedValue = true }))
      }
      public func widgetURL(_ url: URL?) -> some View {
        modifier(WidgetURLModifier(url: url)).modifier(WidgetURLMetadataModifier(url: url))
      }
      public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(_WidgetAccentable(isAccentable: accentable))
      }

      @announces("value")
      public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
      }
      public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
      ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
      }
      @hot("preference")
      public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
      ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
      }
      public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
      ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
      }
      public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
      ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
      }
      public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @measures("preferences") @ViewBuilder _ transform: @escaping (K.Value) -> V
      ) -> some View {
        modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
      }
      public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @measures("preferences") @ViewBuilder _ transform: @escaping (K.Value) -> V
      ) -> some View {
        modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
      }
    }

    public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
      public typealias Body = Never
      public var keyPath: WritableKeyPath<EnvironmentValues, Value>
      public var value: Value
    }

    public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
      public typealias Body = Never
      public var keyPath: WritableKeyPath<EnvironmentValues, Value>
      public var transform: (inout Value) -> Void
    }

    @hole
    struct _DefaultAppStorage: ViewModifier {
      typealias Body = Never
      var store: UserDefaults
    }

    @uncertain
    @shows("nothing")
    struct _LayoutDirectionBehaviorModifier: ViewModifier {
      typealias Body = Never
      var behavior: LayoutDirectionBehavior
    }

    @hole
    struct _WheelPickerItemHeight: ViewModifier {
      typealias Body = Never
      var height: CGFloat
    }

    @hole
    struct _HorizontalRadioGroup: ViewModifier {
      typealias Body = Never
    }

    @hole
    @shows("nothing")
    struct _RenameActionWriter: ViewModifier {
      typealias Body = Never
      var action: () -> Void
    }

    @shows("nothing")
    struct WidgetURLModifier: ViewModifier {
      typealias Body = Never
      var url: URL?
    }

    @shows("nothing")
    struct WidgetURLMetadataModifier: ViewModifier {
      typealias Body = Never
      var url: URL?
    }

    @hole
    @shows("nothing")
    struct _WidgetAccentable: ViewModifier {
      typealias Body = Never
      var isAccentable: Bool
    }

    public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
      public typealias Body = Never
      public var value: Key.Value
    }

    public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
      public typealias Body = Never
      public var transform: (inout Key.Value) -> Void
    }

    public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
      public typealias Body = Never
      public var action: (Key.Value) -> Void
    }

    public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
      public typealias Body = Never
      public var anchor: Anchor<AnchorValue>.Source
      public var transform: (Anchor<AnchorValue>) -> Key.Value
    }

    public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
      public typealias Body = Never
      public var anchor: Anchor<AnchorValue>.Source
      public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
    }

    public struct _OverlayPreferenceModifier<Key: PreferenceKey, Content: View>: ViewModifier {
      public typealias Body = Never
      public var alignment: Alignment
      public var transform: (Key.Value) -> Content
    }

    public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Content: View>: ViewModifier {
      public typealias Body = Never
      public var alignment: Alignment
      public var transform: (Key.Value) -> Content
    }

    public struct MenuOrder: Equatable, Hashable, Sendable {
      var name: String
      public static let automatic = MenuOrder(name: "automatic")
      public static let priority = MenuOrder(name: "priority")
      public static let fixed = MenuOrder(name: "fixed")
    }

    public struct MenuActionDismissBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = MenuActionDismissBehavior(name: "automatic")
      public static let enabled = MenuActionDismissBehavior(name: "enabled")
      public static let disabled = MenuActionDismissBehavior(name: "disabled")
    }

    public struct ButtonRepeatBehavior: Hashable, Sendable {
      struct HasCustomRepeatBehavior {}
      var name: String
      public static let automatic = ButtonRepeatBehavior(name: "automatic")
      public static let enabled = ButtonRepeatBehavior(name: "enabled")
      public static let disabled = ButtonRepeatBehavior(name: "disabled")
    }
    """#
}
