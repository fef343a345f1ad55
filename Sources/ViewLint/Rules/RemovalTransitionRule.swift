import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a transition that is selected in the same update that removes its view.
struct RemovalTransitionRule: Rule {
  static let info = RuleInfo(
    "removal_transition_outdated", .animation, .warning, isFixable: false,
    summary: "the view leaves with its earlier transition, not with the one that is chosen now",
    explanation: """
      The new view enters in the new direction and the old one leaves in the old direction, so that both move to the \
      same side or cross. SwiftUI does not evaluate the body of a view that leaves: the view leaves with the \
      transition from its last update, before the action that chooses the direction and removes the view. Set the \
      direction first and make the change one update later, for example in a `Task`.
      """,
    silence: """
      The rule ignores a transition whose removal is always the same. Reported only where one action sets both without \
      an `await` between, and where the change removes the view: through its `id`, the value of a `switch`, or an `if` \
      whose condition becomes false.
      """,
    examples: [
      RuleExample(
        """
        struct Pages: View {
          @State private var page = 0
          @State private var isForward = true
          private var turn: AnyTransition { .move(edge: isForward ? .trailing : .leading) }
          var body: some View {
            VStack {
              Text("Page \\(page)").id(page).↓transition(turn)
              Button("Back") {
                isForward = false
                withAnimation { page -= 1 }
              }
              Button("Next") {
                isForward = true
                withAnimation { page += 1 }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Steps: View {
          enum Step { case name, photo }
          @State private var step = Step.name
          @State private var isBack = false
          var body: some View {
            VStack {
              Group {
                switch step {
                case .name: Text("Name")
                case .photo: Text("Photo")
                }
              }
              .↓transition(.move(edge: isBack ? .leading : .trailing))
              Button("Photo") { go(to: .photo, back: false) }
              Button("Name") { go(to: .name, back: true) }
            }
          }
          private func go(to other: Step, back: Bool) {
            withAnimation {
              isBack = back
              step = other
            }
          }
        }
        """),
      RuleExample(
        """
        final class Book: ObservableObject {
          @Published var page = 0 {
            willSet { isForward = newValue > page }
          }
          var isForward = true
        }
        struct Pages: View {
          @StateObject private var book = Book()
          var body: some View {
            VStack {
              Text("Page \\(book.page)").id(book.page).↓transition(.move(edge: book.isForward ? .trailing : .leading))
              Stepper("Page", value: $book.page)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Pages: View {
          @State private var page = 0
          @State private var isForward = true
          var body: some View {
            VStack {
              Text("Page \\(page)").id(page).transition(.move(edge: isForward ? .trailing : .leading))
              Button("Back") { turn(by: -1) }
              Button("Next") { turn(by: 1) }
            }
          }
          private func turn(by count: Int) {
            isForward = count > 0
            Task { withAnimation { page += count } }
          }
        }
        """),
      RuleExample(
        """
        struct Pages: View {
          @State private var page = 0
          @State private var isForward = true
          var body: some View {
            VStack {
              Text("Page \\(page)").id(page)
                .transition(.asymmetric(insertion: .move(edge: isForward ? .trailing : .leading), removal: .opacity))
              Button("Back") { turn(by: -1) }
              Button("Next") { turn(by: 1) }
            }
          }
          private func turn(by count: Int) {
            isForward = count > 0
            withAnimation { page += count }
          }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var isShown = false
          @State private var isUrgent = false
          var body: some View {
            VStack {
              if isShown { Text("Notice").transition(isUrgent ? .slide : .opacity) }
              Button("Urgent") { show(urgent: true) }
              Button("News") { show(urgent: false) }
              Button("Hide") { withAnimation { isShown = false } }
            }
          }
          private func show(urgent: Bool) {
            withAnimation {
              isUrgent = urgent
              isShown = true
            }
          }
        }
        """),
      RuleExample(
        """
        final class Deck: ObservableObject {
          @Published var index = 0
          @Published var isForward = true
          func go(_ forward: Bool) async {
            isForward = forward
            await Task.yield()
            move()
          }
          private func move() { withAnimation { index += isForward ? 1 : -1 } }
        }
        struct Slides: View {
          @StateObject private var deck = Deck()
          var body: some View {
            Text("\\(deck.index)").id(deck.index)
              .transition(.move(edge: deck.isForward ? .leading : .trailing))
            Button("Next") { Task { await deck.go(true) } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Actions may be in extensions in other files.
  static let dependsOnWholeProgram = true

  private static let asymmetric = [
    CatalogueMember("AnyTransition", "asymmetric"), CatalogueMember("Transition", "asymmetric"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isTransition) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let argument = node.arguments.first, context.runsWithBody, !context.isPreview
    else { return }
    let transition = context.origin(of: argument)
    let leaving = transition.context.storedProperties(
      in: partsOfRemoval(transition.node, transition.context), transition.context.record)
    guard !leaving.isEmpty else { return }
    let ends = ends(of: node, context)
    let choosing = leaving.filter { property in
      (analyzer.isObserved(property) || isSetByObserver(property, ends, analyzer)) && ends[property] == nil
        && isSetToSeveral(property, analyzer)
    }
    let first = choosing.sorted { $0.index < $1.index }.firstNonNil { choice in
      place(setting: choice, andEndingBy: ends, context).map { (choice, $0) }
    }
    guard let (choice, place) = first else { return }
    let names = (analyzer.name(of: choice), analyzer.name(of: place.ending))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view leaves with its earlier transition: `\(names.0)` is set in the same update as `\(names.1)`, which "
          + "removes the view; set it one update earlier, for example before a `Task` that sets `\(names.1)`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("both are set here", in: place.context.file, at: place.range)]))
  }

  /// Whether a property observer of an ending property of the same object sets another property.
  private func isSetByObserver(_ property: DeclID, _ ends: [DeclID: End], _ analyzer: Analyzer) -> Bool {
    ends.keys.contains { ending in
      analyzer.owner(of: ending) == analyzer.owner(of: property)
        && analyzer.node(of: ending).child(.accessorBlock)?.mentions(analyzer.decl(property).name) == true
    }
  }

  /// The parts of a transition that decide about the removal.
  private func partsOfRemoval(_ node: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    if node.kind == .parenExpr, let inner = node.children.first { return partsOfRemoval(inner, context) }
    if let removal = removal(of: node, context) { return [removal] }
    let parts = Array(node.children)
    guard node.kind == .ternaryExpr, parts.count == 3 else { return [node] }
    if let first = removal(of: parts[1], context), let second = removal(of: parts[2], context),
      first.plainText == second.plainText
    {
      return [first]
    }
    return [parts[0]] + partsOfRemoval(parts[1], context) + partsOfRemoval(parts[2], context)
  }

  private func removal(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard context.isUse(node, ofAny: Self.asymmetric) else { return nil }
    return context.argument(node, "removal")
  }

  /// Whether a property is set to more than one value. A property with a single value selects nothing.
  private func isSetToSeveral(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let writes = PropertyUses(of: property, analyzer).writes
    let values = writes.map { $0.value.flatMap { $0.kind == .booleanLiteralExpr ? $0.text : nil } }
    return values.contains(nil) || Set(values).count > 1
  }

  // MARK: Removal of the view

  /// The way in which a property ends a view.
  private enum End {
    /// Any change ends the view, as for its `id`.
    case anyChange
    /// The values `false` and `nil` end the view.
    case absence
  }

  private func ends(of node: SyntaxNode, _ context: RuleContext) -> [DeclID: End] {
    var found: [DeclID: End] = [:]
    func note(_ values: [SyntaxNode], _ end: End, _ context: RuleContext) {
      for property in context.storedProperties(in: values, context.record) where context.analyzer.isObserved(property) {
        found[property] = end
      }
    }
    func note(condition: SyntaxNode, _ context: RuleContext) {
      switch condition.kind {
      case .optionalBindingCondition:
        if let value = condition.initialValue { return note([value], .absence, context) }
        guard let owner = context.ownerType,
          let name = condition.children.first(where: { $0.kind.isPattern })?.lastToken
        else { return }
        for member in context.analyzer.directMembers(of: owner, named: condition.name(of: name))
        where context.analyzer.isObserved(member) {
          found[member] = .absence
        }
      case .declReferenceExpr, .memberAccessExpr: note([condition], .absence, context)
      case .infixOperatorExpr where condition.comparedWithNil != nil: note([condition], .absence, context)
      default: note([condition], .anyChange, context)
      }
    }
    func note(branches: SyntaxNode, _ context: RuleContext) {
      if branches.kind == .switchExpr {
        note(branches.children.first { $0.kind.isExpr }.map { [$0] } ?? [], .anyChange, context)
      } else if branches.children.last?.kind == .ifExpr || branches.ownToken(.elseKeyword) != nil {
        for condition in branches.conditions {
          if condition.kind == .optionalBindingCondition {
            note(condition: condition, context)
          } else {
            note([condition], .anyChange, context)
          }
        }
      } else {
        for condition in branches.conditions { note(condition: condition, context) }
      }
    }
    let chain = context.modifications(of: node).map(\.call) + context.outerModifiers(of: node)
    for call in chain
    where context.record.uses[call.id].map({ context.analyzer.decl($0.decl).has(.givesIdentity) }) == true {
      note(call.arguments, .anyChange, context)
    }
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .memberAccessExpr, .codeBlock, .switchCase, .labeledExpr: continue
      case .functionCallExpr where around.children.first?.id == inner.id: continue
      case .ifExpr, .switchExpr:
        note(branches: around, context)
        continue
      default: break
      }
      break
    }
    // A group of cases, or a helper with a condition.
    let core = context.core(of: node)
    if let made = context.madeType(core), context.analyzer.decl(made).has(.isTransparent),
      let closure = context.analyzer.arguments(of: core, context.record).last?.node, closure.kind == .closureExpr
    {
      for view in closure.children where view.kind == .ifExpr || view.kind == .switchExpr {
        note(branches: view, context)
      }
    } else if let shown = ExpandedCode(core, in: context).shown, shown.context.ownerType == context.ownerType,
      let block = shown.node.getterBlock
    {
      for view in block.children where view.kind == .ifExpr || view.kind == .switchExpr {
        note(branches: view, shown.context)
      }
    }
    return found
  }

  // MARK: Writes of both properties

  /// A place that sets the property of the transition and ends the view in one update.
  private func place(
    setting choice: DeclID, andEndingBy ends: [DeclID: End], _ context: RuleContext
  ) -> (ending: DeclID, context: RuleContext, range: SourceRange)? {
    let analyzer = context.analyzer
    let name = analyzer.decl(choice).name
    for body in analyzer.bodiesNear(choice) where !analyzer.isInitializer(body) {
      let node = analyzer.node(of: body)
      guard node.mentions(name) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for block in node.subtree
      where block.kind == .codeBlock || block.kind == .closureExpr || block.kind == .switchCase {
        if block.kind == .closureExpr, inner.record.builders[block.id] != nil { continue }
        let found = CalledWrites(in: Array(block.children), inner).found
        guard let chosen = found.first(where: { $0.write.property == choice && !$0.isConditional }),
          let ended = found.first(where: { mayEnd($0.write, ends[$0.write.property]) }),
          // The function that makes both changes is looked at by itself.
          chosen.call == nil || chosen.call?.id != ended.call?.id,
          !isAwaited(between: chosen, ended, in: block)
        else { continue }
        return (ended.write.property, chosen.context, chosen.write.node.range)
      }
    }
    return ends.keys.sorted { $0.index < $1.index }.firstNonNil { ending in
      observer(of: ending, setting: choice, context).map { (ending, $0.context, $0.range) }
    }
  }

  /// The place in a property observer that sets the property of the transition, so that a write of the observed one
  /// sets both.
  private func observer(
    of property: DeclID, setting choice: DeclID, _ context: RuleContext
  ) -> (context: RuleContext, range: SourceRange)? {
    guard let block = context.analyzer.node(of: property).child(.accessorBlock),
      !context.analyzer.decl(property).has(.isComputed)
    else { return nil }
    let inner = RuleContext(context.analyzer, property.file)
    inner.enter(property)
    let blocks = block.children.compactMap { $0.child(.codeBlock) }
    let found = blocks.firstNonNil {
      CalledWrites(in: Array($0.children), inner).found.first { $0.write.property == choice }
    }
    return found.map { ($0.context, $0.write.node.range) }
  }

  /// Whether a new value may end the view. `true` shows it.
  private func mayEnd(_ write: PropertyWrite, _ end: End?) -> Bool {
    guard let end else { return false }
    guard end == .absence else { return true }
    guard let value = write.value else { return write.node.kind == .functionCallExpr }
    switch value.kind {
    case .nilLiteralExpr, .prefixOperatorExpr: return true
    case .booleanLiteralExpr: return value.text == "false"
    default: return false
    }
  }

  /// Whether there is an `await` between two writes, so that they belong to two updates.
  private func isAwaited(between one: CalledWrites.Found, _ other: CalledWrites.Found, in block: SyntaxNode) -> Bool {
    let nodes = [one, other].map { $0.call ?? $0.write.node }
    let range = SourceRange(nodes.map(\.range.start).min() ?? 0, nodes.map(\.range.end).max() ?? 0)
    return block.subtree.contains { $0.kind == .awaitExpr && range.contains($0.range) }
  }
}
