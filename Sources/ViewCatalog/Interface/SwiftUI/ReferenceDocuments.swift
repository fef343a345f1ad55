extension InterfaceText {
  /// Documents of reference types, and scenes that edit them.
  static let swiftUIReferenceDocuments = #"""
    @available(anyAppleOS, deprecated: 27, message: "use `Document`")
    @preconcurrency
    public protocol ReferenceFileDocument: ObservableObject, Sendable {
      associatedtype Snapshot
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      init(configuration: ReadConfiguration) throws
      func snapshot(contentType: UTType) throws -> Snapshot
      func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    }

    extension ReferenceFileDocument {
      public static var writableContentTypes: [UTType] { readableContentTypes }
    }

    public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
      @ObservedObject public var document: Document
      public var fileURL: URL?
      public var isEditable: Bool
    }

    extension DocumentGroup where Document: ReferenceFileDocument {
      nonisolated public init(
        @runs("event") newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) {
        content = _DocumentWindow(newDocument()) {
          editor(ReferenceFileDocumentConfiguration(document: $0.wrappedValue, fileURL: nil, isEditable: true))
        }
      }
      nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) {
        content = _DocumentWindow(nil) {
          viewer(ReferenceFileDocumentConfiguration(document: $0.wrappedValue, fileURL: nil, isEditable: false))
        }
      }
    }
    """#
}
