extension InterfaceText {
  /// Rows that the user can reorder, since the SDK 27.
  static let swiftUIReordering = #"""
    #if SDK_27 && !os(tvOS)
    extension DynamicViewContent {
      nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> {
        _ReorderableContent(content: self, collectionID: nil)
      }
      nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
      ) -> some DynamicViewContent<Self.Data> {
        _ReorderableContent(content: self, collectionID: AnyHashable(collectionID))
      }
    }

    @hole
    struct _ReorderableContent<Content: DynamicViewContent>: DynamicViewContent {
      typealias Body = Never
      var content: Content
      var collectionID: AnyHashable?
      var data: Content.Data { content.data }
      nonisolated init(content: Content, collectionID: AnyHashable?) {
        self.content = content
        self.collectionID = collectionID
      }
    }

    nonisolated extension View {
      public func reorderContainer<Item: Identifiable>(
        for item: Item.Type,
        isEnabled: Bool = true,
        @runs("event") move: @escaping (
          ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>
        ) -> ()
      ) -> some View where Item.ID: Sendable {
        modifier(_ReorderContainer(isEnabled: isEnabled, move: move))
      }
      public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        isEnabled: Bool = true,
        @runs("event") move: @escaping (
          ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>
        ) -> ()
      ) -> some View {
        modifier(_ReorderContainer(isEnabled: isEnabled, move: move))
      }
      public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        @runs("event") move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> ()
      ) -> some View where Item.ID: Sendable {
        modifier(_ReorderContainer(isEnabled: isEnabled, move: move))
      }
      public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        @runs("event") move: @escaping (ReorderDifference<ItemID, CollectionID>) -> ()
      ) -> some View {
        modifier(_ReorderContainer(isEnabled: isEnabled, move: move))
      }
    }

    @hole
    struct _ReorderContainer<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: ViewModifier {
      typealias Body = Never
      var isEnabled: Bool
      var move: (ReorderDifference<ItemID, CollectionID>) -> ()
    }

    public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
      public init() {}
    }

    extension DropSession {
      @primitive nonisolated public func reorderDestination<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
      ) -> ReorderDifference<Item.ID, CollectionID>.Destination? where Item.ID: Sendable
      @primitive nonisolated public func reorderDestination<
        Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
      >(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
      ) -> ReorderDifference<ItemID, CollectionID>.Destination?
    }

    #if os(macOS)
    extension DropConfiguration {
      public init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        operation: DropOperation,
        destination: ReorderDifference<ItemID, CollectionID>.Destination
      ) {
        self.init(operation: operation)
      }
    }
    #endif

    /// The rows that were moved, and their destination.
    public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
      public var sources: [ItemID]
      public var destination: Destination

      public struct Destination: Sendable {
        public enum Position: Sendable {
          case before(ItemID)
          case end
        }
        public var position: Position
        public var collectionID: CollectionID
        public init(position: Position, collectionID: CollectionID) {
          self.position = position
          self.collectionID = collectionID
        }
      }
    }
    #endif
    """#
}
