import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes views that act like a button and are not accessible as one.
struct TapGestureRule: Rule {
  static let info = RuleInfo(
    "tap_gesture_not_button", .accessibility, .note, isFixable: false,
    summary: "the view acts like a button, but not for VoiceOver and the keyboard",
    explanation: """
      VoiceOver does not announce that the view can be activated, the keyboard cannot reach it, and it does not look \
      pressed. `onTapGesture`, like any gesture, responds only to a finger or a pointer. A `Button` with \
      `.buttonStyle(.plain)` looks the same. Where you need a gesture, add `.accessibilityAddTraits(.isButton)`.
      """,
    silence: """
      The rule ignores a view that has accessibility traits or actions or is hidden from accessibility, itself or in a \
      container that is one element with its own name or action; double taps; colours, shapes and containers that fill \
      the screen to close something, and the gap beside a drawer that the tap closes; controls with their own tap; \
      modifiers that do the same everywhere, for example to end editing; and a tap that does nothing, that a modifier \
      observes beside the taps of its content, that only begins or ends editing in a field, or that enlarges the place \
      for a button or a toggle in the view or beside it by doing the same. It also ignores a tap that is always \
      disabled, a tap that only shows more or fewer lines of its text, which VoiceOver reads completely, and taps that \
      are counted until something hidden opens.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 301, of: 317, inApps: 151))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and modifiers may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { TapAction.checksCalls(callee) || callee.isOwnModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let tap = TapAction(addedBy: node, in: context), let chain = ViewChain(node, in: context),
      let name = node.calleeName, !context.isPreview, !tap.isSimultaneous || !holdsContent(chain.core, context)
    else { return }
    let core = context.origin(of: chain.core)
    guard let shown = core.node.id == chain.core.id ? chain : ViewChain(block: [core.node], in: core.context),
      isContent(shown.core, core.context) || isContent(inViewMadeBy: shown.core, core.context)
        || isRows(shown.core, core.context)
        || isPartOfScreen(context, chain.modifiers + shown.modifiers) && isSmall(shown.core, core.context)
    else { return }
    if shown.core.id != chain.core.id, shown.modifiers.contains(where: { mayTell($0, core.context) }) { return }
    let modifiers = chain.modifiers + context.outerModifiers(of: node)
    if modifiers.contains(where: { mayTell($0, context) || isAlwaysDisabled($0, context) }) || isPartOfElement(context)
    {
      return
    }
    if let action = tap.closure {
      let statements = action.node.children.filter { $0.kind != .closureSignature }
      // A tap without an action only blocks taps on the views behind.
      if statements.isEmpty || movesFocus(statements, action.context) { return }
      let found = CalledWrites(in: statements, action.context).found
      let writes = found.map(\.write)
      if isPanel(shown.core, core.context)
        && (found.contains(where: { endsBranch(around: node, $0, context) })
          || isGivenOn(statements, in: shown.core, action.context, core.context))
        || isSameEverywhere(action, for: node, context)
      {
        return
      }
      if isCounted(writes, statements, action.context) || onlyUnfolds(chain, writes, statements, action, context) {
        return
      }
      if let view = context.decl.map(context.analyzer.node(of:)),
        hasButton(in: view, for: action, context) || hasControl(in: view, for: action, context)
      {
        return
      }
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "VoiceOver and the keyboard do not know that this can be tapped; make it a `Button`, or add "
          + "`.accessibilityAddTraits(.isButton)`",
        in: context.file, at: name.range))
  }

  /// Whether a modifier may describe its view to assistive technologies: an accessibility modifier, or one of the
  /// program.
  private func mayTell(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id] else { return true }
    let standing = ExpandedCode(call, in: context).expandedModifiers
    if !standing.isEmpty { return standing.contains { mayTell($0.node, $0.context) } }
    guard context.analyzer.isFromCatalogue(use.decl), !context.isUse(call, of: .modifier) else { return true }
    return context.calledFact(.accessible, of: call) != nil
      || context.analyzer.name(of: use.decl).hasPrefix("accessibility")
  }

  /// Whether an enclosing container is one accessibility element with a description, which covers its content.
  private func isPartOfElement(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { call, _ in
      let told = context.outerModifiers(of: call).compactMap { context.calledFact(.accessible, of: $0) }
      return told.contains(.element) && told.count > 1
    }
  }

  /// Whether a view may be the label of a button: words, a picture, a row of several views.
  private func isContent(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    if let shown = context.madeFact(.shows, of: view) { return shown == .words || shown == .picture }
    guard let axis = context.madeFact(.axis, of: view) else { return false }
    // A view for each element is not a screen.
    return axis == .horizontal && context.madeText(view, of: .lazily) != nil || context.repeatingCall != nil
  }

  /// Whether a view is several views, each of which gets the tap: `ForEach(items) { Text($0) }`.
  private func isRows(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(view), context.analyzer.decl(made).has(.isRepeating),
      let row = context.analyzer.arguments(of: view, context.record).last?.node, row.kind == .closureExpr,
      context.views(in: row).count == 1, let only = context.views(in: row).first
    else { return false }
    let chain = ViewChain.parts(of: only, in: context)
    return !chain.modifiers.contains { mayTell($0, context) }
      && (isContent(chain.core, context) || isSmall(chain.core, context))
  }

  /// Whether the tap is on one of several views in a container that does not fill the screen.
  private func isPartOfScreen(_ context: RuleContext, _ modifiers: [SyntaxNode]) -> Bool {
    guard let around = context.enclosingCalls.first?.call, context.madeFact(.axis, of: around) != nil else {
      return false
    }
    return !modifiers.contains { call in
      context.isUse(call, of: Self.ignoresSafeArea)
        || call.arguments.contains { $0.text.hasSuffix("maxHeight: .infinity") }
    }
  }

  private static let content: Name = "content"

  /// Whether a view contains the content of the current modifier, which may be a control.
  private func holdsContent(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType, context.conforms(owner, to: .viewModifier) else { return false }
    return view.mentions(Self.content)
  }

  /// Whether a row contains no words or pictures itself, but controls or a view of the program: a drawer next to a gap.
  private func isPanel(_ stack: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.madeFact(.axis, of: stack) == .horizontal,
      let content = context.analyzer.arguments(of: stack, context.record).last?.node, content.kind == .closureExpr
    else { return false }
    let isContent = context.views(in: content).contains { view in
      context.madeFact(.shows, of: ViewChain.parts(of: view, in: context).core).map { $0 == .words || $0 == .picture }
        ?? false
    }
    return !isContent
      && content.subtree.contains { part in
        part.kind == .functionCallExpr
          && (context.madeFact(.control, of: part) != nil
            || context.madeType(part).map { context.isOwn($0) && context.conforms($0, to: .view) } == true)
      }
  }

  /// Whether a tap only calls a function that a view in the tapped one receives: `HStack { Drawer(close: close) }`.
  private func isGivenOn(
    _ statements: [SyntaxNode], in view: SyntaxNode, _ context: RuleContext, _ core: RuleContext
  ) -> Bool {
    guard statements.count == 1, let call = statements.first, call.kind == .functionCallExpr, call.arguments.isEmpty,
      let callee = call.children.first, let function = context.record.decl(of: callee),
      context.analyzer.decl(function).kind == .variable
    else { return false }
    return view.subtree.contains { $0.kind != .functionCallExpr && core.record.decl(of: $0) == function }
  }

  /// Whether a write of the tap removes the branch with the view.
  private func endsBranch(around view: SyntaxNode, _ found: CalledWrites.Found, _ context: RuleContext) -> Bool {
    guard let value = found.write.value else { return false }
    let setting = AssignmentsBeforeAwait.Setting(
      property: found.write.property, value: value, node: found.write.node, context: found.context)
    return context.branches(around: view).contains { $0.ends(with: setting) }
  }

  /// Whether the action of a program's modifier is the same at each use, such as ending the editing: it only reads the
  /// environment.
  private func isSameEverywhere(_ action: ValueOrigin, for modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    guard TapAction(modifier, in: context) == nil else { return false }
    let analyzer = action.context.analyzer
    var asksEnvironment = false
    let asksNothingElse = action.node.subtree.allSatisfy { part in
      guard part.kind == .declReferenceExpr else { return true }
      guard let use = action.context.record.uses[part.id], use.decl.file != analyzer.localFile else { return false }
      guard analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isStatic) else { return true }
      guard let wrapper = analyzer.propertyWrappers(of: use.decl).first else { return false }
      asksEnvironment = asksEnvironment || wrapper.decl == analyzer.knownDecl(Self.environment)
      return wrapper.decl == analyzer.knownDecl(Self.environment)
    }
    return asksNothingElse && asksEnvironment
  }

  private static let environment: Name = "Environment"
  private static let ignoresSafeArea = CatalogueMember("View", "ignoresSafeArea")

  /// Whether a `VStack` or `ZStack` contains only words, pictures and decoration, as a card does: nothing in it has its
  /// own tap, and it is not a screen.
  private func isSmall(_ stack: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let axis = context.madeFact(.axis, of: stack), axis != .horizontal else { return false }
    var hasContent = false
    var open = [stack]
    while let next = open.popLast() {
      if next.kind == .closureExpr, context.record.builders[next.id] == nil { return false }
      if next.kind == .functionCallExpr || next.kind == .memberAccessExpr || next.kind == .declReferenceExpr,
        let type = context.type(of: next), context.analyzer.isView(type), context.modified(next) == nil
      {
        // `Color.blue` as well as `Text("Blue")`. A helper or a view of the program may contain anything.
        guard let made = context.madeType(next) ?? context.nominal(type), context.analyzer.isFromCatalogue(made),
          next.kind == .functionCallExpr || context.analyzer.fact(.shows, of: made) != nil
        else { return false }
        switch context.analyzer.fact(.shows, of: made) {
        case .words, .picture: hasContent = true
        case nil: if context.madeFact(.axis, of: next) == nil, !isTransparent(made, context) { return false }
        default: break
        }
      } else if next.kind == .functionCallExpr, context.modified(next) != nil, mayTell(next, context) {
        return false
      }
      // The name of a callee is covered by the call.
      open += next.children.filter { next.kind != .functionCallExpr || $0.id != next.children.first?.id }
      if let base = context.modified(next) { open.append(base) }
    }
    return hasContent
  }

  private func isTransparent(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(type).has(.isTransparent) || context.analyzer.decl(type).has(.isRepeating)
  }

  /// The same for the content of a view of the program, if it has no accessibility modifiers and no controls.
  private func isContent(inViewMadeBy call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let shown = context.shownView(of: call), let chain = ViewChain(shown.node, in: shown.context),
      isContent(chain.core, shown.context)
    else { return false }
    return !shown.node.subtree.contains { part in
      part.kind == .functionCallExpr
        && (shown.context.madeFact(.control, of: part) != nil || TapAction(part, in: shown.context) != nil
          || shown.context.modified(part) != nil && mayTell(part, shown.context))
    }
  }

  /// Whether a button in the view, possibly in a helper, has the same action.
  private func hasButton(in view: SyntaxNode, for action: ValueOrigin, _ context: RuleContext) -> Bool {
    let code = code(of: action.node, action.context)
    return view.subtree.contains { part in
      if isButton(part, context, doing: code) { return true }
      guard part.kind == .declReferenceExpr || part.kind == .memberAccessExpr else { return false }
      let helper = context.origin(of: part)
      return helper.node.id != part.id && helper.node.subtree.contains { isButton($0, helper.context, doing: code) }
    }
  }

  private func isButton(_ button: SyntaxNode, _ context: RuleContext, doing code: String) -> Bool {
    guard context.madeFact(.control, of: button) == .action,
      let (arguments, parameters) = context.arguments(of: button)
    else { return false }
    return arguments.contains { argument in
      guard let number = argument.parameter, number < parameters.count,
        context.analyzer.types.kind(parameters[number].type) == .function, parameters[number].builder == nil
      else { return false }
      return self.code(of: argument.node, context) == code
    }
  }

  /// The source of an action for comparisons: `edit ( )` for `{ edit() }` and for `edit`, with or without an animation
  /// or a condition, because a button may use the condition to enable itself.
  private func code(of action: SyntaxNode, _ context: RuleContext) -> String {
    guard action.kind == .closureExpr else { return action.plainText + " ( )" }
    var statements = action.children.filter { $0.kind != .closureSignature }
    while statements.count == 1, let only = statements.first {
      if only.kind == .ifExpr, let block = only.children.last, block.kind == .codeBlock,
        only.children.count(where: { $0.kind == .codeBlock }) == 1
      {
        statements = Array(block.children)
      } else if only.kind == .functionCallExpr, let closure = only.lastClosure,
        context.analyzer.runsAtOnce(closure, in: only, context.record)
      {
        statements = closure.children.filter { $0.kind != .closureSignature }
      } else {
        break
      }
    }
    return statements.map(\.plainText).joined(separator: "; ")
  }

  private static let focus: Name = "FocusState"
  /// The maximum depth of function calls.
  private static let maximumDepth = 2

  /// Whether code only begins to edit a field, whose tap area it extends, or only ends editing, as the return key does.
  private func movesFocus(_ statements: [SyntaxNode], _ context: RuleContext, depth: Int = 0) -> Bool {
    let analyzer = context.analyzer
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        if statement.kind == .ifExpr {
          // The blocks, and the `if` after an `else`.
          return statement.children.drop { $0.kind != .codeBlock }.allSatisfy { part in
            movesFocus(part.kind == .codeBlock ? Array(part.children) : [part], context, depth: depth)
          }
        }
        if let write = PropertyWrite(statement, context.record, analyzer) {
          return analyzer.propertyWrappers(of: write.property).first?.decl == analyzer.knownDecl(Self.focus)
        }
        guard statement.kind == .functionCallExpr else { return false }
        let endings = analyzer.namesEndingEditing
        if let name = statement.calleeName, endings.contains(statement.name(of: name)) { return true }
        // The code of a program's function shows its other effects.
        guard let use = context.record.uses[statement.id], analyzer.isOwnFunction(use.decl) else {
          return endings.contains(where: statement.mentions)
        }
        guard depth < Self.maximumDepth, let body = analyzer.node(of: use.decl).child(.codeBlock) else { return false }
        let inner = RuleContext(analyzer, use.decl.file)
        inner.enter(use.decl)
        return movesFocus(Array(body.children), inner, depth: depth + 1)
      }
  }

  private static let disabled = CatalogueMember("View", "disabled")
  private static let lineLimit = CatalogueMember("View", "lineLimit")

  /// `.disabled(true)`
  private func isAlwaysDisabled(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    modifier.arguments.first?.text == "true" && context.isUse(modifier, of: Self.disabled)
  }

  /// Whether a tap only toggles the condition of the text's line limit.
  private func onlyUnfolds(
    _ chain: ViewChain, _ writes: [PropertyWrite], _ statements: [SyntaxNode], _ action: ValueOrigin,
    _ context: RuleContext
  ) -> Bool {
    let limits = chain.modifiers.filter { context.isUse($0, of: Self.lineLimit) }
    guard !limits.isEmpty, let write = writes.first, writes.count == 1, statements.count == 1,
      code(of: action.node, action.context) == write.node.plainText
    else { return false }
    return limits.lazy.flatMap(\.arguments).contains { argument in
      argument.subtree.contains { context.record.decl(of: $0) == write.property }
    }
  }

  /// Whether a tap counts its repetitions and tests the count, as for a hidden feature.
  private func isCounted(_ writes: [PropertyWrite], _ statements: [SyntaxNode], _ context: RuleContext) -> Bool {
    let counters = writes.filter {
      $0.node.kind == .infixOperatorExpr && $0.node.children.last?.kind == .integerLiteralExpr
    }
    guard !counters.isEmpty else { return false }
    let analyzer = context.analyzer
    var code = statements.map { ($0, context.record) }
    for call in statements where call.kind == .functionCallExpr {
      guard let use = context.record.uses[call.id], analyzer.isOwnFunction(use.decl),
        let block = analyzer.node(of: use.decl).child(.codeBlock)
      else { continue }
      code.append((block, analyzer.record(of: use.decl)))
    }
    return code.contains { node, record in
      node.subtree.contains { part in
        (part.kind == .ifExpr || part.kind == .guardStmt)
          && part.conditions.contains { condition in
            condition.subtree.contains { asked in counters.contains { $0.property == record.decl(of: asked) } }
          }
      }
    }
  }

  /// Whether a control in the view has the same effect as the tap: `isOn.toggle()` on the row of a
  /// `Toggle("", isOn: $isOn)`.
  private func hasControl(in view: SyntaxNode, for action: ValueOrigin, _ context: RuleContext) -> Bool {
    let statements = action.node.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let statement = statements.first, statement.kind == .functionCallExpr,
      let write = PropertyWrite(statement, action.context.record, action.context.analyzer)
    else { return false }
    return view.subtree.contains { part in
      let control = part.kind == .declReferenceExpr ? context.origin(of: part) : ValueOrigin(part, context)
      return turns(write.property, by: ExpandedCode(control.node, in: control.context))
    }
  }

  /// Whether code is a control that is bound to a property, or a view of the program that passes the binding to one.
  private func turns(_ property: DeclID, by code: ExpandedCode) -> Bool {
    let context = code.context
    guard code.node.kind == .functionCallExpr else { return false }
    let isControl = context.madeFact(.control, of: code.node) == .value
    let isBound = code.node.arguments.contains { argument in
      let value = argument.argumentValue
      let use = context.record.uses[value.id]
      return use?.decl == property && use?.part == .projection || code.part(value).state?.property == property
    }
    guard isBound else { return false }
    if isControl { return true }
    guard let shown = code.shown else { return false }
    var open = [shown]
    while let next = open.popLast() {
      if turns(property, by: next) { return true }
      open += next.parts
    }
    return false
  }
}
