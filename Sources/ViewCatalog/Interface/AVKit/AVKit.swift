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
    @expands
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

    public class AVCaptureEvent: NSObject {
      public enum Phase: UInt, Sendable {
        case began
        case ended
        case cancelled
      }
      @primitive public var phase: Phase { get }
    }

    open class AVContinuityDevice: NSObject {}

    nonisolated extension View {
      public func onCameraCaptureEvent(
        isEnabled: Bool = true,
        defaultSoundDisabled: Bool = false,
        action: @escaping (AVCaptureEvent) -> Void
      ) -> some View {
        modifier(_PlayerOption())
      }
      public func onCameraCaptureEvent(
        isEnabled: Bool = true,
        defaultSoundDisabled: Bool = false,
        primaryAction: @escaping (AVCaptureEvent) -> Void,
        secondaryAction: @escaping (AVCaptureEvent) -> Void
      ) -> some View {
        modifier(_PlayerOption())
      }
      @presents("view")
      public func continuityDevicePicker(
        isPresented: Binding<Bool>,
        onDidConnect: ((AVContinuityDevice?) -> Void)? = nil
      ) -> some View {
        modifier(_PlayerOption())
      }
    }

    @hole
    struct _PlayerOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
