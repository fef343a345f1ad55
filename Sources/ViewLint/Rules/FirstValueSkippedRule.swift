import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that `onChange` copies from an input, whose first value is never copied.
struct FirstValueSkippedRule: Rule {
  static let info = RuleInfo(
    "first_value_skipped", .state, .warning, isFixable: false,
    summary: "the state follows the input only from its first change on: what it is when the view appears is not shown",
    explanation: """
      A field is empty, or a chart shows nothing, although the view was given a value. `onChange(of: amount) { text = \
      "\\(amount)" }` runs only when `amount` changes while the view is shown. What `amount` is when the view appears, \
      because it was set before, reaches the state only through `onChange(of: amount, initial: true)`, an `onAppear`, or \
      the initializer of the view.
      """,
    silence: """
      The rule ignores flags that begin like the state, state that other code sets as the view appears or that the \
      initializer sets, values of an object that the view itself creates, and values that each maker of the view starts \
      with what the state starts with.
      """,
    examples: [
      RuleExample(
        """
        struct AmountField: View {
          let amount: Double?
          @State private var text = ""
          var body: some View {
            TextField("Amount", text: $text)
              .↓onChange(of: amount) { text = amount.map { "\\($0)" } ?? "" }
          }
        }
        struct Payment: View {
          @State private var amount: Double? = 12
          var body: some View {
            AmountField(amount: amount)
            Button("Half") { amount = 6 }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Fee { var value: Decimal? }
        struct FeeField: View {
          var fee: Fee
          @State private var text = ""
          var body: some View {
            TextField("Fee", text: $text)
              .↓onChange(of: fee.value) { _, new in text = new.map { "\\($0)" } ?? "" }
          }
        }
        struct Payment: View {
          @State private var fee = Fee()
          @State private var isOpen = false
          var body: some View {
            Button("Custom") {
              fee.value = 12
              isOpen = true
            }
            if isOpen { FeeField(fee: fee) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @Binding var names: [String]
          @State private var sorted: [String] = []
          var body: some View {
            List(sorted, id: \\.self) { Text($0) }
              .↓onChange(of: names) { _, new in sort(new) }
          }
          private func sort(_ names: [String]) { sorted = names.sorted() }
        }
        """),
      RuleExample(
        """
        struct AmountField: View {
          let amount: Double?
          let name: String
          let isOn: Bool
          @State private var text = ""
          @State private var shown = ""
          @State private var last = ""
          @State private var isShown = false
          @State private var other = ""
          var body: some View {
            TextField("Amount", text: $text)
              .onChange(of: amount, initial: true) { text = amount.map { "\\($0)" } ?? "" }
              .onChange(of: name) { shown = name }
              .onAppear { shown = name }
              .onChange(of: isOn) { isShown = isOn }
            Text(other).onAppear { other = name }.onChange(of: name) { other = name }
            Text(shown).opacity(isShown ? 1 : 0).onChange(of: name) { old, _ in last = old }
            Text(last)
          }
        }
        struct Word: View {
          let query: String
          @State private var text = ""
          var body: some View { Text(text).onChange(of: query) { text = query } }
        }
        struct Words: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Word(query: query)
          }
        }
        """),
      RuleExample(
        """
        struct FirstAppearance: ViewModifier {
          @State private var hasAppeared = false
          let action: () -> Void
          func body(content: Content) -> some View {
            content.onAppear {
              guard !hasAppeared else { return }
              hasAppeared = true
              action()
            }
          }
        }
        extension View {
          func onFirstAppear(perform action: @escaping () -> Void) -> some View {
            modifier(FirstAppearance(action: action))
          }
          func beforeShowing(_ action: @escaping () -> Void) -> some View { task { action() } }
        }
        struct Names: View {
          let names: [String]
          @State private var shown: [String] = []
          @State private var kept: [String] = []
          var body: some View {
            List(shown + kept, id: \\.self) { Text($0) }
              .onFirstAppear { shown = names }
              .beforeShowing { kept = names }
              .onChange(of: names) { _, new in shown = new }
              .onChange(of: names) { _, new in kept = new }
          }
        }
        struct Group: View {
          @State private var names = ["A"]
          var body: some View {
            Names(names: names)
            Button("Add") { names.append("B") }
          }
        }
        """),
      RuleExample(
        """
        enum Field: Hashable { case search }
        final class Desk: ObservableObject {
          @Published var focus: Field?
          @Published var isSearching = false
          func search() {
            focus = .search
            isSearching = true
          }
        }
        struct SearchField: View {
          @ObservedObject var desk: Desk
          @State private var text = ""
          @FocusState private var focus: Field?
          var body: some View {
            TextField("Search", text: $text)
              .focused($focus, equals: .search)
              .↓onChange(of: desk.focus) { focus = desk.focus }
          }
        }
        struct Notes: View {
          @StateObject private var desk = Desk()
          var body: some View {
            Button("Search") { desk.search() }
            if desk.isSearching { SearchField(desk: desk) }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          let isOpen: Bool
          @State private var isShown = false
          var body: some View {
            Text("Panel").opacity(isShown ? 1 : 0)
              .↓onChange(of: isOpen) { _, new in withAnimation { isShown = new } }
          }
        }
        struct Closed: View {
          let isOpen: Bool
          @State private var isShown = false
          var body: some View {
            Text("Panel").opacity(isShown ? 1 : 0).onChange(of: isOpen) { _, new in isShown = new }
          }
        }
        struct Status: View {
          let status: Int
          @State private var symbol = ""
          @State private var other = ""
          var body: some View {
            Label("Status", systemImage: symbol).↓onChange(of: status) { update() }
            Text(other).onChange(of: status) { count() }
          }
          private func update() {
            switch status {
            case 0: symbol = "clock"
            default: symbol = "checkmark"
            }
          }
          private func count() {
            guard status > 0 else { return }
            other = "\\(status)"
          }
        }
        struct Page: View {
          @State private var isOpen = true
          @State private var isClosed = false
          @State private var status = 0
          var body: some View {
            Panel(isOpen: isOpen)
            Closed(isOpen: isClosed)
            Status(status: status)
            Button("Next") {
              status += 1
              isOpen.toggle()
              isClosed.toggle()
            }
          }
        }
        """),
    ] + examplesOfSettings)

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let value: Name = "of"
  private static let initial: Name = "initial"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if checkSetting(node, context) { return }
    let analyzer = context.analyzer
    guard let watched = context.argument(node, Self.value), let name = node.calleeName, let owner = context.ownerType,
      context.conforms(owner, to: .view), context.argument(node, Self.initial).map({ $0.text == "false" }) ?? true,
      let source = context.record.decl(of: watched), isGiven(source, watched, context),
      let type = context.type(of: watched), !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      let state = copied(from: source, by: action, context),
      !isSetBefore(state, by: action, context), isShown(state, context),
      analyzer.isKnown(type, .bool)
        ? beginsOtherwise(source, state, owner, context)
        : startsEmpty(state, analyzer) && !beginsEqual(source, state, owner, context)
    else { return }
    let (text, copy) = (RuleText.oneLine(watched.text), analyzer.name(of: state))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(copy)` follows `\(text)` only when it changes while the view is shown: what `\(text)` is when the view appears is "
          + "not copied; use `onChange(of: \(text), initial: true)`",
        in: context.file, at: name.range, notes: [context.note("it starts with this value", at: state)]))
  }

  /// Whether the watched value is an input, or belongs to an object that the view receives.
  private func isGiven(_ source: DeclID, _ watched: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isOwn(source), analyzer.decl(source).kind == .variable, !analyzer.decl(source).has(.isStatic) else {
      return false
    }
    if context.isOfSameType(source) { return isInput(source, analyzer) }
    guard watched.kind == .memberAccessExpr, let base = watched.memberBase, let object = context.record.uses[base.id],
      object.part == .value, context.isOfSameType(object.decl),
      context.objectType(of: base).map({ analyzer.decl($0).kind == .classType }) == true
    else { return false }
    return isInput(object.decl, analyzer) || isFromEnvironment(object.decl, analyzer) && !beginsEmpty(source, analyzer)
  }

  private func isFromEnvironment(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let wrapper = analyzer.propertyWrappers(of: property).first?.decl
    return wrapper != nil
      && (wrapper == analyzer.knownDecl("EnvironmentObject") || wrapper == analyzer.knownDecl("Environment"))
  }

  /// Whether a property of an object begins with nothing to show.
  private func beginsEmpty(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let first = initialValue(of: property, analyzer) else {
      return analyzer.wrapped(analyzer.variableType(of: property)) != nil
    }
    return Self.empty.contains(first.plainText.filter { $0 != " " })
  }

  private func isInput(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let wrapper = analyzer.propertyWrappers(of: property).first else {
      let node = analyzer.node(of: property)
      return !analyzer.decl(property).has(.isComputed) && node.initialValue == nil
        && node.child(.patternBinding)?.initialValue == nil
    }
    return wrapper.decl == analyzer.knownDecl(.binding) || wrapper.decl == analyzer.knownDecl(.observedObject)
      || wrapper.decl == analyzer.knownDecl("Bindable")
  }

  /// The state that an action sets to something made of the new value, at once and without a condition.
  private func copied(from source: DeclID, by action: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    let names = action.closureParameterNames(unnamed: 2)
    let new = action.child(.closureSignature) == nil ? nil : names.last
    let statements = statementsAtOnce(in: action.children.filter { $0.kind != .closureSignature }, context)
    if let state = written(by: statements, from: source, new, context) { return state }
    // `sort(new)`, which does nothing but set the state, and `update()`, which reads the value itself
    guard statements.count == 1, let statement = statements.first, statement.kind == .functionCallExpr,
      let use = context.record.uses[statement.id], analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    guard statement.arguments.isEmpty else {
      guard statement.arguments.contains(where: { isMade($0, of: source, new, context) }), block.children.count == 1,
        let only = block.children.first, let write = PropertyWrite(only, inner.record, analyzer), write.value != nil,
        inner.isOfSameType(write.property), follows(write.property, analyzer)
      else { return nil }
      return write.property
    }
    return written(by: statementsAtOnce(in: Array(block.children), inner), from: source, nil, inner)
  }

  /// The state that statements set to something made of the value, or in each case of a `switch` over it.
  private func written(
    by statements: [SyntaxNode], from source: DeclID, _ new: Name?, _ context: RuleContext
  ) -> DeclID? {
    let analyzer = context.analyzer
    for statement in statements {
      let mayLeave = statement.kind == .guardStmt || statement.kind == .ifExpr
      if mayLeave, statement.contains(where: { $0.kind == .returnStmt }) { return nil }
      if let write = PropertyWrite(statement, context.record, analyzer), let value = write.value {
        guard context.isOfSameType(write.property), follows(write.property, analyzer) else { continue }
        if isMade(value, of: source, new, context) { return write.property }
      }
      guard statement.kind == .switchExpr, let subject = statement.children.first(where: { $0.kind.isExpr }),
        isMade(subject, of: source, new, context)
      else { continue }
      let cases = statement.children.filter { $0.kind == .switchCase }.map { each in
        Set(
          each.children.compactMap { PropertyWrite($0, context.record, analyzer)?.property }.filter {
            context.isOfSameType($0) && follows($0, analyzer)
          })
      }
      guard let first = cases.first else { continue }
      if let state = cases.dropFirst().reduce(first, { $0.intersection($1) }).first { return state }
    }
    return nil
  }

  /// The statements, with those of closures that run at once in place of their calls: `withAnimation { isShown = new }`.
  private func statementsAtOnce(in statements: [SyntaxNode], _ context: RuleContext) -> [SyntaxNode] {
    statements.flatMap { statement -> [SyntaxNode] in
      guard statement.kind == .functionCallExpr,
        let closure = context.analyzer.arguments(of: statement, context.record).last?.node,
        closure.kind == .closureExpr,
        context.record.uses[statement.id].map({ context.analyzer.isFromCatalogue($0.decl) }) == true,
        context.analyzer.runsAtOnce(closure, in: statement, context.record)
      else { return [statement] }
      return closure.children.filter { $0.kind != .closureSignature }
    }
  }

  private func isMade(_ value: SyntaxNode, of source: DeclID, _ new: Name?, _ context: RuleContext) -> Bool {
    value.subtree.contains { part in
      if let use = context.record.uses[part.id] { return use.decl == source && use.part == .value }
      return new.map { $0.text != "_" && part.kind == .declReferenceExpr && part.text == $0.text } ?? false
    }
  }

  private static let empty: Set<String> = ["\"\"", "[]", "[:]", "nil"]

  /// Whether a property is state of the view, or its focus.
  private func follows(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwnState(property) || isFocus(property, analyzer)
  }

  private func isFocus(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.propertyWrappers(of: property).first?.decl == analyzer.knownDecl("FocusState")
  }

  /// Whether a state starts empty, so that it shows nothing of the value.
  private func startsEmpty(_ state: DeclID, _ analyzer: Analyzer) -> Bool {
    if isFocus(state, analyzer) { return true }
    guard analyzer.isState(state) else { return false }
    guard let value = initialValue(of: state, analyzer) else {
      return analyzer.wrapped(analyzer.variableType(of: state)) != nil
    }
    return Self.empty.contains(value.plainText.filter { $0 != " " })
  }

  /// Whether a maker of the view starts with another flag than the state.
  private func beginsOtherwise(
    _ source: DeclID, _ state: DeclID, _ owner: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    guard context.isOfSameType(source), let first = initialValue(of: state, analyzer), first.kind == .booleanLiteralExpr
    else { return false }
    let label = analyzer.decl(source).name
    return context.uses(ofView: owner).contains { use in
      guard use.context.runsWithBody, let value = use.context.argument(use.node, label),
        let given = use.context.boundProperty(value) ?? use.context.trackedSource(of: value),
        let begin = initialValue(of: given, analyzer)
      else { return false }
      return begin.kind == .booleanLiteralExpr && begin.text != first.text
        && !use.context.isConditionallyPresent(use.node)
    }
  }

  private func initialValue(of property: DeclID, _ analyzer: Analyzer) -> SyntaxNode? {
    let node = analyzer.node(of: property)
    return node.initialValue ?? node.child(.patternBinding)?.initialValue
  }

  /// Whether other code of the view sets the state before the value changes, or it is not only a copy.
  private func isSetBefore(_ state: DeclID, by action: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(state).name
    let isInitialized = context.bodiesOfType.contains { body in
      analyzer.isInitializer(body)
        && (analyzer.node(of: body).mentions(name) || analyzer.node(of: body).mentions(Name("_" + name.text)))
    }
    return isInitialized
      || context.placedWrites(of: state).contains { write in
        !action.range.contains(write.write.node.range) && write.moments.contains(.appearance)
      }
  }

  /// Whether the view shows the state, or a control edits it.
  private func isShown(_ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if isFocus(state, analyzer) { return true }
    let name = analyzer.decl(state).name
    return context.bodiesOfType.contains { body in
      let code = analyzer.node(of: body)
      guard code.mentions(name) || code.mentions(name.projection) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard inner.isViewCode else { return false }
      return code.subtree.contains { part in
        guard let use = inner.record.uses[part.id], use.decl == state else { return false }
        let place = RuleContext(analyzer, body.file)
        place.enter(body)
        place.descend(towards: part)
        return place.runsWithBody
      }
    }
  }

  /// Whether each maker of the view gives a value that starts empty and stays with the view.
  private func beginsEqual(_ source: DeclID, _ state: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isOfSameType(source) else { return false }
    let label = analyzer.decl(source).name
    let uses = context.uses(ofView: owner)
    return uses.contains { use in
      guard let value = use.context.argument(use.node, label),
        let given = use.context.boundProperty(value) ?? use.context.trackedSource(of: value)
      else { return false }
      guard let first = initialValue(of: given, analyzer) else {
        return analyzer.wrapped(analyzer.variableType(of: given)) != nil
          && !use.context.isConditionallyPresent(use.node)
      }
      return Self.empty.contains(first.plainText.filter { $0 != " " }) && !use.context.isConditionallyPresent(use.node)
    }
  }
}
