extension InterfaceText {
  /// The texts of the module `Swift`.
  static let swift: [(name: String, text: String)] = []
}
