extension BuildConfiguration {
  /// Whether the SDK is 27 or later. There `@State` is a macro, one builder makes all content, and some SwiftUI
  /// behavior differs on every system.
  public var isOfSDK27: Bool { sdk >= 27 }

  /// Whether the default value of a `@State` is evaluated once in the lifetime of its view, when the view appears, and
  /// not at each initialization of the view. This holds since SDK 27, where `@State` is a macro, on systems back to iOS
  /// 17 (Apple's technote TN3211). The argument of `State(initialValue:)` in an initializer is still evaluated each
  /// time.
  public var makesStateLater: Bool { isOfSDK27 && target >= platform.version(forIOS: 17) }
}
