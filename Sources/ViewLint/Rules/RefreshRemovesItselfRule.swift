import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that removes the view to which it belongs, and thereby cancels itself.
struct RefreshRemovesItselfRule: Rule {
  static let info = RuleInfo(
    "refresh_removes_itself", .correctness, .warning, isFixable: false,
    summary: "the task removes the view that it belongs to, and is cancelled before it finishes",
    explanation: """
      The awaited work ends with a cancellation, and the new content never arrives. SwiftUI cancels the action of \
      `refreshable` or `task` when its view is removed, and an action that first sets a state such as `phase = \
      .loading`, for which the condition shows another branch, removes its view at once. Keep the view and show the \
      progress over it, or move the modifier outside the condition.
      """,
    silence: """
      Reported only if the action sets the state unconditionally, before its first `await`, to a value that certainly \
      ends the branch: the case of another branch, `true` or `false`. A modifier outside the condition is not \
      affected.
      """,
    examples: [
      RuleExample(
        """
        final class Feed: ObservableObject {
          enum Phase { case loading, loaded([String]) }
          @Published var phase = Phase.loading
          func load() async {
            phase = .loading
            try? await Task.sleep(for: .seconds(1))
            phase = .loaded(["a"])
          }
          func reload() async {
            try? await Task.sleep(for: .seconds(1))
            phase = .loading
          }
        }
        struct Page: View {
          @StateObject private var feed = Feed()
          var body: some View {
            Group {
              switch feed.phase {
              case .loading: ProgressView()
              case .loaded(let names):
                List(names, id: \\.self) { Text($0) }
                  .↓refreshable { await feed.load() }
              }
            }
            .task { await feed.load() }
          }
        }
        struct Other: View {
          @StateObject private var feed = Feed()
          var body: some View {
            switch feed.phase {
            case .loading: ProgressView().task { await feed.load() }
            case .loaded(let names):
              List(names, id: \\.self) { Text($0) }
                .refreshable { await feed.reload() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isLoading = false
          @State private var isAsking = false
          @State private var names: [String] = []
          private func fetch() async -> [String] { [] }
          private func load() async {
            guard !isAsking else { return }
            isLoading = true
            defer { isLoading = false }
            names = await fetch()
          }
          var body: some View {
            if isLoading {
              ProgressView()
            } else {
              list
            }
            if !isLoading {
              Text("Names").↓task { await load() }
            }
            if isAsking {
              Text("Names").task { await load() }
            }
          }
          private var list: some View {
            List(names, id: \\.self) { Text($0) }
              .↓refreshable { await load() }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isLoading = false
          @State private var names: [String] = []
          private func fetch() async -> [String] { [] }
          var body: some View {
            List {
              if isLoading { ProgressView() }
              ForEach(names, id: \\.self) { Text($0) }
            }
            .refreshable {
              isLoading = true
              names = await fetch()
              isLoading = false
            }
          }
        }
        """),
      RuleExample(
        """
        struct Entry: Identifiable { let id: String }
        struct Payload: View {
          enum Phase { case new, loading, done }
          let entry: Entry
          let fetch: (String) async throws -> String
          @State private var loading: String?
          @State private var payload: String?
          @State private var phase = Phase.new
          @State private var kept = Phase.new
          var body: some View {
            if loading == entry.id {
              ProgressView()
            } else {
              Color.clear.↓task(id: entry.id) { await load() }
            }
            if phase != .loading {
              Text(payload ?? "").↓refreshable {
                phase = .loading
                payload = try? await fetch(entry.id)
                phase = .done
              }
            }
            if kept == .new {
              Text(payload ?? "").refreshable {
                payload = try? await fetch(entry.id)
                kept = .done
              }
            }
            if loading == nil { Color.clear } else { Text("a").task { await load() } }
          }
          private func load() async {
            loading = entry.id
            payload = try? await fetch(entry.id)
            loading = nil
          }
        }
        """),
      RuleExample(
        """
        struct Account: View {
          @State private var name: String?
          @State private var other: String?
          @State private var orders: [String] = []
          private func fetchName() async throws -> String { "Ann" }
          private func fetchOrders() async throws -> [String] { [] }
          private func find() async -> String? { nil }
          var body: some View {
            Group {
              if let name {
                Text(name)
                Text("\\(orders.count) orders")
              } else {
                ProgressView().↓task {
                  do {
                    name = try await fetchName()
                    orders = try await fetchOrders()
                  } catch {
                    print(error)
                  }
                }
              }
            }
            if other == nil {
              ProgressView().task {
                other = await find()
                orders = (try? await fetchOrders()) ?? []
              }
            }
            if name == nil {
              ProgressView().task {
                orders = (try? await fetchOrders()) ?? []
                name = try? await fetchName()
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 47))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The effects of the action may be in other files.
  static let dependsOnWholeProgram = true

  private static let refreshable = CatalogueMember("View", "refreshable")
  private static let task = CatalogueMember("View", "task")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [refreshable, task]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, !context.isPreview,
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let statements = action.children.filter { $0.kind != .closureSignature }
    let before = AssignmentsBeforeAwait(in: statements, context).found
    let changes = before + AssignmentsAmongAwaits(in: statements, context).found
    guard !changes.isEmpty else { return }
    let ended: AssignmentsBeforeAwait.Setting? = context.hereOrAtUses(of: node, throughViews: true) { place, use in
      let found = changes.first { change in place.branches(around: use).contains { $0.ends(with: change) } }
      return found.map { .found($0) } ?? .outside
    }
    guard let ended else { return }
    let word = node.text(of: name)
    let what = context.analyzer.name(of: ended.property)
    let isFirst = before.contains { $0.node.id == ended.node.id && $0.context.fileID == ended.context.fileID }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isFirst
          ? "this `\(word)` removes its own view: `\(what)` becomes `\(RuleText.oneLine(ended.value?.text ?? ""))` "
            + "before the first `await`, this branch ends, and the action is cancelled; keep the view and show the "
            + "progress over it"
          : "this `\(word)` removes its own view as soon as it sets `\(what)`, and is cancelled before the next `await` "
            + "has finished; put it on a container around the condition",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it is set here", in: ended.context.file, at: ended.node.range)]))
  }
}

/// A branch around views, with its condition.
struct BranchCondition {
  /// The property in the condition: the last component of `model.phase`.
  let property: DeclID
  /// The cases for which the branch is shown, or `true` or `false`.
  let isThereFor: Set<String>
  /// The cases for which another branch is shown. Computed on demand, because a `switch` may have many cases.
  let isGoneFor: () -> Set<String>

  /// Whether the condition only asks whether there is a value.
  var asksForValue = false

  /// The input or constant of the view with which the property is compared, if the branch is shown while they differ:
  /// `entry.id` in the `else` branch of `if loading == entry.id`.
  var differsFrom: (value: String, view: DeclID)?

  /// Whether an assignment to the property selects another branch.
  func ends(with setting: AssignmentsBeforeAwait.Setting) -> Bool {
    guard setting.property == property, let value = setting.value else { return false }
    if let differsFrom { return value.plainText == differsFrom.value && setting.context.ownerType == differsFrom.view }
    guard let name = asksForValue ? setting.context.presence(of: value) : value.caseName else { return false }
    return !isThereFor.contains(name) && isGoneFor().contains(name)
  }
}

extension RuleContext {
  /// The branches around the node whose conditions only depend on one property.
  func branches(around node: SyntaxNode) -> [BranchCondition] {
    var found: [BranchCondition] = []
    for (index, around) in ancestors.enumerated() {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      switch around.kind {
      case .ifExpr:
        guard around.conditions.count == 1, let condition = around.conditions.first, inner.id != condition.id else {
          continue
        }
        let isFirst = around.child(.codeBlock)?.id == inner.id
        if let (property, isThere) = propertyWithValue(askedBy: condition) {
          let (there, gone) = isFirst == isThere ? (Self.some, Self.none) : (Self.none, Self.some)
          found.append(
            BranchCondition(property: property, isThereFor: [there], isGoneFor: { [gone] }, asksForValue: true))
          continue
        }
        if let compared = comparedBranch(condition, isFirst: isFirst) {
          found.append(compared)
          continue
        }
        let isNegated = condition.kind == .prefixOperatorExpr && condition.text.hasPrefix("!")
        guard let asked = isNegated ? condition.children.first : condition, let property = property(askedBy: asked),
          analyzer.isKnown(analyzer.variableType(of: property), .bool)
        else { continue }
        let answer = isFirst != isNegated
        found.append(
          BranchCondition(property: property, isThereFor: ["\(answer)"], isGoneFor: { ["\(!answer)"] }))
      case .switchCase:
        guard index > 0, ancestors[index - 1].kind == .switchExpr,
          let subject = ancestors[index - 1].children.first(where: { $0.kind.isExpr }),
          let property = property(askedBy: subject)
        else { continue }
        let whole = ancestors[index - 1]
        found.append(
          BranchCondition(property: property, isThereFor: names(of: around)) {
            Set(
              whole.children.filter { $0.kind == .switchCase && $0.id != around.id }.flatMap { self.names(of: $0) })
          })
      default: break
      }
    }
    return found
  }

  /// A branch that is shown while a property differs from an enumeration case or an input of the view:
  /// the `else` of `if phase == .loading`.
  private func comparedBranch(_ condition: SyntaxNode, isFirst: Bool) -> BranchCondition? {
    guard condition.kind == .infixOperatorExpr, condition.children.count == 2, let ownerType,
      let sign = condition.ownTokens.first(where: { condition.isSpelt($0, "==") || condition.isSpelt($0, "!=") }),
      condition.isSpelt(sign, isFirst ? "!=" : "=="), let left = condition.children.first,
      let right = condition.children.last, let property = property(askedBy: left)
    else { return nil }
    if right.kind == .implicitMemberExpr || right.kind == .memberAccessExpr,
      let use = record.uses[right.id], analyzer.decl(use.decl).kind == .enumCase, let name = right.caseName
    {
      return BranchCondition(property: property, isThereFor: [], isGoneFor: { [name] })
    }
    guard isPathOfInput(right) else { return nil }
    return BranchCondition(
      property: property, isThereFor: [], isGoneFor: { [] }, differsFrom: (right.plainText, ownerType))
  }

  /// Whether an expression is an input of the view or a part of one: `entry.id`.
  private func isPathOfInput(_ expression: SyntaxNode) -> Bool {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable
    else { return false }
    if let base = expression.memberBase { return isPathOfInput(base) }
    return expression.kind == .declReferenceExpr && isOfSameType(use.decl) && analyzer.isInput(use.decl)
  }

  private static let some = "some"
  private static let none = "none"

  /// The optional that a condition asks about, and whether the condition holds if there is a value: `let user`,
  /// `user != nil`.
  private func propertyWithValue(askedBy condition: SyntaxNode) -> (property: DeclID, isThere: Bool)? {
    if let asked = condition.comparedWithNil, condition.kind == .infixOperatorExpr {
      guard let property = property(askedBy: asked) else { return nil }
      return (property, condition.ownTokens.contains { condition.isSpelt($0, "!=") })
    }
    guard condition.kind == .optionalBindingCondition else { return nil }
    if let value = condition.initialValue { return property(askedBy: value).map { ($0, true) } }
    guard let ownerType, let name = condition.children.first(where: { $0.kind.isPattern })?.lastToken,
      let member = analyzer.directMembers(of: ownerType, named: condition.name(of: name)).first,
      analyzer.decl(member).kind == .variable, !analyzer.decl(member).has(.isComputed)
    else { return nil }
    return (member, true)
  }

  /// Whether an assigned value is `nil` or certainly a value; `nil` if that is not known.
  fileprivate func presence(of value: SyntaxNode) -> String? {
    if value.kind == .nilLiteralExpr { return Self.none }
    if value.kind.isLiteral || value.kind == .stringLiteralExpr { return Self.some }
    if value.subtree.contains(where: { $0.kind == .tryExpr && $0.text.hasPrefix("try?") }) { return nil }
    guard let type = type(of: value.awaited) else { return nil }
    return analyzer.wrapped(type) == nil ? Self.some : nil
  }

  private func names(of switchCase: SyntaxNode) -> Set<String> {
    let items = switchCase.children.filter { $0.kind == .switchCaseItem }
    // After a case with a `where` clause, another case may match the same value.
    return Set(items.filter { $0.children.count == 1 }.compactMap { $0.children.first?.caseName })
  }

  /// The stored property of the program that is the whole expression.
  private func property(askedBy expression: SyntaxNode) -> DeclID? {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    return use.decl
  }
}

extension SyntaxNode {
  /// `loaded` of `.loaded(let names)`, `Phase.loaded(names)` and `let .loaded(names)`; `true` for the literal itself.
  fileprivate var caseName: String? {
    if kind == .booleanLiteralExpr { return text }
    let named = subtree.first { $0.kind == .implicitMemberExpr || $0.kind == .memberAccessExpr }
    let isMade = kind == .implicitMemberExpr || kind == .memberAccessExpr || kind == .functionCallExpr || kind.isPattern
    guard isMade, let named, let name = named.lastToken else { return nil }
    return named.text(of: name)
  }
}
