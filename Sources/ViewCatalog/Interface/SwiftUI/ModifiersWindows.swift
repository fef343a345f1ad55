extension InterfaceText {
  /// A view's options for its window, and commands, the Touch Bar and the services of macOS.
  static let swiftUIModifiersWindows = #"""
    #if os(macOS)
    nonisolated extension View {
      public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(_WindowOption(option: behavior.name))
      }
      public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(_WindowOption(option: behavior.name))
      }
      public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(_WindowOption(option: behavior.name))
      }
      public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(_WindowOption(option: behavior.name))
      }
      public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        modifier(_WindowOption(option: visibility.name))
      }
      public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        modifier(_WindowOption(option: "style"))
      }
      public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        modifier(_WindowOption(option: "toolbarStyle"))
      }
      public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        modifier(_WindowOption(option: "activation"))
      }
      public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers,
        @ViewBuilder _ alternate: () -> V
      ) -> some View {
        modifier(_ModifierKeyAlternate(alternate: alternate()))
      }
      public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        modifier(_CommandAction(action: action))
      }
      public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_TouchBarWriter(content: content()))
      }
      public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
        modifier(_TouchBarWriter(content: touchBar.content))
      }
      public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
        modifier(_TouchBarItemOption(label: nil))
      }
      public func touchBarCustomizationLabel(_ label: Text) -> some View {
        modifier(_TouchBarItemOption(label: label))
      }
      public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
        modifier(_TouchBarItemOption(label: nil))
      }
      public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(_ServicesWriter())
      }
      public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T],
        @runs("event") onEdit: @escaping ([T]) -> Bool
      ) -> some View {
        modifier(_ServicesWriter())
      }
      public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self,
        @runs("event") action: @escaping ([T]) -> Bool
      ) -> some View {
        modifier(_ServicesWriter())
      }
    }

    @hole
    @shows("nothing")
    struct _WindowOption: ViewModifier {
      typealias Body = Never
      var option: String
    }

    @hole
    @shows("nothing")
    struct _ModifierKeyAlternate<Alternate: View>: ViewModifier {
      typealias Body = Never
      var alternate: Alternate
    }

    @hole
    @shows("nothing")
    struct _CommandAction: ViewModifier {
      typealias Body = Never
      var action: (() -> Void)?
    }

    @hole
    @shows("nothing")
    struct _TouchBarWriter<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    @hole
    @shows("nothing")
    struct _TouchBarItemOption: ViewModifier {
      typealias Body = Never
      var label: Text?
    }

    @hole
    @shows("nothing")
    struct _ServicesWriter: ViewModifier {
      typealias Body = Never
    }

    public struct WindowInteractionBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = WindowInteractionBehavior(name: "automatic")
      public static let disabled = WindowInteractionBehavior(name: "disabled")
      public static let enabled = WindowInteractionBehavior(name: "enabled")
    }

    public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
      var name: String
      public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
      public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
      public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
    }

    public struct TouchBar<Content: View> {
      var content: Content
      public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
      public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public enum TouchBarItemPresence: Sendable {
      case required(String)
      case `default`(String)
      case optional(String)
    }

    public struct WindowDragGesture: Gesture {
      public typealias Body = Never
      public typealias Value = WindowDragGesture.DragValue
      nonisolated public init() {}

      public struct DragValue: Equatable, Sendable {}
    }

    @control("action")
    @styled("button")
    public struct HelpLink: View {
      public typealias Body = Never
      nonisolated public init(destination: URL) {}
      nonisolated public init(action: @escaping () -> Void) {}
      nonisolated public init(anchor: String) {}
      nonisolated public init(anchor: String, book: String) {}
    }
    #endif

    #if os(macOS) && SDK_26
    nonisolated extension View {
      public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_WindowOption(option: "resizeAnchor"))
      }
    }
    #endif
    """#
}
