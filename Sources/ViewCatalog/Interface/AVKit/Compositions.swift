extension InterfaceText {
  /// The tracks of assets, their compositions, and the settings of readers and exports. An asset has no tracks, since no
  /// file is decoded.
  static let avFoundationCompositions = #"""
    import Foundation

    public struct CMTimeRange: Hashable, Sendable {
      public var start: CMTime
      public var duration: CMTime
      public init() {
        start = .zero
        duration = .zero
      }
      public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
      }
      public init(start: CMTime, end: CMTime) {
        self.start = start
        duration = CMTime(seconds: end.seconds - start.seconds, preferredTimescale: 600)
      }
      public static var zero: CMTimeRange { CMTimeRange() }
      public static var invalid: CMTimeRange { CMTimeRange(start: .invalid, duration: .invalid) }
      public var end: CMTime { CMTime(seconds: start.seconds + duration.seconds, preferredTimescale: 600) }
      public var isValid: Bool { start.isValid && duration.isValid }
      public var isEmpty: Bool { duration.value == 0 }
      public func containsTime(_ time: CMTime) -> Bool {
        time.seconds >= start.seconds && time.seconds < end.seconds
      }
    }

    public typealias CMPersistentTrackID = Int32
    public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

    open class AVAssetTrack: NSObject, @unchecked Sendable {
      public var asset: AVAsset? { nil }
      public var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
      public var mediaType: AVMediaType { .video }
      public var isPlayable: Bool { true }
      public var isEnabled: Bool { true }
      public var isDecodable: Bool { true }
      public var timeRange: CMTimeRange { .zero }
      public var naturalSize: CGSize { .zero }
      public var preferredTransform: CGAffineTransform { .identity }
      public var nominalFrameRate: Float { 30 }
      public var estimatedDataRate: Float { 0 }
      public var minFrameDuration: CMTime { CMTime(value: 1, timescale: 30) }
    }

    extension AVAsset {
      public var tracks: [AVAssetTrack] { [] }
      public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
      public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
      public var isExportable: Bool { false }
      public var isReadable: Bool { false }
      public var hasProtectedContent: Bool { false }
      public func cancelLoading() {}
    }

    open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}
    open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
      public func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
      public func removeTimeRange(_ timeRange: CMTimeRange) {}
      public func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    }
    open class AVComposition: AVAsset, @unchecked Sendable {}
    open class AVMutableComposition: AVComposition, @unchecked Sendable {
      public var naturalSize = CGSize.zero
      public func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
      ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }
      public func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
      public func removeTimeRange(_ timeRange: CMTimeRange) {}
    }

    public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
      var timeRange: CMTimeRange { get }
    }
    public protocol AVVideoCompositing: NSObjectProtocol {}
    open class AVVideoCompositionLayerInstruction: NSObject {
      public override init() {}
    }
    open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
      public init(assetTrack track: AVAssetTrack) {}
      public func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
      public func setOpacity(_ opacity: Float, at time: CMTime) {}
    }
    open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
      public override init() {}
      public var timeRange = CMTimeRange.zero
      public var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    }
    open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
    open class AVVideoComposition: NSObject {
      public override init() {}
      public var frameDuration = CMTime(value: 1, timescale: 30)
      public var renderSize = CGSize.zero
      public var renderScale: Float = 1
      public var instructions: [any AVVideoCompositionInstructionProtocol] = []
      public var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    }
    open class AVMutableVideoComposition: AVVideoComposition {}
    extension AVPlayerItem {
      public var videoComposition: AVVideoComposition? {
        get { nil }
        set {}
      }
      public var customVideoCompositor: (any AVVideoCompositing)? { nil }
    }
    """#
}
