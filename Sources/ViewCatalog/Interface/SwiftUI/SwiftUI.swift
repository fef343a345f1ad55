extension InterfaceText {
  /// The texts of the module `SwiftUI`.
  static let swiftUI: [(name: String, text: String)] = [
    ("Modifiers Animation", swiftUIModifiersAnimation),
    ("Modifiers Color", swiftUIModifiersColor),
    ("Modifiers Drawing", swiftUIModifiersDrawing),
    ("Modifiers Effects", swiftUIModifiersEffects),
    ("Modifiers Environment", swiftUIModifiersEnvironment),
    ("Modifiers Identity", swiftUIModifiersIdentity),
    ("Modifiers Image", swiftUIModifiersImage),
    ("Modifiers Layout", swiftUIModifiersLayout),
    ("Modifiers Lifecycle", swiftUIModifiersLifecycle),
    ("Modifiers Safe Area", swiftUIModifiersSafeArea),
    ("Modifiers Text", swiftUIModifiersText),
    ("Modifiers Text Own", swiftUIModifiersTextOwn),
  ]
}
