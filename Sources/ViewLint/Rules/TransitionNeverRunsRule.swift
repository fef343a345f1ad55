import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a transition on a view that is never inserted or removed by itself.
struct TransitionNeverRunsRule: Rule {
  static let info = RuleInfo(
    "transition_never_runs", .animation, .warning, isFixable: false,
    summary: "the transition never runs: the view appears only with its container, or without animation",
    explanation: """
      The view appears and disappears at once, or only with its stack. A transition shows how a view appears and \
      disappears when an `if`, a `switch` or a `ForEach` inserts or removes it. A view that is always in its stack \
      appears and disappears with the stack, with the stack's transition: put the transition there. An \
      `animation(_:value:)` inside the branch is inserted and removed with the branch, and sees no change: put it on a \
      view around the `if`.
      """,
    silence: """
      The rule ignores views at the root of a body, which the view's user may insert; helpers and views of the \
      program, which may contain a condition; views in containers other than stacks; a view with an `.id(_:)`, which \
      is replaced when the value changes; and `.transition(.identity)`. An animation in the branch is reported only if \
      nothing else in the file animates.
      """,
    examples: [
      RuleExample(
        """
        struct Panel: View {
          @State private var isShown = false
          var body: some View {
            if isShown {
              VStack {
                Text("Panel").↓transition(.slide)
                Button("Close") { withAnimation { isShown = false } }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              if isShown { Text("Panel").transition(.slide).↓animation(.spring, value: isShown) }
              Button("Panel") { isShown.toggle() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              if isShown { Text("Panel").transition(.slide) }
              Button("Panel") { isShown.toggle() }
            }
            .animation(.spring, value: isShown)
          }
        }
        """),
      RuleExample(
        """
        struct Steps: View {
          @State private var step = 0
          var body: some View {
            VStack {
              Text(String(step)).id(step).transition(.opacity)
              Text("of nine").transition(.identity)
              Button("Next") { withAnimation { step += 1 } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          var body: some View { Text("Panel").transition(.slide) }
        }
        struct Panels: View {
          let names: [String]
          var body: some View {
            VStack {
              ForEach(names, id: \\.self) { Text($0).transition(.slide) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var text: String?
          @ViewBuilder private var notice: some View {
            if let text { Text(text) }
          }
          var body: some View {
            VStack {
              notice.transition(.opacity)
              Button("Notice") { withAnimation { text = "new" } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var message: String?
          var body: some View {
            VStack {
              Button("Show") { message = message == nil ? "Hello" : nil }
              if let message {
                Text(message).transition(.slide).↓animation(.default, value: message)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var message: String?
          var body: some View {
            VStack {
              Button("Show") { message = message == nil ? "Hello" : nil }
              if let message {
                Text(message).id(message).transition(.slide).animation(.default, value: message)
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 45, of: 45, inApps: 81))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// The transitions without an effect.
  static let nothing = [
    CatalogueMember("AnyTransition", "identity"), CatalogueMember("Transition", "identity"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isTransition) || callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let use = context.record.uses[node.id], context.runsWithBody else { return }
    let place = SourceRange(Int(name.start), node.range.end)
    if context.analyzer.decl(use.decl).has(.isTransition) {
      guard let stack = stack(around: node, context), isOneView(node, context), !isReplaced(node, context),
        !node.arguments.contains(where: { context.isUse($0, ofAny: Self.nothing) })
      else {
        return
      }
      let kind = context.madeType(stack).map { context.analyzer.name(of: $0) } ?? ""
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the view is always in its `\(kind)`, and appears and disappears with it: this transition never runs; put "
            + "it on the view that the condition inserts",
          in: context.file, at: place))
    } else if let branch = branch(of: node, context), animatesAlone(node, context) {
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the animation is inserted and removed with the view, and sees no change of "
            + "`\(RuleText.oneLine(branch.text))`: the transition is not animated; put it around the `if`",
          in: context.file, at: place))
    }
  }

  // MARK: Views that are always there

  /// The stack that always contains a view; `nil` if something between them may insert the view.
  private func stack(around node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .memberAccessExpr: if around.children.first?.id != inner.id { return nil }
      case .closureExpr: if context.record.builders[around.id] == nil { return nil }
      case .labeledExpr, .labeledTrailingClosure, .returnStmt: break
      case .functionCallExpr:
        guard let use = context.record.uses[around.id], analyzer.isFromCatalogue(use.decl) else { return nil }
        if around.children.first?.id == inner.id { continue }
        guard let made = context.madeType(around), analyzer.isFromCatalogue(made) else { return nil }
        if analyzer.fact(.axis, of: made) != nil, !analyzer.decl(made).has(.isLazyContainer) { return around }
        guard analyzer.decl(made).has(.isTransparent), !analyzer.decl(made).has(.isRepeating) else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// Whether the transition is on a single SwiftUI view, and not on a helper or a view of the program that may contain
  /// a condition.
  private func isOneView(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.modifications(of: node).allSatisfy({ context.isFromCatalogue($0.call) }),
      let made = context.madeType(context.core(of: node)), context.analyzer.isFromCatalogue(made)
    else { return false }
    let decl = context.analyzer.decl(made)
    return !decl.has(.isTransparent) && !decl.has(.isRepeating)
  }

  private func isReplaced(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let chain = context.outerModifiers(of: node) + context.modifications(of: node).map(\.base)
    return chain.contains { call in
      context.record.uses[call.id].map { context.analyzer.decl($0.decl).has(.givesIdentity) } ?? false
    }
  }

  // MARK: Animations that come and go

  /// The condition around a view with a transition and an animation, if the animation is for the same value.
  private func branch(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let hasTransition =
      context.modifications(of: node).contains { isTransition($0.base, context) }
      || context.outerModifiers(of: node).contains { isTransition($0, context) }
    guard hasTransition, let value = context.argument(node, "value") else { return nil }
    // A value that `if let` binds exists only in its branch.
    if let binding = context.unwrapping(of: value) {
      return isOwnState(unwrappedBy: binding, context) && !isReplaced(node, context) ? binding : nil
    }
    guard let property = context.record.decl(of: value)
    else { return nil }
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .functionCallExpr, .codeBlock: continue
      case .ifExpr:
        return around.conditions.first { condition in
          condition.contains { context.record.uses[$0.id]?.decl == property }
        }
      default: return nil
      }
    }
    return nil
  }

  /// Whether `if let` unwraps the view's own state. Other code may animate its changes of an input.
  private func isOwnState(unwrappedBy binding: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType,
      let name = (binding.initialValue ?? binding.children.first { $0.kind.isPattern })?.lastToken,
      let property = context.analyzer.directMembers(of: owner, named: binding.name(of: name)).first,
      let wrapper = context.analyzer.propertyWrappers(of: property).first
    else { return false }
    return context.analyzer.ownsWrappedValue(wrapper.decl)
  }

  private func isTransition(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.record.uses[call.id].map { context.analyzer.decl($0.decl).has(.isTransition) } ?? false
  }

  /// Whether the file has no other code for animations, which could animate the change.
  private func animatesAlone(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let name = node.calleeName else { return false }
    let root = context.analyzer.program.file(context.fileID).tree.root
    return !root.tokenIndices.contains { index in
      let token = root.token(index)
      guard token.kind == .identifier, token.start != name.start else { return false }
      let word = root.name(of: token)
      return Self.animating.contains(word)
    }
  }

  private static let animating: Set<Name> = ["animation", "withAnimation", "transaction", "withTransaction"]
}
