import ViewSource
import ViewSyntax

/// The modifiers of a transition, which are not part of the view's type.
extension IdentityWalker {
  /// The program's modifiers that an expression creates, directly or in declarations that it uses:
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
        // Each declaration is visited once.
        collectHidden(in: analyzer.node(of: use.decl), self.record(of: use.decl), &found, &open)
      }
    }
  }
}
