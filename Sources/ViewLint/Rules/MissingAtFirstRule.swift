import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a body that reads an element or an optional that is certainly missing when the view first appears.
struct MissingAtFirstRule: Rule {
  static let info = RuleInfo(
    "missing_at_first", .correctness, .warning, isFixable: false,
    summary: "the body reads an element or unwraps a value that is not there yet, which stops the app",
    explanation: """
      The app crashes as soon as the view is shown. The body runs before `onAppear` and `task` load anything. At that \
      time the array is empty and the optional is `nil`, so `items[0]` and `user!` stop the app. Show something else \
      until the value is there: `if let user { … }`, `if let first = items.first { … }`. A range such as \
      `1..<items.count` stops the app too.
      """,
    silence: """
      Code under a condition, in rows, actions and presented content, and state that an initializer or a caller may \
      set.
      """,
    examples: [
      RuleExample(
        """
        struct Profile: View {
          @State private var names: [String] = []
          @State private var user: String?
          var body: some View {
            VStack {
              Text(↓names[0])
              Text(↓user!)
            }
            .task {
              names = ["Ada"]
              user = "Ada"
            }
          }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var names: [String] = []
          func load() { names = ["Ada"] }
        }
        struct Profile: View {
          @StateObject private var model = Model()
          @State private var index = 0
          private var title: String { ↓model.names[index] }
          var body: some View { Text(title).onAppear { model.load() } }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          @State private var names: [String] = []
          @State private var user: String?
          @State private var kinds = ["a"]
          @State private var isShown = false
          var body: some View {
            VStack {
              if let first = names.first { Text(first) }
              if user != nil { Text(user!) }
              Text(names.isEmpty ? "None" : names[0])
              ForEach(names.indices, id: \\.self) { Text(names[$0]) }
              Text(kinds[0])
              Button("Show") { print(names[0], user!) }
            }
            .sheet(isPresented: $isShown) { Text(user!) }
            .task {
              names = ["Ada"]
              user = "Ada"
            }
          }
        }
        """),
      RuleExample(
        """
        struct Rest: View {
          @State private var names: [String] = []
          var body: some View {
            VStack {
              ForEach(↓1..<names.count, id: \\.self) { Text(names[$0]) }
              ForEach(↓0...(names.count - 1), id: \\.self) { Text(names[$0]) }
              ForEach(0..<names.count, id: \\.self) { Text(names[$0]) }
              if names.count > 1 { ForEach(1..<names.count, id: \\.self) { Text(names[$0]) } }
            }
            .task { names = ["Ada"] }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.subscriptCallExpr, .forceUnwrapExpr, .infixOperatorExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if node.kind == .infixOperatorExpr { return checkRange(node, context) }
    guard context.isInView, context.runsForBody, !context.isPreview, isAlwaysRun(node, context),
      let base = node.children.first, let property = context.record.decl(of: base), context.isOwn(property),
      analyzer.decl(property).kind == .variable,
      analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic]),
      startsWithView(property, base, context)
    else { return }
    let name = analyzer.name(of: property)
    if node.kind == .forceUnwrapExpr {
      guard analyzer.wrapped(analyzer.variableType(of: property)) != nil, begins(property, context, isNil) else {
        return
      }
      return report(
        "`\(name)` is `nil` when the body first runs, and unwrapping it stops the app; show something else "
          + "until it is set", node, property, context)
    }
    guard analyzer.isKnown(analyzer.variableType(of: property), .array), begins(property, context, isEmpty),
      node.arguments.count == 1, let index = node.arguments.first?.argumentValue, isNumber(index, context)
    else { return }
    report(
      "`\(name)` is empty when the body first runs, and reading an element stops the app; ask for it with `first`, "
        + "or show something else until it is loaded", node, property, context)
  }

  private static let count: Name = "count"

  /// Checks `1..<names.count` and `0...names.count - 1`, whose upper bound is below the lower one for an empty array.
  private func checkRange(_ node: SyntaxNode, _ context: RuleContext) {
    let isClosed = node.ownTokens.contains { node.isSpelt($0, "...") }
    guard isClosed || node.ownTokens.contains(where: { node.isSpelt($0, "..<") }),
      node.children.count == 2, let lower = node.children[0].number, let upper = upperBound(node.children[1]),
      // Of an empty array, the offset is all that is left.
      upper.offset < lower, context.isInView, context.runsForBody, !context.isPreview,
      isAlwaysRun(node, context), let property = context.record.decl(of: upper.array), context.isOwn(property),
      startsWithView(property, upper.array, context), begins(property, context, isEmpty)
    else { return }
    let name = context.analyzer.name(of: property)
    report(
      "`\(name)` is empty when the body first runs, and a range whose end is before its start stops the app; show "
        + "something else until it is loaded", node, property, context)
  }

  /// The array of `names.count`, and the number that is added to its count.
  private func upperBound(_ node: SyntaxNode) -> (array: SyntaxNode, offset: Double)? {
    if node.kind == .parenExpr { return node.children.first.flatMap { upperBound($0) } }
    if node.kind == .infixOperatorExpr, node.children.count == 2, let number = node.children[1].number {
      guard node.ownTokens.contains(where: { node.isSpelt($0, "-") }) else { return nil }
      return upperBound(node.children[0]).map { ($0.array, $0.offset - number) }
    }
    guard node.kind == .memberAccessExpr, let name = node.referencedName, node.name(of: name) == Self.count,
      let array = node.children.first
    else { return nil }
    return (array, 0)
  }

  private func report(_ message: String, _ node: SyntaxNode, _ property: DeclID, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: node.range,
        notes: [context.note("its first value", at: property)]))
  }

  /// Whether the code runs in each evaluation of the body: under no condition, and in no closure except those of
  /// containers that are always there.
  private func isAlwaysRun(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    for around in context.ancestors {
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .guardStmt, .forStmt, .whileStmt, .optionalChainingExpr, .tryExpr:
        return false
      case .infixOperatorExpr where around.ownTokens.contains(where: { Self.lazy.contains(around.text(of: $0)) }):
        return false
      case .closureExpr:
        guard context.record.builders[around.id] != nil, !context.hasParameter(around) else { return false }
      case .codeBlock, .accessorBlock, .functionDecl:
        // `guard !names.isEmpty else { … }` before it, and `if names.isEmpty { return … }`
        let before = around.children.prefix { !$0.range.contains(node.range) }
        if before.contains(where: { $0.kind == .guardStmt || $0.kind == .ifExpr }) { return false }
      case .functionCallExpr:
        if context.showsContentElsewhere(around) || context.madeText(around, of: .chooses) != nil { return false }
      default: break
      }
    }
    // A helper may be used under a condition.
    guard let decl = context.decl, context.analyzer.decl(decl).name != .body else { return true }
    let places = context.helperPlaces(of: decl)
    return !places.isEmpty
      && places.contains { use in
        use.context.decl.map { context.analyzer.decl($0).name == .body } == true
          && !use.context.ancestors.contains { Self.conditions.contains($0.kind) }
          && use.context.enclosingCalls.allSatisfy { call, closure in
            use.context.record.builders[closure.id] != nil && !use.context.hasParameter(closure)
              && !use.context.showsContentElsewhere(call)
          }
      }
  }

  private static let lazy: Set<String> = ["&&", "||", "??"]
  private static let conditions: Set<NodeKind> = [.ifExpr, .switchExpr, .ternaryExpr, .guardStmt]

  /// Whether the property is state of the view, or belongs to an object that the view makes.
  private func startsWithView(_ property: DeclID, _ base: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if context.isOfSameType(property) { return analyzer.isOwnState(property) }
    guard base.kind == .memberAccessExpr, let object = base.children.first,
      let held = context.record.decl(of: object), context.isOwn(held), context.isOfSameType(held),
      let wrapper = analyzer.propertyWrappers(of: held).first, analyzer.catalogueText(.owns, of: wrapper.decl) != nil,
      let made = firstValue(held, context), made.kind == .functionCallExpr, made.arguments.isEmpty
    else { return false }
    let owner = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    return owner.map { analyzer.decl($0).kind == .classType } ?? false
  }

  /// Whether a property has a written first value of a kind, and no initializer sets another one.
  private func begins(_ property: DeclID, _ context: RuleContext, _ isMeant: (SyntaxNode?) -> Bool) -> Bool {
    let analyzer = context.analyzer
    guard isMeant(firstValue(property, context)),
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    let initializers = members.filter { analyzer.isInitializer($0) }
    // An initializer may set it, or call what does. State that is not private is a parameter of the view.
    if analyzer.decl(owner).kind == .classType {
      return initializers.allSatisfy { analyzer.node(of: $0).child(.codeBlock)?.children.isEmpty ?? true }
    }
    return analyzer.decl(property).access == .privateAccess
      && initializers.allSatisfy { !analyzer.node(of: $0).mentions(analyzer.decl(property).name) }
  }

  private func firstValue(_ property: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let node = context.analyzer.node(of: property)
    return node.initialValue ?? node.child(.patternBinding)?.initialValue
  }

  private func isNil(_ value: SyntaxNode?) -> Bool { value == nil || value?.kind == .nilLiteralExpr }

  /// `[]`, `[String]()`
  private func isEmpty(_ value: SyntaxNode?) -> Bool {
    guard let value else { return false }
    if value.kind == .arrayExpr { return value.children.isEmpty }
    return value.kind == .functionCallExpr && value.arguments.isEmpty && value.children.first?.kind == .arrayExpr
  }

  /// Whether an index is a number, or state that is one.
  private func isNumber(_ index: SyntaxNode, _ context: RuleContext) -> Bool {
    if index.kind == .integerLiteralExpr { return true }
    guard let property = context.record.decl(of: index), context.isOwn(property) else { return false }
    return context.isOfSameType(property) && context.analyzer.isOwnState(property)
      && context.type(of: index).map { context.analyzer.isKnown($0, "Int") } ?? false
  }
}
