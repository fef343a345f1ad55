import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of something that is started or saved each time a body runs.
struct SideEffectInBodyRule: Rule {
  static let info = RuleInfo(
    "side_effect_in_body", .correctness, .warning, isFixable: false,
    summary: "something is done while the body runs, as often as SwiftUI likes",
    explanation: """
      A body describes views, and SwiftUI runs it whenever it wants to know them: once, or sixty times a second while \
      something moves. What it does besides is done as often: a request is sent again, a task started again, a file \
      written again. Do it in an action: `onAppear`, `onChange`, `task`, the closure of a button.
      """,
    silence: """
      Closures that are kept and run later may do what they like. A function of the program is reported if it can be seen \
      to write what views observe, or to start or save something, itself or through others. What only prints is a note. Previews \
      are left alone.
      """,
    examples: [
      RuleExample(
        """
        struct Draft: View {
          @State private var text = ""
          func save() { UserDefaults.standard.set(text, forKey: "draft") }
          var body: some View {
            let _ = ↓save()
            TextField("Draft", text: $text)
          }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var items: [String] = []
          func load() { items = ["new"] }
        }
        struct FeedView: View {
          @ObservedObject var feed: Feed
          var body: some View {
            ↓feed.load()
            return Text(feed.items.joined())
          }
        }
        """),
      RuleExample(
        """
        struct FeedView: View {
          func load() async {}
          private var content: some View {
            ↓Task { await load() }
            return Text("Feed")
          }
          var body: some View { content }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text = ""
          var body: some View {
            let _ = ↓print(text)
            TextField("Draft", text: $text)
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text = ""
          func save() { UserDefaults.standard.set(text, forKey: "draft") }
          var body: some View {
            TextField("Draft", text: $text)
              .onChange(of: text) { save() }
          }
        }
        """),
      RuleExample(
        """
        struct Star: View {
          func add(to path: inout Path) { path.addLine(to: .zero) }
          var body: some View {
            var path = Path()
            add(to: &path)
            return path
          }
        }
        """),
      RuleExample(
        """
        struct Debugged: View {
          var body: some View {
            let _ = Self._printChanges()
            Text("Debugged")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 18, of: 18, inApps: 12))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool {
    callee.text(of: .effect) != nil || callee.isOwnAction
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], context.isInView, context.runsWithBody, !context.isPreview else {
      return
    }
    var effect: EffectFinder.Effect
    var notes: [Diagnostic.Note] = []
    if let text = analyzer.catalogueText(.effect, of: use.decl) {
      let isPrint = text == "print"
      effect = EffectFinder.Effect(
        text: isPrint ? "prints" : text, file: context.fileID, range: node.range, isPrint: isPrint)
    } else {
      var finder = EffectFinder(analyzer)
      guard !isAboutLocal(node, context), let found = finder.effect(of: use.decl) else { return }
      effect = found
      notes.append(
        Diagnostic.Note(
          "this is done each time", in: analyzer.program.file(found.file).source, at: found.range))
    }
    context.report(
      Diagnostic(
        effect.isPrint ? .note : Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(node.children.first?.text ?? ""))` \(effect.text) each time the body runs, which is as often as "
          + "SwiftUI likes; do it in an action, as `onAppear`, `onChange` or `task`",
        in: context.file, at: node.range, notes: notes))
  }

  /// Whether the call is one of something that has been made here: `pen.move()` after `let pen = Pen()`.
  private func isAboutLocal(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard var base = call.children.first, base.kind == .memberAccessExpr else { return false }
    while base.kind == .memberAccessExpr, let inner = base.children.first, inner.kind.isExpr { base = inner }
    return base.kind == .declReferenceExpr && base.firstToken?.kind == .identifier
      && context.record.uses[base.id] == nil
  }
}

extension Callee {
  /// Whether it is a function of the program that gives nothing: it is called for what it does.
  fileprivate var isOwnAction: Bool {
    analyzer.isOwnFunction(decl) && !has(.isMutating) && analyzer.signature(of: decl).result == analyzer.void
  }
}
