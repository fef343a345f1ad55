import ViewSemantics
import ViewSyntax

/// Global variables and static properties.
extension Machine {
  /// Initializes a global on first use. A fault becomes its value, so that every use fails without a new attempt.
  func initializeGlobal(_ index: Int) throws {
    do {
      try computeGlobal(index)
    } catch let fault as Fault where containsFaults && fault.canBeKept {
      globals[index] = failing(fault.message)
      globalStates[index] = .ready
      throw fault
    }
  }

  private func computeGlobal(_ index: Int) throws {
    guard case .new(let decl, let type) = globalStates[index] else { return }
    globalStates[index] = .running
    let substitution = type.map { surroundings(of: decl, in: $0) } ?? Substitution()
    let part: BodyPart = analyzer.propertyWrappers(of: decl).isEmpty ? .initialValue : .storage
    if let code = try code(decl, part, substitution, selfType: type) {
      var none: [Value] = []
      try storeGlobal(index, try run(code, &none))
    } else if isOptional(analyzer.variableType(of: decl)) {
      globals[index] = .nothing
    }
    globalStates[index] = .ready
  }

  /// Stores the initial value of a global.
  func storeGlobal(_ index: Int, _ value: Value) throws {
    let (decl, type) = globalDecls[index]
    let node = analyzer.node(of: decl)
    let pattern = node.children.first { $0.kind.isPattern }
    globalStates[index] = .ready
    // Bindings of a condition are stored separately.
    if let pattern, pattern.kind == .tuplePattern, node.kind == .patternBinding {
      try destructure(pattern, value, decl, type)
    } else {
      globals[index] = ownership(of: decl) == .strong ? value : .ref(WeakBox(to: value))
    }
  }

  /// Whether a global is initialized or its initialization has begun. Otherwise it begins now.
  func beginGlobal(_ index: Int) -> Bool {
    guard case .new = globalStates[index] else { return true }
    globalStates[index] = .running
    return false
  }
}
