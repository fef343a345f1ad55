import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that changes its own identity when it appears.
struct IDRenewedAppearingRule: Rule {
  static let info = RuleInfo(
    "id_renewed_appearing", .identity, .warning, isFixable: false,
    summary: "the view changes its own `id` whenever it appears, and is replaced without end",
    explanation: """
      The body is evaluated without end, and the view keeps no state. A view with another `id` is another view. If \
      code that runs when the view appears gives the `id` a new value, the view is replaced, the new one appears, and \
      the `id` changes again. Change the identity in an action of the user, or put `onAppear` around the `id`.
      """,
    silence: """
      An identity that changes under a condition, and an `onAppear` around the `id`.
      """,
    examples: [
      RuleExample(
        """
        struct Page: View {
          @State private var token = UUID()
          @State private var other = 0
          var body: some View {
            Text("Page")
              .onAppear { token = UUID() }
              .↓id(token)
            Text("More")
              .task { await load() }
              .↓id(other)
          }
          private func load() async {
            try? await Task.sleep(for: .seconds(1))
            other += 1
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var token = UUID()
          @State private var other = 0
          var body: some View {
            Text("Page")
              .id(token)
              .onAppear { token = UUID() }
            Text("More")
              .onAppear { if other == 0 { other += 1 } }
              .id(other)
            Button("Again") { token = UUID() }
          }
        }
        """),
      RuleExample(
        """
        struct Photos: View {
          let photos: [Int]
          @State private var last = 0
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(photos, id: \\.self) { photo in
                  Text("\\(photo)").onAppear { last = photo }
                }
              }
            }
            .↓id(last)
            ScrollView {
              ForEach(photos, id: \\.self) { photo in
                Text("\\(photo)").onTapGesture { last = photo }
              }
            }
            .id(last)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 152))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that runs when the view appears may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let value = node.arguments.first, let name = node.calleeName, let view = context.modified(node),
      let identity = context.trackedSource(of: value), context.runsWithBody, !context.isPreview
    else { return }
    if let write = rowWrite(of: identity, in: view, context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each row that appears gives `\(RuleText.oneLine(value.text))` another value: all rows are replaced, and the "
            + "scroll view starts again at the top; give the rows their own identity, and this view none",
          in: context.file, at: SourceRange(Int(name.start), node.range.end),
          notes: [Diagnostic.Note("it gets another value here", in: context.file, at: write.range)]))
    }
    guard let renewal = renewal(of: identity, in: view, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view gives `\(RuleText.oneLine(value.text))` another value when it appears: it is replaced, the next one "
          + "appears and does the same, without end; change the identity in an action, or put this around the `id`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it gets another value here", in: renewal.context.file, at: renewal.write.node.range)]))
  }

  /// The place where a row inside of the identity sets the identity to a value of its element when it appears.
  private func rowWrite(of identity: DeclID, in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    for rows in view.subtree where rows.kind == .functionCallExpr {
      guard let made = context.madeType(rows), analyzer.makesRows(made), let row = rows.lastClosure
      else { continue }
      let names = row.closureParameterNames(unnamed: 1)
      for call in row.subtree where call.kind == .functionCallExpr {
        guard context.calledFact(.lifecycle, of: call) == .onAppear,
          let action = analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr
        else { continue }
        let write = action.children.first { statement in
          guard let write = PropertyWrite(statement, context.record, analyzer), write.property == identity,
            let value = write.value
          else { return false }
          return names.contains { value.mentionsParameter($0) }
        }
        if let write { return write }
      }
    }
    return nil
  }

  /// The place where code that runs when a view inside of the identity appears unconditionally changes the identity.
  private func renewal(of identity: DeclID, in view: SyntaxNode, _ context: RuleContext) -> CalledWrites.Found? {
    var current: SyntaxNode? = view
    while let call = current, call.kind == .functionCallExpr {
      if context.calledFact(.lifecycle, of: call) != nil, context.argument(call, .id) == nil,
        let action = context.analyzer.arguments(of: call, context.record).last?.node,
        context.calledFact(.lifecycle, of: call) != .onDisappear, let code = context.code(ofAction: action)
      {
        let found = CalledWrites(in: code.statements, code.context).found.first { found in
          found.write.property == identity && !found.isConditional
            && (found.write.value.map { found.context.freshPart(of: $0) != nil } ?? true)
        }
        if let found { return found }
      }
      current = context.modified(call)
    }
    return nil
  }
}
