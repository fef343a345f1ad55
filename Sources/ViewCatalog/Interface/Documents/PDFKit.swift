extension InterfaceText {
  /// The texts of the module `PDFKit`: documents are read for their length only, and a view of one shows its name.
  static let pdfKit: [(name: String, text: String)] = [("Documents", documentsPDF), ("Views", documentsPDFViews)]

  private static let documentsPDF = #"""
    import Foundation
    import SwiftUI

    public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
      public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
      public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
      public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
      public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
      public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    }
    public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
    public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
    public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
    public enum PDFAccessPermissions: UInt, Sendable { case allowsLowQualityPrinting = 1 }
    public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

    public protocol PDFDocumentDelegate: NSObjectProtocol {}
    public protocol PDFViewDelegate: NSObjectProtocol {}

    @follows("properties")
    open class PDFDocument: NSObject {
      private var pages: [PDFPage] = []
      @ObservationIgnored private var data: Data?
      public private(set) var documentURL: URL?
      @ObservationIgnored public weak var delegate: (any PDFDocumentDelegate)?
      public var documentAttributes: [AnyHashable: Any]?
      public override init() {}
      public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
        self.data = data
        documentURL = url
        pages = PDFDocument.pages(in: data)
        super.init()
        for page in pages { page.document = self }
      }
      public init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        self.data = data
        pages = PDFDocument.pages(in: data)
        super.init()
        for page in pages { page.document = self }
      }
      private static func pages(in data: Data) -> [PDFPage] {
        let text = String(decoding: data, as: UTF8.self)
        let count = text.components(separatedBy: "/Type /Page").dropFirst().filter { !$0.hasPrefix("s") }.count
          + text.components(separatedBy: "/Type/Page").dropFirst().filter { !$0.hasPrefix("s") }.count
        return (0..<max(1, count)).map { _ in PDFPage() }
      }
      public var pageCount: Int { pages.count }
      public var isEncrypted: Bool { false }
      public var isLocked: Bool { false }
      public var allowsCopying: Bool { true }
      public var allowsPrinting: Bool { true }
      public var string: String? { nil }
      public var outlineRoot: PDFOutline?
      public var majorVersion: Int { 1 }
      public func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
      public func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
      public func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.document = self
      }
      public func removePage(at index: Int) {
        if pages.indices.contains(index) { pages.remove(at: index) }
      }
      public func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
      }
      public func unlock(withPassword password: String) -> Bool { true }
      public func dataRepresentation() -> Data? { data ?? Data("%PDF-1.3".utf8) }
      public func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }
      public func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
      public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
      public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        []
      }
      public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
      public func cancelFindString() {}
      public var isFinding: Bool { false }
    }

    open class PDFPage: NSObject {
      @ObservationIgnored public internal(set) weak var document: PDFDocument?
      public override init() {}
      #if os(macOS)
      public init?(image: NSImage) {}
      public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> NSImage { NSImage(size: size) }
      #else
      public init?(image: UIImage) {}
      public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
      #endif
      public var label: String? { document.map { String($0.index(for: self) + 1) } }
      public var string: String? { nil }
      public var attributedString: NSAttributedString? { nil }
      public var numberOfCharacters: Int { 0 }
      public var rotation = 0
      public private(set) var annotations: [PDFAnnotation] = []
      public func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
      public func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
      public func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
      public func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.first { $0.bounds.contains(point) } }
      public func selection(for rect: CGRect) -> PDFSelection? { nil }
      public func draw(with box: PDFDisplayBox, to context: CGContext) {}
    }

    public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let text = PDFAnnotationSubtype(rawValue: "/Text")
      public static let link = PDFAnnotationSubtype(rawValue: "/Link")
      public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
      public static let line = PDFAnnotationSubtype(rawValue: "/Line")
      public static let square = PDFAnnotationSubtype(rawValue: "/Square")
      public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
      public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
      public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
      public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
      public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
      public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
      public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
    }
    open class PDFAnnotation: NSObject {
      public var bounds: CGRect
      public var type: String?
      public var contents: String?
      public var userName: String?
      #if os(macOS)
      public var color = NSColor.yellow
      #else
      public var color = UIColor.yellow
      #endif
      public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
      }
    }
    open class PDFOutline: NSObject {
      public override init() {}
      public var label: String?
      public private(set) var children: [PDFOutline] = []
      public var numberOfChildren: Int { children.count }
      public var destination: PDFDestination?
      public var isOpen = false
      public func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
      public func insertChild(_ child: PDFOutline, at index: Int) {
        children.insert(child, at: min(max(0, index), children.count))
      }
    }
    open class PDFDestination: NSObject {
      public private(set) weak var page: PDFPage?
      public let point: CGPoint
      public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
      }
    }
    open class PDFSelection: NSObject {
      public init(document: PDFDocument) {}
      public var string: String? { nil }
      public var pages: [PDFPage] { [] }
      public func selectionsByLine() -> [PDFSelection] { [] }
      public func bounds(for page: PDFPage) -> CGRect { .zero }
    }
    """#

  private static let documentsPDFViews = #"""
    import Foundation
    import SwiftUI

    extension NSNotification.Name {
      public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
      public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
      public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
      public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
      public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
    }

    #if os(macOS)
    public typealias _PDFBaseView = NSView
    #else
    public typealias _PDFBaseView = UIView
    #endif

    @loses("the pages of its document")
    @MainActor
    @follows("properties")
    open class PDFView: _PDFBaseView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public var document: PDFDocument?
      public var displayMode = PDFDisplayMode.singlePageContinuous
      public var displayDirection = PDFDisplayDirection.vertical
      public var displayBox = PDFDisplayBox.cropBox
      public var displaysPageBreaks = true
      public var displaysAsBook = false
      public var displaysRTL = false
      public var autoScales = false
      public var scaleFactor: CGFloat = 1
      public var minScaleFactor: CGFloat = 0.25
      public var maxScaleFactor: CGFloat = 5
      public var scaleFactorForSizeToFit: CGFloat { 1 }
      public var interpolationQuality = PDFInterpolationQuality.high
      public var pageShadowsEnabled = true
      public var isInMarkupMode = false
      public var highlightedSelections: [PDFSelection]?
      public var currentSelection: PDFSelection?
      @ObservationIgnored public weak var delegate: (any PDFViewDelegate)?
      private var page = 0
      public var currentPage: PDFPage? { document?.page(at: page) }
      public var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }
      public var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
      public var canGoToNextPage: Bool { page + 1 < document?.pageCount ?? 0 }
      public var canGoToPreviousPage: Bool { page > 0 }
      public var canZoomIn: Bool { scaleFactor < maxScaleFactor }
      public var canZoomOut: Bool { scaleFactor > minScaleFactor }
      public func go(to page: PDFPage) { self.page = document?.index(for: page) ?? 0 }
      public func go(to destination: PDFDestination) {
        if let page = destination.page { go(to: page) }
      }
      public func go(to selection: PDFSelection) {}
      public func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
      public func goToNextPage(_ sender: Any?) { if canGoToNextPage { page += 1 } }
      public func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { page -= 1 } }
      public func goToFirstPage(_ sender: Any?) { page = 0 }
      public func goToLastPage(_ sender: Any?) { page = max(0, (document?.pageCount ?? 1) - 1) }
      public func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
      public func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
      public func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
      public func layoutDocumentView() {}
      public func clearSelection() { currentSelection = nil }
      public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
      public func scrollSelectionToVisible(_ sender: Any?) {}
      public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
      public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
      public func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
      public override var _look: AnyView {
        AnyView(_SystemPlace(symbol: "doc.richtext", words: document?.documentURL?.lastPathComponent ?? ""))
      }
    }

    @MainActor
    @follows("properties")
    open class PDFThumbnailView: _PDFBaseView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      @ObservationIgnored public weak var pdfView: PDFView?
      public var thumbnailSize = CGSize(width: 40, height: 52)
      public enum LayoutMode: Int, Sendable { case vertical, horizontal }
      public var layoutMode = LayoutMode.vertical
    }
    """#
}
