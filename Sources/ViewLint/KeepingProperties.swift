import ViewSemantics
import ViewSource
import ViewSyntax

/// The stored properties of a class that keep subscriptions, timers, tasks and closures, and the code that ends these.
struct KeepingProperties {
  /// The class whose objects have the properties.
  let type: DeclID
  let context: RuleContext

  private var analyzer: Analyzer { context.analyzer }

  /// Whether a property is stored in the objects of the class.
  func contains(_ property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic]) && context.isOwn(property)
      && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == type
  }

  /// The property that keeps the result of a call at the current node, by `.store(in: &kept)` or by assignment.
  func keeper(of node: SyntaxNode) -> DeclID? {
    var inner = node
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .parenExpr: break
      case .functionCallExpr:
        guard
          around.children.first?.children.first?.id == inner.children.first?.id || around.memberBase?.id == node.id
            || around.children.first?.id == inner.id
        else { return nil }
        guard let stored = context.argument(around, "in") else { return nil }
        let target = stored.kind == .inoutExpr ? stored.children.first : stored
        return target.flatMap { context.record.decl(of: $0) }.flatMap { contains($0) ? $0 : nil }
      case .assignmentExpr:
        guard around.children.last?.id == inner.id || around.children.last?.id == node.id,
          let target = around.children.first
        else { return nil }
        return context.record.decl(of: target).flatMap { contains($0) ? $0 : nil }
      default: return nil
      }
      inner = around
    }
    return nil
  }

  // MARK: Ends

  /// The code of the class without `deinit`, which does not run while the object is retained.
  private var code: [SyntaxNode] {
    ([type] + analyzer.extensions(of: type)).flatMap { part -> [SyntaxNode] in
      let node = analyzer.node(of: part)
      return (node.child(.memberBlock)?.children).map { $0.filter { $0.kind != .deinitializerDecl } } ?? [node]
    }
  }

  /// Whether the code of the class without `deinit` contains a name, such as that of a function that ends a timer.
  func mention(_ name: Name) -> Bool { code.contains { $0.mentions(name) } }

  private static let additions: Set<Name> = ["insert", "append"]

  /// Whether code of the class other than `deinit` uses a property for more than to store values in it.
  func areEnded(in property: DeclID) -> Bool {
    let name = analyzer.decl(property).name
    let declaration = analyzer.node(of: property)
    return code.contains { $0.mentions(name) && !restarts(name, in: $0) && ends(name, in: $0, declaration) }
  }

  /// Whether a function ends the kept value only to keep another one: `task?.cancel(); task = Task { … }`.
  private func restarts(_ name: Name, in member: SyntaxNode) -> Bool {
    guard member.kind == .functionDecl, let block = member.child(.codeBlock),
      let last = block.children.last(where: { $0.mentions(name) }), last.kind == .assignmentExpr,
      let target = last.children.first, isName(target, name), let value = last.children.last
    else { return false }
    return value.subtree.contains { $0.kind == .closureExpr }
      && value.subtree.allSatisfy {
        $0.kind != .memberAccessExpr || $0.children.first.map { !isName($0.unchained, name) } ?? true
      }
  }

  private func ends(_ name: Name, in node: SyntaxNode, _ declaration: SyntaxNode) -> Bool {
    if node.id == declaration.id { return false }
    switch node.kind {
    case .memberAccessExpr:
      if let base = node.children.first?.unchained, isName(base, name), let member = node.referencedName {
        return !Self.additions.contains(node.name(of: member))
      }
    case .assignmentExpr:
      if let target = node.children.first, isName(target, name), let value = node.children.last {
        // Another value replaces the kept one and so ends it; the value with the closure is the kept one.
        if !value.subtree.contains(where: { $0.kind == .closureExpr }) { return true }
        return ends(name, in: value, declaration)
      }
    case .inoutExpr: return false
    case .declReferenceExpr: return isName(node, name)
    default: break
    }
    return node.children.contains { ends(name, in: $0, declaration) }
  }

  private func isName(_ node: SyntaxNode, _ name: Name) -> Bool {
    switch node.kind {
    case .declReferenceExpr: return node.referencedName.map { node.name(of: $0) } == name
    case .memberAccessExpr:
      return node.children.first?.isSelfReference == true && node.referencedName.map { node.name(of: $0) } == name
    default: return false
    }
  }
}
