import ViewSource
import ViewSyntax

/// The modifiers that a transition puts on its view, of which the type of the view does not tell.
extension IdentityWalker {
  /// The modifiers of the program that an expression makes, here or in what it names:
  /// `.transition(.modifier(active: Fold(by: 1), identity: Fold(by: 0)))`, `.transition(.fold)`.
  func modifiersHidden(in node: SyntaxNode, _ record: BodyRecord) -> [TypeID] {
    var found: [TypeID] = []
    var open: Set<DeclID> = []
    collectHidden(in: node, record, &found, &open)
    var seen: Set<TypeID> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func collectHidden(
    in node: SyntaxNode, _ record: BodyRecord, _ found: inout [TypeID], _ open: inout Set<DeclID>
  ) {
    for part in node.subtree {
      guard let use = record.uses[part.id], spend() else { continue }
      if use.isMemberwise || analyzer.isInitializer(use.decl) {
        guard let made = use.base, analyzer.types.kind(made) == .nominal, !analyzer.isView(made) else { continue }
        let nominal = analyzer.types.decl(made)
        if analyzer.isOwn(nominal), analyzer.contentMember(of: nominal) != nil { found.append(made) }
      } else if use.part == .value, analyzer.isOwn(use.decl), open.insert(use.decl).inserted {
        // Each once, however often it is named.
        collectHidden(in: analyzer.node(of: use.decl), self.record(of: use.decl), &found, &open)
      }
    }
  }
}
