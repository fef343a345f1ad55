import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes bindings to objects that are never replaced.
struct BindingToObservableRule: Rule {
  static let info = RuleInfo(
    "binding_to_observable", .state, .note, isFixable: false,
    summary: "the binding is to an object reference that is never replaced, and does not observe the object",
    explanation: """
      A `@Binding` to an object lets a view replace the object with another one. It is not needed to read the object \
      or to bind to its properties: use `@Bindable` or a `let` for an `@Observable` class. For an `ObservableObject` \
      use `@ObservedObject`; without it the view does not follow the object's changes at all.
      """,
    silence: """
      Views that replace the object somewhere or pass the binding on, and bindings to optional objects, which present \
      something.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class User { var name = "" }
        struct Profile: View {
          @Binding var ↓user: User
          var body: some View { TextField("Name", text: $user.name) }
        }
        """),
      RuleExample(
        """
        final class User: ObservableObject { @Published var name = "" }
        struct Profile: View {
          @Binding var ↓user: User
          var body: some View { Text(user.name) }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class User { var name = "" }
        struct Profile: View {
          @Bindable var user: User
          @Binding var other: User?
          var body: some View { TextField("Name", text: $user.name) }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class User { var name = "" }
        struct Profile: View {
          @Binding var user: User
          var body: some View { Button("Log out") { user = User() } }
        }
        struct Account: View {
          @Binding var user: User
          var body: some View { Profile(user: $user) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 32, of: 32, inApps: 46))

  static let visits: [NodeKind] = [.patternBinding]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).has(.hasCustomAttributes),
      let owner = context.ownerType,
      let wrapper = analyzer.propertyWrappers(of: decl).first, wrapper.decl == analyzer.knownDecl(.binding),
      let object = context.nominal(analyzer.variableType(of: decl)), context.isOwn(object),
      analyzer.decl(object).kind == .classType, context.conforms(owner, to: .view)
    else { return }
    let advice: String
    if context.conforms(object, to: .observable) {
      advice = "does not need to be a binding; `@Bindable` gives bindings to its properties"
    } else if context.conforms(object, to: .observableObject) {
      advice = "is not observed through a binding; use `@ObservedObject`, which sees its changes"
    } else {
      return
    }
    guard ChangeFinder(context: context, property: decl).firstChange() == nil, !isGivenOn(decl, owner, context) else {
      return
    }
    let (name, type) = (analyzer.name(of: decl), analyzer.name(of: object))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view never replaces the `\(type)`, and `\(name)` \(advice)",
        in: context.file, at: analyzer.nameRange(of: decl), notes: [context.note("the class", at: object)]))
  }

  /// Whether the view passes on the whole binding, so that other code may replace the object: `$user`, not
  /// `$user.name`.
  private func isGivenOn(_ decl: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    let type = context.analyzer.node(of: owner)
    let projection = "$" + context.analyzer.name(of: decl)
    return type.tokenIndices.contains { index in
      type.text(of: type.token(index)) == projection && type.token(index + 1).kind != .period
    }
  }
}
