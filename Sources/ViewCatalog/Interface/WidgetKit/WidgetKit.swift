extension InterfaceText {
  /// The texts of the module `WidgetKit`.
  static let widgetKit: [(name: String, text: String)] = [
    ("Timelines", widgetKitTimelines), ("Configurations", widgetKitConfigurations), ("Controls", widgetKitControls),
    ("DynamicIsland", widgetKitDynamicIsland), ("WidgetViews", widgetKitViews),
  ]
}
