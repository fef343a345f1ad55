import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The values that navigation links lead to, and the values for which there is a destination.
struct NavigationFacts: Sendable {
  /// The type of a value in a form that is the same in all files; type ids differ between workers.
  struct Value: Hashable, Sendable {
    let decl: DeclID?
    let text: String
  }

  /// A link to the destination for a value, or an action that appends the value to a path.
  struct Link: Sendable {
    let value: Value
    let place: ProgramFacts.Place
    /// The view whose code contains the link; `nil` outside of views.
    let view: DeclID?
    /// Whether the same code makes the enclosing navigation stack.
    let isInOwnStack: Bool
    /// Whether the code appends to a path instead of making a link.
    var isPush = false
  }

  /// A modifier that declares the destination for the values of a type.
  struct Destination: Sendable {
    let value: Value
    let place: ProgramFacts.Place
    /// The view whose code contains the modifier; `nil` outside of views.
    let view: DeclID?
    /// Whether the same view makes the enclosing navigation stack.
    let isInOwnStack: Bool
    /// An outer destination for the same values in the same code.
    let outer: ProgramFacts.Place?
    /// The program's views in the content of the destination.
    let screens: [DeclID]
    /// The program's views in the modified view, in the same stack.
    let contents: [DeclID]
  }

  private(set) var links: [Link] = []
  private(set) var destinations: [Destination] = []
  /// The selection types of lists. A link in such a list selects its value instead of navigating.
  private(set) var selected: Set<Value> = []
  /// The views with a tag. A link in one of them selects the tag.
  private(set) var tagged: Set<DeclID> = []
  /// The modules with destinations for values of unresolved types.
  private(set) var openModules: Set<Int> = []

  mutating func merge(_ others: [NavigationFacts]) {
    links += others.flatMap(\.links)
    destinations += others.flatMap(\.destinations)
    selected.formUnion(ofAll: others.map(\.selected))
    tagged.formUnion(ofAll: others.map(\.tagged))
    openModules.formUnion(ofAll: others.map(\.openModules))
  }
}

extension NavigationFacts {
  private static let selection: Name = "selection"
  private static let tag = CatalogueMember("View", "tag")
  private static let append = CatalogueMember("NavigationPath", "append")

  /// A call that initializes one of SwiftUI's views.
  mutating func read(_ call: SyntaxNode, _ use: BodyRecord.Use, making made: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    if analyzer.decl(made).has(.isLazyContainer) {
      if let selection = context.argument(call, Self.selection) { readSelection(selection, context) }
    } else if analyzer.fact(.navigates, of: use.decl) == .value {
      guard let argument = context.argument(call, "value"), let value = value(of: argument, context) else { return }
      let place = ProgramFacts.Place(file: context.fileID, range: call.range)
      let isInOwnStack =
        context.hereOrAtUses(of: call) { context, _ -> RuleContext.Search<Bool> in
          let isInStack = context.enclosingCalls.contains { call, _ in
            context.madeType(call).flatMap { analyzer.fact(.navigates, of: $0) } == .stack
          }
          return isInStack ? .found(true) : .outside
        } ?? false
      links.append(Link(value: value, place: place, view: context.ownerType, isInOwnStack: isInOwnStack))
    }
  }

  /// A call of a member.
  mutating func read(modifier call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) {
    if context.isUse(call, of: .navigationDestination) {
      readDestination(call, context)
    } else if context.isUse(call, of: Self.tag), let view = context.modified(call),
      let made = context.madeType(context.core(of: view)), context.isOwn(made)
    {
      tagged.insert(made)
    } else if context.isUse(call, of: Self.append), let argument = call.arguments.first,
      let value = value(of: argument, context), let path = call.memberBase.flatMap(context.rootProperty)
    {
      let place = ProgramFacts.Place(file: context.fileID, range: call.range)
      links.append(
        Link(
          value: value, place: place, view: nil, isInOwnStack: context.analyzer.isOwnState(path), isPush: true))
    }
  }

  /// An unresolved call.
  mutating func read(open call: SyntaxNode, _ context: RuleContext) {
    let isDestination = call.calleeName.map { call.name(of: $0) == CatalogueMember.navigationDestination.name } ?? false
    let selects = context.analyzer.arguments(of: call, context.record).contains { $0.label == Self.selection }
    if isDestination || selects { recordUnresolved(context) }
  }

  private mutating func readSelection(_ selection: SyntaxNode, _ context: RuleContext) {
    // `Binding<Value>`, `Binding<Value?>`, `Binding<Set<Value>>`
    guard var type = context.type(of: selection) else { return recordUnresolved(context) }
    while context.analyzer.types.kind(type) == .nominal {
      selected.insert(Value(type, context))
      guard let inner = context.analyzer.types.arguments(type).first else { return }
      type = inner
    }
  }

  /// The module may have a destination for any value.
  private mutating func recordUnresolved(_ context: RuleContext) {
    openModules.insert(context.analyzer.program.moduleNumber(of: context.fileID))
  }

  private mutating func readDestination(_ call: SyntaxNode, _ context: RuleContext) {
    // The item's state selects the destination; whether links to its values work is not established.
    if let item = context.argument(call, "item") { return readSelection(item, context) }
    guard let argument = context.argument(call, "for") else { return }
    let place = place(ofModifier: call, context)
    guard let value = metatypeValue(of: argument, context) else { return recordUnresolved(context) }
    let around = surroundings(of: call, value, context)
    let screen = context.analyzer.arguments(of: call, context.record).last?.node
    destinations.append(
      Destination(
        value: value, place: place, view: context.ownerType, isInOwnStack: around.isInStack, outer: around.outer,
        screens: screen.map { views(in: $0, context) } ?? [],
        contents: context.modified(call).map { viewsInStack(of: $0, context) } ?? []))
  }

