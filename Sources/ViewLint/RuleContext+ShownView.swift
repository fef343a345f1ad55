import ViewSemantics
import ViewSource
import ViewSyntax

/// What a view of the program shows.
extension RuleContext {
  /// The only view in the body of the view that a call makes, with what its body knows; `nil` if it is none of the
  /// program's, shows several, or something that it is given.
  func shownView(of call: SyntaxNode) -> ValueOrigin? {
    guard let made = madeType(call), isOwn(made), conforms(made, to: .view) else { return nil }
    if let known = shownViews[made] { return known }
    let members = ([made] + analyzer.extensions(of: made)).flatMap { analyzer.children(of: $0) }
    let body = members.first { analyzer.decl($0).name == .body && analyzer.isViewContent($0) }
    let found = body.flatMap { body in
      analyzer.onlyValue(of: body).map { value in
        let inner = RuleContext(analyzer, body.file)
        inner.enter(body)
        return ValueOrigin(value, inner)
      }
    }
    shownViews[made] = .some(found)
    return found
  }
}
