import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two controls of one screen, or all rows of a list, with the same keyboard shortcut.
struct ShortcutTwiceRule: Rule {
  static let info = RuleInfo(
    "shortcut_twice", .correctness, .warning, isFixable: false,
    summary: "several controls have the same keyboard shortcut, which only one of them gets",
    explanation: """
      The shortcut works for one button and never for the other. If several controls that are shown together have the \
      same keyboard shortcut, SwiftUI gives it to the first one that it finds. In a `ForEach`, that is the first row, \
      whichever is selected.
      """,
    silence: "Controls of which a condition shows one at a time, and shortcuts that depend on the row.",
    examples: [
      RuleExample(
        """
        struct Notes: View {
          let notes: [String]
          let delete: (String) -> Void
          var body: some View {
            Button("New") {}.keyboardShortcut("n")
            Button("Next") {}.↓keyboardShortcut("n")
            ForEach(notes, id: \\.self) { note in
              Button("Delete \\(note)") { delete(note) }.↓keyboardShortcut(.delete, modifiers: [])
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          let notes: [String]
          let isEditing: Bool
          var body: some View {
            Button("New") {}.keyboardShortcut("n")
            Button("Next") {}.keyboardShortcut("n", modifiers: [.command, .shift])
            if isEditing {
              Button("Done") {}.keyboardShortcut(.defaultAction)
            } else {
              Button("Edit") {}.keyboardShortcut(.defaultAction)
            }
            ForEach(notes, id: \\.self) { note in
              Button(note) {}.keyboardShortcut(KeyEquivalent(note.first ?? "a"))
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let shortcut = CatalogueMember("View", "keyboardShortcut")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [shortcut]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.isUse(node, of: Self.shortcut), context.runsWithBody,
      !context.isPreview, isConstant(node, context), isAlwaysShown(context), let decl = context.decl
    else { return }
    if let rows = rows(context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each row has this shortcut, and only the first row gets it; put the shortcut on a control outside of the rows",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("the rows", in: context.file, at: rows.children.first?.range ?? rows.range)]))
    }
    let text = key(node)
    let others = context.perBody(Self.info.id) { shortcuts(of: decl, context) }
    guard let first = others[text], first.start < node.range.start, first != name.range else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "another control that is shown together with this one has the same shortcut, and only one of them gets it",
        in: context.file, at: name.range, notes: [Diagnostic.Note("the other one", in: context.file, at: first)]))
  }

  private func key(_ node: SyntaxNode) -> String { node.arguments.map(\.spacedText).joined(separator: ",") }

  /// The first place of each shortcut in a body, outside of conditions and of content that is shown elsewhere.
  private func shortcuts(of decl: DeclID, _ context: RuleContext) -> [String: SourceRange] {
    var found: [String: SourceRange] = [:]
    func walk(_ node: SyntaxNode, _ inner: RuleContext) {
      if node.kind == .functionCallExpr, inner.isUse(node, of: Self.shortcut), isAlwaysShown(inner),
        rows(inner) == nil, let name = node.calleeName
      {
        let text = key(node)
        if found[text].map({ $0.start > name.range.start }) ?? true { found[text] = name.range }
      }
      inner.descend(into: node)
      for child in node.children { walk(child, inner) }
      inner.ascend()
    }
    let inner = RuleContext(context.analyzer, decl.file)
    inner.enter(decl)
    walk(context.analyzer.node(of: decl), inner)
    return found
  }

  /// Whether the arguments name no property or parameter of the program.
  private func isConstant(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    !node.arguments.isEmpty
      && node.arguments.flatMap(\.subtree).allSatisfy { part in
        part.kind != .declReferenceExpr && part.kind != .ternaryExpr
          && context.record.uses[part.id].map { !context.isOwn($0.decl) } ?? true
      }
  }

  private func isAlwaysShown(_ context: RuleContext) -> Bool {
    !context.ancestors.contains { around in
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .ifConfigDecl: true
      case .functionCallExpr:
        context.showsContentElsewhere(around) || context.madeText(around, of: .chooses) != nil
      default: false
      }
    }
  }

  private func rows(_ context: RuleContext) -> SyntaxNode? { context.repeatingCall }
}
