extension InterfaceText {
  /// The texts of the modules `Vision` and `CoreML`: requests are performed and find nothing; there are no models.
  static let vision: [(name: String, text: String)] = [("Requests", servicesVision)]
  static let coreML: [(name: String, text: String)] = [("Models", servicesCoreML)]

  /// The text of the module `CoreVideo`: images of cameras and videos, which are empty here.
  static let coreVideo: [(name: String, text: String)] = [("Buffers", servicesCoreVideo)]

  private static let servicesCoreVideo = #"""
    public class CVBuffer: Hashable {
      public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    public typealias CVImageBuffer = CVBuffer
    public typealias CVPixelBuffer = CVImageBuffer
    public typealias CVReturn = Int32
    public var kCVReturnSuccess: CVReturn { 0 }
    public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
    public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
    """#

  private static let servicesCoreML = #"""
    import Foundation

    public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
    public struct MLModelError: Error {
      public let localizedDescription: String
    }
    open class MLModelConfiguration: NSObject {
      public override init() {}
      public var computeUnits = MLComputeUnits.all
      public var modelDisplayName: String?
    }
    open class MLModel: NSObject {
      public override init() {}
      public init(contentsOf url: URL) throws { throw MLModelError(localizedDescription: "The model cannot be read.") }
      public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError(localizedDescription: "The model cannot be read.")
      }
      public class func compileModel(at modelURL: URL) throws -> URL {
        throw MLModelError(localizedDescription: "The model cannot be read.")
      }
      public class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> MLModel { throw MLModelError(localizedDescription: "The model cannot be read.") }
    }
    open class MLMultiArray: NSObject {}
    """#

  private static let servicesVision = #"""
    import Foundation
    import SwiftUI
    import CoreML

    public typealias VNConfidence = Float
    public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
    public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
    open class VNObservation: NSObject {
      public let uuid = UUID()
      public var confidence: VNConfidence { 1 }
    }
    open class VNDetectedObjectObservation: VNObservation {
      public var boundingBox: CGRect { .zero }
    }
    open class VNRectangleObservation: VNDetectedObjectObservation {
      public var topLeft: CGPoint { .zero }
      public var topRight: CGPoint { .zero }
      public var bottomLeft: CGPoint { .zero }
      public var bottomRight: CGPoint { .zero }
    }
    open class VNTextObservation: VNRectangleObservation {}
    open class VNFaceObservation: VNDetectedObjectObservation {}
    open class VNRecognizedText: NSObject {
      public var string: String { "" }
      public var confidence: VNConfidence { 0 }
      public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
    }
    open class VNRecognizedTextObservation: VNRectangleObservation {
      public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
    }
    public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
      public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
      public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
      public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
      public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
      public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
      public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
      public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
      public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    }
    open class VNBarcodeObservation: VNRectangleObservation {
      public var payloadStringValue: String? { nil }
      public var symbology: VNBarcodeSymbology { .qr }
    }
    open class VNClassificationObservation: VNObservation {
      public var identifier: String { "" }
    }
    open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
      public var labels: [VNClassificationObservation] { [] }
    }

    open class VNRequest: NSObject {
      public var completionHandler: VNRequestCompletionHandler?
      public override init() {}
      public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
      public var preferBackgroundProcessing = false
      public var usesCPUOnly = false
      public var revision = 1
      public func cancel() {}
      open var results: [VNObservation]? { [] }
    }
    open class VNImageBasedRequest: VNRequest {
      public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    open class VNRecognizeTextRequest: VNImageBasedRequest {
      public override var results: [VNRecognizedTextObservation]? { [] }
      public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
      public var recognitionLanguages: [String] = ["en-US"]
      public var customWords: [String] = []
      public var usesLanguageCorrection = true
      public var automaticallyDetectsLanguage = false
      public var minimumTextHeight: Float = 0
      public func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
    }
    open class VNDetectBarcodesRequest: VNImageBasedRequest {
      public override var results: [VNBarcodeObservation]? { [] }
      public var symbologies: [VNBarcodeSymbology] = []
    }
    open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
      public override var results: [VNFaceObservation]? { [] }
    }
    open class VNDetectRectanglesRequest: VNImageBasedRequest {
      public override var results: [VNRectangleObservation]? { [] }
      public var minimumConfidence: VNConfidence = 0
      public var maximumObservations = 1
      public var minimumAspectRatio: Float = 0.5
    }
    open class VNClassifyImageRequest: VNImageBasedRequest {
      public override var results: [VNClassificationObservation]? { [] }
    }
    open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
      public override var results: [VNObservation]? { [] }
    }
    open class VNCoreMLModel: NSObject {
      public init(for model: MLModel) throws {}
    }
    open class VNCoreMLRequest: VNImageBasedRequest {
      public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
      }
      public override var results: [VNObservation]? { [] }
    }
    public struct VNImageOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    }
    open class VNImageRequestHandler: NSObject {
      public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
      public init(cgImage image: CGImage, orientation: Any, options: [VNImageOption: Any] = [:]) {}
      public init(ciImage image: Any, options: [VNImageOption: Any] = [:]) {}
      public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
      public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
      public init(cvPixelBuffer pixelBuffer: Any, options: [VNImageOption: Any] = [:]) {}
      public init(cvPixelBuffer pixelBuffer: Any, orientation: Any, options: [VNImageOption: Any] = [:]) {}
      public func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
      }
    }
    """#
}
