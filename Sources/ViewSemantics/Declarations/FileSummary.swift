import ViewCatalog
import ViewSource
import ViewSyntax

/// The declarations and imports of a file, as far as other files can see them.
///
/// Declarations are numbered in source order, so an edit inside a body does not change the numbers.
public struct FileSummary: Sendable {
  /// The declarations in source order, each before its members. Of an `#if`, those in the active clause.
  public var decls: [Decl] = []
  /// The indices of the top-level declarations.
  public var topLevel: [Int] = []
  /// The modules that the file imports.
  public var imports: [Name] = []
  /// The modules imported with `@_exported`, which importers of this module import too.
  var reexports: [Name] = []
  /// The modules imported only transitively.
  var importsThroughOthers: [Name] = []
  /// The modules imported with `@testable`, whose internal declarations are visible.
  public internal(set) var testableImports: [Name] = []
  /// The kinds of catalogue fact that at least one declaration of the file has.
  var facts: Set<CatalogueText> = []

  /// The indices of the members of a type, extension or enum, in source order.
  func members(of index: Int) -> Members {
    Members(decls: decls, following: decls[index].firstChild)
  }

  /// The index of the enclosing type, extension or function; `nil` at the top level.
  public func parent(of index: Int) -> Int? {
    decls[index].parent == Decl.none ? nil : Int(decls[index].parent)
  }

  struct Members: Sequence, IteratorProtocol {
    let decls: [Decl]
    var following: UInt32

    mutating func next() -> Int? {
      guard following != Decl.none else { return nil }
      let index = Int(following)
      following = decls[index].nextSibling
      return index
    }
  }
}

/// Collects the declarations of a file without visiting bodies.
struct DeclarationCollector {
  private let configuration: BuildConfiguration
  private let isCatalogue: Bool
  private let modifiers: ModifierReader
  private(set) var summary = FileSummary()
  /// The last collected child of each declaration, for appending the next sibling.
  private var lastChild: [UInt32] = []
  /// Whether the current declarations belong to an inactive `#if` clause.
  private var isInactive = false
  /// The top-level extensions of the file.
  private var extensions: [SyntaxNode] = []

  static func collect(
    _ root: SyntaxNode, _ configuration: BuildConfiguration, isCatalogue: Bool
  ) -> FileSummary {
    var collector = DeclarationCollector(configuration: configuration, isCatalogue: isCatalogue)
    if !isCatalogue { collector.extensions = root.children.filter { $0.kind == .extensionDecl } }
    collector.collect(items: root.children, parent: Decl.none)
    return collector.summary
  }

  /// Collects the declarations of a statement in a body: a local type or function and its members.
  static func collect(local node: SyntaxNode, _ configuration: BuildConfiguration) -> FileSummary {
    var collector = DeclarationCollector(configuration: configuration, isCatalogue: false)
    collector.collect(node, parent: Decl.none)
    return collector.summary
  }

  private init(configuration: BuildConfiguration, isCatalogue: Bool) {
    self.configuration = configuration
    self.isCatalogue = isCatalogue
    modifiers = ModifierReader(configuration, isCatalogue: isCatalogue)
  }

  private mutating func collect(items: some Sequence<SyntaxNode>, parent: UInt32) {
    for item in items { collect(item, parent: parent) }
  }

