import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an action that ignores an error.
struct ErrorSwallowedInActionRule: Rule {
  static let info = RuleInfo(
    "error_swallowed_in_action", .correctness, .note, isFixable: false, profile: .strict,
    summary: "the button ignores an error, so the user sees nothing happen",
    explanation: """
      The user taps a button and nothing happens: nothing is saved, and no message appears. `try?` as a statement, \
      and a `catch` that does nothing but print, end the action as if it had succeeded. Store the error in a `@State` \
      and show it in an `alert`.
      """,
    silence: """
      Code outside of actions of controls and taps, and of the tasks that these start. A result that is used, as in \
      `if let x = try? …`, an error that is caught by its type, and pauses.
      """,
    examples: [
      RuleExample(
        """
        struct Editor: View {
          var save: () throws -> Void
          var body: some View {
            Button("Save") { ↓try? save() }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          var send: () async throws -> Void
          var body: some View {
            Button("Send") {
              Task {
                do {
                  try await send()
                } ↓catch {
                  print(error)
                }
              }
            }
            Text("Send").onTapGesture { Task { ↓try? await send() } }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var failure: String?
          @State private var text = ""
          var save: () throws -> Void
          var load: () throws -> String
          var body: some View {
            Text(failure ?? text)
              .task { try? save() }
            Button("Save") {
              do {
                try save()
              } catch {
                failure = "\\(error)"
              }
            }
            Button("Load") {
              text = (try? load()) ?? "nothing"
              if let found = try? load() { text = found }
              do { try save() } catch is CancellationError {}  catch { failure = "" }
            }
            Button("Wait") { Task { try? await Task.sleep(for: .seconds(1)) } }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          var store: () throws -> Void
          var body: some View {
            Button("Save", action: save)
            Button("Send") { Task { await send() } }
            Text("Load").task { await load() }
          }
          private func save() {
            do { try store() } ↓catch { print(error) }
          }
          private func send() async { ↓try? store() }
          private func load() async { try? store() }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var count = 0
          func save() throws -> Int { 1 }
          var body: some View {
            Button("Save") { _ = ↓try? save() }
            Button("Count") { count = (try? save()) ?? 0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 21, of: 24, inApps: 24))

  static let visits: [NodeKind] = [.tryExpr, .catchClause]
  /// An action may call declarations of other files.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let place: SourceRange
    let word: String
    if node.kind == .tryExpr {
      guard let mark = node.ownToken(.postfixQuestion), isStatement(context), !isPause(node, context) else { return }
      place = SourceRange(node.range.start, Int(mark.range.end))
      word = "try?"
    } else {
      guard let token = node.firstToken, let block = node.child(.codeBlock), node.children.count == 1,
        block.children.allSatisfy({ context.calledText($0, of: .effect) == "print" })
      else { return }
      place = token.range
      word = "catch"
    }
    guard isInAction(context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(word)` drops the error of an action: the user who started it sees nothing happen; store the error and "
          + "show it",
        in: context.file, at: place))
  }

  /// Whether the result of a node is unused: `try? save()`, `_ = try? save()`.
  private func isStatement(_ context: RuleContext) -> Bool {
    var around = context.ancestors[...]
    if let assignment = around.last, assignment.kind == .assignmentExpr,
      assignment.children.first?.kind == .discardAssignmentExpr
    {
      around.removeLast()
    }
    return around.last?.kind == .closureExpr || around.last?.kind == .codeBlock
  }

  private static let sleep = CatalogueMember("Task", "sleep")

  /// Whether the expression is a sleep, whose only error is its cancellation.
  private func isPause(_ attempt: SyntaxNode, _ context: RuleContext) -> Bool {
    attempt.contains { context.isUse($0, of: Self.sleep) }
  }

  /// Whether a control or a tap runs the code as a response to user input, possibly in a task.
  private func isInAction(_ context: RuleContext) -> Bool {
    var inner: SyntaxNode?
    var closure: SyntaxNode?
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .closureExpr: closure = around
      case .functionDecl: return isAction(context)
      case .accessorDecl: return false
      case .functionCallExpr:
        guard let action = closure, around.children.first?.id != inner?.id else { continue }
        closure = nil
        if context.calledText(around, of: .effect) != nil { continue }
        if context.takesAction(around, action) { return true }
        return TapAction(around, in: context)?.closure?.node.id == action.id
      default: break
      }
    }
    return isAction(context)
  }

  /// Whether the code is a function of a view that a control or a tap receives by name, or that an action calls.
  private func isAction(_ context: RuleContext) -> Bool {
    guard context.isInView, let function = context.decl, context.analyzer.decl(function).kind == .function,
      !context.isViewCode
    else { return false }
    return context.helperPlaces(of: function).contains { use in
      // Callers of calling functions are not searched.
      use.context.decl.map { context.analyzer.decl($0).kind != .function } == true
        && (isGiven(use.node, use.context) || use.node.kind == .functionCallExpr && isInAction(use.context))
    }
  }

  /// `Button("Save", action: save)`
  private func isGiven(_ name: SyntaxNode, _ context: RuleContext) -> Bool {
    guard name.kind != .functionCallExpr,
      let around = context.ancestors.last(where: { $0.kind == .functionCallExpr || $0.kind == .closureExpr }),
      around.kind == .functionCallExpr
    else { return false }
    if context.takesAction(around, name) { return true }
    return TapAction(around, in: context)?.action?.node.id == name.id
  }
}
