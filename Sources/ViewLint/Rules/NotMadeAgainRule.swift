import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a value that is dropped when the view disappears and that only the first appearance makes.
struct NotMadeAgainRule: Rule {
  static let info = RuleInfo(
    "not_made_again", .correctness, .warning, isFixable: false,
    summary: "the value is dropped when the view disappears, and only the first appearance makes it",
    explanation: """
      The view is empty when the user comes back from a pushed screen or another tab. `onDisappear` sets the state to \
      `nil`, but the code that makes its value runs only once: it checks a flag that stays set, itself or in a modifier \
      such as `onFirstAppear`. The view and its flag are kept while it is covered. Make the value in `onAppear`, or keep \
      it.
      """,
    silence: """
      Values that other code sets as well, and flags that are cleared when the view disappears.
      """,
    examples: [
      RuleExample(
        """
        final class Player { func stop() {} }
        struct FirstAppearance: ViewModifier {
          @State private var hasAppeared = false
          let action: () -> Void
          func body(content: Content) -> some View {
            content.onAppear {
              guard !hasAppeared else { return }
              hasAppeared = true
              action()
            }
          }
        }
        extension View {
          func onFirstAppear(perform action: @escaping () -> Void) -> some View {
            modifier(FirstAppearance(action: action))
          }
        }
        struct Splash: View {
          @State private var player: Player?
          @State private var other: Player?
          @State private var third: Player?
          @State private var isReady = false
          @State private var isThird = false
          var body: some View {
            Text(player == nil && other == nil && third == nil ? "Empty" : "Ready")
              .onFirstAppear(perform: make)
              .onDisappear {
                player?.stop()
                ↓player = nil
              }
              .onAppear {
                guard !isReady else { return }
                isReady = true
                other = Player()
              }
              .onDisappear { ↓other = nil }
              .onAppear {
                if !isThird {
                  isThird = true
                  third = Player()
                }
              }
              .onDisappear {
                third = nil
                isThird = false
              }
          }
          private func make() { player = Player() }
        }
        """),
      RuleExample(
        """
        final class Player {}
        struct Splash: View {
          @State private var player: Player?
          @State private var other: Player?
          var body: some View {
            Text(player == nil && other == nil ? "Empty" : "Ready")
              .onAppear { player = Player() }
              .onDisappear { player = nil }
              .onAppear {
                guard other == nil else { return }
                other = Player()
              }
              .onDisappear { other = nil }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The modifier may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onDisappear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let action = analyzer.arguments(of: node, context.record).last?.node, !context.isPreview,
      let code = context.code(ofAction: action)
    else { return }
    let writes = CalledWrites(in: code.statements, code.context).found
    for write in writes where write.write.value?.kind == .nilLiteralExpr && write.call == nil && !write.isConditional {
      let property = write.write.property
      guard analyzer.isState(property), context.isOfSameType(property), context.isShownState(property) else { continue }
      let cleared = Set(writes.map(\.write.property))
      let makers = code.context.placedWrites(of: property).filter { $0.write.value?.kind != .nilLiteralExpr }
      guard let first = makers.first, makers.allSatisfy({ runsOnce($0, unless: cleared) }),
        PropertyUses(of: property, analyzer).bindings.isEmpty
      else { continue }
      let name = analyzer.name(of: property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` is missing when the view appears again: it is dropped here, and only the first appearance sets it; "
            + "set it at each appearance, or keep it",
          in: code.context.file, at: write.write.node.range,
          notes: [Diagnostic.Note("it is set here", in: first.context.file, at: first.write.node.range)]))
    }
  }

  /// Whether a write runs only at the first appearance of the view.
  private func runsOnce(_ place: PlacedWrite, unless cleared: Set<DeclID>) -> Bool {
    guard place.moments == [.appearance] else { return false }
    if isAfterCheck(place.write.node, place.context, unless: cleared) { return true }
    if let decl = place.context.decl, place.context.analyzer.isOwnFunction(decl) {
      let calls = place.context.callPlaces(of: decl)
      return !calls.isEmpty && calls.allSatisfy { $0.context.isGivenToOnce($0.node, unless: cleared) }
    }
    return place.context.isGivenToOnce(place.write.node, unless: cleared)
  }

  private func isAfterCheck(_ node: SyntaxNode, _ context: RuleContext, unless cleared: Set<DeclID>) -> Bool {
    context.ancestors.contains { around in
      (around.kind == .closureExpr || around.kind == .codeBlock)
        && context.leavesAfterFirst(around, until: node, unless: cleared)
    }
  }
}

extension RuleContext {
  /// Whether code that is around a node is given to a modifier of the program that runs it once.
  fileprivate func isGivenToOnce(_ node: SyntaxNode, unless cleared: Set<DeclID>) -> Bool {
    ancestors.reversed().contains { around in
      guard around.kind == .functionCallExpr,
        around.children.first.map({ !$0.range.contains(node.range) }) ?? true,
        let use = record.uses[around.id], analyzer.isOwnFunction(use.decl)
      else { return false }
      return runsItsActionOnce(use.decl, unless: cleared)
    }
  }

  /// Whether a modifier of the program, or a `ViewModifier` that it applies, calls a function after a check that lets
  /// only the first call through.
  private func runsItsActionOnce(_ function: DeclID, unless cleared: Set<DeclID>) -> Bool {
    let code = analyzer.node(of: function)
    let inner = RuleContext(analyzer, function.file)
    inner.enter(function)
    let modifiers = code.subtree.compactMap { inner.madeType($0) }.filter { isOwn($0) }
    let bodies = modifiers.flatMap { type in
      analyzer.children(of: type).filter { analyzer.decl($0).kind == .function }
    }
    return ([function] + bodies).contains { body in
      let place = RuleContext(analyzer, body.file)
      place.enter(body)
      return analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, place.calledFact(.lifecycle, of: call) == .onAppear,
          let action = analyzer.arguments(of: call, place.record).last?.node, action.kind == .closureExpr
        else { return false }
        return place.leavesAfterFirst(action, until: nil, unless: cleared)
      }
    }
  }

  /// Whether statements of a block run only the first time, because of a flag that they set.
  fileprivate func leavesAfterFirst(
    _ block: SyntaxNode, until node: SyntaxNode?, unless cleared: Set<DeclID>
  ) -> Bool {
    let finder = OnceFinder(analyzer: analyzer)
    let statements = Array(block.children.filter { $0.kind != .closureSignature })
    for (index, statement) in statements.enumerated() {
      if let node, statement.range.start > node.range.start { return false }
      guard !statement.conditions.contains(where: { asks(for: cleared, $0) }) else { continue }
      if finder.leavesAfterFirst(statement, rest: statements[(index + 1)...], record) { return true }
      if statement.kind == .ifExpr, let inner = statement.child(.codeBlock),
        node.map({ inner.range.contains($0.range) }) ?? true, finder.runsOnce(inner, of: statement, record)
      {
        return true
      }
    }
    return false
  }

  private func asks(for properties: Set<DeclID>, _ condition: SyntaxNode) -> Bool {
    condition.subtree.contains { part in record.uses[part.id].map { properties.contains($0.decl) } ?? false }
  }
}
