extension InterfaceText {
  /// The texts of the module `CoreData`: the part that views use.
  static let coreData: [(name: String, text: String)] = [
    ("ManagedObjects", coreDataObjects), ("Contexts", coreDataContexts),
  ]
}
