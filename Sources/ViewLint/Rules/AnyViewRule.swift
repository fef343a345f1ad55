import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a type-erased view that changes its type in place.
struct AnyViewRule: Rule {
  static let info = RuleInfo(
    "any_view", .identity, .warning, isFixable: false, profile: .strict,
    summary: "`AnyView` holds views of different types in one place, which replaces the view and its state",
    explanation: """
      When the type in an `AnyView` changes, the old view is removed with its state, and the new one fades in. \
      `AnyView` hides the type of its view, so SwiftUI cannot keep what the two have in common or animate between \
      them, and a list cannot tell what its rows are. `@ViewBuilder` with `some View` does the same and keeps the \
      types.
      """,
    silence: """
      An `AnyView` that always holds the same type keeps the identity of its view. Stored properties and arrays of \
      views of any type have no alternative. Types that are not known, and those that are all the same.
      """,
    examples: [
      RuleExample(
        """
        struct Icon: View {
          var isKnown: Bool
          func icon() -> AnyView {
            if isKnown {
              return ↓AnyView(Image(systemName: "star"))
            }
            return AnyView(Text("?"))
          }
          var body: some View { icon() }
        }
        """),
      RuleExample(
        """
        struct Icon: View {
          var isKnown: Bool
          var body: some View {
            isKnown ? ↓AnyView(Text("known").padding()) : AnyView(Color.red)
          }
        }
        """),
      RuleExample(
        """
        struct Icon: View {
          func icon() -> AnyView { AnyView(Image(systemName: "star")) }
          var body: some View { icon() }
        }
        """),
      RuleExample(
        """
        struct Icon: View {
          var isKnown: Bool
          @ViewBuilder func icon() -> some View {
            if isKnown {
              Image(systemName: "star")
            } else {
              Text("?")
            }
          }
          var body: some View { icon() }
        }
        """),
      RuleExample(
        """
        extension View {
          func erased() -> AnyView { AnyView(self) }
        }
        struct Part: View {
          let isTitle: Bool
          var body: some View {
            switch isTitle {
            case true: return ↓Text("Title").erased()
            case false: return Divider().erased()
            }
          }
        }
        struct Line: View {
          let isTitle: Bool
          var body: some View {
            if isTitle { return Text("Title").erased() }
            return Text("").erased()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 7, of: 11, inApps: 8))

  static let visits: [NodeKind] = [.codeBlock, .ternaryExpr]
  /// Helpers and modifiers may be in other files.
  static let dependsOnWholeProgram = true

  private static let wrappers: [Name] = [.anyView]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    var erased: [(call: SyntaxNode, type: TypeID)] = []
    if node.kind == .ternaryExpr {
      for side in node.children.dropFirst() { collect(side, context, &erased) }
      if let block = context.ancestors.last(where: { $0.kind == .codeBlock }), isBodyOfErasure(block, context) {
        return
      }
    } else {
      guard isBodyOfErasure(node, context) else { return }
      collectReturned(node, context, &erased)
    }
    guard let first = erased.first, let other = erased.first(where: { $0.type != first.type }) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `AnyView` holds \(names(first.type, other.type, context)): when one follows the other, the view is replaced and loses "
          + "its state; use `@ViewBuilder` and `some View`",
        in: context.file, at: first.call.range,
        notes: [Diagnostic.Note("a view of another type at the same place", in: context.file, at: other.call.range)]))
  }

  /// Whether a block is the body of a member of type `AnyView`.
  private func isBodyOfErasure(_ block: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    let node = context.analyzer.node(of: decl)
    let own = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock)
    guard own?.id == block.id, context.record.builders[block.id] == nil else { return false }
    let result =
      context.analyzer.decl(decl).kind == .variable
      ? context.analyzer.variableType(of: decl) : context.analyzer.signature(of: decl).result
    return context.analyzer.isKnown(context.analyzer.resolvingOpaque(result), .anyView)
  }

  private func collectReturned(
    _ node: SyntaxNode, _ context: RuleContext, _ found: inout [(call: SyntaxNode, type: TypeID)]
  ) {
    switch node.kind {
    case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: return
    case .returnStmt:
      if let value = node.children.first { collect(value, context, &found) }
    case .codeBlock, .ifExpr, .switchExpr, .switchCase, .guardStmt, .doStmt:
      for child in node.children {
        if child.kind == .functionCallExpr || child.kind == .ternaryExpr {
          if node.kind == .codeBlock || node.kind == .switchCase { collect(child, context, &found) }
        } else {
          collectReturned(child, context, &found)
        }
      }
    default: return
    }
  }

  private func collect(_ node: SyntaxNode, _ context: RuleContext, _ found: inout [(call: SyntaxNode, type: TypeID)]) {
    if node.kind == .ternaryExpr {
      for side in node.children.dropFirst() { collect(side, context, &found) }
      return
    }
    guard let view = erased(by: node, context) else { return }
    guard let type = context.type(of: view) else { return context.recordUnresolved() }
    found.append((node, context.analyzer.resolvingOpaque(type)))
  }

  /// The view whose type a call erases: `AnyView(title)`, or `title.erased()` for a function of the program that only
  /// erases.
  private func erased(by call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if context.makes(call, anyOf: Self.wrappers) { return call.arguments.first.map(value) }
    guard let use = context.record.uses[call.id], context.analyzer.isOwnFunction(use.decl),
      let only = context.analyzer.onlyValue(of: use.decl)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    guard inner.makes(only, anyOf: Self.wrappers), let wrapped = only.arguments.first.map(value),
      wrapped.kind == .declReferenceExpr, let name = wrapped.referencedName
    else { return nil }
    if wrapped.firstToken?.kind == .selfKeyword { return context.modified(call) }
    let parameters = context.analyzer.parameters(of: use)
    return context.analyzer.arguments(of: call, context.record).first { argument in
      argument.parameter.map { $0 < parameters.count && parameters[$0].name == wrapped.name(of: name) } == true
    }.map { value($0.node) }
  }

  private func value(_ argument: SyntaxNode) -> SyntaxNode {
    argument.argumentValue
  }

  private func names(_ first: TypeID, _ second: TypeID, _ context: RuleContext) -> String {
    let names = (name(first, context), name(second, context))
    return names.0 == names.1 ? "views of different types" : "`\(names.0)` or `\(names.1)`"
  }

  private func name(_ type: TypeID, _ context: RuleContext) -> String {
    let text = context.text(of: type)
    return text.count > 40
      ? context.nominal(type).map { context.analyzer.name(of: $0) } ?? RuleText.oneLine(text) : text
  }
}
