/// What views own, by numbers: of thousands of views in one another each owns what those below it do, and to go through
/// that again and again must cost next to nothing.
final class OwnershipIndex {
  /// What a type or a body is made of.
  struct Parts {
    /// The numbers of what it owns itself.
    let states: [Int]
    /// The numbers of the views of the program in it.
    let views: [Int]
  }

  private struct Body {
    let start: Int
    let middle: Int
    let end: Int
  }

  /// What the states are called. Two of one name are one: a person could not tell them apart.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var views: [DeclID] = []
  private let viewNumbers = DeclMemo<Int>()
  /// Of each view where what its body is made of stands in `partsOfBodies`; `nil` as long as that is not known.
  private var bodies: [Body?] = []
  /// The states of a body and after them its views, the last first.
  private var partsOfBodies: [Int] = []
  let types = Memo<TypeID, Parts>()
  /// The last search that met each state and each view.
  private var statesMet: [Int] = []
  private var viewsMet: [Int] = []
  private var search = 0
  /// How many views have been looked into: what the time goes into.
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

  /// From here on nothing has been met.
  func beginSearch() { search += 1 }

  /// Whether a state is met for the first time in this search.
  func meets(state: Int) -> Bool {
    defer { statesMet[state] = search }
    return statesMet[state] != search
  }

  /// Goes on with a search through the bodies of the views that are open, and of those in them.
  ///
  /// - Parameter budget: how many more states may be found and views looked into; zero ends the search.
  /// - Returns: the first view of whose body it is not known what it is made of; it is not open any more.
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
