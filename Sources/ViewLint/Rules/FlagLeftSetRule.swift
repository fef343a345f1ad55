import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about code that sets a flag, leaves early, and does not reset the flag.
struct FlagLeftSetRule: Rule {
  static let info = RuleInfo(
    "flag_left_set", .correctness, .warning, isFixable: false,
    summary: "the code leaves before it resets the flag, so the progress view that the flag shows never ends",
    explanation: """
      The progress view stays for ever, and the button stays disabled. Code that sets `isLoading = true` and at its end \
      `isLoading = false` skips the reset if a `guard` between them returns, or if a `try` between them throws. Check \
      first and set the flag afterwards, or reset it in every case: `defer { isLoading = false }`.
      """,
    silence: """
      The rule ignores flags that other code resets, checks after an `await` that compare values, such as whether a \
      newer request has started, checks of `self` and of a cancellation, and exits that call code which resets the flag.
      """,
    examples: [
      RuleExample(
        """
        @MainActor final class Orders: ObservableObject {
          @Published var isLoading = false
          @Published var orders: [String] = []
          var token: String?
          func reload() async {
            isLoading = true
            guard let token else { ↓return }
            orders = await fetch(token)
            isLoading = false
          }
          private func fetch(_ token: String) async -> [String] { [token] }
        }
        struct OrderList: View {
          @StateObject private var model = Orders()
          var body: some View {
            List(model.orders, id: \\.self) { Text($0) }
              .overlay { if model.isLoading { ProgressView() } }
              .task { await model.reload() }
          }
        }
        """),
      RuleExample(
        """
        struct Sender: View {
          @State private var isSending = false
          @State private var text = ""
          var body: some View {
            Button("Send") {
              Task {
                isSending = true
                ↓try await send(text)
                isSending = false
              }
            }
            .disabled(isSending)
          }
          private func send(_ text: String) async throws {}
        }
        """),
      RuleExample(
        """
        @MainActor final class Orders: ObservableObject {
          @Published var isLoading = false
          @Published var orders: [String] = []
          @Published var error: String?
          var token: String?
          private var request = 0
          func reload() async {
            guard let token else { return }
            isLoading = true
            orders = await fetch(token)
            isLoading = false
          }
          func load() async throws {
            isLoading = true
            defer { isLoading = false }
            guard let token else { return }
            orders = try await fetchAll(token)
          }
          func refresh() async {
            request += 1
            let own = request
            isLoading = true
            let found = await fetch("all")
            guard own == request else { return }
            orders = found
            isLoading = false
          }
          func again() async {
            isLoading = true
            guard let token else { return fail() }
            do { orders = try await fetchAll(token) } catch { self.error = "\\(error)" }
            isLoading = false
          }
          private func fail() { isLoading = false }
          private func fetch(_ token: String) async -> [String] { [token] }
          private func fetchAll(_ token: String) async throws -> [String] { [token] }
        }
        struct OrderList: View {
          @StateObject private var model = Orders()
          var body: some View {
            List(model.orders, id: \\.self) { Text($0) }
              .overlay { if model.isLoading { ProgressView() } }
              .task { await model.reload() }
              .task { await model.refresh() }
              .task { await model.again() }
              .task { try? await model.load() }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Login: ObservableObject {
          @Published var isLoading = false
          @Published var isSaving = false
          @Published var error: String?
          func signIn() async {
            isLoading = true
            do {
              _ = ↓try await URLSession.shared.data(from: URL(string: "https://example.com")!)
              isLoading = false
            } catch {
              self.error = error.localizedDescription
            }
          }
          func save() async {
            isSaving = true
            do {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
              isSaving = false
            } catch {
              isSaving = false
            }
          }
        }
        struct LoginView: View {
          @StateObject private var login = Login()
          var body: some View {
            Button("Sign in") { Task { await login.signIn() } }.disabled(login.isLoading)
            Button("Save") { Task { await login.save() } }.disabled(login.isSaving)
          }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Feed {
          enum Phase { case idle, loading, done, failed }
          var phase = Phase.idle
          var other = Phase.idle
          var third = Phase.idle
          var posts: [String] = []
          let fetch: () async throws -> [String]
          init(fetch: @escaping () async throws -> [String]) { self.fetch = fetch }
          func load() async throws {
            guard phase != .loading else { return }
            phase = .loading
            posts = ↓try await fetch()
            phase = .done
          }
          func reload() async throws {
            other = .loading
            posts = try await fetch()
            other = .done
          }
          func again() async {
            third = .loading
            do {
              posts = ↓try await fetch()
              third = .done
            } catch {
              print(error)
            }
          }
        }
        struct FeedView: View {
          let feed: Feed
          var body: some View {
            if feed.phase == .loading || feed.other == .loading || feed.third == .loading { ProgressView() }
            List(feed.posts, id: \\.self) { Text($0) }
              .task {
                try? await feed.load()
                do { try await feed.reload() } catch { feed.other = .failed }
                await feed.again()
              }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 160))

  static let visits: [NodeKind] = [.functionCallExpr, .assignmentExpr]
  /// The function that a view calls may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isOwnFunction }

  /// The functions that were checked, each once for a thread.
  private final class Checked {
    var functions: Set<DeclID> = []
  }

  /// The maximum depth of functions that call each other.
  private static let maximumDepth = 3

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .assignmentExpr {
      guard begins(node), let around = context.ancestors.last,
        around.kind == .closureExpr || around.kind == .codeBlock, !context.isPreview
      else { return }
      return check(node, in: around, isThrowing: isThrowing(around, context), context, context)
    }
    guard let called = context.record.uses[node.id]?.decl, !context.isPreview else { return }
    let checked = context.analyzer.perProgram(Self.info.id) { Checked() }
    check(function: called, checked, depth: 0, context)
  }

  /// Checks a function of a model that view code calls, and the functions that it calls.
  private func check(function: DeclID, _ checked: Checked, depth: Int, _ reporter: RuleContext) {
    let analyzer = reporter.analyzer
    guard depth < Self.maximumDepth, analyzer.isOwnFunction(function), checked.functions.insert(function).inserted,
      let owner = analyzer.owner(of: function).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType || analyzer.decl(owner).kind == .actor,
      let block = analyzer.node(of: function).child(.codeBlock)
    else { return }
    let inner = RuleContext(analyzer, function.file)
    inner.enter(function)
    for part in block.subtree {
      if part.kind == .codeBlock || part.kind == .closureExpr {
        for statement in part.children
        where statement.kind == .assignmentExpr && begins(statement) {
          let isThrowing = part.id == block.id && throwsErrors(analyzer.node(of: function))
          check(statement, in: part, isThrowing: isThrowing, inner, reporter)
        }
      } else if part.kind == .functionCallExpr, let called = inner.record.uses[part.id]?.decl {
        check(function: called, checked, depth: depth + 1, reporter)
      }
    }
  }

  /// Whether an assignment may begin something: `isLoading = true`, `phase = .loading`.
  private func begins(_ assignment: SyntaxNode) -> Bool {
    assignment.children.last.map { $0.text == "true" || $0.kind == .implicitMemberExpr } ?? false
  }

  /// Whether a property is a flag, or has a case as its value that code assigns.
  private func isFlag(_ property: DeclID, setTo value: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let type = analyzer.variableType(of: property)
    guard value.kind == .implicitMemberExpr else { return analyzer.isKnown(type, .bool) }
    return context.nominal(type).map { context.isOwn($0) && analyzer.decl($0).kind == .enumeration } ?? false
  }

  /// Checks the statements between the assignment of `true` and that of `false`.
  private func check(
    _ set: SyntaxNode, in block: SyntaxNode, isThrowing: Bool, _ context: RuleContext, _ reporter: RuleContext
  ) {
    let analyzer = context.analyzer
    let statements = Array(block.children)
    guard let start = statements.firstIndex(where: { $0.id == set.id }),
      let write = PropertyWrite(set, context.record, analyzer), let begun = write.value,
      isFlag(write.property, setTo: begun, context), analyzer.isObserved(write.property)
    else { return }
    let isCase = begun.kind == .implicitMemberExpr
    let word = RuleText.oneLine(begun.text)
    if let attempt = attemptBeforeReset(of: write.property, from: begun, in: statements[(start + 1)...], context) {
      guard !isResetElsewhere(write.property, from: begun, than: block, in: context) else { return }
      let text = analyzer.name(of: write.property)
      return reporter.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "if this throws, the `catch` leaves `\(text)` as `\(word)`, and what it shows never ends; reset it after the "
            + "`catch`" + (isCase ? "" : ", or with `defer { \(text) = false }`"),
          in: context.file, at: attempt.range,
          notes: [Diagnostic.Note("it is set here", in: context.file, at: set.range)]))
    }
    guard
      let end = statements[(start + 1)...].firstIndex(where: { resets(write.property, from: begun, $0, context) })
    else { return }
    let between = statements[(start + 1)..<end]
    let name = analyzer.decl(write.property).name
    guard !between.contains(where: { $0.kind == .deferStmt && $0.mentions(name) }),
      let exit = exit(in: Array(between), of: write.property, isThrowing: isThrowing, context),
      // A phase may be left at a check on purpose.
      exit.isThrow || !isCase, !isResetElsewhere(write.property, from: begun, than: block, in: context)
    else { return }
    let text = analyzer.name(of: write.property)
    reporter.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        exit.isThrow
          ? "if this throws, `\(text)` stays `\(word)`, and what it shows never ends; reset it "
            + (isCase ? "then, too" : "with `defer { \(text) = false }`")
          : "`\(text)` stays `true` when this returns, and what it shows never ends; set it after the check, or reset it "
            + "with `defer { \(text) = false }`",
        in: context.file, at: exit.place,
        notes: [Diagnostic.Note("it is set here", in: context.file, at: set.range)]))
  }

  /// The `try` in a `do` statement that skips the reset at the end of the `do`, if no `catch` and no later statement
  /// resets the flag.
  private func attemptBeforeReset(
    of property: DeclID, from begun: SyntaxNode, in statements: ArraySlice<SyntaxNode>, _ context: RuleContext
  ) -> SyntaxNode? {
    guard let index = statements.firstIndex(where: { $0.kind == .doStmt }),
      let block = statements[index].child(.codeBlock),
      let end = block.children.firstIndex(where: { resets(property, from: begun, $0, context) }),
      !statements.contains(where: { $0.kind == .deferStmt }),
      !writes(property, statements.filter { $0.id != statements[index].id }, context)
    else { return nil }
    let handlers = statements[index].children.filter { $0.kind == .catchClause }
    guard !handlers.isEmpty, !writes(property, handlers.compactMap { $0.child(.codeBlock) }, context),
      handlers.allSatisfy({ handler in !handler.contains { $0.kind == .throwStmt } })
    else { return nil }
    let before = Array(block.children.prefix(upTo: end))
    guard !before.contains(where: { $0.kind == .deferStmt }), !writes(property, before, context) else { return nil }
    return before.firstNonNil(attempt)
  }

  private func resets(
    _ property: DeclID, from begun: SyntaxNode, _ statement: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    guard statement.kind == .assignmentExpr, let value = statement.children.last,
      begun.kind == .implicitMemberExpr ? value.text != begun.text : value.text == "false"
    else { return false }
    return PropertyWrite(statement, context.record, context.analyzer)?.property == property
  }

  // MARK: Exits

  private struct Exit {
    let place: SourceRange
    var isThrow = false
  }

  private func exit(
    in statements: [SyntaxNode], of property: DeclID, isThrowing: Bool, _ context: RuleContext
  ) -> Exit? {
    var isAfterWait = false
    for statement in statements {
      // Code that changes the flag in other ways is too complex to follow.
      if writes(property, [statement], context) { return nil }
      if let exit = exit(in: statement, of: property, isAfterWait: isAfterWait, context) { return exit }
      if isThrowing, let attempt = attempt(in: statement) {
        return Exit(place: attempt.range, isThrow: true)
      }
      isAfterWait = isAfterWait || statement.contains { $0.kind == .awaitExpr }
    }
    return nil
  }

  private func exit(
    in statement: SyntaxNode, of property: DeclID, isAfterWait: Bool, _ context: RuleContext
  ) -> Exit? {
    guard statement.kind == .guardStmt || statement.kind == .ifExpr,
      let block = statement.child(.codeBlock), let last = block.children.last(where: { _ in true }),
      last.kind == .returnStmt || last.kind == .throwStmt, isPlain(statement.conditions, isAfterWait: isAfterWait),
      !writes(property, Array(block.children), context), let word = last.firstToken
    else { return nil }
    return Exit(place: word.range)
  }

  /// Whether conditions ask for something that the code needs, and not for `self`, a cancellation or a newer request.
  private func isPlain(_ conditions: [SyntaxNode], isAfterWait: Bool) -> Bool {
    conditions.allSatisfy { condition in
      if condition.text.contains("self") && condition.kind == .optionalBindingCondition && condition.initialValue == nil
        || condition.mentions(Self.cancelled)
      {
        return false
      }
      return !isAfterWait || condition.kind == .optionalBindingCondition
    }
  }

  private static let cancelled: Name = "isCancelled"

  private func writes(_ property: DeclID, _ statements: [SyntaxNode], _ context: RuleContext) -> Bool {
    CalledWrites(in: statements, context).found.contains { $0.write.property == property }
      || statements.contains { $0.kind == .functionDecl }
  }

  /// A `try` whose error leaves the block.
  private func attempt(in statement: SyntaxNode) -> SyntaxNode? {
    var open = [statement]
    while let next = open.popLast() {
      switch next.kind {
      case .closureExpr, .functionDecl, .doStmt: continue
      case .tryExpr:
        let tokens = Array(next.ownTokens)
        if tokens.count == 1 { return next }
      default: break
      }
      open += next.children
    }
    return nil
  }

  private func throwsErrors(_ function: SyntaxNode) -> Bool {
    function.children.contains { $0.kind == .throwsClause } || function.ownToken(.throwsKeyword) != nil
  }

  private static let task: Name = "Task"

  /// Whether the statements are those of a task, whose errors are dropped.
  private func isThrowing(_ block: SyntaxNode, _ context: RuleContext) -> Bool {
    guard block.kind == .closureExpr,
      let call = context.ancestors.last(where: { $0.kind == .functionCallExpr && $0.range.contains(block.range) })
    else { return false }
    return context.makes(call, anyOf: [Self.task])
  }

  /// Whether other code sets the flag to `false`, or the phase to another case, without beginning it itself.
  private func isResetElsewhere(
    _ property: DeclID, from begun: SyntaxNode, than block: SyntaxNode, in context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    // A view may reset the phase of its model.
    let isCase = begun.kind == .implicitMemberExpr
    let bodies = analyzer.bodiesNear(property) + (isCase ? analyzer.program.bodies(namingObjectProperty: name) : [])
    return bodies.contains { body in
      let node = analyzer.node(of: body)
      guard node.mentions(name), body != property, !analyzer.isInitializer(body) else { return false }
      let record = analyzer.record(of: body)
      let isHere = body.file == context.fileID && node.range.contains(block.range)
      let writes = node.subtree.filter { part in
        part.kind == .assignmentExpr && !(isHere && block.range.contains(part.range))
          && PropertyWrite(part, record, analyzer)?.property == property
      }
      return writes.contains { $0.children.last?.text != begun.text }
        && !writes.contains { $0.children.last?.text == begun.text }
    }
  }
}
