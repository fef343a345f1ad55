import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a list whose identity is its number of rows, and about a row whose identity is one of its flags.
struct IDOfChangingValueRule: Rule {
  static let info = RuleInfo(
    "id_of_changing_value", .identity, .warning, isFixable: false,
    summary:
      "the list is replaced whenever a row is added or removed, or the row when its flag changes, with all state below",
    explanation: """
      The list scrolls back to the top, rows come and go without animation, and the state of all rows is lost. \
      `.id(x)` ends the identity of a view whenever `x` changes, and a list with `.id(items.count)` or `.id(items)` is \
      another list after each row that is added or removed. So is a view with `.id(item)`, where `item` is a \
      structure, after a change of any part of it. A row with `.id(item.isDone)` is replaced as soon as the flag \
      changes; besides, all rows with the same flag have one identifier, so that scrolling to one of them is \
      undefined. Remove the `id`: `ForEach` identifies rows by their elements.
      """,
    silence: """
      Views that own no state that would be lost, and identities that are made of more than the number, the flag or \
      the value itself.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          @State private var names = ["A", "B"]
          @State private var selection: String?
          var body: some View {
            List(names, id: \\.self, selection: $selection) { Text($0) }.↓id(names)
            Text(names.joined()).id(names)
            Button("Add") { names.append("C") }
          }
        }
        """),
      RuleExample(
        """
        struct Log: View {
          @State private var lines: [String] = []
          var body: some View {
            ScrollView {
              LazyVStack { ForEach(lines, id: \\.self) { Text($0) } }
            }
            .↓id(lines.count)
            Button("Add") { lines.append("Line \\(lines.count)") }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable { let id: Int; var isDone = false }
        struct ChoreRow: View {
          @Binding var chore: Chore
          @State private var isExpanded = false
          var body: some View {
            Toggle("Done", isOn: $chore.isDone)
            if isExpanded { Text("More") }
            Button("More") { isExpanded.toggle() }
          }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          var body: some View {
            List($chores) { $chore in
              ChoreRow(chore: $chore).↓id(chore.isDone)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable { let id: Int; var isDone = false }
        struct ChoreRow: View {
          let chore: Chore
          @State private var isExpanded = false
          var body: some View { Button(isExpanded ? "Less" : "More") { isExpanded.toggle() } }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          @State private var isReset = false
          let names = ["A", "B"]
          var body: some View {
            List(chores) { chore in ChoreRow(chore: chore) }.id(isReset)
            List(chores) { chore in Text("\\(chore.id)").id(chore.isDone) }
            List(names, id: \\.self) { Text($0) }.id(names.count)
            VStack { ForEach(chores) { Text("\\($0.id)") } }.id(chores.count)
            Button("Add") { chores.append(Chore(id: 2)) }
          }
        }
        """),
      RuleExample(
        """
        struct Wheel: UIViewRepresentable {
          let rows: [String]
          func makeUIView(context: Context) -> UIPickerView { UIPickerView() }
          func updateUIView(_ view: UIPickerView, context: Context) { view.reloadAllComponents() }
        }
        struct Dose: View {
          @State private var whole = 0
          private var rows: [String] { (0...whole).map { "\\($0)" } }
          var body: some View {
            Stepper("Whole", value: $whole)
            Wheel(rows: rows).↓id(rows)
            Wheel(rows: rows)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 3, inApps: 140))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The data of rows may be in other files.
  static let dependsOnWholeProgram = true

  private static let count: Name = "count"
  private static let isEmpty: Name = "isEmpty"

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let identity = node.arguments.first, context.runsWithBody, !context.isPreview,
      let view = context.modified(node), let type = context.type(of: view)
    else { return }
    let place = SourceRange(Int(name.start), node.range.end)
    if checkElements(identity, rowsIn: view, of: type, at: place, context) { return }
    if checkPlatformView(identity, view, at: place, context) { return }
    if checkWhole(identity, of: type, at: place, context) { return }
    guard identity.kind == .memberAccessExpr, let base = identity.children.first, base.kind.isExpr,
      let member = identity.referencedName
    else { return }
    let word = identity.name(of: member)
    if word == Self.count || word == Self.isEmpty {
      guard let source = context.trackedSource(of: base), isCollection(base, context),
        makesRows(of: source, in: view, context)
      else { return }
      reportRows(identity, of: type, at: place, context)
      return
    }
    checkFlag(identity, base, of: type, at: place, context)
  }

  /// Checks `.id(items)` of a list with rows for the items.
  ///
  /// - Returns: Whether the identity is a collection with rows in the view.
  private func checkElements(
    _ identity: SyntaxNode, rowsIn view: SyntaxNode, of type: TypeID, at place: SourceRange, _ context: RuleContext
  ) -> Bool {
    guard identity.kind == .declReferenceExpr || identity.kind == .memberAccessExpr, isCollection(identity, context),
      let source = context.trackedSource(of: identity), makesRows(of: source, in: view, context)
    else { return false }
    reportRows(identity, of: type, at: place, context)
    return true
  }

  /// Checks `.id(rows)` of a platform view that is given the same value.
  ///
  /// - Returns: Whether the view is such a platform view.
  private func checkPlatformView(
    _ identity: SyntaxNode, _ view: SyntaxNode, at place: SourceRange, _ context: RuleContext
  ) -> Bool {
    guard let type = context.madeType(view), context.isOwn(type), context.analyzer.maker(ofPlatformView: type) != nil,
      isCollection(identity, context),
      view.arguments.contains(where: { argument in
        (argument.argumentValue).plainText == identity.plainText
      }),
      context.storedProperties(in: [identity], context.record).contains(where: { property in
        context.analyzer.isObserved(property) || context.analyzer.isInput(property)
      })
    else { return false }
    let (text, name) = (RuleText.oneLine(identity.text), context.analyzer.name(of: type))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each change of `\(text)` creates another platform view and loses what the old one shows; remove the `id`, and let "
          + "the update method of `\(name)` set `\(text)`",
        in: context.file, at: place))
    return true
  }

  /// Checks `.id(document)` of a structure whose property code changes while it is shown.
  ///
  /// - Returns: Whether the identity is such a value.
  private func checkWhole(
    _ identity: SyntaxNode, of type: TypeID, at place: SourceRange, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    guard identity.kind == .declReferenceExpr || identity.kind == .memberAccessExpr,
      context.trackedSource(of: identity) != nil, let nominal = context.nominal(of: identity), context.isOwn(nominal),
      analyzer.decl(nominal).kind == .structure, analyzer.directMembers(of: nominal, named: "==").isEmpty
    else { return false }
    let properties = analyzer.children(of: nominal).filter { context.isEditablePart($0) }
    let lost = analyzer.ownedState(in: type, includesLater: false)
    guard !properties.isEmpty, lost.states.contains(where: { $0.property != nil }) else { return true }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is replaced whenever any part of `\(RuleText.oneLine(identity.text))` changes, and loses "
          + "\(RuleText.list(lost)); use only the part that tells one `\(analyzer.name(of: nominal))` from another, "
          + "such as its `id`",
        in: context.file, at: place),
      if: .edited(properties, note: "it is changed here"))
    return true
  }

  private func reportRows(
    _ identity: SyntaxNode, of type: TypeID, at place: SourceRange, _ context: RuleContext
  ) {
    let lost = context.analyzer.ownedState(in: type)
    guard !lost.isEmpty else { return }
    let text = RuleText.oneLine(identity.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "all of this is replaced whenever `\(text)` changes, and loses \(RuleText.list(lost)); remove the `id`: rows "
          + "are identified by their elements",
        in: context.file, at: place))
  }

  private func checkFlag(
    _ identity: SyntaxNode, _ base: SyntaxNode, of type: TypeID, at place: SourceRange, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    guard let flag = context.type(of: identity), analyzer.isKnown(flag, .bool), base.kind == .declReferenceExpr,
      let use = context.record.uses[identity.id], context.isOwn(use.decl), !analyzer.decl(use.decl).has(.isConstant),
      let closure = context.enclosingCalls.first(where: { call, closure in
        context.madeType(call).map { analyzer.makesRows($0) } ?? false && context.hasParameter(closure)
      })?.closure, isParameter(base, of: closure)
    else { return }
    let lost = analyzer.ownedState(in: type)
    guard !lost.isEmpty else { return }
    let text = RuleText.oneLine(identity.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this row is replaced as soon as `\(text)` changes, and loses \(RuleText.list(lost)); remove the `id`",
        in: context.file, at: place))
  }

  /// `chore` in `{ chore in … }` and in `{ $chore in … }`
  private func isParameter(_ name: SyntaxNode, of closure: SyntaxNode) -> Bool {
    let text = name.text
    return closure.closureParameterNames(unnamed: 1).contains { $0.text == text || $0.text == "$" + text }
  }

  private func isCollection(_ base: SyntaxNode, _ context: RuleContext) -> Bool {
    context.type(of: base).map { context.analyzer.isKnown($0, .array) } ?? false
  }

  /// Whether a view has rows for the elements of a property.
  private func makesRows(of property: DeclID, in view: SyntaxNode, _ context: RuleContext) -> Bool {
    view.subtree.contains { call in
      guard call.kind == .functionCallExpr, let made = context.madeType(call), context.analyzer.makesRows(made),
        let data = call.arguments.first
      else { return false }
      return data.subtree.contains { context.record.uses[$0.id]?.decl == property }
    }
  }
}
