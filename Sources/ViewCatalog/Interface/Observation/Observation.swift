extension InterfaceText {
  /// The texts of the module `Observation`.
  static let observation: [(name: String, text: String)] = [
    ("Observable", observationObservable), ("Tracking", observationTracking),
  ]
}
