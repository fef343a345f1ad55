import ViewSemantics
import ViewSource
import ViewSyntax

/// The members of a property's value or object that a type reads, if it reads only stored members.
struct MemberReads {
  /// Without duplicates, in source order.
  private(set) var members: [DeclID] = []

  /// - Parameter limit: the maximum number of members; the initializer fails if the type reads more.
  ///
  /// Fails if the type may need the whole value: it passes it on, binds it, writes a member, calls a method, reads a
  /// computed property, or has code in other files.
  init?(of property: DeclID, atMost limit: Int, _ analyzer: Analyzer) {
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.extensions(of: owner).allSatisfy({ $0.file == property.file })
    else { return nil }
    let name = analyzer.decl(property).name
    let bodies = analyzer.bodies(in: property.file).filter { body in
      body != property && analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) } == owner
        && analyzer.node(of: body).mentions(name)
    }
    // A check of the words excludes most types before type checking.
    var words: Set<Name> = []
    for body in bodies {
      guard !analyzer.isInitializer(body), MemberReads.collect(&words, after: name, in: analyzer.node(of: body)),
        words.count <= limit
      else { return nil }
    }
    for body in bodies {
      guard read(analyzer.node(of: body), nil, name, property, analyzer.record(of: body), analyzer) else { return nil }
    }
  }

  /// Collects the words after a name and a dot.
  ///
  /// - Returns: Whether the name occurs nowhere else, other than as a label.
  private static func collect(_ words: inout Set<Name>, after name: Name, in node: SyntaxNode) -> Bool {
    let indices = node.tokenIndices
    for index in indices {
      let token = node.token(index)
      switch token.kind {
      case .dollarIdentifier: if node.text(of: token).dropFirst() == name.text { return false }
      case .identifier where node.name(at: index) == name:
        guard index + 2 < indices.upperBound else { return false }
        switch node.token(index + 1).kind {
        case .colon: break
        case .period: words.insert(node.name(at: index + 2))
        default: return false
        }
      default: break
      }
    }
    return true
  }

  /// - Returns: Whether only stored members are read.
  private mutating func read(
    _ node: SyntaxNode, _ parent: SyntaxNode?, _ name: Name, _ property: DeclID, _ record: BodyRecord,
    _ analyzer: Analyzer
  ) -> Bool {
    // A write to a member of an object needs the object.
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
