import ViewSemantics
import ViewSource
import ViewSyntax

/// What a type reads of the value or object in one of its properties, as long as it reads nothing but stored members.
struct MemberReads {
  /// Each once, in the order of the source.
  private(set) var members: [DeclID] = []

  /// `nil` if the type needs all of the value, or may do so: it gives it on, binds to it, writes a member, calls a method, asks what is
  /// computed, or has code elsewhere.
  init?(of property: DeclID, _ analyzer: Analyzer) {
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.extensions(of: owner).allSatisfy({ $0.file == property.file })
    else { return nil }
    let name = analyzer.decl(property).name
    for body in analyzer.bodies(in: property.file) where body != property {
      guard analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) }) == owner else { continue }
      let node = analyzer.node(of: body)
      // A body without the name is not typed.
      guard node.mentions(name) else { continue }
      guard !analyzer.isInitializer(body), read(node, nil, name, property, analyzer.record(of: body), analyzer) else {
        return nil
      }
    }
  }

  /// - Returns: Whether nothing but stored members is read.
  private mutating func read(
    _ node: SyntaxNode, _ parent: SyntaxNode?, _ name: Name, _ property: DeclID, _ record: BodyRecord,
    _ analyzer: Analyzer
  ) -> Bool {
    // What is written in an object needs the object.
    if let write = PropertyWrite(node, record, analyzer),
      write.target.contains(where: { record.uses[$0.id]?.decl == property })
    {
      return false
    }
    if let use = record.uses[node.id] {
      if use.decl == property {
        guard use.part == .value, let parent, parent.kind == .memberAccessExpr, parent.children.first?.id == node.id,
          let member = record.uses[parent.id], member.part == .value, isStored(member.decl, analyzer)
        else { return false }
        if !members.contains(member.decl) { members.append(member.decl) }
      }
    } else if node.kind == .declReferenceExpr, let token = node.referencedName, node.name(of: token) == name {
      return false
    }
    return node.children.allSatisfy { read($0, node, name, property, record, analyzer) }
  }

  private func isStored(_ member: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwn(member) && analyzer.decl(member).kind == .variable
      && analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
  }
}
