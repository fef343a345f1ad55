extension InterfaceText {
  /// The texts of the module `AVKit`: the player's view, and of AVFoundation what it is given.
  static let avKit: [(name: String, text: String)] = [
    ("Players", avKitPlayers)
  ]

  private static let avKitPlayers = #"""
    import Foundation
    import SwiftUI

    public struct CMTime: Hashable, Sendable {
      public init(value: Int64, timescale: Int32) {}
      public init(seconds: Double, preferredTimescale: Int32) {}
      public static var zero: CMTime { CMTime(value: 0, timescale: 1) }
      @primitive public var seconds: Double { get }
    }

    open class AVPlayerItem: NSObject, @unchecked Sendable {
      public init(url: URL) {}
    }

    @loses("its place in what it plays")
    open class AVPlayer: NSObject, @unchecked Sendable {
      public override init() {}
      public init(url: URL) {}
      public init(playerItem item: AVPlayerItem?) {}
      public var volume: Float = 1
      public var rate: Float = 0
      public var isMuted = false
      @primitive public var currentItem: AVPlayerItem? { get }
      @begins("to play")
      @primitive public func play()
      @primitive public func pause()
      @begins("to play")
      @primitive public func replaceCurrentItem(with item: AVPlayerItem?)
      @begins("to play")
      @primitive public func seek(to time: CMTime)
    }

    open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
      public init(items: [AVPlayerItem]) { super.init() }
    }

    @owns("platform view")
    @MainActor
    public struct VideoPlayer<VideoOverlay: View>: View {
      public typealias Body = Never
      var player: AVPlayer?
      var videoOverlay: VideoOverlay
      public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        self.videoOverlay = videoOverlay()
      }
    }

    extension VideoPlayer where VideoOverlay == EmptyView {
      public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
      }
    }
    """#
}
