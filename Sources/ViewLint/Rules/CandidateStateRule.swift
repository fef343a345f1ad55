import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is reset when another candidate of a `ViewThatFits` fits.
struct CandidateStateRule: Rule {
  static let info = RuleInfo(
    "candidate_resets_state", .identity, .warning, isFixable: false,
    summary:
      "the view in another candidate of `ViewThatFits` has its own state, which is reset when that candidate fits",
    explanation: """
      When the window or the text size changes and another candidate fits, the state is reset. Each candidate of a \
      `ViewThatFits` has an identity of its own: the views in the old candidate are removed with their state, and \
      those in the new one start with the initial values, even if they have the same type. Keep the state outside and \
      pass both a binding, or use one view and change only the layout, for example with `AnyLayout`.
      """,
    silence: """
      Views without state, and state that nothing writes. A flag that the action which sets it also resets when it is \
      done. Views that are presented or pushed from a candidate are not checked.
      """,
    examples: [
      RuleExample(
        """
        struct Amount: View {
          @State private var amount = 1
          var body: some View { Stepper("\\(amount)", value: $amount) }
        }
        struct Offer: View {
          private var wide: some View {
            HStack {
              Text("Offer")
              ↓Amount()
            }
          }
          var body: some View {
            ViewThatFits {
              VStack {
                Text("Offer")
                Amount().padding()
              }
              wide
            }
          }
        }
        """),
      RuleExample(
        """
        struct Amount: View {
          @Binding var amount: Int
          var body: some View { Stepper("\\(amount)", value: $amount) }
        }
        struct Offer: View {
          @State private var amount = 1
          var body: some View {
            ViewThatFits {
              HStack { Amount(amount: $amount) }
              VStack { Amount(amount: $amount) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Amount: View {
          @State private var amount = 1
          var body: some View { Stepper("\\(amount)", value: $amount) }
        }
        struct Offer: View {
          @State private var isShown = false
          var body: some View {
            ViewThatFits {
              HStack {
                Amount()
                Amount()
              }
              Button("Amount") { isShown = true }.sheet(isPresented: $isShown) { Amount() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Action: View {
          let run: () async -> Void
          @State private var isBusy = false
          var body: some View {
            Button("Run") {
              isBusy = true
              Task {
                await run()
                isBusy = false
              }
            }
            .disabled(isBusy)
          }
        }
        struct Choice: View {
          @State private var isOn = false
          var body: some View {
            Button("On") { isOn = true }
            Button(isOn ? "Off" : "Is off") { isOn = false }
          }
        }
        struct Page: View {
          var body: some View {
            ViewThatFits {
              VStack {
                Action {}
                Choice()
              }
              ScrollView {
                Action {}
                ↓Choice()
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ["ViewThatFits"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isInView, !context.isPreview,
      let closure = context.analyzer.arguments(of: node, context.record).last?.node, closure.kind == .closureExpr
    else { return }
    var earlier: [DeclID: ExpandedCode] = [:]
    for candidate in closure.children where candidate.kind.isExpr {
      let views = ExpandedCode(candidate, in: context).ownViews
      for (type, place) in views {
        if let first = earlier[type] { report(type, place, first, context) }
      }
      earlier.merge(views) { first, _ in first }
    }
  }

  private func report(_ type: DeclID, _ place: ExpandedCode, _ first: ExpandedCode, _ outer: RuleContext) {
    let (context, analyzer) = (place.context, place.context.analyzer)
    let lost = analyzer.ownedState(in: analyzer.nominalType(type), includesLater: false).states.filter { state in
      state.property.map { isKept($0, analyzer) } ?? false
    }
    guard let state = lost.first?.property else { return }
    let names = RuleText.list(lost.map { "`\($0.name)`" })
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(analyzer.name(of: type))` has a different identity here than in the candidate before: \(names) "
        + "\(lost.count == 1 ? "is" : "are") reset when the other candidate fits; keep the state outside of "
        + "`ViewThatFits`",
      in: context.file, at: place.node.children.first?.range ?? place.node.range,
      notes: [
        Diagnostic.Note("the same view in another candidate", in: first.context.file, at: first.node.range),
        context.note("the state that is reset is declared here", at: state),
      ])
    outer.report(diagnostic)
  }

  /// Whether one action sets a flag and resets it, so that the flag only marks that the action is running.
  private func isFlagOfAction(_ writes: [PropertyWrite], _ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let values = writes.map { $0.value?.kind == .booleanLiteralExpr ? $0.value?.text : nil }
    guard Set(values) == ["true", "false"] else { return false }
    let places = writes.map(\.node)
    return analyzer.bodiesNear(property).contains { body in
      analyzer.node(of: body).subtree.contains { action in
        (action.kind == .closureExpr && analyzer.record(of: body).builders[action.id] == nil
          || action.kind == .codeBlock && analyzer.decl(body).kind == .function)
          && places.allSatisfy { action.isInSameTree(as: $0) && action.range.contains($0.range) }
      }
    }
  }

  /// Whether a state is ever written. A state without writes loses nothing.
  private func isKept(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let uses = PropertyUses(of: property, analyzer)
    if !uses.bindings.isEmpty { return true }
    return !uses.writes.isEmpty && !isFlagOfAction(uses.writes, property, analyzer)
  }
}
