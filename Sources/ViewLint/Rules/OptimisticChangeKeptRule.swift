import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a flag that is changed before a request, and not changed back where the request fails.
struct OptimisticChangeKeptRule: Rule {
  static let info = RuleInfo(
    "optimistic_change_kept", .data, .warning, isFixable: false,
    summary: "the flag is changed before a request, and keeps the new value if the request fails",
    explanation: """
      A star stays filled although nothing was saved, until the data is loaded again. Code that changes a flag first, \
      so that the user sees it at once, and then awaits the request with the new value has to change it back in the \
      `catch`. Set the old value there, for the element with the same identifier: the data may have changed meanwhile.
      """,
    silence: """
      The rule ignores requests that do not use the flag; a `catch` that sets the property, waits for something, such as \
      another load, or throws; code that sets the property after the request; and errors that `try?` drops.
      """,
    examples: [
      RuleExample(
        """
        struct Contact: Identifiable { let id: Int; var isFavorite: Bool }
        struct Service { func set(_ id: Int, _ isFavorite: Bool) async throws {} }
        @Observable @MainActor final class Contacts {
          var contacts: [Contact] = []
          var message: String?
          let service = Service()
          func toggle(_ index: Int) async {
            ↓contacts[index].isFavorite.toggle()
            do {
              try await service.set(contacts[index].id, contacts[index].isFavorite)
            } catch {
              message = "failed"
            }
          }
          func toggleOrRevert(_ index: Int) async {
            contacts[index].isFavorite.toggle()
            do {
              try await service.set(contacts[index].id, contacts[index].isFavorite)
            } catch {
              contacts[index].isFavorite.toggle()
            }
          }
        }
        struct ContactList: View {
          @State private var model = Contacts()
          var body: some View {
            List(model.contacts) { contact in
              Button(contact.isFavorite ? "Yes" : "No") { Task { await model.toggle(contact.id) } }
              Button("Other") { Task { await model.toggleOrRevert(contact.id) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Client { func follow(_ isFollowing: Bool) async throws {} }
        struct FollowButton: View {
          let client: Client
          @State private var isFollowing = false
          @State private var isBusy = false
          var body: some View {
            Button(isFollowing ? "Unfollow" : "Follow") {
              Task {
                isBusy.toggle()
                ↓isFollowing = !isFollowing
                do { try await client.follow(isFollowing) } catch { print(error) }
                isBusy.toggle()
              }
            }
            .disabled(isBusy)
          }
        }
        """),
      RuleExample(
        """
        struct Client { func follow(_ isFollowing: Bool) async throws {} }
        struct FollowButton: View {
          let client: Client
          @State private var isFollowing = false
          var body: some View {
            Button(isFollowing ? "Unfollow" : "Follow") {
              Task {
                let before = isFollowing
                isFollowing.toggle()
                do { try await client.follow(isFollowing) } catch { isFollowing = before }
              }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr, .assignmentExpr]
  /// The function that a view calls may be in another file.
  static let dependsOnWholeProgram = true

  /// The functions that were checked, each once for a thread.
  private final class Checked {
    var functions: Set<DeclID> = []
  }

  /// The maximum depth of functions that call each other.
  private static let maximumDepth = 3

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview else { return }
    if let around = context.ancestors.last, around.kind == .closureExpr || around.kind == .codeBlock {
      check(node, in: around, context, context)
    }
    guard node.kind == .functionCallExpr, let called = context.record.uses[node.id]?.decl else { return }
    let checked = context.analyzer.perProgram(Self.info.id) { Checked() }
    check(function: called, checked, depth: 0, context)
  }

  /// Checks a function of a model that view code calls, and the functions that it calls.
  private func check(function: DeclID, _ checked: Checked, depth: Int, _ reporter: RuleContext) {
    let analyzer = reporter.analyzer
    guard depth < Self.maximumDepth, analyzer.isOwnFunction(function), checked.functions.insert(function).inserted,
      let owner = analyzer.owner(of: function).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, let block = analyzer.node(of: function).child(.codeBlock)
    else { return }
    let inner = RuleContext(analyzer, function.file)
    inner.enter(function)
    for part in block.subtree {
      if part.kind == .codeBlock || part.kind == .closureExpr {
        for statement in part.children { check(statement, in: part, inner, reporter) }
      }
      if part.kind == .functionCallExpr, let called = inner.record.uses[part.id]?.decl {
        check(function: called, checked, depth: depth + 1, reporter)
      }
    }
  }

  /// Checks a statement of a block that changes a flag to its opposite.
  private func check(
    _ statement: SyntaxNode, in block: SyntaxNode, _ context: RuleContext, _ reporter: RuleContext
  ) {
    let analyzer = context.analyzer
    guard statement.kind == .functionCallExpr || statement.kind == .assignmentExpr,
      let write = PropertyWrite(statement, context.record, analyzer), write.flips,
      analyzer.isObserved(write.property), let flag = write.target.referencedName.map({ write.target.name(of: $0) })
    else { return }
    let later = block.children.filter { $0.range.start >= statement.range.end }
    guard let attempt = later.first(where: { $0.kind == .doStmt }), let request = request(in: attempt, using: flag),
      !later.contains(where: {
        $0.id != attempt.id && ($0.contains { $0.kind == .awaitExpr } || writes(write, $0, context))
      }),
      case let handlers = attempt.children.filter({ $0.kind == .catchClause }), !handlers.isEmpty,
      handlers.allSatisfy({ !mayRevert(write, $0, context) })
    else { return }
    let name = flag.text
    reporter.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "if the request fails, `\(name)` keeps the new value, although nothing was saved; set it back in the `catch`",
        in: context.file, at: statement.range,
        notes: [Diagnostic.Note("this may fail", in: context.file, at: request.range)]))
  }

  /// An awaited call in a `do` statement that may throw and that uses the flag.
  private func request(in attempt: SyntaxNode, using flag: Name) -> SyntaxNode? {
    guard let block = attempt.child(.codeBlock), block.mentions(flag) else { return nil }
    return block.subtree.first { part in part.kind == .tryExpr && part.contains { $0.kind == .awaitExpr } }
  }

  private func mayRevert(_ write: PropertyWrite, _ handler: SyntaxNode, _ context: RuleContext) -> Bool {
    handler.contains { $0.kind == .throwStmt || $0.kind == .awaitExpr || $0.kind == .closureExpr }
      || handler.child(.codeBlock).map { writes(write, $0, context) } ?? false
  }

  private func writes(_ write: PropertyWrite, _ code: SyntaxNode, _ context: RuleContext) -> Bool {
    CalledWrites(in: [code], context).found.contains { $0.write.property == write.property }
  }
}
