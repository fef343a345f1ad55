import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that opens two presentations of one view at once.
struct PresentedAtOnceRule: Rule {
  static let info = RuleInfo(
    "presented_at_once", .correctness, .warning, isFixable: false,
    summary: "the action opens two presentations of one view, of which only one appears",
    explanation: """
      The second one is lost, and its state stays set. A view presents one sheet, cover, popover, alert or dialog at a \
      time. If an action turns on two of them together, the system presents the first and writes a message about the other \
      to the console. Open the second in the `onDismiss` of the first, or from its content.
      """,
    silence: """
      Presentations on different views of the program, which may be far apart, states that are set under a condition or \
      after an `await`, and objects that the view does not hold.
      """,
    examples: [
      RuleExample(
        """
        struct Shop: View {
          @State private var isBuying = false
          @State private var hint: Hint?
          struct Hint: Identifiable { let id = 0 }
          var body: some View {
            Button("Buy") {
              isBuying = true
              ↓hint = Hint()
            }
            .sheet(isPresented: $isBuying) { Text("Buy") }
            .sheet(item: $hint) { _ in Text("Hint") }
          }
        }
        """),
      RuleExample(
        """
        struct Shop: View {
          @State private var isBuying = false
          @State private var isWarning = false
          var body: some View {
            Text("Shop")
              .onAppear { open() }
              .fullScreenCover(isPresented: $isBuying) { Text("Buy") }
              .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
          }
          private func open() {
            isWarning = true
            ↓isBuying = true
          }
        }
        """),
      RuleExample(
        """
        struct Shop: View {
          @State private var isBuying = false
          @State private var isWarning = false
          @State private var isLoud = false
          var isNew = false
          var body: some View {
            Button("Buy") {
              isLoud = true
              isBuying = true
            }
            .sheet(isPresented: $isBuying) { Toggle("Loud", isOn: $isLoud) }
            .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
            Button("Warn") {
              isWarning = true
              isBuying = false
            }
            Button("Either") {
              if isNew { isWarning = true } else { isBuying = true }
            }
            Button("Later") {
              isWarning = true
              Task { isBuying = true }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screens: ObservableObject {
          @Published var isHelpOpen = false
          @Published var isTourOpen = false
        }
        struct Start: View {
          @StateObject private var screens = Screens()
          var body: some View {
            Button("Help") {
              screens.isHelpOpen = true
              ↓screens.isTourOpen = true
            }
            .sheet(isPresented: $screens.isHelpOpen) { Text("Help") }
            .fullScreenCover(isPresented: $screens.isTourOpen) { Text("Tour") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.assignmentExpr]

  private static let closed: Set<String> = ["nil", "false"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let owner = context.ownerType, context.conforms(owner, to: .view), !context.isPreview,
      let write = opening(node, context), let block = context.ancestors.last
    else { return }
    let shown = context.perView(Self.info.id, owner) { presented(context) }
    guard shown.contains(write.property) else { return }
    // The statements before it, as far as they run together.
    for statement in block.children {
      if statement.id == node.id { return }
      guard let other = opening(statement, context), other.property != write.property, shown.contains(other.property)
      else {
        continue
      }
      let names = [other.property, write.property].map { context.analyzer.name(of: $0) }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(names[0])` and `\(names[1])` open two presentations of this view at once, and only one appears; open the "
            + "second when the first is closed",
          in: context.file, at: node.range,
          notes: [Diagnostic.Note("the other one is opened here", in: context.file, at: statement.range)]))
      return
    }
  }

  /// The write of a view's own state to something that opens a presentation.
  private func opening(_ node: SyntaxNode, _ context: RuleContext) -> PropertyWrite? {
    guard let write = PropertyWrite(node, context.record, context.analyzer), let value = write.value,
      context.isShownState(write.property),
      value.kind == .booleanLiteralExpr || value.kind == .functionCallExpr, !Self.closed.contains(value.text)
    else { return nil }
    return write
  }

  /// The states of the view that its bodies present with.
  private func presented(_ context: RuleContext) -> Set<DeclID> {
    var found: Set<DeclID> = []
    for body in context.bodiesOfType {
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      guard inner.isViewCode else { continue }
      for call in context.analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard inner.presents(call, [.view, .message]),
          let binding = inner.argument(call, .isPresented) ?? inner.argument(call, .item),
          let property = inner.propertyBound(by: binding)
        else { continue }
        found.insert(property)
      }
    }
    return found
  }
}
