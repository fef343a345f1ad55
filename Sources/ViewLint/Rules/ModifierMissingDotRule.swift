import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier without its dot, which modifies the enclosing view.
struct ModifierMissingDotRule: Rule {
  static let info = RuleInfo(
    "modifier_missing_dot", .correctness, .warning, isFixable: true,
    summary: "without a dot the modifier is called on the view itself, inside its own body",
    explanation: """
      The app crashes with a stack overflow. `padding()` on a line of its own, without a dot, means `self.padding()`: \
      the whole view again, inside its own body, without end. It compiles. Put a dot before it.
      """,
    silence: """
      A function in an extension of `View`, which may well start with `padding()`: there `self` is the view to modify. \
      A member of a view that only other views use.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            VStack {
              Text("Card")
                ↓padding()
            }
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              VStack {
                Text("Card")
                  .padding()
              }
            }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card")
              .bold()
            ↓background {
              Color.gray
            }
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              Text("Card")
                .bold()
                .background {
                  Color.gray
                }
            }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ↓padding()
          }
        }
        """),
      RuleExample(
        """
        extension View {
          func card() -> some View { padding().background(Color.gray) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          func frame() -> some View { Text("frame") }
          var body: some View {
            VStack {
              Text("Card")
              frame()
            }
          }
        }
        """),
      RuleExample(
        """
        extension Color {
          var shaded: some View { overlay { Color.black.opacity(0.1) } }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var title: String
          var body: some View {
            VStack {
              if title.isEmpty { Text(title) }
              ↓padding()
              Text(title) + Text(title)
              ↓padding()
              Text(title);
              ↓padding()
              let other = "x"
              ↓padding()
            }
          }
        }
        """),
      RuleExample(
        """
        extension View {
          func backed(by view: some View) -> some View { background(view) }
        }
        struct Card: View {
          var body: some View { Text("Card").backed(by: ↓background()) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { framed }
          private var framed: some View {
            ↓frame(height: 56)
              .padding()
          }
        }
        extension Card {
          func wide() -> some View {
            frame(height: 56)
              .frame(maxWidth: .infinity)
          }
        }
        struct Cards: View {
          var body: some View { Card().wide() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 11, of: 11, inApps: 35))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let view: Name = "View"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard node.children.first?.kind == .declReferenceExpr, let use = context.record.uses[node.id],
      context.analyzer.isFromCatalogue(use.decl), context.analyzer.decl(use.decl).kind == .function,
      context.analyzer.ownerName(of: use.decl) == Self.view, let name = node.calleeName,
      let owner = context.ownerType, context.isOwn(owner), context.analyzer.decl(owner).kind.isNominal,
      context.analyzer.decl(owner).kind != .protocolType, context.conforms(owner, to: Self.view),
      let block = context.ancestors.last, context.runsWithBody
    else { return }
    guard let index = block.children.firstIndex(where: { $0.id == node.id }), block.kind != .functionCallExpr else {
      return
    }
    let isFirst = index == block.children.startIndex
    if isFirst, block.kind != .labeledExpr, !isPartOfBody(context) { return }
    var fixes: [FixIt] = []
    if !isFirst, isModifiable(block.children[index - 1], before: node, context) {
      fixes.append(FixIt("a dot", [dot(before: node, on: block.children[index - 1], context)], isSafe: true))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "without a dot this is `self.\(node.text(of: name))`: `\(context.analyzer.name(of: owner))` inside itself, "
          + "without end; "
          + (block.kind == .labeledExpr ? "name the view to modify" : "put a dot before it"),
        in: context.file, at: name.range, fixIts: fixes))
  }

  /// Whether the view itself uses the code for its body. Other code may call a function of the view to modify it.
  private func isPartOfBody(_ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    return context.analyzer.decl(decl).name == .body || !context.helperPlaces(of: decl).isEmpty
  }

  /// The edit that adds the dot, aligned with the previous modifier if that is on its own line.
  private func dot(before node: SyntaxNode, on view: SyntaxNode, _ context: RuleContext) -> TextEdit {
    let start = node.range.start
    guard let inner = context.file.indentation(at: start), let lead = context.lineLead(ofLastModifierOf: view),
      lead != inner, !node.text.contains("\"\"\"")
    else { return TextEdit(SourceRange(start, start), ".") }
    let moved = SourceFile.reindented("." + node.text, from: inner, to: String(lead))
    return TextEdit(SourceRange(start - inner.utf8.count, node.range.end), String(lead) + moved)
  }

  /// Whether a dot makes the node a modifier of the previous view: not for a declaration or a condition, and not for
  /// `Text("a") + Text("b")`, where it would modify a part.
  private func isModifiable(_ view: SyntaxNode, before node: SyntaxNode, _ context: RuleContext) -> Bool {
    switch view.kind {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .parenExpr: break
    default: return false
    }
    return !context.file.text(SourceRange(view.range.end, node.range.start)).contains(";")
      && context.type(of: view).map { context.analyzer.isView($0) } ?? false
  }
}
