import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a `@State` with a default value to which an initialiser assigns another one.
struct StateDefaultAssignedRule: Rule {
  static let info = RuleInfo(
    "state_default_assigned", .state, .warning, isFixable: true,
    summary: "what the initialiser assigns to the state is thrown away: it has a default",
    explanation: """
      A `@State` that has a default begins with it. An assignment in an initialiser comes after that, when the state belongs to \
      no view yet: it changes nothing, and the view shows the default. An optional without a value has one, `nil`. With the \
      SDK 27 `@State` is a macro, and the assignment does not even compile. Give the state its first value with \
      `_name = State(initialValue: …)`, or leave the default out.
      """,
    silence: """
      State without a default: the first assignment in an initialiser is its first value. What a closure in the initialiser \
      does comes later. Nothing is said of a value that is the default, and, with the SDK 27, of optionals without a \
      default of their own.
      """,
    examples: [
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 0
          @State private var name: String?
          init(count: Int, name: String) {
            ↓self.count = count
            ↓self.name = name
          }
          var body: some View { Text("\\(name ?? "") \\(count)") }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 0
            @State private var name: String?
            init(count: Int, name: String) {
              _count = State(initialValue: count)
              _name = State(initialValue: name)
            }
            var body: some View { Text("\\(name ?? "") \\(count)") }
          }
          """, sdk: 26),
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 0
          @State private var name: String?
          init(count: Int, name: String) {
            ↓self.count = count
            self.name = name
          }
          var body: some View { Text("\\(name ?? "") \\(count)") }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 0
            @State private var name: String?
            init(count: Int, name: String) {
              _count = State(initialValue: count)
              self.name = name
            }
            var body: some View { Text("\\(name ?? "") \\(count)") }
          }
          """, sdk: 27),
      RuleExample(
        """
        struct Stars: View {
          @State private var count: Int
          @State private var shown = 0
          @State private var isOn = false
          @State private var marked: Optional<Int>
          let title: String
          init(count: Int) {
            self.count = count
            _shown = State(initialValue: count)
            isOn = false
            marked = count
            title = "Stars"
          }
          init(later: Int) {
            count = 0
            marked = nil
            title = "Stars"
            let set = { [self] in shown = later }
            set()
          }
          var body: some View { Text("\\(count) \\(shown) \\(marked ?? 0)") }
        }
        """),
      RuleExample(
        """
        @propertyWrapper struct State<Value> {
          var wrappedValue: Value
        }
        struct Stars {
          @State var count = 0
          init(count: Int) { self.count = count }
        }
        """),
    ])

  static let visits: [NodeKind] = [.assignmentExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let (use, value) = context.initialization(node), use.part == .value, let target = node.children.first,
      !context.ancestors.contains(where: { $0.kind == .closureExpr }),
      let wrapper = analyzer.propertyWrappers(of: use.decl).first, wrapper.decl == analyzer.knownDecl("State"),
      let start = firstValue(of: use.decl, context), start != value.text
    else { return }
    let name = analyzer.name(of: use.decl)
    let effect =
      isMacro(context)
      ? "the SDK 27 compiles no assignment to a `@State` with a default" : "`\(name)` stays `\(RuleText.oneLine(start))`: "
        + "a `@State` begins with its default, and what an initialiser assigns then is thrown away"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(effect); write `_\(name) = State(initialValue: …)`, or leave the default out",
        in: context.file, at: target.range, notes: [context.note("the default", at: use.decl)],
        fixIts: [
          FixIt(
            "`State(initialValue: …)`",
            [
              TextEdit(target.range, "_\(name)"),
              TextEdit(value.range, "State(initialValue: \(value.text))"),
            ], isSafe: false)
        ]))
  }

  private func isMacro(_ context: RuleContext) -> Bool { context.analyzer.program.configuration.isOfSDK27 }

  /// What a property is before an initialiser runs: what is written behind it, or `nil`.
  private func firstValue(of property: DeclID, _ context: RuleContext) -> String? {
    let node = context.analyzer.node(of: property)
    if let value = node.initialValue { return value.text }
    // How the macro treats an optional without a value is not known.
    guard !isMacro(context), node.child(.typeAnnotation)?.children.last?.kind == .optionalType else { return nil }
    return "nil"
  }
}
