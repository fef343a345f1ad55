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
      RuleExample(
        """
        struct Client { func mute(_ isMuted: Bool) async throws {} }
        struct MuteButton: View {
          let client: Client
          @State private var isMuted = false
          @State private var isHidden = false
          @State private var message = ""
          var body: some View {
            Button(isMuted ? "Unmute" : "Mute") {
              ↓isMuted.toggle()
              Task { await send() }
            }
            Button(isHidden ? "Show" : "Hide") {
              isHidden.toggle()
              Task { await hide() }
            }
            Text(message)
          }
          private func send() async {
            do { try await client.mute(isMuted) } catch { message = "failed" }
          }
          private func hide() async {
            do { try await client.mute(isHidden) } catch { isHidden.toggle() }
          }
        }
        """),
      RuleExample(
        """
        struct Client { func like(_ isLiked: Bool) async throws {} }
        @MainActor final class Post: ObservableObject {
          @Published var isLiked = false
          @Published var message: String?
          let client = Client()
          func toggleLike() {
            ↓isLiked.toggle()
            Task {
              do { try await client.like(isLiked) } catch { message = "failed" }
            }
          }
        }
        struct PostView: View {
          @StateObject private var post = Post()
          var body: some View {
            Button(post.isLiked ? "Liked" : "Like") { post.toggleLike() }
            Text(post.message ?? "")
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
    guard let found = attempt(in: later, context), case let (attempt, place) = (found.attempt, found.context),
      let request = request(in: attempt, using: flag),
      !found.others.contains(where: { other in
        other.node.contains { $0.kind == .awaitExpr } || writes(write, other.node, other.context)
      }),
      case let handlers = attempt.children.filter({ $0.kind == .catchClause }), !handlers.isEmpty,
      handlers.allSatisfy({ !mayRevert(write, $0, place) })
    else { return }
    let name = flag.text
    reporter.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "if the request fails, `\(name)` keeps the new value, although nothing was saved; set it back in the `catch`",
        in: context.file, at: statement.range,
        notes: [Diagnostic.Note("this may fail", in: place.file, at: request.range)]))
  }

  private static let task: Name = "Task"

  /// The `do` statement with a request, and the statements beside it and beside those that lead to it.
  private struct Found {
    let attempt: SyntaxNode
    let context: RuleContext
    var others: [ValueOrigin]
  }

  /// The `do` statement in a list of statements, in the task that one of them starts, or in the function of the program
  /// that one of them calls.
  private func attempt(in statements: [SyntaxNode], _ context: RuleContext, depth: Int = 0) -> Found? {
    func others(beside statement: SyntaxNode) -> [ValueOrigin] {
      statements.filter { $0.id != statement.id }.map { ValueOrigin($0, context) }
    }
    if let attempt = statements.first(where: { $0.kind == .doStmt }) {
      return Found(attempt: attempt, context: context, others: others(beside: attempt))
    }
    guard depth < Self.maximumDepth else { return nil }
    for statement in statements {
      guard let (inner, place) = work(of: statement.awaited, context),
        var found = attempt(in: inner, place, depth: depth + 1)
      else { continue }
      found.others += others(beside: statement)
      return found
    }
    return nil
  }

  /// The statements of a task that a call starts, or of the program's function that it calls.
  private func work(of call: SyntaxNode, _ context: RuleContext) -> ([SyntaxNode], RuleContext)? {
    guard call.kind == .functionCallExpr else { return nil }
    if context.makes(call, anyOf: [Self.task]), let work = call.lastClosure {
      return (work.children.filter { $0.kind != .closureSignature }, context)
    }
    guard let use = context.record.uses[call.id], context.analyzer.isOwnFunction(use.decl),
      let block = context.analyzer.node(of: use.decl).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return (Array(block.children), inner)
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
