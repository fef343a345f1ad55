extension InterfaceText {
  /// The texts of the module `AVKit`: the player's view.
  static let avKit: [(name: String, text: String)] = [
    ("Players", avKitPlayers)
  ]

  private static let avKitPlayers = #"""
    import AVFoundation
    import Foundation
    import SwiftUI

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
    @shows("nothing")
    struct _PlayerOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
