/// The environment of a subview that a container has placed: the environment of the place, with the values that
/// modifiers of the original view set.
///
/// `Group(subviews: content) { parts in parts[0].font(.title) }` enlarges the first subview, unless it has a font of
/// its own.
final class PartEnvironment {
  /// The environment around the original view.
  private let outer: EnvironmentStore
  /// The environment around the place.
  let place: EnvironmentStore
  /// The environment that the original view gives the subview.
  private(set) var given: EnvironmentStore
  private var result: EnvironmentStore

  init(_ given: EnvironmentStore, of outer: EnvironmentStore, at place: EnvironmentStore) {
    (self.given, self.outer, self.place) = (given, outer, place)
    result = place.adding(whatIsIn: given, below: outer)
  }

  /// Whether the place and the original environment are the same.
  func isSame(as other: PartEnvironment) -> Bool { place === other.place && outer === other.outer }

  func environment(for given: EnvironmentStore) -> EnvironmentStore {
    if given !== self.given {
      self.given = given
      result = place.adding(whatIsIn: given, below: outer)
    }
    return result
  }
}
