extension InterfaceText {
  /// UIKit's calendar view, drawn as a graphical date picker without its decorations.
  static let swiftUIUIKitCalendars = #"""
    #if os(iOS) || os(visionOS)
    @MainActor
    public protocol UICalendarViewDelegate: NSObjectProtocol {
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration?
      func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
    }
    extension UICalendarViewDelegate {
      public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { nil }
      public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) {}
    }
    @MainActor
    open class UICalendarSelection: NSObject {}
    @MainActor
    public protocol UICalendarSelectionSingleDateDelegate: AnyObject {}
    @MainActor
    public protocol UICalendarSelectionMultiDateDelegate: AnyObject {}
    open class UICalendarSelectionSingleDate: UICalendarSelection {
      public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
      public var selectedDate: DateComponents?
      public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
      public func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
      public func updateSelectableDates() {}
    }
    open class UICalendarSelectionMultiDate: UICalendarSelection {
      public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
      public var selectedDates: [DateComponents] = []
      public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
      public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
      }
      public func updateSelectableDates() {}
    }
    @MainActor
    @follows("properties")
    open class UICalendarView: UIView {
      public enum DecorationSize: Int, Sendable { case small, medium, large }
      @MainActor
      open class Decoration: NSObject {
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        public class func image(
          _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration() }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
      }
      public var calendar = Calendar.current
      public var locale = Locale.current
      public var timeZone: TimeZone?
      public var fontDesign = UIFontDescriptor.SystemDesign.default
      public var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
      public var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date.now)
      public var wantsDateDecorations = true
      @ObservationIgnored public weak var delegate: (any UICalendarViewDelegate)?
      @ObservationIgnored public var selectionBehavior: UICalendarSelection?
      public func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
      }
      public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
      var _shownDate: Date {
        let selected = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate
        return selected.flatMap { calendar.date(from: $0) } ?? calendar.date(from: visibleDateComponents) ?? Date.now
      }
      public override var _look: AnyView {
        AnyView(
          DatePicker("", selection: .constant(_shownDate), displayedComponents: .date)
            .datePickerStyle(.graphical).labelsHidden())
      }
    }
    #endif
    """#
}
