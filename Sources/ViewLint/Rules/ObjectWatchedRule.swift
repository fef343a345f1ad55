import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action for the change of an object that is always the same object.
struct ObjectWatchedRule: Rule {
  static let info = RuleInfo(
    "object_watched", .correctness, .warning, isFixable: false,
    summary: "the action waits for another object, but only the properties of the object change: it never runs",
    explanation: """
      The action never runs. `onChange`, `task(id:)` and `animation(_:value:)` compare the value before with the value \
      after an update. A reference to an object is the same before and after a change of its properties, and compares \
      equal to itself, whatever its `==` does. Watch the property that changes.
      """,
    silence: """
      Objects that may be replaced: the rule reports only those that a view owns in a `@StateObject`, that come from \
      `@EnvironmentObject`, or that all parents take from such properties.
      """,
    examples: [
      RuleExample(
        """
        final class Cart: ObservableObject, Equatable {
          @Published var items: [String] = []
          static func == (a: Cart, b: Cart) -> Bool { a === b }
        }
        struct Shop: View {
          @StateObject private var cart = Cart()
          var body: some View {
            Button("Buy") { cart.items.append("Tea") }
              .onChange(of: ↓cart) { print("changed") }
            Badge(cart: cart)
          }
        }
        struct Badge: View {
          @ObservedObject var cart: Cart
          var body: some View { Text("\\(cart.items.count)").animation(.default, value: ↓cart) }
        }
        """),
      RuleExample(
        """
        final class Cart: ObservableObject, Equatable {
          @Published var items: [String] = []
          static func == (a: Cart, b: Cart) -> Bool { a === b }
        }
        struct Shop: View {
          @State private var cart = Cart()
          @StateObject private var kept = Cart()
          var body: some View {
            Button("New") { cart = Cart() }
              .onChange(of: cart) { print("changed") }
              .onChange(of: kept.items) { print("changed") }
            Badge(cart: cart)
          }
        }
        struct Badge: View {
          @ObservedObject var cart: Cart
          var body: some View { Text("\\(cart.items.count)").animation(.default, value: cart) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The parents may be in other files.
  static let dependsOnWholeProgram = true

  private static let watching = [CatalogueMember.onChange, CatalogueMember.animation, CatalogueMember("View", "task")]
  private static let labels: [Name] = ["of", "value", .id]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: watching) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let value = Self.labels.firstNonNil({ context.argument(node, $0) }), !context.isPreview,
      let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      context.isOfSameType(use.decl), let type = context.nominal(of: value), context.isOwn(type),
      context.analyzer.decl(type).kind == .classType, staysTheSame(use.decl, context)
    else { return }
    let name = context.analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is always the same object, so this never sees a change; watch the property of `\(name)` that changes",
        in: context.file, at: value.range, notes: [context.note("the object is stored here", at: use.decl)]))
  }

  /// Whether a property of a view refers to one object as long as the view is shown.
  private func staysTheSame(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if isKept(property, analyzer) { return true }
    guard let view = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.isInput(property)
        || analyzer.propertyWrappers(of: property).first.map({
          analyzer.fact(.subscribes, of: $0.decl) == .declared && !analyzer.ownsWrappedValue($0.decl)
        }) == true
    else { return false }
    let given = context.valuesGiven(for: property, of: view)
    return !given.isEmpty && given.count == context.uses(ofView: view).count
      && given.allSatisfy { value in
        value.context.record.uses[value.node.id].map { $0.part == .value && isKept($0.decl, analyzer) } ?? false
      }
  }

  /// Whether a property is a `@StateObject`, which its view creates, or an `@EnvironmentObject`.
  private func isKept(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let wrapper = analyzer.propertyWrappers(of: property).first else { return false }
    return wrapper.decl == analyzer.knownDecl(.stateObject)
      || analyzer.fact(.subscribes, of: wrapper.decl) == .declared
        && analyzer.catalogueText(.requires, of: wrapper.decl) != nil
  }
}
