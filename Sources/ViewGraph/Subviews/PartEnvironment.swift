/// The environment of a part of a view where a container has put it: that of the place, with what the modifiers of the
/// view itself set.
///
/// `Group(subviews: content) { parts in parts[0].font(.title) }` makes the first part larger, unless it has a font of its
/// own.
final class PartEnvironment {
  /// What is around the view that the part is of.
  private let outer: EnvironmentStore
  /// What is around the place.
  let place: EnvironmentStore
  /// What the view gives the part.
  private(set) var given: EnvironmentStore
  private var result: EnvironmentStore

  init(_ given: EnvironmentStore, of outer: EnvironmentStore, at place: EnvironmentStore) {
    (self.given, self.outer, self.place) = (given, outer, place)
    result = place.adding(whatIsIn: given, below: outer)
  }

  /// Whether it is the same environment as another one's.
  func isSame(as other: PartEnvironment) -> Bool { place === other.place && outer === other.outer }

  func environment(for given: EnvironmentStore) -> EnvironmentStore {
    if given !== self.given {
      self.given = given
      result = place.adding(whatIsIn: given, below: outer)
    }
    return result
  }
}
