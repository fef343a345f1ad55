import ViewSource

/// Names that are asked for at every call: made once.
extension Name {
  static let anyView: Name = "AnyView"
  static let app: Name = "App"
  static let binding: Name = "Binding"
  static let body: Name = "body"
  static let content: Name = "content"
  static let destination: Name = "destination"
  static let dynamicProperty: Name = "DynamicProperty"
  static let environmentKey: Name = "EnvironmentKey"
  static let environmentValues: Name = "EnvironmentValues"
  static let get: Name = "get"
  static let id: Name = "id"
  static let identifiable: Name = "Identifiable"
  static let image: Name = "Image"
  static let isPresented: Name = "isPresented"
  static let label: Name = "label"
  static let modifiedContent: Name = "ModifiedContent"
  static let observable: Name = "Observable"
  static let observableObject: Name = "ObservableObject"
  static let observedObject: Name = "ObservedObject"
  static let previewProvider: Name = "PreviewProvider"
  static let range: Name = "Range"
  static let selection: Name = "selection"
  static let set: Name = "set"
  static let stateObject: Name = "StateObject"
  static let systemName: Name = "systemName"
  static let view: Name = "View"
  static let viewBuilder: Name = "ViewBuilder"
  static let viewModifier: Name = "ViewModifier"

  /// `$name` of `name`.
  var projection: Name { Name("$" + text) }
}
