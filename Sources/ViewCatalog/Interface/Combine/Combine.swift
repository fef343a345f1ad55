extension InterfaceText {
  /// The texts of the module `Combine`.
  static let combine: [(name: String, text: String)] = [
    ("Publishers", combinePublishers),
    ("PublisherTypes", combinePublisherTypes),
    ("PublisherOperators", combinePublisherOperators),
    ("PublisherSequences", combinePublisherSequences),
    ("Subjects", combineSubjects),
    ("FoundationPublishers", combineFoundationPublishers),
  ]
}
