extension InterfaceText {
  /// The texts of the module `Foundation`.
  static let foundation: [(name: String, text: String)] = [
    ("Geometry", foundationGeometry),
    ("Mathematics", foundationMathematics),
    ("Date", foundationDate),
    ("Calendar", foundationCalendar),
    ("Strings", foundationStrings),
    ("Locale", foundationLocale),
    ("Formatters", foundationFormatters),
    ("FormatStyles", foundationFormatStyles),
    ("NumberFormatStyles", foundationNumberFormatStyles),
    ("FormatStyleMembers", foundationFormatStyleMembers),
    ("DateFormatStyles", foundationDateFormatStyles),
    ("Measurement", foundationMeasurement),
    ("Values", foundationValues),
    ("Files", foundationFiles),
    ("Networking", foundationNetworking),
    ("System", foundationSystem),
    ("Objects", foundationObjects),
    ("Sorting", foundationSorting),
    ("AttributedString", foundationAttributedString),
    ("Dispatch", foundationDispatch),
  ]
}
