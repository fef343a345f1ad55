extension BuildConfiguration {
  /// Whether the default value of a `@State` is worked out once in the life of its view, when the view appears, and not
  /// whenever the view is made: since SDK 27, where `@State` is a macro, on systems back to iOS 17 (Apple's technote
  /// TN3211). What an initialiser puts into `State(initialValue:)` is made each time as before.
  public var makesStateLater: Bool { sdk >= 27 && target >= platform.version(forIOS: 17) }
}
