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
  /// The properties that hold the structure of the property, if it is state in a structure.
  private var holders: [DeclID] = []

  init(of property: DeclID, _ analyzer: Analyzer) {
    if let known = analyzer.places.properties[property] {
      self = known
      return
    }
    defer { if analyzer.keepsPlaces(of: property) { analyzer.places.properties[property] = self } }
    let name = analyzer.decl(property).name
    let owner = PropertyUses.owner(of: property, analyzer)
    let access = analyzer.decl(property).access
    let isPrivate = access == .privateAccess
    let isOfObject =
      access > .fileprivateAccess && analyzer.parent(of: property).map { analyzer.decl($0).kind == .classType } == true
    if let owner, analyzer.state(holding: property) != nil { holders = analyzer.holders(of: owner) }
    let names = [name] + Set(holders.map { analyzer.decl($0).name })
    for decl in bodies(isOfObject: isOfObject, property, analyzer) where decl != property && !holders.contains(decl) {
      // A private property is visible only in its type and in nested types.
      if isPrivate, let owner, !PropertyUses.isInside(decl, owner, analyzer) { continue }
      let body = analyzer.node(of: decl)
      // A body without the name is not type-checked.
      guard names.contains(where: body.mentions), !analyzer.isInitializer(decl) else { continue }
      collect(body, in: decl.file, property, analyzer.record(of: decl), analyzer)
      writers += Array(repeating: decl, count: writes.count - writers.count)
    }
  }

  private func bodies(isOfObject: Bool, _ property: DeclID, _ analyzer: Analyzer) -> [DeclID] {
    if isOfObject { return analyzer.program.bodies(namingObjectProperty: analyzer.decl(property).name) }
    let near = analyzer.bodies(near: property)
    if holders.isEmpty { return near }
    var seen = Set(near)
    return near + holders.flatMap { analyzer.bodies(near: $0) }.filter { seen.insert($0).inserted }
  }

  /// Whether a write of another property writes the property: `form = Form()` writes `form.name`, and `form.name = ""`
  /// writes `form`.
  private func writes(_ property: DeclID, with other: DeclID, _ analyzer: Analyzer) -> Bool {
    other == property || holders.contains(other) || analyzer.state(holding: other) == property
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
    if let write = PropertyWrite(node, record, analyzer), writes(property, with: write.property, analyzer) {
      writes.append(write)
    }
    if isProjected(node) {
      let member = analyzer.projectedMember(node, record)
      if member == property { bindings.append((node, file)) }
      // `$form.name` is no binding to the other states in `form`.
      if !holders.isEmpty, member.flatMap({ analyzer.state(holding: $0) }) != nil { return }
    } else if let use = record.uses[node.id], use.part == .projection, holders.contains(use.decl) {
      bindings.append((node, file))
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
