extension InterfaceText {
  /// Window controllers, documents and toolbars of AppKit. They show nothing: windows are made by the scenes of the app.
  static let appKitSeldom: [(name: String, text: String)] = [
    ("Windows", appKitSeldomWindows), ("Tables", appKitSeldomTables), ("Services", appKitSeldomServices),
  ]

  private static let appKitSeldomWindows = #"""
    import Foundation
    import SwiftUI

    #if os(macOS)
      @MainActor
      open class NSWindowController: NSResponder {
        public init(window: NSWindow?) {
          self.window = window
          super.init()
        }
        public convenience override init() { self.init(window: nil) }
        public convenience init(windowNibName: String) { self.init(window: nil) }
        public required init?(coder: NSCoder) { super.init() }
        open var window: NSWindow?
        open var contentViewController: NSViewController?
        open weak var document: AnyObject?
        open var shouldCascadeWindows = true
        open var shouldCloseDocument = false
        open var windowFrameAutosaveName = ""
        open var isWindowLoaded: Bool { window != nil }
        open var windowNibName: String? { nil }
        open var owner: AnyObject? { self }
        open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
        open func loadWindow() {}
        open func windowWillLoad() {}
        open func windowDidLoad() {}
        open func close() { window?.close() }
        open func setDocumentEdited(_ dirtyFlag: Bool) {}
        open func synchronizeWindowTitleWithDocumentName() {}
        open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
      }

      @MainActor
      open class NSDocument: NSObject {
        public enum ChangeType: UInt, Sendable {
          case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
          case changeDiscardable = 256
        }
        public enum SaveOperationType: UInt, Sendable {
          case saveOperation, saveAsOperation, saveToOperation, autosaveElsewhereOperation, autosaveInPlaceOperation
          case autosaveAsOperation
        }
        public override init() {}
        public convenience init(type typeName: String) throws {
          self.init()
          fileType = typeName
        }
        public convenience init(contentsOf url: URL, ofType typeName: String) throws {
          self.init()
          fileURL = url
          fileType = typeName
          try read(from: url, ofType: typeName)
        }
        open class var autosavesInPlace: Bool { false }
        open class var autosavesDrafts: Bool { false }
        open class var preservesVersions: Bool { autosavesInPlace }
        open class var readableTypes: [String] { [] }
        open class var writableTypes: [String] { [] }
        open class func isNativeType(_ type: String) -> Bool { true }
        open var fileURL: URL?
        open var fileType: String?
        open var fileModificationDate: Date?
        open var displayName: String! { fileURL?.lastPathComponent ?? "Untitled" }
        open var undoManager: UndoManager? = UndoManager()
        open var hasUndoManager = true
        open private(set) var isDocumentEdited = false
        open var isDraft = false
        open var hasUnautosavedChanges: Bool { isDocumentEdited }
        open private(set) var windowControllers: [NSWindowController] = []
        open var windowForSheet: NSWindow? { windowControllers.first?.window }
        open func makeWindowControllers() {}
        open func addWindowController(_ windowController: NSWindowController) {
          windowController.document = self
          windowControllers.append(windowController)
        }
        open func removeWindowController(_ windowController: NSWindowController) {
          windowControllers.removeAll { $0 === windowController }
        }
        open func showWindows() { windowControllers.forEach { $0.showWindow(self) } }
        open func close() { windowControllers.forEach { $0.close() } }
        open func read(from url: URL, ofType typeName: String) throws {
          try read(from: try Data(contentsOf: url), ofType: typeName)
        }
        open func read(from data: Data, ofType typeName: String) throws {}
        open func data(ofType typeName: String) throws -> Data { Data() }
        open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
        open func writeSafely(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) throws {
          try write(to: url, ofType: typeName)
        }
        open func save(_ sender: Any?) {}
        open func saveAs(_ sender: Any?) {}
        open func save(
          to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
          completionHandler: @escaping ((any Error)?) -> Void
        ) {
          do {
            try writeSafely(to: url, ofType: typeName, for: saveOperation)
            fileURL = url
            updateChangeCount(.changeCleared)
            completionHandler(nil)
          } catch {
            completionHandler(error)
          }
        }
        open func autosave(
          withImplicitCancellability autosavingIsImplicitlyCancellable: Bool,
          completionHandler: @escaping ((any Error)?) -> Void
        ) { completionHandler(nil) }
        open func updateChangeCount(_ change: ChangeType) {
          isDocumentEdited = change != .changeCleared && change != .changeAutosaved
        }
        open func revert(toContentsOf url: URL, ofType typeName: String) throws { try read(from: url, ofType: typeName) }
        open func canClose(
          withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
        ) {}
        open func presentError(_ error: any Error) -> Bool { false }
        open func printDocument(_ sender: Any?) {}
      }

