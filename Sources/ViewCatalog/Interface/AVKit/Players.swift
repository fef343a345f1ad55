extension InterfaceText {
  /// Of AVFoundation what plays: nothing is heard, and time stands still.
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
      public var seconds: Double { timescale == 0 ? Double.nan : Double(value) / Double(timescale) }
      public var isValid: Bool { timescale != 0 }
      public var isIndefinite: Bool { false }
      public var isNumeric: Bool { timescale != 0 }
    }

    open class AVPlayerItem: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public init(url: URL) {}
      public var status: Status { .unknown }
      public var duration: CMTime { .indefinite }
      public func currentTime() -> CMTime { .zero }
    }

    @loses("its place in what it plays")
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
      public init(items: [AVPlayerItem]) { super.init() }
    }
    """#
}
