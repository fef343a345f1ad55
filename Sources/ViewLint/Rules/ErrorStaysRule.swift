import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an error that stays on the screen when the user tries again.
struct ErrorStaysRule: Rule {
  static let info = RuleInfo(
    "error_stays", .data, .warning, isFixable: false,
    summary: "the error of the last attempt is shown while the user tries again, or even after it has succeeded",
    explanation: """
      The user taps \"Try again\", and nothing happens: the view shows the error as long as its property has a value, and \
      the code that loads does not set it to `nil` before it waits. If no code sets it to `nil` at all, the error hides \
      the data for good. Set it to `nil` first, so that the view shows the progress of the new attempt.
      """,
    silence: """
      Errors that an alert shows, which resets them, and loads that no action starts again.
      """,
    examples: [
      RuleExample(
        """
        @MainActor final class Feed: ObservableObject {
          @Published var posts: [String] = []
          @Published var message: String?
          func load() async {
            do { posts = try await fetch() } catch { message = error.localizedDescription }
          }
          private func fetch() async throws -> [String] { try await Task.sleep(for: .seconds(1)); return [] }
        }
        struct FeedView: View {
          @StateObject private var feed = Feed()
          var body: some View {
            ↓if let message = feed.message {
              Text(message)
              Button("Try again") { Task { await feed.load() } }
            } else {
              List(feed.posts, id: \\.self) { Text($0) }.task { await feed.load() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Balance: View {
          @State private var amount: Int?
          @State private var failure: (any Error)?
          var body: some View {
            VStack {
              ↓if failure != nil { Text("It did not work") }
              Text(amount.map { "\\($0)" } ?? "…")
              Button("Reload") { Task { await reload() } }
            }
          }
          private func reload() async {
            do {
              amount = try await load()
              failure = nil
            } catch {
              failure = error
            }
          }
          private func load() async throws -> Int { try await Task.sleep(for: .seconds(1)); return 1 }
        }
        """),
      RuleExample(
        """
        struct Balance: View {
          @State private var amount: Int?
          @State private var failure: (any Error)?
          @State private var problem: String?
          var body: some View {
            VStack {
              if failure != nil { Text("It did not work") }
              if let problem { Text(problem) }
              Text(amount.map { "\\($0)" } ?? "…")
              Button("Reload") { Task { await reload() } }
            }
            .task { await begin() }
          }
          private func begin() async {
            do { amount = try await load() } catch { problem = "Failed" }
          }
          private func reload() async {
            failure = nil
            do { amount = try await load() } catch { failure = error }
          }
          private func load() async throws -> Int { try await Task.sleep(for: .seconds(1)); return 1 }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 24))

  static let visits: [NodeKind] = [.ifExpr]
  /// The code that loads may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard node.conditions.count == 1, let property = asked(node.conditions[0], context), let word = node.firstToken,
      context.runsWithBody, !context.isPreview,
      // An alert shows the error of one attempt.
      !context.enclosingCalls.contains(where: { context.calledFact(.presents, of: $0.call) != nil }),
      let kind = kind(of: property, context),
      case let uses = PropertyUses(of: property, analyzer), uses.bindings.isEmpty,
      kind == .error || isSetByFailures(uses, analyzer),
      uses.writes.allSatisfy({ $0.value != nil })
    else { return }
    var loads: [DeclID] = []
    var failure: (node: SyntaxNode, file: FileID)?
    var isReset = false
    for (write, writer) in zip(uses.writes, uses.writers) {
      let waits = context.followsWait(write.node, in: writer)
      if write.value?.kind == .nilLiteralExpr {
        // Set before the wait, or by other code: the attempt begins without the error.
        guard waits else { return }
        isReset = true
      } else {
        guard waits else { return }
        loads.append(writer)
        failure = failure ?? (write.node, writer.file)
      }
    }
    guard let failure, loads.contains(where: { keepsResult($0, besides: property, context) }),
      loads.contains(where: { isStartedAgain($0, context, depth: 0) })
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isReset
          ? "`\(name)` keeps the last error until the next attempt has ended, so that trying again shows nothing; set it to "
            + "`nil` before the wait"
          : "nothing sets `\(name)` to `nil`: this is still shown after a later attempt has succeeded; set it to `nil` "
            + "before the wait",
        in: context.file, at: word.range,
        notes: [
          Diagnostic.Note(
            "the error is kept here", in: analyzer.program.file(failure.file).source, at: failure.node.range)
        ]))
  }

  /// The property of `if let error = model.error` and `if error != nil`.
  private func asked(_ condition: SyntaxNode, _ context: RuleContext) -> DeclID? {
    switch condition.kind {
    case .optionalBindingCondition:
      if let value = condition.initialValue { return own(value, context) }
      guard let pattern = condition.child(.identifierPattern), let token = pattern.lastToken,
        let owner = context.ownerType
      else { return nil }
      return context.analyzer.directMembers(of: owner, named: pattern.name(of: token)).first
    case .infixOperatorExpr:
      guard condition.children.last?.kind == .nilLiteralExpr, condition.text.contains("!="),
        let value = condition.children.first
      else { return nil }
      return own(value, context)
    default: return nil
    }
  }

  private func own(_ value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl) else { return nil }
    return use.decl
  }

  /// What an observed optional may say about a failure.
  private enum Kind { case error, text }

  /// The kind of an observed optional property; `nil` for other properties.
  private func kind(of property: DeclID, _ context: RuleContext) -> Kind? {
    let analyzer = context.analyzer
    guard analyzer.decl(property).kind == .variable, analyzer.isObserved(property),
      let type = analyzer.wrapped(analyzer.variableType(of: property))
    else { return nil }
    if analyzer.isKnown(type, Self.text) { return .text }
    if let nominal = context.nominal(type) { return context.conforms(nominal, to: Self.error) ? .error : nil }
    let node = analyzer.node(of: property)
    let annotation = node.child(.typeAnnotation) ?? node.child(.patternBinding)?.child(.typeAnnotation)
    return annotation?.mentions(Self.error) == true ? .error : nil
  }

  private static let text: Name = "String"

  /// Whether only failures give the property a value.
  private func isSetByFailures(_ uses: PropertyUses, _ analyzer: Analyzer) -> Bool {
    zip(uses.writes, uses.writers).allSatisfy { write, writer in
      write.value?.kind == .nilLiteralExpr || isInFailure(write.node, of: writer, analyzer)
    }
  }

  private static let error: Name = "Error"

  /// Whether a node is in a `catch`, or in the case of a result that has failed.
  private func isInFailure(_ node: SyntaxNode, of writer: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.node(of: writer).subtree.contains { part in
      guard part.range.contains(node.range) else { return false }
      return part.kind == .catchClause
        || part.kind == .switchCase && part.children.first?.text.contains(".failure") == true
    }
  }

  /// Whether a function keeps something else that it has waited for, which the view can show instead of the error.
  private func keepsResult(_ writer: DeclID, besides property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let record = analyzer.record(of: writer)
    return analyzer.node(of: writer).subtree.contains { part in
      guard let write = PropertyWrite(part, record, analyzer), write.property != property, let value = write.value,
        !value.kind.isLiteral, value.kind != .implicitMemberExpr, value.kind != .nilLiteralExpr,
        analyzer.isObserved(write.property)
      else { return false }
      return value.contains { $0.kind == .awaitExpr } || context.followsWait(part, in: writer)
    }
  }

  /// Whether an action of a control, and not only the appearance of a view, starts a function.
  private func isStartedAgain(_ function: DeclID, _ context: RuleContext, depth: Int) -> Bool {
    func isStart(_ use: RuleContext.HelperUse) -> Bool {
      let place = use.context
      guard !place.isPreview else { return false }
      if place.enclosingCalls.contains(where: { place.calledFact(.lifecycle, of: $0.call)?.startsOnAppear == true }) {
        return false
      }
      if place.isInView, place.isViewCode { return true }
      guard depth < 2, let caller = place.decl, caller != function, context.analyzer.decl(caller).kind == .function
      else {
        return false
      }
      return isStartedAgain(caller, context, depth: depth + 1)
    }
    return context.calls(of: function).contains(where: isStart)
      || context.places(naming: function).contains(where: isStart)
  }
}
