extension InterfaceText {
  /// Transferable types, and their representations.
  static let swiftUITransferables = #"""
    /// A type whose values can be dragged, pasted and shared.
    public protocol Transferable {
      associatedtype Representation: TransferRepresentation
      @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
    }

    public protocol TransferRepresentation<Item> {
      associatedtype Item: Transferable
      associatedtype Body: TransferRepresentation
      @TransferRepresentationBuilder<Item> var body: Body { get }
    }

    extension TransferRepresentation where Body == Never {
      @primitive public var body: Never { get }
    }

    @resultBuilder
    public struct TransferRepresentationBuilder<Item: Transferable> {
      public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
      where Content.Item == Item {
        content
      }
      public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
      ) -> CodableRepresentation<Item, Encoder, Decoder> {
        content
      }
      public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
      where Content.Item == Item {
        content
      }
    }

    /// One method for each number of representations, up to ten.
    extension TransferRepresentationBuilder {
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1
      ) -> TupleTransferRepresentation<Item, (C0, C1)>
      where C0.Item == Item, C1.Item == Item {
        TupleTransferRepresentation(value: (c0, c1))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4, c5))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4, c5, c6))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6, C7)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item, C7.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4, c5, c6, c7))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item, C7.Item == Item, C8.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
      }
      public static func buildBlock<
        C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation, C9: TransferRepresentation
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
      ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item, C7.Item == Item, C8.Item == Item, C9.Item == Item {
        TupleTransferRepresentation(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
      }
    }

    public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
      public typealias Body = Never
      var value: Value
      init(value: Value) {
        self.value = value
      }
    }

    public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
      public typealias Body = Never
      var contentType: UTType
      var encoder: Encoder
      var decoder: Decoder
      public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
      }
      public init(for itemType: Item.Type = Item.self, contentType: UTType)
      where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
      }
    }

    public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
      public typealias Body = Never
      public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
      ) {}
      public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
      public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    }

    public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
      public typealias Body = Never
      public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
      ) {}
      public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
      ) {}
      public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
      ) {}
    }

    public struct SentTransferredFile: Sendable {
      public let file: URL
      public let allowAccessingOriginalFile: Bool
      public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
      }
    }

    public struct ReceivedTransferredFile: Sendable {
      public let file: URL
      public let isOriginalFile: Bool
    }

    public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
      public typealias Body = Never
      public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
      ) {}
      public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
      public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    }

    public struct TransferRepresentationVisibility: Equatable, Sendable {
      var name: String
      public static let all = TransferRepresentationVisibility(name: "all")
      public static let team = TransferRepresentationVisibility(name: "team")
      public static let group = TransferRepresentationVisibility(name: "group")
      public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
    }

    extension TransferRepresentation {
      public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
      ) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self)
      }
      public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self)
      }
      public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self)
      }
      public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
      ) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self)
      }
    }

    @hole
    struct _ModifiedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
      typealias Item = Content.Item
      typealias Body = Never
      var content: Content
    }

    extension Never: TransferRepresentation {
      public typealias Item = Never
    }

    /// The representation of a type of the system.
    public struct _SystemRepresentation<Item: Transferable>: TransferRepresentation {
      public typealias Body = Never
    }

    extension Never: Transferable {
      public static var transferRepresentation: _SystemRepresentation<Never> { _SystemRepresentation<Never>() }
    }

    extension String: Transferable {
      public static var transferRepresentation: _SystemRepresentation<String> { _SystemRepresentation<String>() }
    }

    extension URL: Transferable {
      public static var transferRepresentation: _SystemRepresentation<URL> { _SystemRepresentation<URL>() }
    }

    extension Data: Transferable {
      public static var transferRepresentation: _SystemRepresentation<Data> { _SystemRepresentation<Data>() }
    }

    extension AttributedString: Transferable {
      public static var transferRepresentation: _SystemRepresentation<AttributedString> {
        _SystemRepresentation<AttributedString>()
      }
    }

    extension Image: Transferable {
      public static var transferRepresentation: _SystemRepresentation<Image> { _SystemRepresentation<Image>() }
    }

    extension Color: Transferable {
      public static var transferRepresentation: _SystemRepresentation<Color> { _SystemRepresentation<Color>() }
    }
    """#
}
