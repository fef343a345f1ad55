import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a progress view that is shown while a collection is empty, also after it was loaded and is empty.
struct ProgressWithoutEndRule: Rule {
  static let info = RuleInfo(
    "progress_without_end", .correctness, .note, isFixable: false, profile: .strict,
    summary: "the progress view stays for ever if nothing is found, or if loading fails",
    explanation: """
      The spinner never ends when the answer is empty, or when there is no answer. `if items.isEmpty { ProgressView() }` \
      takes "nothing yet" and "nothing found" for the same, and `if let user { … } else { ProgressView() }` takes "not \
      yet" and "failed" for the same when `user` is set with `try?`. Keep what was loaded in an optional or an \
      enumeration with a case for each, and show `ContentUnavailableView` for the others.
      """,
    silence: "The rule ignores conditions with more parts, and values that no asynchronous code sets.",
    examples: [
      RuleExample(
        """
        struct Updates: View {
          @State private var updates: [String] = []
          private func load() async -> [String] { [] }
          var body: some View {
            VStack {
              if updates.isEmpty { ↓ProgressView("Checking") } else { Text("\\(updates.count)") }
            }
            .task { updates = await load() }
          }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          @State private var name: String?
          private func load() async throws -> String { "" }
          var body: some View {
            VStack {
              if let name { Text(name) } else { ↓ProgressView() }
            }
            .task { name = try? await load() }
          }
        }
        """),
      RuleExample(
        """
        struct Updates: View {
          @State private var updates: [String]?
          @State private var words: [String] = []
          @State private var isLoading = false
          private func load() async -> [String] { [] }
          var body: some View {
            VStack {
              if let updates { Text("\\(updates.count)") } else { ProgressView() }
              if words.isEmpty { ProgressView() }
              if updates?.isEmpty == true && isLoading { ProgressView() }
              Button("Add") { words.append("A") }
            }
            .task {
              isLoading = true
              updates = await load()
              isLoading = false
            }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Crashes: ObservableObject {
          @Published var groups: [String]?
          @Published var others: [String]?
          @Published var toast: String?
          @Published var message: String?
          func load() async {
            do { groups = try await read() } catch { toast = "Failed" }
          }
          func loadOthers() async {
            do { others = try await read() } catch { message = "Failed" }
          }
          private func read() async throws -> [String] { [] }
        }
        struct CrashList: View {
          @ObservedObject var crashes: Crashes
          var body: some View {
            VStack {
              if let groups = crashes.groups { Text("\\(groups.count)") } else { ↓ProgressView() }
              if let others = crashes.others { Text("\\(others.count)") } else { ProgressView() }
              Text(crashes.message ?? "")
            }
            .task { await crashes.load() }
            .task { await crashes.loadOthers() }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let progress: Name = "ProgressView"
  private static let isEmpty: Name = "isEmpty"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [progress]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [Self.progress]), context.runsWithBody, !context.isPreview,
      context.argument(node, "value") == nil, let name = node.children.first,
      let branch = branch(around: node, context)
    else { return }
    let analyzer = context.analyzer
    let text = analyzer.name(of: branch.property)
    let loads = context.awaitedWrites(of: branch.property)
    guard !loads.isEmpty else { return }
    let message: String
    if branch.isOptional {
      guard loads.allSatisfy({ $0.dropsErrors || isUnnoticed($0.failures, besides: branch.property, context) }) else {
        return
      }
      message =
        "this stays for ever if loading fails, because `\(text)` is then `nil` as before; keep the failure as well, and "
        + "show it"
    } else {
      message =
        "this stays for ever if nothing is found, because `\(text)` is then as empty as before it was loaded; keep it in an "
        + "optional until it is loaded"
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: name.range,
        notes: [Diagnostic.Note("it is loaded here", in: loads[0].file, at: loads[0].range)]))
  }

  /// Whether a `catch` keeps the failure only where no view of this type looks: in a property that it never reads.
  private func isUnnoticed(_ failures: Set<DeclID>?, besides property: DeclID, _ context: RuleContext) -> Bool {
    guard let failures, !failures.contains(property) else { return false }
    let names = failures.map { context.analyzer.decl($0).name }
    return context.bodiesOfType.allSatisfy { body in
      !names.contains {
        context.analyzer.node(of: body).mentions($0) || context.analyzer.node(of: body).mentions($0.projection)
      }
    }
  }

  /// The only condition under which a view is shown.
  private struct Branch {
    let property: DeclID
    /// Whether the view is shown while the property is `nil`.
    let isOptional: Bool
  }

  private func branch(around node: SyntaxNode, _ context: RuleContext) -> Branch? {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .functionCallExpr, .codeBlock:
        // A branch with only the progress view, perhaps with modifiers.
        if around.kind == .functionCallExpr, context.madeType(around) != nil { return nil }
        if around.kind == .codeBlock, around.children.count > 1 { return nil }
      case .ifExpr:
        guard around.conditions.count == 1, let condition = around.conditions.first,
          let block = around.child(.codeBlock)
        else { return nil }
        if block.range.contains(node.range) {
          guard condition.kind == .memberAccessExpr,
            condition.referencedName.map({ condition.name(of: $0) }) == Self.isEmpty,
            let list = condition.memberBase, let property = property(list, context)
          else { return nil }
          return Branch(property: property, isOptional: false)
        }
        guard condition.kind == .optionalBindingCondition, let pattern = condition.child(.identifierPattern) else {
          return nil
        }
        let value = condition.initialValue.flatMap { property($0, context) }
        let own = context.ownerType.flatMap { owner in
          pattern.lastToken.flatMap { token in
            context.analyzer.directMembers(of: owner, named: pattern.name(of: token)).first
          }
        }
        return (value ?? own).map { Branch(property: $0, isOptional: true) }
      default: return nil
      }
    }
    return nil
  }

  private func property(_ value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      context.analyzer.isObserved(use.decl)
    else { return nil }
    return use.decl
  }
}
