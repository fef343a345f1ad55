import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an identity that changes when the user types into the view that it replaces.
struct IDRenewedWhileEditingRule: Rule {
  static let info = RuleInfo(
    "id_renewed_while_editing", .identity, .warning, isFixable: false,
    summary: "the field is replaced while the user types into it, and loses the focus",
    explanation: """
      The keyboard closes while the user types, and the position of the cursor is lost. `.id(x)` replaces a view when \
      `x` changes. Here `onChange(of:)` of the text that a field below that `.id` edits gives `x` another value. \
      Change the text instead of replacing the field, or change the identity when editing ends, as in `onSubmit`.
      """,
    silence: """
      An identity that changes for something other than the text edited below it, and that of a view beside the field.
      """,
    examples: [
      RuleExample(
        """
        struct Note: View {
          @State private var text = ""
          @State private var other = ""
          @State private var generation = 0
          var body: some View {
            VStack {
              TextField("Text", text: $text)
            }
            .↓id(generation)
            .onChange(of: text) { if text.isEmpty { generation += 1 } }
            TextField("Other", text: $other).id(generation)
          }
        }
        """),
      RuleExample(
        """
        struct Draft { var title = "" }
        struct Titles: View {
          @State private var draft = Draft()
          @State private var key = UUID()
          private func renew() { key = UUID() }
          private var field: some View { TextField("Title", text: $draft.title) }
          var body: some View {
            field.↓id(key)
              .onChange(of: draft.title) { renew() }
          }
        }
        """),
      RuleExample(
        """
        struct Search: View {
          @State private var query = ""
          @State private var run = 0
          var body: some View {
            TextField("Search", text: $query)
              .onSubmit { run += 1 }
            List { Text(query) }
              .id(run)
              .onChange(of: query) { run += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = node.arguments.first, let name = node.calleeName, let view = context.modified(node),
      let identity = analyzer.isTrackedState(context.record.uses[value.id]), context.runsWithBody, !context.isPreview,
      let owner = context.ownerType
    else { return }
    let renewals = renewals(of: identity, owner, context)
    guard !renewals.isEmpty else { return }
    var edited: [DeclID: SyntaxNode] = [:]
    let code = ExpandedCode(view, in: context)
    collectEdits(in: code, of: code, &edited)
    guard let renewal = renewals.first(where: { edited[$0.observed] != nil }) else { return }
    let text = RuleText.oneLine(value.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the field is replaced while the user types into it, and loses the focus: the action for changes of "
          + "`\(RuleText.oneLine(renewal.text))` gives `\(text)` another value; change it when editing ends, or not at "
          + "all",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it is given another value here", in: renewal.context.file, at: renewal.place.range)]))
  }

  /// An action for changes of one property that assigns a new value to another one.
  private struct Renewal {
    let observed: DeclID
    let text: String
    let place: SyntaxNode
    let context: RuleContext
  }

  /// The actions for changes in the view's code that change its identity.
  private func renewals(of identity: DeclID, _ owner: DeclID, _ context: RuleContext) -> [Renewal] {
    let analyzer = context.analyzer
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    return members.filter { analyzer.node(of: $0).mentions(CatalogueMember.onChange.name) }.flatMap { member in
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      return analyzer.node(of: member).subtree.flatMap { call -> [Renewal] in
        guard call.kind == .functionCallExpr, inner.isUse(call, of: .onChange),
          let observed = inner.argument(call, "of"), let root = state(readBy: observed, owner, inner),
          let action = analyzer.arguments(of: call, inner.record).last?.node, let code = inner.code(ofAction: action)
        else { return [] }
        return CalledWrites(in: code.statements, code.context).found.filter { $0.write.property == identity }.map {
          Renewal(observed: root, text: observed.text, place: $0.write.node, context: $0.context)
        }
      }
    }
  }

  /// The state of the view that an expression reads, possibly a part of it: `draft` of `draft.title`.
  private func state(readBy value: SyntaxNode, _ owner: DeclID, _ context: RuleContext) -> DeclID? {
    value.subtree.lazy.compactMap { context.record.uses[$0.id]?.decl }.first { read in
      context.analyzer.owner(of: read).flatMap { context.analyzer.nominal(of: $0) } == owner
    }
  }

  private static let fields: [Name] = ["TextField", "TextEditor", "SecureField"]

  /// Collects the properties of the view that fields in the code edit, each with one of the fields.
  private func collectEdits(in code: ExpandedCode, of outermost: ExpandedCode, _ edited: inout [DeclID: SyntaxNode]) {
    let context = code.context
    if context.makes(code.node, anyOf: Self.fields) {
      for argument in context.analyzer.arguments(of: code.node, context.record) {
        guard let state = code.part(argument.node).state, state.isOfView(around: outermost) else { continue }
        edited[state.property] = code.node
      }
      return
    }
    let passesBinding: (TypeID) -> Bool = { context.analyzer.isKnown($0, .binding) }
    if let shown = code.shown(ifGiven: passesBinding) { collectEdits(in: shown, of: outermost, &edited) }
    for part in code.parts { collectEdits(in: part, of: outermost, &edited) }
  }
}

extension Analyzer {
  /// The state of a view that an expression reads.
  fileprivate func isTrackedState(_ use: BodyRecord.Use?) -> DeclID? {
    guard let use, use.part == .value, isOwn(use.decl),
      isTracked(use.decl) && !propertyWrappers(of: use.decl).isEmpty || state(holding: use.decl) != nil
    else { return nil }
    return use.decl
  }
}
