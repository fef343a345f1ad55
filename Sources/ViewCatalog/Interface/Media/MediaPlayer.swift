extension InterfaceText {
  /// The texts of the module `MediaPlayer`: the now-playing information, and an empty library.
  static let mediaPlayer: [(name: String, text: String)] = [("Playing", mediaPlayerPlaying)]

  private static let mediaPlayerPlaying = #"""
    import Foundation
    import SwiftUI

    public let MPMediaItemPropertyTitle = "title"
    public let MPMediaItemPropertyArtist = "artist"
    public let MPMediaItemPropertyAlbumTitle = "albumTitle"
    public let MPMediaItemPropertyArtwork = "artwork"
    public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
    public let MPMediaItemPropertyPersistentID = "persistentID"
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
    public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
    public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
    public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
    public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
    public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
    public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

    open class MPNowPlayingInfoCenter: NSObject {
      private static let center = MPNowPlayingInfoCenter()
      public class func `default`() -> MPNowPlayingInfoCenter { center }
      public var nowPlayingInfo: [String: Any]?
      public var playbackState = MPNowPlayingPlaybackState.unknown
    }

    public enum MPRemoteCommandHandlerStatus: Int, Sendable {
      case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
    }
    open class MPRemoteCommandEvent: NSObject { public var timestamp: TimeInterval { 0 } }
    open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { public var positionTime: TimeInterval { 0 } }
    open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { public var interval: TimeInterval { 0 } }
    open class MPRemoteCommand: NSObject {
      public var isEnabled = true
      @discardableResult
      public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
      public func addTarget(_ target: Any, action: Selector) {}
      public func removeTarget(_ target: Any?) {}
      public func removeTarget(_ target: Any, action: Selector?) {}
    }
    open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
    open class MPSkipIntervalCommand: MPRemoteCommand { public var preferredIntervals: [NSNumber] = [] }
    open class MPFeedbackCommand: MPRemoteCommand { public var isActive = false }
    open class MPChangePlaybackRateCommand: MPRemoteCommand { public var supportedPlaybackRates: [NSNumber] = [] }
    open class MPChangeShuffleModeCommand: MPRemoteCommand {}
    open class MPChangeRepeatModeCommand: MPRemoteCommand {}
    open class MPRemoteCommandCenter: NSObject {
      private static let center = MPRemoteCommandCenter()
      public class func shared() -> MPRemoteCommandCenter { center }
      public let playCommand = MPRemoteCommand()
      public let pauseCommand = MPRemoteCommand()
      public let stopCommand = MPRemoteCommand()
      public let togglePlayPauseCommand = MPRemoteCommand()
      public let nextTrackCommand = MPRemoteCommand()
      public let previousTrackCommand = MPRemoteCommand()
      public let seekForwardCommand = MPRemoteCommand()
      public let seekBackwardCommand = MPRemoteCommand()
      public let skipForwardCommand = MPSkipIntervalCommand()
      public let skipBackwardCommand = MPSkipIntervalCommand()
      public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
      public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
      public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
      public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
      public let likeCommand = MPFeedbackCommand()
      public let dislikeCommand = MPFeedbackCommand()
      public let bookmarkCommand = MPFeedbackCommand()
    }

    public enum MPMusicPlaybackState: Int, Sendable {
      case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
    public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
    public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

    open class MPMediaItemArtwork: NSObject {
      #if os(macOS)
        public let bounds: CGRect
        let _request: (CGSize) -> NSImage
        public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> NSImage) {
          bounds = CGRect(origin: .zero, size: boundsSize)
          _request = requestHandler
        }
        public func image(at size: CGSize) -> NSImage? { _request(size) }
      #else
        public let bounds: CGRect
        let _request: (CGSize) -> UIImage
        public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
          bounds = CGRect(origin: .zero, size: boundsSize)
          _request = requestHandler
        }
        public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
        public func image(at size: CGSize) -> UIImage? { _request(size) }
      #endif
    }
    open class MPMediaEntity: NSObject {
      public var persistentID: UInt64 { 0 }
    }
    open class MPMediaItem: MPMediaEntity {
      public var title: String? { nil }
      public var artist: String? { nil }
      public var albumTitle: String? { nil }
      public var albumArtist: String? { nil }
      public var genre: String? { nil }
      public var playbackDuration: TimeInterval { 0 }
      public var artwork: MPMediaItemArtwork? { nil }
      public var assetURL: URL? { nil }
      public var playbackStoreID: String { "" }
    }
    open class MPMediaItemCollection: MPMediaEntity {
      public let items: [MPMediaItem]
      public init(items: [MPMediaItem]) { self.items = items }
      public var count: Int { items.count }
    }
    open class MPMediaPlaylist: MPMediaItemCollection { public var name: String? { nil } }
    open class MPMediaQuery: NSObject {
      public override init() {}
      public class func songs() -> MPMediaQuery { MPMediaQuery() }
      public class func albums() -> MPMediaQuery { MPMediaQuery() }
      public class func artists() -> MPMediaQuery { MPMediaQuery() }
      public class func playlists() -> MPMediaQuery { MPMediaQuery() }
      public var items: [MPMediaItem]? { [] }
      public var collections: [MPMediaItemCollection]? { [] }
    }
    open class MPMediaLibrary: NSObject {
      private static let library = MPMediaLibrary()
      public class func `default`() -> MPMediaLibrary { library }
      public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
      @background("callback")
      public class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {}
      public func beginGeneratingLibraryChangeNotifications() {}
    }

    open class MPMusicPlayerController: NSObject {
      public static let systemMusicPlayer = MPMusicPlayerController()
      public static let applicationMusicPlayer = MPMusicPlayerController()
      public static let applicationQueuePlayer = MPMusicPlayerController()
      public class var iPodMusicPlayer: MPMusicPlayerController { systemMusicPlayer }
      public private(set) var playbackState = MPMusicPlaybackState.stopped
      public var repeatMode = MPMusicRepeatMode.default
      public var shuffleMode = MPMusicShuffleMode.default
      public var nowPlayingItem: MPMediaItem?
      public var currentPlaybackTime: TimeInterval = 0
      public var currentPlaybackRate: Float = 0
      public var isPreparedToPlay: Bool { false }
      public var indexOfNowPlayingItem: Int { 0 }
      public func play() { playbackState = .playing }
      public func pause() { playbackState = .paused }
      public func stop() { playbackState = .stopped }
      public func prepareToPlay() {}
      public func skipToNextItem() {}
      public func skipToPreviousItem() {}
      public func skipToBeginning() { currentPlaybackTime = 0 }
      public func setQueue(with itemCollection: MPMediaItemCollection) {}
      public func setQueue(with query: MPMediaQuery) {}
      public func setQueue(with storeIDs: [String]) {}
      public func beginGeneratingPlaybackNotifications() {}
      public func endGeneratingPlaybackNotifications() {}
    }

    extension NSNotification.Name {
      public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
      public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
      public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
    }

    #if os(iOS)
      open class MPVolumeView: UIView {
        public var showsVolumeSlider = true
        public var showsRouteButton = true
      }
    #endif
    """#
}
