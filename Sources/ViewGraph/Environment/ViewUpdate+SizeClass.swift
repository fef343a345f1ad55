import ViewMachine

extension ViewUpdate {
  /// Whether the horizontal size class around the view is regular, as on an iPad: there is room beside each other.
  var isInRegularWidth: Bool {
    environment["horizontalSizeClass"]?.unwrapped.flatMap { graph.caseName($0) } == "regular"
  }
}
