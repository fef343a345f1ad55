import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns if the branches of a condition build the same view, whose state is lost when the condition changes.
struct ConditionalSameViewRule: Rule {
  static let info = RuleInfo(
    "conditional_same_view", .identity, .warning, isFixable: true,
    summary: "the branches of a condition build the same view, whose state is lost when the condition changes",
    explanation: """
      When the condition changes, `@State` is reset, focus and scroll position are lost, tasks start again, and a \
      view that could have been animated is replaced. SwiftUI identifies a view by its position in the static type. \
      The two branches of an `if` are two positions: one view is removed and another inserted, even if both have the \
      same type. Keep one view and move the condition into an argument. A field that edits the same value in two \
      branches is one field to the user, whatever its title is.
      """,
    silence: """
      Views that lose nothing, because neither they nor their child views own state. Views that are meant to be two: \
      different views; the same view made by two initializers, with several different arguments, with another \
      binding, another `Identifiable` value or object, or rows of other data; helpers of different names that make it \
      with several different arguments, or that make exactly the same, and helpers that branch on the same properties \
      themselves; views of one type in two `AnyView`s; cases of a `switch` that pass different arguments; branches \
      that each use what their condition binds; branches with different explicit identities or with \
      `matchedGeometryEffect`, and a `.transition` on either branch. Branches of which one makes another view, and of \
      several views in a branch one that the next branch has too, if there is no `else`: it is not known whether one \
      follows the other, unless code of one sets the case of the other. Views of another framework that have no \
      coordinator and neither load nor play anything when they are made, or if the condition decides which one is \
      made. A condition is reported only if the program shows that it changes: it reads state or a property of an \
      object that is written, a binding, a value of the environment, a measurement of a container, or an argument \
      that depends on one of these; or if nothing in the program makes the view. Conditions that stay the same: \
      `#available`; the kind of an element with an `id`, such as `item.kind == .folder`; a constant of an observed \
      object or of a value that is made once; whether the view gets a value at all, where each caller either always \
      or never passes one; the parameter of a function that only other types call, unless every view has it. A view \
      without state only loses the animation between the two branches: it is reported as a note where the file shows \
      that the change is animated.
      """,
    examples: examples + examplesOfOtherViews + examplesOfConditions + examplesOfSteps + examplesOfStacks,
    precision: RuleInfo.Precision(right: 35, of: 36, inApps: 193))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr, .ternaryExpr]

  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // An `else if` belongs to the chain that begins before it.
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    let built = Branches(node, in: context)
    guard let branches = built ?? erasedBranches(node, in: context) else { return }
    // A `switch` over a `Bool` is an `if`.
    let cases = branches.asksForBool(in: context) ? [] : node.children.filter { $0.kind == .switchCase }
    let leaves = branches.blocks.enumerated().compactMap { number, block in
      unerased(ViewChain(block: block, names: branches.names[number], in: context), context).map {
        (view: $0, number: number, itsCase: cases.isEmpty ? nil : cases[number])
      }
    }
    if node.kind == .ifExpr, branches.blocks.count == 2, leaves.count < 2 {
      // Without an `else`, a time without any view may be between the two.
      if branches.areExhaustive, !checkParts(node, branches, in: context) { checkFields(node, branches, in: context) }
      return
    }
    // The indices of the branches after the current one, by the types of their views.
    var later = Dictionary(grouping: leaves.indices, by: { leaves[$0].view.coreType }).mapValues { $0[...] }
    // If a branch has another type of view, the same views may never follow each other.
    later = later.filter { $0.value.count == branches.blocks.count }
    for (first, number, itsCase) in leaves {
      later[first.coreType]?.removeFirst()
      guard let others = later[first.coreType], !others.isEmpty else { continue }
      let same = others.prefix(Self.reach).first { other in
        !first.isSeparated(from: leaves[other].view) && !areMatched(first, leaves[other].view, context)
          && isOneView(first, leaves[other].view, itsCase, context)
          && !makesAnother(first, leaves[other].view, branches, context)
      }
      let deciding = branches.leaving(number)
      guard let same, !asksAgain(first.core, deciding, context) else { continue }
      guard deciding.canChange(in: context) else { continue }
      if let lost = lostState(in: first.coreType, context) {
        let canMerge = built != nil && branches.blocks.count == 2
        let fix = canMerge ? ChainMerge(node, in: context)?.fix(first, leaves[same].view) : nil
        return report(deciding, first, leaves[same].view, lost, fix, in: context)
      }
      if built != nil, branches.blocks.count == 2 {
        noteAnimation(node, branches, first, leaves[same].view, in: context)
      }
    }
    if let same = viewOfHelpers(branches, context), branches.canChange(in: context),
      let lost = lostState(in: same.type, context)
    {
      return report(branches, same, lost, in: context)
    }
    if let (first, second) = steps(among: leaves, branches, context), branches.canChange(in: context),
      let lost = lostState(in: first.view.coreType, context),
      !makesAnother(first.view, second.view, branches, context)
    {
      return report(branches, first.view, second.view, lost, nil, in: context)
    }
    if node.kind == .ifExpr, built != nil, branches.blocks.count == 2, branches.areExhaustive,
      !isOneContent(branches, context), checkParts(node, branches, in: context)
    {
      return
    }
    checkFields(node, branches, in: context)
  }

  /// Whether both branches show the same content in two containers, which another rule reports.
  private func isOneContent(_ branches: Branches, _ context: RuleContext) -> Bool {
    let contents = branches.blocks.enumerated().map { number, block in
      ViewChain(block: block, names: branches.names[number], in: context).flatMap { view in
        contentOfStack(view, context)?.map { view.plainText(of: $0) }
      }
    }
    return contents[0] != nil && contents[0] == contents[1]
  }

  /// Checks for a field at the start of two branches.
  private func checkFields(_ node: SyntaxNode, _ branches: Branches, in context: RuleContext) {
    guard let (first, second) = fields(beginning: branches, all: node.kind != .switchExpr, context),
      branches.canChange(in: context),
      let lost = lostState(in: first.coreType, context)
    else { return }
    report(branches, first, second, lost, nil, in: context)
  }

  /// The branches that each return an `AnyView`, whose content keeps its identity as long as its type stays.
  private func erasedBranches(_ node: SyntaxNode, in context: RuleContext) -> Branches? {
    guard let branches = Branches(erasing: node, in: context) else { return nil }
    let types = branches.blocks.map { $0.first.flatMap { context.type(of: $0) } }
    guard let first = types[0], let second = types[1] else { return nil }
    return context.analyzer.resolvingOpaque(first) == context.analyzer.resolvingOpaque(second) ? nil : branches
  }

  /// The view in an `AnyView`, which is the view that loses its state; other chains unchanged.
  private func unerased(_ chain: ViewChain?, _ context: RuleContext) -> ViewChain? {
    guard let chain, chain.modifiers.isEmpty, context.makes(chain.core, anyOf: [.anyView]),
      let argument = chain.core.arguments.first,
      let inner = ViewChain(
        argument.argumentValue, names: chain.names, in: context)
    else { return chain }
    return inner
  }

  /// Checks for a view that is one of several in a branch, and that is also in the other branch.
  ///
  /// - Returns: Whether such a view was found.
  private func checkParts(_ node: SyntaxNode, _ branches: Branches, in context: RuleContext) -> Bool {
    func parts(_ number: Int) -> [ViewChain] {
      views(in: branches.blocks[number], branches.names[number], context)
    }
    let others = Dictionary(grouping: parts(1), by: \.coreType)
    if others.isEmpty { return false }
    for first in parts(0) {
      guard let alike = others[first.coreType] else { continue }
      guard let lost = lostState(in: first.coreType, context) else { continue }
      // There are few views of one type, at most `reach`.
      let text = first.plainCore
      let same = alike.first {
        ($0.plainCore == text || areSameField(first, $0, context)) && !first.isSeparated(from: $0)
          && !areMatched(first, $0, context) && !makesAnother(first, $0, branches, context)
          && !(isWhole(first, branches.blocks[0]) && isWhole($0, branches.blocks[1]))
      }
      guard let second = same else { continue }
      guard branches.canChange(in: context) else { return false }
      if asksAgain(first.core, branches, context) { continue }
      report(branches, first, second, lost, nil, in: context)
      return true
    }
    return false
  }

  /// Whether a view is the single view of a block. Such views of two branches are compared earlier.
  private func isWhole(_ view: ViewChain, _ block: [SyntaxNode]) -> Bool {
    let expressions = block.filter { $0.kind.isExpr }
    return expressions.count == 1 && expressions[0].range == view.range
  }

  /// The views of a block, including those in its stacks.
  ///
  /// - Parameter depth: the maximum depth of nested stacks.
  private func views(
    in block: [SyntaxNode], _ names: LocalBindings, depth: Int = 3, _ context: RuleContext
  ) -> [ViewChain] {
    let names = names.adding(block)
    return block.prefix(Self.reach).filter { $0.kind.isExpr }.flatMap { statement -> [ViewChain] in
      guard let view = ViewChain(statement, names: names, in: context) else { return [] }
      guard depth > 0, let content = contentOfStack(view, context) else { return [view] }
      return [view] + views(in: content, names, depth: depth - 1, context)
    }
  }

  /// The content of a SwiftUI stack or a `Group`, as written.
  private func contentOfStack(_ view: ViewChain, _ context: RuleContext) -> [SyntaxNode]? {
    let analyzer = context.analyzer
    guard view.identity == nil, let made = context.madeType(view.core), analyzer.isFromCatalogue(made),
      analyzer.fact(.axis, of: made) != nil && !analyzer.decl(made).has(.isLazyContainer)
        || analyzer.decl(made).has(.isTransparent) && !analyzer.decl(made).has(.isRepeating),
      let content = context.argument(view.core, .content), content.kind == .closureExpr
    else { return nil }
    return content.children.filter { $0.kind != .closureSignature }
  }

  /// The maximum number of later branches with the same view type that a branch is compared with. More branches that
  /// all differ are separate views.
  private static let reach = 64

  /// Whether the two views are meant as one view. Cases with different arguments show different things, and so do calls
  /// of two initializers.
  ///
  /// - Parameter itsCase: the case that contains the first view; `nil` in an `if`.
  private func isOneView(
    _ first: ViewChain, _ second: ViewChain, _ itsCase: SyntaxNode?, _ context: RuleContext
  ) -> Bool {
    let configured = settings(of: first, context).symmetricDifference(settings(of: second, context)).count
    if let itsCase {
      return first.plainCore == second.plainCore && configured == 0 && !usesPayload(first.core, of: itsCase)
    }
    // Each depends on a value that only its branch has.
    if first.usesCondition, second.usesCondition, first.plainCore != second.plainCore { return false }
    guard let made = context.record.uses[first.core.id], let other = context.record.uses[second.core.id] else {
      return true
    }
    // Two helpers with different names are two views.
    guard context.madeType(first.core) != nil, context.madeType(second.core) != nil else {
      return made.decl == other.decl && differences(first, second, context) + configured < 2
        || !context.isOwn(made.decl) || !context.isOwn(other.decl)
    }
    return made.decl == other.decl && differences(first, second, context) + configured < 2
  }

  /// The methods that return a modified copy of a view, `Picture(url).faded()`, which are arguments by another name.
  private func settings(of view: ViewChain, _ context: RuleContext) -> Set<String> {
    guard let type = context.nominal(view.coreType), context.isOwn(type) else { return [] }
    let calls = view.modifiers.filter { call in
      context.nominal(of: call) == type && context.record.uses[call.id].map { context.isOwn($0.decl) } == true
    }
    return Set(calls.map { ownText($0, context) })
  }

  /// Whether the view is a helper that itself branches on the same properties, so that a change yields another view
  /// anyway.
  private func asksAgain(_ view: SyntaxNode, _ branches: Branches, _ context: RuleContext) -> Bool {
    let asked = context.storedProperties(in: branches.asked, context.record)
    var open: Set<DeclID> = []
    var next = context.record.decl(of: view)
    while let helper = next, context.isOfSameType(helper), !context.analyzer.isInitializer(helper),
      open.insert(helper).inserted, let made = context.analyzer.onlyValue(of: helper)
    {
      let inner = RuleContext(context.analyzer, helper.file)
      inner.enter(helper)
      let core = inner.core(of: made)
      if core.kind == .ifExpr || core.kind == .switchExpr {
        let conditions = core.kind == .ifExpr ? core.conditions : core.children.first.map { [$0] } ?? []
        return !asked.isDisjoint(with: inner.storedProperties(in: conditions, inner.record))
      }
      next = inner.record.decl(of: core)
    }
    return false
  }

  static let matched = CatalogueMember("View", "matchedGeometryEffect")

  /// Whether a matched geometry effect joins two views.
  private func areMatched(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Bool {
    [first, second].allSatisfy { $0.modifiers.contains { context.isUse($0, of: Self.matched) } }
  }

  /// Whether a view uses a name that the pattern of its case binds.
  private func usesPayload(_ view: SyntaxNode, of itsCase: SyntaxNode) -> Bool {
    itsCase.children.filter { $0.kind == .switchCaseItem }.contains { item in
      item.tokenIndices.contains { index in
        let token = item.token(index)
        return token.kind == .identifier && view.mentions(item.name(of: token))
      }
    }
  }

  /// The number of different arguments of two calls of one initializer. Values of different types count as several, and
  /// so do two values with identities: a row for another friend is another row.
  private func differences(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Int {
    differences(first.core, of: first, second.core, of: second, context)
  }

  private func differences(
    _ first: SyntaxNode, of left: ViewChain, _ second: SyntaxNode, of right: ViewChain, _ context: RuleContext
  ) -> Int {
    // The arguments by parameter index; variadic arguments are compared together.
    func arguments(_ call: SyntaxNode) -> [Int?: [SyntaxNode]] {
      Dictionary(grouping: context.analyzer.arguments(of: call, context.record), by: \.parameter)
        .mapValues { $0.map(\.node) }
    }
    let (given, other) = (arguments(first), arguments(second))
    return Set(given.keys).union(other.keys).reduce(0) { count, parameter in
      guard let one = given[parameter], let another = other[parameter] else { return count + 1 }
      guard one.map(left.plainText) != another.map(right.plainText) else { return count }
      guard one.count == 1, another.count == 1 else { return count + 1 }
      if isData(one[0], of: first, context) { return count + 2 }
      return count + difference(one[0], of: left, another[0], of: right, context)
    }
  }

  /// Whether an argument is the data of rows: the rows of other data are other rows.
  private func isData(_ argument: SyntaxNode, of call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let made = context.madeType(call), analyzer.decl(made).has(.isRepeating) || analyzer.makesRows(made) else {
      return false
    }
    return context.type(of: argument).flatMap { analyzer.elementType(ofSequence: $0) } != nil
  }

  /// The difference between two arguments that are not equal; for initializer calls, the number of different parts.
  private func difference(
    _ one: SyntaxNode, of left: ViewChain, _ another: SyntaxNode, of right: ViewChain, _ context: RuleContext
  ) -> Int {
    // `$name` and `$note`: fields for two values.
    if let bound = context.record.uses[one.id], bound.part == .projection,
      let another = context.record.uses[another.id], another.part == .projection, bound.decl != another.decl
    {
      return 2
    }
    // Values of an unresolved type may have an identity, but literals have none.
    guard context.type(of: one) != nil, context.type(of: another) != nil else {
      return one.isWrittenDown || another.isWrittenDown ? 1 : 2
    }
    guard let type = context.commonType(one, another), !hasIdentity(type, context) else { return 2 }
    guard let made = context.madeType(one), context.isOwn(made), context.madeType(another) == made else { return 1 }
    return max(1, differences(one, of: left, another, of: right, context))
  }

  /// Whether values of a type, wrapped in bindings, optionals or arrays, have an identity.
  func hasIdentity(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.isKnown(type, .binding) || analyzer.isKnown(type, .optional) || analyzer.isKnown(type, .array) {
      return analyzer.types.arguments(type).first.map { hasIdentity($0, context) } ?? false
    }
    guard let nominal = context.nominal(type) else { return false }
    return analyzer.decl(nominal).kind == .classType || context.conforms(nominal, to: .identifiable)
  }

  private func report(
    _ branches: Branches, _ first: ViewChain, _ second: ViewChain, _ lost: OwnedStates, _ fix: FixIt?,
    in context: RuleContext
  ) {
    var message = message(first.coreName, branches, lost)
    if first.identity != nil { message += "; the same `id` on both sides does not join them" }
    let note = Diagnostic.Note("the same view in the other branch", in: context.file, at: second.range)
    report(message, [note] + notes(lost, context), fix, branches, in: context)
  }

  private func report(_ branches: Branches, _ same: SameView, _ lost: OwnedStates, in context: RuleContext) {
    let name = context.nominal(same.type).map { context.analyzer.name(of: $0) } ?? ""
    let made = [same.first, same.second].map {
      Diagnostic.Note("the view of one branch", in: $0.context.file, at: $0.node.range)
    }
    report(message(name, branches, lost), made + notes(lost, context), nil, branches, in: context)
  }

  private func message(_ name: String, _ branches: Branches, _ lost: OwnedStates) -> String {
    "`\(name)` loses its identity when \(branches.subject) changes: \(RuleText.list(lost)) "
      + (lost.names.count == 1 ? "is reset" : "are reset")
  }

  private func notes(_ lost: OwnedStates, _ context: RuleContext) -> [Diagnostic.Note] {
    lost.states.prefix(3).compactMap(\.property).map { property in
      Diagnostic.Note(
        "the state that is reset is declared here", in: context.analyzer.program.file(property.file).source,
        at: context.analyzer.nameRange(of: property))
    }
  }

  private func report(
    _ message: String, _ notes: [Diagnostic.Note], _ fix: FixIt?, _ branches: Branches, in context: RuleContext
  ) {
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id, message, in: context.file, at: branches.head, context: branches.excerpt,
      notes: notes, fixIts: fix.map { [$0] } ?? [])
    context.report(diagnostic, if: .varied(context.changeSources(of: branches.asked)))
  }
}

extension SyntaxNode {
  /// Whether a value is a literal, or an implicit member such as an enumeration case.
  fileprivate var isWrittenDown: Bool {
    switch kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .implicitMemberExpr: true
    case .stringLiteralExpr: children.isEmpty
    default: false
    }
  }
}
