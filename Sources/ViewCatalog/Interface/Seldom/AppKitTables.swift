extension InterfaceText {
  /// Tables, outlines and split views of AppKit. They keep what they are told and show nothing.
  static let appKitSeldomTables = #"""
    import Foundation
    import SwiftUI

    #if os(macOS)
      @MainActor
      open class NSTableColumn: NSObject {
        public struct ResizingOptions: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let autoresizingMask = ResizingOptions(rawValue: 1)
          public static let userResizingMask = ResizingOptions(rawValue: 2)
        }
        public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
        public convenience override init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }
        open var identifier: NSUserInterfaceItemIdentifier
        open var title = ""
        open var width: CGFloat = 100
        open var minWidth: CGFloat = 10
        open var maxWidth: CGFloat = 10_000
        open var isEditable = true
        open var isHidden = false
        open var headerToolTip: String?
        open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
        open var sortDescriptorPrototype: NSSortDescriptor?
        open weak var tableView: NSTableView?
      }
      extension NSView {
        public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
      }
      @MainActor
      open class NSTableCellView: NSView {
        open var objectValue: Any?
        open weak var textField: NSTextField?
        open weak var imageView: NSImageView?
        open var backgroundStyle = NSView.BackgroundStyle.normal
      }
      @MainActor
      open class NSTableRowView: NSView {
        open var isSelected = false
        open var isEmphasized = true
        open var isGroupRowStyle = false
        open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
        open var isNextRowSelected = false
        open var isPreviousRowSelected = false
        open func drawSelection(in dirtyRect: NSRect) {}
        open func drawBackground(in dirtyRect: NSRect) {}
        open func drawSeparator(in dirtyRect: NSRect) {}
      }
      @MainActor
      public protocol NSTableViewDataSource: NSObjectProtocol {
        func numberOfRows(in tableView: NSTableView) -> Int
        func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
      }
      extension NSTableViewDataSource {
        public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
        public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
          nil
        }
      }
      @MainActor
      public protocol NSTableViewDelegate: NSObjectProtocol {
        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
        func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
        func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
        func tableViewSelectionDidChange(_ notification: Notification)
      }
      extension NSTableViewDelegate {
        public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
        public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
        public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
        public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
        public func tableViewSelectionDidChange(_ notification: Notification) {}
      }
      @MainActor
      open class NSTableHeaderView: NSView {
        open weak var tableView: NSTableView?
      }
      @MainActor
      open class NSTableView: NSControl {
        public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
        public enum EffectiveStyle: Int, Sendable { case fullWidth, inset, sourceList, plain }
        public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular, sourceList }
        public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
        public enum DropOperation: UInt, Sendable { case on, above }
        public enum ColumnAutoresizingStyle: UInt, Sendable {
          case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
          case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
          case firstColumnOnlyAutoresizingStyle
        }
        public struct AnimationOptions: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let effectFade = AnimationOptions(rawValue: 1)
          public static let effectGap = AnimationOptions(rawValue: 2)
          public static let slideUp = AnimationOptions(rawValue: 0x10)
          public static let slideDown = AnimationOptions(rawValue: 0x20)
          public static let slideLeft = AnimationOptions(rawValue: 0x30)
          public static let slideRight = AnimationOptions(rawValue: 0x40)
        }
        public struct GridLineStyle: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
          public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
          public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
        }
        public nonisolated static let selectionDidChangeNotification =
          Notification.Name("NSTableViewSelectionDidChangeNotification")
        open weak var dataSource: (any NSTableViewDataSource)?
        open weak var delegate: (any NSTableViewDelegate)?
        open var headerView: NSTableHeaderView? = NSTableHeaderView()
        open var style = Style.automatic
        open var selectionHighlightStyle = SelectionHighlightStyle.regular
        open var rowSizeStyle = RowSizeStyle.custom
        open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
        open var gridStyleMask: GridLineStyle = []
        open var gridColor = NSColor.gray
        open var rowHeight: CGFloat = 24
        open var intercellSpacing = NSSize(width: 17, height: 0)
        open var usesAlternatingRowBackgroundColors = false
        open var usesAutomaticRowHeights = false
        open var allowsMultipleSelection = false
        open var allowsEmptySelection = true
        open var allowsColumnReordering = true
        open var allowsColumnResizing = true
        open var allowsColumnSelection = false
        open var allowsTypeSelect = true
        open var floatsGroupRows = true
        open var autosaveName: String?
        open var autosaveTableColumns = false
        open var doubleAction: Selector?
        open var sortDescriptors: [NSSortDescriptor] = []
        open var backgroundColor = NSColor.white
        open private(set) var tableColumns: [NSTableColumn] = []
        open private(set) var selectedRowIndexes = IndexSet()
        open var numberOfColumns: Int { tableColumns.count }
        open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
        open var numberOfSelectedRows: Int { selectedRowIndexes.count }
        open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
        open var selectedColumn: Int { -1 }
        open var clickedRow: Int { -1 }
        open var clickedColumn: Int { -1 }
        open func addTableColumn(_ tableColumn: NSTableColumn) {
          tableColumn.tableView = self
          tableColumns.append(tableColumn)
        }
        open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
        open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
          tableColumns.first { $0.identifier == identifier }
        }
        open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
          tableColumns.firstIndex { $0.identifier == identifier } ?? -1
        }
        open func reloadData() {}
        open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
        open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
        open func noteNumberOfRowsChanged() {}
        open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
          selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
          delegate?.tableViewSelectionDidChange(
            Notification(name: NSTableView.selectionDidChangeNotification, object: self))
        }
        open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
        open func deselectAll(_ sender: Any?) { selectedRowIndexes = IndexSet() }
        open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
        open func scrollRowToVisible(_ row: Int) {}
        open func scrollColumnToVisible(_ column: Int) {}
        open func row(at point: NSPoint) -> Int { -1 }
        open func column(at point: NSPoint) -> Int { -1 }
        open func row(for view: NSView) -> Int { -1 }
        open func rows(in rect: NSRect) -> NSRange { NSRange(location: 0, length: 0) }
        open func rect(ofRow row: Int) -> NSRect { .zero }
        open func rect(ofColumn column: Int) -> NSRect { .zero }
        open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
        open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
        open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
        open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
        open func beginUpdates() {}
        open func endUpdates() {}
        open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
        open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
        open func moveRow(at oldIndex: Int, to newIndex: Int) {}
        open func sizeLastColumnToFit() {}
        open func sizeToFit() {}
        open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
        open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
      }

      @MainActor
      public protocol NSOutlineViewDataSource: NSObjectProtocol {
        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
      }
      extension NSOutlineViewDataSource {
        public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
        public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { index }
        public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
      }
      @MainActor
      public protocol NSOutlineViewDelegate: NSObjectProtocol {
        func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
        func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
        func outlineViewSelectionDidChange(_ notification: Notification)
      }
      extension NSOutlineViewDelegate {
        public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
          nil
        }
        public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
          outlineView.rowHeight
        }
        public func outlineViewSelectionDidChange(_ notification: Notification) {}
      }
      @MainActor
      open class NSOutlineView: NSTableView {
        public nonisolated static let itemWillExpandNotification = Notification.Name("NSOutlineViewItemWillExpandNotification")
        public nonisolated static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
        public nonisolated static let itemDidCollapseNotification =
          Notification.Name("NSOutlineViewItemDidCollapseNotification")
        open weak var outlineTableColumn: NSTableColumn?
        open var indentationPerLevel: CGFloat = 16
        open var indentationMarkerFollowsCell = true
        open var autoresizesOutlineColumn = true
        open var autosaveExpandedItems = false
        open func item(atRow row: Int) -> Any? { nil }
        open func row(forItem item: Any?) -> Int { -1 }
        open func parent(forItem item: Any?) -> Any? { nil }
        open func child(_ index: Int, ofItem item: Any?) -> Any? { nil }
        open func childIndex(forItem item: Any) -> Int { -1 }
        open func numberOfChildren(ofItem item: Any?) -> Int { 0 }
        open func level(forItem item: Any?) -> Int { -1 }
        open func level(forRow row: Int) -> Int { -1 }
        open func isExpandable(_ item: Any?) -> Bool { false }
        open func isItemExpanded(_ item: Any?) -> Bool { false }
        open func expandItem(_ item: Any?, expandChildren: Bool = false) {}
        open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {}
        open func reloadItem(_ item: Any?, reloadChildren: Bool = false) {}
        open func insertItems(
          at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = []
        ) {}
        open func removeItems(
          at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = []
        ) {}
        open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {}
      }

      @MainActor
      public protocol NSSplitViewDelegate: NSObjectProtocol {}
      @MainActor
      open class NSSplitView: NSView {
        public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
        public typealias AutosaveName = String
        open var isVertical = false
        open var dividerStyle = DividerStyle.thick
        open var autosaveName: String?
        open weak var delegate: (any NSSplitViewDelegate)?
        open var dividerColor: NSColor { .gray }
        open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
        open var arrangesAllSubviews = true
        open private(set) var arrangedSubviews: [NSView] = []
        open func addArrangedSubview(_ view: NSView) { arrangedSubviews.append(view) }
        open func insertArrangedSubview(_ view: NSView, at index: Int) { arrangedSubviews.insert(view, at: index) }
        open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
        open func adjustSubviews() {}
        open func isSubviewCollapsed(_ subview: NSView) -> Bool { false }
        open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
        open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
        open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
        open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
        open func drawDivider(in rect: NSRect) {}
      }
      @MainActor
      open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
        public nonisolated static let automaticDimension: CGFloat = -1
        open var splitView = NSSplitView()
        open var splitViewItems: [NSSplitViewItem] = []
        open var minimumThicknessForInlineSidebars: CGFloat = 0
        open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
        open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
          splitViewItems.insert(splitViewItem, at: index)
        }
        open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
          splitViewItems.removeAll { $0 === splitViewItem }
        }
        open func toggleSidebar(_ sender: Any?) {}
        open func toggleInspector(_ sender: Any?) {}
      }

      @MainActor
      open class NSTreeNode: NSObject {
        public init(representedObject modelObject: Any?) { representedObject = modelObject }
        public let representedObject: Any?
        open var children: [NSTreeNode]? { [] }
        open weak var parent: NSTreeNode?
        open var isLeaf: Bool { children?.isEmpty ?? true }
        open var indexPath: IndexPath { IndexPath() }
      }
      @MainActor
      open class NSTreeController: NSObject {
        public override init() {}
        open var content: Any?
        open var childrenKeyPath: String?
        open var leafKeyPath: String?
        open var countKeyPath: String?
        open var objectClass: AnyClass!
        open var sortDescriptors: [NSSortDescriptor] = []
        open var preservesSelection = true
        open var selectsInsertedObjects = true
        open var avoidsEmptySelection = true
        open private(set) var selectionIndexPaths: [IndexPath] = []
        open var selectionIndexPath: IndexPath? { selectionIndexPaths.first }
        open var selectedObjects: [Any] { [] }
        open var selectedNodes: [NSTreeNode] { [] }
        open var arrangedObjects: NSTreeNode { NSTreeNode(representedObject: content) }
        @discardableResult
        open func setSelectionIndexPath(_ indexPath: IndexPath?) -> Bool {
          selectionIndexPaths = indexPath.map { [$0] } ?? []
          return true
        }
        @discardableResult
        open func setSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
          selectionIndexPaths = indexPaths
          return true
        }
        open func rearrangeObjects() {}
        open func insert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath) {}
        open func remove(atArrangedObjectIndexPath indexPath: IndexPath) {}
        open func remove(atArrangedObjectIndexPaths indexPaths: [IndexPath]) {}
      }
    #endif
    """#
}
