import ViewSemantics
import ViewSource
import ViewSyntax

/// A view expression, split into its innermost view and the modifiers on it.
struct ViewChain {
  let core: SyntaxNode
  let coreType: TypeID
  /// The modifier calls, innermost first.
  let modifiers: [SyntaxNode]
  let range: SourceRange
  /// The type that the innermost call makes; `nil` if it is a name.
  private let madeName: Name?
  /// The source of the explicit identity, if there is one.
  let identity: String?
  let hasTransition: Bool
  /// The values of the local names in the enclosing branch.
  let names: LocalBindings

  /// The single view of a block; fails if there are several or other statements.
  ///
  /// - Parameter names: the names that only this block can use.
  init?(block: [SyntaxNode], names: LocalBindings = LocalBindings(), in context: RuleContext) {
    let expressions = block.filter { $0.kind.isExpr }
    guard expressions.count == 1, let expression = expressions.first else { return nil }
    guard block.allSatisfy({ $0.kind.isExpr || $0.kind == .variableDecl }) else { return nil }
    self.init(expression, names: names.adding(block), in: context)
  }

  init?(_ expression: SyntaxNode, names: LocalBindings = LocalBindings(), in context: RuleContext) {
    let record = context.record
    let (current, modifiers) = ViewChain.parts(of: expression, in: context)
    guard let type = record.types[current.id] else { return nil }
    core = current
    coreType = context.analyzer.resolvingOpaque(type)
    guard context.analyzer.isComplete(coreType) else { return nil }
    self.modifiers = modifiers
    self.names = names
    range = expression.range
    madeName = context.madeType(current).map { context.analyzer.decl($0).name }
    func isMarked(_ call: SyntaxNode, _ flag: Decl.Flags) -> Bool {
      record.uses[call.id].map { context.analyzer.decl($0.decl).has(flag) } ?? false
    }
    identity = modifiers.last { isMarked($0, .givesIdentity) }?.arguments.first?.plainText
    hasTransition = modifiers.contains { isMarked($0, .isTransition) }
  }

  /// The name of the innermost view in messages: the type for `VStack { … }`, the name for `header` and `content`.
  var coreName: String { madeName?.text ?? RuleText.oneLine(core.text) }

  /// The source of the innermost view, for comparisons.
  var plainCore: String { plainText(of: core) }

  /// Whether the view uses a name that the condition of its branch binds: `if let item`.
  var usesCondition: Bool { names.ofCondition.contains(where: core.mentions) }

  /// The source of a part, with the local names of its branch replaced by their values.
  func plainText(of part: SyntaxNode) -> String { names.plainText(of: part) }

  /// The innermost view of an expression, and the modifier calls, innermost first.
  static func parts(
    of expression: SyntaxNode, in context: RuleContext
  ) -> (core: SyntaxNode, modifiers: [SyntaxNode]) {
    var modifiers: [SyntaxNode] = []
    var modifications = context.modifications(of: context.record.unconditional(expression))
    while let (call, _) = modifications.next() { modifiers.append(call) }
    return (modifications.view, modifiers.reversed())
  }

  /// Whether the two views have separate identities on purpose.
  func isSeparated(from other: ViewChain) -> Bool {
    identity != other.identity || hasTransition || other.hasTransition
  }

  /// The view that a call modifies, also if it is before an `#if`; `nil` if the call makes a view itself.
  static func base(of call: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) -> SyntaxNode? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr, let use = record.uses[call.id],
      let type = use.base, context.analyzer.isView(type), !context.analyzer.isInitializer(use.decl), !use.isMemberwise,
      // `Card.small(title)` makes a view.
      !context.analyzer.decl(use.decl).has(.isStatic)
    else { return nil }
    // `self.row(1)`: a member of the program that returns a view makes a view, unless it is a modifier of the
    // catalogue.
    let isSelf = base.isSelfReference
    if isSelf, !context.analyzer.isFromCatalogue(use.decl) { return nil }
    return record.unconditional(base)
  }
}
