extension InterfaceText {
  /// The texts of the module `EventKit`: empty calendars and reminders.
  static let eventKit: [(name: String, text: String)] = [("Events", eventKitEvents)]

  private static let eventKitEvents = #"""
    import Foundation
    import SwiftUI

    public enum EKEntityType: UInt, Sendable { case event, reminder }
    public enum EKAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, fullAccess, writeOnly
      public static var authorized: EKAuthorizationStatus { .fullAccess }
    }
    public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
    public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
    public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
    public enum EKParticipantStatus: Int, Sendable {
      case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
    }
    public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
    public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
    public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
    public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
    public struct EKEntityMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let event = EKEntityMask(rawValue: 1)
      public static let reminder = EKEntityMask(rawValue: 2)
    }
    public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
    public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
    open class EKRecurrenceEnd: NSObject {
      public let endDate: Date?
      public let occurrenceCount: Int
      public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
      }
      public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
      }
    }
    open class EKRecurrenceRule: NSObject {
      public let frequency: EKRecurrenceFrequency
      public let interval: Int
      public var recurrenceEnd: EKRecurrenceEnd?
      public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
      }
    }
    open class EKParticipant: NSObject {
      public var name: String? { nil }
      public var url: URL { URL(fileURLWithPath: "/") }
      public var isCurrentUser: Bool { false }
      public var participantStatus: EKParticipantStatus { .unknown }
      public var participantRole: EKParticipantRole { .unknown }
      public var participantType: EKParticipantType { .unknown }
    }
    open class EKStructuredLocation: NSObject {
      public var title: String?
      public var radius: Double = 0
      public init(title: String) { self.title = title }
    }
    open class EKSource: NSObject {
      public var sourceType: EKSourceType { .local }
      public var isDelegate: Bool { false }
      public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
      public var title: String { "Default" }
      public var sourceIdentifier: String { "0" }
    }
    open class EKCalendar: NSObject {
      public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
      public var calendarIdentifier: String { "0" }
      public var title = "Calendar"
      public var type: EKCalendarType { .local }
      public var source: EKSource! = EKSource()
      public var allowsContentModifications: Bool { true }
      public var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
      #if os(macOS)
      public var color: NSColor! {
        get { NSColor(cgColor: cgColor) ?? NSColor.systemBlue }
        set { cgColor = newValue.cgColor }
      }
      #endif
      public var isSubscribed: Bool { false }
      public var isImmutable: Bool { false }
      public var allowedEntityTypes: EKEntityMask { [.event] }
    }
    open class EKAlarm: NSObject {
      public init(relativeOffset offset: TimeInterval) {}
      public init(absoluteDate date: Date) {}
    }
    open class EKCalendarItem: NSObject {
      public var calendar: EKCalendar!
      public var calendarItemIdentifier: String { "0" }
      public var title: String! = ""
      public var location: String?
      public var notes: String?
      public var url: URL?
      public var creationDate: Date? { nil }
      public var hasNotes: Bool { notes != nil }
      public var alarms: [EKAlarm]?
      public var hasAlarms: Bool { !(alarms ?? []).isEmpty }
      public var calendarItemExternalIdentifier: String! { "0" }
      public var lastModifiedDate: Date? { nil }
      public var timeZone: TimeZone?
      public var attendees: [EKParticipant]? { nil }
      public var hasAttendees: Bool { false }
      public var recurrenceRules: [EKRecurrenceRule]?
      public var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
      public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
      public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
      public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    }
    open class EKEvent: EKCalendarItem {
      public init(eventStore: EKEventStore) {}
      public var eventIdentifier: String! { "0" }
      public var isAllDay = false
      public var startDate: Date! = Date.now
      public var endDate: Date! = Date.now
      public var availability = EKEventAvailability.busy
      public var status: EKEventStatus { .none }
      public var organizer: EKParticipant? { nil }
      public var structuredLocation: EKStructuredLocation?
      public var occurrenceDate: Date! { startDate }
      public var isDetached: Bool { false }
      public var birthdayContactIdentifier: String? { nil }
      public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
      public func refresh() -> Bool { true }
    }
    open class EKReminder: EKCalendarItem {
      public init(eventStore: EKEventStore) {}
      public var startDateComponents: DateComponents?
      public var dueDateComponents: DateComponents?
      public var isCompleted = false
      public var completionDate: Date?
      public var priority = 0
    }

    @costly
    open class EKEventStore: NSObject, @unchecked Sendable {
      public override init() {}
      public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
      @background("callback")
      public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
      public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
      @background("callback")
      public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
      public func requestFullAccessToEvents() async throws -> Bool { false }
      @background("callback")
      public func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
      public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
      public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {}
      public func requestFullAccessToReminders() async throws -> Bool { false }
      public var sources: [EKSource] { [] }
      public var defaultCalendarForNewEvents: EKCalendar? { nil }
      public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
      public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
      public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
      public func event(withIdentifier identifier: String) -> EKEvent? { nil }
      public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
      public func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
      ) -> NSPredicate {
        NSPredicate(value: true)
      }
      public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
      ) -> NSPredicate {
        NSPredicate(value: true)
      }
      public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
      ) -> NSPredicate {
        NSPredicate(value: true)
      }
      public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
      @discardableResult
      @background("callback")
      public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return self
      }
      public func cancelFetchRequest(_ fetchIdentifier: Any) {}
      public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
      public func refreshSourcesIfNecessary() {}
      public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
      public func save(_ reminder: EKReminder, commit: Bool) throws {}
      public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
      public func remove(_ reminder: EKReminder, commit: Bool) throws {}
      public func commit() throws {}
      public func reset() {}
    }
    extension NSNotification.Name {
      public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
    }
    """#
}
