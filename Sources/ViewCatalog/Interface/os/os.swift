extension InterfaceText {
  /// The texts of the module `os`.
  static let os: [(name: String, text: String)] = [
    ("Logging", osLogging),
    ("Locks", osLocks), ("LogStore", osLogStore),
  ]
}
