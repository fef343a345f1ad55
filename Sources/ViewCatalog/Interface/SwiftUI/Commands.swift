extension InterfaceText {
  /// Commands, modifiers of scenes, previews and bridges to the platform's views.
  static let swiftUICommands = #"""
    @MainActor @preconcurrency
    public protocol Commands {
      associatedtype Body: Commands
      @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    }

    extension Commands where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: Commands {}

    @resultBuilder
    public struct CommandsBuilder {
      @primitive public static func buildExpression<Content: Commands>(_ content: Content) -> Content
      @primitive public static func buildBlock() -> EmptyCommands
      @primitive public static func buildBlock<Content: Commands>(_ content: Content) -> Content
      @_disfavoredOverload
      public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _TupleCommands(value: (repeat each content))
      }
      @primitive public static func buildIf<Content: Commands>(_ content: Content?) -> Content?
      @primitive public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F>
      @primitive public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F>
    }

    public struct EmptyCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    @uncertain
    struct _TupleCommands<T>: Commands {
      typealias Body = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }

    extension Optional: Commands where Wrapped: Commands {}

    extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

    extension Group: Commands where Content: Commands {
      nonisolated public init(@CommandsBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public struct CommandMenu<Content: View>: Commands {
      public typealias Body = Never
      var name: Text
      var content: Content
      nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = Text(name)
        self.content = content()
      }
    }

    public struct CommandGroupPlacement: Hashable, Sendable {
      var name: String
      public static let appInfo = CommandGroupPlacement(name: "appInfo")
      public static let appSettings = CommandGroupPlacement(name: "appSettings")
      public static let systemServices = CommandGroupPlacement(name: "systemServices")
      public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
      public static let appTermination = CommandGroupPlacement(name: "appTermination")
      public static let newItem = CommandGroupPlacement(name: "newItem")
      public static let saveItem = CommandGroupPlacement(name: "saveItem")
      public static let importExport = CommandGroupPlacement(name: "importExport")
      public static let printItem = CommandGroupPlacement(name: "printItem")
      public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
      public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
      public static let textEditing = CommandGroupPlacement(name: "textEditing")
      public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
      public static let toolbar = CommandGroupPlacement(name: "toolbar")
      public static let sidebar = CommandGroupPlacement(name: "sidebar")
      public static let windowSize = CommandGroupPlacement(name: "windowSize")
      public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
      public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
      public static let windowList = CommandGroupPlacement(name: "windowList")
      public static let help = CommandGroupPlacement(name: "help")
    }

    public struct CommandGroup<Content: View>: Commands {
      public typealias Body = Never
      var placement: CommandGroupPlacement
      var content: Content
      nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
      }
      nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
      }
      nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
      }
    }

    public struct SidebarCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct ToolbarCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct TextEditingCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct TextFormattingCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct InspectorCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    /// What a scene's modifiers make is not known by name.
    @hole
    struct _ModifiedScene<Content, Modifier>: Scene {
      typealias Body = Never
      var content: Content
      var modifier: Modifier
      nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
    }

    extension Scene {
      nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _ModifiedScene(content: self, modifier: content())
      }
      nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: (keyPath, value))
      }
      @provides("object")
      nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self, modifier: object)
      }
      @provides("object")
      nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(content: self, modifier: object)
      }
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: action)
      }
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: action)
      }
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: action)
      }
      nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _ModifiedScene(content: self, modifier: conditions)
      }
      nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(content: self, modifier: store)
      }
      nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(content: self, modifier: resizability)
      }
      nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        _ModifiedScene(content: self, modifier: size)
      }
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        _ModifiedScene(content: self, modifier: CGSize(width: width, height: height))
      }
      nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        _ModifiedScene(content: self, modifier: position)
      }
      nonisolated public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>,
        action: @escaping (D) async -> R
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: action)
      }
      #if os(macOS)
      nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self, modifier: style)
      }
      nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self, modifier: style)
      }
      nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self, modifier: style)
      }
      nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
      ) -> some Scene {
        _ModifiedScene(content: self, modifier: KeyboardShortcut(key, modifiers: modifiers))
      }
      nonisolated public func commandsRemoved() -> some Scene {
        _ModifiedScene(content: self, modifier: EmptyCommands())
      }
      nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        _ModifiedScene(content: self, modifier: level)
      }
      #endif
    }

    public struct BackgroundTask<Request, Response>: Sendable {
      var identifier: String
    }

    extension BackgroundTask where Request == Void, Response == Void {
      public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(identifier: identifier)
      }
    }

    public struct WindowResizability: Sendable {
      var name: String
      public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
      public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
      public static var contentMinSize: WindowResizability { WindowResizability(name: "contentMinSize") }
    }

    #if os(macOS)
    public struct WindowLevel: Hashable, Sendable {
      var name: String
      public static var automatic: WindowLevel { WindowLevel(name: "automatic") }
      public static var normal: WindowLevel { WindowLevel(name: "normal") }
      public static var desktop: WindowLevel { WindowLevel(name: "desktop") }
      public static var floating: WindowLevel { WindowLevel(name: "floating") }
    }
    #endif
    """#
}
