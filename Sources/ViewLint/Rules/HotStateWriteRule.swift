import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that notifies its views at each frame although nothing has changed.
struct HotStateWriteRule: Rule {
  static let info = RuleInfo(
    "hot_state_write", .performance, .warning, isFixable: true,
    summary: "the object notifies its views at each frame of a movement, mostly without a change",
    explanation: """
      Scrolling and dragging cost more than they need to: bodies are evaluated sixty times a second for nothing. \
      Setting an `@Published` property notifies every view that observes the object, even if the value is the same; \
      before SDK 26 so does a property of an `@Observable` class. An action that runs at each frame of scrolling or \
      dragging mostly sets a property with only a few values to the value that it already has. Compare first: `if \
      model.isOpen != isOpen { model.isOpen = isOpen }`.
      """,
    silence: """
      `@State`, for which an equal value is no change. Positions and sizes, which do change at each frame, and what is \
      written beside one in the same object, because the bodies are evaluated in any case. Writes under a condition on \
      the property, and those that stop once the same code has set another property. Computed values that are not a \
      choice of few values. Actions that receive a value that seldom changes.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 7, of: 7, inApps: 30))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let frame = CatalogueMember("GeometryProxy", "frame")
  private static let of: Name = "of"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.hot) != nil || callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if context.isUse(node, of: .onChange), !followsFrame(node, context) { return }
    guard let action = context.analyzer.arguments(of: node, context.record).last?.node,
      !isSeldom(action, context), let code = context.code(ofAction: action)
    else { return }
    let writes = CalledWrites(in: code.statements, code.context).found
    // An action writes few properties.
    for found in writes where found.write.node.kind == .assignmentExpr {
      guard isMostlyEqual(found, among: writes, context),
        !writes.contains(where: { changesAnyway($0, with: found, among: writes, context) }),
        !isSetOnce(found, among: writes)
      else { continue }
      report(found, at: code.isHere ? found.call : found.call ?? action, context)
    }
  }

  /// Whether an `onChange` waits for a part of a measured frame, which changes at each frame of scrolling:
  /// `onChange(of: proxy.frame(in: .global).minY)`.
  private func followsFrame(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let watched = context.argument(node, Self.of),
      watched.contains(where: { context.isUse($0, of: Self.frame) })
    else { return false }
    return context.type(of: watched).map { !hasFewValues($0, context) } ?? false
  }

  /// Whether the parameter of an action has few values, so that it runs only when the value changes.
  private func isSeldom(_ action: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.record.types[action.id], context.analyzer.types.kind(type) == .function,
      context.analyzer.types.argumentCount(type) > 1
    else { return false }
    return hasFewValues(context.analyzer.types.argument(type, 0), context)
  }

  /// A `Bool` or an enumeration.
  private func hasFewValues(_ type: TypeID, _ context: RuleContext) -> Bool {
    let type = context.analyzer.wrapped(type) ?? type
    guard let decl = context.nominal(type) else { return false }
    return decl == context.analyzer.knownDecl(.bool) || context.analyzer.decl(decl).kind == .enumeration
  }

  /// Whether a value is a choice among literals: `y > 100 ? 1 : nil`.
  private func isChoice(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .parenExpr: value.children.first.map(isChoice) ?? false
    case .ternaryExpr: value.children.dropFirst().allSatisfy(isWritten)
    default: false
    }
  }

  /// Whether a value is a literal, or a choice among literals.
  private func isWritten(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .stringLiteralExpr: value.children.isEmpty
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    default: isChoice(value)
    }
  }

  /// Whether a property is usually assigned its current value: its type has few values, or it is assigned one of
  /// several literals, by a ternary or in branches.
  private func isMostlyEqual(
    _ found: CalledWrites.Found, among writes: [CalledWrites.Found], _ context: RuleContext
  ) -> Bool {
    guard let value = found.write.value else { return false }
    if hasFewValues(context.analyzer.variableType(of: found.write.property), context) || isChoice(value) { return true }
    let others = writes.filter { $0.write.property == found.write.property }
    return others.count > 1 && others.allSatisfy { $0.write.value.map(isWritten) ?? false }
  }

  /// Whether a property is written only until the same code has set another one:
  /// `if origin == nil { isMoving = true }`.
  private func isSetOnce(_ found: CalledWrites.Found, among writes: [CalledWrites.Found]) -> Bool {
    !found.asked.isEmpty && writes.contains { $0.isConditional && found.asked.contains($0.write.property) }
  }

  /// Whether another write invalidates the same views at each frame: it changes a property of the same object with the
  /// movement.
  private func changesAnyway(
    _ write: CalledWrites.Found, with found: CalledWrites.Found, among writes: [CalledWrites.Found],
    _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let (one, other) = (write.write, found.write)
    // A property that is written in several branches is written in one of them.
    let isInBranches = writes.count { $0.write.property == one.property } > 1
    guard !write.isConditional || isInBranches, one.property != other.property, signalsAlways(one.property, context),
      analyzer.owner(of: one.property) == analyzer.owner(of: other.property),
      !hasFewValues(analyzer.variableType(of: one.property), context)
    else { return false }
    // `y > 100 ? y : 0` is usually constant.
    if let value = one.value,
      isWritten(value) || value.kind == .ternaryExpr && value.children.contains(where: isWritten)
    {
      return false
    }
    // The receiver of a function's write is unknown in the function.
    return write.context !== found.context || object(of: write) == object(of: found)
  }

  /// The variable whose property is written; `nil` for `self`.
  private func object(of found: CalledWrites.Found) -> DeclID? {
    let record = found.context.record
    let member = found.write.target.subtree.first { record.uses[$0.id]?.decl == found.write.property }
    return member?.children.first.flatMap { record.uses[$0.id]?.decl }
  }

  /// - Parameter call: the call that leads to the write; `nil` if the write is here.
  private func report(_ found: CalledWrites.Found, at call: SyntaxNode?, _ context: RuleContext) {
    let write = found.write
    guard signalsAlways(write.property, context), !found.asked.contains(write.property),
      isHeard(write.property, context)
    else { return }
    let name = RuleText.oneLine(write.target.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is set at each frame, mostly to the value that it already has, and each time evaluates the bodies "
          + "that observe it; compare before setting it",
        in: context.file, at: call?.range ?? write.node.range,
        notes: (call == nil
          ? [] : [Diagnostic.Note("it is set here", in: found.context.file, at: write.node.range)])
          + [context.note("the property is declared here", at: write.property)],
        fixIts: call == nil ? comparison(write, context).map { [$0] } ?? [] : []))
  }

  /// Whether a view may observe a property. The readers of an `@Observable` class in this file are known; those in
  /// other files are not.
  private func isHeard(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard context.analyzer.propertyWrappers(of: property).isEmpty, property.file == context.fileID else { return true }
    return context.analyzer.dependencies(in: context.fileID).contains { view in
      view.subscriptions.contains { $0.property == property }
    }
  }

  /// The fix that compares before the assignment, if the value is comparable and can be evaluated twice.
  private func comparison(_ write: PropertyWrite, _ context: RuleContext) -> FixIt? {
    guard let value = write.value, !value.contains(where: { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }),
      !write.node.text.contains(where: \.isNewline),
      context.nominal(context.analyzer.variableType(of: write.property)) == context.analyzer.knownDecl(.bool)
    else { return nil }
    return FixIt(
      "compare before setting it",
      [TextEdit(write.node.range, "if \(isDifferent(write.target, value, context)) { \(write.node.text) }")],
      isSafe: false)
  }

  /// `!pad.isTouched` for `pad.isTouched = true`; a comparison for other values.
  private func isDifferent(_ target: SyntaxNode, _ value: SyntaxNode, _ context: RuleContext) -> String {
    switch value.kind {
    case .booleanLiteralExpr where context.record.types[target.id].map { context.analyzer.isKnown($0, .bool) } == true:
      value.text == "true" ? "!\(target.text)" : target.text
    case .declReferenceExpr, .memberAccessExpr, .booleanLiteralExpr, .parenExpr: "\(target.text) != \(value.text)"
    default: "\(target.text) != (\(value.text))"
    }
  }

  /// Whether a property of an object notifies its observers of each assignment.
  private func signalsAlways(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard context.analyzer.isObserved(property),
      let owner = context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }),
      context.analyzer.decl(owner).kind == .classType
    else { return false }
    let isPublished = !context.analyzer.propertyWrappers(of: property).isEmpty
    return isPublished || context.analyzer.program.configuration.sdk < BuildConfiguration.comparingSDK
  }
}
