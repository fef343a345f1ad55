import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Elements that all have the same identifier.
extension DuplicateIDsRule {
  /// The identifier of all elements.
  private struct OneID {
    let text: String
    let file: SourceFile
    let range: SourceRange
    /// Whether each tap adds an element, so that the first two are equal.
    var isOfTap = false
  }

  /// Reports rows that are identified by a property with the same value for all elements.
  ///
  /// - Returns: Whether it reports.
  func checkOneID(_ name: Name, _ call: SyntaxNode, _ data: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let type = context.type(of: data),
      let element = analyzer.elementType(ofSequence: elements(type, context)).flatMap({ context.nominal($0) }),
      context.isOwn(element), analyzer.decl(element).kind != .classType, !context.isPreview,
      let one = constant(name, of: element, context) ?? mapped(name, data, context)
        ?? stored(name, of: element, in: data, context)
    else { return false }
    let isHere = one.file.path == context.file.path && data.range.contains(one.range)
    let made = analyzer.name(of: element)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        one.isOfTap
          ? "each tap adds \(RuleText.article(made)) `\(made)` with the `\(name.text)` `\(one.text)`: SwiftUI takes "
            + "their rows for one; identify them by something that differs"
          : "`\(one.text)` is the `\(name.text)` of every `\(made)` here: SwiftUI takes their rows for one; identify "
            + "them by something that differs",
        in: context.file, at: isHere ? one.range : data.range,
        notes: isHere
          ? [
            Diagnostic.Note("the rows are created here", in: context.file, at: call.children.first?.range ?? call.range)
          ]
          : [Diagnostic.Note("the identifier is set here", in: one.file, at: one.range)]))
    return true
  }

  /// `[Item]` of `[Item]` and of a binding to it.
  private func elements(_ type: TypeID, _ context: RuleContext) -> TypeID {
    guard context.analyzer.isKnown(type, .binding) else { return type }
    return context.analyzer.types.arguments(type).first ?? type
  }

  // MARK: The property itself

  /// A property that is the same for all values of a type: `let id = 0`, `var id: String { "row" }`.
  private func constant(_ name: Name, of element: DeclID, _ context: RuleContext) -> OneID? {
    let analyzer = context.analyzer
    guard
      let property = analyzer.memberDecls(name, of: element).first(where: { analyzer.decl($0).kind == .variable }),
      context.isOwn(property), !analyzer.decl(property).has(.isStatic),
      analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == element
    else { return nil }
    let decl = analyzer.decl(property)
    let value =
      decl.has(.isComputed)
      ? analyzer.onlyValue(of: property) : decl.has(.isConstant) ? analyzer.node(of: property).initialValue : nil
    guard let value, isPlainLiteral(value) else { return nil }
    return OneID(
      text: RuleText.oneLine(value.text), file: analyzer.program.file(property.file).source, range: value.range)
  }

  private func isPlainLiteral(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .stringLiteralExpr: value.child(.stringInterpolation) == nil
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    default: false
    }
  }

  // MARK: Results of `map`

  private static let map: Name = "map"
  private static let optional: Name = "Optional"

  /// `numbers.map { Point(id: series, value: $0) }` as the data of the rows.
  private func mapped(_ name: Name, _ data: SyntaxNode, _ context: RuleContext) -> OneID? {
    guard data.kind == .functionCallExpr || data.kind == .declReferenceExpr || data.kind == .memberAccessExpr else {
      return nil
    }
    let origin = context.origin(of: data)
    return oneID(name, madeBy: origin.node, origin.context)
  }

  private func oneID(_ name: Name, madeBy call: SyntaxNode, _ context: RuleContext) -> OneID? {
    let analyzer = context.analyzer
    guard call.kind == .functionCallExpr, let used = context.record.decl(of: call), analyzer.isFromCatalogue(used),
      analyzer.decl(used).name == Self.map, analyzer.ownerName(of: used) != Self.optional,
      let closure = call.lastClosure
    else { return nil }
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let only = statements.first else { return nil }
    let made = only.kind == .returnStmt ? only.children.first ?? only : only
    guard made.kind == .functionCallExpr, context.record.uses[made.id]?.isMemberwise == true,
      let given = context.argument(made, name), isSame(given, in: closure, context)
    else { return nil }
    return OneID(text: RuleText.oneLine(given.text), file: context.file, range: given.range)
  }

  /// Whether a value is the same at each run of a closure: a literal, or a captured name of a stored value.
  private func isSame(_ value: SyntaxNode, in closure: SyntaxNode, _ context: RuleContext) -> Bool {
    if isPlainLiteral(value) { return true }
    let own = Set(closure.closureParameterNames(unnamed: 3).map(\.text))
    var current = value
    while true {
      guard current.kind == .declReferenceExpr || current.kind == .memberAccessExpr else { return false }
      if let use = context.record.uses[current.id],
        context.isOwn(use.decl) || !context.analyzer.isFromCatalogue(use.decl),
        context.analyzer.decl(use.decl).kind == .variable, context.analyzer.decl(use.decl).has(.isComputed)
      {
        return false
      }
      guard current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr else {
        guard current.kind == .declReferenceExpr, !own.contains(current.text) else { return false }
        // An unresolved name may be anything; a parameter or local variable has one value.
        return context.record.types[current.id] != nil
      }
      if let use = context.record.uses[current.id], context.analyzer.isFromCatalogue(use.decl),
        context.analyzer.decl(use.decl).has(.isFresh)
      {
        return false
      }
      current = base
    }
  }

  // MARK: Values of stored properties

  private static let adding: Set<Name> = ["append", "insert"]

  /// The identifier with which code near a property makes the elements:
  /// `items = names.map { Item(id: "item", name: $0) }`, or `items.append(Item(name: "New"))` in a button.
  private func stored(_ name: Name, of element: DeclID, in data: SyntaxNode, _ context: RuleContext) -> OneID? {
    let analyzer = context.analyzer
    guard let use = context.record.uses[data.id], context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    let (property, type) = (analyzer.decl(use.decl).name, analyzer.decl(element).name)
    for body in analyzer.bodiesNear(use.decl) {
      let node = analyzer.node(of: body)
      guard node.mentions(type), node.mentions(property) else { continue }
      let (maps, adds) = (node.mentions(Self.map), Self.adding.contains { node.mentions($0) })
      guard maps || adds else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      if maps, let found = set(use.decl, name, in: node, inner) { return found }
      if adds, let found = added(inLoopTo: use.decl, name, in: node, inner) { return found }
      if adds, let found = added(to: use.decl, name, in: node, inner) ?? addedByMethod(to: use.decl, name, body, inner)
      {
        return found
      }
    }
    return nil
  }

  private func set(_ property: DeclID, _ name: Name, in node: SyntaxNode, _ context: RuleContext) -> OneID? {
    for part in node.subtree where part.kind == .assignmentExpr {
      guard let write = PropertyWrite(part, context.record, context.analyzer), write.property == property,
        let value = write.value, let found = oneID(name, madeBy: value, context)
      else { continue }
      return found
    }
    return nil
  }

  /// An element that a loop adds each time with an identifier from before the loop:
  /// `let id = UUID(); for value in values { points.append(Point(id: id, value: value)) }`.
  private func added(inLoopTo property: DeclID, _ name: Name, in code: SyntaxNode, _ context: RuleContext) -> OneID? {
    let bindings = code.subtree.filter { $0.kind == .patternBinding }
    for loop in code.subtree where loop.kind == .forStmt {
      guard let block = loop.child(.codeBlock) else { continue }
      for call in block.subtree where call.kind == .functionCallExpr {
        guard call.calleeName.map({ Self.adding.contains(call.name(of: $0)) }) == true, let target = call.memberBase,
          fills(target, property, in: code, context),
          // This is the innermost loop.
          !block.contains(where: { $0.kind == .forStmt && $0.range.contains(call.range) }),
          let made = call.arguments.first, made.kind == .functionCallExpr,
          context.record.uses[made.id]?.isMemberwise == true, let given = context.argument(made, name),
          given.kind == .declReferenceExpr, context.record.uses[given.id].map({ context.isOwn($0.decl) }) != true,
          case let places = bindings.filter({ $0.children.first?.text == given.text }), places.count == 1,
          !loop.range.contains(places[0].range)
        else { continue }
        return OneID(text: RuleText.oneLine(given.text), file: context.file, range: given.range)
      }
    }
    return nil
  }

  /// Whether an array is the property, or a local one that is assigned to it.
  private func fills(_ array: SyntaxNode, _ property: DeclID, in code: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.record.decl(of: array) == property { return true }
    return code.subtree.contains { part in
      guard part.kind == .assignmentExpr, let write = PropertyWrite(part, context.record, context.analyzer) else {
        return false
      }
      return write.property == property && write.value?.text == array.text
    }
  }

  /// An element that an unconditional action of a button adds at each tap.
  private func added(to property: DeclID, _ name: Name, in node: SyntaxNode, _ context: RuleContext) -> OneID? {
    context.descend(into: node)
    defer { context.ascend() }
    for child in node.children {
      if child.kind == .ifExpr || child.kind == .switchExpr { continue }
      if let found = addedHere(to: property, name, by: child, in: node, context) { return found }
      if let found = added(to: property, name, in: child, context) { return found }
    }
    return nil
  }

  private static let disabled: Name = "disabled"

  private func addedHere(
    to property: DeclID, _ name: Name, by call: SyntaxNode, in closure: SyntaxNode, _ context: RuleContext
  ) -> OneID? {
    guard closure.kind == .closureExpr,
      closure.children.filter({ $0.kind != .closureSignature }).count == 1,
      let button = context.enclosingCalls.first, button.closure.id == closure.id,
      context.madeFact(.control, of: button.call) == .action,
      context.ancestors.first?.mentions(Self.disabled) == false
    else { return nil }
    return elementAdded(to: property, name, by: call, context)
  }

  /// An element that a method adds, which does nothing else, and which an unconditional action of a button calls.
  private func addedByMethod(to property: DeclID, _ name: Name, _ method: DeclID, _ context: RuleContext) -> OneID? {
    let analyzer = context.analyzer
    guard analyzer.decl(method).kind == .function, let block = analyzer.node(of: method).child(.codeBlock),
      block.children.count == 1, let call = block.children.first,
      context.helperPlaces(of: method).contains(where: { isOnlyActionOfButton($0.node, $0.context) })
    else { return nil }
    return elementAdded(to: property, name, by: call, context)
  }

  /// Whether a use of a method is all that a button does, which is always enabled.
  private func isOnlyActionOfButton(_ use: SyntaxNode, _ context: RuleContext) -> Bool {
    guard !context.ancestors.contains(where: { $0.kind == .ifExpr || $0.kind == .switchExpr }),
      context.ancestors.first?.mentions(Self.disabled) == false
    else { return false }
    guard let button = context.enclosingCalls.first,
      button.closure.children.filter({ $0.kind != .closureSignature }).map(\.id) == [use.id]
    else {
      // `Button("Add", action: add)`
      let call = context.ancestors.last { $0.kind != .labeledExpr }
      return call.map { context.madeFact(.control, of: $0) == .action } ?? false
    }
    return context.madeFact(.control, of: button.call) == .action
  }

  private func elementAdded(
    to property: DeclID, _ name: Name, by call: SyntaxNode, _ context: RuleContext
  ) -> OneID? {
    guard call.kind == .functionCallExpr,
      let write = PropertyWrite(call, context.record, context.analyzer), write.property == property,
      context.record.decl(of: write.target) == property,
      call.calleeName.map({ Self.adding.contains(call.name(of: $0)) }) == true,
      let made = call.arguments.first, made.kind == .functionCallExpr,
      context.record.uses[made.id]?.isMemberwise == true, let given = context.argument(made, name),
      isPlainLiteral(given)
    else { return nil }
    return OneID(text: RuleText.oneLine(given.text), file: context.file, range: given.range, isOfTap: true)
  }
}

