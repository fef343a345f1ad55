import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a view whose identity is a value that somebody is editing.
struct IDBoundToStateRule: Rule {
  static let info = RuleInfo(
    "id_bound_to_state", .identity, .note, isFixable: false,
    summary: "the view is replaced at every letter or step of what is edited, with all state below it",
    explanation: """
      `.id(x)` ends the identity of a view whenever `x` changes. A text that is typed or a number that is dragged changes \
      again and again: each time all state below is lost, focus and scroll position with it, and tasks start again. Give the view \
      the value instead; where only a task is to begin again, use `task(id:)`.
      """,
    silence: """
      Values that name something, as a selection does, and counters that are there to replace a view: only texts and \
      fractions count that a control edits through a binding. A view that owns nothing loses nothing.
      """,
    examples: [
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()) }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query).↓id(query)
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()).task(id: query) { found = [query] } }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query)
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var draft = ""
          var body: some View { TextField("Draft", text: $draft) }
        }
        struct Notes: View {
          @State private var selection: Int?
          @State private var generation = 0
          @State private var query = ""
          var body: some View {
            List(selection: $selection) { Text("Note").tag(1) }
            Editor().id(selection)
            Editor().id(generation)
            TextField("Search", text: $query)
            Text(query).id(query)
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var draft = ""
          var body: some View { TextEditor(text: $draft) }
        }
        struct Notes: View {
          @State private var query = ""
          @State private var page = 1
          var body: some View {
            TextField("Search", text: $query)
            Stepper("Page", value: $page)
            Editor().↓id("editor of \\(query)")
            Editor().id("editor of \\(page)")
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()) }
        }
        struct Restarted<Value: Hashable>: ViewModifier {
          let value: Value
          func body(content: Content) -> some View { content.id("results-\\(value)") }
        }
        extension View {
          func restarted(by value: some Hashable) -> some View { modifier(Restarted(value: value)) }
          func named(_ value: some Hashable) -> some View { id(value) }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query).↓restarted(by: query)
            Results(query: query).↓named(query)
            Results(query: query).named(3)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 335))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Modifiers may stand in other files.
  static let findsMoreInWhole = true

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.givesIdentity) || callee.isOwnModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let identity = identity(givenBy: node, context),
      let (value, use) = parts(of: identity).firstNonNil({ part in
        part.context.record.uses[part.node.id].map { (part.node, $0) }
      }), use.part == .value, context.isOwn(use.decl), !analyzer.propertyWrappers(of: use.decl).isEmpty,
      analyzer.isTracked(use.decl), context.runsWithBody, isEdited(analyzer.variableType(of: use.decl), context),
      let view = context.modified(node), let type = context.type(of: view)
    else { return }
    let lost = analyzer.ownedState(in: type)
    guard !lost.isEmpty, let edit = PropertyUses(of: use.decl, analyzer).bindings.first else { return }
    let text = RuleText.oneLine(value.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view is replaced at every change of `\(text)`, while it is edited, and loses \(RuleText.list(lost)); give it the "
          + "value, or begin a task again by `task(id: \(text))`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [
          Diagnostic.Note("it is edited here", in: analyzer.program.file(edit.file).source, at: edit.node.range)
        ]))
  }

  /// What an identity is put together of: `"note-\\(text)"`, `"note" + text`.
  private func parts(of identity: UnfoldedCode) -> [UnfoldedCode] {
    let value = identity.origin
    return switch value.node.kind {
    case .stringLiteralExpr, .stringInterpolation, .infixOperatorExpr, .parenExpr:
      value.node.children.flatMap { parts(of: value.part($0)) }
    default: [value]
    }
  }

  /// The identity that a modifier gives its view, itself or, if it is one of the program, by one that it stands for.
  private func identity(givenBy call: SyntaxNode, _ context: RuleContext) -> UnfoldedCode? {
    let code = UnfoldedCode(call, in: context)
    let giving = givesIdentity(code) ? code : code.standingModifications.first(where: givesIdentity)
    return giving.flatMap { giving in giving.node.arguments.first.map(giving.part) }
  }

  private func givesIdentity(_ modifier: UnfoldedCode) -> Bool {
    modifier.context.record.uses[modifier.node.id].map { modifier.context.analyzer.decl($0.decl).has(.givesIdentity) }
      ?? false
  }

  private static let continuous: [Name] = ["String", "Double", "CGFloat", "Float"]

  /// Whether values of a type are edited letter by letter or by dragging.
  private func isEdited(_ type: TypeID, _ context: RuleContext) -> Bool {
    guard let nominal = context.nominal(type), context.analyzer.isFromCatalogue(nominal) else { return false }
    return Self.continuous.contains(context.analyzer.decl(nominal).name)
  }
}
