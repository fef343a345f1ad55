import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object for `@StateObject` that is made at each initialization of its view.
struct StateObjectEagerRule: Rule {
  static let info = RuleInfo(
    "state_object_eager_init", .state, .warning, isFixable: true,
    summary: "every update of the parent creates the object again, and discards all but the first",
    explanation: """
      The object's initializer loads, subscribes and starts timers again and again, for an object that is discarded. \
      `StateObject(wrappedValue:)` takes an autoclosure and evaluates it once, when the view appears. An object that \
      is created in a `let` before is created each time the view's initializer runs: at every update of the parent. \
      Create the object in the argument.
      """,
    silence: """
      The rule ignores objects from elsewhere, and objects that the initializer also needs for something else. There \
      is no fix where the argument, an escaping closure, cannot create the object as the `let` does: with `self`, \
      `inout` parameters or variables.
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
      RuleExample(
        """
        final class Model: ObservableObject {
          init(_ id: Int) {}
        }
        struct Page: View {
          @StateObject private var model: Model
          let start: Int
          init(start: Int) {
            self.start = max(start, 0)
            let made = Model(self.start)
            _model = StateObject(wrappedValue: ↓made)
          }
          init(make: () -> Int) {
            start = 0
            let made = Model(make())
            _model = StateObject(wrappedValue: ↓made)
          }
          init(id: inout Int) {
            start = 0
            let made = Model(id)
            _model = StateObject(wrappedValue: ↓made)
          }
          init(ids: [Int]) {
            start = 0
            var next = ids.count
            let made = Model(next)
            next += 1
            _model = StateObject(wrappedValue: ↓made)
          }
          init(id: Int) {
            start = 0
            let made = Model(id)  // the first one
            _model = StateObject(wrappedValue: ↓made)
          }
          var body: some View { Text("Page") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var items: [String] = []
        }
        struct Page: View {
          @StateObject private var feed: Feed
          init(feed: Feed = Feed()) { _feed = StateObject(wrappedValue: ↓feed) }
          var body: some View { Text("\\(feed.items.count)") }
        }
        struct Part: View {
          @StateObject private var feed: Feed
          init(feed: @autoclosure @escaping () -> Feed = Feed()) { _feed = StateObject(wrappedValue: feed()) }
          var body: some View { Text("\\(feed.items.count)") }
        }
        struct Reader: View {
          @State private var isOpen = false
          var body: some View {
            Toggle("Open", isOn: $isOpen)
            Page().disabled(!isOpen)
            Part()
          }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          let name: String
          init(name: String) { self.name = name }
          static func named(_ name: String) -> Feed { Feed(name: name) }
        }
        struct Page: View {
          @StateObject private var feed: Feed
          init(name: String) {
            let feed = Feed.named(name)
            _feed = StateObject(wrappedValue: ↓feed)
          }
          var body: some View { Text(feed.name) }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            let name: String
            init(name: String) { self.name = name }
            static func named(_ name: String) -> Feed { Feed(name: name) }
          }
          struct Page: View {
            @StateObject private var feed: Feed
            init(name: String) {
              _feed = StateObject(wrappedValue: Feed.named(name))
            }
            var body: some View { Text(feed.name) }
          }
          """),
      RuleExample(
        """
        final class Repos: ObservableObject {
          @Published var names: [String] = []
          init() { Task { await load() } }
          func load() async { names = ["swift"] }
        }
        struct RepoList: View {
          @StateObject private var repos: Repos
          init(repos: Repos) { _repos = StateObject(wrappedValue: repos) }
          var body: some View { List(repos.names, id: \\.self) { Text($0) } }
        }
        struct LazyRepoList: View {
          @StateObject private var repos: Repos
          init(repos: @autoclosure @escaping () -> Repos) { _repos = StateObject(wrappedValue: repos()) }
          var body: some View { List(repos.names, id: \\.self) { Text($0) } }
        }
        struct Screen: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Text(query)
            RepoList(repos: ↓Repos())
            LazyRepoList(repos: Repos())
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 18, of: 18, inApps: 45))

