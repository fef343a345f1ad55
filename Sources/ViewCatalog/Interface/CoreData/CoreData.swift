extension InterfaceText {
  /// The texts of the module `CoreData`: what views use of it.
  static let coreData: [(name: String, text: String)] = [
    ("ManagedObjects", coreDataObjects), ("Contexts", coreDataContexts),
  ]
}
