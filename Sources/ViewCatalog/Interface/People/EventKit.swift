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
    open class EKSource: NSObject {
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
      public var cgColor: CGColor!
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
      public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    }
    open class EKEvent: EKCalendarItem {
      public init(eventStore: EKEventStore) {}
      public var eventIdentifier: String! { "0" }
      public var isAllDay = false
      public var startDate: Date! = Date.now
      public var endDate: Date! = Date.now
      public var availability = EKEventAvailability.busy
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
      public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
      @discardableResult
      public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        self
      }
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
