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

  /// What the states are called. Two of one name are one: nobody could tell them apart.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var views: [DeclID] = []
  private let viewNumbers = DeclMemo<Int>()
  /// Of the views whose bodies have been looked into what these are made of.
  private(set) var bodies: [Parts?] = []
  let types = Memo<TypeID, Parts>()
  /// The last search that met each state and each view.
  private var statesMet: [Int] = []
  private var viewsMet: [Int] = []
  private var search = 0

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

  func set(_ body: Parts, ofView view: Int) { bodies[view] = body }

  /// From here on nothing has been met.
  func beginSearch() { search += 1 }

  /// Whether a state is met for the first time in this search.
  func meets(state: Int) -> Bool {
    defer { statesMet[state] = search }
    return statesMet[state] != search
  }

  func meets(view: Int) -> Bool {
    defer { viewsMet[view] = search }
    return viewsMet[view] != search
  }
}
