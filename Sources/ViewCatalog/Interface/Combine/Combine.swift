extension InterfaceText {
  /// The texts of the module `Combine`.
  static let combine: [(name: String, text: String)] = [
    ("Publishers", combinePublishers),
    ("PublisherTypes", combinePublisherTypes),
    ("Operators", combineOperators),
    ("Subjects", combineSubjects),
    ("Foundation", combineFoundation),
  ]
}
