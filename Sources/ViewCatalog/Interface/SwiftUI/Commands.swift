extension InterfaceText {
  /// Menu commands.
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
        TupleCommandContent(value: (repeat each content))
      }
      @primitive public static func buildIf<Content: Commands>(_ content: Content?) -> Content?
      @primitive public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F>
      @primitive public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F>
    }

    public struct EmptyCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct TupleCommandContent<T>: Commands {
      public typealias Body = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }

    extension Optional: Commands where Wrapped: Commands {}

    extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

    extension Group: Commands where Content: Commands {
      @_disfavoredOverload
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
      nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
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

    #if os(macOS)
    public struct ImportFromDevicesCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }
    #endif

    public struct InspectorCommands: Commands {
      public typealias Body = Never
      nonisolated public init() {}
    }
    """#
}
