extension Sequence {
  /// The first non-`nil` result of `find`; `nil` if there is none. `find` is called once for each element up to that
  /// one.
  ///
  /// `lazy.compactMap(find).first` calls `find` twice for the matching element: once to check for a first element and
  /// once to read it. In a recursive search, that doubles the work at each level.
  @inlinable
  package func firstNonNil<Found>(_ find: (Element) throws -> Found?) rethrows -> Found? {
    for element in self {
      if let found = try find(element) { return found }
    }
    return nil
  }
}
