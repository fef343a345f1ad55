import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is a copy of a binding and is written back at each change.
struct MirroredBindingRule: Rule {
  static let info = RuleInfo(
    "binding_mirrored", .state, .warning, isFixable: false,
    summary: "a binding is copied to state, and each change of the state is written back to the binding",
    explanation: """
      For a moment the two copies show different values, the bodies are evaluated once more, and if both copies change \
      within one update, one change is lost. State that starts with the binding and is only written back does not \
      follow it at all: later changes from elsewhere are not shown. A binding can be read and written like state: use \
      the binding itself, and `Binding(get:set:)` or a computed property where the value must look different.
      """,
    silence: """
      Copies that convert the value, or that are made under a condition other than a comparison of the two, with an \
      animation or after a pause: they show something else for a while, on purpose. `@FocusState` and other wrappers \
      for which there is no binding, which must be kept equal by hand.
      """,
    examples: [
      RuleExample(
        """
        struct Field: View {
          @Binding var text: String
          @State private var draft = ""
          var body: some View {
            TextField("Text", text: $draft)
              .onChange(of: text) { draft = text }
              .↓onChange(of: draft) { text = draft }
          }
        }
        """),
      RuleExample(
        """
        struct Field: View {
          @Binding var text: String
          @State private var draft = ""
          @ViewBuilder private var field: some View {
            TextField("Text", text: $draft).↓onChange(of: draft) { _, new in text = new }
          }
          var body: some View {
            field
              .onAppear { draft = text }
              .onChange(of: text) { _, new in
                if draft != new { draft = new }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Field: View {
          @Binding var text: String
          @State private var draft: String
          init(text: Binding<String>) {
            _text = text
            _draft = State(initialValue: text.wrappedValue)
          }
          var body: some View {
            TextField("Text", text: $draft).↓onChange(of: draft) { text = $1 }
          }
        }
        struct Level: View {
          @Binding var level: Double
          @State private var shown = 0.0
          var body: some View {
            Slider(value: $shown)
              .onAppear { shown = level }
              .↓onChange(of: shown) { level = shown }
          }
        }
        struct Name: View {
          @Binding var name: String
          @State private var draft = ""
          var body: some View {
            TextField("Name", text: $draft)
              .onAppear { draft = name }
              .onSubmit { name = draft }
          }
        }
        """),
      RuleExample(
        """
        struct Field: View {
          @Binding var text: String
          @Binding var isActive: Bool
          @State private var draft = ""
          @State private var shown = false
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Text", text: $draft)
              .focused($isFocused)
              .opacity(shown ? 1 : 0)
              .onChange(of: text) { draft = text }
              .onChange(of: draft) { text = draft.lowercased() }
              .onChange(of: isFocused) { isActive = isFocused }
              .onChange(of: isActive) { isFocused = isActive }
              .onChange(of: isActive) { withAnimation { shown = isActive } }
              .onChange(of: shown) { isActive = shown }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    // The state is written back unchanged.
    guard let name = node.calleeName, let back = copy(by: node, context), analyzer.isBinding(back.target),
      analyzer.isState(back.source),
      let forth = copyForth(of: Copy(source: back.target, target: back.source), context)
    else { return }
    let (binding, state) = (analyzer.name(of: back.target), analyzer.name(of: back.source))
    let effect =
      forth.isOnce
      ? "`\(state)` starts with the binding `\(binding)` and is written back to it: later changes of `\(binding)` "
        + "elsewhere are not shown"
      : "`\(state)` is kept equal to the binding `\(binding)` by two `onChange`s: each change evaluates the bodies "
        + "twice, and of changes on both sides one is lost"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(effect); use `$\(binding)` where `$\(state)` is used",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("it is copied here", in: forth.file, at: forth.range),
          context.note("the unnecessary state", at: back.source),
        ]))
  }

  /// A property whose value is assigned to another one when it changes.
  private struct Copy: Equatable {
    let source: DeclID
    let target: DeclID
  }

  /// `onChange(of: text) { draft = text }`: an action without other statements.
  private func copy(by call: SyntaxNode, _ context: RuleContext) -> Copy? {
    guard let observed = context.argument(call, "of"), let source = context.record.decl(of: observed),
      let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr
    else { return nil }
    var statements = action.children.filter { $0.kind != .closureSignature }
    // `if draft != text { draft = text }`
    if statements.count == 1, statements[0].kind == .ifExpr, statements[0].conditions.count == 1,
      statements[0].conditions[0].kind == .infixOperatorExpr, statements[0].children.count == 2,
      let block = statements[0].child(.codeBlock)
    {
      let condition = statements[0].conditions[0]
      guard condition.ownTokens.contains(where: { condition.isSpelt($0, "!=") }) else { return nil }
      statements = Array(block.children)
    }
    guard statements.count == 1, let write = PropertyWrite(statements[0], context.record, context.analyzer),
      let value = write.value, write.property != source, isNew(value, of: source, action, context)
    else { return nil }
    return Copy(source: source, target: write.property)
  }

  /// Whether a value is the new value of the property: its name, or the last parameter of the action.
  private func isNew(_ value: SyntaxNode, of source: DeclID, _ action: SyntaxNode, _ context: RuleContext) -> Bool {
    if let use = context.record.uses[value.id] { return use.decl == source && use.part == .value }
    guard value.kind == .declReferenceExpr else { return false }
    guard let signature = action.child(.closureSignature) else {
      return value.text == "$1" || value.text == "$0" && !action.mentions("$1")
    }
    let words = signature.tokenIndices.map { signature.token($0) }.filter { $0.kind == .identifier }
    return words.last.map { signature.text(of: $0) } == value.text
  }

  /// The place where a binding is copied to state.
  private struct Forth {
    let range: SourceRange
    let file: SourceFile
    /// Whether the copy happens when the view appears, and not at each change.
    let isOnce: Bool
  }

  /// The place that copies the binding to the state in the same view: an `onChange` action, or else an initializer or
  /// an action that runs when the view appears.
  private func copyForth(of copy: Copy, _ context: RuleContext) -> Forth? {
    let analyzer = context.analyzer
    let name = analyzer.decl(copy.target).name
    var once: Forth?
    for body in analyzer.bodiesNear(copy.target) {
      let code = analyzer.node(of: body)
      // A body without the names is not type-checked.
      guard code.mentions(name), code.mentions(analyzer.decl(copy.source).name),
        analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) }) == context.ownerType
      else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for node in code.subtree {
        if node.kind == .functionCallExpr, inner.isUse(node, of: .onChange), self.copy(by: node, inner) == copy {
          return Forth(range: node.calleeName?.range ?? node.range, file: inner.file, isOnce: false)
        }
        if once == nil, analyzer.isInitializer(body) ? keeps(node, copy, analyzer) : copiesAtFirst(node, copy, inner) {
          once = Forth(range: node.calleeName?.range ?? node.range, file: inner.file, isOnce: true)
        }
      }
    }
    return once
  }

  /// `_draft = State(initialValue: text.wrappedValue)`
  private func keeps(_ node: SyntaxNode, _ copy: Copy, _ analyzer: Analyzer) -> Bool {
    guard node.kind == .assignmentExpr, let target = node.children.first, let value = node.children.last,
      value.kind == .functionCallExpr, value.arguments.count == 1, let given = value.arguments[0].children.last
    else { return false }
    let (state, binding) = (analyzer.decl(copy.target).name.text, analyzer.decl(copy.source).name.text)
    return ["_" + state, "self._" + state].contains(target.spacedText)
      && [binding, "_" + binding, "self." + binding].contains { $0 + ".wrappedValue" == given.spacedText }
  }

  /// `.onAppear { draft = text }`, possibly with other statements.
  private func copiesAtFirst(_ call: SyntaxNode, _ copy: Copy, _ context: RuleContext) -> Bool {
    guard call.kind == .functionCallExpr, let use = context.record.uses[call.id],
      context.analyzer.fact(.lifecycle, of: use.decl)?.startsOnAppear == true,
      context.argument(call, .id) == nil,
      let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr
    else { return false }
    return action.children.contains { statement in
      guard let write = PropertyWrite(statement, context.record, context.analyzer), write.property == copy.target,
        let value = write.value, let read = context.record.uses[value.id]
      else { return false }
      return read.decl == copy.source && read.part == .value
    }
  }
}