  private mutating func collect(_ node: SyntaxNode, parent: UInt32) {
    switch node.kind {
    case .structDecl: collectNominal(node, .structure, parent)
    case .classDecl: collectNominal(node, .classType, parent)
    case .actorDecl: collectNominal(node, .actor, parent)
    case .enumDecl: collectNominal(node, .enumeration, parent)
    case .protocolDecl: collectNominal(node, .protocolType, parent)
    case .extensionDecl:
      let index = add(.extension, name: .none, node: node, header: node, parent: parent)
      collectMembers(of: node, parent: index)
    case .typealiasDecl: collectNamed(node, .alias, parent)
    case .associatedTypeDecl: collectNamed(node, .associatedType, parent)
    case .functionDecl:
      let index = add(.function, name: name(of: node), node: node, header: node, parent: parent)
      collectGenericParameters(of: node, parent: index)
    case .initializerDecl:
      let index = add(.initializer, name: .initializer, node: node, header: node, parent: parent)
      collectGenericParameters(of: node, parent: index)
    case .subscriptDecl:
      let index = add(.subscriptDecl, name: .subscriptName, node: node, header: node, parent: parent)
      collectGenericParameters(of: node, parent: index)
    case .macroDecl: collectNamed(node, .macro, parent)
    case .variableDecl: collectVariables(node, parent)
    case .guardStmt: collectGuarded(node, parent)
    case .enumCaseDecl:
      for element in node.children where element.kind == .enumCaseElement {
        guard let token = element.firstToken else { continue }
        let index = add(
          .enumCase, name: node.name(of: token), node: element, header: node, parent: parent)
        summary.decls[Int(index)].flags.insert(.isStatic)
        if element.child(.parameterClause) != nil { summary.decls[Int(index)].flags.insert(.hasParameters) }
      }
    case .ifConfigDecl:
      if isCatalogue, configuration.activeClause(of: node) == nil {
        collect(elsewhere: node, parent: parent)
      } else {
        collect(items: configuration.activeElements(of: node), parent: parent)
      }
    case .importDecl: collectImport(node)
    case .operatorDecl, .precedenceGroupDecl: break
    case .unexpected: collect(items: node.children, parent: parent)
    default: break
    }
  }

  /// Collects declarations of inactive clauses, which only another platform or a newer SDK has. Code that uses them was
  /// written for that platform, so they give a better answer than none; overload resolution ranks them last.
  private mutating func collect(elsewhere ifConfig: SyntaxNode, parent: UInt32) {
    let wasElsewhere = isInactive
    isInactive = true
    for clause in ifConfig.children { collect(items: clause.children.dropFirst(), parent: parent) }
    isInactive = wasElsewhere
  }

  private mutating func collectNominal(_ node: SyntaxNode, _ kind: DeclKind, _ parent: UInt32) {
    let index = add(kind, name: name(of: node), node: node, header: node, parent: parent)
    collectGenericParameters(of: node, parent: index)
    collectMembers(of: node, parent: index)
    if kind == .structure || kind == .classType, !isCatalogue { collectKeys(of: node, index) }
  }

