import ViewSyntax

/// What is known of declarations by what is known of others, which may lead back to the first: what a function writes by
/// what the functions that it calls write.
///
/// Declarations that lead to one another are found by their order on the way, as in Tarjan's algorithm ("Depth-first
/// search and linear graph algorithms", 1972). All of them begin with the same value and are worked out from one another
/// until nothing changes any more. So the answers do not depend on what is asked first.
final class CircularMemo<Value: Equatable> {
  private let start: Value
  private let known = DeclMemo<Value>()
  private var open: [Open] = []
  private var places: [DeclID: Int] = [:]
  /// The outermost one that what is being worked out now has asked for, by its place in `open`.
  private var lowest = Int.max

  /// One that is being worked out, or that led back to one that is.
  private struct Open {
    let id: DeclID
    var value: Value
    var isAskedAgain = false
  }

  /// - Parameter start: what is known of a declaration that leads to nothing but itself.
  init(_ start: Value) {
    self.start = start
  }

  /// What is known of a declaration.
  ///
  /// - Parameter find: works it out, asking for others by this function. What it finds goes one way only as what it
  ///   learns of them does: more of them is never less of it.
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

  /// Rounds after which what still changes is taken as it is. What only grows needs no more than a few.
  private static var maximumRounds: Int { 16 }

  /// Works out those that lead to one another, in the order of the source and back.
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
