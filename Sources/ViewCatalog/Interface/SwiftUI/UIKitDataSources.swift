extension InterfaceText {
  /// UIKit's data sources with snapshots, custom accessibility actions and interactions.
  static let swiftUIUIKitDataSources = #"""
    public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
      private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
      public init() {}
      public var sectionIdentifiers: [SectionIdentifierType] { sections.map { $0.section } }
      public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { $0.items } }
      public var numberOfSections: Int { sections.count }
      public var numberOfItems: Int { itemIdentifiers.count }
      public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
      }
      public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == identifier }?.items ?? []
      }
      public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.section
      }
      public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
      public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
      }
      public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
      }
      public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.section) }
      }
      public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
      ) {
        let index = sections.firstIndex { $0.section == sectionIdentifier } ?? sections.count - 1
        if sections.indices.contains(index) { sections[index].items += identifiers }
      }
      public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
      }
      public mutating func deleteAllItems() { sections = [] }
      public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
      public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
      public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
      func _item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
          return nil
        }
        return sections[path.section].items[path.row]
      }
      func _count(inSection index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }
    }

    #if os(iOS) || os(tvOS) || os(visionOS)
    @MainActor
    open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
      UITableViewDataSource
    {
      public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      public var defaultRowAnimation = UITableView.RowAnimation.automatic
      private weak var table: UITableView?
      private let provider: CellProvider
      private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
      public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
      }
      public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
      public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
      ) {
        current = snapshot
        table?.reloadData()
        completion?()
      }
      public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
      ) { apply(snapshot, animatingDifferences: false, completion: completion) }
      public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current._item(at: indexPath) }
      public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
      }
      open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current._count(inSection: section)
      }
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        current._item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
      }
      open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    }

    @MainActor
    open class UIAccessibilityCustomAction: NSObject {
      public typealias Handler = (UIAccessibilityCustomAction) -> Bool
      public var name: String
      public var image: UIImage?
      public var actionHandler: Handler?
      public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
      }
      public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
      }
      public init(name: String, target: Any?, selector: Selector) { self.name = name }
      public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
      }
    }

    extension UIView {
      // No assistive technology runs the actions.
      public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { nil }
        set {}
      }
    }

    @MainActor
    public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}
    open class UIContextMenuConfiguration: NSObject {
      public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
      public typealias ContentPreviewProvider = () -> UIViewController?
      public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
      ) {}
    }
    @MainActor
    open class UIContextMenuInteraction: NSObject, UIInteraction {
      public weak var delegate: (any UIContextMenuInteractionDelegate)?
      public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
      public func dismissMenu() {}
    }
    #endif
    """#
}
