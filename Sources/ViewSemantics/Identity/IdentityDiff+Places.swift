import ViewSource

/// The places that two versions of a body have in common.
extension IdentityDiff {
  /// The place of a view or modifier, and its name.
  struct Place: Hashable {
    let path: String
    let view: String

    init(_ change: Change) {
      path = change.place
      view = change.view
    }
  }

  /// The places whose views and modifiers stay. A view is the same if its place and type are the same, whatever its
  /// modifiers. A modifier is the same if it applies to a view that stays, in the same order.
  static func keptPlaces(_ old: [Change], _ new: [Change]) -> Set<Place> {
    let kept = Set(old.map(Place.init)).intersection(new.map(Place.init))
    let (before, after) = (types(of: old), types(of: new))
    let replaced = kept.filter { place in
      guard let old = before[place] ?? nil, let new = after[place] ?? nil else { return false }
      return old.isDisjoint(with: new)
    }
    var hosts: [Place: String] = [:]
    for change in old { hosts[Place(change)] = change.host }
    // A modifier is outside of its view and may stay; the view's content is replaced with it.
    let places = Set(replaced.filter { hosts[$0] == nil }.map(\.path))
    let staying = kept.filter { !replaced.contains($0) && !isBelow(places, hosts[$0] ?? $0.path) }
    return staying.subtracting(reordered(old, new, staying))
  }

  /// The types of the views or the modifier at each place; `nil` if one is unknown.
  private static func types(of changes: [Change]) -> [Place: Set<String>?] {
    var found: [Place: Set<String>?] = [:]
    for change in changes {
      let known = found[Place(change)] ?? []
      found[Place(change)] = .some(change.type.flatMap { known?.union([$0]) })
    }
    return found
  }

  private static func isBelow(_ places: Set<String>, _ path: String) -> Bool {
    !places.isEmpty && path.indices.contains { path[$0] == "/" && places.contains(String(path[..<$0])) }
  }

  /// The modifiers that changed their order relative to another one in a modifier chain.
  private static func reordered(_ old: [Change], _ new: [Change], _ kept: Set<Place>) -> Set<Place> {
    let (before, after) = (chains(old, kept), chains(new, kept))
    var moved: Set<Place> = []
    for (host, chain) in before where chain != after[host] {
      var positions: [Place: Int] = [:]
      for (position, place) in (after[host] ?? []).enumerated() { positions[place] = position }
      // Quadratic in the number of modifiers with state on one view.
      for (index, place) in chain.enumerated() {
        for other in chain[..<index] where positions[place, default: 0] < positions[other, default: 0] {
          moved.formUnion([place, other])
        }
      }
    }
    return moved
  }

  private static func chains(_ changes: [Change], _ kept: Set<Place>) -> [String: [Place]] {
    var found: [String: [Place]] = [:]
    for change in changes {
      guard let host = change.host, kept.contains(Place(change)) else { continue }
      found[host, default: []].append(Place(change))
    }
    return found
  }

  /// The changes without views that the other version contains implicitly: if `Button("Add") { … }` becomes a button
  /// with a `Text`, the text existed before, because the button's type is the same. Views that a modifier placed
  /// elsewhere are listed there.
  ///
  /// - Parameters:
  ///   - changes: some of `views`, outer ones first.
  ///   - others: the views of the other version.
  static func withoutImplied(_ changes: [Change], of views: [Change], in others: [Change]) -> [Change] {
    if changes.allSatisfy({ $0.containerPlace == nil }) { return changes }
    let types = wholeTypes(of: views)
    var otherTypes = wholeTypes(of: others)
    let around = placesAround(others)
    return changes.filter { change in
      guard let container = change.containerPlace, let type = types[container], otherTypes[container] == type,
        otherTypes[change.place] == nil, !around.contains(change.place)
      else { return true }
      otherTypes[change.place] = types[change.place]
      return false
    }
  }

  /// The places that contain other views, listed or not.
  private static func placesAround(_ views: [Change]) -> Set<String> {
    var places: Set<String> = []
    for view in views where view.host == nil {
      for index in view.place.indices where view.place[index] == "/" { places.insert(String(view.place[..<index])) }
    }
    return places
  }

  private static func wholeTypes(of views: [Change]) -> [String: String] {
    var types: [String: String] = [:]
    for view in views where view.host == nil { types[view.place] = view.whole }
    return types
  }

  /// The views that end, each without the state of modifiers that stay at their place on another view.
  static func withoutKeptModifiers(_ gone: [Change], of all: [Change], _ kept: Set<Place>) -> [Change] {
    var states: [String: Set<String>] = [:]
    for change in all {
      guard let host = change.host, kept.contains(Place(change)) else { continue }
      states[host, default: []].formUnion(change.owned)
    }
    if states.isEmpty { return gone }
    return gone.map { change in
      var change = change
      if change.host == nil, let staying = states[change.place] {
        change.owned.removeAll { staying.contains($0) && !change.inner.contains($0) }
      }
      return change
    }
  }
}
