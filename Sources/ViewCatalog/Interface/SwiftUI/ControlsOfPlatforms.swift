extension InterfaceText {
  /// Controls of a single platform, and the pull-down button of macOS that `Menu` has replaced.
  static let swiftUIControlsOfPlatforms = #"""
    #if os(macOS)
    @control("action")
    public struct MenuButton<Label: View, Content: View>: View {
      public typealias Body = Never
      var label: Label
      var content: Content
      nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
      }
    }

    extension MenuButton where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
      }
    }

    public protocol MenuButtonStyle {}

    public struct DefaultMenuButtonStyle: MenuButtonStyle {
      nonisolated public init() {}
    }

    public struct PullDownMenuButtonStyle: MenuButtonStyle {
      nonisolated public init() {}
    }

    public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
      nonisolated public init() {}
    }

    public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
      nonisolated public init() {}
    }

    nonisolated extension View {
      public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        modifier(_MenuButtonStyleWriter(style: style))
      }
    }

    @hole
    struct _MenuButtonStyleWriter<Style: MenuButtonStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    public struct AlertScene<Actions: View, Message: View>: Scene {
      public typealias Body = Never
      nonisolated public init(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
      ) {}
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
      ) {}
      #if SDK_27
      nonisolated public init<T>(
        _ title: Text,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
      ) {}
      nonisolated public init<T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
      ) {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
      ) {}
      #endif
    }

    extension AlertScene where Message == EmptyView {
      #if SDK_27
      nonisolated public init<T>(_ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions) {}
      nonisolated public init<T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions
      ) {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions
      ) {}
      #endif
      nonisolated public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
      ) {}
    }

    extension Scene {
      @uncertain
      nonisolated public func dialogIcon(_ icon: Image?) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
        transformSceneList()
      }
    }
    #endif

    #if os(watchOS)
    @control("action")
    public struct TextFieldLink<Label: View>: View {
      public typealias Body = Never
      var label: Label
      nonisolated public init(
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label,
        onSubmit: @escaping (String) -> Void
      ) {
        self.label = label()
      }
    }

    extension TextFieldLink where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        prompt: Text? = nil,
        onSubmit: @escaping (String) -> Void
      ) {
        self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        prompt: Text? = nil,
        onSubmit: @escaping (String) -> Void
      ) {
        self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
      }
    }
    #endif

    nonisolated extension View {
      public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        _ value: Value
      ) -> some View {
        modifier(_AccessibilityGestureWriter())
      }
      public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
      ) -> some View {
        modifier(_AccessibilityGestureWriter())
      }
    }
    """#
}
