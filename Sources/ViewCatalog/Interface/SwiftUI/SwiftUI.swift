extension InterfaceText {
  /// The texts of the module `SwiftUI`.
  static let swiftUI: [(name: String, text: String)] = [
    ("Views", swiftUIViews),
    ("ViewModifiers", swiftUIViewModifiers),
    ("State", swiftUIState),
    ("Storage", swiftUIStorage),
    ("Environment", swiftUIEnvironment),
    ("Values", swiftUIValues),
    ("Geometry", swiftUIGeometry),
    ("Graphics", swiftUIGraphics),
    ("Animation", swiftUIAnimation),
    ("Layouts", swiftUILayouts),
    ("Text", swiftUIText),
    ("Font", swiftUIFont),
    ("Image", swiftUIImage),
    ("Color", swiftUIColor),
    ("Gradients", swiftUIGradients),
    ("ShapeStyles", swiftUIShapeStyles),
    ("Shapes", swiftUIShapes),
    ("Path", swiftUIPath),
    ("Stacks", swiftUIStacks),
    ("ForEach", swiftUIForEach),
    ("Buttons", swiftUIButtons),
  ]
}
