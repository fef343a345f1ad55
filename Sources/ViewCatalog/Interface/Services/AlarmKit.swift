extension InterfaceText {
  /// The texts of the module `AlarmKit`: alarms are kept while the program runs, and none rings.
  static let alarmKit: [(name: String, text: String)] = [("Alarms", servicesAlarms)]

  private static let servicesAlarms = #"""
    import Foundation
    import SwiftUI
    import ActivityKit

    public protocol AlarmMetadata: Codable, Hashable, Sendable {}

    public struct AlarmButton: Codable, Hashable, Sendable {
      public var text: LocalizedStringResource
      public var systemImageName: String
      var color = ""
      public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.systemImageName = systemImageName
      }
    }
    public struct AlarmPresentation: Codable, Hashable, Sendable {
      public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton?
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(
          title: LocalizedStringResource, stopButton: AlarmButton? = nil, secondaryButton: AlarmButton? = nil,
          secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
          self.title = title
          self.stopButton = stopButton
          self.secondaryButton = secondaryButton
          self.secondaryButtonBehavior = secondaryButtonBehavior
        }
      }
      public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
          self.title = title
          self.pauseButton = pauseButton
        }
      }
      public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
          self.title = title
          self.resumeButton = resumeButton
        }
      }
      public var alert: Alert
      public var countdown: Countdown?
      public var paused: Paused?
      public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
      }
    }
    public struct AlarmPresentationState: Codable, Hashable, Sendable {
      public enum Mode: Codable, Hashable, Sendable { case alert, countdown, paused }
      public var alarmID: UUID
      public var mode: Mode
    }
    public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
      public typealias ContentState = AlarmPresentationState
      public var presentation: AlarmPresentation
      public var metadata: Metadata?
      public var tintColor: Color
      public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
      }
    }

    public struct Alarm: Identifiable, Codable, Hashable, Sendable {
      public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
      public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
          self.preAlert = preAlert
          self.postAlert = postAlert
        }
      }
      public enum Schedule: Codable, Hashable, Sendable {
        public struct Relative: Codable, Hashable, Sendable {
          public struct Time: Codable, Hashable, Sendable {
            public var hour: Int
            public var minute: Int
            public init(hour: Int, minute: Int) {
              self.hour = hour
              self.minute = minute
            }
          }
          public enum Recurrence: Codable, Hashable, Sendable {
            case never
            case weekly([Locale.Weekday])
          }
          public var time: Time
          public var repeats: Recurrence
          public init(time: Time, repeats: Recurrence = .never) {
            self.time = time
            self.repeats = repeats
          }
        }
        case fixed(Date)
        case relative(Relative)
      }
      public var id: UUID
      public var schedule: Schedule?
      public var countdownDuration: CountdownDuration?
      public var state: State
    }

    open class AlarmManager: @unchecked Sendable {
      public enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }
      public enum AlarmError: Error { case maximumLimitReached }
      public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        var schedule: Alarm.Schedule?
        var countdownDuration: Alarm.CountdownDuration?
        public init(
          countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
          attributes: AlarmAttributes<Metadata>, stopIntent: Any? = nil, secondaryIntent: Any? = nil, sound: Any? = nil
        ) {
          self.schedule = schedule
          self.countdownDuration = countdownDuration
        }
        public static func timer(
          duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: Any? = nil,
          secondaryIntent: Any? = nil, sound: Any? = nil
        ) -> AlarmConfiguration<Metadata> {
          AlarmConfiguration(
            countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes)
        }
        public static func alarm(
          schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: Any? = nil,
          secondaryIntent: Any? = nil, sound: Any? = nil
        ) -> AlarmConfiguration<Metadata> { AlarmConfiguration(schedule: schedule, attributes: attributes) }
      }
      public static let shared = AlarmManager()
      private var kept: [Alarm] = []
      public var alarms: [Alarm] { get throws { kept } }
      public var authorizationState: AuthorizationState { .notDetermined }
      public func requestAuthorization() async throws -> AuthorizationState { .denied }
      public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
      ) async throws -> Alarm {
        let alarm = Alarm(
          id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration,
          state: configuration.schedule == nil ? .countdown : .scheduled)
        kept.append(alarm)
        return alarm
      }
      public func cancel(id: Alarm.ID) throws { kept.removeAll { $0.id == id } }
      public func stop(id: Alarm.ID) throws { kept.removeAll { $0.id == id } }
      public func pause(id: Alarm.ID) throws {}
      public func resume(id: Alarm.ID) throws {}
      public func countdown(id: Alarm.ID) throws {}
      public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
      public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
    }
    """#
}
