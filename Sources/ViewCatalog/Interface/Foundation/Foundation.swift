extension InterfaceText {
  /// The texts of the module `Foundation`.
  static let foundation: [(name: String, text: String)] = [
    ("CoreGraphics", foundationCoreGraphics),
    ("Mathematics", foundationMathematics),
    ("Dates", foundationDates),
    ("Calendars", foundationCalendars),
    ("TextProcessing", foundationTextProcessing),
    ("Locales", foundationLocales),
    ("Formatters", foundationFormatters),
    ("FormatStyles", foundationFormatStyles),
    ("NumberFormatStyles", foundationNumberFormatStyles),
    ("FormatStyleMembers", foundationFormatStyleMembers),
    ("DateFormatStyles", foundationDateFormatStyles),
    ("Measurement", foundationMeasurement),
    ("DataValues", foundationDataValues),
    ("Files", foundationFiles),
    ("Networking", foundationNetworking),
    ("Processes", foundationProcesses),
    ("FoundationObjects", foundationFoundationObjects),
    ("Sorting", foundationSorting), ("Predicates", foundationPredicates),
    ("Scanning", foundationScanning),
    ("AttributedString", foundationAttributedString),
    ("NSAttributedString", foundationNSAttributedString),
    ("Dispatch", foundationDispatch),
    ("CLocks", foundationCLocks),
  ]
}
