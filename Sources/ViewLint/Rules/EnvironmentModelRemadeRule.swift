import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a model in the environment that a body creates again while its views are shown.
struct EnvironmentModelRemadeRule: Rule {
  static let info = RuleInfo(
    "environment_model_remade", .state, .warning, isFixable: false,
    summary: "the body creates another model for the environment at each update, and what the last one held is lost",
    explanation: """
      The cart is empty again after an unrelated change. The argument of `environmentObject` is evaluated with the body, \
      and a body with a state that changes is evaluated again. Keep the model in `@StateObject`, or in `@State` if it is \
      `@Observable`, and put that into the environment.
      """,
    silence: """
      The rule ignores bodies that are not evaluated again while the views are shown, apps and scenes, content of sheets, \
      objects that hold only what they are given, and classes whose properties no code changes.
      """,
    examples: [
      RuleExample(
        """
        final class Cart: ObservableObject {
          @Published var items = 0
        }
        struct CartView: View {
          @EnvironmentObject private var cart: Cart
          var body: some View { Button("\\(cart.items)") { cart.items += 1 } }
        }
        struct Shop: View {
          @State private var isSale = false
          var body: some View {
            Text(isSale ? "Sale" : "Shop")
            Toggle("Sale", isOn: $isSale)
            CartView().environmentObject(↓Cart())
          }
        }
        """),
      RuleExample(
        """
        final class Cart: ObservableObject {
          @Published var items = 0
        }
        struct CartView: View {
          @EnvironmentObject private var cart: Cart
          var body: some View { Button("\\(cart.items)") { cart.items += 1 } }
        }
        struct Shop: View {
          @State private var isSale = false
          @StateObject private var cart = Cart()
          var body: some View {
            Text(isSale ? "Sale" : "Shop")
            Toggle("Sale", isOn: $isSale)
            CartView().environmentObject(cart)
          }
        }
        struct Once: View {
          var body: some View { CartView().environmentObject(Cart()) }
        }
        final class Theme: ObservableObject {
          @Published var accent = Color.red
        }
        struct Themed: View {
          @State private var isSale = false
          var body: some View {
            Toggle(isSale ? "Sale" : "Shop", isOn: $isSale).environmentObject(Theme())
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 13))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let members = [
    CatalogueMember("View", "environmentObject"), CatalogueMember("View", "environment"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: Self.members) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let given = node.arguments.last, let owner = context.ownerType, context.conforms(owner, to: .view),
      context.runsWithBody, !context.isPreview
    else { return }
    let origin = context.origin(of: given)
    let making = origin.context.making(origin.node)
    guard let made = making.context.madeType(making.node), context.isOwn(made),
      context.analyzer.decl(made).kind == .classType,
      context.conforms(made, to: .observableObject) || context.conforms(made, to: .observable),
      !InlineEnvironmentObjectRule().holdsOnlyWhatItIsGiven(made, context), let again = context.runsAgain(owner)
    else { return }
    if case .nothing = making.context.loss(of: making.node) { return }
    let variables = context.analyzer.children(of: made).filter { member in
      let decl = context.analyzer.decl(member)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic, .isConstant])
    }
    let name = context.analyzer.name(of: made)
    let wrapper = context.conforms(made, to: .observable) ? "@State" : "@StateObject"
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "each evaluation of this body creates another `\(name)`, and what the last one held is lost; keep it in "
        + "`\(wrapper)`",
      in: context.file, at: given.range, notes: again.notes)
    context.report(diagnostic, if: .all([.changesLater(variables)] + (again.condition.map { [$0] } ?? [])))
  }
}
