import ViewSource

/// The parts of types that are being inferred, and what is known of them so far.
///
/// Only what one expression needs is open at a time. What was learnt while trying one overload is taken back before the
/// next is tried. The arrays are taken out of their properties to be changed: see `TypeTable.add`.
final class Inference {
  /// What each variable stands for; a literal type stands until something wants another one that the literal can be.
  private(set) var bindings: [TypeID?] = []
  /// Why a variable stays open, if what it was to be learnt from is not known itself.
  private var excuses: [Int: TypeID] = [:]
  private var hasExcuses = false
  /// The protocols that variables must conform to, as far as they have been met: for each variable the place of its
  /// first one plus one, each followed by the place of the next.
  private var firstConstraints: [UInt32] = []
  private var constraints: [(type: TypeID, next: UInt32)] = []
  /// The variables for literals that a closure is given, while it is looked at for what it makes of them.
  var openLiterals: Range<Int>?
  /// Pairs that must be equal as soon as their members are known.
  var pending: [(TypeID, TypeID)] = []
  private var trail: [(variable: Int, old: TypeID?)] = []

  /// A point to go back to.
  struct Mark {
    let trail: Int
    let variables: Int
  }

  var mark: Mark { Mark(trail: trail.count, variables: bindings.count) }

  /// Whether a variable that was there at a point has been bound since, or what it stands for has changed.
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

  func excuse(_ variable: Int, with hole: TypeID) {
    var excuses = self.excuses
    self.excuses = [:]
    excuses[variable] = hole
    self.excuses = excuses
    hasExcuses = true
  }

  func excuse(of variable: Int) -> TypeID? { hasExcuses ? excuses[variable] : nil }

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
