import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Follows a view outwards to the roots of its screens.
struct WaysOutwards {
  private static let scene: Name = "Scene"
  private static let tab: Name = "TabContent"
  /// The remaining number of places to visit.
  private var remaining = 48
  /// The visited declarations, with the roots of their screens.
  private var known: [DeclID: ValueOrigin?] = [:]

  /// The root of a screen with the view, if all of its screens are known to have no navigation container.
  mutating func root(around node: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    let analyzer = context.analyzer
    remaining -= 1
    guard remaining > 0, let decl = context.decl, let owner = context.ownerType else { return nil }
    switch Self.step(outOf: node, context) {
    case .root(let root): return root
    case .unknown: return nil
    case .outside: break
    }
    if let root = known[decl] { return root }
    // Recursive views have no known root.
    known[decl] = .some(nil)
    let isBody = analyzer.isViewContent(decl) && context.conforms(owner, to: .view)
    guard isBody || analyzer.decl(decl).name != .body, context.runsWithBody else { return nil }
    let uses = (isBody ? context.uses(ofView: owner) : context.helperPlaces(of: decl)).filter { !$0.context.isPreview }
    var found: ValueOrigin?
    for use in uses {
      guard let root = root(around: use.node, use.context) else { return nil }
      found = found ?? root
    }
    known[decl] = .some(found)
    return found
  }

  /// What the code around a view tells.
  private enum Step {
    case root(ValueOrigin)
    case unknown
    /// The view is directly in its declaration.
    case outside
  }

  private static func step(outOf node: SyntaxNode, depth: Int = 4, _ context: RuleContext) -> Step {
    let analyzer = context.analyzer
    // An argument without a closure: `NavigationLink("Next", destination: Next())`.
    var inner = node
    for around in context.ancestors.reversed() where around.id != node.id {
      defer { inner = around }
      guard around.kind == .functionCallExpr else { continue }
      if around.children.first?.id != inner.id, depth > 0, let place = context.ownContainerPlace(around, inner) {
        guard case .outside = step(outOf: place.node, depth: depth - 1, place.context) else { return .unknown }
        continue
      }
      guard let use = context.record.uses[around.id], analyzer.isFromCatalogue(use.decl) else { return .unknown }
      // A modifier on the view itself.
      if around.children.first?.id == inner.id { continue }
      if let kind = analyzer.fact(.presents, of: use.decl) {
        return kind == .view ? .root(ValueOrigin(around.children.first ?? around, context)) : .unknown
      }
      guard let made = context.madeType(around), analyzer.fact(.navigates, of: made) == nil,
        analyzer.catalogueText(.later, of: made) == nil
      else { return .unknown }
      if context.conforms(made, to: tab) { continue }
      // A `Group` may contain views or scenes.
      guard context.conforms(made, to: .view) else {
        return context.conforms(made, to: scene)
          ? .root(ValueOrigin(around.children.first ?? around, context)) : .unknown
      }
      guard context.argument(around, .selection) == nil else { return .unknown }
    }
    return .outside
  }
}
