import ViewSemantics
import ViewSource
import ViewSyntax

/// The number of elements in a collection, where the code shows it.
struct CountOfElements {
  let value: Int

  /// `[1, 2]`, `names[0...2]`, or an `Array` of them; fails for other expressions.
  init?(of node: SyntaxNode) {
    switch node.kind {
    case .arrayExpr: value = node.children.count
    case .functionCallExpr:
      // `Array(names[0...2])`
      guard node.children.first?.kind == .declReferenceExpr, node.arguments.count == 1, let made = node.arguments.first,
        made.kind == .subscriptCallExpr, let inner = CountOfElements(of: made)
      else { return nil }
      self = inner
    case .subscriptCallExpr:
      guard let range = node.arguments.first, let count = CountOfElements.count(ofRange: range) else { return nil }
      value = count
    default: return nil
    }
  }

  /// The initial number of elements of a property: as assigned in the initializers of its class, including the
  /// functions that they call, or else in its initial value.
  init?(atFirstOf property: DeclID, _ analyzer: Analyzer) {
    let owner = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    let initializers = owner.map { analyzer.children(of: $0).filter { analyzer.isInitializer($0) } } ?? []
    var set: [SyntaxNode] = []
    for initializer in initializers {
      let context = RuleContext(analyzer, initializer.file)
      context.enter(initializer)
      guard let code = analyzer.node(of: initializer).child(.codeBlock) else { continue }
      set += CalledWrites(in: Array(code.children), context).found.filter { $0.write.property == property }
        .compactMap(\.write.value)
    }
    let first = analyzer.node(of: property).child(.initializerClause)?.children.first { $0.kind.isExpr }
    let values = set.isEmpty ? first.map { [$0] } ?? [] : set
    let counts = Set(values.map { CountOfElements(of: $0)?.value })
    guard counts.count == 1, let count = counts.first, let count else { return nil }
    value = count
  }

  /// `0...2` and `0..<3`
  private static func count(ofRange range: SyntaxNode) -> Int? {
    let bounds = Array(range.children)
    var own = range.ownTokens
    guard range.kind == .infixOperatorExpr, bounds.count == 2, let first = Int(bounds[0].text),
      let last = Int(bounds[1].text), let sign = own.next()
    else { return nil }
    switch range.text(of: sign) {
    case "...": return last - first + 1
    case "..<": return last - first
    default: return nil
    }
  }
}
