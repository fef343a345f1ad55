import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns when the branches of a condition build one and the same view, which throws its state away.
struct ConditionalSameViewRule: Rule {
  static let info = RuleInfo(
    "conditional_same_view", .identity, .warning, isFixable: true,
    summary: "the branches of a condition build the same view, whose state is lost when the condition changes",
    explanation: """
      SwiftUI knows a view by its place in the static type. The two sides of an `if` are two places, so that a change of \
      the condition removes one view and inserts another one, even if both have the same type: `@State` starts anew, \
      focus and scroll position are lost, tasks start again, and what could have been animated is replaced. Keep one \
      view and move the condition into an argument.
      """,
    silence: """
      Nothing is said where nothing is lost: neither the view nor anything below it owns state. Two different views, the \
      same view made by two initialisers, of several other arguments or of another `Identifiable` value or object, cases \
      of a `switch` that give it other arguments, a view of another framework of which what the condition asks decides \
      which one is made, branches with different explicit identities, a `.transition` on either \
      side, and `#available`, which never changes, are left alone, and so are helpers of different names. Of a condition \
      that depends only on what the view is given something is said if the program shows that this changes: somebody \
      gives the view state that is written, or writes what the condition reads of it; or if nobody in the program makes \
      the view. A view without state loses only what animates it between the two sides: a note says so where the file \
      shows that the change is animated.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 9, of: 9, inApps: 6))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr]

  static let asksProgram = true
  /// The rest of the program may show that a condition does not change, no more.
  static let findsMoreInWhole = false

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // An `else if` belongs to the chain that begins before it.
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    guard let branches = Branches(node, in: context) else { return }
    let cases = node.children.filter { $0.kind == .switchCase }
    let leaves = branches.blocks.enumerated().compactMap { number, block in
      unerased(ViewChain(block: block, names: branches.names[number], in: context), context).map {
        (view: $0, itsCase: node.kind == .switchExpr ? cases[number] : nil)
      }
    }
    if node.kind == .ifExpr, branches.blocks.count == 2, leaves.count < 2 {
      return checkParts(node, branches, in: context)
    }
    // The branches behind the one at hand, by the types of their views.
    var later = Dictionary(grouping: leaves.indices, by: { leaves[$0].view.coreType }).mapValues { $0[...] }
    for (first, itsCase) in leaves {
      later[first.coreType]?.removeFirst()
      guard let others = later[first.coreType], !others.isEmpty else { continue }
      let same = others.prefix(Self.reach).first { other in
        !first.isSeparated(from: leaves[other].view) && isOneView(first, leaves[other].view, itsCase, context)
          && !makesAnother(first, leaves[other].view, branches, context)
      }
      guard let same else { continue }
      guard branches.canChange(in: context) else { return }
      let lost = context.analyzer.ownedState(in: first.coreType, includesLater: false)
      if !lost.isEmpty {
        let fix = branches.blocks.count == 2 ? ChainMerge(node, in: context)?.fix(first, leaves[same].view) : nil
        return report(branches, first, leaves[same].view, lost, fix, in: context)
      }
      if branches.blocks.count == 2 { noteAnimation(node, branches, first, leaves[same].view, in: context) }
    }
  }

  /// What an `AnyView` is made of, which is the view that loses its state; other chains as they are.
  private func unerased(_ chain: ViewChain?, _ context: RuleContext) -> ViewChain? {
    guard let chain, chain.modifiers.isEmpty, context.makes(chain.core, anyOf: [.anyView]),
      let argument = chain.core.arguments.first,
      let inner = ViewChain(
        argument.kind == .labeledExpr ? argument.children.last ?? argument : argument, names: chain.names, in: context)
    else { return chain }
    return inner
  }

  /// Looks for a view that is one of several in a branch, and in the other branch too.
  private func checkParts(_ node: SyntaxNode, _ branches: Branches, in context: RuleContext) {
    func parts(_ number: Int) -> [ViewChain] {
      let block = branches.blocks[number]
      let names = branches.names[number].adding(block)
      return block.prefix(Self.reach).filter { $0.kind.isExpr }
        .compactMap { ViewChain($0, names: names, in: context) }
    }
    let others = Dictionary(grouping: parts(1), by: \.coreType)
    if others.isEmpty { return }
    for first in parts(0) {
      guard let alike = others[first.coreType] else { continue }
      let lost = context.analyzer.ownedState(in: first.coreType, includesLater: false)
      if lost.isEmpty { continue }
      // Of one type there are few, `reach` at most.
      let text = first.plainCore
      let same = alike.first {
        $0.plainCore == text && !first.isSeparated(from: $0) && !makesAnother(first, $0, branches, context)
      }
      guard let second = same else { continue }
      guard branches.canChange(in: context) else { return }
      return report(branches, first, second, lost, nil, in: context)
    }
  }

  /// With so many branches behind it that make views of its type a branch is compared: who writes more of them, which
  /// all differ, means several views.
  private static let reach = 64

  /// Whether the two are meant as one view. Cases that give it other arguments show other things, one for each case, and
  /// so do calls of two initialisers.
  ///
  /// - Parameter itsCase: the case that the first is in; `nil` if it is in an `if`.
  private func isOneView(
    _ first: ViewChain, _ second: ViewChain, _ itsCase: SyntaxNode?, _ context: RuleContext
  ) -> Bool {
    if let itsCase {
      return first.plainCore == second.plainCore && !usesPayload(first.core, of: itsCase)
    }
    guard let made = context.record.uses[first.core.id], let other = context.record.uses[second.core.id] else {
      return true
    }
    // Helpers of two names are two views, whatever they are made of.
    guard context.madeType(first.core) != nil, context.madeType(second.core) != nil else {
      return made.decl == other.decl || !context.isOwn(made.decl) || !context.isOwn(other.decl)
    }
    return made.decl == other.decl && differences(first, second, context) < 2
  }

  /// Whether a view is made of something that only its case has.
  private func usesPayload(_ view: SyntaxNode, of itsCase: SyntaxNode) -> Bool {
    itsCase.children.filter { $0.kind == .switchCaseItem }.contains { item in
      item.tokenIndices.contains { index in
        let token = item.token(index)
        return token.kind == .identifier && view.mentions(item.name(of: token))
      }
    }
  }

  /// How many arguments of two calls of one initialiser are not the same. Values of two types count as several, and so
  /// do two things with identities of their own: a row for another friend is another row.
  private func differences(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Int {
    func arguments(_ view: ViewChain) -> [Name: (text: String, type: TypeID?)] {
      Dictionary(
        context.analyzer.arguments(of: view.core, context.record).map {
          ($0.label, (view.plainText(of: $0.node), context.type(of: $0.node)))
        },
        uniquingKeysWith: { ($0.text + $1.text, nil) })
    }
    let (left, right) = (arguments(first), arguments(second))
    return Set(left.keys).union(right.keys).reduce(0) { count, label in
      guard left[label]?.text != right[label]?.text else { return count }
      guard let type = left[label]?.type, let other = right[label]?.type else { return count + 1 }
      return count + (type == other && !hasIdentity(type, context) ? 1 : 2)
    }
  }

  /// Whether the values of a type, or those behind a binding, are things that can be told from one another.
  private func hasIdentity(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.isKnown(type, .binding) || analyzer.isKnown(type, .optional) {
      return analyzer.types.arguments(type).first.map { hasIdentity($0, context) } ?? false
    }
    guard let nominal = context.nominal(type) else { return false }
    return analyzer.decl(nominal).kind == .classType || context.conforms(nominal, to: .identifiable)
  }

  private func report(
    _ branches: Branches, _ first: ViewChain, _ second: ViewChain, _ lost: OwnedStates, _ fix: FixIt?,
    in context: RuleContext
  ) {
    var message = "`\(first.coreName)` loses its identity when \(branches.subject) changes: \(RuleText.list(lost)) "
    message += lost.names.count == 1 ? "is reset" : "are reset"
    if first.identity != nil { message += "; the same `id` on both sides does not join them" }
    var notes = [
      Diagnostic.Note("the same view in the other branch", in: context.file, at: second.range)
    ]
    for state in lost.states.prefix(3) {
      guard let property = state.property else { continue }
      let file = context.analyzer.program.file(property.file).source
      notes.append(
        Diagnostic.Note(
          "the state that is reset is declared here", in: file, at: context.analyzer.nameRange(of: property)))
    }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id, message, in: context.file, at: branches.head, context: branches.excerpt,
      notes: notes, fixIts: fix.map { [$0] } ?? [])
    if let (inputs, members) = context.onlyInputs(of: branches.asked), !inputs.isEmpty {
      context.report(diagnostic, if: .varied(inputs, through: members))
    } else {
      context.report(diagnostic)
    }
  }
}
