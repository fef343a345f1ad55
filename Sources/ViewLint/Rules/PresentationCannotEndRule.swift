import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a sheet whose binding ignores its dismissal.
struct PresentationCannotEndRule: Rule {
  static let info = RuleInfo(
    "presentation_cannot_end", .correctness, .warning, isFixable: false,
    summary: "the sheet cannot be opened again, because the binding ignores that it was closed",
    explanation: """
      After the user has swiped the sheet down, it does not open again. SwiftUI then writes `false` to its binding, \
      but `.constant(item != nil)` and a `set` that does nothing ignore that: the state still says that the sheet is \
      shown, and setting it once more changes nothing. Give the sheet a binding to the state, or use `sheet(item: \
      $item)`.
      """,
    silence: """
      Alerts whose buttons run code, which may set the state, and a `fullScreenCover` whose content does. A presentation with \
      `onDismiss`, and one whose content receives a binding to the state. A presentation with \
      `interactiveDismissDisabled`, which only the program closes, one of `.constant(true)`, which is always there, \
      and previews.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          @State private var item: Item?
          @State private var isOn = false
          var body: some View {
            Button("Open") { item = Item(id: 1) }
              .sheet(isPresented: ↓Binding(get: { item != nil }, set: { _ in })) { Text("Item") }
            Button("Other") { isOn = true }
              .sheet(isPresented: ↓.constant(isOn)) { Text("Other") }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          @State private var item: Item?
          @State private var isOn = false
          @State private var isLocked = false
          var body: some View {
            Button("Open") { item = Item(id: 1) }
              .sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) { Text("Item") }
            Button("Other") { isOn = true }
              .alert("Sure?", isPresented: .constant(isOn)) { Button("Yes") { isOn = false } }
            Button("Lock") { isLocked = true }
              .sheet(isPresented: .constant(isLocked)) {
                Button("Unlock") { isLocked = false }.interactiveDismissDisabled()
              }
            Text("Map").sheet(isPresented: .constant(true)) { Text("Always") }
            Button("Again") { isOn = true }
              .sheet(isPresented: .constant(isOn), onDismiss: { isOn = false }) { Text("Again") }
          }
        }
        """),
      RuleExample(
        """
        struct Importer: View {
          @State private var problem: String?
          @State private var warning: String?
          var body: some View {
            Button("Import") { problem = "no file" }
              .alert("Failed", isPresented: ↓.constant(problem != nil)) {
                Button("OK", role: .cancel) {}
              }
              .alert("Warning", isPresented: .constant(warning != nil)) {
                Button("OK") { warning = nil }
              }
          }
        }
        """),
      RuleExample(
        """
        final class Paywall: ObservableObject {
          @Published var step = 0
        }
        extension Paywall {
          var isOffered: Binding<Bool> { Binding(get: { self.step == 1 }, set: { _ in }) }
          var isShown: Binding<Bool> { Binding(get: { self.step == 1 }, set: { if !$0 { self.step = 0 } }) }
        }
        struct Shop: View {
          @StateObject private var paywall = Paywall()
          var body: some View {
            Button("Offer") { paywall.step = 1 }.sheet(isPresented: ↓paywall.isOffered) { Text("Premium") }
            Button("Show") { paywall.step = 1 }.sheet(isPresented: paywall.isShown) { Text("Premium") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let constant = CatalogueMember("Binding", "constant")
  private static let locked: Name = "interactiveDismissDisabled"

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents([.view]) || callee.isAny(of: messages) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if context.isUse(node, ofAny: Self.messages) { return checkAlert(node, context) }
    guard context.presents(node, [.view]), !context.isPreview,
      let binding = context.argument(node, .isPresented) ?? context.argument(node, .item),
      let state = ignoredState(binding, context), !node.mentions(Self.locked),
      !isClosedByContent(node, state, binding, context), let name = node.calleeName
    else { return }
    let (what, text) = (node.text(of: name), context.analyzer.name(of: state))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing tells `\(text)` that the user has closed this `\(what)`: it keeps its value, and the `\(what)` does "
          + "not open again; give it a binding that sets `\(text)`",
        in: context.file, at: binding.range, notes: [context.note("the state", at: state)]))
  }

  private static let messages = [CatalogueMember("View", "alert"), CatalogueMember("View", "confirmationDialog")]
  private static let button: Name = "Button"

  private static let actions: Name = "actions"

  private func isOnlyButtons(_ closure: SyntaxNode, _ context: RuleContext) -> Bool {
    closure.kind == .closureExpr
      && closure.children.allSatisfy {
        $0.kind == .closureSignature || context.makes($0, anyOf: [Self.button])
      }
  }

  /// Checks an alert whose buttons do nothing: if its binding ignores the dismissal, the state stays.
  private func checkAlert(_ node: SyntaxNode, _ context: RuleContext) {
    guard !context.isPreview, let binding = context.argument(node, .isPresented),
      let state = ignoredState(binding, context), let name = node.calleeName,
      case let buttons = node.children.dropFirst().flatMap(\.subtree).filter({ context.makes($0, anyOf: [Self.button]) }
      ),
      buttons.allSatisfy({ button in
        button.subtree.allSatisfy { $0.kind != .closureExpr || $0.children.isEmpty }
          && button.arguments.allSatisfy {
            $0.kind == .stringLiteralExpr || $0.kind == .labeledExpr || $0.kind == .closureExpr
          }
      }), !buttons.isEmpty, context.argument(node, Self.actions).map({ isOnlyButtons($0, context) }) ?? false
    else { return }
    let (what, text) = (node.text(of: name), context.analyzer.name(of: state))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing sets `\(text)` when this `\(what)` is closed: the `\(what)` comes back, or is not shown again for the "
          + "next value; give it a binding that sets `\(text)`",
        in: context.file, at: binding.range, notes: [context.note("the state", at: state)]))
  }

  private static let cover = CatalogueMember("View", "fullScreenCover")

  private static let dismissal: Name = "onDismiss"

  /// Whether the state may be reset in another way: in `onDismiss`, through a binding that the content receives, or by
  /// the content of a full screen cover, which cannot be swiped away.
  private func isClosedByContent(
    _ call: SyntaxNode, _ state: DeclID, _ binding: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    if context.argument(call, Self.dismissal) != nil { return true }
    let name = context.analyzer.decl(state).name
    let isCover = context.isUse(call, of: Self.cover)
    return call.arguments.contains { argument in
      !argument.range.contains(binding.range) && (isCover ? argument.mentions(name) : gives(name, in: argument))
    }
  }

  /// Whether code passes on a binding to a property: `$item`.
  private func gives(_ name: Name, in code: SyntaxNode) -> Bool {
    code.tokenIndices.contains { index in
      code.token(index).kind == .dollarIdentifier && code.name(at: index) == name.projection
    }
  }

  /// The state that a binding reads and does not write.
  private func ignoredState(_ given: SyntaxNode, _ outer: RuleContext) -> DeclID? {
    let origin = outer.origin(of: given)
    let (binding, context) = (origin.node, origin.context)
    if binding.kind == .functionCallExpr, context.isUse(binding, of: Self.constant) {
      return binding.arguments.first.flatMap { state(askedBy: $0, context) }
    }
    guard context.makes(binding, anyOf: [.binding]), let getter = context.argument(binding, .get),
      let setter = context.argument(binding, .set), setter.kind == .closureExpr,
      setter.children.allSatisfy({ $0.kind == .closureSignature })
    else { return nil }
    return state(askedBy: getter, context)
  }

  private func state(askedBy code: SyntaxNode, _ context: RuleContext) -> DeclID? {
    code.subtree.firstNonNil { part in
      guard let use = context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
        context.analyzer.isObserved(use.decl)
      else { return nil }
      return use.decl
    }
  }
}
