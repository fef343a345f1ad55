extension InterfaceText {
  /// User notifications. Requests for permission are granted; notification requests stay pending and are never
  /// delivered [approximation].
  static let otherFrameworksUserNotifications = #"""
    import Foundation

    public struct UNAuthorizationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNAuthorizationOptions(rawValue: 1)
      public static let sound = UNAuthorizationOptions(rawValue: 2)
      public static let alert = UNAuthorizationOptions(rawValue: 4)
      public static let carPlay = UNAuthorizationOptions(rawValue: 8)
      public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
      public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
      public static let provisional = UNAuthorizationOptions(rawValue: 64)
    }

    public struct UNNotificationPresentationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNNotificationPresentationOptions(rawValue: 1)
      public static let sound = UNNotificationPresentationOptions(rawValue: 2)
      public static let list = UNNotificationPresentationOptions(rawValue: 8)
      public static let banner = UNNotificationPresentationOptions(rawValue: 16)
    }

    public enum UNAuthorizationStatus: Int, Sendable {
      case notDetermined = 0
      case denied = 1
      case authorized = 2
      case provisional = 3
      case ephemeral = 4
    }

    public enum UNNotificationSetting: Int, Sendable {
      case notSupported = 0
      case disabled = 1
      case enabled = 2
    }

    public enum UNNotificationInterruptionLevel: UInt, Sendable {
      case passive = 0
      case active = 1
      case timeSensitive = 2
      case critical = 3
    }

    public class UNNotificationSettings: NSObject {
      public let authorizationStatus: UNAuthorizationStatus
      init(_ status: UNAuthorizationStatus) {
        authorizationStatus = status
        super.init()
      }
      private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
      public var alertSetting: UNNotificationSetting { setting }
      public var badgeSetting: UNNotificationSetting { setting }
      public var soundSetting: UNNotificationSetting { setting }
      public var lockScreenSetting: UNNotificationSetting { setting }
      public var notificationCenterSetting: UNNotificationSetting { setting }
      public var criticalAlertSetting: UNNotificationSetting { .notSupported }
      public var timeSensitiveSetting: UNNotificationSetting { setting }
    }

    public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public class UNNotificationSound: NSObject {
      public class var `default`: UNNotificationSound { UNNotificationSound() }
      public class var defaultCritical: UNNotificationSound { UNNotificationSound() }
      public override init() {}
      public init(named name: UNNotificationSoundName) {}
    }

    public class UNNotificationAttachment: NSObject {
      public let identifier: String
      public let url: URL
      public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
        super.init()
      }
    }

    public class UNNotificationContent: NSObject {
      public var title = ""
      public var subtitle = ""
      public var body = ""
      public var badge: NSNumber?
      public var sound: UNNotificationSound?
      public var userInfo: [AnyHashable: Any] = [:]
      public var attachments: [UNNotificationAttachment] = []
      public var categoryIdentifier = ""
      public var threadIdentifier = ""
      public var targetContentIdentifier: String?
      public var interruptionLevel = UNNotificationInterruptionLevel.active
      public var relevanceScore = 0.0
      public override init() {}
    }

    public class UNMutableNotificationContent: UNNotificationContent {}

    public class UNNotificationTrigger: NSObject {
      public let repeats: Bool
      init(repeats: Bool) {
        self.repeats = repeats
        super.init()
      }
    }

    public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
      public let timeInterval: TimeInterval
      public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
      }
      public func nextTriggerDate() -> Date? { Date.now.addingTimeInterval(timeInterval) }
    }

    public class UNCalendarNotificationTrigger: UNNotificationTrigger {
      public let dateComponents: DateComponents
      public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
      }
      public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: .now, matching: dateComponents, matchingPolicy: .nextTime)
      }
    }

    public class UNNotificationRequest: NSObject {
      public let identifier: String
      public let content: UNNotificationContent
      public let trigger: UNNotificationTrigger?
      public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        super.init()
      }
    }

    public class UNNotification: NSObject {
      public let date: Date
      public let request: UNNotificationRequest
      init(_ request: UNNotificationRequest, at date: Date) {
        self.request = request
        self.date = date
        super.init()
      }
    }

    public class UNNotificationResponse: NSObject {
      public let notification: UNNotification
      public let actionIdentifier: String
      init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
        super.init()
      }
    }

    public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    public struct UNNotificationActionOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
      public static let destructive = UNNotificationActionOptions(rawValue: 2)
      public static let foreground = UNNotificationActionOptions(rawValue: 4)
    }

    public struct UNNotificationCategoryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
      public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    }

    public class UNNotificationAction: NSObject {
      public let identifier: String
      public let title: String
      public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        super.init()
      }
    }

    public class UNNotificationCategory: NSObject {
      public let identifier: String
      public let actions: [UNNotificationAction]
      public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
      ) {
        self.identifier = identifier
        self.actions = actions
        super.init()
      }
      public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
      ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
      }
      public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
      ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
      }
    }

    public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

    public class UNUserNotificationCenter: NSObject {
      private static let shared = UNUserNotificationCenter()
      public class func current() -> UNUserNotificationCenter { shared }
      public weak var delegate: (any UNUserNotificationCenterDelegate)?
      public var supportsContentExtensions: Bool { true }
      private var status = UNAuthorizationStatus.notDetermined
      private var pending: [UNNotificationRequest] = []
      private var categories: Set<UNNotificationCategory> = []

      @background("callback")
      public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {
        status = .authorized
        DispatchQueue.main.async { completionHandler(true, nil) }
      }
      public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        status = .authorized
        return true
      }
      @background("callback")
      public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(status)
        DispatchQueue.main.async { completionHandler(settings) }
      }
      public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(status) }

      public func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
      ) {
        insert(request)
        if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
      }
      public func add(_ request: UNNotificationRequest) async throws { insert(request) }
      private func insert(_ request: UNNotificationRequest) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
      }

      public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
      ) {
        let requests = pending
        DispatchQueue.main.async { completionHandler(requests) }
      }
      public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
      public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
      }
      public func removeAllPendingNotificationRequests() { pending = [] }

      public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
      }
      public func deliveredNotifications() async -> [UNNotification] { [] }
      public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
      public func removeAllDeliveredNotifications() {}

      public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      public func setBadgeCount(_ newBadgeCount: Int) async throws {}
      public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    }
    """#
}
