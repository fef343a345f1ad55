import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is written during the evaluation of views that depend on it.
struct StateMutatedInBodyRule: Rule {
  static let info = RuleInfo(
    "state_mutated_in_body", .state, .warning, isFixable: false,
    summary: "state is changed while the body that depends on it is evaluated",
    explanation: """
      SwiftUI warns that state is modified during a view update, drops the change or evaluates the body again and \
      again. A body describes views, and writing state there changes what is being described. Change the state in an \
      action: `onAppear`, `onChange`, `task`, the closure of a button.
      """,
    silence: """
      The rule ignores closures that are stored and run later, such as actions and tasks, and code of a view outside \
      its body. It reports a function that changes state where the body first calls it. The rule ignores previews, \
      which set up what they show, and values inside a property wrapper of the program, which perhaps no view \
      observes.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            ↓count += 1
            return Text("Count")
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          private var list: some View {
            ↓names.append("new")
            return Text("Names")
          }
          var body: some View { list }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            VStack {
              let _ = ↓names.append("new")
              Text("Names")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            Text("Count").onAppear { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            var sum = count
            sum += 1
            return Text(String(sum))
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          private func next() -> Int {
            count += 1
            return count
          }
          var body: some View {
            VStack {
              Text(String(↓next()))
              Button("Next") { _ = next() }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Draft {}
        struct Steps: View {
          @State private var draft: Draft?
          let step: Int
          private func ownDraft() -> Draft {
            if let draft { return draft }
            let made = Draft()
            draft = made
            return made
          }
          var body: some View {
            Button("Begin") { _ = ownDraft() }
            switch step {
            case 0: Step(draft: ↓ownDraft())
            default: Step(draft: ownDraft())
            }
          }
        }
        struct Step: View {
          let draft: Draft
          var body: some View { Text("Step") }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var visits = 0
          private var title: String {
            ↓visits += 1
            return "Visit \\(visits)"
          }
          var body: some View { Text(title) }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var visits = 0
          private var next: Int {
            get { visits + 1 }
            nonmutating set { visits = newValue }
          }
          var body: some View { Button("\\(next)") { next = 3 } }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var isOn = false
          static let shared = Model()
        }
        final class Coordinator {
          func make() -> some View {
            Model.shared.isOn = true
            return Text("Made")
          }
        }
        struct Builder: View {
          @State private var count = 0
          private func build() -> some View {
            count += 1
            return Text("\\(count)")
          }
          private func row() -> some View {
            ↓count += 1
            return Text("\\(count)")
          }
          private var list: some View { VStack { row() } }
          var body: some View {
            list
            Button("Print") { print(build()) }
          }
        }
        """),
      RuleExample(
        """
        final class Pool: ObservableObject {
          @Published var name = ""
          static let shared = Pool()
        }
        struct Sign: View {
          @ObservedObject var pool: Pool
          var body: some View { Text(pool.name) }
        }
        struct Sign_Previews: PreviewProvider {
          static var previews: some View {
            Pool.shared.name = "Ann"
            return Sign(pool: Pool.shared)
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Deadline {
          var date = Date.now
          var isLate = false
          @ObservationIgnored var reads = 0
          private var cached: String?
          var isReached: Bool {
            isLate = date <= Date.now
            return isLate
          }
          var counted: Bool {
            reads += 1
            return isLate
          }
          var text: String {
            if cached == nil { cached = "Text" }
            return cached ?? ""
          }
        }
        struct DeadlineRow: View {
          let deadline: Deadline
          var body: some View {
            Text(↓deadline.isReached ? "Reached" : "Open")
            Text(deadline.counted ? deadline.text : "")
            Button("Check") { print(deadline.isReached) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 25, of: 25, inApps: 44))

  /// The functions that a body calls and that change state. Each is reported at its first call.
  private final class CalledFunctions {
    var found: Set<DeclID> = []
  }

  static let visits: [NodeKind] = [.assignmentExpr, .infixOperatorExpr, .functionCallExpr, .memberAccessExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isMutating) || callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .memberAccessExpr { return checkGetter(node, context) }
    if let write = PropertyWrite(node, context.record, context.analyzer) {
      guard context.analyzer.isObserved(write.property), isWatched(write.property, context),
        !context.isMadeHere(write.target), !isInitialized(context),
        context.runsWithCalledBody || context.isGetterForBody
      else { return }
      report(write.property, at: node, context, [])
    } else if node.kind == .functionCallExpr, let use = context.record.uses[node.id],
      context.analyzer.isOwnFunction(use.decl),
      context.runsWithCalledBody || context.isGetterForBody, let write = write(in: use.decl, context),
      isWatched(write.property, context),
      context.perBody(Self.info.id, { CalledFunctions() }).found.insert(use.decl).inserted
    {
      let file = context.analyzer.program.file(use.decl.file).source
      report(
        write.property, at: node, context, [Diagnostic.Note("it is changed here", in: file, at: write.node.range)])
    }
  }

  /// Checks `deadline.isReached`, whose getter in the model writes a property that views observe.
  private func checkGetter(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, analyzer.decl(use.decl).has(.isComputed),
      !context.isOfSameType(use.decl),
      let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, context.isInView, context.runsWithBody, !context.isPreview,
      let block = analyzer.node(of: use.decl).getterBlock
    else { return }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    // A write under a condition fills a cache once, and another rule checks that.
    let statements = block.kind == .codeBlock ? Array(block.children) : [block]
    guard
      let write = statements.lazy.compactMap({ PropertyWrite($0, inner.record, analyzer) }).first(where: { write in
        analyzer.isObserved(write.property)
          && analyzer.owner(of: write.property).flatMap { analyzer.nominal(of: $0) } == owner
      }), context.perBody(Self.info.id, { CalledFunctions() }).found.insert(use.decl).inserted
    else { return }
    report(
      write.property, at: node, context,
      [Diagnostic.Note("it is changed here", in: inner.file, at: write.node.range)])
  }

  /// Whether a view outside of previews depends on a property. A wrapper of the program may store values without
  /// notifications.
  private func isWatched(_ property: DeclID, _ context: RuleContext) -> Bool {
    if context.isPreview { return false }
    let wrapper = context.analyzer.propertyWrappers(of: property).first
    return wrapper.map { context.analyzer.isFromCatalogue($0.decl) } ?? true
  }

  /// Whether the code is an initializer.
  private func isInitialized(_ context: RuleContext) -> Bool {
    context.decl.map { context.analyzer.isInitializer($0) } ?? true
  }

  /// The first write of state in a function. Functions that return views are checked separately.
  private func write(in function: DeclID, _ context: RuleContext) -> PropertyWrite? {
    guard !context.analyzer.isView(context.analyzer.signature(of: function).result) else { return nil }
    return write(
      in: context.analyzer.node(of: function).children, context.analyzer.record(of: function), context.analyzer)
  }

  private func write(
    in code: some Sequence<SyntaxNode>, _ record: BodyRecord, _ analyzer: Analyzer
  ) -> PropertyWrite? {
    for node in code where node.kind != .functionDecl {
      if let write = PropertyWrite(node, record, analyzer), analyzer.isOwnState(write.property) { return write }
      let parts = node.children.lazy.filter {
        $0.kind != .closureExpr || analyzer.runsAtOnce($0, in: node, record)
      }
      if let write = write(in: parts, record, analyzer) { return write }
    }
    return nil
  }

  private func report(_ property: DeclID, at node: SyntaxNode, _ context: RuleContext, _ notes: [Diagnostic.Note]) {
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is changed while the body is evaluated, which drops the change or evaluates the body endlessly; "
          + "change it in an action, such as `onAppear` or `onChange`",
        in: context.file, at: node.range,
        notes: notes + [context.note("the state is declared here", at: property)]))
  }
}