      @MainActor
      open class NSDocumentController: NSObject {
        public override init() {}
        static let controller = NSDocumentController()
        open class var shared: NSDocumentController { controller }
        open private(set) var documents: [NSDocument] = []
        open var currentDocument: NSDocument? { documents.last }
        open var currentDirectory: String? { nil }
        open private(set) var recentDocumentURLs: [URL] = []
        open var maximumRecentDocumentCount: Int { 10 }
        open var autosavingDelay: TimeInterval = 30
        open var defaultType: String? { nil }
        open var documentClassNames: [String] { [] }
        open func addDocument(_ document: NSDocument) { documents.append(document) }
        open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
        open func document(for url: URL) -> NSDocument? { documents.first { $0.fileURL == url } }
        open func newDocument(_ sender: Any?) {}
        open func openDocument(_ sender: Any?) {}
        open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }
        open func noteNewRecentDocumentURL(_ url: URL) { recentDocumentURLs.insert(url, at: 0) }
        open func noteNewRecentDocument(_ document: NSDocument) {
          if let url = document.fileURL { noteNewRecentDocumentURL(url) }
        }
        open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument { NSDocument() }
        open func openDocument(
          withContentsOf url: URL, display displayDocument: Bool,
          completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
        ) { completionHandler(document(for: url), document(for: url) != nil, nil) }
        open func saveAllDocuments(_ sender: Any?) {}
        @discardableResult
        open func presentError(_ error: any Error) -> Bool { false }
      }

      extension NSWindow {
        public var toolbar: NSToolbar? {
          get { nil }
          set {}
        }
      }
      @MainActor
      public protocol NSToolbarDelegate: NSObjectProtocol {
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
          willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem?
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
        func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      }
      extension NSToolbarDelegate {
        public func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
          willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? { nil }
        public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
        public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
      }
      @MainActor
      open class NSToolbar: NSObject {
        public typealias Identifier = String
        public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
        public let identifier: String
        public init(identifier: String) { self.identifier = identifier }
        public convenience override init() { self.init(identifier: "") }
        open weak var delegate: (any NSToolbarDelegate)?
        open var isVisible = true
        open var displayMode = DisplayMode.default
        open var allowsUserCustomization = false
        open var autosavesConfiguration = false
        open var showsBaselineSeparator = true
        open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
        open var selectedItemIdentifier: NSToolbarItem.Identifier?
        open private(set) var items: [NSToolbarItem] = []
        open var visibleItems: [NSToolbarItem]? { items }
        open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
          items.insert(NSToolbarItem(itemIdentifier: itemIdentifier), at: min(index, items.count))
        }
        open func removeItem(at index: Int) { items.remove(at: index) }
        open func runCustomizationPalette(_ sender: Any?) {}
        open func validateVisibleItems() {}
      }
      @MainActor
      open class NSToolbarItem: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public init(_ rawValue: String) { self.rawValue = rawValue }
          public static let space = Identifier("NSToolbarSpaceItem")
          public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
          public static let showColors = Identifier("NSToolbarShowColorsItem")
          public static let showFonts = Identifier("NSToolbarShowFontsItem")
          public static let print = Identifier("NSToolbarPrintItem")
          public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
          public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
          public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
          public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
          public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        }
        public enum Style: Int, Sendable { case plain, prominent }
        public let itemIdentifier: Identifier
        public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
        open var label = ""
        open var paletteLabel = ""
        open var toolTip: String?
        open var title = ""
        open var tag = 0
        open var image: NSImage?
        open var view: NSView?
        open weak var target: AnyObject?
        open var action: Selector?
        open var isEnabled = true
        open var isBordered = false
        open var isNavigational = false
        open var isHidden = false
        open var isVisible: Bool { true }
        open var autovalidates = true
        open var style = Style.plain
        open var minSize = NSSize.zero
        open var maxSize = NSSize.zero
        open var visibilityPriority = 0
        open var menuFormRepresentation: NSMenuItem?
        open var toolbar: NSToolbar? { nil }
        open func validate() {}
      }
      @MainActor
      open class NSToolbarItemGroup: NSToolbarItem {
        public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
        open var subitems: [NSToolbarItem] = []
        open var selectedIndex = -1
        open var selectionMode = SelectionMode.momentary
        open func setSelected(_ selected: Bool, at index: Int) { selectedIndex = selected ? index : -1 }
      }
      @MainActor
      open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
        public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
          self.init(itemIdentifier: identifier)
        }
      }
      @MainActor
      open class NSMenuToolbarItem: NSToolbarItem {
        open var menu = NSMenu()
        open var showsIndicator = true
      }
      @MainActor
      open class NSSearchToolbarItem: NSToolbarItem {
        open var searchField = NSSearchField()
        open var preferredWidthForSearchField: CGFloat = 0
        open func beginSearchInteraction() {}
        open func endSearchInteraction() {}
      }
    #endif
    """#
}
