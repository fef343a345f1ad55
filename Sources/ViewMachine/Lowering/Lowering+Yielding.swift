import ViewSemantics
import ViewSource
import ViewSyntax

/// Properties whose `_modify` does more than yield a stored property.
///
///     _modify { log("begins"); defer { log("ends") }; yield &storage[index] }
///
/// The statements of the accessor are inlined at the modification, which replaces the `yield`.
extension Lowering {
  /// Modifies a property through its `_modify` accessor; returns `false` if the accessor cannot be inlined.
  func modifyByYielding(_ place: ResolvedPlace, in target: Int, _ work: (Int) throws -> Void) throws -> Bool {
    guard case .accessor(let call) = place.kind, yieldDepth < Lowering.mostYieldsInEachOther, !call.isSuper,
      !analyzer.isFromCatalogue(call.decl), let receiver = call.receiver
    else { return false }
    let base: TypeID =
      switch receiver {
      case .place(let base): concrete(base.type)
      case .value(let value): type(of: value)
      }
    guard types.kind(base) == .nominal, !machine.isExistential(base),
      !machine.isReference(base) || !machine.isDispatched(call.decl, in: base)
    else { return false }
    let decl = machine.implementation(of: call.decl, in: base)
    guard analyzer.fileOfSource(decl) == code.file, machine.canYieldInPlace(decl),
      let body = machine.resolved(decl, .modify)
    else { return false }
    let substitution = machine.calleeSubstitution(decl, base, genericTypes(of: call))
    let inner = Lowering(machine, code, body, FunctionID(index: 0), substitution, selfType: base)
    inner.yieldDepth = yieldDepth + 1
    try scratch {
      let first = temporaries(call.arguments.count)
      try lower(call.arguments, of: decl, substitution, into: first)
      switch receiver {
      case .value(let value):
        guard machine.isReference(base) else { return unsupported("a mutation of an immutable value") }
        let owner = temporary()
        try lower(value, into: owner)
        try inner.lowerYielding(self: owner, first, in: self, target, work)
        emit(.clear, owner)
      case .place(let place) where machine.isReference(base):
        let owner = temporary()
        try load(place, into: owner)
        try inner.lowerYielding(self: owner, first, in: self, target, work)
        emit(.clear, owner)
      case .place(let place):
        try modify(place) { owner in try inner.lowerYielding(self: owner, first, in: self, target, work) }
      }
    }
    return true
  }

  /// The maximum depth of nested `_modify` accessors.
  private static var mostYieldsInEachOther: Int { 4 }

  /// Lowers the statements of a `_modify` into the code of another body. `self` and the arguments are in registers of
  /// that code.
  private func lowerYielding(
    self owner: Int, _ first: Int, in outer: Lowering, _ target: Int, _ work: (Int) throws -> Void
  ) throws {
    let outerTop = outer.top
    top = outerTop
    for (index, parameter) in info.parameters.enumerated() { registers[parameter.index] = first + index }
    if let itself = body.selfVariable { registers[itself.index] = owner }
    for (index, variable) in body.variables.enumerated() where variable.function == function {
      if isCell(VariableID(index: index)) { cells.insert(index) }
      if registers[index] == nil { registers[index] = temporary() }
    }
    firstTemporary = top
    for variable in info.parameters + [body.selfVariable].compactMap(\.self) where cells.contains(variable.index) {
      emit(.makeCell, register(variable), register(variable))
    }
    let start = code.instructions.count
    try withoutActuallyEscaping(work) { work in
      yielding = { place in
        try self.modify(place, in: target) { register in
          outer.top = self.top
          try work(register)
        }
      }
      try lower(info.statements)
      yielding = nil
    }
    let stop = code.instructions.count
    func end() {
      if let itself = body.selfVariable, cells.contains(itself.index) { emit(.cellGet, owner, owner) }
      for register in (outerTop..<max(outerTop, firstTemporary)).reversed() { emit(.clear, register) }
    }
    end()
    let label = Label()
    jump(.jump, to: label)
    let handler = code.instructions.count
    let error = temporary()
    end()
    emit(.throwError, error)
    place(label)
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
    outer.top = outerTop
  }

  /// `yield &place`
  func yield(_ place: ResolvedPlace) throws {
    guard let yielding else { return unsupported("a `yield` outside of an accessor") }
    try yielding(place)
  }
}

extension Machine {
  /// Whether a property has a `_modify` that can be inlined at the modification.
  func canYieldInPlace(_ decl: DeclID) -> Bool {
    let accessors = analyzer.node(of: decl).child(.accessorBlock)
    guard let modify = accessors?.children.first(where: { $0.ownToken(.underscoredModifyKeyword) != nil }) else {
      return false
    }
    return !modify.subtree.contains { $0.kind == .returnStmt }
  }
}
