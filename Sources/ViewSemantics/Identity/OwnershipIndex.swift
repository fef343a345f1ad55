/// A numbered index of the state that views own. In a program with thousands of nested views, each view owns the state
/// of those below it, so repeated traversals must be very cheap.
final class OwnershipIndex {
  /// The contents of a type or a body.
  struct Parts {
    /// The numbers of its own state properties.
    let states: [Int]
    /// The numbers of the program's views in it.
    let views: [Int]
  }

  private struct Body {
    let start: Int
    let middle: Int
    let end: Int
  }

  /// The names of the states. States with the same name are one entry, because a reader cannot tell them apart.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var views: [DeclID] = []
  private let viewNumbers = DeclMemo<Int>()
  /// For each view, the range of its body's contents in `partsOfBodies`; `nil` before they are computed.
  private var bodies: [Body?] = []
  /// For each body its states, then its views in reverse order.
  private var partsOfBodies: [Int] = []
  let types = Memo<TypeID, Parts>()
  /// The number of the last search that visited each state and each view.
  private var statesMet: [Int] = []
  private var viewsMet: [Int] = []
  private var search = 0
  /// A measure of the work done: the number of visited views.
  private(set) var work = 0

  func number(ofState name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    statesMet.append(0)
    return names.count - 1
  }

  func number(of view: DeclID) -> Int {
    if let known = viewNumbers[view] { return known }
    viewNumbers[view] = views.count
    views.append(view)
    bodies.append(nil)
    viewsMet.append(0)
    return views.count - 1
  }

  func set(_ body: Parts, ofView view: Int) {
    let start = partsOfBodies.count
    partsOfBodies += body.states
    let middle = partsOfBodies.count
    partsOfBodies += body.views.reversed()
    bodies[view] = Body(start: start, middle: middle, end: partsOfBodies.count)
  }

  /// Starts a new search, in which nothing has been visited.
  func beginSearch() { search += 1 }

  /// Visits a state; returns whether it is new in this search.
  func meets(state: Int) -> Bool {
    defer { statesMet[state] = search }
    return statesMet[state] != search
  }

  /// Continues a search through the bodies of the open views, and of the views in them.
  ///
  /// - Parameter budget: the remaining number of states and views; zero ends the search.
  /// - Returns: the first view whose body's contents are not computed yet, removed from `open`.
  func search(_ open: inout [Int], found: inout [Int], _ budget: inout Int) -> Int? {
    var (statesMet, viewsMet) = (self.statesMet, self.viewsMet)
    (self.statesMet, self.viewsMet) = ([], [])
    defer { (self.statesMet, self.viewsMet) = (statesMet, viewsMet) }
    let (bodies, parts, search) = (bodies, partsOfBodies, search)
    while budget > 0, let view = open.popLast() {
      guard let body = bodies[view] else { return view }
      work += 1
      budget -= 1 + body.end - body.start
      for state in parts[body.start..<body.middle] where statesMet[state] != search {
        statesMet[state] = search
        found.append(state)
      }
      for inner in parts[body.middle..<body.end] where viewsMet[inner] != search {
        viewsMet[inner] = search
        open.append(inner)
      }
    }
    return nil
  }

  func meets(view: Int) -> Bool {
    defer { viewsMet[view] = search }
    return viewsMet[view] != search
  }
}
