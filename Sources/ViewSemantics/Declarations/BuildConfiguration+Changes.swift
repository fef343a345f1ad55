extension BuildConfiguration {
  /// Whether the code is built with the SDK 27 or a later one, in which `@State` is a macro and one builder makes all
  /// content, and in which SwiftUI does some things otherwise on every system.
  public var isOfSDK27: Bool { sdk >= 27 }

  /// Whether the default value of a `@State` is worked out once in the life of its view, when the view appears, and not
  /// whenever the view is made: since SDK 27, where `@State` is a macro, on systems back to iOS 17 (Apple's technote
  /// TN3211). What an initialiser puts into `State(initialValue:)` is made each time as before.
  public var makesStateLater: Bool { isOfSDK27 && target >= platform.version(forIOS: 17) }
}
