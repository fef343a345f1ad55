extension InterfaceText {
  /// The texts of the module `EventKitUI`: the system's screens for an event and for the choice of a calendar.
  static let eventKitUI: [(name: String, text: String)] = [("Events", eventKitUIEvents)]

  private static let eventKitUIEvents = #"""
    import EventKit
    import Foundation
    import SwiftUI

    public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
    public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
    public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
    public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

    @MainActor
    public protocol EKEventEditViewDelegate: NSObjectProtocol {}
    @MainActor
    open class EKEventEditViewController: UIViewController {
      open var eventStore: EKEventStore! = EKEventStore()
      open var event: EKEvent?
      @ObservationIgnored open weak var editViewDelegate: (any EKEventEditViewDelegate)?
      open func cancelEditing() {}
    }
    @MainActor
    public protocol EKEventViewDelegate: NSObjectProtocol {}
    @MainActor
    open class EKEventViewController: UIViewController {
      open var event: EKEvent!
      open var allowsEditing = false
      open var allowsCalendarPreview = false
      @ObservationIgnored open weak var delegate: (any EKEventViewDelegate)?
    }
    @MainActor
    public protocol EKCalendarChooserDelegate: NSObjectProtocol {}
    @MainActor
    open class EKCalendarChooser: UIViewController {
      public let selectionStyle: EKCalendarChooserSelectionStyle
      public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
      ) {
        self.selectionStyle = selectionStyle
        super.init()
      }
      open var selectedCalendars: Set<EKCalendar> = []
      open var showsDoneButton = false
      open var showsCancelButton = false
      @ObservationIgnored open weak var delegate: (any EKCalendarChooserDelegate)?
    }
    """#
}
