import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Distinguishes views that fill the proposed size along an axis from views that may be smaller.
struct OfferedRoom {
  /// `.vertical` or `.horizontal`.
  private let axis: StackAxis
  /// The maximum depth of nested views of the program.
  private static let maximumDepth = 3

  init(along axis: StackAxis) { self.axis = axis }

  private static let fixed = CatalogueMember("View", "fixedSize")

  /// Whether the code shows that a view fills the proposed size.
  func isTaken(by view: SyntaxNode, _ context: RuleContext) -> Bool {
    isTaken(by: view, context, depth: 0)
  }

  private func isTaken(by view: SyntaxNode, _ context: RuleContext, depth: Int) -> Bool {
    for (modifier, _) in context.modifications(of: view) {
      if let answer = decides(modifier, context) { return answer }
    }
    let core = context.core(of: view)
    guard let made = context.madeType(core) else { return false }
    let analyzer = context.analyzer
    if context.isOwn(made) {
      guard depth < Self.maximumDepth,
        let body = analyzer.directMembers(of: made, named: .body).first(where: { analyzer.isViewContent($0) }),
        let only = analyzer.onlyValue(of: body)
      else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return isTaken(by: only, inner, depth: depth + 1)
    }
    if analyzer.fact(.shows, of: made) == .color || context.conforms(made, to: "Shape") { return true }
    let stackAxis = analyzer.fact(.axis, of: made)
    guard stackAxis != nil || analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating),
      let closure = analyzer.arguments(of: core, context.record).last?.node, closure.kind == .closureExpr
    else { return false }
    return context.views(in: closure).contains { part in
      stackAxis == axis && context.madeFact(.shows, of: part) == .gap || isTaken(by: part, context, depth: depth)
    }
  }

  /// Whether a modifier makes its view fill the proposed size (`true`) or have another size (`false`); `nil` if the
  /// size depends on the view.
  private func decides(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool? {
    guard context.isFromCatalogue(modifier) else { return false }
    if context.isUse(modifier, of: Self.fixed) || context.calledText(modifier, of: .scales) != nil { return false }
    guard context.isUse(modifier, of: .frame) else { return nil }
    let isHorizontal = axis == .horizontal
    if let most = context.argument(modifier, isHorizontal ? "maxWidth" : "maxHeight") {
      return most.kind == .implicitMemberExpr && most.text == ".infinity"
    }
    return context.argument(modifier, isHorizontal ? "width" : "height") == nil ? nil : false
  }
}
