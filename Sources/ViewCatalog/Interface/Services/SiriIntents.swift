extension InterfaceText {
  /// The texts of the modules `Intents` and `IntentsUI`, Siri's older interface: donated intents lead to nothing.
  static let siriIntents: [(name: String, text: String)] = [("Siri", servicesSiriIntents)]
  static let siriIntentsUI: [(name: String, text: String)] = [("SiriViews", servicesSiriViews)]

  private static let servicesSiriIntents = #"""
    import Foundation
    import SwiftUI

    open class INIntent: NSObject, @unchecked Sendable {
      public override init() {}
      public var identifier: String? { nil }
      public var intentDescription: String? { nil }
      public var suggestedInvocationPhrase: String?
      public var donationMetadata: Any?
      public func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
    }
    open class INIntentResponse: NSObject, @unchecked Sendable {
      public override init() {}
      public var userActivity: NSUserActivity?
    }
    open class INExtension: NSObject {
      public override init() {}
      open func handler(for intent: INIntent) -> Any { self }
    }
    public protocol INIntentHandlerProviding: NSObjectProtocol {}

    public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
    public enum INIntentHandlingStatus: Int, Sendable {
      case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
    }
    open class INInteraction: NSObject, @unchecked Sendable {
      public let intent: INIntent
      public let intentResponse: INIntentResponse?
      public var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
      public var direction = INInteractionDirection.unspecified
      public var dateInterval: DateInterval?
      public var identifier = UUID().uuidString
      public var groupIdentifier: String?
      public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
      }
      public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
      public func donate() async throws {}
      public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
      public class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
      }
      public class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
      }
    }

    open class INObject: NSObject, @unchecked Sendable {
      public let identifier: String?
      public let displayString: String
      public let pronunciationHint: String?
      public var subtitleString: String?
      public var displayImage: INImage?
      public var alternativeSpeakableMatches: [INSpeakableString]?
      public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
        pronunciationHint = nil
      }
      public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
      }
      public init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
      ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        pronunciationHint = nil
      }
    }
    open class INObjectCollection<ObjectType>: NSObject {
      public let allItems: [ObjectType]
      public var usesIndexedCollation = false
      public init(items: [ObjectType]) { allItems = items }
      public init(sections: [INObjectSection<ObjectType>]) { allItems = sections.flatMap { $0.items } }
    }
    open class INObjectSection<ObjectType>: NSObject {
      public let title: String?
      public let items: [ObjectType]
      public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
      }
    }
    open class INSpeakableString: NSObject, @unchecked Sendable {
      public let spokenPhrase: String
      public let vocabularyIdentifier: String?
      public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        vocabularyIdentifier = nil
      }
      public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.vocabularyIdentifier = vocabularyIdentifier
      }
    }
    open class INImage: NSObject, @unchecked Sendable {
      public init(named name: String) {}
      public init(imageData: Data) {}
      public init?(url: URL) {}
      public init?(url: URL, width: Double, height: Double) {}
      public static func systemImageNamed(_ systemImageName: String) -> INImage { INImage(named: systemImageName) }
    }

    public enum INMediaItemType: Int, Sendable {
      case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation,
        audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music,
        algorithmicRadioStation, news
    }
    open class INMediaItem: NSObject, @unchecked Sendable {
      public let identifier: String?
      public let title: String?
      public let type: INMediaItemType
      public let artwork: INImage?
      public let artist: String?
      public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
      ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
      }
    }
    public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
    public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
    open class INPlayMediaIntent: INIntent {
      public override init() {}
      public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil
      ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
      }
      public private(set) var mediaItems: [INMediaItem]?
      public private(set) var mediaContainer: INMediaItem?
    }
    public enum INPlayMediaIntentResponseCode: Int, Sendable {
      case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch,
        failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent
    }
    open class INPlayMediaIntentResponse: INIntentResponse {
      public let code: INPlayMediaIntentResponseCode
      public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
      }
    }
    public protocol INPlayMediaIntentHandling: NSObjectProtocol {}

    open class INBooleanResolutionResult: NSObject {
      public class func success(with resolvedValue: Bool) -> INBooleanResolutionResult { INBooleanResolutionResult() }
      public class func notRequired() -> INBooleanResolutionResult { INBooleanResolutionResult() }
      public class func needsValue() -> INBooleanResolutionResult { INBooleanResolutionResult() }
    }
    open class INStringResolutionResult: NSObject {
      public class func success(with resolvedString: String) -> INStringResolutionResult { INStringResolutionResult() }
      public class func notRequired() -> INStringResolutionResult { INStringResolutionResult() }
      public class func needsValue() -> INStringResolutionResult { INStringResolutionResult() }
    }

    public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    open class INPersonHandle: NSObject, @unchecked Sendable {
      public let value: String?
      public let type: INPersonHandleType
      public init(value: String?, type: INPersonHandleType) {
        self.value = value
        self.type = type
      }
    }
    open class INPerson: NSObject, @unchecked Sendable {
      public let personHandle: INPersonHandle?
      public let nameComponents: PersonNameComponents?
      public let displayName: String
      public let image: INImage?
      public let customIdentifier: String?
      public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
      ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? ""
        self.image = image
        self.customIdentifier = customIdentifier
      }
    }
    open class INSendMessageIntent: INIntent {
      public override init() {}
      public var recipients: [INPerson]? { nil }
      public var content: String? { nil }
      public var conversationIdentifier: String? { nil }
    }
    open class INStartCallIntent: INIntent {
      public override init() {}
      public var contacts: [INPerson]? { nil }
    }

    public enum INShortcut: @unchecked Sendable {
      case intent(INIntent)
      case userActivity(NSUserActivity)
      public init?(intent: INIntent) { self = .intent(intent) }
      public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    }
    open class INVoiceShortcut: NSObject, @unchecked Sendable {
      public let identifier = UUID()
      public var invocationPhrase: String { "" }
      public var shortcut: INShortcut { .intent(INIntent()) }
    }
    open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
      public static let shared = INVoiceShortcutCenter()
      public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
      }
      public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
      public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
    }
    public enum INRelevantShortcutRole: Int, Sendable { case action, information }
    open class INRelevantShortcut: NSObject {
      public let shortcut: INShortcut
      public var relevanceProviders: [Any] = []
      public var shortcutRole = INRelevantShortcutRole.action
      public var widgetKind: String?
      public init(shortcut: INShortcut) { self.shortcut = shortcut }
    }
    open class INRelevantShortcutStore: NSObject {
      public static let `default` = INRelevantShortcutStore()
      public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
    }

    public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    open class INPreferences: NSObject {
      public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
      public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
      }
      public class func siriLanguageCode() -> String { "en-US" }
    }
    public struct INFocusStatus: Sendable {
      public let isFocused: Bool?
    }
    public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    open class INFocusStatusCenter: NSObject {
      public static let `default` = INFocusStatusCenter()
      public var focusStatus: INFocusStatus { INFocusStatus(isFocused: false) }
      public var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
      public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.denied)
      }
    }

    extension NSUserActivity {
      public var interaction: INInteraction? { nil }
    }
    """#

  private static let servicesSiriViews = #"""
    import Foundation
    import SwiftUI
    import Intents

    #if !os(macOS)
    public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
      case white, whiteOutline, black, blackOutline, automatic, automaticOutline
    }
    public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {}
    public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
    public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
    @MainActor
    open class INUIAddVoiceShortcutButton: UIButton {
      public init(style: INUIAddVoiceShortcutButtonStyle) {
        super.init(frame: .zero)
        setTitle("Add to Siri", for: .normal)
      }
      public weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
      public var shortcut: INShortcut?
    }
    @MainActor
    open class INUIAddVoiceShortcutViewController: UIViewController {
      public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
      public weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    }
    @MainActor
    open class INUIEditVoiceShortcutViewController: UIViewController {
      public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
      public weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    }
    #endif
    """#
}
