import ViewSemantics
import ViewSource
import ViewSyntax

/// An expression that makes a view, taken apart: the view at its core and the modifiers on it.
struct ViewChain {
  let core: SyntaxNode
  let coreType: TypeID
  /// The modifiers' calls, innermost first.
  let modifiers: [SyntaxNode]
  let range: SourceRange
  /// The type whose view the core makes; `nil` if it is a name for what is made elsewhere.
  private let madeName: Name?
  /// The code of the explicit identity, if it has one.
  let identity: String?
  let hasTransition: Bool
  /// What the names around it stand for.
  let names: BlockNames

  /// The only view of a block; `nil` if there are several or something else.
  ///
  /// - Parameter names: those that the block can use and others cannot.
  init?(block: [SyntaxNode], names: BlockNames = BlockNames(), in context: RuleContext) {
    let expressions = block.filter { $0.kind.isExpr }
    guard expressions.count == 1, let expression = expressions.first else { return nil }
    guard block.allSatisfy({ $0.kind.isExpr || $0.kind == .variableDecl }) else { return nil }
    self.init(expression, names: names.adding(block), in: context)
  }

  init?(_ expression: SyntaxNode, names: BlockNames = BlockNames(), in context: RuleContext) {
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

  /// How the core is named in a message: `VStack { … }` by what it makes, `header` and `content` by what they are called.
  var coreName: String { madeName?.text ?? RuleText.oneLine(core.text) }

  /// The code of the view without its modifiers, to compare it with another one's.
  var plainCore: String { plainText(of: core) }

  /// Whether the view is made of something that the condition of its branch binds: `if let item`.
  var usesCondition: Bool { names.ofCondition.contains(where: core.mentions) }

  /// The code of a part, with what the names of its branch stand for.
  func plainText(of part: SyntaxNode) -> String { names.plainText(of: part) }

  /// The view at the core of an expression and the modifiers' calls, innermost first.
  static func parts(
    of expression: SyntaxNode, in context: RuleContext
  ) -> (core: SyntaxNode, modifiers: [SyntaxNode]) {
    var modifiers: [SyntaxNode] = []
    var modifications = context.modifications(of: context.record.unconditional(expression))
    while let (call, _) = modifications.next() { modifiers.append(call) }
    return (modifications.view, modifiers.reversed())
  }

  /// Whether the two are meant to be two views.
  func isSeparated(from other: ViewChain) -> Bool {
    identity != other.identity || hasTransition || other.hasTransition
  }

  /// The view that a call modifies, also where that stands before an `#if`; `nil` if the call makes a view itself.
  static func base(of call: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) -> SyntaxNode? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr, let use = record.uses[call.id],
      let type = use.base, context.analyzer.isView(type), !context.analyzer.isInitializer(use.decl), !use.isMemberwise,
      // `Card.small(title)` makes a view.
      !context.analyzer.decl(use.decl).has(.isStatic)
    else { return nil }
    // `self.row(1)`: a member that makes a view is a view of its own, if it is none that every view has.
    let isSelf = base.isSelfReference
    if isSelf, !context.analyzer.isFromCatalogue(use.decl) { return nil }
    return record.unconditional(base)
  }
}
