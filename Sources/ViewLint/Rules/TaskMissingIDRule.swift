import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that continues with an outdated input.
struct TaskMissingIDRule: Rule {
  static let info = RuleInfo(
    "task_missing_id", .correctness, .warning, isFixable: true,
    summary: "the task uses an input that changes, but does not start again for it",
    explanation: """
      The result for the first input stays on the screen. `task` starts when the view appears; if the parent passes \
      another input later, SwiftUI updates the view but does not start the task again. `task(id:)` cancels the task \
      and starts it again when the value changes. The same applies to a state that a control of the view edits and \
      that only the task reads.
      """,
    silence: """
      Reported only if a caller passes a value that changes while the view stays: its own state that is written \
      somewhere. A screen, sheet or row that is created for its input has its own task, and a view with an \
      `onChange(of:)` or another task for an input handles it itself. A binding is reported only if the view never \
      writes it, and the task passes its value to an awaited call. A task that only sends or does something for its \
      input must not be cancelled for another one. State is reported only if no other code reads it and nothing else \
      calls what the task awaits; a task with a loop may check again. A property of an object that the view is given is \
      reported only if a view beside it changes the property, and no code watches it. There is no fix where the task \
      uses several inputs.
      """,
    examples: examples + examplesOfObjects, precision: RuleInfo.Precision(right: 3, of: 3, inApps: 38))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .task }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.argument(node, .id) == nil, let name = node.calleeName, let owner = context.ownerType,
      context.conforms(owner, to: .view),
      let action = analyzer.arguments(of: node, context.record).last, isAction(action.node, context)
    else { return }
    let edited = EditedInTask(action.node, of: owner, context).states
    if let first = edited.first, !context.isPreview {
      let names = edited.map { "`\(analyzer.name(of: $0))`" }
      let advice =
        edited.count == 1
        ? "start the task with `task(id: \(analyzer.name(of: first)))`" : "start it with a `task(id:)` of all of them"
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the task does not start again when \(RuleText.list(names, joint: "or")) is edited, and nothing else reads "
            + "\(edited.count == 1 ? "it" : "them"): editing changes nothing; \(advice)",
          in: context.file, at: name.range, notes: edited.map { context.note("the state", at: $0) },
          fixIts: edited.count == 1 ? [fix(node, action, name, id: first, context)].compactMap { $0 } : []))
    }
    if let read = ObjectReadInTask(in: action.node, of: owner, context), !context.isPreview,
      !isJob(action.node, owner, context)
    {
      return report(read, name, context)
    }
    guard case let inputs = self.inputs(of: action.node, owner, context),
      let property = inputs.first ?? bound(in: action.node, owner, context),
      !inputs.contains(where: context.isWatched), !context.isWatched(property), !isJob(action.node, owner, context)
    else { return }
    let isBinding = !analyzer.propertyWrappers(of: property).isEmpty
    let text = analyzer.name(of: property)
    // A method call on an object may be work for the input.
    let asked = inputs.isEmpty || inputs.contains { isObject($0, context) } ? [property] : inputs
    let changing = asked.map { input in
      let label = analyzer.decl(input).name
      return ProgramCondition.changing(
        ProgramFacts.Input(view: owner, label: isBinding ? label.projection : label), unwrapped: true, drafts: true,
        note: "this value changes while the view stays")
    }
    let named = RuleText.list(asked.map { "`\(analyzer.name(of: $0))`" }, joint: "or")
    var fixes: [FixIt] = []
    var advice = "start it with `task(id: \(text))`"
    if inputs.count > 1 {
      let all = inputs.map { "`\(analyzer.name(of: $0))`" }.joined(separator: ", ")
      advice = "start it with a `task(id:)` of all its inputs: \(all)"
    } else if let fix = fix(node, action, name, id: property, context) {
      fixes.append(fix)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the task does not start again when \(named) changes, and the result for the first one stays; \(advice)",
        in: context.file, at: name.range, notes: [context.note("the input", at: property)], fixIts: fixes),
      if: .any(changing))
  }

  private func report(_ found: ObjectReadInTask, _ name: Token, _ context: RuleContext) {
    let text = RuleText.oneLine(found.read.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the task does not start again when `\(text)` changes, and the result for the first one stays; start it with "
          + "`task(id: \(text))`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("it is read here", in: found.context.file, at: found.read.range),
          context.note("this view changes it", at: found.changer),
        ]))
  }

  /// The fix that restarts a task for each value of an equatable property, for the form `task { … }`.
  private func fix(
    _ call: SyntaxNode, _ action: CallArgument, _ name: Token, id property: DeclID, _ context: RuleContext
  ) -> FixIt? {
    let analyzer = context.analyzer
    guard action.isTrailing, call.arguments.isEmpty,
      !context.file.text(SourceRange(name.end, action.node.range.start)).contains("("),
      analyzer.conforms(analyzer.variableType(of: property), to: analyzer.known("Equatable"))
    else { return nil }
    return FixIt(
      "`task(id:)`", [TextEdit(SourceRange(name.end, name.end), "(id: \(analyzer.name(of: property)))")], isSafe: false)
  }

  /// Whether the task has effects for its input that another input must not cancel.
  private func isJob(_ action: SyntaxNode, _ owner: DeclID, _ context: RuleContext) -> Bool {
    guard action.kind == .closureExpr else { return false }
    let statements = action.children.filter { $0.kind != .closureSignature }
    return TaskPurpose(of: statements, startedBy: owner, context).isJob
  }

  /// A closure, or a reference to a function of the program: `task(load)`.
  private func isAction(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    switch node.kind {
    case .closureExpr: true
    case .declReferenceExpr, .memberAccessExpr:
      context.record.uses[node.id].map { context.analyzer.isOwnFunction($0.decl) } ?? false
    default: false
    }
  }

  /// The view's inputs that an action reads, directly or in an awaited method of the view, without duplicates.
  private func inputs(of action: SyntaxNode, _ owner: DeclID, _ context: RuleContext) -> [DeclID] {
    let members = members(in: action, context.record, of: owner, context)
    // A method that is not awaited may only report that the view has appeared.
    let methods = members.filter {
      context.analyzer.decl($0).kind == .function && context.analyzer.signature(of: $0).isAsync
    }
    let read = methods.flatMap { method in
      self.members(in: context.analyzer.node(of: method), context.analyzer.record(of: method), of: owner, context)
    }
    var found: [DeclID] = []
    for member in members + read where isInput(member, context) && !found.contains(member) { found.append(member) }
    return found
  }

  /// The first binding of the view that an action passes to awaited work and that no code of the view's file writes.
  private func bound(in action: SyntaxNode, _ owner: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    var open = [action]
    while let next = open.popLast() {
      open += next.children.reversed()
      guard next.kind == .functionCallExpr, let use = context.record.uses[next.id],
        analyzer.signature(of: use.decl).isAsync
      else { continue }
      for argument in analyzer.arguments(of: next, context.record) {
        guard let read = context.record.uses[argument.node.id], read.part == .value,
          analyzer.owner(of: read.decl).flatMap({ analyzer.nominal(of: $0) }) == owner,
          let wrapper = analyzer.propertyWrappers(of: read.decl).first, wrapper.decl == analyzer.knownDecl(.binding)
        else { continue }
        let uses = PropertyUses(of: read.decl, analyzer)
        if uses.writes.isEmpty, uses.bindings.isEmpty { return read.decl }
      }
    }
    return nil
  }

  /// The members of the view that code uses, in source order.
  private func members(
    in code: SyntaxNode, _ record: BodyRecord, of owner: DeclID, _ context: RuleContext
  ) -> [DeclID] {
    let analyzer = context.analyzer
    var found: [DeclID] = []
    var open = [code]
    while let next = open.popLast() {
      if let use = record.uses[next.id], context.isOwn(use.decl),
        analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner
      {
        found.append(use.decl)
      }
      open += next.children.reversed()
    }
    return found
  }

  private func isObject(_ input: DeclID, _ context: RuleContext) -> Bool {
    let type = context.analyzer.variableType(of: input)
    return context.nominal(context.analyzer.wrapped(type) ?? type).map {
      context.analyzer.decl($0).kind == .classType
    } ?? false
  }

  private func isInput(_ member: DeclID, _ context: RuleContext) -> Bool {
    let decl = context.analyzer.decl(member)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]),
      context.analyzer.propertyWrappers(of: member).isEmpty,
      // A function that the task calls is not an input.
      case let type = context.analyzer.variableType(of: member),
      context.analyzer.types.kind(context.analyzer.wrapped(type) ?? type) != .function
    else { return false }
    // A constant with an initial value is not an input.
    return !decl.has(.isConstant) || context.analyzer.node(of: member).child(.initializerClause) == nil
  }
}
