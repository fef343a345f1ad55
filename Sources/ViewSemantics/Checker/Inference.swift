import ViewSource

/// The type variables and their bindings.
///
/// Only the variables of one expression are open at a time. Bindings from one overload trial are rolled back before the
/// next. The arrays are moved out of their properties for changes: see `TypeTable.add`.
final class Inference {
  /// The binding of each variable. A literal type stays until a constraint requires another type that the literal can
  /// have.
  private(set) var bindings: [TypeID?] = []
  /// The reasons why variables stay unbound: they were unified with holes.
  private var excuses: [Int: TypeID] = [:]
  private var hasExcuses = false
  /// The conformance constraints of variables as linked lists: for each variable the index of its first constraint plus
  /// one; each constraint has the index of the next.
  private var firstConstraints: [UInt32] = []
  private var constraints: [(type: TypeID, next: UInt32)] = []
  /// The variables for open literals, while a closure is checked to decide them.
  var openLiterals: Range<Int>?
  /// Pairs of types to unify as soon as their member types are known.
  var pending: [(TypeID, TypeID)] = []
  private var trail: [(variable: Int, old: TypeID?)] = []

  /// A state to roll back to.
  struct Mark {
    let trail: Int
    let variables: Int
  }

  var mark: Mark { Mark(trail: trail.count, variables: bindings.count) }

  /// Whether a variable from before a mark was bound or rebound since.
  func hasRebound(since mark: Mark) -> Bool {
    trail.dropFirst(mark.trail).contains { $0.variable < mark.variables }
  }

  func undo(to mark: Mark) {
    if hasExcuses {
      excuses = excuses.filter { $0.key < mark.variables }
      hasExcuses = !excuses.isEmpty
    }
    if trail.count == mark.trail, bindings.count == mark.variables { return }
    var trail = self.trail
    var bindings = self.bindings
    var constraints = firstConstraints
    (self.trail, self.bindings, firstConstraints) = ([], [], [])
    while trail.count > mark.trail, let last = trail.popLast() {
      if last.variable < mark.variables { bindings[last.variable] = last.old }
    }
    bindings.removeLast(bindings.count - mark.variables)
    constraints.removeLast(constraints.count - mark.variables)
    (self.trail, self.bindings, firstConstraints) = (trail, bindings, constraints)
    if mark.variables == 0, !self.constraints.isEmpty {
      var constraints = self.constraints
      self.constraints = []
      constraints.removeAll(keepingCapacity: true)
      self.constraints = constraints
    }
  }

  func unboundReason(_ variable: Int, with hole: TypeID) {
    var excuses = self.excuses
    self.excuses = [:]
    excuses[variable] = hole
    self.excuses = excuses
    hasExcuses = true
  }

  func unboundReason(of variable: Int) -> TypeID? { hasExcuses ? excuses[variable] : nil }

  func addVariable() -> Int {
    var bindings = self.bindings
    var constraints = firstConstraints
    (self.bindings, firstConstraints) = ([], [])
    bindings.append(nil)
    constraints.append(0)
    (self.bindings, firstConstraints) = (bindings, constraints)
    return bindings.count - 1
  }

  func bind(_ variable: Int, to type: TypeID) {
    var trail = self.trail
    var bindings = self.bindings
    (self.trail, self.bindings) = ([], [])
    trail.append((variable, bindings[variable]))
    bindings[variable] = type
    (self.trail, self.bindings) = (trail, bindings)
  }

  func constrain(_ variable: Int, to constraint: TypeID) {
    var last = 0
    var place = Int(firstConstraints[variable])
    while place != 0 {
      last = place
      if constraints[place - 1].type == constraint { return }
      place = Int(constraints[place - 1].next)
    }
    var constraints = self.constraints
    self.constraints = []
    constraints.append((constraint, 0))
    if last == 0 {
      var first = firstConstraints
      firstConstraints = []
      first[variable] = UInt32(constraints.count)
      firstConstraints = first
    } else {
      constraints[last - 1].next = UInt32(constraints.count)
    }
    self.constraints = constraints
  }

  func isConstrained(_ variable: Int) -> Bool { firstConstraints[variable] != 0 }

  func constraints(on variable: Int) -> [TypeID] {
    var result: [TypeID] = []
    var place = Int(firstConstraints[variable])
    while place != 0 {
      result.append(constraints[place - 1].type)
      place = Int(constraints[place - 1].next)
    }
    return result
  }

  func postpone(_ left: TypeID, _ right: TypeID) {
    var pending = self.pending
    self.pending = []
    pending.append((left, right))
    self.pending = pending
  }
}
