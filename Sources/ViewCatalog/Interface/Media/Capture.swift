extension InterfaceText {
  /// Capturing: a preview has no camera and no microphone, so that sessions run and deliver nothing.
  static let avFoundationCapture = #"""
    import Foundation
    import SwiftUI

    open class AVCaptureDevice: NSObject, @unchecked Sendable {
      public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
      }
      public enum FlashMode: Int, Sendable { case off, on, auto }
      public enum TorchMode: Int, Sendable { case off, on, auto }
      public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
      public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
      public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
      private static var statuses: [AVMediaType: AVAuthorizationStatus] = [:]
      public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        statuses[mediaType] ?? .notDetermined
      }
      @background("callback")
      public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
      ) {
        statuses[mediaType] = .authorized
        DispatchQueue.main.async { handler(true) }
      }
      public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        statuses[mediaType] = .authorized
        return true
      }
      public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
      public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let externalUnknown = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let deskViewCamera = DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
      }
      /// No camera and no microphone is there.
      open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        public var devices: [AVCaptureDevice] { [] }
      }
      open class Format: NSObject {
        public var isHighestPhotoQualitySupported: Bool { false }
        public var videoMaxZoomFactor: CGFloat { 1 }
      }
      public class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
      ) -> AVCaptureDevice? {
        nil
      }
      public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
      public convenience init?(uniqueID deviceUniqueID: String) { return nil }
      public class var systemPreferredCamera: AVCaptureDevice? { nil }
      public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
      }
      public var position: Position { .unspecified }
      public var deviceType: DeviceType { .builtInWideAngleCamera }
      public var uniqueID: String { "" }
      public var modelID: String { "" }
      public var isConnected: Bool { false }
      public var isSuspended: Bool { false }
      public var hasTorch: Bool { false }
      public var hasFlash: Bool { false }
      public var isTorchAvailable: Bool { false }
      public var torchMode = TorchMode.off
      public func setTorchModeOn(level torchLevel: Float) throws {}
      public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
      public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
      public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
      public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
      public var isFocusPointOfInterestSupported: Bool { false }
      public var isExposurePointOfInterestSupported: Bool { false }
      public var focusMode = FocusMode.continuousAutoFocus
      public var exposureMode = ExposureMode.continuousAutoExposure
      public var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
      public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
      public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
      public var isSubjectAreaChangeMonitoringEnabled = false
      public var videoZoomFactor: CGFloat = 1
      public var minAvailableVideoZoomFactor: CGFloat { 1 }
      public var maxAvailableVideoZoomFactor: CGFloat { 1 }
      public var activeFormat = Format()
      public var formats: [Format] { [] }
      public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
      public func lockForConfiguration() throws {}
      public func unlockForConfiguration() {}
      public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
      public var localizedName: String { "Camera" }
    }

    open class AVCaptureConnection: NSObject, @unchecked Sendable {
      public var isEnabled = true
      public var isActive: Bool { false }
      public var isVideoOrientationSupported: Bool { true }
      public var videoOrientation = AVCaptureVideoOrientation.portrait
      public var isVideoMirroringSupported: Bool { true }
      public var isVideoMirrored = false
      public var automaticallyAdjustsVideoMirroring = true
      public var videoRotationAngle: CGFloat = 0
      public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
    }
    public enum AVCaptureVideoOrientation: Int, Sendable {
      case portrait = 1
      case portraitUpsideDown
      case landscapeRight
      case landscapeLeft
    }

    open class AVCaptureInput: NSObject, @unchecked Sendable {}
    open class AVCaptureOutput: NSObject, @unchecked Sendable {
      public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
      public var connections: [AVCaptureConnection] { [] }
    }
    open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
      public override init() {}
      public init(format: [String: Any]?) {}
      public var flashMode = AVCaptureDevice.FlashMode.off
      public var isHighResolutionPhotoEnabled = false
      public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
      public var previewPhotoFormat: [String: Any]?
      public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
      public var uniqueID: Int64 { 1 }
    }
    open class AVCapturePhoto: NSObject, @unchecked Sendable {
      public func fileDataRepresentation() -> Data? { nil }
      public func cgImageRepresentation() -> CGImage? { nil }
    }
    open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {}
    public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
    /// The delegate is not called, since no photo is taken.
    open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
      public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
      public override init() {}
      public var isHighResolutionCaptureEnabled = false
      public var isLivePhotoCaptureSupported: Bool { false }
      public var isLivePhotoCaptureEnabled = false
      public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
      public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
      public var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
      public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
    }
    public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let hevc = AVVideoCodecType(rawValue: "hvc1")
      public static let h264 = AVVideoCodecType(rawValue: "avc1")
      public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
      public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    }
    public let AVVideoCodecKey = "AVVideoCodecKey"
    public let AVVideoWidthKey = "AVVideoWidthKey"
    public let AVVideoHeightKey = "AVVideoHeightKey"

    public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
    public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
    public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {}
    open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
      public override init() {}
      public var alwaysDiscardsLateVideoFrames = true
      public var videoSettings: [String: Any]! = [:]
      public func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
      ) {}
    }
    open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
      public override init() {}
      public func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
      ) {}
    }
    open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
      public var isRecording: Bool { false }
      public func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
      ) {}
      public func stopRecording() {}
    }
    open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable { public override init() {} }

    open class AVMetadataObject: NSObject, @unchecked Sendable {
      public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let codabar = ObjectType(rawValue: "org.iso.Codabar")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let face = ObjectType(rawValue: "face")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let salientObject = ObjectType(rawValue: "salientObject")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
      }
      public var type: ObjectType { .qr }
      public var bounds: CGRect { .zero }
      public var time: CMTime { .zero }
      public var duration: CMTime { .zero }
    }
    open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
      public var stringValue: String? { nil }
      public var corners: [CGPoint] { [] }
    }
    open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
      public var faceID: Int { 0 }
    }
    public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
    open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
      public override init() {}
      public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
      public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
      public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
      public func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
      ) {}
    }
    open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
      public let device: AVCaptureDevice
      public init(device: AVCaptureDevice) throws { self.device = device }
    }

    open class AVCaptureSession: NSObject, @unchecked Sendable {
      public override init() {}
      public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
      }
      public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient
        case videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps
        case videoDeviceNotAvailableDueToSystemPressure
      }
      public static let runtimeErrorNotification =
        NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
      public static let didStartRunningNotification =
        NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
      public static let didStopRunningNotification =
        NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
      public static let wasInterruptedNotification =
        NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
      public static let interruptionEndedNotification =
        NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
      public var sessionPreset = Preset.high
      public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
      public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
      public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
      public private(set) var isRunning = false
      public var isInterrupted: Bool { false }
      public private(set) var inputs: [AVCaptureInput] = []
      public private(set) var outputs: [AVCaptureOutput] = []
      public var usesApplicationAudioSession = true
      public var automaticallyConfiguresApplicationAudioSession = true
      public func beginConfiguration() {}
      public func commitConfiguration() {}
      public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
      public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
      public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
      public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
      public func startRunning() { isRunning = true }
      public func stopRunning() { isRunning = false }
    }
    extension NSNotification.Name {
      public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
      public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
      public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
      public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
      public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
      public static let AVCaptureDeviceWasConnected =
        NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
      public static let AVCaptureDeviceWasDisconnected =
        NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
      public static let AVCaptureDeviceSubjectAreaDidChange =
        NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
    }
    """#
}
