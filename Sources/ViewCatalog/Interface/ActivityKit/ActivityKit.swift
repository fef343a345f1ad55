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
      @primitive public var areActivitiesEnabled: Bool { get }
      @primitive public var frequentPushesEnabled: Bool { get }
    }

    public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
      public typealias ContentState = Attributes.ContentState
      @primitive public var id: String { get }
      @primitive public var attributes: Attributes { get }
      init() {}
      @primitive public var content: ActivityContent<Attributes.ContentState> { get }
      @primitive public var activityState: ActivityState { get }
      @primitive public var pushToken: Data? { get }
      @primitive public static var activities: [Activity<Attributes>] { get }
      @primitive public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
      ) throws -> Activity<Attributes>
      @primitive public func update(_ content: ActivityContent<ContentState>) async
      @primitive public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
      ) async
    }
    """#
}
