import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The models that a body makes for its child views: `Row(model: RowModel(item: item))`.
extension OwnedReferenceRule {
  func checkArguments(_ call: SyntaxNode, _ context: RuleContext) {
    for found in context.objectsMade(forViewOf: call, where: { isPlain($0, context) }) {
      let isObservable = context.conforms(found.made, to: .observable)
      guard isObservable || context.conforms(found.made, to: .observableObject) else { continue }
      let (made, view) = (context.analyzer.name(of: found.made), context.analyzer.name(of: found.view))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each evaluation of this body creates another `\(made)` for `\(view)`, and what the last one held is lost; let "
            + "`\(view)` keep it in \(isObservable ? "`@State`" : "a `@StateObject`")",
          in: context.file, at: found.value.range,
          notes: [context.note("the view only stores what it receives", at: found.property)] + found.notes),
        if: found.condition)
    }
  }

  /// Whether a property of a view is stored in the view's value, without a wrapper.
  private func isPlain(_ property: DeclID, _ context: RuleContext) -> Bool {
    let decl = context.analyzer.decl(property)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]) else { return false }
    return isUnkept(property, context)
  }

  static let examplesOfArguments: [RuleExample] = [
    RuleExample(
      """
      final class Summary: ObservableObject {
        @Published var isAsking = false
        let total: Int
        init(total: Int) { self.total = total }
      }
      final class Change: ObservableObject {
        @Published var total = 3
        func summary() -> Summary {
          let total = total + 1
          let summary = Summary(total: total)
          return summary
        }
      }
      struct SummaryScreen: View {
        let summary: Summary
        init(_ change: Change) {
          ↓summary = change.summary()
        }
        var body: some View { Button("Buy") { summary.isAsking = true } }
      }
      struct Shop: View {
        @StateObject private var change = Change()
        var body: some View {
          Button("More") { change.total += 1 }
          SummaryScreen(change)
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Draft {
        var text = ""
      }
      @Observable final class Price {
        let amount: Int
        init(amount: Int) { self.amount = amount }
      }
      struct Editor: View {
        @Bindable var draft: Draft
        var body: some View { TextField("Text", text: $draft.text) }
      }
      struct Counter: View {
        let draft: Draft
        var body: some View { Button("\\(draft.text.count)") { draft.text += "x" } }
      }
      struct Tag: View {
        let price: Price
        var body: some View { Text("\\(price.amount)") }
      }
      struct Kept: View {
        @State private var draft: Draft
        init(draft: Draft) { _draft = State(initialValue: draft) }
        var body: some View { TextField("Text", text: $draft.text) }
      }
      @Observable final class Entry {
        var text: String
        init(text: String) { self.text = text }
      }
      struct Line: View {
        let entry: Entry
        var body: some View { Text(entry.text) }
      }
      func rename(_ entry: Entry) { entry.text = "b" }
      struct Desk: View {
        @State private var isOpen = false
        var body: some View {
          Toggle(isOpen ? "Open" : "Closed", isOn: $isOpen)
          Editor(draft: ↓Draft())
          Counter(draft: ↓Draft())
          Tag(price: Price(amount: 3))
          Kept(draft: Draft())
          Counter(draft: Draft()).disabled(true)
          Text("Menu").contextMenu { Counter(draft: Draft()) }
          Line(entry: Entry(text: "a"))
          NavigationLink("Write") { Editor(draft: Draft()) }
          Button("Show") { show(Editor(draft: Draft())) }
        }
        private func show(_ view: some View) {}
      }
      struct Still: View {
        var body: some View { Editor(draft: Draft()) }
      }
      @main struct DeskApp: App {
        @State private var isOpen = false
        var body: some Scene { WindowGroup { Editor(draft: Draft()).disabled(!isOpen) } }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Basket {
        var items: [String] = []
      }
      @Observable final class Order {
        var note = ""
        func clear() { note = "" }
      }
      struct OrderPage: View {
        private let current: Order
        let basket: Basket
        init(order: Order, basket: Basket) {
          current = order
          self.basket = basket
        }
        var body: some View {
          Button("Clear \\(current.note)") { current.clear() }
          Button("Add") { basket.items.append("Tea") }
        }
      }
      struct Shop: View {
        @Environment(Basket.self) private var basket
        var body: some View {
          Text("\\(basket.items.count)")
          NavigationLink("Order") { OrderPage(order: ↓Order(), basket: basket) }
        }
      }
      """),
  ]
}
