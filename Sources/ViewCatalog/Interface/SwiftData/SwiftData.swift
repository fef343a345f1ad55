extension InterfaceText {
  /// The texts of the module `SwiftData`.
  static let swiftData: [(name: String, text: String)] = [
    ("Models", swiftDataModels), ("Stores", swiftDataStores), ("Containers", swiftDataContainers),
    ("Queries", swiftDataQueries),
    ("Documents", swiftDataDocuments), ("Sections", swiftDataSections), ("Observers", swiftDataObservers),
    ("ModelActors", swiftDataModelActors),
  ]
}
