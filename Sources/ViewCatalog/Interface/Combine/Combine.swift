extension InterfaceText {
  /// The texts of the module `Combine`.
  static let combine: [(name: String, text: String)] = [
    ("Publishers", combinePublishers),
    ("Subscribers", combineSubscribers),
    ("PublisherStages", combinePublisherStages),
    ("PublisherSources", combinePublisherSources),
    ("PublisherTypes", combinePublisherTypes),
    ("PublisherOperators", combinePublisherOperators),
    ("PublisherSequences", combinePublisherSequences),
    ("PublisherJoins", combinePublisherJoins),
    ("PublisherTimes", combinePublisherTimes),
    ("PublisherSharing", combinePublisherSharing),
    ("Subjects", combineSubjects),
    ("Published", combinePublished),
    ("FoundationPublishers", combineFoundationPublishers),
  ]
}
