import ViewSemantics
import ViewSource
import ViewSyntax

extension DeprecationFinder {
  /// The fixes for a deprecated call; each form has its own kind of fix.
  func fixes(
    of call: SyntaxNode, _ name: Token, _ use: BodyRecord.Use, _ deprecation: Analyzer.Deprecation,
    _ context: RuleContext
  ) -> [FixIt] {
    let renamed = rename(name, deprecation, isSafe: true)
    if !renamed.isEmpty { return renamed }
    if context.isUse(call, ofAny: [.overlay, .background]) { return contentFix(call, context.file) }
    if context.isUse(call, of: Self.statusBarHidden) { return statusBarFix(call, name) }
    if let shows = context.argument(call, Self.showsIndicators) { return indicatorFix(call, shows) }
    return newValueFix(call, use, context)
  }

  private static let statusBarHidden = CatalogueMember("View", "statusBarHidden")
  private static let showsIndicators: Name = "showsIndicators"

  /// The fix that renames the callee.
  func rename(_ name: Token, _ deprecation: Analyzer.Deprecation, isSafe: Bool) -> [FixIt] {
    guard let newName = deprecation.newName else { return [] }
    return [FixIt("`\(newName)`", [TextEdit(name.range, newName)], isSafe: isSafe)]
  }

  /// `.overlay(badge)` becomes `.overlay { badge }`, and `.overlay(badge, alignment: .top)` becomes
  /// `.overlay(alignment: .top) { badge }`.
  private func contentFix(_ call: SyntaxNode, _ file: SourceFile) -> [FixIt] {
    let arguments = call.arguments
    guard let (open, close) = parentheses(of: call), call.children.last?.id == arguments.last?.id,
      let view = arguments.first, view.kind != .labeledExpr
    else { return [] }
    if arguments.count == 1 {
      // Text on separate lines keeps its lines.
      let startsLine = file.text(SourceRange(open.end, view.range.start)).contains(where: \.isNewline)
      let endsLine = file.text(SourceRange(view.range.end, close.start)).contains(where: \.isNewline)
      let edits = [TextEdit(open, startsLine ? " {" : " { "), TextEdit(close, endsLine ? "}" : " }")]
      return startsLine == endsLine ? [FixIt("`{ … }`", edits, isSafe: true)] : []
    }
    let list = SourceRange(open.start, close.end)
    guard arguments.count == 2, !file.text(list).contains(where: \.isNewline) else { return [] }
    let text = "(\(arguments[1].text)) { \(view.text) }"
    return [FixIt("`{ … }`", [TextEdit(list, text)], isSafe: true)]
  }

  /// The ranges of the parentheses around the arguments of a call.
  private func parentheses(of call: SyntaxNode) -> (open: SourceRange, close: SourceRange)? {
    guard let open = call.ownToken(.leftParen), let close = call.ownToken(.rightParen) else { return nil }
    return (open.range, close.range)
  }

  /// `.statusBarHidden()` becomes `.toolbarVisibility(.hidden, for: .statusBar)`.
  private func statusBarFix(_ call: SyntaxNode, _ name: Token) -> [FixIt] {
    let arguments = call.arguments
    guard arguments.isEmpty || arguments.count == 1 && arguments[0].text == "true" else { return [] }
    let range = SourceRange(Int(name.start), call.range.end)
    return [
      FixIt("`.statusBar`", [TextEdit(range, "toolbarVisibility(.hidden, for: .statusBar)")], isSafe: false)
    ]
  }

  /// `ScrollView(showsIndicators: true) { … }` becomes `ScrollView { … }`. There is no fix for `false`, because
  /// `scrollIndicators(.hidden)` also applies to nested scroll views.
  private func indicatorFix(_ call: SyntaxNode, _ shows: SyntaxNode) -> [FixIt] {
    let arguments = call.arguments
    guard shows.kind == .booleanLiteralExpr, shows.text == "true", let (open, close) = parentheses(of: call),
      let index = arguments.firstIndex(where: { $0.range.contains(shows.range) }), index == arguments.count - 1,
      call.children.last?.kind == .closureExpr
    else { return [] }
    let removed =
      index == 0
      ? SourceRange(open.start, close.end) : SourceRange(arguments[index - 1].range.end, arguments[index].range.end)
    return [FixIt("delete it", [TextEdit(removed, "")], isSafe: true)]
  }

  /// Whether a closure reads the observed value. In the old form it reads the value before the change, in the new form
  /// the value after it. The properties of an object are the same in both.
  private func readsWatched(_ closure: SyntaxNode, _ watched: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let body = closure.children.filter { $0.kind != .closureSignature }
    let given = closure.child(.closureSignature)?.children.first?.lastToken.map { closure.name(of: $0) }
    return watched.subtree.contains { part in
      let isOfSelf =
        part.kind == .memberAccessExpr && part.firstToken?.kind == .selfKeyword
        && part.children.first?.kind == .declReferenceExpr
      let isRoot = part.kind == .declReferenceExpr || isOfSelf
      guard isRoot, let token = part.referencedName else { return false }
      let name = part.name(of: token)
      let kind = context.nominal(of: part).map { analyzer.decl($0).kind }
      if kind == .classType || kind == .actor { return false }
      // `{ level in print(level) }` reads the parameter.
      if name != given, body.contains(where: { $0.mention(of: name) == .ofItself }) { return true }
      guard let property = context.record.decl(of: part), context.isOwn(property),
        analyzer.decl(property).kind == .variable, let owner = context.ownerType,
        analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == owner
      else { return false }
      return context.membersTouching(property, of: owner).contains { member, _ in
        let name = analyzer.decl(member).name
        return name != .body && name != given && body.contains { $0.mention(of: name) == .ofItself }
      }
    }
  }

  /// `{ value in … }` becomes `{ _, value in … }` if the modifier also takes a closure with the old and the new value.
  func newValueFix(_ call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> [FixIt] {
    let analyzer = context.analyzer
    guard let action = analyzer.arguments(of: call, context.record).last, action.isTrailing,
      let number = action.parameter, let label = analyzer.parameters(of: use).dropFirst(number).first?.label,
      label == "perform", let parameters = action.node.child(.closureSignature)?.children,
      parameters.count == 1, let only = parameters.first, only.kind == .closureParameter,
      let watched = context.argument(call, "of"), !readsWatched(action.node, watched, context)
    else { return [] }
    // The closure ignores the value, so the fix removes the parameter.
    if only.text == "_", let head = action.node.child(.closureSignature) {
      var end = head.range.end
      while end < context.file.buffer.count, context.file.bytes[end] == UInt8(ascii: " ") { end += 1 }
      var start = head.range.start
      if context.file.bytes[end] == UInt8(ascii: "\n") || context.file.bytes[end] == UInt8(ascii: "\r") {
        while context.file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      }
      return [FixIt("no parameter", [TextEdit(SourceRange(start, end), "")], isSafe: false)]
    }
    return [
      FixIt("`_, \(only.text) in`", [TextEdit(SourceRange(only.range.start, only.range.start), "_, ")], isSafe: false)
    ]
  }
}
