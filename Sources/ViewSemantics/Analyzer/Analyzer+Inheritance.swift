import ViewSource
import ViewSyntax

/// An entry of an inheritance clause: a protocol or class.
struct Inheritance {
  /// The inherited type, in terms of the inheriting type's own parameters.
  var type: TypeID
  /// The requirements of the extension with the clause, under which the conformance holds.
  var requirements: [Requirement]
  /// Whether this is the raw type of an enum, which the enum does not inherit from.
  var isRawType = false
}

/// Conformances and superclasses of types.
extension Analyzer {
  /// The inheritance entries of a type, from its declaration and its extensions.
  func inheritances(of nominal: DeclID) -> [Inheritance] {
    if let known = inheritances[nominal] { return known }
    openInheritances += 1
    defer { openInheritances -= 1 }
    let result = once(.inheritance(nominal), otherwise: []) { () -> [Inheritance] in
      var result = inheritances(inClauseOf: nominal, requirements: [])
      if decl(nominal).kind == .enumeration, let first = result.first { result[0].isRawType = rawType(first.type) }
      let isUnavailable = decl(nominal).has(.isUnavailable)
      for found in nominal.file == .local ? [] : program.extensions(of: nominal) {
        // A conformance that the platform does not have.
        if decl(found).has(.isUnavailable), !isUnavailable { continue }
        guard node(of: found).child(.inheritanceClause) != nil else { continue }
        let context = genericContext(of: found)
        let own = genericContext(of: nominal)
        let added = context.requirements.filter { !own.requirements.contains($0) }
        result += inheritances(inClauseOf: found, requirements: added)
      }
      return result.filter { !isViewOfAnotherKind($0, nominal) } + implied(nominal, result)
    }
    inheritances[nominal] = result
    return result
  }

  /// Whether this is the entry `View` in the inheritance clause of a class. SwiftUI traps on views that are classes, so
  /// the name refers to another library's `View`, which is not declared here.
  private func isViewOfAnotherKind(_ inheritance: Inheritance, _ nominal: DeclID) -> Bool {
    decl(nominal).kind == .classType && types.kind(inheritance.type) == .nominal
      && types.decl(inheritance.type) == knownDecl(.view)
  }

  /// Whether a type may be a view as far as is known: the type, or a protocol it conforms to, conforms to something
  /// undeclared, for example from a package. `Optional<Player>` may be one if `Player` may.
  func mayBeView(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, let view = knownDecl(.view) else { return false }
    let nominal = types.decl(type)
    if mayConformToMore(nominal) { return true }
    guard types.argumentCount(type) > 0, ancestors(of: nominal).contains(view) else { return false }
    let substitution = substitution(of: type)
    func mayBeMet(_ requirement: Requirement) -> Bool {
      let asksForView = types.kind(requirement.other) == .nominal && types.decl(requirement.other) == view
      return isMet(requirement, substitution)
        || requirement.kind == .conforms && asksForView && mayBeView(substitute(requirement.subject, substitution))
    }
    return inheritances(of: nominal).contains { inheritance in
      types.kind(inheritance.type) == .nominal && types.decl(inheritance.type) == view
        && inheritance.requirements.allSatisfy(mayBeMet)
    }
  }

  /// Whether a type, or a protocol it conforms to, conforms to something undeclared.
  public func mayConformToMore(_ nominal: DeclID) -> Bool {
    inheritsUnknown(nominal) || ancestors(of: nominal).contains { inheritsUnknown($0) }
  }

  private func inheritsUnknown(_ nominal: DeclID) -> Bool {
    if nominal.file != .local, Int(nominal.file.index) < program.catalogueFileCount { return false }
    if let known = unknownInheritances[nominal] { return known }
    let clauses = [nominal] + (nominal.file == .local ? [] : program.extensions(of: nominal))
    let result = clauses.contains { id in
      guard let clause = node(of: id).child(.inheritanceClause) else { return false }
      return clause.children.contains { type in
        guard type.kind.isType else { return false }
        let resolved = resolveType(type, in: context(inside: id).head, isConstraint: true)
        return types.kind(resolved) == .hole && types.reason(ofHole: resolved).kind == .unresolvedName
      }
    }
    unknownInheritances[nominal] = result
    return result
  }

