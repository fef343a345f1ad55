import ViewSemantics
import ViewSource
import ViewSyntax

/// The properties that key paths refer to. Code with a key path reads the property, and may write it, without its name.
/// `@dynamicMemberLookup` turns a member name into a key path.
struct KeyPathFacts: Sendable {
  private var properties: Set<DeclID> = []
  /// The names in key paths whose base type is unresolved.
  private var openNames: Set<Name> = []

  /// Whether a key path may refer to a property. A private property is only matched by resolved key paths, since few
  /// types in its own file are unresolved.
  func mayLead(to property: DeclID, _ analyzer: Analyzer) -> Bool {
    if properties.contains(property) { return true }
    let decl = analyzer.decl(property)
    return decl.access > .fileprivateAccess && openNames.contains(decl.name)
  }

  mutating func merge(_ others: [KeyPathFacts]) {
    properties.formUnion(ofAll: others.map(\.properties))
    openNames.formUnion(ofAll: others.map(\.openNames))
  }

  /// `\Card.title`
  mutating func read(path: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    var value = context.record.types[path.id].flatMap { type in
      analyzer.types.argumentCount(type) > 1 ? analyzer.types.argument(type, 0) : nil
    }
    for part in path.children where part.kind == .keyPathProperty {
      guard let token = part.keyPathName else { continue }
      let name = part.name(of: token)
      let owner = value.flatMap { context.nominal(analyzer.wrapped($0) ?? $0) }
      let members = owner.map { analyzer.memberDecls(name, of: $0) } ?? []
      if let member = members.first(where: { analyzer.decl($0).kind == .variable }) {
        value = analyzer.variableType(of: member)
        if context.isOwn(member) { properties.insert(member) }
      } else {
        value = nil
        // An unresolved key path that begins with the name of an environment value usually refers to that value.
        if part.id != path.children.first?.id || analyzer.valueOfEnvironment(name) == nil { note(name, analyzer) }
      }
    }
  }

  /// `box.title`, where a `@dynamicMemberLookup` subscript of `box` receives the key path.
  mutating func read(
    member node: SyntaxNode, of lookup: DeclID, leadingTo property: DeclID?, _ context: RuleContext
  ) {
    if let property {
      properties.insert(property)
    } else if context.isOwn(lookup), let name = node.referencedName {
      note(node.name(of: name), context.analyzer)
    }
  }

  /// `box.title` that is unresolved, where the type of `box` may have a `@dynamicMemberLookup` subscript.
  mutating func read(open node: SyntaxNode, named name: Name, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let type = node.children.first.flatMap({ context.nominal(of: $0) }), context.isOwn(type) else { return }
    let looksUpMembers = analyzer.memberDecls("subscript", of: type).contains {
      analyzer.signature(of: $0).parameters.first?.label == "dynamicMember"
    }
    if looksUpMembers { note(name, analyzer) }
  }

  private mutating func note(_ name: Name, _ analyzer: Analyzer) {
    if analyzer.program.declaresMember(name) { openNames.insert(name) }
  }
}
