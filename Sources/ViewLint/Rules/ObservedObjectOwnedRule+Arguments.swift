import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Objects that a body makes for the views in it: `Row(model: RowModel(item: item))`.
extension ObservedObjectOwnedRule {
  func checkArguments(_ call: SyntaxNode, _ context: RuleContext) {
    guard let made = context.madeType(call), let owner = context.ownerType, context.conforms(owner, to: .view),
      let (arguments, parameters) = context.arguments(of: call)
    else { return }
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count, argument.node.kind != .closureExpr,
        let property = context.analyzer.directMembers(of: made, named: parameters[number].label).first,
        observed(property, context) != nil
      else { continue }
      let origin = context.origin(of: argument.node)
      guard isObject(origin.node, origin.context), context.runsWithBody, !context.isPreview, !isShownLater(context)
      else { continue }
      var conditions = [ProgramCondition.updated(owner, note: "then the body runs again")]
      switch loss(of: origin.node, origin.context) {
      case .nothing: continue
      case .values(let properties): conditions.append(.changesLater(properties))
      case .state: break
      }
      let name = context.analyzer.name(of: property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "another `\(name)` is made for `\(context.analyzer.name(of: made))` each time this body runs, and all that is in "
            + "the last one is lost; let the view keep it in a `@StateObject`",
          in: context.file, at: argument.node.range,
          notes: [context.note("the view observes what it is given", at: property)]),
        if: .all(conditions))
    }
  }

  /// Whether the code makes what is shown when somebody asks for it: that is mostly made once each time.
  private func isShownLater(_ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .functionCallExpr
        && (context.madeText(around, of: .later) != nil || context.calledText(around, of: .presents) != nil
          || context.calledText(around, of: .later) != nil)
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
          }
        }
        private func model(_ number: Int) -> RowModel { RowModel(number: number) }
      }
      struct Start: View {
        var body: some View { Row(model: RowModel(number: 7)) }
      }
      """)
  ]
}
