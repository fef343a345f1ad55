import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The enumeration cases that a program stores in a property of an object, such as the `sheet` of a router that views
/// present with `.sheet(item: $router.sheet)`. All code of the program can write such a property, and a view that another
/// case shows is never presented there.
struct ItemCases {
  private let analyzer: Analyzer
  private let items: Set<DeclID>
  private var known: [DeclID: Set<DeclID>?] = [:]
  /// The bodies that name any of the properties, found in one pass at the first query.
  private var namings: [Name: [DeclID]]?

  /// - Parameter items: all properties that may be queried.
  init(_ analyzer: Analyzer, items: Set<DeclID>) {
    self.analyzer = analyzer
    self.items = items
  }

  /// The cases that the program may store in a property; `nil` if they are unknown, because a value that is not written
  /// as a case is assigned, or because other code can write through a binding.
  mutating func stored(in item: DeclID) -> Set<DeclID>? {
    if let cases = known[item] { return cases }
    let cases = find(item)
    known[item] = .some(cases)
    return cases
  }

  private mutating func bodies(naming name: Name) -> [DeclID] {
    if namings == nil {
      namings = analyzer.program.bodies(namingAnyOf: Set(items.map { analyzer.decl($0).name }))
    }
    return namings?[name] ?? []
  }

  private mutating func find(_ item: DeclID) -> Set<DeclID>? {
    guard let owner = analyzer.owner(of: item).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, let route = route(of: item)
    else { return nil }
    var cases: Set<DeclID> = []
    let name = analyzer.decl(item).name
    if let value = analyzer.node(of: item).child(.initializerClause)?.children.first {
      guard add(value, of: route, analyzer.record(of: item), to: &cases) else { return nil }
    }
    for body in bodies(naming: name) where body != item {
      let (code, record) = (analyzer.node(of: body), analyzer.record(of: body))
      var bindings = 0
      for node in code.subtree {
        if let write = PropertyWrite(node, record, analyzer), write.property == item {
          guard let value = write.value, add(value, of: route, record, to: &cases) else { return nil }
        } else if node.kind == .inoutExpr || node.kind == .keyPathExpr {
          if node.mentions(name) { return nil }
        } else if isBinding(node, named: name) {
          bindings += 1
        } else if node.kind == .functionCallExpr, presents(node, record) {
          // A presentation only sets its item to `nil`.
          bindings -= node.arguments.count {
            isBinding($0.argumentValue, named: name)
          }
        }
      }
      if bindings != 0 { return nil }
    }
    return cases
  }

  /// The enumeration of the program that is the property's type.
  private func route(of item: DeclID) -> DeclID? {
    let type = analyzer.variableType(of: item)
    let value = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(value) == .nominal, analyzer.decl(analyzer.types.decl(value)).kind == .enumeration else {
      return nil
    }
    return analyzer.types.decl(value)
  }

  /// Adds the cases that an expression may make. Returns whether they are known.
  private func add(
    _ value: SyntaxNode, of route: DeclID, _ record: BodyRecord, to cases: inout Set<DeclID>
  ) -> Bool {
    switch value.kind {
    case .nilLiteralExpr: return true
    case .parenExpr: return value.children.first.map { add($0, of: route, record, to: &cases) } ?? false
    case .ternaryExpr:
      return value.children.dropFirst().allSatisfy { add($0, of: route, record, to: &cases) }
    default:
      guard let made = record.decl(of: value), analyzer.decl(made).kind == .enumCase,
        analyzer.owner(of: made).flatMap({ analyzer.nominal(of: $0) }) == route
      else { return false }
      cases.insert(made)
      return true
    }
  }

  private func presents(_ call: SyntaxNode, _ record: BodyRecord) -> Bool {
    record.uses[call.id].map { analyzer.fact(.presents, of: $0.decl) != nil } ?? false
  }

  /// Whether a node is a binding to a property with the name: `$router.sheet`, `router.$sheet`.
  private func isBinding(_ node: SyntaxNode, named name: Name) -> Bool {
    guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, let last = node.lastToken else {
      return false
    }
    if node.name(of: last) == name.projection { return true }
    return node.name(of: last) == name && node.tokenIndices.contains { node.token($0).kind == .dollarIdentifier }
  }
}
