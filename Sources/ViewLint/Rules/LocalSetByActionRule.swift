import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that sets a local variable of a body which other code reads.
struct LocalSetByActionRule: Rule {
  static let info = RuleInfo(
    "local_set_by_action", .state, .warning, isFixable: false,
    summary: "an action sets a local variable of the body, which starts again at each evaluation",
    explanation: """
      The value is lost at the next update. A body is evaluated whenever something changes, and its local variables \
      start again each time. What an action writes to one, or into an object that the body creates, exists only for \
      the actions of the same evaluation: after the next update, `Button("Undo") { count = last }` reads the value \
      that `var last = 0` starts with, and a task that was kept in a local variable is not cancelled. Keep it in \
      `@State`.
      """,
    silence: """
      A variable that only the action itself reads, and what the body computes before it returns its views.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            var last = 0
            return VStack {
              Button("\\(count)") {
                ↓last = count
                count += 1
              }
              Button("Undo") { count = last }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Loading: ViewModifier {
          let load: () async -> Void
          func body(content: Content) -> some View {
            var task: Task<Void, Never>?
            return content
              .onAppear { ↓task = Task { await load() } }
              .onDisappear { task?.cancel() }
          }
        }
        """),
      RuleExample(
        """
        struct Flow: View {
          let words: [String]
          var body: some View {
            var width = 0.0
            return ZStack(alignment: .topLeading) {
              ForEach(words, id: \\.self) { word in
                Text(word).alignmentGuide(.leading) { dimensions in
                  width += dimensions.width
                  return -width
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Total: View {
          let prices: [Int]
          @State private var sum = 0
          var body: some View {
            var total = 0
            prices.forEach { total += $0 }
            return Button("\\(total)") {
              var sum = 0
              prices.forEach { sum += $0 }
              self.sum = sum
            }
          }
        }
        """),
      RuleExample(
        """
        struct Settings { var isOn = false }
        final class Box { var isOn = false }
        struct Panel: View {
          let settings: Settings
          let box: Box
          var body: some View {
            var copy = settings
            var other = box
            Toggle("On", isOn: Binding(get: { copy.isOn }, set: { ↓copy.isOn = $0 }))
            Toggle("On", isOn: Binding(get: { other.isOn }, set: { other.isOn = $0 }))
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Model { var count = 0 }
        struct Counter: View {
          let given: Model
          var body: some View {
            let model = Model()
            let other = given
            VStack {
              Text("\\(model.count) \\(other.count)")
              Button("More") { ↓model.count += 1 }
              Button("More") { other.count += 1 }
              Button("Copy") {
                let copy = Model()
                copy.count = other.count
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 80))

  static let visits: [NodeKind] = [.assignmentExpr, .infixOperatorExpr]

  /// The variables of a body that have been reported.
  private final class Reported {
    var variables: Set<NodeID> = []
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard node.kind == .assignmentExpr || node.isAssigningOperation, !context.isPreview,
      let target = node.children.first.flatMap({ value(changedBy: $0, context) }),
      context.record.uses[target.id] == nil,
      let token = target.lastToken, let decl = context.decl, context.makesViews(decl),
      // The outermost closure that runs later.
      let later = context.ancestors.indices.first(where: { runsLater(at: $0, context) })
    else { return }
    let name = target.name(of: token)
    let action = context.ancestors[later]
    guard !context.ancestors[later...].contains(where: { declares(name, $0, before: node, later: later, context) }),
      let variable = variable(name, around: later, context), isMadeHere(target, variable, context),
      isRead(name, outside: action, variable, context)
    else { return }
    let reported = context.perBody(Self.info.id) { Reported() }
    guard reported.variables.insert(variable.id).inserted else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` starts again at each evaluation of the body: what this writes is lost at the next update; keep it "
          + "in `@State`",
        in: context.file, at: target.range,
        notes: [Diagnostic.Note("it is declared here", in: context.file, at: variable.range)]))
  }

  /// The name of the changed value: the target itself, or its base, as in `settings.isOn = true`.
  private func value(changedBy target: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var current = target
    while current.kind == .memberAccessExpr, let base = current.memberBase {
      // The storage of bindings and of other modules' values is unknown.
      guard let type = context.nominal(of: base), context.isOwn(type),
        context.analyzer.decl(type).kind == .structure || base.kind == .declReferenceExpr,
        let member = context.record.decl(of: current), !context.analyzer.decl(member).has(.isComputed),
        context.analyzer.propertyWrappers(of: member).isEmpty
      else { return nil }
      current = base
    }
    return current.kind == .declReferenceExpr && !current.isSelfReference ? current : nil
  }

  /// Whether the value's lifetime ends with its variable. An object counts only if the body makes it for the variable.
  private func isMadeHere(_ name: SyntaxNode, _ variable: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.nominal(of: name), context.isOwn(type), context.analyzer.decl(type).kind == .classType
    else {
      return true
    }
    return variable.initialValue.flatMap { context.madeType($0) } == type
  }

  /// Whether an ancestor is a closure that runs on an event, and not in body evaluation.
  private func runsLater(at index: Int, _ context: RuleContext) -> Bool {
    let closure = context.ancestors[index]
    // A closure with a result is called during layout, and not on an event.
    guard closure.kind == .closureExpr, context.record.builders[closure.id] == nil,
      let type = context.record.types[closure.id], context.analyzer.givesNothing(type)
    else { return false }
    return !context.runsAtOnce(closureAt: index)
  }

  /// Whether a part of the action declares the name itself.
  private func declares(
    _ name: Name, _ part: SyntaxNode, before node: SyntaxNode, later: Int, _ context: RuleContext
  ) -> Bool {
    if part.kind == .closureExpr, part.declares(name) { return true }
    return part.children.contains { child in
      child.range.start < node.range.start && child.kind == .variableDecl && variable(name, in: child) != nil
    }
  }

  /// The variable of the body with the name.
  private func variable(_ name: Name, around index: Int, _ context: RuleContext) -> SyntaxNode? {
    context.ancestors[..<index].reversed().lazy.compactMap { around in
      around.children.firstNonNil { child in child.kind == .variableDecl ? variable(name, in: child) : nil }
    }.first
  }

  private func variable(_ name: Name, in declaration: SyntaxNode) -> SyntaxNode? {
    declaration.children.first { binding in
      guard binding.kind == .patternBinding, binding.child(.codeBlock) == nil, binding.child(.accessorBlock) == nil,
        let pattern = binding.children.first, let token = pattern.lastToken
      else { return false }
      return pattern.tokenIndices.count == 1 && pattern.name(of: token) == name
    }
  }

  /// Whether other code of the body reads the variable.
  private func isRead(_ name: Name, outside action: SyntaxNode, _ variable: SyntaxNode, _ context: RuleContext) -> Bool
  {
    guard let around = context.ancestors.first else { return false }
    return around.tokenIndices.contains { index in
      around.name(at: index) == name && !action.range.contains(around.token(index).range)
        && !variable.range.contains(around.token(index).range)
    }
  }
}
