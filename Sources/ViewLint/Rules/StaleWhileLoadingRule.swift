import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a task for an input that leaves the result for the input before on the screen while it loads.
struct StaleWhileLoadingRule: Rule {
  static let info = RuleInfo(
    "stale_while_loading", .data, .note, isFixable: false, profile: .strict,
    summary: "while the task loads for another input, the view shows the result for the input before",
    explanation: """
      The picture of the song before is shown under the new title until the new one has arrived, and stays if loading \
      fails. `task(id: url)` starts again for each value, but the state keeps the old result until the task sets it. \
      Set the state to `nil` before the first `await`, or give the view an `id(_:)` of the input. Ignore this where \
      the old result is meant to stay until then.
      """,
    silence: """
      Reported only if a caller passes a value that changes while the view stays. The rule ignores tasks that set the \
      state before they wait, and state that is not optional.
      """,
    examples: [
      RuleExample(
        """
        struct Cover: View {
          let url: URL
          @State private var image: UIImage?
          var body: some View {
            Group {
              if let image { Image(uiImage: image) } else { ProgressView() }
            }
            .↓task(id: url) {
              let loaded = await load(url)
              image = loaded
            }
          }
          private func load(_ url: URL) async -> UIImage? { nil }
        }
        struct Player: View {
          @State private var song = 1
          var body: some View {
            Cover(url: URL(string: "https://example.com/\\(song)")!)
            Button("Next") { song += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          let url: URL
          @State private var image: UIImage?
          @State private var name = ""
          var body: some View {
            Group {
              if let image { Image(uiImage: image) } else { Text(name) }
            }
            .task(id: url) {
              image = nil
              image = await load(url)
              name = "done"
            }
          }
          private func load(_ url: URL) async -> UIImage? { nil }
        }
        struct Player: View {
          @State private var song = 1
          var body: some View {
            Cover(url: URL(string: "https://example.com/\\(song)")!)
            Button("Next") { song += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle) == .task && callee.isFromCatalogue(with: "id")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let id = context.argument(node, .id), let input = context.record.decl(of: id),
      analyzer.isInput(input), context.isOfSameType(input), !context.isPreview, let owner = context.ownerType,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let statements = action.children.filter { $0.kind != .closureSignature }
    guard let wait = statements.firstIndex(where: { $0.contains { $0.kind == .awaitExpr } }) else { return }
    let before = Set(
      CalledWrites(in: Array(statements[..<wait]), context).found.filter { !$0.isConditional }.map(\.write.property))
    guard let change = context.change(of: input, of: owner) else { return }
    for statement in statements[wait...] where statement.kind == .assignmentExpr {
      guard let write = PropertyWrite(statement, context.record, analyzer), write.value != nil,
        analyzer.isOwnState(write.property), context.isOfSameType(write.property), !before.contains(write.property),
        analyzer.wrapped(analyzer.variableType(of: write.property)) != nil
      else { continue }
      let (state, given) = (analyzer.name(of: write.property), analyzer.name(of: input))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "while this loads for another `\(given)`, `\(state)` keeps the result for the one before, which the user sees: "
            + "set it to `nil` before the first `await`",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("it is set only here", in: context.file, at: statement.range), change]))
    }
  }
}
