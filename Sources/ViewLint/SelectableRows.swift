import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The rows, choices or pages of a container with a selection. `ForEach` tags them with the identifiers of its
/// elements.
enum SelectableRows {
  private static let tag: Name = "tag"
  private static let value: Name = "value"

  /// The type of a container's selection, without the optional or the set around it; `nil` if it is unknown.
  static func selected(by binding: SyntaxNode, _ context: RuleContext) -> TypeID? {
    let analyzer = context.analyzer
    guard let bound = context.type(of: binding), analyzer.isKnown(bound, .binding),
      var selection = analyzer.types.arguments(bound).first
    else { return nil }
    selection = analyzer.wrapped(selection) ?? selection
    if analyzer.isKnown(selection, KnownType.set) { selection = analyzer.types.argument(selection, 0) }
    return analyzer.types.kind(selection) == .nominal ? selection : nil
  }

  /// The calls that make rows for data: the list itself, or the containers in it; `nil` if other content may have tags.
  static func rows(of list: SyntaxNode, _ context: RuleContext) -> [SyntaxNode]? {
    if let data = list.arguments.first, data.kind != .labeledExpr, data.kind != .closureExpr { return [list] }
    guard let content = context.argument(list, .content), content.kind == .closureExpr,
      let views = views(in: content, context)
    else { return nil }
    let others = views.filter { !$0.isLoop }
    return others.contains { $0.node.mentions(tag) } ? nil : views.filter(\.isLoop).map(\.node)
  }

  /// The calls that make choices for data in the content of a container, next to other content; `nil` if the content
  /// includes views of the program.
  static func loops(in content: SyntaxNode, _ context: RuleContext) -> [SyntaxNode]? {
    views(in: content, context)?.filter(\.isLoop).map(\.node)
  }

  /// The views of a closure, including those in transparent containers.
  private static func views(in content: SyntaxNode, _ context: RuleContext) -> [(node: SyntaxNode, isLoop: Bool)]? {
    var found: [(node: SyntaxNode, isLoop: Bool)] = []
    var open = context.views(in: content)
    while let view = open.popLast() {
      let core = context.core(of: view)
      guard core.kind == .functionCallExpr, let made = context.madeType(core), context.analyzer.isFromCatalogue(made)
      else { return nil }
      if context.analyzer.decl(made).has(.isRepeating) {
        found.append((core, true))
      } else if context.analyzer.isTransparentContainer(made), let closure = context.argument(core, .content),
        closure.kind == .closureExpr
      {
        open += context.views(in: closure)
      } else {
        found.append((view, false))
      }
    }
    return found.reversed()
  }

  /// Whether a row may set its own tag.
  static func mayBeTagged(_ rows: SyntaxNode, _ context: RuleContext) -> Bool {
    var open = [ExpandedCode(rows, in: context)]
    while let code = open.popLast() {
      let node = code.node
      if node.kind == .functionCallExpr {
        if node.calleeName.map({ node.name(of: $0) }) == tag { return true }
        // A link or a tab.
        if code.context.argument(node, value) != nil, let made = code.context.madeType(node),
          code.context.madeText(node, of: .later) != nil || !code.context.conforms(made, to: .view)
        {
          return true
        }
        if code.context.record.uses[node.id] == nil { return true }
      }
      if let shown = code.shown {
        open.append(shown)
      } else if node.kind == .functionCallExpr, let made = code.context.madeType(node), code.context.isOwn(made),
        code.context.conforms(made, to: .view)
      {
        return true
      }
      open += code.parts
    }
    return false
  }
}
