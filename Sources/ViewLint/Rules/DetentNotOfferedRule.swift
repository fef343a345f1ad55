import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a sheet whose selected detent is not in its set of detents.
struct DetentNotOfferedRule: Rule {
  static let info = RuleInfo(
    "detent_not_offered", .correctness, .warning, isFixable: false,
    summary: "the sheet starts with a detent that is not in its set of detents",
    explanation: """
      The sheet opens at another height, and the state differs from what is shown until the user drags the sheet. \
      `presentationDetents(_:selection:)` ignores a selected detent that is not in the set. Add the detent to the \
      set, or start with one that is in it.
      """,
    silence: """
      The rule ignores sets with one detent or with a detent that is not known, and states that an initializer or code \
      outside of the sheet sets.
      """,
    examples: [
      RuleExample(
        """
        struct Map: View {
          @State private var isShown = true
          @State private var detent: PresentationDetent = .large
          var body: some View {
            Color.green.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.medium, .height(120)], selection: ↓$detent)
            }
          }
        }
        """),
      RuleExample(
        """
        extension PresentationDetent {
          static let bar = PresentationDetent.height(80)
          static let half = Self.fraction(0.5)
        }
        struct Map: View {
          @State private var isShown = true
          @State private var detent = PresentationDetent.bar
          var body: some View {
            Color.green.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.half, .large], selection: ↓$detent)
            }
          }
        }
        """),
      RuleExample(
        """
        extension PresentationDetent {
          static let bar = PresentationDetent.height(120)
        }
        private let barHeight = 120.0
        struct Map: View {
          @State private var isShown = false
          @State private var detent: PresentationDetent = .large
          @State private var other = PresentationDetent.height(barHeight)
          @State private var chosen = PresentationDetent.medium
          var body: some View {
            Color.green.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.large, .height(120)], selection: $detent)
            }
            Color.red.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.large, .bar], selection: $other)
            }
            Button("Open") {
              chosen = .large
              isShown = true
            }
            .sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.large, .bar], selection: $chosen)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Another file may contain the constants, or pass the first detent.
  static let usesProgramFacts = true

  private static let detents = CatalogueMember("View", "presentationDetents")
  private static let detent: Name = "PresentationDetent"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [detents]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.detents), let set = node.arguments.first,
      let selection = context.argument(node, "selection"), let state = context.propertyBound(by: selection),
      context.isShownState(state), let first = analyzer.node(of: state).initialValue
    else { return }
    let elements = context.originOnceMade(of: set)
    guard elements.node.kind == .arrayExpr else { return }
    let offered = elements.node.children.filter(\.kind.isExpr).map { detent($0, elements.context) }
    let stateContext = RuleContext(analyzer, state.file)
    stateContext.enter(state)
    // A sheet with one detent has its height whatever the state says.
    guard offered.count > 1, !offered.contains(nil), let selected = detent(first, stateContext),
      !offered.contains(selected), !isSet(state, outsideOf: node, context)
    else { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(analyzer.name(of: state))` starts with `\(RuleText.oneLine(first.text))`, which is not one of these detents: "
        + "the sheet opens at another height; add it to them",
      in: context.file, at: selection.range, notes: [context.note("it is declared here", at: state)])
    let owner = context.isOfSameType(state) ? context.ownerType : nil
    if let condition = owner.flatMap({ context.conditionToBegin(state, of: $0) }) {
      context.report(diagnostic, if: condition)
    } else {
      context.report(diagnostic)
    }
  }

  /// A detent: the member of `PresentationDetent` that makes it, and the number that the member receives.
  private struct Detent: Equatable {
    let member: DeclID
    let number: Double?
  }

  /// The detent that an expression makes, also through a constant of the program; `nil` if it is not known.
  private func detent(_ value: SyntaxNode, _ context: RuleContext) -> Detent? {
    let origin = context.originOnceMade(of: value)
    let (node, inner) = (origin.node, origin.context)
    guard let use = inner.record.uses[node.id], inner.analyzer.isFromCatalogue(use.decl),
      inner.analyzer.ownerName(of: use.decl) == Self.detent
    else { return nil }
    guard node.kind == .functionCallExpr else { return Detent(member: use.decl, number: nil) }
    guard let number = node.arguments.first.flatMap({ inner.writtenNumber($0) }) else { return nil }
    return Detent(member: use.decl, number: number)
  }

  /// Whether code sets the state before the sheet opens: an initializer, or code outside of the view with the detents.
  private func isSet(_ state: DeclID, outsideOf node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: state, analyzer)
    let name = analyzer.decl(state).name
    let isInitialized = analyzer.owner(of: state).map { owner in
      analyzer.children(of: owner).contains { analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name) }
    }
    return isInitialized == true || uses.bindings.count > 1
      || uses.writes.contains { !node.range.contains($0.node.range) }
  }
}
