import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view makes for itself but does not own.
struct ObservedObjectOwnedRule: Rule {
  static let info = RuleInfo(
    "observed_object_owned", .state, .warning, isFixable: true,
    summary: "the view creates this object again whenever its parent is updated",
    explanation: """
      What was loaded or typed is lost, without any change of identity. `@ObservedObject` observes an object that \
      another owner keeps. With an initial value, the object is created each time that the parent creates the view, \
      which is at each of its updates. `@StateObject` creates it once and keeps it for the lifetime of the view.
      """,
    silence: """
      An initial value that already exists elsewhere, such as `Model.shared`. An object that keeps only what it is \
      given, and in which only a publisher of that sets anything, which has nothing to lose. An object for a sheet, \
      and one for the destination of a link, unless the body is evaluated again while that covers it: an object that \
      the body reads changes, or what the screen is given changes the view's own state. Property wrappers, which \
      mostly compute again what they show. A view that only a `UIHostingController` is given, or that only code \
      outside of views creates, which has no parent that creates it again. There is no fix where code sets the \
      property or names its storage, which `@StateObject` does not allow, nor where the object is used in an \
      initializer, through a protocol or through a value of the view that is not shown: there `@StateObject` gives \
      another object each time.
      """,
    examples: examples + examplesOfDefaults + examplesOfArguments,
    precision: RuleInfo.Precision(right: 130, of: 139, inApps: 118))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .assignmentExpr { return checkInitializer(node, context) }
    if node.kind == .functionCallExpr { return checkArguments(node, context) }
    guard context.ancestors.isEmpty, let decl = context.decl, let wrapper = observed(decl, context),
      let value = node.initialValue, isObject(value, context),
      let word = wrapper.attribute.children.first?.lastToken,
      // An unused property should be deleted instead.
      !ObservedObjectUnusedRule.isUnused(decl, context)
    else { return }
    if case .nothing = loss(of: value, context) { return }
    // An internal property is a parameter of the memberwise initializer.
    let isPrivate = context.analyzer.decl(decl).access <= .fileprivateAccess
    let condition =
      PlainDeclaration(of: decl, in: context) != nil && context.seesAllUses(of: decl)
      ? context.ownerType.flatMap { context.conditionToKeep(decl, of: $0) } : nil
    report(
      decl, at: context.analyzer.nameRange(of: decl), context,
      condition.map {
        (FixIt("`@StateObject`", [TextEdit(word.range, "StateObject")], isSafe: isPrivate), $0)
      })
  }

  /// `feed = Feed()` and `_feed = ObservedObject(wrappedValue: Feed())`
  private func checkInitializer(_ node: SyntaxNode, _ context: RuleContext) {
    guard case (let use, var value)? = context.initialization(node), observed(use.decl, context) != nil else { return }
    if use.part == .storage {
      guard let made = context.argument(value, "wrappedValue") ?? context.argument(value, "initialValue") else {
        return
      }
      value = made
    }
    let leftOut = context.valueLeftOut(value)
    value = leftOut?.value ?? value
    // `let feed = Feed(); self.feed = feed`
    if let made = context.localValue(of: value), made.kind == .functionCallExpr { value = made }
    guard isObject(value, context), isFirst(toMention: use.decl, context), let owner = context.ownerType,
      var harm = context.condition(toLose: loss(of: value, context), of: owner)
    else { return }
    if let leftOut { harm = .all([harm, leftOut.condition]) }
    let range = leftOut?.value.range ?? node.range
    report(use.decl, at: range, context, nil, madeOf: context.firstInput(of: value), if: harm)
  }

  /// Whether this initializer is the first of its type that names a property. One finding suffices.
  private func isFirst(toMention property: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    let name = context.analyzer.decl(property).name
    let first = context.analyzer.children(of: owner).first {
      context.analyzer.isInitializer($0) && context.analyzer.node(of: $0).mentions(name)
    }
    return first == nil || first == context.decl
  }

  /// The wrapper of a property that observes an object from the caller.
  func observed(_ decl: DeclID, _ context: RuleContext) -> WrapperUse? {
    guard context.analyzer.decl(decl).kind == .variable,
      let owner = context.analyzer.owner(of: decl).flatMap({ context.analyzer.nominal(of: $0) }),
      context.conforms(owner, to: .view),
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      wrapper.decl == context.analyzer.knownDecl(.observedObject)
    else { return nil }
    return wrapper
  }

  func loss(of value: SyntaxNode, _ context: RuleContext) -> RuleContext.Loss {
    let origin = context.making(value)
    return origin.context.loss(of: origin.node)
  }

  func isObject(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.making(value)
    return origin.context.madeType(origin.node).map { context.analyzer.decl($0).kind == .classType } ?? false
  }

  private func report(
    _ decl: DeclID, at range: SourceRange, _ context: RuleContext, _ fix: (fix: FixIt, condition: ProgramCondition)?,
    madeOf input: String? = nil, if harm: ProgramCondition? = nil
  ) {
    guard let type = context.ownerType else { return }
    let (name, view) = (context.analyzer.name(of: decl), context.analyzer.name(of: type))
    let keep = "keep it in a `@StateObject`" + context.advice(toFollow: input)
    let begin = decl == context.decl ? context.conditionToBegin(decl, of: type) : nil
    func report(_ message: String, if harm: ProgramCondition) {
      let condition = begin.map { .all([harm, $0]) } ?? harm
      let diagnostic = Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: range, fixIts: fix.map { [$0.fix] } ?? [])
      guard let fix else { return context.report(diagnostic, if: condition) }
      context.report(diagnostic, if: condition, fixIf: fix.condition)
    }
    let message =
      "`\(name)` is created again whenever the parent of `\(view)` is updated, and everything in it is lost; \(keep)"
    // Only with all files of the module is it known that nothing invalidates a parent.
    guard harm == nil, context.analyzer.isWholeModule(around: context.fileID) else {
      return report(message, if: harm ?? .remadeByViews(type))
    }
    report(message, if: .remadeByViews(type, isKnown: true))
    report(
      "`\(view)` creates `\(name)` but does not keep it: no update of its parent is known, but each one loses "
        + "everything in `\(name)`; \(keep)", if: .remadeByViews(type, isKnown: false))
  }
}