  private func value(of argument: SyntaxNode, _ context: RuleContext) -> Value? {
    guard let type = context.type(of: argument) else { return nil }
    let value = context.analyzer.wrapped(type) ?? type
    return isSettled(value, context) ? Value(value, context) : nil
  }

  /// Whether a type is the same at every use of the code: it contains no generic parameter.
  private func isSettled(_ type: TypeID, _ context: RuleContext) -> Bool {
    let types = context.analyzer.types
    guard types.kind(type) == .nominal || types.kind(type) == .tuple else { return false }
    return (0..<types.argumentCount(type)).allSatisfy { isSettled(types.argument(type, $0), context) }
  }

  /// The instance type of a metatype argument such as `Route.self`; `nil` for other arguments.
  private func metatypeValue(of argument: SyntaxNode, _ context: RuleContext) -> Value? {
    let types = context.analyzer.types
    guard let type = context.type(of: argument), types.kind(type) == .metatype, types.argumentCount(type) == 1 else {
      return nil
    }
    let value = types.argument(type, 0)
    return isSettled(value, context) ? Value(value, context) : nil
  }

  /// Whether the same code makes the stack around a destination, and the next outer destination for the same values in
  /// that stack. For a helper with a single use, the code around that use is included.
  private func surroundings(
    of call: SyntaxNode, _ value: Value, _ context: RuleContext, depth: Int = 0
  ) -> (isInStack: Bool, outer: ProgramFacts.Place?) {
    let analyzer = context.analyzer
    var outer: ProgramFacts.Place?
    var inner = call
    for around in context.ancestors.reversed() {
      defer { inner = around }
      guard around.kind == .functionCallExpr, let use = context.record.uses[around.id] else { continue }
      if around.children.first?.id == inner.id {
        if outer == nil, analyzer.fact(.screen, of: use.decl) == .destination,
          let argument = context.argument(around, "for"), metatypeValue(of: argument, context) == value
        {
          outer = place(ofModifier: around, context)
        }
        continue
      }
      // The content of a modifier, a tab or a column is in another stack, or in none.
      guard let made = context.madeType(around), isPlainContainer(made, context) else { return (true, outer) }
    }
    guard depth < Self.maximumHelpers, outer == nil, let use = onlyUse(context) else { return (false, outer) }
    return surroundings(of: use.node, value, use.context, depth: depth + 1)
  }

  /// The maximum depth of helpers that use each other.
  private static let maximumHelpers = 3

  /// The single use of the current helper; `nil` if there are several uses or the code is not a helper.
  private func onlyUse(_ context: RuleContext) -> RuleContext.HelperUse? {
    guard let helper = context.decl, context.analyzer.decl(helper).name != .body else { return nil }
    let uses = context.helperPlaces(of: helper)
    guard let use = uses.first, uses.allSatisfy({ $0.node == use.node }) else { return nil }
    return use
  }

  /// The range of a modifier's name and arguments.
  private func place(ofModifier call: SyntaxNode, _ context: RuleContext) -> ProgramFacts.Place {
    let start = call.calleeName.map { Int($0.start) } ?? call.range.start
    return ProgramFacts.Place(file: context.fileID, range: SourceRange(start, call.range.end))
  }

  /// Whether a container only lays out its content.
  private func isPlainContainer(_ made: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.isFromCatalogue(made), analyzer.fact(.navigates, of: made) == nil else { return false }
    let decl = analyzer.decl(made)
    return decl.has(.isTransparent) || decl.has(.isRepeating) || decl.has(.isLazyContainer)
      || analyzer.fact(.axis, of: made) != nil || analyzer.catalogueText(.scrolls, of: made) != nil
  }

  /// The program's views in a view and behind its links, without the views that it presents or shows in other stacks.
  private func viewsInStack(of view: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    var found: [DeclID] = []
    var open = [ExpandedCode(view, in: context)]
    while let code = open.popLast() {
      let (next, context) = (code.node, code.context)
      if code.isHelper, let helper = code.shown {
        open.append(helper)
        continue
      }
      if next.kind == .functionCallExpr, let use = context.record.uses[next.id] {
        if let made = context.madeType(next) {
          if context.isOwn(made) { found.append(made) }
          let isLink =
            context.analyzer.fact(.navigates, of: use.decl) == .value
            || context.argument(next, .destination) != nil
          guard context.isOwn(made) || isLink || isPlainContainer(made, context) else { continue }
        } else if let base = context.modified(next) {
          // The content of a modifier is shown elsewhere.
          open.append(code.part(base))
          continue
        } else if !context.analyzer.isFromCatalogue(use.decl) {
          continue
        }
      }
      open += next.children.reversed().map(code.part)
    }
    return found
  }

  private func views(in closure: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    closure.subtree.compactMap { node in
      context.madeType(node).flatMap { context.isOwn($0) ? $0 : nil }
    }
  }
}

extension NavigationFacts.Value {
  fileprivate init(_ type: TypeID, _ context: RuleContext) {
    decl = context.nominal(type)
    text = context.text(of: type)
  }
}
