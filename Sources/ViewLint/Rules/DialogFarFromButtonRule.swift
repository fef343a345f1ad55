import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a dialog or popover on a list that a button in a row opens.
struct DialogFarFromButtonRule: Rule {
  static let info = RuleInfo(
    "dialog_far_from_button", .correctness, .note, isFixable: false, profile: .strict, countsInTests: false,
    summary: "the dialog belongs to the whole list, so it points to the list and not to the row whose button opens it",
    explanation: """
      On an iPad, and in wide windows, the dialog appears in the middle of the list or at its edge, far from the button \
      that was tapped. A `popover`, and a `confirmationDialog` there, points to the view that it is attached to. Attach \
      it to the button or the row, with a binding that is true only for that row's element.
      """,
    silence: "Dialogs on the row itself, and on the Mac, where a confirmation dialog is an alert.",
    examples: [
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var asks = false
          var body: some View {
            List(notes, id: \\.self) { note in
              Button(note) { asks = true }
            }
            .↓confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var asks = false
          var body: some View {
            List(notes, id: \\.self) { note in Text(note) }
              .toolbar { Button("Clear") { asks = true } }
              .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var doomed: String?
          var body: some View {
            List(notes, id: \\.self) { note in
              Button(note) { doomed = note }
            }
            .↓confirmationDialog(
              "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
            ) { Button("Delete") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        @Observable final class Library {
          var items: [Item] = []
          var doomed: Item?
        }
        struct Shelf: View {
          @Environment(Library.self) private var library
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(library.items) { item in
                  Text("\\(item.id)").contextMenu { Button("Delete") { library.doomed = item } }
                }
              }
            }
            .↓confirmationDialog(
              "Delete?", isPresented: Binding(get: { library.doomed != nil }, set: { if !$0 { library.doomed = nil } })
            ) {
              Button("Delete") { library.items.removeAll { $0.id == library.doomed?.id } }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let dialogs = [CatalogueMember("View", "confirmationDialog"), CatalogueMember("View", "popover")]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: dialogs) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, context.isUse(node, ofAny: Self.dialogs), context.isViewCode, !context.isPreview,
      analyzer.program.configuration.platform == .ios, let base = context.modified(node),
      let binding = context.argument(node, .isPresented) ?? context.argument(node, .item),
      let state = context.propertyBound(by: binding) ?? stateAsked(by: binding, context), context.isOwn(state),
      context.isShownState(state) || analyzer.isObserved(state)
    else { return }
    let turnedOn = PropertyUses(of: state, analyzer).writes.filter {
      $0.value?.text != "false" && $0.value?.kind != .nilLiteralExpr
    }
    // All places that open it are in rows of the view that it is attached to.
    guard !turnedOn.isEmpty, let rows = rows(in: base, context),
      turnedOn.allSatisfy({ rows.isInSameTree(as: $0.node) && rows.range.contains($0.node.range) })
    else { return }
    let what = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a button in a row opens this, and on an iPad it points to the whole list: attach the `\(what)` to the row, with "
          + "a binding for its element",
        in: context.file, at: name.range,
        notes: turnedOn.prefix(1).map { Diagnostic.Note("it is opened here", in: context.file, at: $0.node.range) }))
  }

  /// The state that a binding only asks for its presence: `Binding(get: { doomed != nil }, …)`.
  private func stateAsked(by binding: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard context.madeType(binding).map({ context.analyzer.decl($0).name == .binding }) == true,
      let get = context.argument(binding, .get)
    else { return nil }
    let asked = get.subtree.compactMap(\.comparedWithNil)
    return asked.count == 1 ? context.record.decl(of: asked[0]) : nil
  }

  /// The closure that makes the rows in a view.
  private func rows(in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    // A lazy stack makes rows too, but those of a `ForEach` in it.
    func rows(of call: SyntaxNode) -> SyntaxNode? {
      context.analyzer.arguments(of: call, context.record).map(\.node).last {
        $0.kind == .closureExpr && context.record.builders[$0.id] != nil && context.hasParameter($0)
      }
    }
    let made = context.firstView(in: view) { call in
      context.madeType(call).map { context.analyzer.makesRows($0) } ?? false && rows(of: call) != nil
    }
    return made.flatMap { rows(of: $0) }
  }
}
