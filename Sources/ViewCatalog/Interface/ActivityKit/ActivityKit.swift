extension InterfaceText {
  /// The texts of the module `ActivityKit`: the data of a Live Activity's views.
  static let activityKit: [(name: String, text: String)] = [
    ("Activities", activityKitActivities)
  ]

  private static let activityKitActivities = #"""
    import Foundation

    public protocol ActivityAttributes: Codable {
      associatedtype ContentState: Codable & Hashable
    }

    public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
      public var state: State
      public var staleDate: Date?
      public var relevanceScore: Double
      public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
      }
    }

    public enum ActivityState: Codable, Sendable {
      case active
      case ended
      case dismissed
      case stale
      case pending
    }

    public enum ActivityUIDismissalPolicy: Equatable, Sendable {
      case `default`
      case immediate
      case after(Date)
    }

    public struct PushType: Equatable, Sendable {
      var name: String
      public static var token: PushType { PushType(name: "token") }
      public static func channel(_ channelID: String) -> PushType { PushType(name: channelID) }
    }

    public struct ActivityAuthorizationInfo {
      public init() {}
      public var areActivitiesEnabled: Bool { true }
      public var frequentPushesEnabled: Bool { false }
    }

    /// The program's activities, which no screen shows.
    var _requestedActivities: [AnyObject] = []

    public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
      public typealias ContentState = Attributes.ContentState
      public let id = UUID().uuidString
      public let attributes: Attributes
      public private(set) var content: ActivityContent<Attributes.ContentState>
      public private(set) var activityState = ActivityState.active
      init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
        self.attributes = attributes
        self.content = content
      }
      public var contentState: ContentState { content.state }
      public var pushToken: Data? { nil }
      public static var activities: [Activity<Attributes>] {
        _requestedActivities.compactMap { $0 as? Activity<Attributes> }
      }
      public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
      ) throws -> Activity<Attributes> {
        let activity = Activity<Attributes>(attributes, content)
        _requestedActivities.append(activity)
        return activity
      }
      public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
      public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
      ) async { self.content = content }
      public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
      ) async {
        if let content { self.content = content }
        activityState = dismissalPolicy == .immediate ? .dismissed : .ended
        _requestedActivities.removeAll { $0 === self }
      }
      public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { _ in } }
      public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { _ in } }
      public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
      public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { _ in } }
      public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
      public static var pushToStartToken: Data? { nil }
    }

    public struct AlertConfiguration: Sendable {
      public struct AlertSound: Hashable, Sendable {
        var name: String
        public static var `default`: AlertSound { AlertSound(name: "default") }
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
      }
      public var title: LocalizedStringResource
      public var body: LocalizedStringResource
      public var sound: AlertSound
      public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
      }
    }
    """#
}
