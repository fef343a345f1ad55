import ViewSemantics
import ViewSource
import ViewSyntax

/// The content of a view of the program.
extension RuleContext {
  /// The single view in the body of the view that a call makes, with the body's context; `nil` if the view is not the
  /// program's, or shows several views or an argument.
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
