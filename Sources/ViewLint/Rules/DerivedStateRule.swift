import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of state that only repeats what another value says.
struct DerivedStateRule: Rule {
  static let info = RuleInfo(
    "derived_state", .state, .note, isFixable: false, profile: .strict,
    summary: "the state follows from another value, and is kept up with it by hand",
    explanation: """
      State that is calculated of another value each time that changes is a second truth: it is one pass late, and where \
      somebody forgets to keep it up, it is wrong. A computed property is always right and costs no update of its own.
      """,
    silence: """
      What is found out by a call may be worth keeping. State that is also written elsewhere or given on as a binding is a \
      truth of its own, and so is what keeps the old value.
      """,
    examples: [
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          @State private var count = 0
          var body: some View {
            Button(String(count)) { items.append("new") }
              .onChange(of: items) { ↓count = items.count }
          }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          private var count: Int { items.count }
          var body: some View {
            Button(String(count)) { items.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          @State private var sorted: [String] = []
          @State private var count = 0
          @State private var last = 0
          var body: some View {
            Button(sorted.joined()) { items.append("new") }
              .onChange(of: items) { sorted = items.sorted() }
              .onChange(of: items) { count = items.count }
              .onChange(of: count) { old, _ in last = old }
            Button("Reset \\(last)") { count = 0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 1))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let observed = context.argument(node, "of"), let source = context.record.decl(of: observed),
      analyzer.decl(source).kind == .variable,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let statements = action.children.filter { $0.kind.isCodeItem }
    guard statements.count == 1, let statement = statements.first,
      let write = PropertyWrite(statement, context.record, analyzer), let value = write.value, write.property != source,
      analyzer.decl(write.property).access <= .fileprivateAccess,
      let wrapper = analyzer.propertyWrappers(of: write.property).first, analyzer.ownsWrappedValue(wrapper.decl),
      follows(value, from: source, in: action, context)
    else { return }
    let uses = PropertyUses(of: write.property, analyzer)
    guard uses.bindings.isEmpty, uses.writes.allSatisfy({ $0.value?.text == value.text }) else { return }
    let name = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` only repeats what `\(RuleText.oneLine(observed.text))` says, one pass late; make it a computed property",
        in: context.file, at: statement.range, notes: [context.note("the state is declared here", at: write.property)]))
  }

  /// Whether a value is made of the observed one, or of what the action is told is its new value, without a call.
  private func follows(_ value: SyntaxNode, from source: DeclID, in action: SyntaxNode, _ context: RuleContext) -> Bool
  {
    let parameters = action.closureParameterNames(unnamed: 0).map(\.text)
    // Of two parameters the first is the old value.
    let old = parameters.count > 1 ? parameters.first : nil
    var isAboutSource = false
    var isPlain = true
    var open = [value]
    while let next = open.popLast() {
      switch next.kind {
      case .functionCallExpr, .subscriptCallExpr, .closureExpr, .tryExpr, .awaitExpr, .asExpr: isPlain = false
      case .declReferenceExpr, .memberAccessExpr:
        if let use = context.record.uses[next.id] {
          if use.decl == source { isAboutSource = true }
          // What a property works out may be worth keeping, too.
          if context.isOwn(use.decl), use.decl != source, context.analyzer.decl(use.decl).has(.isComputed) {
            isPlain = false
          }
        } else if next.kind == .declReferenceExpr {
          if next.text == old || next.text == "$0" { isPlain = false }
          if next.text == parameters.last { isAboutSource = true }
        }
      default: break
      }
      open += next.children
    }
    return isAboutSource && isPlain
  }
}
