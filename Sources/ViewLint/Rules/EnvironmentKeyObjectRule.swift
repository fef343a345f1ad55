import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about reads of an `ObservableObject` from an environment key, which does not observe the object.
struct EnvironmentKeyObjectRule: Rule {
  static let info = RuleInfo(
    "environment_key_object", .state, .warning, isFixable: false,
    summary: "the body reads an `ObservableObject` from an environment key, which does not observe it",
    explanation: """
      The view goes on showing old values. `@Environment(\\.store)` evaluates a body again when the key gets another \
      object, not when the object changes: an `ObservableObject` only notifies `@StateObject`, `@ObservedObject` and \
      `@EnvironmentObject`. Make the class `@Observable`, or pass the object with `environmentObject(_:)`.
      """,
    silence: """
      An object that the body only calls, such as a service, or whose `@Published` properties that the body reads are \
      not changed anywhere. A view that listens itself, by `onReceive`. Where a view of the program observes an \
      object of the same class, it may update the others when that changes, and the key is there to find the object \
      without observing it.
      """,
    examples: [
      RuleExample(
        """
        final class Cart: ObservableObject {
          @Published var count = 0
          func add() { count += 1 }
        }
        struct CartKey: EnvironmentKey {
          static let defaultValue = Cart()
        }
        extension EnvironmentValues {
          var cart: Cart {
            get { self[CartKey.self] }
            set { self[CartKey.self] = newValue }
          }
        }
        struct Badge: View {
          @Environment(\\.cart) private var cart
          var body: some View {
            Text("\\(↓cart.count)")
            Button("Add") { cart.add() }
          }
        }
        """),
      RuleExample(
        """
        final class Cart: ObservableObject {
          @Published var count = 0
          func add() { count += 1 }
        }
        struct CartKey: EnvironmentKey {
          static let defaultValue = Cart()
        }
        extension EnvironmentValues {
          var cart: Cart {
            get { self[CartKey.self] }
            set { self[CartKey.self] = newValue }
          }
        }
        struct Badge: View {
          @Environment(\\.cart) private var cart
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onReceive(cart.$count) { count = $0 }
            Button("Add to \\(count)") { print(cart.count) }
          }
        }
        """),
      RuleExample(
        """
        final class Cart: ObservableObject {
          @Published var count = 0
          func add() { count += 1 }
        }
        extension EnvironmentValues {
          @Entry var cart: Cart?
        }
        struct Badge: View {
          @Environment(\\.cart) private var cart
          var body: some View { Text("\\(cart?.count ?? 0)") }
        }
        struct Shop: View {
          @StateObject private var cart = Cart()
          var body: some View {
            Badge().environment(\\.cart, cart)
            Button("Add to \\(cart.count)") { cart.add() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let usesProgramFacts = true

  private static let receive: Name = "onReceive"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let base = node.children.first?.unchained, let holder = context.record.uses[base.id], holder.part == .value,
      context.isOwn(holder.decl), analyzer.decl(holder.decl).has(.hasCustomAttributes),
      let wrapper = analyzer.propertyWrappers(of: holder.decl).first,
      analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      wrapper.attribute.children.contains(where: { $0.kind == .keyPathExpr }),
      let model = context.objectType(of: base), context.isOwn(model), analyzer.decl(model).kind == .classType,
      context.conforms(model, to: .observableObject), !context.conforms(model, to: .observable),
      let use = context.record.uses[node.id], use.part == .value, analyzer.isObserved(use.decl),
      analyzer.decl(use.decl).kind == .variable, context.runsWithBody, !context.isPreview,
      let decl = context.decl, !listens(to: model, context),
      !context.perBody(Self.info.id, { isObservedSomewhere(model, context) })
    else { return }
    let (name, property) = (analyzer.name(of: model), analyzer.name(of: use.decl))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(property)` changes without updating this view: a key of the environment does not observe \(RuleText.article(name)) "
          + "`\(name)`; make it `@Observable`, or pass it with `environmentObject(_:)`",
        in: context.file, at: node.range, notes: [context.note("the object comes from here", at: holder.decl)]),
      if: .all([.written(use.decl, note: "it is changed here"), .live(decl)]))
  }

  /// Whether the view observes changes in another way.
  private func listens(to model: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType else { return true }
    return ([owner] + analyzer.extensions(of: owner)).contains { analyzer.node(of: $0).mentions(Self.receive) }
  }

  /// Whether another view of the program observes an object of the class.
  private func isObservedSomewhere(_ model: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.program.userFileIDs.contains { file in
      analyzer.bodies(in: file).contains { member in
        guard analyzer.decl(member).kind == .variable, analyzer.decl(member).has(.hasCustomAttributes),
          let wrapper = analyzer.propertyWrappers(of: member).first,
          analyzer.catalogueText(.observes, of: wrapper.decl) != nil
        else { return false }
        return context.nominal(analyzer.variableType(of: member)) == model
      }
    }
  }
}
