import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that only repeats another value.
struct DerivedStateRule: Rule {
  static let info = RuleInfo(
    "derived_state", .state, .note, isFixable: false, profile: .strict,
    summary: "the state is a copy of another value that has to be updated by hand",
    explanation: """
      The view is updated twice, the first time with the old copy, and where the code forgets the update the copy \
      stays wrong. State that is calculated from another value must be updated by hand. A computed property is always \
      right and needs no update of its own.
      """,
    silence: """
      The result of a call, which may be worth storing. State that is also written elsewhere or passed on as a \
      binding, because it is a source of truth itself; and so is state that stores the old value, a measurement of a \
      `GeometryReader`, which is known only in its closure, or a property of an `ObservableObject` that another \
      object holds, which the view does not observe.
      """,
    examples: [
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          @State private var count = 0
          var body: some View {
            Button(String(count)) { items.append("new") }
              .onChange(of: items) { ↓count = items.count }
          }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          private var count: Int { items.count }
          var body: some View {
            Button(String(count)) { items.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          @State private var sorted: [String] = []
          @State private var count = 0
          @State private var last = 0
          var body: some View {
            Button(sorted.joined()) { items.append("new") }
              .onChange(of: items) { sorted = items.sorted() }
              .onChange(of: items) { count = items.count }
              .onChange(of: count) { old, _ in last = old }
            Button("Reset \\(last)") { count = 0 }
          }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          let items: [String]
          @State private var count = 0
          @State private var name = ""
          @State private var isValid = false
          @State private var price = 1.0 { didSet { ↓total = price * 2 } }
          @State private var total = 2.0
          @State private var last = 0
          var body: some View {
            Form {
              Text("\\(count) \\(total) \\(last)")
              TextField("Name", text: $name)
              Button("Save") { price += 1 }.disabled(!isValid)
              Button("Reset") { last = 0 }
            }
            .onChange(of: items) { _, new in ↓count = new.count }
            .onChange(of: items) { last = items.count }
            .onAppear { self.count = self.items.count }
            .onChange(of: name) { ↓validate() }
          }
          private func validate() { isValid = !name.isEmpty }
        }
        """),
      RuleExample(
        """
        struct Basket: View {
          @State private var items: [String] = []
          @State private var count = 0
          @State private var isEmpty = true
          @State private var height = 0.0
          var body: some View {
            GeometryReader { geometry in
              Button("\\(count) \\(isEmpty) \\(height)") { items.append("new") }
                .onChange(of: geometry.size.height) { _, new in height = new }
                .onChange(of: items) { _, new in
                  ↓count = new.count
                  ↓isEmpty = new.isEmpty
                }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Tab: ObservableObject { @Published var title = "" }
        final class Tabs: ObservableObject { @Published var current = Tab() }
        struct Inspector: View {
          @ObservedObject var tabs: Tabs
          @State private var title = ""
          var body: some View {
            Text(title)
              .onChange(of: tabs.current.title) { title = tabs.current.title }
              .onReceive(tabs.current.objectWillChange) { title = tabs.current.title }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 7))

  static let visits: [NodeKind] = [.functionCallExpr, .accessorDecl]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .accessorDecl { return checkObserver(node, context) }
    guard let observed = context.argument(node, "of"), let source = context.record.decl(of: observed),
      context.analyzer.decl(source).kind == .variable, begins(withPropertyIn: observed, context),
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      let code = context.code(ofAction: action), let end = action.children.last
    else { return }
    let parameters = code.isHere ? action.closureParameterNames(unnamed: 0).map(\.text) : []
    for statement in code.statements {
      let step = Step(
        statement: statement, context: code.context, source: source, observed: observed, parameters: parameters)
      check(step, at: code.isHere ? statement.range : end.range, context)
    }
  }

  /// `@State private var price = 1 { didSet { total = price * 2 } }`
  private func checkObserver(_ node: SyntaxNode, _ context: RuleContext) {
    guard node.ownToken(.didSetKeyword) != nil, let source = context.decl, context.isInView,
      let wrapper = context.analyzer.propertyWrappers(of: source).first,
      context.analyzer.ownsWrappedValue(wrapper.decl), let block = node.child(.codeBlock)
    else { return }
    for statement in block.children {
      check(
        Step(statement: statement, context: context, source: source, observed: nil, parameters: []),
        at: statement.range, context)
    }
  }

  /// Whether a value is a property or a part of it. A computed property of the view could not use a closure's
  /// parameter, or the storage of another object.
  private func begins(withPropertyIn value: SyntaxNode, _ context: RuleContext) -> Bool {
    if isObservedElsewhere(value, context) { return false }
    var root = value
    while [.memberAccessExpr, .optionalChainingExpr, .functionCallExpr, .subscriptCallExpr].contains(root.kind),
      let base = root.children.first, base.kind.isExpr
    {
      root = base
    }
    if root.firstToken?.kind == .selfKeyword { return true }
    return context.record.uses[root.id].map { $0.decl.file != context.analyzer.localFile } ?? false
  }

  /// A statement that runs when a value changes.
  private struct Step {
    let statement: SyntaxNode
    let context: RuleContext
    /// The property that changes, and the expression that is observed; `nil` for a property observer.
    let source: DeclID
    let observed: SyntaxNode?
    /// The names of the old and the new value.
    let parameters: [String]
  }

  private func check(_ step: Step, at place: SourceRange, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(step.statement, step.context.record, analyzer), let value = write.value,
      write.property != step.source, context.isOfSameType(write.property),
      analyzer.isUsedInGivenFilesOnly(write.property),
      let wrapper = analyzer.propertyWrappers(of: write.property).first, analyzer.ownsWrappedValue(wrapper.decl),
      follows(value, step)
    else { return }
    let uses = PropertyUses(of: write.property, analyzer)
    let observed = step.observed?.text ?? analyzer.name(of: step.source)
    let code = step.observed.map { plainText(of: $0, replacing: nil, with: "") } ?? observed
    let text = plainText(of: value, replacing: step.parameters.last, with: code)
    guard uses.bindings.isEmpty,
      uses.writes.allSatisfy({ other in
        other.node == write.node || other.value.map { plainText(of: $0, replacing: nil, with: "") } == text
      })
    else { return }
    let name = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is calculated from `\(RuleText.oneLine(observed))` and updated one pass late; make it a computed property",
        in: context.file, at: place, notes: [context.note("the state is declared here", at: write.property)]))
  }

  /// The source of a value without `self`, with the parameter for the new value replaced by the observed expression.
  private func plainText(of value: SyntaxNode, replacing parameter: String?, with observed: String) -> String {
    var words: [String] = []
    for index in value.tokenIndices {
      let token = value.token(index)
      if token.kind == .period, words.last == "self" {
        words.removeLast()
      } else {
        let word = value.text(of: token)
        words.append(word == parameter && words.last != "." ? observed : word)
      }
    }
    return words.joined(separator: " ").replacing(" . ", with: ".")
  }

  /// Whether a value derives from the observed one, or from the parameter for the new value, without a call.
  private func follows(_ value: SyntaxNode, _ step: Step) -> Bool {
    let (context, source, parameters) = (step.context, step.source, step.parameters)
    var isAboutSource = false
    var isPlain = true
    var open = [value]
    while let next = open.popLast() {
      switch next.kind {
      case .functionCallExpr, .subscriptCallExpr, .closureExpr, .tryExpr, .awaitExpr, .asExpr: isPlain = false
      case .declReferenceExpr, .memberAccessExpr:
        if next.kind == .declReferenceExpr, next.text == parameters.last {
          isAboutSource = true
        } else if let use = context.record.uses[next.id], use.decl.file != context.analyzer.localFile {
          if use.decl == source { isAboutSource = true }
          // The result of a computed property may be worth storing, too.
          if context.isOwn(use.decl), use.decl != source, context.analyzer.decl(use.decl).has(.isComputed) {
            isPlain = false
          }
          if isObservedElsewhere(next, context) { isPlain = false }
        } else if next.kind == .declReferenceExpr, next.firstToken?.kind != .selfKeyword {
          // The old value, an unnamed parameter, or a local name of the enclosing code.
          isPlain = false
        }
      default: break
      }
      open += next.children
    }
    return isAboutSource && isPlain
  }

  /// Whether a member belongs to an object that another object stores, so that the view does not observe its changes.
  private func isObservedElsewhere(_ member: SyntaxNode, _ context: RuleContext) -> Bool {
    guard member.kind == .memberAccessExpr, let base = member.children.first, base.kind == .memberAccessExpr,
      base.children.first?.isSelfReference != true,
      let object = context.objectType(of: base)
    else { return false }
    return context.conforms(object, to: .observableObject)
  }
}
