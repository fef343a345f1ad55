import ViewSemantics
import ViewSource
import ViewSyntax

/// The captures of `self` by closures in the code of a class.
struct SelfCapture {
  /// The class whose instance `self` is.
  let type: DeclID
  let context: RuleContext

  /// The first closure argument of a call that captures `self` strongly.
  func closure(of call: SyntaxNode) -> SyntaxNode? {
    context.analyzer.arguments(of: call, context.record).map(\.node).first { $0.kind == .closureExpr && isStrong($0) }
  }

  /// Whether a closure uses `self` and does not capture it as `weak` or `unowned`.
  func isStrong(_ closure: SyntaxNode) -> Bool { !isWeak(closure) && firstUse(in: closure) != nil }

  /// Whether a closure captures `self` as `weak` or `unowned`.
  func isWeak(_ closure: SyntaxNode) -> Bool {
    guard let clause = closure.child(.closureSignature)?.child(.closureCaptureClause) else { return false }
    return clause.children.contains { capture in
      let words = capture.text.split { $0.isWhitespace || $0 == "(" }
      return words.first.map { $0 == "weak" || $0 == "unowned" } == true && capture.text.contains("self")
    }
  }

  /// The first use of `self` in code, explicit or implied by the name of a member.
  func firstUse(in node: SyntaxNode) -> SyntaxNode? {
    let analyzer = context.analyzer
    // `[model = self.model]` reads `self` when the closure is made, and does not capture it.
    let clause = node.child(.closureSignature)?.child(.closureCaptureClause)
    // `[model]` names the captured value as the property is named.
    let captured = Set(
      clause?.children.compactMap { $0.text.split { $0 == "=" || $0.isWhitespace }.first.map(String.init) } ?? [])
    return node.subtree.first { part in
      if clause?.range.contains(part.range) == true { return false }
      if part.isSelfReference { return true }
      guard part.kind == .declReferenceExpr, !captured.contains(part.text) else { return false }
      // A method with a parameter of an unknown type
      guard let use = context.record.uses[part.id] else { return isOwnMethod(part) }
      guard context.isOwn(use.decl), !analyzer.decl(use.decl).has(.isStatic),
        [.variable, .function].contains(analyzer.decl(use.decl).kind)
      else { return false }
      return analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) } == type
    }
  }

  /// Whether an unresolved name is the callee of a call, and that of a method of the class.
  private func isOwnMethod(_ name: SyntaxNode) -> Bool {
    let analyzer = context.analyzer
    guard let token = name.referencedName, context.record.types[name.id].flatMap({ context.nominal($0) }) == nil else {
      return false
    }
    let members = ([type] + analyzer.extensions(of: type)).flatMap {
      analyzer.directMembers(of: $0, named: name.name(of: token))
    }
    return !members.isEmpty
      && members.allSatisfy { analyzer.decl($0).kind == .function && !analyzer.decl($0).has(.isStatic) }
  }

  /// A note at the first use of `self` in a closure.
  func note(for closure: SyntaxNode) -> Diagnostic.Note? {
    firstUse(in: closure).map { Diagnostic.Note("`self` is used here", in: context.file, at: $0.range) }
  }
}
