import ViewSource

/// Names that are asked for at every call: made once.
extension Name {
  static let app: Name = "App"
  static let body: Name = "body"
  static let destination: Name = "destination"
  static let label: Name = "label"
  static let modifiedContent: Name = "ModifiedContent"
  static let previewProvider: Name = "PreviewProvider"
}
