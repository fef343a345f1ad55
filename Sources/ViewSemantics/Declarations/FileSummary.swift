import ViewCatalog
import ViewSource
import ViewSyntax

/// What other files can see of a file: its declarations and imports.
///
/// Declarations are numbered in the order of the source, so that they keep their numbers as long as an edit is inside of
/// bodies.
public struct FileSummary: Sendable {
  /// In the order of the source, each before what is in it; of `#if` those that are compiled.
  public var decls: [Decl] = []
  /// Numbers of the declarations at the top of the file.
  public var topLevel: [Int] = []
  /// The modules that the file imports.
  public var imports: [Name] = []
  /// Those of them that it imports with `@_exported`, which importers of its module import as well.
  var reexports: [Name] = []
  /// Those of them that it imports only through others.
  var importsThroughOthers: [Name] = []
  /// Those of them that it imports with `@testable`, whose internal declarations it sees as well.
  public internal(set) var testableImports: [Name] = []
  /// What attributes of the catalogue say of some declaration of the file.
  var facts: Set<CatalogueText> = []

  /// The numbers of the members of a type, extension or enum, in the order of the source.
  func members(of index: Int) -> Members {
    Members(decls: decls, following: decls[index].firstChild)
  }

  /// The type, extension or function that a declaration is in.
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

/// Walks over the declarations of a file, not into their bodies.
struct DeclarationCollector {
  private let configuration: BuildConfiguration
  private let isCatalogue: Bool
  private let modifiers: ModifierReader
  private(set) var summary = FileSummary()
  /// The last child collected of each declaration, to append the next one to.
  private var lastChild: [UInt32] = []
  /// Whether the declarations are those of other platforms.
  private var isElsewhere = false
  /// Those at the top of the file.
  private var extensions: [SyntaxNode] = []

  static func collect(
    _ root: SyntaxNode, _ configuration: BuildConfiguration, isCatalogue: Bool
  ) -> FileSummary {
    var collector = DeclarationCollector(configuration: configuration, isCatalogue: isCatalogue)
    if !isCatalogue { collector.extensions = root.children.filter { $0.kind == .extensionDecl } }
    collector.collect(items: root.children, parent: Decl.none)
    return collector.summary
  }

  /// The declarations of one statement in a body: a local type or function and what is inside.
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

  /// What only another platform or a newer SDK has. Code that uses it was written for that one, whatever this analysis was
  /// told: it is a better answer than none, and the worst of several.
  private mutating func collect(elsewhere ifConfig: SyntaxNode, parent: UInt32) {
    let wasElsewhere = isElsewhere
    isElsewhere = true
    for clause in ifConfig.children { collect(items: clause.children.dropFirst(), parent: parent) }
    isElsewhere = wasElsewhere
  }

  private mutating func collectNominal(_ node: SyntaxNode, _ kind: DeclKind, _ parent: UInt32) {
    let index = add(kind, name: name(of: node), node: node, header: node, parent: parent)
    collectGenericParameters(of: node, parent: index)
    collectMembers(of: node, parent: index)
    if kind == .structure || kind == .classType, !isCatalogue { collectKeys(of: node, index) }
  }

  /// The enum `CodingKeys` that a type has without declaring it, where its own `init(from:)` or `encode(to:)` uses it: a case
  /// for each stored property. Its declaration has the node of the type, those of its cases have the nodes of the properties.
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

  /// The name of the type that an extension at the top of the file is of.
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
      // The last name first.
      for pattern in binding.children.reversed() where pattern.kind.isPattern {
        collectVariables(in: pattern, of: binding, node, parent)
      }
    }
  }

  /// `guard let input = readLine() else { … }` at the top of a script: what it binds is a variable of the program.
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

  /// The names that a pattern of a condition binds.
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

  /// Accessors other than the observers of a stored property.
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

  // MARK: One declaration

  private mutating func add(
    _ kind: DeclKind, name: Name, node: SyntaxNode, header: SyntaxNode, parent: UInt32
  ) -> UInt32 {
    var decl = Decl(
      kind: kind, access: .internalAccess, flags: [], name: name, node: node.id, header: header.id, parent: parent)
    if isElsewhere { decl.flags.insert(.isUnavailable) }
    if let list = header.child(.modifierList) { modifiers.read(list, into: &decl, facts: &summary.facts) }
    if parent != Decl.none {
      let owner = summary.decls[Int(parent)]
      // Members of an extension or a protocol are as visible as that says, unless they say otherwise; cases always are.
      let isAsOwner = owner.kind == .extension || owner.kind == .protocolType || kind == .enumCase
      if decl.access == .internalAccess, isAsOwner {
        decl.access = owner.access
      }
    }
    return append(decl)
  }

  /// Puts a declaration behind those of its parent.
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