  /// Collects the `CodingKeys` enum that the compiler synthesizes, if the type's own `init(from:)` or `encode(to:)`
  /// uses it: a case for each stored property. The enum has the node of the type, its cases have the nodes of the
  /// properties.
  private mutating func collectKeys(of node: SyntaxNode, _ index: UInt32) {
    guard let clause = node.child(.inheritanceClause) else { return }
    let isCoded = clause.children.contains { type in
      guard let token = type.firstToken else { return false }
      return type.isSpelt(token, "Codable") || type.isSpelt(token, "Decodable") || type.isSpelt(token, "Encodable")
    }
    let keys = Name("CodingKeys")
    let members = Array(summary.members(of: Int(index)))
    guard isCoded, !members.contains(where: { summary.decls[$0].name == keys }) else { return }
    let name = summary.decls[Int(index)].name
    let blocks = ([node] + extensions.filter { extended($0) == name }).compactMap {
      $0.child(.memberBlock)
    }
    let isDeclared = blocks.contains { $0.children.contains { $0.kind == .enumDecl && self.name(of: $0) == keys } }
    let isUsed = blocks.contains { block in
      block.children.contains { member in
        (member.kind == .initializerDecl || member.kind == .functionDecl)
          && member.tokenIndices.contains { member.name(at: $0) == keys }
      }
    }
    guard isUsed, !isDeclared else { return }
    let kind = DeclKind.enumeration
    let list = append(
      Decl(kind: kind, access: .internalAccess, flags: [], name: keys, node: node.id, header: node.id, parent: index))
    for member in members {
      let property = summary.decls[member]
      guard property.kind == .variable, property.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]) else {
        continue
      }
      _ = append(
        Decl(
          kind: .enumCase, access: .internalAccess, flags: .isStatic, name: property.name, node: property.node,
          header: property.node, parent: list))
    }
  }

  /// The name of the extended type of a top-level extension.
  private func extended(_ node: SyntaxNode) -> Name? {
    node.children.first { $0.kind.isType }.map { $0.name(at: $0.tokenIndices.lowerBound) }
  }

  private mutating func collectNamed(_ node: SyntaxNode, _ kind: DeclKind, _ parent: UInt32) {
    let index = add(kind, name: name(of: node), node: node, header: node, parent: parent)
    collectGenericParameters(of: node, parent: index)
  }

  private mutating func collectMembers(of node: SyntaxNode, parent: UInt32) {
    guard let block = node.child(.memberBlock) else { return }
    collect(items: block.children, parent: parent)
  }

  private mutating func collectGenericParameters(of node: SyntaxNode, parent: UInt32) {
    guard let clause = node.child(.genericParameterClause) else { return }
    for parameter in clause.children where parameter.kind == .genericParameter {
      // `each T`, `let N`: the name is the last word before the colon.
      var name: Token?
      for token in parameter.ownTokens where token.kind != .colon { name = token }
      guard let name else { continue }
      _ = add(
        .genericParameter, name: node.name(of: name), node: parameter, header: parameter, parent: parent)
    }
  }

  private mutating func collectVariables(_ node: SyntaxNode, _ parent: UInt32) {
    for binding in node.children where binding.kind == .patternBinding {
      // The name is the last token.
      for pattern in binding.children.reversed() where pattern.kind.isPattern {
        collectVariables(in: pattern, of: binding, node, parent)
      }
    }
  }

  /// `guard let input = readLine() else { … }` at the top of a script binds a global variable.
  private mutating func collectGuarded(_ node: SyntaxNode, _ parent: UInt32) {
    for condition in node.conditions where condition.initialValue != nil {
      guard condition.kind == .optionalBindingCondition || condition.kind == .matchingPatternCondition,
        let pattern = condition.children.first(where: { $0.kind.isPattern || $0.kind.isExpr })
      else { continue }
      let isBinding = condition.kind == .optionalBindingCondition
      let isConstant = condition.ownToken(.letKeyword) != nil
      collectBound(in: pattern, of: condition, isBinding: isBinding, isConstant: isConstant, parent)
    }
  }

  /// Collects the names that the pattern of a condition binds.
  private mutating func collectBound(
    in pattern: SyntaxNode, of condition: SyntaxNode, isBinding: Bool, isConstant: Bool, _ parent: UInt32
  ) {
    switch pattern.kind {
    case .identifierPattern, .declReferenceExpr:
      let token = pattern.kind == .identifierPattern ? pattern.firstToken : pattern.referencedName
      guard isBinding, let token else { return }
      let index = add(.variable, name: pattern.name(of: token), node: condition, header: condition, parent: parent)
      summary.decls[Int(index)].access = .fileprivateAccess
      if isConstant { summary.decls[Int(index)].flags.insert(.isConstant) }
    case .valueBindingPattern:
      let isConstant = pattern.ownToken(.letKeyword) != nil
      for part in pattern.children where part.kind.isPattern || part.kind.isExpr {
        collectBound(in: part, of: condition, isBinding: true, isConstant: isConstant, parent)
      }
    case .functionCallExpr:
      for argument in pattern.arguments {
        collectBound(in: argument, of: condition, isBinding: isBinding, isConstant: isConstant, parent)
      }
    case .optionalChainingExpr, .asExpr:
      guard let inner = pattern.children.first else { return }
      collectBound(in: inner, of: condition, isBinding: isBinding, isConstant: isConstant, parent)
    case .labeledExpr, .tuplePatternElement:
      guard let inner = pattern.children.last else { return }
      collectBound(in: inner, of: condition, isBinding: isBinding, isConstant: isConstant, parent)
    case .tupleExpr, .parenExpr, .tuplePattern:
      for part in pattern.children {
        collectBound(in: part, of: condition, isBinding: isBinding, isConstant: isConstant, parent)
      }
    default: break
    }
  }

  private mutating func collectVariables(
    in pattern: SyntaxNode, of binding: SyntaxNode, _ node: SyntaxNode, _ parent: UInt32
  ) {
    guard pattern.kind == .identifierPattern, pattern.firstToken != nil else {
      for part in pattern.children where part.kind.isPattern || part.kind == .tuplePatternElement {
        collectVariables(in: part, of: binding, node, parent)
      }
      return
    }
    let name = pattern.name(at: pattern.tokenIndices.lowerBound)
    let index = add(.variable, name: name, node: binding, header: node, parent: parent)
    let isComputed = binding.child(.codeBlock) != nil || hasGetter(binding)
    if isComputed { summary.decls[Int(index)].flags.insert(.isComputed) }
    if node.ownToken(.letKeyword) != nil { summary.decls[Int(index)].flags.insert(.isConstant) }
  }

  /// Whether a binding has accessors other than `willSet` and `didSet`.
  private func hasGetter(_ binding: SyntaxNode) -> Bool {
    guard let block = binding.child(.accessorBlock) else { return false }
    return block.children.contains { accessor in
      accessor.ownToken(.willSetKeyword) == nil && accessor.ownToken(.didSetKeyword) == nil
    }
  }

  private mutating func collectImport(_ node: SyntaxNode) {
    var isBehindWord = false
    for token in node.ownTokens {
      if token.kind == .importKeyword {
        isBehindWord = true
      } else if isBehindWord, token.kind.isName {
        let name = node.name(of: token)
        let attributes = node.child(.modifierList)?.children.compactMap { $0.children.first?.text } ?? []
        if attributes.contains("testable") { summary.testableImports.append(name) }
        if attributes.contains("_exported") { summary.reexports.append(name) }
        return summary.imports.append(name)
      }
    }
  }

  private func name(of node: SyntaxNode) -> Name {
    node.nameTokenIndex.map { node.name(at: $0) } ?? .none
  }

  // MARK: Single declarations

  private mutating func add(
    _ kind: DeclKind, name: Name, node: SyntaxNode, header: SyntaxNode, parent: UInt32
  ) -> UInt32 {
    var decl = Decl(
      kind: kind, access: .internalAccess, flags: [], name: name, node: node.id, header: header.id, parent: parent)
    if isInactive { decl.flags.insert(.isUnavailable) }
    if let list = header.child(.modifierList) { modifiers.read(list, into: &decl, facts: &summary.facts) }
    if parent != Decl.none {
      let owner = summary.decls[Int(parent)]
      // Members of an extension or protocol have its access level unless they declare another; enum cases always have
      // it.
      let isAsOwner = owner.kind == .extension || owner.kind == .protocolType || kind == .enumCase
      if decl.access == .internalAccess, isAsOwner {
        decl.access = owner.access
      }
    }
    return append(decl)
  }

  /// Appends a declaration after its siblings.
  private mutating func append(_ decl: Decl) -> UInt32 {
    let index = UInt32(summary.decls.count)
    let parent = decl.parent
    if parent != Decl.none {
      if lastChild[Int(parent)] == Decl.none {
        summary.decls[Int(parent)].firstChild = index
      } else {
        summary.decls[Int(lastChild[Int(parent)])].nextSibling = index
      }
      lastChild[Int(parent)] = index
    } else {
      summary.topLevel.append(Int(index))
    }
    summary.decls.append(decl)
    lastChild.append(Decl.none)
    return index
  }
}
