import ViewSemantics
import ViewSource
import ViewSyntax

/// The declarations that a rule asks about, by name. Code of which only the syntax is known may refer to them: code
/// that is inactive on this platform (`#if`) or that is not type-checked yet.
struct QueriedNames: Sendable {
  /// Includes the names of the projections (`$name`) and of the storage (`_name`) of properties.
  private(set) var names = NameSet()
  private var decls: [Name: [Asked]] = [:]

  private struct Asked {
    let decl: DeclID
    /// The type that declares the member; `nil` if it is not known.
    let owner: Name?
    /// Whether other types may inherit the member from the owner.
    let isInherited: Bool

    /// Whether an unqualified name may refer to the declaration inside of the types with these names.
    func mayBeMeantAlone(in owners: [Name]) -> Bool {
      guard let owner, !isInherited else { return true }
      return owners.contains(owner)
    }
  }

  mutating func insert(_ decl: DeclID, _ program: Program) {
    let name = program.decl(decl).name
    let owner = program.parent(of: decl).map { program.decl($0) }.flatMap { $0.kind.isNominal ? $0 : nil }
    names.insert(name)
    if program.decl(decl).has(.hasCustomAttributes) {
      names.insert(name.projection)
      names.insert(name.storage)
    }
    let isInherited = owner.map { $0.kind == .classType || $0.kind == .protocolType } ?? false
    decls[name, default: []].append(Asked(decl: decl, owner: owner?.name, isInherited: isInherited))
  }

  mutating func formUnion(_ other: QueriedNames) {
    names.formUnion(other.names)
    decls.merge(other.decls) { $0 + $1 }
  }

  /// The declarations that the inactive `#if` code of a file may refer to.
  func mentioned(inCodeLeftOutOf file: FileID, _ analyzer: Analyzer) -> Set<DeclID> {
    let tree = analyzer.program.file(file).tree
    guard tree.hasConditions else { return [] }
    var search = Search(asked: self, analyzer: analyzer)
    search.walk(tree.root, isLeftOut: false)
    return search.found
  }

  /// Whether the code of a declaration may refer to one of these declarations.
  func mayBeMeant(in decl: DeclID, _ analyzer: Analyzer) -> Bool {
    let node = analyzer.node(of: decl)
    guard node.mentions(anyOf: names) else { return false }
    var search = Search(asked: self, analyzer: analyzer)
    search.enter(typesAround: decl)
    search.walk(node, isLeftOut: true)
    return !search.found.isEmpty
  }

  /// A walk over a file.
  private struct Search {
    let asked: QueriedNames
    let analyzer: Analyzer
    var found: Set<DeclID> = []
    /// The names of the enclosing types and extensions.
    private var owners: [Name] = []

    init(asked: QueriedNames, analyzer: Analyzer) {
      self.asked = asked
      self.analyzer = analyzer
    }

    /// Pushes the names of the types that enclose a declaration.
    mutating func enter(typesAround decl: DeclID) {
      var next = analyzer.owner(of: decl)
      while let type = next {
        if let name = owner(analyzer.node(of: type)) { owners.append(name) }
        next = analyzer.owner(of: type)
      }
    }

    mutating func walk(_ node: SyntaxNode, isLeftOut: Bool) {
      let owner = owner(node)
      if let owner { owners.append(owner) }
      defer { if owner != nil { owners.removeLast() } }
      if isLeftOut { read(node) }
      guard node.kind == .ifConfigDecl else {
        for child in node.children { walk(child, isLeftOut: isLeftOut) }
        return
      }
      let active = analyzer.program.configuration.activeElements(of: node)
      for clause in node.children {
        for element in clause.children {
          walk(element, isLeftOut: isLeftOut || !active.contains { $0.id == element.id })
        }
      }
    }

    private func owner(_ node: SyntaxNode) -> Name? {
      switch node.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: node.nameToken.map { node.name(of: $0) }
      case .extensionDecl: node.children.first { $0.kind.isType }?.lastName
      default: nil
      }
    }

    private mutating func read(_ node: SyntaxNode) {
      let owners = owners
      switch node.kind {
      case .declReferenceExpr:
        // An unqualified name refers to a member of an enclosing type or to a declaration that is not a member.
        note(node.referencedName, in: node) { $0.mayBeMeantAlone(in: owners) }
      case .memberAccessExpr:
        let isOfSelf = node.children.first?.firstToken?.kind == .selfKeyword
        note(node.referencedName, in: node) { !isOfSelf || $0.mayBeMeantAlone(in: owners) }
      case .functionCallExpr:
        guard let callee = node.calleeName.map({ node.name(of: $0) }) else { return }
        for argument in node.children where argument.kind == .labeledExpr || argument.kind == .labeledTrailingClosure {
          note(argument.firstToken, in: argument) {
            $0.owner.map { $0 == callee } ?? true || callee == .initializer
          }
        }
      case .keyPathProperty:
        // A key path to an environment value does not lead to a property that stores one.
        note(node.keyPathName, in: node) { _ in true }
      case .optionalBindingCondition:
        // `if let count`
        note(node.children.first?.firstToken, in: node) { $0.mayBeMeantAlone(in: owners) }
      default: break
      }
    }

    private mutating func note(_ token: Token?, in node: SyntaxNode, if mayBeMeant: (Asked) -> Bool) {
      guard let token, [.identifier, .dollarIdentifier, .backtickedIdentifier].contains(token.kind) else { return }
      var name = node.name(of: token)
      if name.isProjection || name.isStorage { name = Name(String(name.text.dropFirst())) }
      guard asked.names.contains(name), node.kind != .keyPathProperty || analyzer.valueOfEnvironment(name) == nil else {
        return
      }
      for asked in asked.decls[name] ?? [] where mayBeMeant(asked) { found.insert(asked.decl) }
    }
  }
}

extension SyntaxNode {
  /// The last name of a type: `Inner` of `Outer.Inner<Int>`.
  fileprivate var lastName: Name? {
    switch kind {
    case .memberType, .identifierType: ownTokens.filter { $0.kind == .identifier }.last.map { name(of: $0) }
    default: nil
    }
  }
}
