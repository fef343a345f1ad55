import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a body with so many views that it is hard to read and slow to compile.
struct BodyComplexityRule: Rule {
  static let info = RuleInfo(
    "body_complexity", .performance, .note, isFixable: false, profile: .strict,
    summary: "the body creates very many views and modifiers, and all of them again at each change",
    explanation: """
      Updates take longer than they need to. When anything that a body reads changes, the whole body is evaluated \
      again: every view and modifier in it, whether it depends on the change or not. A child view is evaluated again \
      only if its inputs differ. Move parts into views of their own. The compiler, too, is slower with one large \
      expression than with many small ones.
      """,
    silence: """
      Lines, actions, and the contents of child views and helpers do not count: only calls that create or modify \
      views in one declaration do. A view that nothing updates.
      """,
    examples: [
      RuleExample(
        """
        struct Board: View {
          @State private var isOn = false
          var ↓body: some View {
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            VStack {
        \(rows(17))
            }
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          @State private var isOn = false
          @ViewBuilder private var top: some View {
        \(rows(9))
          }
          @ViewBuilder private var bottom: some View {
        \(rows(9))
          }
          var body: some View {
            VStack {
              Toggle(isOn ? "On" : "Off", isOn: $isOn)
              top
              bottom
            }
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          var body: some View {
            VStack {
        \(rows(17))
            }
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          @State private var count = 0
          var body: some View {
            Button("Count") {
        \(String(repeating: "      count += Int(abs(Double(count)))\n", count: 60))
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 18, of: 18, inApps: 5))

  private static func rows(_ count: Int) -> String {
    (1...count).map { "      Text(\"\($0)\").bold().italic().padding(4).border(.red).opacity(0.5)" }.joined(
      separator: "\n")
  }

  static let visits: [NodeKind] = [.patternBinding, .functionDecl]
  static let usesProgramFacts = true

  /// The limit of view calls in one declaration: one or two screens of code.
  private static let limit = 100

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // A call has at least three tokens, which excludes most bodies without counting.
    guard node.tokenIndices.count > Self.limit * 3, let decl = context.decl,
      context.analyzer.node(of: decl).range.contains(node.range),
      context.ancestors.allSatisfy({ $0.kind != .closureExpr && $0.kind != .codeBlock }), context.isViewCode,
      let view = context.ownerType, context.conforms(view, to: .view)
    else { return }
    let count = context.analyzer.viewCount(of: decl)
    guard count > Self.limit else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(context.analyzer.name(of: decl))` makes and modifies \(count) views, all again at each change; move its "
          + "parts into views of their own",
        in: context.file, at: context.analyzer.nameRange(of: decl)),
      if: .updated(view, note: "its view is updated by this change, among others"))
  }
}