  static let visits: [NodeKind] = [.assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr { return checkArguments(node, context) }
    guard let (use, value) = context.initialization(node), use.part == .storage,
      let made = context.madeType(value), made == context.analyzer.knownDecl(.stateObject),
      let argument = context.analyzer.arguments(of: value, context.record).first?.node,
      argument.kind == .declReferenceExpr, let block = context.ancestors.last, block.kind == .codeBlock
    else { return }
    if let (object, condition) = context.valueLeftOut(argument) {
      return report(object, for: argument, condition, context)
    }
    guard let (statement, initial) = local(argument.text, in: block) else { return }
    let making = context.making(initial)
    guard making.context.madeType(making.node).map({ context.analyzer.decl($0).kind == .classType }) == true else {
      return
    }
    // The name occurs in its declaration and in the argument.
    let uses = block.tokenIndices.count { index in
      let token = block.token(index)
      return token.kind == .identifier && block.text(of: token) == argument.text
    }
    guard uses == 2 else { return }
    let lines = context.file.wholeLines(of: statement.range)
    let isMovable = context.file.text(lines).isMovableCode && canWait(initial, in: block, context)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(argument.text)` is created at every update of the parent, and all but the first are discarded; create it "
          + "in the argument",
        in: context.file, at: argument.range,
        notes: [Diagnostic.Note("it is created here", in: context.file, at: initial.range)],
        fixIts: isMovable
          ? [
            FixIt(
              "`\(RuleText.oneLine(initial.text))`",
              [TextEdit(lines, ""), TextEdit(argument.range, initial.text)], isSafe: false)
          ] : []))
  }

  /// `Page(feed: Feed())`, whose initializer gives the object to `StateObject(wrappedValue:)`.
  private func checkArguments(_ call: SyntaxNode, _ context: RuleContext) {
    for found in context.objectsMade(forViewOf: call, where: { isKept($0, context.analyzer) }) {
      let making = context.objectMaking(found.value)
      var finder = EffectFinder(context.analyzer, countsWrites: false, countsSlow: true)
      guard let use = making.context.record.uses[making.node.id], !use.isMemberwise,
        let effect = finder.effect(of: use.decl), !effect.isPrint
      else { continue }
      let (made, view) = (context.analyzer.name(of: found.made), context.analyzer.name(of: found.view))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each evaluation of this body creates another `\(made)`, and `\(view)` keeps only the first; let `\(view)` "
            + "take it as an `@autoclosure`, or create it",
          in: context.file, at: found.value.range,
          notes: [
            Diagnostic.Note(
              "its initializer does this each time", in: context.analyzer.program.file(effect.file).source,
              at: effect.range)
          ]),
        if: found.condition)
    }
  }

  private func isKept(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.propertyWrappers(of: property).first.map { $0.decl == analyzer.knownDecl(.stateObject) } == true
  }

  /// `init(feed: Feed = Feed())`
  private func report(
    _ object: SyntaxNode, for argument: SyntaxNode, _ condition: ProgramCondition, _ context: RuleContext
  ) {
    guard context.madeType(object).map({ context.analyzer.decl($0).kind == .classType }) == true else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(argument.text)` is created at every update of the parent that leaves it out, and all but the first are "
          + "discarded; take it as an `@autoclosure`",
        in: context.file, at: argument.range,
        notes: [Diagnostic.Note("it is created here", in: context.file, at: object.range)]),
      if: condition)
  }

  /// Whether an expression can be evaluated later in an escaping closure: it must not throw, and must not use `self`,
  /// `inout` parameters, nonescaping closures or variables.
  private func canWait(_ value: SyntaxNode, in block: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl, let owner = context.ownerType else { return false }
    let analyzer = context.analyzer
    var bound: Set<Name> = []
    for parameter in analyzer.signature(of: decl).parameters where !canBeKept(parameter, of: decl, context) {
      bound.insert(parameter.name)
    }
    for part in block.subtree {
      if part.kind == .functionDecl, let name = part.nameToken { bound.insert(part.name(of: name)) }
      guard part.kind == .variableDecl, part.ownToken(.varKeyword) != nil else { continue }
      for pattern in part.subtree where pattern.kind == .identifierPattern {
        if let name = pattern.lastToken { bound.insert(pattern.name(of: name)) }
      }
    }
    return value.subtree.allSatisfy { part in
      switch part.kind {
      case .tryExpr, .awaitExpr, .inoutExpr: return false
      case .declReferenceExpr, .memberAccessExpr:
        if part.firstToken?.kind == .selfKeyword { return false }
        if part.kind == .declReferenceExpr, let name = part.referencedName, bound.contains(part.name(of: name)) {
          return false
        }
      default: break
      }
      guard let use = context.record.uses[part.id], !analyzer.isInitializer(use.decl) else { return true }
      let isOfSelf = analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) } == owner
      return !isOfSelf || analyzer.decl(use.decl).has(.isStatic)
    }
  }

  /// Whether the argument for a parameter may be used after the call.
  private func canBeKept(_ parameter: Parameter, of decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.keepsClosure(parameter, of: decl) { return true }
    guard let node = parameter.node else { return false }
    // `inout`, `borrowing`, `@autoclosure`
    if analyzer.node(node, of: decl).children.contains(where: { $0.kind == .attributedType }) { return false }
    return analyzer.types.kind(parameter.type) != .function
  }

  /// The statement `let name = value` of a block.
  private func local(_ name: String, in block: SyntaxNode) -> (statement: SyntaxNode, value: SyntaxNode)? {
    for statement in block.children where statement.kind == .variableDecl && statement.ownToken(.letKeyword) != nil {
      let bindings = statement.children.filter { $0.kind == .patternBinding }
      guard bindings.count == 1, let binding = bindings.first,
        binding.children.first?.kind == .identifierPattern, binding.children.first?.text == name,
        let value = binding.initialValue
      else { continue }
      return (statement, value)
    }
    return nil
  }
}
