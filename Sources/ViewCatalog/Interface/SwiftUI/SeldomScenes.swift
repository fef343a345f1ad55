extension InterfaceText {
  /// Scenes for documents and for Assistive Access, and windows that other code opens.
  static let swiftUISeldomScenes = #"""
    #if SDK_26
    public struct AssistiveAccess<Content: View>: Scene {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public protocol CompositorContent {
      associatedtype Body: CompositorContent
      @CompositorContentBuilder @MainActor @preconcurrency var body: Body { get }
    }

    extension CompositorContent where Body == Never {
      public var body: Never { fatalError() }
    }

    extension Never: CompositorContent {}

    @resultBuilder
    public struct CompositorContentBuilder {
      public static func buildBlock<Content: CompositorContent>(_ content: Content) -> Content { content }
    }

    public struct AnyCompositorContent: CompositorContent {
      public typealias Body = Never
      public init(_ content: any CompositorContent) {}
    }

    #if os(macOS)
    public struct RemoteImmersiveSpace<Content, Data: Codable & Hashable>: Scene {
      public typealias Body = Never
      nonisolated public init<C: CompositorContent>(
        id: String,
        @CompositorContentBuilder content: () -> C
      ) where Content == C, Data == Never {}
    }
    #endif
    #endif

    public struct DocumentLaunchGeometryProxy: Equatable {
      @primitive public var frame: CGRect { get }
      @primitive public var titleViewFrame: CGRect { get }
    }

    public struct DefaultDocumentGroupLaunchActions: View {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct DocumentGroupLaunchScene<Actions: View>: Scene {
      public typealias Body = Never
      var actions: Actions
      nonisolated init(actions: Actions) {
        self.actions = actions
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
      ) {
        self.init(actions: actions())
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions
      ) {
        self.init(actions: actions())
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions) {
        self.init(actions: actions())
      }
    }

    public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
      public typealias Body = Never
      var actions: Actions
      nonisolated public init(
        _ titleKey: LocalizedStringKey = "",
        for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
      ) {
        self.actions = actions()
      }
    }

    public struct NewDocumentButton<Label: View>: View {
      public typealias Body = Never
      var label: Label
      nonisolated public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
      }
    }

    extension NewDocumentButton where Label == Text {
      nonisolated public init(_ label: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(contentType: contentType) { Text(label) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ label: S, contentType: UTType? = nil) {
        self.init(contentType: contentType) { Text(label) }
      }
    }

    public class DocumentBaseBox<Document> {}

    #if os(macOS)
    public struct WindowProxy {
      @primitive public var phase: ScenePhase? { get }
    }

    public struct DefaultWindowVisibilityToggleLabel: View {
      public typealias Body = Never
    }

    public struct WindowVisibilityToggle<Label: View>: View {
      public typealias Body = Never
      nonisolated public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
    }

    public struct BorderedButtonMenuStyle: MenuStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    @MainActor
    public struct PullDownButton<Label: View, Content: View>: View {
      public typealias Body = Never
      var label: Label
      var content: Content
      public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
      }
    }

    public struct RoundedBorderTextEditorStyle: TextEditorStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
      public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
    }

    public struct FrameResizeDirection: Hashable, Sendable {
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
      }
    }

    public enum FrameResizePosition: Hashable, Sendable {
      case top
      case leading
      case bottom
      case trailing
      case topLeading
      case topTrailing
      case bottomLeading
      case bottomTrailing
    }

    extension PointerStyle {
      public static func frameResize(
        position: FrameResizePosition,
        directions: FrameResizeDirection.Set = .all
      ) -> PointerStyle {
        .default
      }
      public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .default }
      public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .default }
    }
    #endif

    public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
      case leading
      case trailing
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
      }
    }

    public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
      case up
      case down
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
      }
    }

    public struct DismissBehavior: Hashable, Sendable {
      var name: String
      public static let interactive = DismissBehavior(name: "interactive")
      public static let destructive = DismissBehavior(name: "destructive")
    }

    public struct SnapshotData: Sendable {
      @primitive public var identifier: String? { get }
    }

    public struct SnapshotResponse: Sendable {
      public enum Identifier: Hashable, Sendable {
        case root
        case named(String)
      }
      public let identifier: Identifier
      public let estimatedExpirationDate: Date
    }
    """#
}