extension DuplicateIDsRule {
  static let examplesOfOneID = [
    RuleExample(
      """
      struct Point: Identifiable { let id: UUID; let value: Double }
      struct Chart: View {
        let values: [Double]
        let names: [UUID]
        var body: some View {
          let series = UUID()
          VStack {
            ForEach(values.map { Point(id: ↓series, value: $0) }) { Text("\\($0.value)") }
            ForEach(values.map { Point(id: UUID(), value: $0) }) { Text("\\($0.value)") }
            ForEach(names.map { Point(id: $0, value: 1) }) { Text("\\($0.value)") }
            ForEach(↓kept) { Text("\\($0.value)") }
          }
          .onAppear { load() }
        }
        @State private var kept: [Point] = []
        private func load() {
          let id = UUID()
          kept = values.map { Point(id: id, value: $0) }
        }
      }
      """),
    RuleExample(
      """
      struct Point: Identifiable { let id: UUID; let value: Double }
      struct Chart: View {
        @State private var points: [Point] = []
        @State private var others: [Point] = []
        var body: some View {
          ForEach(↓points) { Text("\\($0.value)") }
          ForEach(others) { Text("\\($0.value)") }
        }
        private func load(_ values: [Double]) {
          let series = UUID()
          var result: [Point] = []
          for value in values { result.append(Point(id: series, value: value)) }
          points = result
          for value in values {
            let id = UUID()
            others.append(Point(id: id, value: value))
          }
        }
      }
      """),
    RuleExample(
      """
      struct Item: Identifiable {
        let id = 0
        let name: String
        var kind: String { "row" }
        var key: String { name.lowercased() }
      }
      struct Items: View {
        let items: [Item]
        var body: some View {
          List(↓items) { Text($0.name) }
          ForEach(↓items, id: \\.kind) { Text($0.name) }
          ForEach(items, id: \\.key) { Text($0.name) }
          ForEach(items, id: \\.name) { Text($0.name) }
        }
      }
      """),
    RuleExample(
      """
      struct Expense { let name: String; let amount: Double }
      struct Expenses: View {
        @State private var items: [Expense] = []
        var body: some View {
          List { ForEach(↓items, id: \\.name) { Text($0.name) } }
          Button("Add") { items.append(Expense(name: "Test", amount: 5)) }
        }
      }
      struct OtherExpenses: View {
        @State private var items: [Expense] = []
        @State private var name = ""
        var body: some View {
          List { ForEach(items, id: \\.name) { Text($0.name) } }
          if items.isEmpty { Button("Begin") { items.append(Expense(name: "First", amount: 5)) } }
          TextField("Name", text: $name)
          Button("Add") { items.append(Expense(name: name, amount: 5)) }
        }
      }
      """),
  ]
}
