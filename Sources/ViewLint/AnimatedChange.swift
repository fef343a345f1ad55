import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A place that animates changes of a condition: `withAnimation { isOn.toggle() }`, a modifier
/// `.animation(.default, value: isOn)` around the condition, or `$isOn.animation()`.
struct AnimatedChange {
  private let context: RuleContext
  /// The properties that the condition depends on.
  private let properties: Set<DeclID>

  init(of conditions: [SyntaxNode], in context: RuleContext) {
    self.context = context
    var properties: Set<DeclID> = []
    for node in conditions.lazy.flatMap(\.subtree) {
      if let use = context.record.uses[node.id], context.analyzer.decl(use.decl).kind == .variable {
        properties.insert(use.decl)
      }
    }
    self.properties = properties
  }

  private static let binding = CatalogueMember("Binding", "animation")
  private static let function: Name = "withAnimation"

  /// The first place that animates the condition: around it, or in the code of its type in this file.
  func firstPlace() -> SourceRange? {
    guard !properties.isEmpty else { return nil }
    if let around = animation(around: context) { return around }
    let analyzer = context.analyzer
    if let decl = context.decl, analyzer.decl(decl).name != .body {
      for place in context.helperPlaces(of: decl) where place.context.fileID == context.fileID {
        if let around = animation(around: place.context) { return around }
      }
    }
    for body in context.bodiesOfType {
      let node = analyzer.node(of: body)
      guard node.mentions(Self.function) || node.mentions(Self.binding.name),
        properties.contains(where: { node.mentions(analyzer.decl($0).name) })
      else { continue }
      let other = RuleContext(analyzer, context.fileID)
      other.enter(body)
      if let call = call(in: node, other) { return call.calleeName?.range ?? call.range }
    }
    return nil
  }

  private func animation(around place: RuleContext) -> SourceRange? {
    let around = place.ancestors.last { animatesAround($0, place) }
    return around.map { $0.calleeName?.range ?? $0.range }
  }

  /// Whether a modifier animates changes of its content when one of the properties changes.
  private func animatesAround(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard call.kind == .functionCallExpr, context.isUse(call, of: .animation),
      call.arguments.first?.kind != .nilLiteralExpr, let value = context.argument(call, "value")
    else { return false }
    return uses(value, context)
  }

  private func call(in node: SyntaxNode, _ other: RuleContext) -> SyntaxNode? {
    if node.kind == .functionCallExpr, animates(node, other) { return node }
    for child in node.children {
      if let found = call(in: child, other) { return found }
    }
    return nil
  }

  /// Whether a call changes one of the properties with an animation, or makes an animated binding to one.
  private func animates(_ call: SyntaxNode, _ other: RuleContext) -> Bool {
    guard let use = other.record.uses[call.id], call.arguments.first?.kind != .nilLiteralExpr else { return false }
    if other.isUse(call, of: Self.binding) { return call.children.first.map { uses($0, other) } ?? false }
    guard other.analyzer.decl(use.decl).name == Self.function, other.analyzer.isFromCatalogue(use.decl),
      let change = call.children.last
    else { return false }
    return change.subtree.contains { node in
      PropertyWrite(node, other.record, other.analyzer).map { properties.contains($0.property) } ?? false
    }
  }

  private func uses(_ node: SyntaxNode, _ other: RuleContext) -> Bool {
    node.contains { part in other.record.uses[part.id].map { properties.contains($0.decl) } ?? false }
  }
}
