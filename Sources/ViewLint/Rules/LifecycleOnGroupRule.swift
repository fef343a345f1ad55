import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that runs when a view appears which only the action itself makes appear.
struct LifecycleOnGroupRule: Rule {
  static let info = RuleInfo(
    "lifecycle_on_group", .identity, .warning, isFixable: false,
    summary: "the action runs when a view appears, but only the action makes it appear",
    explanation: """
      The view stays empty for good. A `Group` is not a view on the screen: its modifiers apply to each view in it. \
      While its condition leaves it empty, nothing appears, and `onAppear` and `task` do not run. Here only the action \
      makes the condition hold. A container that is always there, such as a `VStack` or `ZStack`, or a `Color.clear` \
      beside the condition, appears without it.
      """,
    silence: """
      Groups that may show something at first. The view is certainly empty only if private state starts as `nil`, \
      `false` or empty, and no other code sets it; state that an initializer, a caller or a binding sets may have a \
      value. A group that shows something else in the meantime, which appears.
      """,
    examples: [
      RuleExample(
        """
        struct Weather: View {
          @State private var report: String?
          var body: some View {
            Group {
              if let report {
                Text(report)
              }
            }
            .padding()
            .↓task { report = await load() }
          }
          func load() async -> String { "Sunny" }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var isLoaded = false
          @ViewBuilder private var content: some View {
            if isLoaded { Text("Sunny") }
          }
          private func load() { isLoaded = true }
          var body: some View {
            VStack {
              content.↓onAppear(perform: load)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            List {
              ForEach(names, id: \\.self) { Text($0) }
                .↓onAppear { names = ["One"] }
              Group {
                if !names.isEmpty { Text("\\(names.count)") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var report: String?
          var body: some View {
            VStack {
              if let report { Text(report) }
            }
            .onAppear { report = "Sunny" }
          }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var report: String?
          @State private var news: String?
          var body: some View {
            Group {
              if let report { Text(report) } else { ProgressView() }
            }
            .task { report = "Sunny" }
            Group {
              if let news { Text(news) }
            }
            .onAppear { news = "None" }
            Button("Load") { news = "Some" }
          }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var report: String?
          init(report: String?) { _report = State(initialValue: report) }
          var body: some View {
            Group {
              if let report { Text(report) }
            }
            .onAppear { report = "Sunny" }
          }
        }
        struct Place: View {
          @State var name: String?
          var body: some View {
            Group {
              if let name { Text(name) }
            }
            .onAppear { name = "Here" }
          }
        }
        struct Places: View {
          var body: some View { Place(name: "There") }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var report: String?
          @State private var isShown = true
          var body: some View {
            Group {
              if let report { Text(report) }
              Text("Weather")
            }
            .onAppear { report = "Sunny" }
            Group {
              if isShown { Text("Shown") }
            }
            .task { isShown = false }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Reports: ObservableObject {
          @Published var report: String?
          @Published var loaded: String?
          @Published var kept: String? = "kept"
          init() { refresh() }
          func load() { report = "loaded" }
          func refresh() { loaded = "loaded" }
          func keep() { kept = "loaded" }
        }
        struct ReportView: View {
          @StateObject private var reports = Reports()
          var body: some View {
            VStack {
              Group {
                if let report = reports.report { Text(report) }
              }
              .↓onAppear { reports.load() }
              Group {
                if let loaded = reports.loaded { Text(loaded) }
              }
              .onAppear { reports.refresh() }
              Group {
                if let kept = reports.kept { Text(kept) }
              }
              .onAppear(perform: reports.keep)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let view = context.modified(node), !context.isPreview, context.isInView,
      let action = analyzer.arguments(of: node, context.record).last?.node
    else { return }
    var empty = EmptyAtFirst()
    guard empty.add(view, context), !empty.properties.isEmpty else { return }
    let chain = context.modifications(of: view).map(\.call) + context.outerModifiers(of: node)
    let idle = chain.filter { isAppearance($0, context) }.compactMap {
      analyzer.arguments(of: $0, context.record).last?.node
    }
    var conditions: [ProgramCondition] = []
    for property in empty.properties {
      let setters = SettersOfState(
        of: property, unreachable: [action] + idle + empty.code, action: action, context)
      guard setters.areOnlyInAction, let owner = context.ownerType else { return }
      if analyzer.decl(property).access != .privateAccess, context.isOfSameType(property) {
        conditions.append(.unseen(property, of: owner))
      }
    }
    let names = RuleText.list(empty.properties.map { "`\(analyzer.name(of: $0))`" }, joint: "or")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing appears until \(names) is set, and only this sets it: the view stays empty; put a `VStack` around the "
          + "content, or a `Color.clear` beside it",
        in: context.file, at: name.range, notes: empty.properties.map { context.note("it starts empty here", at: $0) }),
      if: .all(conditions))
  }

  private func isAppearance(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.calledFact(.lifecycle, of: call)?.startsOnAppear ?? false
  }
}

/// Decides whether views are certainly absent before some state is set.
private struct EmptyAtFirst {
  /// The states that make views appear when they are set.
  private(set) var properties: [DeclID] = []
  /// The code of the views, which does not run before.
  private(set) var code: [SyntaxNode] = []

  private static let state: Name = "State"
  private static let isEmpty: Name = "isEmpty"
  /// The maximum depth of helpers and groups.
  private static let maximumDepth = 4

  /// - Returns: Whether the view is certainly absent at first.
  mutating func add(_ view: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Bool {
    let analyzer = context.analyzer
    // A modifier of the program may wrap the views in a container.
    guard depth < Self.maximumDepth,
      context.modifications(of: view).allSatisfy({ context.isFromCatalogue($0.call) })
    else { return false }
    let core = context.core(of: view)
    if core.kind == .ifExpr { return add(condition: core, context) }
    if let made = context.madeType(core) {
      guard analyzer.isFromCatalogue(made) else { return false }
      if context.madeFact(.shows, of: core) == .nothing { return true }
      let arguments = analyzer.arguments(of: core, context.record)
      if analyzer.decl(made).has(.isRepeating) {
        guard let data = arguments.first?.node, let property = state(data, context), beginsEmpty(property, context)
        else { return false }
        note(property, core)
        return true
      }
      guard analyzer.decl(made).has(.isTransparent), arguments.count == 1, let closure = arguments.last?.node,
        closure.kind == .closureExpr,
        context.record.builders[closure.id] != nil
      else { return false }
      return add(block: closure, context, depth)
    }
    guard let use = context.record.uses[core.id], use.part == .value, context.isOwn(use.decl),
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == context.ownerType,
      let block = analyzer.node(of: use.decl).getterBlock, analyzer.record(of: use.decl).blocks[block.id] != nil
    else { return false }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return add(block: block, inner, depth)
  }

  private mutating func add(block: SyntaxNode, _ context: RuleContext, _ depth: Int) -> Bool {
    let views = block.children.filter { $0.kind != .closureSignature && $0.kind != .variableDecl }
    return !views.isEmpty && views.allSatisfy { $0.kind.isExpr && add($0, context, depth: depth + 1) }
  }

  /// `if let report { … }` without an `else` that shows something
  private mutating func add(condition node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.ownToken(.elseKeyword) != nil {
      guard let last = node.children.last, last.kind == .codeBlock,
        last.children.allSatisfy({ context.madeFact(.shows, of: $0) == .nothing })
      else { return false }
    }
    guard let property = node.conditions.firstNonNil({ unmet($0, context) }) else { return false }
    note(property, node)
    return true
  }

  private mutating func note(_ property: DeclID, _ views: SyntaxNode) {
    if !properties.contains(property) { properties.append(property) }
    code.append(views)
  }

  /// The state whose initial value does not satisfy a condition.
  private func unmet(_ condition: SyntaxNode, _ context: RuleContext) -> DeclID? {
    switch condition.kind {
    case .optionalBindingCondition:
      if let value = condition.initialValue { return state(value, context, isNil: true) }
      guard let name = condition.children.first(where: { $0.kind.isPattern })?.lastToken else { return nil }
      return state(named: condition.name(of: name), context).flatMap { isNil($0, context) ? $0 : nil }
    case .infixOperatorExpr:
      if condition.ownTokens.contains(where: { condition.isSpelt($0, "&&") }) {
        return condition.children.firstNonNil { unmet($0, context) }
      }
      guard let asked = condition.comparedWithNil,
        condition.ownTokens.contains(where: { condition.isSpelt($0, "!=") })
      else { return nil }
      return state(asked, context, isNil: true)
    case .parenExpr: return condition.children.first.flatMap { unmet($0, context) }
    case .prefixOperatorExpr:
      guard condition.firstToken.map({ condition.isSpelt($0, "!") }) == true, let inner = condition.children.first
      else { return nil }
      if inner.kind == .memberAccessExpr, let name = inner.referencedName, inner.name(of: name) == Self.isEmpty,
        let base = inner.children.first, let property = state(base, context)
      {
        return beginsEmpty(property, context) ? property : nil
      }
      return state(inner, context).flatMap { firstValue($0, context)?.text == "true" ? $0 : nil }
    default: return state(condition, context).flatMap { firstValue($0, context)?.text == "false" ? $0 : nil }
    }
  }

  private func state(_ value: SyntaxNode, _ context: RuleContext, isNil mustBeNil: Bool) -> DeclID? {
    var root = value
    while true {
      if let found = state(root, context), isNil(found, context) { return found }
      guard root.kind == .memberAccessExpr || root.kind == .optionalChainingExpr, let inner = root.children.first,
        inner.kind.isExpr, !inner.isSelfReference
      else { return nil }
      root = inner
    }
  }

  /// The `@State` property of the current view that an expression names, or a property of an object that the view makes:
  /// `model.report`.
  private func state(_ value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[value.id], use.part == .value else { return nil }
    if isState(use.decl, context) { return use.decl }
    guard context.isOfHeldObject(use.decl), !context.analyzer.decl(use.decl).has(.isComputed),
      let base = value.memberBase ?? value.baseOfMember, let holder = context.record.uses[base.id],
      holder.part == .value,
      isMadeHere(holder.decl, context)
    else { return nil }
    return use.decl
  }

  /// Whether a property keeps an object that is made with the view.
  private func isMadeHere(_ holder: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isOfSameType(holder), let wrapper = analyzer.propertyWrappers(of: holder).first,
      analyzer.catalogueText(.owns, of: wrapper.decl) != nil, let value = analyzer.node(of: holder).initialValue
    else { return false }
    let inner = RuleContext(analyzer, holder.file)
    inner.enter(holder)
    return inner.makesObject(value)
  }

  private func state(named name: Name, _ context: RuleContext) -> DeclID? {
    guard let owner = context.ownerType else { return nil }
    return context.analyzer.directMembers(of: owner, named: name).first { isState($0, context) }
  }

  private func isState(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isOwn(property), analyzer.decl(property).kind == .variable, property.file == context.fileID,
      analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == context.ownerType,
      let wrapper = analyzer.propertyWrappers(of: property).first
    else { return false }
    return wrapper.decl == analyzer.knownDecl(Self.state)
  }

  private func firstValue(_ property: DeclID, _ context: RuleContext) -> SyntaxNode? {
    context.analyzer.node(of: property).initialValue
  }

  private func isNil(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard context.analyzer.wrapped(context.analyzer.variableType(of: property)) != nil else { return false }
    let value = firstValue(property, context)
    return value == nil || value?.kind == .nilLiteralExpr
  }

  /// `[]`, `[:]`, `""`, `[String]()`
  private func beginsEmpty(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let value = firstValue(property, context) else { return false }
    switch value.kind {
    case .arrayExpr, .dictionaryExpr: return value.children.isEmpty
    case .stringLiteralExpr: return value.text == "\"\""
    case .functionCallExpr:
      let callee = value.children.first?.kind
      return (callee == .arrayExpr || callee == .dictionaryExpr) && value.arguments.isEmpty
    default: return false
    }
  }
}

/// The places that set a view's own state.
private struct SettersOfState {
  /// Whether only an action sets the state, apart from code that does not run before.
  let areOnlyInAction: Bool

  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  /// - Parameter unreachable: code that does not run before the state is set.
  init(of property: DeclID, unreachable: [SyntaxNode], action: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: property, analyzer)
    let name = analyzer.decl(property).name
    let owner = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    let parts = owner.map { [$0] + analyzer.extensions(of: $0) } ?? []
    let isInitialized = parts.lazy.flatMap { analyzer.children(of: $0) }.contains {
      analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name)
    }
    guard uses.bindings.isEmpty, !uses.writes.isEmpty, !isInitialized else {
      areOnlyInAction = false
      return
    }
    func isInside(_ node: SyntaxNode, _ code: [SyntaxNode]) -> Bool {
      code.contains { $0.isInSameTree(as: node) && $0.range.contains(node.range) }
    }
    /// The places that use a function of the view, or of an object.
    func places(of function: DeclID) -> [RuleContext.HelperUse] {
      context.isOfSameType(function)
        ? context.helperPlaces(of: function) : context.calls(of: function) + context.places(naming: function)
    }
    /// Whether a function with a node is called from the code, at all or at some of its call sites.
    func isCalled(
      _ node: SyntaxNode, in function: DeclID?, from code: [SyntaxNode], everywhere: Bool, depth: Int
    ) -> Bool {
      if isInside(node, code) { return true }
      guard depth < Self.maximumDepth, let function, analyzer.decl(function).kind == .function,
        !analyzer.isViewContent(function), case let places = places(of: function), !places.isEmpty
      else { return false }
      func isCalledThere(_ place: RuleContext.HelperUse) -> Bool {
        isCalled(place.node, in: place.context.decl, from: code, everywhere: everywhere, depth: depth + 1)
      }
      return everywhere ? places.allSatisfy(isCalledThere) : places.contains(where: isCalledThere)
    }
    func areCalled(from code: [SyntaxNode], everywhere: Bool) -> [Bool] {
      zip(uses.writes, uses.writers).map { write, writer in
        isCalled(write.node, in: writer, from: code, everywhere: everywhere, depth: 0)
      }
    }
    areOnlyInAction =
      areCalled(from: unreachable, everywhere: true).allSatisfy { $0 }
      && areCalled(from: [action], everywhere: false).contains(true)
  }
}
