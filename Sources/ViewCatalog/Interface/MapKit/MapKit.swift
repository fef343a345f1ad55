extension InterfaceText {
  /// The texts of the module `MapKit`: maps, and of Core Location what they are given.
  static let mapKit: [(name: String, text: String)] = [
    ("Places", mapKitPlaces), ("Maps", mapKitMaps), ("MapContent", mapKitContent),
  ]
}
