import ViewSource
import ViewSyntax

/// The functions that an operator can refer to.
extension BodyChecker {
  /// The candidates of an operator: static members of the operand types and global functions.
  func operatorCandidates(_ name: Name, _ operands: [TypeID]) -> [Candidate] {
    // Literals and generic types do not determine the candidates alone, so only others are cached.
    guard let left = operands.first, operands.count <= 2, operands.allSatisfy(hasOneMeaning),
      analyzer.openInheritances == 0
    else { return findOperators(name, operands) }
    let key = OperatorCall(name: name, left: left, right: operands.last ?? left, file: context.file)
    if let known = analyzer.operatorLists[key] { return known }
    let found = findOperators(name, operands)
    // Variables do not outlive their expression.
    let isOpen = found.contains { $0.base.map { types.flags($0).contains(.hasVariable) } ?? false }
    if !isOpen { analyzer.operatorLists[key] = found }
    return found
  }

  /// The base type of an operator that the program adds to a generic type: an opened instance, whose arguments the
  /// operands decide. `static func ?? (left: Binding<Value?>, right: Value) -> Binding<Value>` in `Binding`
  private func openBase(of id: DeclID, in type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal, types.argumentCount(type) > 0, !analyzer.isFromCatalogue(id),
      let owner = analyzer.owner(of: id), analyzer.nominal(of: owner) == types.decl(type)
    else { return nil }
    return types.nominal(types.decl(type), types.arguments(type).map { _ in analyzer.newVariable() })
  }

  /// The operators of a name that the program adds to any of its types. In `2 * .dozen` only the operator's type has the
  /// member.
  func ownOperators(_ name: Name) -> [Candidate] {
    guard operatorDeclaredByProgram(name) else { return [] }
    return analyzer.program.owners(ofOwnMembersNamed: name).flatMap { owner -> [Candidate] in
      guard analyzer.decl(owner).kind != .protocolType else { return [] }
      let parameters = analyzer.genericContext(of: owner).parameters
      let type = types.nominal(owner, parameters.map { _ in analyzer.newVariable() })
      return analyzer.declarations(name, of: type, from: context.file).compactMap { id in
        let isOwn = analyzer.decl(id).kind == .function && !analyzer.isFromCatalogue(id)
        return isOwn ? Candidate(decl: id, base: type, isStatic: true) : nil
      }
    }
  }

  private func findOperators(_ name: Name, _ operands: [TypeID]) -> [Candidate] {
    var result: [Candidate] = []
    var found: [TypeID] = []
    var seen: Set<DeclID> = []
    func add(from type: TypeID) {
      var type = analyzer.resolved(type)
      while !found.contains(type) {
        // A second operand type may find the same declarations again. They count twice if they also take another type:
        // in `[1] + data`, either operand may be the `Self` of `+` for sequences.
        if found.count == 1 { seen = Set(result.map(\.decl)) }
        for id in analyzer.declarations(name, of: type, from: context.file) where analyzer.decl(id).kind == .function {
          guard found.isEmpty || seen.insert(id).inserted || hasOwnGenerics(id) else { continue }
          result.append(Candidate(decl: id, base: openBase(of: id, in: type) ?? type, isStatic: true))
        }
        found.append(type)
        guard let wrapped = analyzer.wrapped(type) else { return }
        type = wrapped
      }
    }
    // A literal takes the other operand's type; two literals take their default types.
    let decided = operands.filter { types.kind(analyzer.normalized($0)) != .literal }
    for operand in decided.isEmpty ? operands : decided { add(from: operand) }
    for id in analyzer.lookUpTopLevel(name, in: context) where analyzer.decl(id).kind == .function {
      result.append(Candidate(decl: id, base: nil, isStatic: true))
    }
    if result.isEmpty, operands.contains(where: { types.flags($0).contains(.hasLiteral) }) {
      // `"x" --> "y"`: the literals have the type that declares the operator.
      result = ownOperators(name)
    }
    return result
  }
}
