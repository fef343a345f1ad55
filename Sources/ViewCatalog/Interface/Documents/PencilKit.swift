extension InterfaceText {
  /// The texts of the module `PencilKit`: a canvas without strokes.
  static let pencilKit: [(name: String, text: String)] = [("Canvas", documentsPencilKit)]

  private static let documentsPencilKit = #"""
    import Foundation
    import SwiftUI

    #if !os(watchOS) && !os(tvOS)
    public struct PKStrokePoint: Sendable {
      public let location: CGPoint
      public let timeOffset: TimeInterval
      public let size: CGSize
      public let opacity: CGFloat
      public let force: CGFloat
      public let azimuth: CGFloat
      public let altitude: CGFloat
      public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
      ) {
        self.location = location
        self.timeOffset = timeOffset
        self.size = size
        self.opacity = opacity
        self.force = force
        self.azimuth = azimuth
        self.altitude = altitude
      }
    }
    public struct PKStrokePath: Sendable {
      var points: [PKStrokePoint] = []
      public let creationDate: Date
      public init() { creationDate = Date(timeIntervalSinceReferenceDate: 0) }
      public init(controlPoints: [PKStrokePoint], creationDate: Date) {
        points = controlPoints
        self.creationDate = creationDate
      }
      public var count: Int { points.count }
    }
    #if os(macOS)
    public typealias _InkColor = NSColor
    public typealias _InkImage = NSImage
    #else
    public typealias _InkColor = UIColor
    public typealias _InkImage = UIImage
    #endif
    public struct PKInk {
      public typealias InkType = PKInkingTool.InkType
      public var inkType: InkType
      public var color: _InkColor
      public init(_ inkType: InkType, color: _InkColor = .black) {
        self.inkType = inkType
        self.color = color
      }
    }
    public struct PKStroke {
      public var ink: PKInk
      public var path: PKStrokePath
      public var transform: CGAffineTransform
      public var renderBounds: CGRect { .zero }
      public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        self.ink = ink
        self.path = path
        self.transform = transform
      }
    }
    public struct PKDrawing: Equatable, Codable {
      public var strokes: [PKStroke] = []
      public init() {}
      public init(strokes: [PKStroke]) { self.strokes = strokes }
      public init(data: Data) throws {}
      public init(from decoder: any Decoder) throws {}
      public func encode(to encoder: any Encoder) throws {}
      public static func == (lhs: PKDrawing, rhs: PKDrawing) -> Bool { lhs.strokes.count == rhs.strokes.count }
      public var bounds: CGRect { .zero }
      public func dataRepresentation() -> Data { Data() }
      public func image(from rect: CGRect, scale: CGFloat) -> _InkImage { _InkImage() }
      public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
      public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
      public mutating func transform(using transform: CGAffineTransform) {}
      public func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
    }

    public protocol PKTool {}
    public struct PKInkingTool: PKTool, Equatable {
      public enum InkType: String, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
      }
      public var inkType: InkType
      public var color: _InkColor
      public var width: CGFloat
      public var ink: PKInk { PKInk(inkType, color: color) }
      public init(_ type: InkType, color: _InkColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 4
      }
      public init(ink: PKInk, width: CGFloat) {
        inkType = ink.inkType
        color = ink.color
        self.width = width
      }
    }
    public struct PKEraserTool: PKTool, Equatable {
      public enum EraserType: String, Sendable { case vector, bitmap, fixedWidthBitmap }
      public var eraserType: EraserType
      public var width: CGFloat
      public init(_ eraserType: EraserType, width: CGFloat = 10) {
        self.eraserType = eraserType
        self.width = width
      }
    }
    public struct PKLassoTool: PKTool, Equatable {
      public init() {}
    }

    #if !os(macOS)
    public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }
    public protocol PKCanvasViewDelegate: UIScrollViewDelegate {}
    public protocol PKToolPickerObserver: NSObjectProtocol {}

    @MainActor
    @follows("properties")
    open class PKCanvasView: UIScrollView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
      }
      public var drawing = PKDrawing()
      public var tool: any PKTool = PKInkingTool(.pen)
      public var isRulerActive = false
      public var drawingPolicy = PKCanvasViewDrawingPolicy.default
      public var allowsFingerDrawing = true
      public var isDrawingEnabled = true
    }
    @MainActor
    open class PKToolPicker: NSObject {
      public override init() {}
      private static let picker = PKToolPicker()
      public class func shared(for window: UIWindow) -> PKToolPicker? { picker }
      public var selectedTool: any PKTool = PKInkingTool(.pen)
      public var isVisible: Bool { false }
      public var isRulerActive = false
      public var showsDrawingPolicyControls = true
      public var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
      public func addObserver(_ observer: any PKToolPickerObserver) {}
      public func removeObserver(_ observer: any PKToolPickerObserver) {}
    }
    #endif
    #endif
    """#
}
