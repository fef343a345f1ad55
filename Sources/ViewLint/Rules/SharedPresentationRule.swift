import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of two presentations on one view that the same state turns on.
struct SharedPresentationRule: Rule {
  static let info = RuleInfo(
    "alert_state_shared", .correctness, .warning, isFixable: false,
    summary: "the same state turns on two presentations",
    explanation: """
      A view can present one thing at a time. Two sheets, alerts or covers that are bound to the same `Bool` are told to \
      come at the same moment: one of them wins, the other is lost with a complaint at run time. Give each a state of its \
      own, or keep in one optional what is to be presented.
      """,
    silence: """
      Presentations with different state are fine, also on one view. So are those of which a condition shows one only, and \
      those in a row, behind a link or in what is presented: they may never be there together.
      """,
    examples: [
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .↓alert("Alert", isPresented: $isShown) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Button("Show") { isShown = true }
              .popover(isPresented: $isShown) { Text("Popover") }
              .padding()
              .↓sheet(isPresented: $isShown) { Text("Sheet") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          @State private var asks = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .alert("Alert", isPresented: $asks) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Toggle("Shown", isOn: $isShown) }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          @State private var asks = false
          let isPhone: Bool
          var body: some View {
            NavigationStack {
              VStack {
                Text("One").alert("One", isPresented: $isShown) { Text("OK") }
                Text("Two").↓alert("Two", isPresented: $isShown) { Text("OK") }
              }
              .↓sheet(isPresented: self.$isShown) { Text("Sheet") }
              if isPhone {
                Text("Phone").sheet(isPresented: $asks) { Text("Sheet") }
              } else {
                Text("Pad").popover(isPresented: $asks) { Text("Popover") }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 14, of: 14, inApps: 10))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.presents(["view", "message"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isViewCode, let property = state(node, context), let name = node.calleeName else { return }
    let all = context.perBody(Self.info.id) { presentations(context) }[property] ?? []
    guard let own = all.first(where: { $0.call.id == node.id }),
      let other = all.first(where: { $0.place == own.place && $0.name.start < name.start })
    else { return }
    let state = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(state)` turns on this `\(node.text(of: name))` and a `\(node.text(of: other.name))` at once, and one of them is lost; "
          + "give each a state of its own",
        in: context.file,
        at: SourceRange(Int(name.start), context.argument(node, .isPresented)?.range.end ?? name.end),
        notes: [
          Diagnostic.Note(
            "the other one", in: context.file, at: SourceRange(Int(other.name.start), other.call.range.end))
        ]))
  }

  /// A presentation, and the code that makes it: two of the same code are there together.
  private struct Presentation {
    let call: SyntaxNode
    let name: Token
    /// The branch, the row or the content that is shown later, whose code it is.
    let place: NodeID
  }

  /// The presentations of the body by the property that they are bound to.
  private func presentations(_ context: RuleContext) -> [DeclID: [Presentation]] {
    guard let decl = context.decl else { return [:] }
    var found: [DeclID: [Presentation]] = [:]
    let body = context.analyzer.node(of: decl)
    var open = [(node: body, place: body.id)]
    while let (node, place) = open.popLast() {
      if let property = state(node, context), let name = node.calleeName {
        found[property, default: []].append(Presentation(call: node, name: name, place: place))
      }
      let isChoice = node.kind == .ifExpr || node.kind == .switchExpr || node.kind == .ternaryExpr
      let staysTogether = node.kind != .functionCallExpr || isStack(node, context)
      context.forEachActiveChild(of: node) { child in
        let isApart = isChoice || !staysTogether && child.id != node.children.first?.id
        open.append((child, isApart ? child.id : place))
      }
    }
    return found
  }

  /// Whether a call is a container that shows all that is in it.
  private func isStack(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return false }
    return context.analyzer.catalogueText(.offers, of: made) != nil
      || context.analyzer.catalogueText(.axis, of: made) != nil
      || context.analyzer.catalogueText(.scrolls, of: made) != nil
      || context.analyzer.catalogueText(.navigates, of: made) != nil
      || context.analyzer.decl(made).has(.isTransparent)
  }

  /// The property that a presentation is bound to.
  private func state(_ call: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard call.kind == .functionCallExpr, context.presents(call, ["view", "message"]),
      let binding = context.argument(call, .isPresented),
      binding.kind == .declReferenceExpr || binding.kind == .memberAccessExpr,
      let use = context.record.uses[binding.id], use.part == .projection
    else { return nil }
    return use.decl
  }
}