  /// The catalogue's protocols that inherit from a known protocol.
  func protocolsRefining(_ known: KnownType) -> [DeclID] {
    guard let target = knownDecl(known) else { return [] }
    var result: [DeclID] = []
    for file in 0..<program.catalogueFileCount {
      for index in program.file(FileID(file)).summary.topLevel {
        let id = DeclID(FileID(file), index)
        if decl(id).kind == .protocolType, ancestors(of: id).contains(target) { result.append(id) }
      }
    }
    return result
  }

  /// The inheritance entries in the clause of a type or extension.
  func inheritances(inClauseOf id: DeclID, requirements: [Requirement]) -> [Inheritance] {
    if isAddedEnum(id) {
      return knownDecl("CodingKey").map { [Inheritance(type: types.nominal($0), requirements: [])] } ?? []
    }
    guard let clause = node(of: id).child(.inheritanceClause) else { return [] }
    return clause.children.filter { $0.kind.isType }.flatMap { type in
      // A protocol's member types are known only after its ancestors are, so plain names are resolved outside the
      // protocol.
      let isPlain = decl(id).kind == .protocolType && isPlain(type)
      let context = isPlain ? context(around: id) : context(inside: id).head
      return constraints(type, in: context).map { Inheritance(type: $0, requirements: requirements) }
    }
  }

  /// Whether an enum is synthesized: the `CodingKeys` of a type that does not declare them.
  private func isAddedEnum(_ id: DeclID) -> Bool {
    decl(id).kind == .enumeration && [.structDecl, .classDecl].contains(node(of: id).kind)
  }

