extension Sequence {
  /// The first value that a function gives for an element; `nil` if it gives none for any. The function is called once for
  /// each element up to that one.
  ///
  /// `lazy.compactMap(find).first` calls it twice for the element that is found: once to see that there is a first one and
  /// once more to get it. In a function that looks through a tree that doubles with each level.
  @inlinable
  package func firstNonNil<Found>(_ find: (Element) throws -> Found?) rethrows -> Found? {
    for element in self {
      if let found = try find(element) { return found }
    }
    return nil
  }
}
