extension InterfaceText {
  /// The texts of the module `SwiftUI`.
  static let swiftUI: [(name: String, text: String)] = []
}
