import ViewSemantics
import ViewSource
import ViewSyntax

/// The properties that code writes, itself or through functions of the program that it calls.
struct CalledWrites {
  /// A place that writes a property.
  struct Found {
    let write: PropertyWrite
    /// A context that resolves the names at the write.
    let context: RuleContext
    /// The properties in the conditions around the write.
    let asked: Set<DeclID>
    /// Whether a condition decides about the write.
    let isConditional: Bool
    /// The call in the original code that leads to the write, or the name of a function that is passed as the action;
    /// `nil` if the write is in that code.
    let call: SyntaxNode?

    /// The value that is written; the argument of the call if the function writes a parameter: `0` of `setOffset(0)`.
    func value(in caller: RuleContext) -> SyntaxNode? {
      guard let value = write.value, value.kind == .declReferenceExpr, let call, call.kind == .functionCallExpr,
        let use = caller.record.uses[call.id], use.decl == context.decl,
        let number = context.analyzer.signature(of: use.decl).parameters.firstIndex(where: {
          $0.name.text == value.text
        })
      else { return write.value }
      return context.analyzer.arguments(of: call, caller.record).first { $0.parameter == number }?.node
    }

    /// The function that the original code names: `model.load` of `model.load()`.
    var callee: SyntaxNode? { call?.kind == .functionCallExpr ? call?.children.first : call }
  }

  /// The writes in the order of execution. Writes in a `switch` are left out, because they are one case among several.
  private(set) var found: [Found] = []
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []

  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  init(in statements: [SyntaxNode], _ context: RuleContext) {
    analyzer = context.analyzer
    walk(statements, Way(), context)
  }

  /// The path to the current code.
  private struct Way {
    var asked: Set<DeclID> = []
    var isConditional = false
    var call: SyntaxNode?
    var depth = 0

    mutating func ask(_ conditions: [SyntaxNode], _ context: RuleContext) {
      isConditional = true
      for node in conditions.lazy.flatMap(\.subtree) {
        if let use = context.record.uses[node.id] { asked.insert(use.decl) }
      }
    }
  }

  private mutating func walk(_ statements: [SyntaxNode], _ way: Way, _ context: RuleContext) {
    var way = way
    for statement in statements {
      if statement.kind == .memberAccessExpr || statement.kind == .declReferenceExpr {
        // A function that is passed by name stands for its call.
        follow(statement, way, context)
      }
      walk(statement, way, context)
      // Statements after a `guard` run only if its condition holds.
      if statement.kind == .guardStmt { way.ask(statement.conditions, context) }
    }
  }

  private mutating func walk(_ node: SyntaxNode, _ way: Way, _ context: RuleContext) {
    if let write = PropertyWrite(node, context.record, analyzer) {
      found.append(
        Found(
          write: write, context: context, asked: way.asked, isConditional: way.isConditional, call: way.call))
    }
    switch node.kind {
    case .functionDecl, .switchExpr: return
    case .ifConfigDecl:
      return walk(Array(analyzer.program.configuration.activeElements(of: node)), way, context)
    case .functionCallExpr: follow(node, way, context)
    default: break
    }
    if node.kind == .codeBlock || node.kind == .closureExpr { return walk(Array(node.children), way, context) }
    var inner = way
    if node.kind == .ifExpr || node.kind == .guardStmt { inner.ask(node.conditions, context) }
    for child in node.children
    where child.kind != .closureExpr || analyzer.runsAtOnce(child, in: node, context.record) {
      walk(child, inner, context)
    }
  }

  /// Walks the function that a call calls.
  private mutating func follow(_ call: SyntaxNode, _ way: Way, _ context: RuleContext) {
    guard way.depth < Self.maximumDepth, let use = context.record.uses[call.id], analyzer.isOwnFunction(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock), seen.insert(use.decl).inserted
    else { return }
    var way = way
    way.depth += 1
    way.call = way.call ?? call
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    walk(block, way, inner)
  }
}
