import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a pushed screen that contains another navigation stack.
struct NestedNavigationRule: Rule {
  static let info = RuleInfo(
    "nested_navigation_stack", .correctness, .warning, isFixable: false,
    summary: "the pushed screen starts a navigation stack inside the one that it is pushed on",
    explanation: """
      There are two bars above each other and two back buttons, titles are in the wrong bar, and links push on the \
      inner stack. A pushed screen is already in a stack, and a `NavigationStack` or `NavigationView` at its root puts \
      a second one into the first. Remove it from the screen; where the screen is also shown alone, put the stack \
      around it there.
      """,
    silence: """
      Sheets and covers, the columns of a split view and the screens of a `TabView`, which start a navigation of their \
      own. A stack further inside a screen. A stack under a condition that reads more than the screen's own state, \
      since it may ask whether the screen is pushed at all.
      """,
    examples: [
      RuleExample(
        """
        struct Detail: View {
          var body: some View {
            NavigationStack { Text("Detail") }.padding()
          }
        }
        struct Master: View {
          var body: some View {
            NavigationStack {
              ↓NavigationLink("Detail") { Detail() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          var body: some View { NavigationStack { Text("Detail") } }
        }
        struct Master: View {
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              Text("Master").↓navigationDestination(isPresented: $isShown) { Detail() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          var body: some View { Text("Detail") }
        }
        struct Master: View {
          var body: some View {
            NavigationStack { NavigationLink("Detail") { Detail() } }
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          var body: some View { NavigationStack { Text("Detail") } }
        }
        struct Master: View {
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              Button("Detail") { isShown = true }.sheet(isPresented: $isShown) { Detail() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              ↓NavigationLink("Next") {
                NavigationStack { Text("Next") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          var body: some View {
            Group { NavigationStack { Text("Detail") } }.padding()
          }
        }
        struct Pages: View {
          var body: some View {
            Group {
              NavigationStack { Text("One") }
              Text("Two")
            }
          }
        }
        struct Master: View {
          var body: some View {
            NavigationStack {
              ↓NavigationLink("Detail") { Detail() }
              NavigationLink("Pages") { Pages() }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Route: Hashable { case first, second }
        struct First: View {
          var body: some View {
            ZStack {
              Color.gray
              NavigationStack { Text("First") }
            }
          }
        }
        struct Second: View {
          let isAlone: Bool
          private var content: some View { Text("Second") }
          var body: some View {
            if isAlone {
              NavigationStack { content }
            } else {
              content
            }
          }
        }
        struct Home: View {
          @ViewBuilder private func screen(_ route: Route) -> some View {
            switch route {
            case .first: First()
            case .second: Second(isAlone: false)
            }
          }
          var body: some View {
            NavigationStack {
              Text("Home").↓navigationDestination(for: Route.self, destination: screen)
              NavigationLink("Second") { Second(isAlone: false) }
            }
            ↓NavigationStack { First() }
            NavigationStack { Second(isAlone: false) }
          }
        }
        """),
      RuleExample(
        """
        struct Loading: View {
          @State private var text: String?
          var body: some View {
            if let text {
              NavigationStack { Text(text) }
            } else {
              ProgressView()
            }
          }
        }
        struct Adaptive: View {
          @Environment(\\.isPresented) private var isPresented
          var body: some View {
            if isPresented {
              Text("Detail")
            } else {
              NavigationStack { Text("Detail") }
            }
          }
        }
        struct Hidden: View {
          var body: some View { AnyView(NavigationStack { Text("Detail") }.padding()) }
        }
        struct Home: View {
          var body: some View {
            NavigationStack {
              ↓NavigationLink("Loading") { Loading() }
              NavigationLink("Adaptive") { Adaptive() }
              ↓NavigationLink("Hidden") { AnyView(Hidden()) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 58, of: 58, inApps: 94))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isFromCatalogue(with: .destination) || callee.madeFact(.navigates) == .stack
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let (type, made) = screen(by: node, context), !context.isPreview else { return }
    let isColumn = context.enclosingCalls.contains { call, _ in
      guard let made = context.madeType(call) else { return false }
      return context.analyzer.fact(.navigates, of: made) == .columns
    }
    let isRoot = context.madeFact(.navigates, of: node) != nil
    guard !isColumn, let (stack, views) = rootStack(type, made, context, entersAll: !isRoot) else { return }
    let screen = views.first.map { "`\(context.analyzer.name(of: $0))`" } ?? "the screen"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(screen) starts with a `\(context.analyzer.name(of: stack))` and is \(isRoot ? "the root of" : "pushed on") one: "
          + "two bars\(isRoot ? "" : " and two back buttons"); remove the inner one",
        in: context.file, at: name.range,
        notes: views.last.map { [context.note("the screen with its own navigation", at: $0)] } ?? []))
  }

  /// The type of the screen that a call pushes, or that a stack begins with, and its expression if it is a single one.
  private func screen(by node: SyntaxNode, _ context: RuleContext) -> (type: TypeID, made: ValueOrigin?)? {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], analyzer.isFromCatalogue(use.decl) else { return nil }
    if context.madeFact(.navigates, of: node) != nil {
      guard let content = analyzer.arguments(of: node, context.record).last?.node, content.kind == .closureExpr else {
        return nil
      }
      return context.record.blocks[content.id].map { ($0, onlyView(of: content, context)) }
    }
    guard let destination = context.argument(node, .destination),
      let type = context.record.blocks[destination.id] ?? context.record.types[destination.id],
      context.madeType(node).map({ analyzer.isView(analyzer.selfType($0)) })
        ?? (analyzer.fact(.screen, of: use.decl) == .destination)
    else { return nil }
    // `destination: screen`: the result of the function.
    if analyzer.types.kind(type) == .function { return analyzer.types.arguments(type).last.map { ($0, nil) } }
    return (type, onlyView(of: destination, context))
  }

  /// The expression for all of the content: the content itself, or the single expression of a closure.
  private func onlyView(of content: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    guard content.kind == .closureExpr else { return context.origin(of: content) }
    let views = context.views(in: content)
    return views.count == 1 ? views.first.map { context.origin(of: $0) } : nil
  }

  /// The branches of a condition that are a single type-erased view each.
  private func erasedBranches(of made: ValueOrigin?) -> [ValueOrigin] {
    guard let made, made.node.kind == .ifExpr || made.node.kind == .switchExpr else { return [] }
    let blocks = made.node.subtree.filter { $0.kind == .codeBlock || $0.kind == .switchCase }
    return blocks.compactMap { block in
      let views = block.children.filter(\.kind.isExpr)
      guard views.count == 1, made.context.madeText(views[0], of: .erases) != nil else { return nil }
      return ValueOrigin(views[0], made.context)
    }
  }

  /// The view in a type-erased view: `Page()` of `AnyView(Page().padding())`.
  private func erased(_ made: ValueOrigin?, _ context: RuleContext) -> (type: TypeID, made: ValueOrigin)? {
    guard let made, made.context.madeText(made.node, of: .erases) != nil, made.node.arguments.count == 1,
      let argument = made.node.arguments.first,
      case let value = argument.argumentValue,
      let type = made.context.record.types[value.id]
    else { return nil }
    return (context.analyzer.resolvingOpaque(type), made.context.origin(of: value))
  }

  /// The navigation stack at the root of a view, and the program's views that lead to it.
  private func rootStack(
    _ type: TypeID, _ made: ValueOrigin?, _ context: RuleContext, through seen: [DeclID] = [],
    entersAll: Bool = true
  ) -> (stack: DeclID, views: [DeclID])? {
    let analyzer = context.analyzer
    var views = seen
    var made = made
    var current = analyzer.resolvingOpaque(type)
    // Each view is entered once.
    while let nominal = context.nominal(current) {
      if analyzer.fact(.navigates, of: nominal) == .stack { return (nominal, views) }
      let decl = analyzer.decl(nominal)
      // A `Group` is replaced by its content.
      let isNothing =
        decl.has(.isTransparent) && !decl.has(.isRepeating) && analyzer.isFromCatalogue(nominal)
        && analyzer.types.argumentCount(current) == 1
      if nominal == analyzer.knownDecl(.modifiedContent) || isNothing {
        current = analyzer.resolvingOpaque(analyzer.types.argument(current, 0))
      } else if nominal == analyzer.knownDecl(Self.choice), views.last.map({ asksOwnState($0, context) }) ?? true {
        // Each branch is a screen. Inside of a screen, a condition may decide whether the screen is pushed.
        let branches = analyzer.types.arguments(current).firstNonNil {
          rootStack($0, nil, context, through: views, entersAll: false)
        }
        return branches
          ?? erasedBranches(of: made).firstNonNil { branch in
            let inner = erased(branch, context)
            return inner.flatMap { rootStack($0.type, $0.made, context, through: views, entersAll: false) }
          }
      } else if analyzer.catalogueText(.erases, of: nominal) != nil, let inner = erased(made, context) {
        current = inner.type
        made = inner.made
      } else if analyzer.fact(.axis, of: nominal) == .depth, analyzer.types.argumentCount(current) == 1 {
        // A background with the navigation stack above it.
        let content = analyzer.resolvingOpaque(analyzer.types.argument(current, 0))
        guard let layers = layers(of: content, context) else { return nil }
        return layers.firstNonNil { rootStack($0, nil, context, through: views, entersAll: entersAll) }
      } else if context.isOwn(nominal), !views.contains(nominal),
        entersAll || !views.isEmpty || mayNavigate(nominal, context),
        let body = analyzer.directMembers(of: nominal, named: .body).first(where: { analyzer.isViewContent($0) })
      {
        views.append(nominal)
        current = analyzer.resolvingOpaque(analyzer.variableType(of: body))
        made = analyzer.onlyValue(of: body).map { value in
          let inner = RuleContext(analyzer, body.file)
          inner.enter(body)
          return inner.origin(of: value)
        }
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether the body of a screen is a condition on its own state only, such as whether data are loaded. The condition
  /// does not depend on the way in which the screen is shown.
  private func asksOwnState(_ screen: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let body = analyzer.directMembers(of: screen, named: .body).first(where: { analyzer.isViewContent($0) }),
      let choice = analyzer.onlyValue(of: body), choice.kind == .ifExpr || choice.kind == .switchExpr
    else { return false }
    let record = analyzer.record(of: body)
    var asked: [SyntaxNode] = []
    var open = [choice]
    while let next = open.popLast() {
      if next.kind == .switchExpr, let subject = next.children.first {
        asked.append(subject)
      } else if next.kind == .ifExpr {
        asked += next.conditions
        open += next.children.filter { $0.kind == .ifExpr }
      }
    }
    let isState = { (property: DeclID) in
      analyzer.propertyWrappers(of: property).first.map { analyzer.catalogueText(.owns, of: $0.decl) != nil } ?? false
    }
    return !asked.isEmpty
      && asked.allSatisfy { condition in
        var names = condition.subtree.compactMap { record.uses[$0.id]?.decl }
        // `if let page`
        if condition.kind == .optionalBindingCondition, condition.initialValue == nil,
          let pattern = condition.child(.identifierPattern), let token = pattern.lastToken
        {
          names += analyzer.directMembers(of: screen, named: pattern.name(of: token)).prefix(1)
        }
        let members = names.filter { analyzer.decl($0).kind == .variable && context.isOwn($0) }
        let own = members.filter { analyzer.owner(of: $0).flatMap { analyzer.nominal(of: $0) } == screen }
        return !own.isEmpty && own.allSatisfy(isState)
      }
  }

  /// Whether the code of a screen names a navigation stack. Other screens need no type checking.
  private func mayNavigate(_ screen: DeclID, _ context: RuleContext) -> Bool {
    let node = context.analyzer.node(of: screen)
    return node.tokenIndices.contains { index in
      guard node.token(index).kind == .identifier, let type = context.analyzer.knownDecl(node.name(at: index)) else {
        return false
      }
      return context.analyzer.fact(.navigates, of: type) == .stack
    }
  }

  private static let choice: Name = "_ConditionalContent"

  /// The views of a builder block with several views.
  private func layers(of content: TypeID, _ context: RuleContext) -> [TypeID]? {
    context.analyzer.types(inBlock: content)
  }
}
