extension InterfaceText {
  /// The texts of the module `VisionKit`: scanners, which find nothing since there is no camera, and text in images.
  static let visionKit: [(name: String, text: String)] = [("Scanners", servicesScanners)]

  private static let servicesScanners = #"""
    import Foundation
    import SwiftUI
    import Vision

    #if os(iOS) || os(visionOS)
    @MainActor
    public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}
    open class VNDocumentCameraScan: NSObject {
      public var pageCount: Int { 0 }
      public var title: String { "" }
      public func imageOfPage(at index: Int) -> UIImage { UIImage() }
    }
    @MainActor
    open class VNDocumentCameraViewController: UIViewController {
      public class var isSupported: Bool { false }
      public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "doc.viewfinder", words: "Document Camera")) }
    }

    public enum RecognizedItem: Identifiable, Sendable {
      public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
      }
      public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let transcript: String
      }
      public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let payloadStringValue: String?
      }
      case text(Text)
      case barcode(Barcode)
      public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
      }
      public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
      }
    }
    @MainActor
    public protocol DataScannerViewControllerDelegate: AnyObject {}
    @MainActor
    open class DataScannerViewController: UIViewController {
      public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
      public enum ScanningUnavailable: Error { case cameraRestricted, unsupported }
      public enum TextContentType: Int, Sendable {
        case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, currency
      }
      public struct RecognizedDataType: Hashable, Sendable {
        let name: String
        public static func text(
          languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
          RecognizedDataType(name: "barcode")
        }
      }
      public class var isSupported: Bool { false }
      public class var isAvailable: Bool { false }
      public class var supportedTextRecognitionLanguages: [String] { ["en-US"] }
      public let recognizedDataTypes: Set<RecognizedDataType>
      public let qualityLevel: QualityLevel
      public let recognizesMultipleItems: Bool
      public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
      ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        super.init(nibName: nil, bundle: nil)
      }
      public weak var delegate: (any DataScannerViewControllerDelegate)?
      public private(set) var isScanning = false
      public var regionOfInterest: CGRect?
      public let overlayContainerView = UIView()
      public func startScanning() throws { isScanning = true }
      public func stopScanning() { isScanning = false }
      public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { _ in } }
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "barcode.viewfinder", words: "Scanner")) }
    }
    #endif

    public struct ImageAnalysis: Sendable {
      public var transcript: String { "" }
    }
    public final class ImageAnalyzer: Sendable {
      public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
      }
      public struct Configuration: Sendable {
        public init(_ types: AnalysisTypes) {}
        public var locales: [String] = []
      }
      public static var isSupported: Bool { false }
      public init() {}
      #if os(macOS)
      public func analyze(
        _ image: NSImage, orientation: CGImagePropertyOrientation, configuration: Configuration
      ) async throws -> ImageAnalysis { ImageAnalysis() }
      #else
      public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        ImageAnalysis()
      }
      #endif
    }
    #if !os(macOS)
    @MainActor
    public protocol ImageAnalysisInteractionDelegate: AnyObject {}
    @MainActor
    open class ImageAnalysisInteraction: NSObject {
      public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let automaticTextOnly = InteractionTypes(rawValue: 16)
      }
      public override init() {}
      public var analysis: ImageAnalysis?
      public var preferredInteractionTypes: InteractionTypes = []
      public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    }
    #endif
    """#
}