  /// Whether a type consists of names only: `P`, `P & Q`.
  private func isPlain(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .identifierType: type.children.isEmpty
    case .compositionType: type.children.filter(\.kind.isType).allSatisfy(isPlain)
    default: false
    }
  }

  /// Implicit conformances: enums without associated values are `Hashable`, enums with a raw type are
  /// `RawRepresentable`, actors are an `Actor`, and macros add conformances.
  private func implied(_ nominal: DeclID, _ declared: [Inheritance]) -> [Inheritance] {
    var result: [Inheritance] = []
    if decl(nominal).kind == .actor, let proto = knownDecl("Actor") {
      result.append(Inheritance(type: types.nominal(proto), requirements: []))
    }
    if decl(nominal).kind == .enumeration {
      let hasPayload = children(of: nominal).contains { decl($0).kind == .enumCase && decl($0).has(.hasParameters) }
      if !hasPayload { result.append(Inheritance(type: known(.hashable), requirements: [])) }
      if declared.first?.isRawType == true {
        result.append(Inheritance(type: known(.rawRepresentable), requirements: []))
      }
    }
    if decl(nominal).has(.hasCustomAttributes), let list = header(of: nominal).child(.modifierList) {
      for attribute in program.configuration.attributes(in: list) {
        for type in conformances(addedBy: attribute, in: context(around: nominal)) {
          result.append(Inheritance(type: type, requirements: []))
        }
      }
    }
    return result
  }

  /// Whether the first inherited type of an enum is its raw type and not a protocol.
  private func rawType(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && decl(types.decl(type)).kind != .protocolType
  }

  /// The raw type of an enum; `nil` if it has none.
  public func rawType(of nominal: DeclID) -> TypeID? {
    guard decl(nominal).kind == .enumeration, let first = inheritances(of: nominal).first, first.isRawType else {
      return nil
    }
    return first.type
  }

  /// `@attached(extension, conformances: P)` of the macro that an attribute names.
  private func conformances(addedBy attribute: SyntaxNode, in context: Context) -> [TypeID] {
    guard let name = attribute.children.first?.referencedName else { return [] }
    let macros = lookUpTopLevel(attribute.name(of: name), in: context).filter { decl($0).kind == .macro }
    guard let macro = macros.first, let list = header(of: macro).child(.modifierList) else { return [] }
    var result: [TypeID] = []
    for role in list.children where role.kind == .attribute {
      var isConformance = false
      for argument in role.arguments {
        if argument.kind == .labeledExpr {
          isConformance = argument.firstToken.map { argument.isSpelt($0, "conformances") } == true
        }
        let expr = argument.kind == .labeledExpr ? argument.children.first : argument
        if isConformance, let token = expr?.firstToken {
          if let found = catalogueType(named: role.name(of: token)) { result.append(types.nominal(found)) }
        }
      }
    }
    return result
  }

  // MARK: Ancestors

  /// The protocols that a type conforms to and its superclasses, nearest first, without duplicates. Includes
  /// conditional conformances without a check of their conditions.
  public func ancestors(of nominal: DeclID) -> [DeclID] {
    if let known = ancestorLists[nominal] { return known }
    var result: [DeclID] = []
    var open: [DeclID] = [nominal]
    // Empty while there are few ancestors, which a linear search finds faster.
    var all: Set<DeclID> = []
    var next = 0
    while next < open.count, open.count < Analyzer.maximumAncestors {
      for inheritance in inheritances(of: open[next])
      where types.kind(inheritance.type) == .nominal && !inheritance.isRawType {
        let ancestor = types.decl(inheritance.type)
        if all.isEmpty ? open.contains(ancestor) : all.contains(ancestor) { continue }
        open.append(ancestor)
        if open.count == Analyzer.fewAncestors { all.formUnion(open) } else if !all.isEmpty { all.insert(ancestor) }
        result.append(ancestor)
      }
      next += 1
    }
    if openInheritances == 0 { ancestorLists[nominal] = result }
    return result
  }

  /// The limit for longer class chains; only the nearest ancestors are known.
  private static let maximumAncestors = 512
  private static let fewAncestors = 32

  /// The ancestors to which a type conforms only conditionally.
  func conditionalAncestors(of nominal: DeclID) -> Set<DeclID> {
    if let known = conditionalAncestorSets[nominal] { return known }
    let own = inheritances(of: nominal).filter { types.kind($0.type) == .nominal && !$0.isRawType }
    var result: Set<DeclID> = []
    if own.contains(where: { !$0.requirements.isEmpty }) {
      result = Set(ancestors(of: nominal))
      for inheritance in own where inheritance.requirements.isEmpty {
        let direct = types.decl(inheritance.type)
        result.remove(direct)
        result.subtract(ancestors(of: direct))
      }
    }
    if openInheritances == 0 { conditionalAncestorSets[nominal] = result }
    return result
  }

  /// Whether all inheritance entries of a type and its ancestors are resolved.
  public func knowsInheritances(of nominal: DeclID) -> Bool {
    ([nominal] + ancestors(of: nominal)).allSatisfy { type in
      inheritances(of: type).allSatisfy { types.kind($0.type) == .nominal }
    }
  }

  /// The superclass of a class; `nil` if the superclasses form a cycle, which does not compile.
  public func superclass(of nominal: DeclID) -> TypeID? {
    if let known = superclasses[nominal] { return known }
    let found = findsSuperclass(of: nominal)
    if openInheritances == 0 { superclasses[nominal] = .some(found) }
    return found
  }

  /// Caches the superclass of every class on the way, so each chain is walked once.
  private func findsSuperclass(of nominal: DeclID) -> TypeID? {
    var chain: [(decl: DeclID, superclass: TypeID)] = []
    var places: [DeclID: Int] = [:]
    var circle: Int?
    var next = nominal
    while let stated = statedSuperclass(of: next) {
      // A class with a known superclass is in no cycle, so the chain above it ends.
      if case .some(.some) = superclasses[next] { break }
      circle = places[next]
      if circle != nil { break }
      countWork()
      places[next] = chain.count
      chain.append((next, stated))
      next = types.decl(stated)
    }
    // Classes below a cycle are not part of it.
    let sound = chain[..<(circle ?? chain.count)]
    if openInheritances == 0 {
      for (decl, superclass) in sound { superclasses[decl] = .some(superclass) }
      for (decl, _) in chain[sound.count...] { superclasses[decl] = .some(nil) }
    }
    return sound.first?.superclass
  }

  private func statedSuperclass(of nominal: DeclID) -> TypeID? {
    guard decl(nominal).kind == .classType else { return nil }
    return inheritances(of: nominal).first { inheritance in
      types.kind(inheritance.type) == .nominal && decl(types.decl(inheritance.type)).kind == .classType
    }?.type
  }
}
