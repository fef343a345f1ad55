import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a large part of a body that is evaluated again for changes that it does not depend on.
struct ViewHelperNotBoundaryRule: Rule {
  static let info = RuleInfo(
    "view_helper_not_boundary", .performance, .note, isFixable: false, profile: .strict,
    summary: "the helper creates many views again whenever state changes that the helper does not read",
    explanation: """
      A property or function that creates views is part of the body that uses it: each evaluation of the body creates \
      all its views again. A separate view is a boundary: SwiftUI does not evaluate its body if its input is the same. \
      A part that reads nothing of what changes is never evaluated again if it is a `struct` that conforms to `View`.
      """,
    silence: """
      The rule ignores helpers of fewer than twenty views and modifiers, helpers with parameters, and helpers that \
      read, or pass on, anything that invalidates the body. It also reports nothing if the program changes none of \
      that.
      """,
    examples: [
      RuleExample(
        """
        struct Search: View {
          let title: String
          @State private var text = ""
          var body: some View {
            VStack {
              header
              TextField("Search", text: $text)
              Text(text)
            }
          }
          private var ↓header: some View {
            VStack {
              Text(title).font(.title).bold().padding(4).foregroundStyle(.red)
              Text("1").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("2").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("3").font(.title).bold().padding(4).foregroundStyle(.red)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          let title: String
          var body: some View {
            VStack {
              Text(title).font(.title).bold().padding(4).foregroundStyle(.red)
              Text("1").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("2").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("3").font(.title).bold().padding(4).foregroundStyle(.red)
            }
          }
        }
        struct Search: View {
          let title: String
          @State private var text = ""
          var body: some View {
            VStack {
              Header(title: title)
              TextField("Search", text: $text)
              Text(text)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Search: View {
          @State private var text = ""
          var body: some View {
            VStack {
              header
              TextField("Search", text: $text)
            }
          }
          private var header: some View {
            VStack {
              TextField("Search", text: $text).font(.title).bold().padding(4).foregroundStyle(.red)
              Text("1").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("2").font(.title).bold().padding(4).foregroundStyle(.red)
              Text("3").font(.title).bold().padding(4).foregroundStyle(.red)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 14, of: 14, inApps: 46))

  static let visits: [NodeKind] = [.patternBinding, .functionDecl]
  static let usesProgramFacts = true

  /// The minimum number of views and modifiers for a separate view.
  private static let leastViews = 20

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    // A call has at least three tokens, which excludes most helpers without counting.
    guard node.tokenIndices.count > Self.leastViews * 3, let decl = context.decl, context.ancestors.isEmpty,
      analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed), context.isViewCode,
      !analyzer.isViewContent(decl), !analyzer.decl(decl).has(.isStatic),
      analyzer.decl(decl).kind != .function || analyzer.signature(of: decl).parameters.isEmpty,
      let view = context.ownerType, context.conforms(view, to: .view), !context.isPreview,
      // A view without inputs and subscriptions is made once.
      analyzer.children(of: view).contains(where: {
        analyzer.decl($0).has(.hasCustomAttributes) || analyzer.isInput($0)
      })
    else { return }
    let count = analyzer.viewCount(of: decl)
    guard count >= Self.leastViews, !handsOnState(node, context),
      !analyzer.mayDependOnState(decl, of: view)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` creates and modifies \(count) views again whenever `\(analyzer.name(of: view))` is updated, but "
          + "reads nothing that changes; make it a separate view",
        in: context.file, at: analyzer.nameRange(of: decl)),
      if: .updated(view, note: "`\(analyzer.name(of: view))` is updated by this, among others"))
  }

  /// Whether a helper passes on a binding, whose receiver reads the state.
  private func handsOnState(_ helper: SyntaxNode, _ context: RuleContext) -> Bool {
    helper.subtree.contains { node in
      context.record.uses[node.id].map { $0.part != .value && context.analyzer.isTracked($0.decl) } ?? false
    }
  }
}
