extension InterfaceText {
  /// The players of AVFoundation: there is no sound, and the playback time does not advance.
  static let avFoundationPlayers = #"""
    import Foundation

    public struct CMTime: Hashable, Sendable {
      public var value: Int64 = 0
      public var timescale: Int32 = 1
      public init() {}
      public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
      }
      public init(seconds: Double, preferredTimescale: Int32) {
        value = Int64(seconds * Double(preferredTimescale))
        timescale = preferredTimescale
      }
      public static var zero: CMTime { CMTime(value: 0, timescale: 1) }
      public static var invalid: CMTime { CMTime(value: 0, timescale: 0) }
      public static var indefinite: CMTime { CMTime(value: 0, timescale: 0) }
      public var seconds: Double {
        if timescale != 0 { return Double(value) / Double(timescale) }
        return value == 0 ? .nan : value > 0 ? .infinity : -.infinity
      }
      public var isValid: Bool { timescale != 0 || value != 0 }
      public var isIndefinite: Bool { false }
      public var isNumeric: Bool { timescale != 0 }
    }

    extension Notification.Name {
      public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
      public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
      public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    }

    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
    }
    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

    public typealias CMTimeScale = Int32
    public typealias CMTimeValue = Int64

    open class AVPlayerItemOutput: NSObject {
      public override init() {}
    }
    open class AVMetadataItem: NSObject, @unchecked Sendable {
      public override init() {}
      public var identifier: AVMetadataIdentifier? { nil }
      public var commonKey: AVMetadataKey? { nil }
      public var stringValue: String? { nil }
      public var dataValue: Data? { nil }
    }
    open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
      private var named: AVMetadataIdentifier?
      public override var identifier: AVMetadataIdentifier? {
        get { named }
        set { named = newValue }
      }
      public var value: Any?
      public var extendedLanguageTag: String?
    }
    public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
      public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
      public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
      public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    }
    public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
      public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
      public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    }

    open class AVPlayerItem: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public init(url: URL) { asset = AVURLAsset(url: url) }
      public init(asset: AVAsset) { self.asset = asset }
      public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
      public let asset: AVAsset
      public var preferredMaximumResolution = CGSize.zero
      public var preferredPeakBitRate: Double = 0
      public var preferredForwardBufferDuration: TimeInterval = 0
      public var forwardPlaybackEndTime = CMTime.invalid
      public var isPlaybackLikelyToKeepUp: Bool { false }
      public var isPlaybackBufferEmpty: Bool { true }
      public var isPlaybackBufferFull: Bool { false }
      public var presentationSize: CGSize { .zero }
      public var error: (any Error)? { nil }
      public var externalMetadata: [AVMetadataItem] = []
      public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
      public func cancelPendingSeeks() {}
      public func add(_ output: AVPlayerItemOutput) {}
      public func remove(_ output: AVPlayerItemOutput) {}
      public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
      public static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
      public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
      public var status: Status { .unknown }
      public var duration: CMTime { .indefinite }
      public func currentTime() -> CMTime { .zero }
    }

    @loses("its place in what it plays")
    @busy("play")
    open class AVPlayer: NSObject, @unchecked Sendable {
      public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
      public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
      public override init() {}
      public init(url: URL) { currentItem = AVPlayerItem(url: url) }
      public init(playerItem item: AVPlayerItem?) { currentItem = item }
      public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
      public var actionAtItemEnd = ActionAtItemEnd.pause
      public var allowsExternalPlayback = true
      public var automaticallyWaitsToMinimizeStalling = true
      public func currentTime() -> CMTime { time }
      private var time = CMTime.zero
      public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
      ) -> Any {
        self
      }
      public func removeTimeObserver(_ observer: Any) {}
      public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void = { _ in }
      ) {
        self.time = time
        completionHandler(true)
      }
      public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
      }
      public var volume: Float = 1
      public var rate: Float = 0
      public var isMuted = false
      public private(set) var currentItem: AVPlayerItem?
      @begins("to play")
      public func play() { rate = 1 }
      public func pause() { rate = 0 }
      @begins("to play")
      public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      @begins("to play")
      public func seek(to time: CMTime) { self.time = time }
    }

    open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
      private var queue: [AVPlayerItem] = []
      public override init() {}
      public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
      }
      public override init(url: URL) { super.init(url: url) }
      public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
      }
      public func items() -> [AVPlayerItem] { queue }
      public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
      public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
      public func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
      public func removeAllItems() { queue = [] }
      public func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
      }
    }

    open class AVPlayerLooper: NSObject {
      public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
      public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        player.replaceCurrentItem(with: itemToLoop)
      }
      public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        player.replaceCurrentItem(with: itemToLoop)
      }
      public var status: Status { .ready }
      public var loopCount: Int { 0 }
      public func disableLooping() {}
    }
    """#
}
