extension InterfaceText {
  /// The texts of the module `Foundation`.
  static let foundation: [(name: String, text: String)] = []
}
