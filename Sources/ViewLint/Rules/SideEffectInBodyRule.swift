import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about work that each body evaluation starts or saves.
struct SideEffectInBodyRule: Rule {
  static let info = RuleInfo(
    "side_effect_in_body", .correctness, .warning, isFixable: false,
    summary: "the body has a side effect, which is repeated whenever SwiftUI evaluates the body",
    explanation: """
      The side effect happens again and again: a request is sent again, a task is started again, a file is written \
      again. A body describes views, and SwiftUI evaluates it whenever it needs the description: once, or sixty times \
      a second during an animation. Do the work in an action: `onAppear`, `onChange`, `task`, the closure of a button.
      """,
    silence: """
      The rule ignores closures that are stored and run later. It reports a function of the program only if the \
      function visibly writes what views observe, or starts or saves something, itself or through others; \
      `state_mutated_in_body` reports state of the view itself. The rule ignores a function that does something only \
      once, for example to fill a cache that is not `@Published`, or only on failure: in a `catch` or the `else` of a \
      `guard`. What only prints is a note; a function that prints occasionally and what prints under `#if` are \
      ignored. What a class publishes that is no `ObservableObject` is not observed. A body runs on the main thread: \
      code that only runs on other threads is not executed. The rule ignores previews.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 88, of: 90, inApps: 106))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The use of a helper may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.text(of: .effect) != nil || callee.isOwnAction
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id], context.isInView, !context.isPreview,
      context.runsWithBody || context.isGetterForBody, !context.isNeverCalled,
      let (effect, notes) = effect(of: node, use, context),
      !effect.isPrint || !context.isUnderIf(node), !isDoneOnce(node, context)
    else { return }
    context.report(
      Diagnostic(
        effect.isPrint ? .note : Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(node.children.first?.text ?? ""))` \(effect.text) "
          + "\(effect.isConditional ? "while" : "each time") the body is evaluated, which can happen at any time; do "
          + "it in an action, such as `onAppear`, `onChange` or `task`",
        in: context.file, at: node.range, notes: notes))
  }

  private func effect(
    of node: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext
  ) -> (EffectFinder.Effect, [Diagnostic.Note])? {
    let analyzer = context.analyzer
    if let text = analyzer.catalogueText(.effect, of: use.decl) {
      let isPrint = text == "print"
      let effect = EffectFinder.Effect(
        text: isPrint ? "prints" : text, file: context.fileID, range: node.range, isPrint: isPrint)
      return (effect, [])
    }
    var finder = EffectFinder(analyzer, countsRare: false)
    guard !isAboutLocal(node, context), let found = finder.effect(of: use.decl) ?? publishing(by: use.decl, context),
      !isMutation(found, in: use.decl, context)
    else { return nil }
    let note = Diagnostic.Note(
      found.isConditional
        ? "this is the effect"
        : "this happens each "
          + "time", in: analyzer.program.file(found.file).source,
      at: found.range)
    return (found, [note])
  }

  /// The property that a function writes only once, as a cache does. If views observe the property, it changes during
  /// their update.
  private func publishing(by function: DeclID, _ context: RuleContext) -> EffectFinder.Effect? {
    var finder = EffectFinder(context.analyzer, countsRare: false, countsOnce: true)
    guard let found = finder.effect(of: function), let property = found.property,
      context.analyzer.propertyWrappers(of: property).first?.decl == context.analyzer.knownDecl("Published")
    else { return nil }
    return found
  }

  /// Whether a condition around the code lets it run only once.
  private func isDoneOnce(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let finder = OnceFinder(analyzer: context.analyzer)
    let way = context.ancestors + [node]
    return zip(way, way.dropFirst()).contains { around, part in
      if finder.runsOnce(part, of: around, context.record) { return true }
      guard around.kind == .codeBlock else { return false }
      return around.children.enumerated().prefix { $0.element.id != part.id }.contains { index, statement in
        finder.leavesAfterFirst(statement, rest: around.children.dropFirst(index + 1), context.record)
      }
    }
  }

  /// Whether an action only changes state of its view, which `state_mutated_in_body` reports.
  private func isMutation(_ effect: EffectFinder.Effect, in action: DeclID, _ context: RuleContext) -> Bool {
    guard let property = effect.property, context.analyzer.isOwnState(property) else { return false }
    return effect.file == action.file && context.analyzer.node(of: action).range.contains(effect.range)
  }

  /// Whether the receiver of the call is a local value: `pen.move()` after `let pen = Pen()`.
  private func isAboutLocal(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard var base = call.children.first, base.kind == .memberAccessExpr else { return false }
    while base.kind == .memberAccessExpr, let inner = base.children.first, inner.kind.isExpr { base = inner }
    return base.kind == .declReferenceExpr && base.firstToken?.kind == .identifier
      && context.record.uses[base.id] == nil
  }
}

extension Callee {
  /// Whether the callee is a function of the program with effects: it returns `Void`, or has further statements.
  fileprivate var isOwnAction: Bool {
    guard analyzer.isOwnFunction(decl), !has(.isMutating) else { return false }
    let result = analyzer.signature(of: decl).result
    return result == analyzer.void || !analyzer.isView(result) && hasActions(analyzer.node(of: decl))
  }

  /// Whether a statement in a function is a call or an assignment.
  private func hasActions(_ node: SyntaxNode) -> Bool {
    node.contains { block in
      block.kind == .codeBlock && block.children.count > 1
        && block.children.dropLast().contains { statement in
          statement.kind == .functionCallExpr || statement.kind == .assignmentExpr
            || statement.isAssigningOperation
        }
    }
  }
}
