extension InterfaceText {
  /// `NSDatePicker` of AppKit.
  static let swiftUIAppKitPickers = #"""
    #if os(macOS)
    @MainActor
    @follows("properties")
    open class NSDatePicker: NSControl {
      public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
      public enum Mode: UInt, Sendable { case single, range }
      public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0x0C)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        public static let era = ElementFlags(rawValue: 0x100)
      }
      open var dateValue = Date()
      open var minDate: Date?
      open var maxDate: Date?
      open var timeInterval: TimeInterval = 0
      open var datePickerStyle = Style.textFieldAndStepper
      open var datePickerMode = Mode.single
      open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
      open var presentsCalendarOverlay = false
      open var isBezeled = true
      open var isBordered = false
      open var drawsBackground = true
      open var backgroundColor = NSColor.textBackgroundColor
      open var textColor = NSColor.controlTextColor
      open var locale: Locale?
      open var calendar: Calendar?
      open var timeZone: TimeZone?
      public override var _look: AnyView { AnyView(_MacDatePickerLook(control: self)) }
    }

    struct _MacDatePickerLook: View {
      var control: NSDatePicker
      var body: some View {
        switch control.datePickerStyle {
        case .clockAndCalendar: picker.datePickerStyle(.graphical)
        case .textField: picker.datePickerStyle(.field)
        case .textFieldAndStepper: picker.datePickerStyle(.stepperField)
        }
      }
      private var picker: some View {
        DatePicker(
          selection: Binding(get: { control.dateValue }, set: { date in
            control.dateValue = date
            control._send()
          }),
          displayedComponents: components
        ) { EmptyView() }
        .labelsHidden()
      }
      private var components: DatePickerComponents {
        var shown: DatePickerComponents = []
        if control.datePickerElements.contains(.yearMonth) { shown.insert(.date) }
        if control.datePickerElements.contains(.hourMinute) { shown.insert(.hourAndMinute) }
        return shown
      }
    }
    #endif
    """#
}
