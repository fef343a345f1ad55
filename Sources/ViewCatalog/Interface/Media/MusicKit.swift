extension InterfaceText {
  /// The interface of the module `MusicKit`, for a person who has not authorized the app to use their music.
  static let musicKit: [(name: String, text: String)] = [("Music", musicKitMusic)]

  private static let musicKitMusic = #"""
    import Foundation
    import SwiftUI

    public struct MusicAuthorization: Sendable {
      public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
      }
      public static var currentStatus: Status { .notDetermined }
      public static func request() async -> Status { .denied }
    }

    public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral value: String) { rawValue = value }
    }

    open class MusicPlayer: ObservableObject {
      public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
      public enum RepeatMode: Hashable, Sendable { case none, one, all }
      public enum ShuffleMode: Hashable, Sendable { case off, songs }
      public final class State: ObservableObject {
        public var playbackStatus: PlaybackStatus { .stopped }
        public var playbackRate: Float = 0
        public var repeatMode: RepeatMode?
        public var shuffleMode: ShuffleMode?
      }
      public final class Queue: ObservableObject {}
      public let state = State()
      public var queue = Queue()
      public var playbackTime: TimeInterval = 0
      public var isPreparedToPlay: Bool { false }
      public func play() async throws {}
      public func prepareToPlay() async throws {}
      public func pause() {}
      public func stop() {}
      public func skipToNextEntry() async throws {}
      public func skipToPreviousEntry() async throws {}
      public func restartCurrentEntry() {}
    }
    public final class ApplicationMusicPlayer: MusicPlayer { public static let shared = ApplicationMusicPlayer() }
    public final class SystemMusicPlayer: MusicPlayer { public static let shared = SystemMusicPlayer() }
    """#
}
