extension InterfaceText {
  /// Pictures and exports of assets. No media is decoded: a picture or an export fails with an error.
  static let avFoundationExports = #"""
    import Foundation

    public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
    func _mediaError() -> NSError {
      NSError(
        domain: AVFoundationErrorDomain, code: -11_829,
        userInfo: [NSLocalizedDescriptionKey: "Cannot Open"])
    }

    open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
      public enum Result: Int, Sendable { case succeeded, failed, cancelled }
      public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
      }
      public let asset: AVAsset
      public init(asset: AVAsset) { self.asset = asset }
      open var appliesPreferredTrackTransform = false
      open var maximumSize = CGSize.zero
      open var apertureMode: ApertureMode?
      open var videoComposition: AVVideoComposition?
      open var requestedTimeToleranceBefore = CMTime.positiveInfinity
      open var requestedTimeToleranceAfter = CMTime.positiveInfinity
      open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw _mediaError()
      }
      open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw _mediaError() }
      open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
      ) { handler(nil, .invalid, _mediaError()) }
      open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
      ) {
        for _ in requestedTimes { handler(.zero, nil, .invalid, .failed, _mediaError()) }
      }
      open func cancelAllCGImageGeneration() {}
      open func images(for times: [CMTime]) -> Images { Images(times: times) }
      public struct Images: AsyncSequence, Sendable {
        public enum Element: Sendable {
          case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
          case failure(requestedTime: CMTime, error: any Error)
          public var requestedTime: CMTime {
            switch self {
            case .success(let time, _, _): time
            case .failure(let time, _): time
            }
          }
          public var image: CGImage {
            get throws {
              switch self {
              case .success(_, let image, _): image
              case .failure(_, let error): throw error
              }
            }
          }
          public var actualTime: CMTime {
            get throws {
              switch self {
              case .success(_, _, let time): time
              case .failure(_, let error): throw error
              }
            }
          }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
          var times: [CMTime]
          public mutating func next() async -> Element? {
            times.isEmpty ? nil : .failure(requestedTime: times.removeFirst(), error: _mediaError())
          }
        }
        let times: [CMTime]
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times) }
      }
    }

    public struct AVFileType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let mp4 = AVFileType("public.mpeg-4")
      public static let mov = AVFileType("com.apple.quicktime-movie")
      public static let m4v = AVFileType("com.apple.m4v-video")
      public static let m4a = AVFileType("com.apple.m4a-audio")
      public static let mp3 = AVFileType("public.mp3")
      public static let wav = AVFileType("com.microsoft.waveform-audio")
      public static let caf = AVFileType("com.apple.coreaudio-format")
      public static let aiff = AVFileType("public.aiff-audio")
      public static let jpg = AVFileType("public.jpeg")
      public static let heic = AVFileType("public.heic")
    }

    public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
    public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
    public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
    public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
    public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
    public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
    public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
    public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
    public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
    public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
    public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

    open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
      public var trackID = kCMPersistentTrackID_Invalid
    }
    open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
      public override init() {}
      public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
      }
      public func setVolume(_ volume: Float, at time: CMTime) {}
      public func setVolumeRamp(fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange) {}
    }
    open class AVAudioMix: NSObject, @unchecked Sendable {
      public override init() {}
      public var inputParameters: [AVAudioMixInputParameters] = []
    }
    open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}
    extension AVPlayerItem {
      public var audioMix: AVAudioMix? {
        get { nil }
        set {}
      }
    }

    open class AVAssetExportSession: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
      public enum State: Sendable { case pending, waiting, exporting(progress: Progress) }
      public let asset: AVAsset
      public let presetName: String
      public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
      }
      public class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
      public class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
      public class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
      ) async -> Bool { true }
      open var outputURL: URL?
      open var outputFileType: AVFileType?
      open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }
      open var shouldOptimizeForNetworkUse = false
      open var allowsParallelizedExport = true
      open var timeRange = CMTimeRange.zero
      open var metadata: [AVMetadataItem]?
      open var videoComposition: AVVideoComposition?
      open var audioMix: AVAudioMix?
      open var fileLengthLimit: Int64 = 0
      open private(set) var status = Status.unknown
      open private(set) var error: (any Error)?
      open var progress: Float { 0 }
      open var estimatedOutputFileLength: Int64 { 0 }
      open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .failed
        error = _mediaError()
        handler()
      }
      open func export() async {
        status = .failed
        error = _mediaError()
      }
      open func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws {
        throw _mediaError()
      }
      open func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
        AsyncStream { $0.finish() }
      }
      open func cancelExport() { status = .cancelled }
    }

    extension AVAsset {
      public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
      public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? { nil }
    }
    public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
      public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
      public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    }
    extension AVMutableComposition {
      public func removeTrack(_ track: AVCompositionTrack) {}
      public func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { nil }
    }
    """#
}
