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

    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
      public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
      public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    }
    open class AVPlayerLayer: CALayer {
      public override init() { super.init() }
      public init(player: AVPlayer?) {
        self.player = player
        super.init()
      }
      public var player: AVPlayer?
      public var videoGravity = AVLayerVideoGravity.resizeAspect
    }
    open class AVCaptureVideoPreviewLayer: CALayer {
      public override init() { super.init() }
      public init(session: AVCaptureSession) {
        self.session = session
        super.init()
      }
      public var session: AVCaptureSession?
      public var videoGravity = AVLayerVideoGravity.resizeAspect
    }

    /// The drawing of a video player: a black rectangle, since no video plays.
    struct _VideoPlayerLook<VideoOverlay: View>: View {
      var view: VideoPlayer<VideoOverlay>
      var body: some View {
        ZStack {
          Color.black
          Image(systemName: "play.circle").font(.largeTitle).foregroundStyle(.white)
          view.videoOverlay
        }
      }
    }

    @MainActor
    public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
    #if os(macOS)
    public enum AVPlayerViewControlsStyle: Int, Sendable {
      case none, inline, floating, minimal
      public static var `default`: AVPlayerViewControlsStyle { .inline }
    }
    @MainActor
    open class AVPlayerView: NSView {
      public typealias ControlsStyle = AVPlayerViewControlsStyle
      public var player: AVPlayer?
      public var controlsStyle = ControlsStyle.inline
      public var showsFullScreenToggleButton = false
      public var videoGravity = AVLayerVideoGravity.resizeAspect
      public override var _look: AnyView { AnyView(_VideoPlayerLook(view: VideoPlayer(player: player))) }
    }
    #else
    @MainActor
    open class AVPlayerViewController: UIViewController {
      public var player: AVPlayer?
      public var showsPlaybackControls = true
      public var videoGravity = AVLayerVideoGravity.resizeAspect
      public var allowsPictureInPicturePlayback = true
      public var canStartPictureInPictureAutomaticallyFromInline = false
      public var entersFullScreenWhenPlaybackBegins = false
      public var exitsFullScreenWhenPlaybackEnds = false
      public var updatesNowPlayingInfoCenter = true
      public weak var delegate: (any AVPlayerViewControllerDelegate)?
      public var contentOverlayView: UIView? { nil }
      public override var _look: AnyView { AnyView(_VideoPlayerLook(view: VideoPlayer(player: player))) }
    }
    #endif

    #if os(iOS) || os(macOS)
    @MainActor
    public protocol AVRoutePickerViewDelegate: NSObjectProtocol {}
    #if os(macOS)
    open class AVRoutePickerView: NSView {
      public weak var delegate: (any AVRoutePickerViewDelegate)?
      public var player: AVPlayer?
      public var isRoutePickerButtonBordered = true
      public override var _look: AnyView { AnyView(Image(systemName: "airplay.audio").foregroundStyle(.secondary)) }
    }
    #else
    open class AVRoutePickerView: UIView {
      public weak var delegate: (any AVRoutePickerViewDelegate)?
      public var activeTintColor: UIColor! = UIColor.systemBlue
      public var prioritizesVideoDevices = false
      public override var _look: AnyView {
        AnyView(Image(systemName: "airplay.audio").foregroundStyle(Color(uiColor: tintColor)))
      }
    }
    #endif
    #endif

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
