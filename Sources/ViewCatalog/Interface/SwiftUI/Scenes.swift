extension InterfaceText {
  /// `App`, its scenes and their commands.
  static let swiftUIScenes = #"""
    @MainActor @preconcurrency
    public protocol App {
      associatedtype Body: Scene
      @SceneBuilder @MainActor @preconcurrency var body: Body { get }
      @MainActor @preconcurrency init()
    }

    extension App {
      @primitive @MainActor @preconcurrency public static func main()
    }

    @MainActor @preconcurrency
    public protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    }

    extension Scene where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: Scene {}

    @resultBuilder
    public struct SceneBuilder {
      @primitive public static func buildExpression<Content: Scene>(_ content: Content) -> Content
      @primitive public static func buildBlock<Content: Scene>(_ content: Content) -> Content
      @_disfavoredOverload
      public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(value: (repeat each content))
      }
      @primitive public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content?
      @primitive public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content
    }

    public struct _TupleScene<T>: Scene {
      public typealias Body = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }

    extension Optional: Scene where Wrapped: Scene {}

    extension Group: Scene where Content: Scene {
      @_disfavoredOverload
      nonisolated public init(@SceneBuilder content: () -> Content) {
        self.content = content()
      }
    }

    @lasts("one per window")
    public struct WindowGroup<Content: View>: Scene {
      public typealias Body = Never
      var title: Text?
      var id: String?
      var content: Content

      nonisolated init(windowTitle: Text?, id: String?, content: Content) {
        title = windowTitle
        self.id = id
        self.content = content
      }

      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(windowTitle: nil, id: nil, content: content())
      }
      nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: nil, id: id, content: content())
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(titleKey), id: nil, content: content())
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(titleKey), id: id, content: content())
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(title), id: nil, content: content())
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(title), id: id, content: content())
      }
      nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: title, id: nil, content: content())
      }
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: title, id: id, content: content())
      }
    }

    @lasts("one per window")
    public struct DocumentGroup<Document, Content: View>: Scene {
      public typealias Body = Never
      var content: _DocumentWindow<Document, Content>
    }

    /// The window of a document. It starts with a new document; one that is opened or created asynchronously is missing.
    public struct _DocumentWindow<Document, Content: View>: View {
      @State var document: Document?
      let editor: (Binding<Document>) -> Content
      init(_ document: Document?, _ editor: @escaping (Binding<Document>) -> Content) {
        _document = State(initialValue: document)
        self.editor = editor
      }
      public var body: some View {
        if let document = Binding($document) { editor(document) }
      }
    }

    extension DocumentGroup where Document: FileDocument {
      nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) {
        content = _DocumentWindow(newDocument()) {
          editor(FileDocumentConfiguration(document: $0, fileURL: nil, isEditable: true))
        }
      }
      nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) {
        content = _DocumentWindow(nil) {
          viewer(FileDocumentConfiguration(document: $0, fileURL: nil, isEditable: false))
        }
      }
    }

    public struct FileDocumentConfiguration<Document> {
      @Binding public var document: Document
      public var fileURL: URL?
      public var isEditable: Bool
    }

    public final class FileWrapper: NSObject {
      public let regularFileContents: Data?
      public var filename: String?
      public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
      }
    }

    public struct FileDocumentReadConfiguration {
      public let contentType: UTType
      public let file: FileWrapper
    }

    public struct FileDocumentWriteConfiguration {
      public let contentType: UTType
      public let existingFile: FileWrapper?
    }

    @available(anyAppleOS, deprecated: 27, message: "use `Document`, which classes conform to")
    @preconcurrency
    public protocol FileDocument: Sendable {
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      init(configuration: ReadConfiguration) throws
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    }

    extension FileDocument {
      public static var writableContentTypes: [UTType] { readableContentTypes }
    }

    #if os(macOS)
    public struct Window<Content: View>: Scene {
      public typealias Body = Never
      var title: Text
      var id: String
      var content: Content
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
      }
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
      }
    }

    public struct UtilityWindow<Content: View>: Scene {
      public typealias Body = Never
      var title: Text
      var id: String
      var content: Content
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
      }
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
      }
    }

    public struct Settings<Content: View>: Scene {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public struct SettingsLink<Label: View>: View {
      public typealias Body = Never
      var label: Label
      nonisolated public init(@ViewBuilder label: () -> Label) {
        self.label = label()
      }
      nonisolated public init() where Label == DefaultSettingsLinkLabel {
        label = DefaultSettingsLinkLabel()
      }
    }

    public struct DefaultSettingsLinkLabel: View {
      public typealias Body = Never
    }

    struct _SettingsLinkLook<Label: View>: View {
      var view: SettingsLink<Label>
      var body: some View { Button(action: {}) { view.label } }
    }

    struct _DefaultSettingsLinkLabelLook: View {
      var view: DefaultSettingsLinkLabel
      var body: some View { Text("Settings…") }
    }
    #endif
    """#
}
