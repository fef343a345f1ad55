extension InterfaceText {
  /// Sounds, haptics, dragging, drawing and animation contexts of AppKit. Nothing sounds, and nothing is dragged.
  static let appKitSeldomServices = #"""
    import Foundation
    import SwiftUI

    #if os(macOS)
      open class NSSound: NSObject, @unchecked Sendable {
        public typealias Name = String
        public init?(named name: String) { self.name = name }
        public init?(contentsOf url: URL, byReference: Bool) {}
        public init?(contentsOfFile path: String, byReference: Bool) {}
        public init?(data: Data) {}
        open var name: String?
        open var volume: Float = 1
        open var loops = false
        open var currentTime: TimeInterval = 0
        open var duration: TimeInterval { 0 }
        open private(set) var isPlaying = false
        @discardableResult
        open func play() -> Bool {
          isPlaying = true
          return true
        }
        @discardableResult open func pause() -> Bool { isPlaying }
        @discardableResult open func resume() -> Bool { isPlaying }
        @discardableResult
        open func stop() -> Bool {
          isPlaying = false
          return true
        }
        public static func beep() {}
      }

      @MainActor
      public protocol NSHapticFeedbackPerformer {
        func perform(
          _ pattern: NSHapticFeedbackManager.FeedbackPattern,
          performanceTime: NSHapticFeedbackManager.PerformanceTime)
      }
      @MainActor
      open class NSHapticFeedbackManager: NSObject {
        public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
        public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
        struct _Performer: NSHapticFeedbackPerformer {
          func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
        }
        open class var defaultPerformer: any NSHapticFeedbackPerformer { _Performer() }
      }

      @MainActor
      open class NSAnimationContext: NSObject {
        static let context = NSAnimationContext()
        open class var current: NSAnimationContext { context }
        open var duration: TimeInterval = 0.25
        open var timingFunction: CAMediaTimingFunction?
        open var completionHandler: (() -> Void)?
        open var allowsImplicitAnimation = false
        open class func runAnimationGroup(
          _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
        ) {
          changes(context)
          completionHandler?()
        }
        open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(context) }
        open class func beginGrouping() {}
        open class func endGrouping() { context.completionHandler?() }
      }

      public struct NSDragOperation: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let copy = NSDragOperation(rawValue: 1)
        public static let link = NSDragOperation(rawValue: 2)
        public static let generic = NSDragOperation(rawValue: 4)
        public static let `private` = NSDragOperation(rawValue: 8)
        public static let move = NSDragOperation(rawValue: 16)
        public static let delete = NSDragOperation(rawValue: 32)
        public static let every = NSDragOperation(rawValue: UInt.max)
      }
      public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
      @MainActor
      public protocol NSDraggingInfo: NSObjectProtocol {
        var draggingPasteboard: NSPasteboard { get }
        var draggingLocation: NSPoint { get }
        var draggedImageLocation: NSPoint { get }
        var draggingSource: Any? { get }
        var draggingSourceOperationMask: NSDragOperation { get }
        var draggingSequenceNumber: Int { get }
        var numberOfValidItemsForDrop: Int { get set }
        var animatesToDestination: Bool { get set }
      }
      @MainActor
      public protocol NSDraggingDestination: NSObjectProtocol {}
      @MainActor
      public protocol NSDraggingSource: NSObjectProtocol {
        func draggingSession(
          _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
        ) -> NSDragOperation
      }
      @MainActor
      open class NSDraggingSession: NSObject {
        open var draggingPasteboard: NSPasteboard { .general }
        open var draggingLocation: NSPoint { .zero }
        open var animatesToStartingPositionsOnCancelOrFail = true
      }
      @MainActor
      open class NSDraggingItem: NSObject {
        public init(pasteboardWriter: Any) { item = pasteboardWriter }
        public let item: Any
        open var draggingFrame = NSRect.zero
        open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
      }
      extension NSView {
        open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
        open func unregisterDraggedTypes() {}
        open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
        open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
        open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
        open func draggingEnded(_ sender: any NSDraggingInfo) {}
        open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
        open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
        open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
        @discardableResult
        open func beginDraggingSession(
          with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
        ) -> NSDraggingSession { NSDraggingSession() }
      }

      @MainActor
      open class NSGraphicsContext: NSObject {
        public let cgContext: CGContext
        public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
          cgContext = graphicsPort
          isFlipped = initialFlippedState
        }
        public let isFlipped: Bool
        open class var current: NSGraphicsContext? {
          get { nil }
          set {}
        }
        open class func saveGraphicsState() {}
        open class func restoreGraphicsState() {}
        open func saveGraphicsState() { cgContext.saveGState() }
        open func restoreGraphicsState() { cgContext.restoreGState() }
        open func flushGraphics() {}
        open var shouldAntialias = true
      }

      @MainActor
      open class NSFontManager: NSObject {
        static let manager = NSFontManager()
        open class var shared: NSFontManager { manager }
        open var availableFonts: [String] { UIFont.familyNames }
        open var availableFontFamilies: [String] { UIFont.familyNames }
        open var selectedFont: NSFont? { nil }
        open weak var target: AnyObject?
        open var action: Selector?
        open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { [] }
        open func font(withFamily family: String, traits: Any, weight: Int, size: CGFloat) -> NSFont? {
          NSFont.systemFont(ofSize: size)
        }
        open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
        open func orderFrontFontPanel(_ sender: Any?) {}
      }
    #endif
    """#
}
