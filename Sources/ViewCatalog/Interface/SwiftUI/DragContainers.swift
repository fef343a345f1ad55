extension InterfaceText {
  /// Dragging of several views together, the operations that a drag allows, and drop sessions.
  static let swiftUIDragContainers = #"""
    #if SDK_26
    public struct DragConfiguration {
      public struct OperationsWithinApp {
        public init(
          allowCopy: Bool = true,
          allowMove: Bool = false,
          allowDelete: Bool = false,
          allowAlias: Bool = false
        ) {}
      }
      public struct OperationsOutsideApp {
        public init(
          allowCopy: Bool = true,
          allowMove: Bool = false,
          allowDelete: Bool = false,
          allowAlias: Bool = false
        ) {}
      }
      public init(allowMove: Bool) {}
      public init(allowMove: Bool, allowDelete: Bool) {}
      public init(
        operationsWithinApp: OperationsWithinApp,
        operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
      ) {}
    }

    public struct DragSession: Identifiable {
      public struct ID: Hashable, Sendable {}
      public enum Phase: Hashable, Sendable {
        case initial
        case active
        case ended(DropOperation)
        case dataTransferCompleted
      }
      @primitive public var id: ID { get }
      @primitive public var phase: Phase { get }
      @primitive public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type) -> [ItemID]
    }

    public struct DropSession: Identifiable {
      public struct ID: Hashable, Sendable {}
      public struct LocalSession {
        @primitive public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type) -> [ItemID]
      }
      public enum Phase: Hashable, Sendable {
        case entering
        case active
        case exiting
        case ended(DropOperation)
        case dataTransferCompleted
      }
      @primitive public var id: ID { get }
      @primitive public var phase: Phase { get }
      @primitive public var location: CGPoint { get }
      @primitive public var size: CGSize { get }
      @primitive public var localSession: LocalSession? { get }
      @primitive public var suggestedOperations: DropOperation.Set { get }
      @primitive public var contentTypes: [UTType] { get }
      @primitive public var itemsCount: Int { get }
    }

    public struct DropConfiguration {
      public var operation: DropOperation
      public init(operation: DropOperation) {
        self.operation = operation
      }
    }

    public struct DragDropPreviewsFormation: Hashable, Sendable {
      var name: String
      public static let `default` = DragDropPreviewsFormation(name: "default")
      public static let list = DragDropPreviewsFormation(name: "list")
      public static let pile = DragDropPreviewsFormation(name: "pile")
      public static let stack = DragDropPreviewsFormation(name: "stack")
    }

    nonisolated extension View {
      public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping ([Item.ID]) -> Data
      ) -> some View where Item == Data.Element, Item.ID: Sendable {
        modifier(_DragContainer())
      }
      public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping ([ItemID]) -> Data
      ) -> some View where Item == Data.Element {
        modifier(_DragContainer())
      }
      @_disfavoredOverload
      public func dragContainer<Item: Transferable & Identifiable>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping (Item.ID) -> Item?
      ) -> some View where Item.ID: Sendable {
        modifier(_DragContainer())
      }
      @_disfavoredOverload
      public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping (ItemID) -> Item?
      ) -> some View {
        modifier(_DragContainer())
      }
      public func dragContainerSelection<ItemID: Hashable & Sendable>(
        @runs("event") _ selection: @autoclosure @escaping () -> [ItemID],
        containerNamespace: Namespace.ID? = nil
      ) -> some View {
        modifier(_DragContainer())
      }
      @uncertain
      public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(DragConfigurationModifier(configuration: configuration))
      }
      @uncertain
      public func dropConfiguration(
        @runs("event") _ configuration: @escaping (DropSession) -> DropConfiguration
      ) -> some View {
        modifier(DropConfigurationModifier(configuration: configuration))
      }
      public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(_DragContainer())
      }
      public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(_DragContainer())
      }
      public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(_DragContainer())
      }
      public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(_DragContainer())
      }
      public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self,
        containerNamespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping () -> Item?
      ) -> some View where Item.ID: Sendable {
        modifier(_DragContainer())
      }
      public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self,
        @runs("event") item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
      ) -> some View where Item.ID: Sendable {
        modifier(_DragContainer())
      }
      public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self,
        id: KeyPath<Item, ItemID>,
        containerNamespace: Namespace.ID? = nil,
        @runs("event") _ payload: @escaping () -> Item?
      ) -> some View {
        modifier(_DragContainer())
      }
      public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self,
        id: KeyPath<Item, ItemID>,
        @runs("event") item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
      ) -> some View {
        modifier(_DragContainer())
      }
      public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID,
        containerNamespace: Namespace.ID? = nil
      ) -> some View {
        modifier(_DragContainer())
      }
      public func dropDestination<T: Transferable>(
        for type: T.Type = T.self,
        isEnabled: Bool = true,
        @runs("event") action: @escaping (_ items: [T], _ session: DropSession) -> Void
      ) -> some View {
        modifier(_TransferableDropTarget<T>(isTargeted: { _ in }, action: { _, _ in isEnabled }))
      }
    }

    @shows("nothing")
    struct DragConfigurationModifier: ViewModifier {
      typealias Body = Never
      var configuration: DragConfiguration
    }

    @shows("nothing")
    struct DropConfigurationModifier: ViewModifier {
      typealias Body = Never
      var configuration: (DropSession) -> DropConfiguration
    }

    @hole
    struct _DragContainer: ViewModifier {
      typealias Body = Never
    }
    #endif

    nonisolated extension View {
      public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
      ) -> some View where C.Element: FileDocument {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(),
            onCompletion: onCompletion
          )
        )
      }
      public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View where C.Element: FileDocument {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(),
            onCompletion: onCompletion
          )
        )
      }
      public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
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
      @uncertain
      public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View where T == C.Element {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(),
            onCompletion: onCompletion
          )
        )
      }
      public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion)
      }
      public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion)
      }
    }
    """#
}
