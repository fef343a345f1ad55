import ViewMachine

extension ViewUpdate {
  /// Whether the horizontal size class around the view is regular, as on an iPad.
  var isInRegularWidth: Bool {
    environment["horizontalSizeClass"]?.unwrapped.flatMap { graph.caseName($0) } == "regular"
  }
}
