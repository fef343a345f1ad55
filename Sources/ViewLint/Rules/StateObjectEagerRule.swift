import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an object for `@StateObject` that is made each time its view is.
struct StateObjectEagerRule: Rule {
  static let info = RuleInfo(
    "state_object_eager_init", .state, .warning, isFixable: true,
    summary: "the object is made at every update of the parent, and all but the first are thrown away",
    explanation: """
      `StateObject(wrappedValue:)` takes an expression and works it out once, when the view appears. An object that is made \
      in a `let` before is made each time that the initialiser runs, which is at every update of the parent: its \
      initialiser loads, subscribes and starts timers again and again, for an object that nobody keeps. Make it in the \
      argument.
      """,
    silence: """
      Objects that come from elsewhere, and those that the initialiser needs for something else too.
      """,
    examples: [
      RuleExample(
        """
        final class Feed: ObservableObject {
          init(name: String) {}
        }
        struct FeedView: View {
          @StateObject private var feed: Feed
          init(name: String) {
            let made = Feed(name: name)
            _feed = StateObject(wrappedValue: ↓made)
          }
          var body: some View { Text("Feed") }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            init(name: String) {}
          }
          struct FeedView: View {
            @StateObject private var feed: Feed
            init(name: String) {
              _feed = StateObject(wrappedValue: Feed(name: name))
            }
            var body: some View { Text("Feed") }
          }
          """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          init(name: String) {}
        }
        struct FeedView: View {
          @StateObject private var feed: Feed
          init(name: String) {
            _feed = StateObject(wrappedValue: Feed(name: name))
          }
          var body: some View { Text("Feed") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {}
        struct FeedView: View {
          @StateObject private var feed: Feed
          init(feed: Feed) {
            _feed = StateObject(wrappedValue: feed)
          }
          var body: some View { Text("Feed") }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          init(_ id: Int) {}
        }
        struct Page: View {
          @StateObject private var model: Model
          init(id: Int) { let model = Model(id); self._model = StateObject(wrappedValue: ↓model) }
          var body: some View { Text("Page") }
        }
        """,
        fixed: """
          final class Model: ObservableObject {
            init(_ id: Int) {}
          }
          struct Page: View {
            @StateObject private var model: Model
            init(id: Int) { self._model = StateObject(wrappedValue: Model(id)) }
            var body: some View { Text("Page") }
          }
          """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 2))

  static let visits: [NodeKind] = [.assignmentExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let (use, value) = context.initialization(node), use.part == .storage,
      let made = context.madeType(value), made == context.analyzer.knownDecl(.stateObject),
      let argument = context.analyzer.arguments(of: value, context.record).first?.node,
      argument.kind == .declReferenceExpr, let block = context.ancestors.last, block.kind == .codeBlock,
      let (statement, initial) = local(argument.text, in: block),
      context.madeType(initial).map({ context.analyzer.decl($0).kind == .classType }) == true
    else { return }
    // The name stands where it is declared and in the argument.
    let uses = block.tokenIndices.count { index in
      let token = block.token(index)
      return token.kind == .identifier && block.text(of: token) == argument.text
    }
    guard uses == 2 else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(argument.text)` is made at every update of the parent, and all but the first are thrown away; make it in the argument",
        in: context.file, at: argument.range,
        notes: [Diagnostic.Note("it is made here", in: context.file, at: initial.range)],
        fixIts: [
          FixIt(
            "`\(RuleText.oneLine(initial.text))`",
            [TextEdit(context.file.wholeLines(of: statement.range), ""), TextEdit(argument.range, initial.text)],
            isSafe: false)
        ]))
  }

  /// The statement `let name = value` of a block.
  private func local(_ name: String, in block: SyntaxNode) -> (statement: SyntaxNode, value: SyntaxNode)? {
    for statement in block.children where statement.kind == .variableDecl && statement.ownToken(.letKeyword) != nil {
      let bindings = statement.children.filter { $0.kind == .patternBinding }
      guard bindings.count == 1, let binding = bindings.first,
        binding.children.first?.kind == .identifierPattern, binding.children.first?.text == name,
        let value = binding.child(.initializerClause)?.children.first(where: { $0.kind.isExpr })
      else { continue }
      return (statement, value)
    }
    return nil
  }
}
