extension InterfaceText {
  /// The texts of the module `Foundation`.
  static let foundation: [(name: String, text: String)] = [
    ("Geometry", foundationGeometry),
    ("Mathematics", foundationMathematics),
    ("Date", foundationDate),
    ("Calendar", foundationCalendar),
    ("Strings", foundationStrings),
    ("Locale", foundationLocale),
    ("Values", foundationValues),
    ("Files", foundationFiles),
    ("Networking", foundationNetworking),
    ("System", foundationSystem),
    ("Objects", foundationObjects),
    ("Dispatch", foundationDispatch),
  ]
}
