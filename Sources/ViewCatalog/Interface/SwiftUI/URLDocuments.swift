extension InterfaceText {
  /// Documents that read and write their files themselves, since the SDK 27.
  static let swiftUIURLDocuments = #"""
    #if SDK_27 && !os(tvOS) && !os(watchOS)
    public protocol ReadableDocument: AnyObject {
      associatedtype Reader: DocumentReader
      typealias ReadConfiguration = DocumentReadConfiguration
      static var readableContentTypes: [UTType] { get }
      func reader(configuration: sending ReadConfiguration) -> sending Reader
      func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
    }

    extension ReadableDocument {
      public static var writableContentTypes: [UTType] { readableContentTypes }
    }

    public protocol WritableDocument: AnyObject {
      associatedtype Writer: DocumentWriter
      typealias WriteConfiguration = DocumentWriteConfiguration
      static var writableContentTypes: [UTType] { get }
      func writer(configuration: sending WriteConfiguration) -> sending Writer
      func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
    }

    public protocol Document: ReadableDocument, WritableDocument {}

    public struct DocumentReadConfiguration: Hashable {
      public var contentType: UTType
    }

    public struct DocumentWriteConfiguration {
      public var contentType: UTType
    }

    public protocol DocumentReader<Snapshot> {
      associatedtype Snapshot
      associatedtype Source
      func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
    }

    public protocol DocumentWriter<Snapshot> {
      associatedtype Snapshot
      associatedtype Destination
      func write(
        content: sending Snapshot,
        to destination: sending Destination,
        previous: sending Snapshot?,
        progress: consuming Subprogress
      ) async throws
    }

    public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
      public typealias ReadConfiguration = DocumentReadConfiguration
      let makeSnapshot: (FileWrapper) async throws -> sending Snapshot
      public init(
        _ configuration: sending ReadConfiguration,
        @runs("event") makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
      ) {
        self.makeSnapshot = makeSnapshot
      }
      @primitive public func read(
        from source: sending URL, progress: consuming Subprogress
      ) async throws -> sending Snapshot
    }

    public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
      public typealias WriteConfiguration = DocumentWriteConfiguration
      let makeFileWrapper: (Snapshot) async throws -> FileWrapper
      public init(
        _ configuration: sending WriteConfiguration,
        @runs("event") makeFileWrapper: @escaping (Snapshot) async throws -> FileWrapper
      ) {
        self.makeFileWrapper = makeFileWrapper
      }
      @primitive public func write(
        content: sending Snapshot,
        to destination: sending URL,
        previous: sending Snapshot?,
        progress: consuming Subprogress
      ) async throws
    }

    public struct DocumentCreationSource: Hashable, Sendable {
      public let id: String
      public init(id: String) {
        self.id = id
      }
    }

    public struct DocumentCreationContext: Hashable {
      public var creationSource: DocumentCreationSource? { nil }
    }

    @MainActor
    public final class URLDocumentConfiguration: Observable, Sendable {
      @primitive public var fileURL: URL? { get }
      @primitive public var lastContentModificationDate: Date? { get }
      @primitive public var creationSource: DocumentCreationSource? { get }
    }

    extension DocumentGroup where Document: SwiftUI.Document {
      nonisolated public init(
        allowCreating: Bool = true,
        @ViewBuilder editor: @escaping (Document) -> Content,
        @runs("event") makeDocument: @escaping (
          URLDocumentConfiguration, DocumentCreationContext
        ) async throws -> Document
      ) {
        content = _DocumentWindow(nil) { editor($0.wrappedValue) }
      }
    }

    extension DocumentGroup where Document: ReadableDocument {
      nonisolated public init(
        @ViewBuilder viewer: @escaping (Document) -> Content,
        @runs("event") makeReadableDocument: @escaping (
          URLDocumentConfiguration, DocumentCreationContext
        ) async throws -> Document
      ) {
        content = _DocumentWindow(nil) { viewer($0.wrappedValue) }
      }
    }

    extension FileDocumentConfiguration {
      public var creationSource: DocumentCreationSource? { nil }
    }

    extension NewDocumentButton where Label == Text {
      nonisolated public init(
        _ label: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource
      ) {
        self.init(contentType: contentType) { Text(label) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ label: S, contentType: UTType? = nil, source: DocumentCreationSource
      ) {
        self.init(contentType: contentType) { Text(label) }
      }
    }

    nonisolated extension View {
      @uncertain
      public func fileExporter<D: WritableDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(filename: defaultFilename),
            onCompletion: { result in onCompletion(result.map { urls in urls[0] }) }
          )
        )
      }
    }

    #if os(iOS)
    nonisolated extension View {
      public func documentLaunchTitle(_ title: Text) -> some View {
        modifier(_DocumentLaunchText(text: title))
      }
      public func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some View {
        documentLaunchTitle(Text(titleKey))
      }
      @_disfavoredOverload
      public func documentLaunchTitle<S: StringProtocol>(_ title: S) -> some View {
        documentLaunchTitle(Text(title))
      }
      public func documentLaunchSubtitle(_ subtitle: Text) -> some View {
        modifier(_DocumentLaunchText(text: subtitle))
      }
      public func documentLaunchSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        documentLaunchSubtitle(Text(subtitleKey))
      }
      @_disfavoredOverload
      public func documentLaunchSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        documentLaunchSubtitle(Text(subtitle))
      }
    }

    @hole
    @shows("nothing")
    struct _DocumentLaunchText: ViewModifier {
      typealias Body = Never
      var text: Text
    }

    nonisolated extension Scene {
      public func documentLaunchTitle(_ title: Text) -> some Scene { self }
      public func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some Scene { self }
      @_disfavoredOverload
      public func documentLaunchTitle<S: StringProtocol>(_ title: S) -> some Scene { self }
      public func documentLaunchSubtitle(_ subtitle: Text) -> some Scene { self }
      public func documentLaunchSubtitle(_ subtitleKey: LocalizedStringKey) -> some Scene { self }
      @_disfavoredOverload
      public func documentLaunchSubtitle<S: StringProtocol>(_ subtitle: S) -> some Scene { self }
    }
    #endif
    #endif
    """#
}
