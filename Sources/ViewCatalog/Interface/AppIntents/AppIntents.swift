extension InterfaceText {
  /// The texts of the module `AppIntents`: the intents that views start and that configure widgets.
  static let appIntents: [(name: String, text: String)] = [
    ("Intents", appIntentsIntents), ("IntentResults", appIntentsResults), ("IntentValues", appIntentsValues),
    ("Entities", appIntentsEntities), ("ParameterSummaries", appIntentsParameterSummaries),
    ("IntentViews", appIntentsViews),
  ]
}
