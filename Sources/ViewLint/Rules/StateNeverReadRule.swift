import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is set and never read.
struct StateNeverReadRule: Rule {
  static let info = RuleInfo(
    "state_never_read", .state, .warning, isFixable: false,
    summary: "the state is set but never read, so it updates no view",
    explanation: """
      What a task or an action writes into the state is never shown. SwiftUI evaluates a body again when state that it \
      has read changes; state that no code of the view reads updates nothing. Show the value, or delete the property \
      and the code that sets it.
      """,
    silence: """
      The rule ignores state that is bound, observed, or named in code that is not understood or is for another \
      platform; objects, closures, and values that keep a task or a subscription alive; state with observers; a list \
      from which elements are taken; state that is not private in views that are linted without the files whose names \
      they use; and a flag, a number or an identifier that is only toggled, incremented or renewed to invalidate the \
      body.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          @State private var ↓count = 0
          private func latest() async -> [String] { ["a"] }
          var body: some View {
            Text(items.joined())
              .task {
                items = await latest()
                count = items.count
              }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var refreshes = false
          @State private var count = 0
          @State private var version = UUID()
          @State private var ↓isLoading = false
          var body: some View {
            Button("Refresh") {
              isLoading = true
              refreshes.toggle()
              count += 1
              version = UUID()
              isLoading = false
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var jokes = ["a", "b"]
          @State private var ↓history = ["a"]
          @State private var joke = ""
          @State private var isWide = false
          @State private var ↓isTall = false
          var body: some View {
            Text(joke)
              .onTapGesture {
                jokes.shuffle()
                if let last = jokes.popLast() { joke = last }
                history.removeLast()
                isWide = true
                isTall = true
              }
          }
          #if os(macOS)
            private var columns: Int { isWide ? 2 : 1 }
          #endif
        }
        """),
      RuleExample(
        """
        struct Mark: View {
          @Binding var isOn: Bool
          var body: some View { Text(isOn ? "on" : "off") }
        }
        struct Page: View {
          @State private var isOn: Bool
          @State private var count: Int
          @State private var ↓size: Int
          private let mark: Mark
          init() {
            let first = State(initialValue: false)
            _isOn = first
            mark = Mark(isOn: _isOn.projectedValue)
            _count = State(initialValue: 0)
            print(_count.wrappedValue)
            _size = State(initialValue: 0)
          }
          var body: some View {
            mark.onTapGesture {
              isOn = true
              count = 2
              size = 2
            }
          }
        }
        """),
      RuleExample(
        """
        final class Player {}
        struct Page: View {
          @State private var isOn = false
          @State private var name = ""
          @State private var count = 0
          @State private var job: Task<Void, Never>?
          @State private var player: Player?
          @State private var size = 0.0
          @State private var title: String?
          private var isLong: Bool { count > 3 }
          private func label(name: String) -> String { name }
          private func run() { count += 1 }
          private func check() { if let title { print(title) } }
          var body: some View {
            VStack {
              Toggle("On", isOn: $isOn)
              TextField(label(name: "Name"), text: $name)
              Text(isLong ? "Long" : "Short")
              Button("Run", action: run)
              Button("Check") { check() }
            }
            .onAppear {
              job = Task {}
              player = Player()
              size = 9
              title = "Title"
            }
            .onChange(of: size) { print("changed") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 110, of: 110, inApps: 78))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).has(.hasCustomAttributes),
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view),
      analyzer.propertyWrappers(of: decl).count == 1,
      analyzer.propertyWrappers(of: decl).first?.decl == analyzer.knownDecl("State"), !context.isPreview,
      analyzer.isUsedInGivenFilesOnly(decl),
      !analyzer.mayMeetRequirement(decl), node.child(.accessorBlock) == nil,
      isPlainValue(analyzer.variableType(of: decl), context), !isReadForCertain(decl, analyzer),
      isPerhapsOnlyWritten(decl, analyzer)
    else { return }
    let uses = PropertyUses(of: decl, analyzer)
    guard let write = uses.writes.first, uses.bindings.isEmpty, !isRead(decl, uses.writes, analyzer),
      !uses.writes.allSatisfy({ isOnlyAnother($0, near: decl, context) }),
      !isMentionedInCodeLeftOut(decl, owner, analyzer)
    else { return }
    let name = analyzer.name(of: decl)
    let file = analyzer.bodiesNear(decl).map { analyzer.program.file($0.file) }.first {
      $0.tree.root.isInSameTree(as: write.node)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is set but never read: no view shows it or is updated by it; read it, or delete it",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: file.map { [Diagnostic.Note("it is set here", in: $0.source, at: write.node.range)] } ?? []),
      if: .shown(owner))
  }

  /// Whether values of a type have no effect by being stored: no objects, functions or handles of running work.
  private func isPlainValue(_ type: TypeID, _ context: RuleContext) -> Bool {
    let types = context.analyzer.types
    switch types.kind(type) {
    case .tuple: return types.arguments(type).allSatisfy { isPlainValue($0, context) }
    case .nominal:
      let decl = types.decl(type)
      return context.analyzer.decl(decl).kind != .classType && decl != context.analyzer.knownDecl("Task")
        && types.arguments(type).allSatisfy { isPlainValue($0, context) }
    default: return false
    }
  }

  /// Whether the tokens around a property's name show that it is read: `Text(title)`, `if isOn {`, `label: title)`.
  /// Nearly all properties are, which avoids type checking.
  private func isReadForCertain(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.bodiesNear(property).contains { body in
      let code = analyzer.node(of: body)
      return body != property && !analyzer.isInitializer(body)
        && code.tokenIndices.contains { index in
          guard code.token(index).kind == .identifier, code.name(at: index) == name,
            index + 1 < code.tokenIndices.upperBound, index > code.tokenIndices.lowerBound
          else { return false }
          let (before, after) = (code.token(index - 1).kind, code.token(index + 1).kind)
          // `!isOn`, `let first = name`, `return count`, `a == count`
          switch before {
          case .prefixOperator, .equal, .returnKeyword: return true
          case .ifKeyword, .guardKeyword, .whileKeyword: return after != .period
          default: break
          }
          return (before == .leftParen || before == .comma || before == .colon || before == .ifKeyword)
            && (after == .rightParen || after == .comma || after == .leftBrace)
        }
    }
  }

  /// Whether the syntax shows that a property may be set, and names it only at places that may set it. A call may be
  /// mutating.
  private func isPerhapsOnlyWritten(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    var isWritten = false
    let isRead = isRead(property, analyzer) { body in
      let code = analyzer.node(of: body)
      let targets = analyzer.isInitializer(body) ? [] : code.subtree.flatMap { possibleTargets($0) }
      isWritten = isWritten || targets.contains { $0.mentions(name) }
      return targets
    }
    return isWritten && !isRead
  }

  /// The possible targets of a node: the left side of an assignment, or the receivers of the calls in a block.
  private func possibleTargets(_ node: SyntaxNode) -> [SyntaxNode] {
    if node.kind == .assignmentExpr || node.isAssigningOperation { return node.children.first.map { [$0] } ?? [] }
    guard Self.blocks.contains(node.kind) else { return [] }
    return node.children.compactMap { statement in
      guard statement.kind == .functionCallExpr, let base = statement.children.first?.children.first else { return nil }
      return mayBeProperty(base) ? base : nil
    }
  }

  /// `items`, `self.items`, `model.items[0]!`
  private func mayBeProperty(_ node: SyntaxNode) -> Bool {
    var current = node
    while true {
      switch current.kind {
      case .declReferenceExpr: return true
      case .memberAccessExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr, .optionalChainingExpr:
        guard let inner = current.children.first else { return false }
        current = inner
      default: return false
      }
    }
  }

  /// Whether a property is named outside of the places that set it.
  private func isRead(_ property: DeclID, _ writes: [PropertyWrite], _ analyzer: Analyzer) -> Bool {
    isRead(property, analyzer) { body in
      let code = analyzer.node(of: body)
      return writes.filter { $0.target.isInSameTree(as: code) && !givesValue($0, in: code) }.map { $0.target }
    }
  }

  /// - Parameter targets: returns the targets in a body.
  private func isRead(_ property: DeclID, _ analyzer: Analyzer, except targets: (DeclID) -> [SyntaxNode]) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.bodiesNear(property).contains { body in
      guard body != property else { return false }
      let code = analyzer.node(of: body)
      guard code.mentions(name) else { return false }
      let targets = targets(body)
      return code.tokenIndices.contains { index in
        let token = code.token(index)
        switch token.kind {
        case .identifier:
          let isStorage = code.text(of: token).hasPrefix("_") && code.text(of: token).dropFirst() == name.text
          guard code.name(at: index) == name || isStorage else { return false }
          // `_items = State(initialValue: [])`
          if isStorage, index + 1 < code.tokenIndices.upperBound, code.token(index + 1).kind == .equal { return false }
        case .dollarIdentifier: guard code.text(of: token).dropFirst() == name.text else { return false }
        default: return false
        }
        // `load(items: 3)`
        if index + 1 < code.tokenIndices.upperBound, code.token(index + 1).kind == .colon, index > 0,
          [.leftParen, .comma].contains(code.token(index - 1).kind)
        {
          return false
        }
        // `items.count` is a member of another value.
        if index > 1, code.token(index - 1).kind == .period, code.token(index - 2).kind != .selfKeyword { return false }
        return !targets.contains { $0.range.contains(token.range) && !isAsked(name, in: $0) }
      }
    }
  }

  /// Whether a mutating call returns a value that is used: `if let last = names.popLast()`.
  private func givesValue(_ write: PropertyWrite, in code: SyntaxNode) -> Bool {
    guard write.node.kind == .functionCallExpr, code.range.contains(write.node.range) else { return false }
    return !code.subtree.contains { around in
      Self.blocks.contains(around.kind) && around.children.contains { $0.id == write.node.id }
    }
  }

  /// The kinds of nodes with statements.
  private static let blocks: Set<NodeKind> = [.codeBlock, .closureExpr, .switchCase]

  /// Whether a write only changes the value to any other one: `refreshes.toggle()`, `count += 1`, `version = UUID()`.
  private func isOnlyAnother(_ write: PropertyWrite, near property: DeclID, _ context: RuleContext) -> Bool {
    switch write.node.kind {
    case .functionCallExpr: return write.node.calleeName.map { write.node.isSpelt($0, "toggle") } ?? false
    case .infixOperatorExpr: return write.node.children.last?.kind == .integerLiteralExpr
    default:
      let analyzer = context.analyzer
      let body = analyzer.bodiesNear(property).first { body in
        let code = analyzer.node(of: body)
        return code.isInSameTree(as: write.node) && code.range.contains(write.node.range)
      }
      guard let value = write.value, let body else { return false }
      return context.freshPart(of: value, analyzer.record(of: body)) != nil
    }
  }

  /// Whether inactive code names the property.
  private func isMentionedInCodeLeftOut(_ property: DeclID, _ owner: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    let files = Set([property.file] + analyzer.extensions(of: owner).map(\.file))
    return files.contains { file in
      analyzer.program.file(file).tree.elementsLeftOut(analyzer.program.configuration).contains { $0.mentions(name) }
    }
  }

  /// Whether the target of an assignment reads the value: `items[count]`.
  private func isAsked(_ name: Name, in target: SyntaxNode) -> Bool {
    target.kind == .subscriptCallExpr && target.arguments.contains { $0.mentions(name) }
  }
}
