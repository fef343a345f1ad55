import ViewSemantics
import ViewSource
import ViewSyntax

/// The writes of a property, and the places that pass a binding to it: for a property of a class that other files can
/// see, in the whole program, else in the file that declares it and in extensions of its type.
struct PropertyUses {
  private(set) var writes: [PropertyWrite] = []
  /// The declarations whose code contains the writes, parallel to `writes`.
  private(set) var writers: [DeclID] = []
  private(set) var bindings: [(node: SyntaxNode, file: FileID)] = []

  init(of property: DeclID, _ analyzer: Analyzer) {
    let name = analyzer.decl(property).name
    let owner = PropertyUses.owner(of: property, analyzer)
    let access = analyzer.decl(property).access
    let isPrivate = access == .privateAccess
    let isOfObject =
      access > .fileprivateAccess && analyzer.parent(of: property).map { analyzer.decl($0).kind == .classType } == true
    let bodies =
      isOfObject ? analyzer.program.bodies(namingObjectProperty: name) : analyzer.bodies(near: property)
    for decl in bodies where decl != property {
      // A private property is visible only in its type and in nested types.
      if isPrivate, let owner, !PropertyUses.isInside(decl, owner, analyzer) { continue }
      let body = analyzer.node(of: decl)
      // A body without the name is not type-checked.
      guard body.mentions(name), !analyzer.isInitializer(decl) else { continue }
      collect(body, in: decl.file, property, analyzer.record(of: decl), analyzer)
      writers += Array(repeating: decl, count: writes.count - writers.count)
    }
  }

  private static func owner(of decl: DeclID, _ analyzer: Analyzer) -> DeclID? {
    analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
  }

  private static func isInside(_ decl: DeclID, _ type: DeclID, _ analyzer: Analyzer) -> Bool {
    var next = owner(of: decl, analyzer)
    while let current = next {
      if current == type { return true }
      next = owner(of: current, analyzer)
    }
    return false
  }

  private mutating func collect(
    _ node: SyntaxNode, in file: FileID, _ property: DeclID, _ record: BodyRecord, _ analyzer: Analyzer
  ) {
    if node.kind == .functionCallExpr, analyzer.propertyOfClosures(node, record) == property {
      return bindings.append((node, file))
    }
    if let write = PropertyWrite(node, record, analyzer), write.property == property { writes.append(write) }
    if isProjected(node) {
      if analyzer.projectedMember(node, record) == property { bindings.append((node, file)) }
    } else if let use = record.uses[node.id] {
      if use.decl == property, use.part == .projection { bindings.append((node, file)) }
    } else if node.kind == .declReferenceExpr, let token = node.firstToken, token.kind == .dollarIdentifier,
      node.name(of: token) == analyzer.decl(property).name.projection
    {
      // The code that receives the binding is unknown.
      bindings.append((node, file))
    }
    if node.kind == .inoutExpr, let target = node.children.first, record.decl(of: target) == property {
      bindings.append((node, file))
    }
    for child in node.children { collect(child, in: file, property, record, analyzer) }
  }

  /// Whether a member belongs to a binding or to the projection of an object: `$model.text`, `self.$model.text`.
  private func isProjected(_ member: SyntaxNode) -> Bool {
    var current = member
    while current.kind == .memberAccessExpr, let base = current.children.first {
      current = base
      if current.referencedName?.kind == .dollarIdentifier { return true }
    }
    return false
  }
}
