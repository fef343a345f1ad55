import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is initialized with a value of the parent and ignores its later changes.
struct StateFromInputRule: Rule {
  static let info = RuleInfo(
    "state_from_input", .state, .warning, isFixable: false,
    summary: "the parent's value is copied into state, and its later changes are ignored",
    explanation: """
      The view keeps showing the old value after the parent has changed it. A `@State` takes its first value when its \
      view appears; SwiftUI drops what the initializer gets at later updates. Take a plain `let` or a `@Binding`; \
      where you want a draft, give the view an `.id(_:)` that changes with the edited value.
      """,
    silence: """
      Reported only if a caller passes a value that changes while the view stays: its own state that is written \
      somewhere. Sheets, pushed screens and rows are created with the value that they show, and a view with an \
      `.id(_:)` is created again. A view that gets a function to write the value back edits a draft. A view that also \
      stores the value and watches it with `onChange(of:)` follows later values. An observed object stays the same \
      when its members are written, for example through `$model.title`.
      """,
    examples: examples + examplesOfLabels, precision: RuleInfo.Precision(right: 6, of: 6, inApps: 80))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let decl = context.decl, let owner = context.ownerType, context.conforms(owner, to: .view) else { return }
    if node.kind == .assignmentExpr {
      guard let (use, value) = context.initialization(node), let target = node.children.first else {
        return checkAppearing(node, owner, context)
      }
      guard isState(use.decl, context), let given = firstValue(value, of: use, context) else { return }
      // `let player = Player(song: song)` before `_player = State(initialValue: player)`
      let first = context.localValue(of: given) ?? given
      if let written = mirrored(first, use.decl, context), let target = node.children.first {
        return reportMirror(first, use.decl, written, at: target.range, context)
      }
      if let source = source(of: first, use.decl, context) {
        guard let parameter = parameter(source, of: decl, context), !isFollowed(source, context) else { return }
        report(use.decl, parameter.label, owner, at: target.range, context)
      } else {
        for source in inputs(ofObject: first, context) + namesLookedUp(by: first, context) {
          guard let parameter = parameter(source, of: decl, context), !isFollowed(source, context) else { continue }
          reportObject(use.decl, parameter, owner, at: target.range, context)
        }
      }
    } else {
      // A default value is for callers that pass none.
      guard context.ancestors.isEmpty, isState(decl, context),
        // A type with an initializer has no memberwise initializer.
        !context.analyzer.children(of: owner).contains(where: { context.analyzer.isInitializer($0) }),
        context.analyzer.memberwiseSignature(of: owner)?.parameters.contains(where: {
          $0.label == context.analyzer.decl(decl).name
        }) == true
      else { return }
      report(decl, context.analyzer.decl(decl).name, owner, at: context.analyzer.nameRange(of: decl), context)
    }
  }

  /// The place where an observed object changes its own property after state has copied it: `_checks =
  /// State(initialValue: updater.checks)`.
  private func mirrored(_ value: SyntaxNode, _ state: DeclID, _ context: RuleContext) -> (
    node: SyntaxNode, file: SourceFile
  )? {
    let analyzer = context.analyzer
    guard value.kind == .memberAccessExpr, let base = value.children.first, base.kind == .declReferenceExpr,
      let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      analyzer.isObserved(use.decl), let object = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(object).kind == .classType, let view = context.ownerType,
      let held = analyzer.children(of: view).first(where: { member in
        // An `@Observable` object is observed without a wrapper.
        let observes =
          analyzer.propertyWrappers(of: member).first.map { analyzer.catalogueText(.observes, of: $0.decl) != nil }
          ?? context.conforms(object, to: .observable)
        return observes && context.nominal(analyzer.variableType(of: member)) == object
      }), !context.isWatched(held), let writers = writersBack(state, to: use.decl, context)
    else { return nil }
    for body in analyzer.bodiesNear(use.decl) where !analyzer.isInitializer(body) && body != use.decl {
      guard analyzer.node(of: body).mentions(analyzer.decl(use.decl).name), !context.isOfSameType(body) else {
        continue
      }
      // The method with which the view writes back counts only if other code calls it, too.
      if writers.contains(body) {
        let other = context.calls(of: body).first { $0.context.ownerType != view && !$0.context.isPreview }
        if let other { return (other.node, other.context.file) }
        continue
      }
      let record = analyzer.record(of: body)
      let write = analyzer.node(of: body).subtree.first {
        PropertyWrite($0, record, analyzer)?.property == use.decl
      }
      if let write { return (write, analyzer.program.file(body.file).source) }
    }
    return nil
  }

  /// The methods with which the view writes each change of a state back to the property that it was copied from, so that
  /// it is no draft: `.onChange(of: checks) { updater.setChecks(checks) }`. Empty if it assigns the property itself, and
  /// `nil` if it does not write back.
  private func writersBack(_ state: DeclID, to property: DeclID, _ context: RuleContext) -> Set<DeclID>? {
    let analyzer = context.analyzer
    for body in context.bodiesOfType where analyzer.node(of: body).mentions(CatalogueMember.onChange.name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard inner.isUse(call, of: .onChange), let watched = inner.argument(call, "of"),
          inner.record.decl(of: watched) == state,
          let action = analyzer.arguments(of: call, inner.record).last?.node,
          let code = inner.code(ofAction: action, isOfAnyType: true)
        else { continue }
        let writes = CalledWrites(in: code.statements, code.context).found.filter { $0.write.property == property }
        if writes.isEmpty { continue }
        return Set(writes.filter { $0.context.ownerType != context.ownerType }.compactMap(\.context.decl))
      }
    }
    return nil
  }

  private func reportMirror(
    _ value: SyntaxNode, _ state: DeclID, _ written: (node: SyntaxNode, file: SourceFile), at place: SourceRange,
    _ context: RuleContext
  ) {
    let (name, text) = (context.analyzer.name(of: state), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes `\(text)` only when the view appears, and later values are ignored; bind the control to "
          + "`$\(text)` instead",
        in: context.file, at: place,
        notes: [Diagnostic.Note("the value also changes here", in: written.file, at: written.node.range)]))
  }

  /// `onAppear { shown = count }`: the only place that sets the state, which ignores later values of `count`.
  private func checkAppearing(_ node: SyntaxNode, _ owner: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let target = node.children.first, let value = node.children.last,
      let state = context.record.decl(of: target), analyzer.isOwnState(state), context.isOfSameType(state),
      isDoneWheneverAppearing(state, context), let source = source(of: value, state, context),
      let input = context.record.decl(of: source), analyzer.isInput(input), context.isOfSameType(input),
      analyzer.propertyWrappers(of: input).isEmpty, !context.isWatched(input)
    else { return }
    let uses = PropertyUses(of: state, analyzer)
    // A value that the user edits is a draft.
    let (name, given) = (analyzer.name(of: state), analyzer.name(of: input))
    guard uses.bindings.isEmpty,
      // The other writes derive from the same input.
      uses.writes.allSatisfy({ $0.value?.mentions(analyzer.decl(input).name) ?? false })
    else { return }
    let moments =
      uses.writes.count == 1
      ? "only when the view appears" : "when the view appears and by other actions, not when it changes"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes `\(given)` \(moments): later values are ignored; use `\(given)` itself, or set "
          + "`\(name)` in `onChange(of: \(given), initial: true)`",
        in: context.file, at: target.range, notes: [context.note("the input", at: input)]),
      if: .all([
        .changing(
          ProgramFacts.Input(view: owner, label: context.label(ofInput: input)), unwrapped: true, drafts: false,
          note: "this value changes while the view stays"),
        .live(analyzer.directMembers(of: owner, named: .body).first ?? state),
      ]))
  }

  /// Whether the code is an unconditional statement of an `onAppear` in the view's body, or of a method that an
  /// `onAppear` only calls.
  private func isDoneWheneverAppearing(_ state: DeclID, _ context: RuleContext) -> Bool {
    if let method = context.decl, context.analyzer.decl(method).kind == .function, context.isViewCode == false {
      return isCalledWhenAppearing(method, state, context)
    }
    guard context.isViewCode, let index = context.ancestors.lastIndex(where: { $0.kind == .closureExpr }), index > 0,
      context.ancestors[(index + 1)...].isEmpty
    else { return false }
    let closure = context.ancestors[index]
    let call = context.ancestors[..<index].last { $0.kind != .labeledExpr && $0.kind != .labeledTrailingClosure }
    guard let call, context.calledFact(.lifecycle, of: call) == .onAppear else { return false }
    return !closure.children.contains { $0.kind == .guardStmt }
  }

  /// Whether a method sets a state with no condition except on that state, and only an `onAppear` calls it.
  private func isCalledWhenAppearing(_ method: DeclID, _ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.ancestors.allSatisfy({ $0.kind == .codeBlock || $0.kind == .functionDecl }),
      let block = analyzer.node(of: method).child(.codeBlock)
    else { return false }
    let asked = block.children.filter { $0.kind == .guardStmt }.flatMap(\.conditions)
    // A guard that unwraps what the value is made of decides nothing about later values.
    guard
      asked.allSatisfy({ condition in
        condition.kind == .optionalBindingCondition || condition.contains { context.record.decl(of: $0) == state }
      })
    else { return false }
    let name = analyzer.decl(method).name
    var calls = 0
    for body in context.bodiesOfType where body != method && analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where inner.record.uses[call.id]?.decl == method {
        guard call.kind == .functionCallExpr else { continue }
        calls += 1
      }
      for call in analyzer.node(of: body).subtree where inner.calledFact(.lifecycle, of: call) == .onAppear {
        guard let action = analyzer.arguments(of: call, inner.record).last?.node, action.kind == .closureExpr,
          action.children.filter({ $0.kind != .closureSignature }).count == 1,
          let only = action.children.last, inner.record.uses[only.id]?.decl == method
        else { continue }
        calls -= 1
        if calls == 0 { return true }
      }
    }
    return false
  }

  private func parameter(_ name: SyntaxNode, of initializer: DeclID, _ context: RuleContext) -> Parameter? {
    context.analyzer.signature(of: initializer).parameters.first { $0.name.text == name.text }
  }

  /// The plain values in the initializer call of a program's object: `name` of `Loader(name: name, client: client)`.
  /// Other objects and functions are usually constant; the caller checks for each value whether it changes.
  private func inputs(ofObject value: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    let analyzer = context.analyzer
    guard value.kind == .functionCallExpr, let made = context.madeType(value), context.isOwn(made),
      analyzer.decl(made).kind == .classType
    else { return [] }
    var names: [SyntaxNode] = []
    for argument in analyzer.arguments(of: value, context.record).map(\.node) {
      // `self.client`, `.shared`, `Client()`
      let inner = base(of: argument)
      guard inner.kind == .declReferenceExpr else { continue }
      guard let type = context.type(of: argument) else { return [] }
      let value = analyzer.wrapped(type) ?? type
      guard analyzer.types.kind(value) == .nominal else { continue }
      let nominal = analyzer.types.decl(value)
      let isPlain = analyzer.isFromCatalogue(nominal) && analyzer.decl(nominal).kind == .structure
      if isPlain, !analyzer.isKnown(value, .binding), !names.contains(where: { $0.text == inner.text }) {
        names.append(inner)
      }
    }
    return names
  }

  private static let first: Name = "first"

  /// The names by which an element is searched that a value is, or is a part of: `id` of
  /// `items.first { $0.id == id }?.name`.
  private func namesLookedUp(by value: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    var current = value
    while current.kind != .functionCallExpr {
      let isPart = current.kind == .memberAccessExpr || current.unchained.id != current.id || current.kind == .parenExpr
      guard isPart || current.isCoalescing, let inner = current.children.first, inner.kind.isExpr else { return [] }
      current = inner
    }
    guard let called = context.record.decl(of: current), context.analyzer.isFromCatalogue(called),
      context.analyzer.decl(called).name == Self.first,
      let condition = context.analyzer.arguments(of: current, context.record).first?.node,
      condition.kind == .closureExpr
    else { return [] }
    let own = condition.closureParameterNames(unnamed: 1).map(\.text)
    var names: [SyntaxNode] = []
    for node in condition.subtree where node.kind == .declReferenceExpr && node.children.isEmpty {
      if own.contains(node.text) || names.contains(where: { $0.text == node.text }) { continue }
      names.append(node)
    }
    return names
  }

  private func reportObject(
    _ state: DeclID, _ parameter: Parameter, _ view: DeclID, at range: SourceRange, _ context: RuleContext
  ) {
    let name = context.analyzer.name(of: state)
    let type = context.analyzer.name(of: view)
    let input = parameter.name.text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is created from the first `\(input)` of `\(type)`: later values are ignored; give `\(type)` an "
          + "`.id(_:)` of that value where it is created, or update `\(name)` in `onChange(of: \(input))`",
        in: context.file, at: range),
      if: .all([
        .changing(
          ProgramFacts.Input(view: view, label: parameter.label), unwrapped: false, drafts: false,
          note: "this value changes while the view stays"),
        .live(context.analyzer.directMembers(of: view, named: .body).first ?? state),
      ]))
  }

  private func report(_ state: DeclID, _ label: Name, _ view: DeclID, at range: SourceRange, _ context: RuleContext) {
    let name = context.analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes the value passed to `\(context.analyzer.name(of: view))` only when the view appears: later "
          + "values are ignored; "
          + "take a `let` or a `@Binding`, or give the view an `.id(_:)`",
        in: context.file, at: range),
      if: .all([
        .changing(
          ProgramFacts.Input(view: view, label: label), unwrapped: false, drafts: false,
          note: "this value changes while the view stays"),
        .live(context.analyzer.directMembers(of: view, named: .body).first ?? state),
      ]))
  }

  /// Whether the initializer also stores a parameter in a property whose changes other code observes.
  private func isFollowed(_ parameter: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    return context.analyzer.node(of: decl).subtree.contains { node in
      guard let (use, value) = context.initialization(node), use.part == .value, value.text == parameter.text else {
        return false
      }
      return context.isWatched(use.decl)
    }
  }

  /// Whether the wrapper of a property stores an initial value that outside code can set.
  private func isState(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let wrapper = context.analyzer.propertyWrappers(of: property).first else { return false }
    return context.analyzer.catalogueText(.owns, of: wrapper.decl) != nil
  }

  /// The single name that a value derives from: `count` of `count`, of `count.text` and of `Double(count) / 100`.
  private func source(of value: SyntaxNode, _ state: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let inner = base(of: value)
    if inner.kind == .declReferenceExpr { return inner }
    let analyzer = context.analyzer
    // A value of the program's types may be an independent one.
    guard let kept = context.nominal(analyzer.variableType(of: state)), analyzer.isFromCatalogue(kept),
      analyzer.decl(kept).kind == .structure
    else { return nil }
    var names: [SyntaxNode] = []
    var open = [value]
    while let next = open.popLast() {
      switch next.kind {
      case .infixOperatorExpr where next.isCoalescing: return nil
      case .infixOperatorExpr, .prefixOperatorExpr, .parenExpr, .labeledExpr, .stringLiteralExpr, .stringInterpolation:
        open += next.children
      case .integerLiteralExpr, .floatLiteralExpr: break
      case .functionCallExpr:
        // `name.uppercased()`
        if let called = next.children.first, called.kind == .memberAccessExpr, let base = called.children.first,
          base.kind.isExpr, next.arguments.isEmpty, context.madeType(next) == nil, context.isFromCatalogue(next)
        {
          open.append(base)
          continue
        }
        // `Double(count)`
        guard let made = context.madeType(next), analyzer.isFromCatalogue(made), next.arguments.count == 1 else {
          return nil
        }
        open += next.arguments
      default:
        let inner = base(of: next)
        guard inner.kind == .declReferenceExpr else {
          if next.kind.isExpr { return nil }
          continue
        }
        names.append(inner)
      }
    }
    return Set(names.map(\.text)).count == 1 ? names.first : nil
  }

  /// `place` of `place.name`
  private func base(of value: SyntaxNode) -> SyntaxNode {
    var current = value
    while current.kind == .memberAccessExpr, let inner = current.children.first, inner.kind.isExpr { current = inner }
    return current
  }

  /// The initial value of state in an assignment: `_count = State(initialValue: count)`, or `count = given` for a
  /// property without a default.
  private func firstValue(_ value: SyntaxNode, of use: BodyRecord.Use, _ context: RuleContext) -> SyntaxNode? {
    switch use.part {
    case .storage: onlyArgument(value, context)
    case .value: hasFirstValue(use.decl, context) ? nil : value
    case .projection: nil
    }
  }

  private func hasFirstValue(_ state: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.node(of: state).child(.initializerClause) != nil
      || context.analyzer.wrapped(context.analyzer.variableType(of: state)) != nil
  }

  /// `State(initialValue: count)`
  private func onlyArgument(_ value: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    // `_count = .init(initialValue: count)`
    if value.kind == .functionCallExpr, value.children.first?.kind == .implicitMemberExpr, value.arguments.count == 1 {
      return value.arguments.first?.argumentValue
    }
    let arguments = context.analyzer.arguments(of: value, context.record)
    guard context.madeType(value) != nil, arguments.count == 1 else { return nil }
    return arguments[0].node
  }
}
