import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes bindings whose closures do the same as the projection of a property.
struct BindingClosureRule: Rule {
  static let info = RuleInfo(
    "binding_closure", .performance, .note, isFixable: false,
    summary: "closures do what `$` on the property does, and create a different binding each time the body runs",
    explanation: """
      The view that gets the binding is evaluated again at each update. Closures cannot be compared, so a \
      `Binding(get:set:)` that a body creates is different each time. The projection of the property, such as `$isOn` \
      or `$model.name`, is equal to the previous one.
      """,
    silence: """
      Closures that convert the value, or that do more than set it, or nothing: no projection can replace them. \
      Computed properties, and objects that the view does not keep in a wrapper that projects bindings, have no \
      projection.
      """,
    examples: [
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: ↓Binding(get: { isOn }, set: { isOn = $0 }))
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var name: String?
          var body: some View {
            let text = Binding(get: { name ?? "" }, set: { name = $0 })
            TextField("Name", text: text)
          }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var name = ""
        }
        struct Settings: View {
          @ObservedObject var model: Model
          var body: some View {
            let text = ↓Binding(
              get: { return model.name },
              set: { newValue in model.name = newValue })
            TextField("Name", text: text)
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """),
      RuleExample(
        """
        extension Binding where Value == Bool {
          func inverted() -> Binding<Bool> {
            Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Model {
          var name = ""
          var other: Model?
        }
        struct Settings: View {
          let model: Model
          @Environment(Model.self) private var shared
          @AppStorage("days") private var stored = 1
          private var days: Int {
            get { stored }
            nonmutating set { stored = newValue }
          }
          var body: some View {
            TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
            TextField("Name", text: Binding(get: { shared.name }, set: { shared.name = $0 }))
            Stepper("Days", value: Binding(get: { days }, set: { days = $0 }))
            Stepper("Days", value: ↓Binding(get: { self.stored }, set: { self.stored = $0 }))
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          private var switched: Binding<Bool> {
            ↓Binding { isOn } set: { isOn = $0 }
          }
          var body: some View { Toggle("On", isOn: switched) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 72, of: 73, inApps: 76))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let bindings: [Name] = ["Binding"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: Self.bindings) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let get = context.argument(node, .get), let set = context.argument(node, .set), context.runsForBody,
      let value = onlyStatement(get), let assignment = onlyStatement(set), assignment.kind == .assignmentExpr,
      let target = assignment.children.first, let given = assignment.children.last,
      target.spacedText == value.spacedText, isParameter(given, of: set)
    else { return }
    guard let property = context.rootProperty(value), hasProjection(value, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this binding does what `$` on `\(context.analyzer.name(of: property))` does, but is different each time the "
          + "body runs, so the view that gets it is updated each time; use `$` instead",
        in: context.file, at: node.range, notes: [context.note("the property", at: property)]))
  }

  /// Whether `$` in front of a chain makes a binding: the first property's wrapper projects one, and the rest are
  /// members.
  private func hasProjection(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    var root = value
    while root.kind == .memberAccessExpr, let base = root.children.first, base.kind.isExpr,
      base.kind != .declReferenceExpr || base.firstToken?.kind != .selfKeyword
    {
      root = base
    }
    guard root.kind == .declReferenceExpr || root.kind == .memberAccessExpr,
      let use = context.record.uses[root.id], context.analyzer.decl(use.decl).kind == .variable,
      let projection = context.analyzer.projectionType(of: use.decl)
    else { return false }
    return root.id != value.id || context.analyzer.isKnown(projection, .binding)
  }

  /// The single expression of a closure, with or without `return`.
  private func onlyStatement(_ closure: SyntaxNode) -> SyntaxNode? {
    guard closure.kind == .closureExpr else { return nil }
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let only = statements.first else { return nil }
    return only.kind == .returnStmt ? only.children.first : only
  }

  private func isParameter(_ node: SyntaxNode, of closure: SyntaxNode) -> Bool {
    guard node.kind == .declReferenceExpr else { return false }
    if node.firstToken.map({ node.isSpelt($0, "$0") }) == true { return true }
    return closure.child(.closureSignature)?.spacedText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map {
      $0 == node.text
    } ?? false
  }
}
