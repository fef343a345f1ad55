import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `@State` property with an initial value that an initializer assigns or changes.
struct StateDefaultAssignedRule: Rule {
  static let info = RuleInfo(
    "state_default_assigned", .state, .warning, isFixable: true,
    summary: "the initializer's assignment to the state is lost: the state already has its first value",
    explanation: """
      The view shows the default and not the assigned value. A `@State` starts with its default, and an optional \
      without a value starts with `nil`. Once all properties of the view are initialized, an assignment in the \
      initializer asks the state to change, but the state does not belong to a view yet: nothing changes. An \
      assignment before others that the view needs would be kept, but with the SDK 27, where `@State` is a macro, it \
      does not compile. Set the first value with `_name = State(initialValue: …)`, or leave the default out. The same \
      applies to everything else that sets or changes the state there: a second assignment, `count += 1`, \
      `names.append(name)`.
      """,
    silence: """
      The rule ignores state without a default, whose first assignment in an initializer is its first value. With SDKs \
      before 27 an assignment before the last property without a default takes effect. The rule also ignores \
      initializers that call another one of the view, closures that run later, a value that is the default, and, with \
      the SDK 27, optionals without an explicit default.
      """,
    examples: [
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 0
          @State private var name: String?
          let title: String
          init(count: Int, name: String, title: String) {
            self.title = title
            ↓self.count = count
            ↓self.name = name
          }
          var body: some View { Text("\\(name ?? title) \\(count)") }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 0
            @State private var name: String?
            let title: String
            init(count: Int, name: String, title: String) {
              self.title = title
              _count = State(initialValue: count)
              _name = State(initialValue: name)
            }
            var body: some View { Text("\\(name ?? title) \\(count)") }
          }
          """, sdk: 26),
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 0
          @State private var name: String?
          let title: String
          init(count: Int, name: String, title: String) {
            ↓self.count = count
            self.name = name
            self.title = title
          }
          var body: some View { Text("\\(name ?? title) \\(count)") }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 0
            @State private var name: String?
            let title: String
            init(count: Int, name: String, title: String) {
              _count = State(initialValue: count)
              self.name = name
              self.title = title
            }
            var body: some View { Text("\\(name ?? title) \\(count)") }
          }
          """, sdk: 27),
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 0
          @State private var name: String?
          @Binding var title: String
          init(count: Int, name: String, title: Binding<String>) {
            self.count = count
            self.name = name
            _title = title
          }
          init(name: String, title: Binding<String>) {
            self.init(count: 1, name: name, title: title)
            _title = title
            self.count = 2
          }
          var body: some View { Text("\\(name ?? title) \\(count)") }
        }
        """, sdk: 26),
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
            marked = count
            title = "Stars"
            _shown = State(initialValue: count)
            isOn = false
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
        struct Draft: View {
          @State private var text: String
          @State private var names = ["Ann"]
          @State private var count: Int
          @State private var total: Int
          init(text: String, name: String, more: Int) {
            _text = State(initialValue: "")
            _total = State(initialValue: more)
            count = 1
            if more > 1 { ↓count += more }
            ↓self.text = text
            ↓names.append(name)
            ↓names[0] = name
            var others = names
            others.append(name)
          }
          init(more: Int) {
            if more > 1 { text = "" } else { text = "more" }
            var start = 1
            start += more
            count = start
            total = start
          }
          var body: some View { Text("\\(text) \\(names.count) \\(count) \\(total)") }
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
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 52))

  static let visits: [NodeKind] = [.assignmentExpr, .infixOperatorExpr, .functionCallExpr]

  private static let otherInitializer = "self.init"

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isMutating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, analyzer.isInitializer(decl),
      !context.ancestors.contains(where: { $0.kind == .closureExpr }),
      let write = PropertyWrite(node, context.record, analyzer),
      analyzer.owner(of: write.property).flatMap({ analyzer.nominal(of: $0) }) == context.ownerType,
      analyzer.propertyWrappers(of: write.property).first?.decl == analyzer.knownDecl("State")
    else { return }
    let body = analyzer.node(of: decl)
    guard !isDelegating(body) else { return }
    let isLost = hasAllProperties(before: node, in: body, context)
    if let start = firstValue(of: write.property, context) {
      guard write.value.map({ start != $0.text }) ?? isLost, isLost || isMacro(context) else { return }
      report(write, start: start, isLost: isLost, context)
    } else if isLost, let start = firstValue(of: write.property, before: node, in: body, context) {
      report(write, after: start, context)
    }
  }

  private func report(_ write: PropertyWrite, start: String, isLost: Bool, _ context: RuleContext) {
    let name = context.analyzer.name(of: write.property)
    let effect =
      isLost
      ? "`\(name)` stays `\(RuleText.oneLine(start))`: it starts with its default, and an assignment to a `@State` "
        + "here is lost" : "with the SDK 27 a first assignment to a `@State` with a default does not compile"
    let fix = write.value.map { value in
      FixIt(
        "`State(initialValue: …)`",
        [
          TextEdit(write.target.range, "_\(name)"),
          TextEdit(value.range, "State(initialValue: \(value.text))"),
        ], isSafe: false)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(effect); write `_\(name) = State(initialValue: …)`, or leave the default out",
        in: context.file, at: write.target.range, notes: [context.note("the default", at: write.property)],
        fixIts: [fix].compactMap { $0 }))
  }

  private func report(_ write: PropertyWrite, after start: SyntaxNode, _ context: RuleContext) {
    let name = context.analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` keeps its first value: later changes of a `@State` in an initializer are lost; compute the value "
          + "first, and assign it once",
        in: context.file, at: write.target.range,
        notes: [Diagnostic.Note("the first value", in: context.file, at: start.range)]))
  }

  private func isMacro(_ context: RuleContext) -> Bool { context.analyzer.program.configuration.isOfSDK27 }

  /// Whether an initializer delegates to another one of its type, which has already set the initial value.
  private func isDelegating(_ initializer: SyntaxNode) -> Bool {
    initializer.subtree.contains { $0.kind == .functionCallExpr && $0.children.first?.text == Self.otherInitializer }
  }

  /// Whether all properties of the view without a default are assigned before a statement. Until then, Swift treats an
  /// assignment as the initial value of the state, even if the property has a default.
  private func hasAllProperties(before node: SyntaxNode, in initializer: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType, let members = context.analyzer.memberwiseSignature(of: owner) else {
      return false
    }
    var missing = Set(members.parameters.filter { !$0.hasDefault }.map(\.label))
    for statement in statements(before: node, in: initializer, context) {
      guard statement.kind == .assignmentExpr, let (use, _) = context.initialization(statement) else { continue }
      missing.remove(context.analyzer.decl(use.decl).name)
    }
    return missing.isEmpty
  }

  /// The place where an initializer sets the initial value of a state, in a statement that runs before another one.
  private func firstValue(
    of property: DeclID, before node: SyntaxNode, in initializer: SyntaxNode, _ context: RuleContext
  ) -> SyntaxNode? {
    statements(before: node, in: initializer, context).first { context.initialization($0)?.use.decl == property }
  }

  /// The statements of an initializer that run before another one.
  private func statements(before node: SyntaxNode, in initializer: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    let blocks = [initializer.child(.codeBlock)].compactMap { $0 } + context.ancestors.filter { $0.kind == .codeBlock }
    return blocks.flatMap { Array($0.children) }.filter { $0.range.end <= node.range.start }
  }

  /// The value of a property before an initializer runs: the declared one, or `nil`.
  private func firstValue(of property: DeclID, _ context: RuleContext) -> String? {
    let node = context.analyzer.node(of: property)
    if let value = node.initialValue { return value.text }
    // The treatment of an optional without a value by the macro is unknown.
    guard !isMacro(context), node.child(.typeAnnotation)?.children.last?.kind == .optionalType else { return nil }
    return "nil"
  }
}
