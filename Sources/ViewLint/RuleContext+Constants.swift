import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a condition has one value for as long as the program runs: `#available`, a literal, or what asks for nothing
  /// but the device that it runs on and the constants of types.
  func neverChanges(_ condition: SyntaxNode) -> Bool {
    if condition.kind == .availabilityCondition || condition.kind == .booleanLiteralExpr { return true }
    var finder = ConstantFinder(analyzer: analyzer)
    return finder.change(of: condition, record) == .never
  }
}

/// Finds out whether an expression can have another value later.
private struct ConstantFinder {
  let analyzer: Analyzer
  /// The properties of the program that are being looked into.
  private var open: [DeclID] = []

  init(analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  enum Change {
    case never, perhaps
  }

  /// `nil` if an expression uses no value at all.
  mutating func change(of node: SyntaxNode, _ record: BodyRecord) -> Change? {
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
      guard let use = record.uses[node.id] else { return .perhaps }
      switch analyzer.decl(use.decl).kind {
      case .enumCase: return nil
      case .variable: return isConstant(use.decl) ? .never : .perhaps
      default: return .perhaps
      }
    }
    var found: Change?
    for child in node.children {
      switch change(of: child, record) {
      case .perhaps: return .perhaps
      case .never: found = .never
      case nil: break
      }
    }
    return found
  }

  /// Whether a property is a `let` of a type, one that the catalogue says is constant, or computed from such.
  private mutating func isConstant(_ property: DeclID) -> Bool {
    if analyzer.catalogueText(.constant, of: property) != nil { return true }
    let decl = analyzer.decl(property)
    if decl.has(.isStatic), decl.has(.isConstant) { return true }
    guard decl.has(.isComputed), analyzer.isOwn(property), !open.contains(property) else { return false }
    open.append(property)
    defer { open.removeLast() }
    return change(of: analyzer.node(of: property), analyzer.record(of: property)) == .never
  }
}
