import ViewSyntax

/// A cache of facts whose computation for one declaration needs those of others, possibly in a cycle. For example, the
/// writes of a function include those of its callees.
///
/// The cache finds strongly connected components with Tarjan's algorithm ("Depth-first search and linear graph
/// algorithms", 1972). All declarations of a component start with the same value and are recomputed until a fixpoint.
/// So the results do not depend on the order of queries.
final class CircularMemo<Value: Equatable> {
  private let start: Value
  private let known = DeclMemo<Value>()
  private var open: [Open] = []
  private var places: [DeclID: Int] = [:]
  /// The smallest index in `open` that the current computation has asked for.
  private var lowest = Int.max

  /// A declaration that is being computed, or that depends on one that is.
  private struct Open {
    let id: DeclID
    var value: Value
    var isAskedAgain = false
  }

  /// - Parameter start: the initial value of the fixpoint.
  init(_ start: Value) {
    self.start = start
  }

  /// The value of a declaration.
  ///
  /// - Parameter find: computes the value; gets other values through this function. It must be monotone: larger inputs
  ///   never make its result smaller.
  func value(of id: DeclID, _ find: (DeclID) -> Value) -> Value {
    if let known = known[id] { return known }
    if let place = places[id] {
      open[place].isAskedAgain = true
      lowest = min(lowest, place)
      return open[place].value
    }
    let place = open.count
    open.append(Open(id: id, value: start))
    places[id] = place
    let outer = lowest
    lowest = place
    open[place].value = find(id)
    guard lowest == place else {
      lowest = min(lowest, outer)
      return open[place].value
    }
    if open[place].isAskedAgain { settle(from: place, find) }
    lowest = outer
    for member in open[place...] {
      known[member.id] = member.value
      places[member.id] = nil
    }
    let found = open[place].value
    open.removeSubrange(place...)
    return found
  }

  /// The limit of rounds, after which values that still change are kept as they are. Monotone values need only a few.
  private static var maximumRounds: Int { 16 }

  /// Computes the fixpoint of a component, alternating between source order and its reverse.
  private func settle(from first: Int, _ find: (DeclID) -> Value) {
    var order = open.indices[first...].sorted { open[$0].id.bits < open[$1].id.bits }
    for place in order { open[place].value = start }
    for _ in 0..<Self.maximumRounds {
      var hasChanged = false
      for place in order {
        let found = find(open[place].id)
        if found == open[place].value { continue }
        open[place].value = found
        hasChanged = true
      }
      guard hasChanged else { return }
      order.reverse()
    }
  }
}
