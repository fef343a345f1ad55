extension InterfaceText {
  /// The texts of the module `MapKit`: maps and their content.
  static let mapKit: [(name: String, text: String)] = [
    ("Places", mapKitPlaces), ("Maps", mapKitMaps), ("MapContent", mapKitContent),
    ("MapLooks", mapKitLooks),
    ("MapModifiers", mapKitModifiers), ("LookAround", mapKitLookAround),
    ("MapViews", mapKitViews),
  ]
}
