import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The objects that a body makes for its child views: `Row(model: RowModel(item: item))`.
extension ObservedObjectOwnedRule {
  func checkArguments(_ call: SyntaxNode, _ context: RuleContext) {
    for found in context.objectsMade(forViewOf: call, where: { observed($0, context) != nil }) {
      let (made, view) = (context.analyzer.name(of: found.made), context.analyzer.name(of: found.view))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each evaluation of this body creates another `\(made)` for `\(view)`, and what the last one held is lost; "
            + "let `\(view)` keep it in a `@StateObject`",
          in: context.file, at: found.value.range,
          notes: [context.note("the view observes what it receives", at: found.property)] + found.notes),
        if: found.condition)
    }
  }

  static let examplesOfArguments: [RuleExample] = [
    RuleExample(
      """
      final class RowModel: ObservableObject {
        @Published var isOpen = false
        let number: Int
        init(number: Int) { self.number = number }
      }
      final class Price: ObservableObject {
        let number: Int
        init(number: Int) { self.number = number }
      }
      struct Row: View {
        @ObservedObject var model: RowModel
        var body: some View { Toggle("\\(model.number)", isOn: $model.isOpen) }
      }
      struct Tag: View {
        @ObservedObject var price: Price
        var body: some View { Text("\\(price.number)") }
      }
      struct Rows: View {
        @State private var count = 1
        var body: some View {
          List {
            Button("\\(count)") { count += 1 }
            ForEach(0..<5, id: \\.self) { number in
              Row(model: ↓RowModel(number: number))
              Row(model: ↓model(number))
              Tag(price: Price(number: number))
            }
            NavigationLink("Next") { Row(model: RowModel(number: 6)) }
            Color.clear.sheet(isPresented: .constant(true)) { Row(model: RowModel(number: 8)) }
          }
        }
        private func model(_ number: Int) -> RowModel { RowModel(number: number) }
      }
      struct Start: View {
        var body: some View { Row(model: RowModel(number: 7)) }
      }
      """),
    RuleExample(
      """
      final class Account: ObservableObject {
        @Published var isLocked = false
      }
      final class Draft: ObservableObject {
        @Published var text = ""
      }
      struct Editor: View {
        @ObservedObject var draft: Draft
        var onSave: () -> Void = {}
        var body: some View { TextField("Text", text: $draft.text) }
      }
      struct Kept: View {
        @StateObject private var draft: Draft
        init(draft: @autoclosure @escaping () -> Draft) { _draft = StateObject(wrappedValue: draft()) }
        var body: some View { TextField("Text", text: $draft.text) }
      }
      struct Desk: View {
        @EnvironmentObject private var account: Account
        var body: some View {
          NavigationLink("Write") { Editor(draft: ↓Draft()) }
            .disabled(account.isLocked)
          NavigationLink("Note") { Kept(draft: Draft()) }
        }
      }
      struct Lock: View {
        @EnvironmentObject private var account: Account
        var body: some View { Toggle("Locked", isOn: $account.isLocked) }
      }
      struct Menus: View {
        @State private var isOpen = false
        var body: some View {
          Toggle(isOpen ? "Close" : "Open", isOn: $isOpen)
          NavigationLink("Write") { Editor(draft: Draft()) }
        }
      }
      struct Shelf: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)")
          NavigationLink("Write") { Editor(draft: ↓Draft()) { count += 1 } }
        }
      }
      """),
    RuleExample(
      """
      final class RowModel: ObservableObject, Identifiable {
        @Published var isOpen = false
        let id: Int
        init(id: Int) { self.id = id }
      }
      final class Factory {
        func makeRow() -> RowModel { RowModel(id: 0) }
      }
      struct Row: View {
        @ObservedObject var model: RowModel
        var body: some View { Toggle("\\(model.id)", isOn: $model.isOpen) }
      }
      struct Rows: View {
        let factory = Factory()
        @State private var ids = [1, 2]
        @State private var kept = [RowModel(id: 3)]
        private var models: [RowModel] { ids.map { RowModel(id: $0) } }
        var body: some View {
          Button("Add \\(ids.count)") { ids.append(4) }
          ForEach(models) { Row(model: ↓$0) }
          ForEach(kept) { Row(model: $0) }
          Row(model: ↓factory.makeRow())
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Start: ObservableObject {
        @Published var isLoading = true
        func run() async { isLoading = false }
      }
      struct StartView: View {
        @ObservedObject var start: Start
        var body: some View { Text(start.isLoading ? "Loading" : "Hello").task { await start.run() } }
      }
      @main struct StartApp: App {
        @Environment(\\.scenePhase) private var phase
        @StateObject private var kept = Start()
        var body: some Scene {
          WindowGroup {
            StartView(start: ↓Start())
            StartView(start: kept)
          }
          .onChange(of: phase) { if phase == .background { print("background") } }
        }
      }
      """),
  ]
}
