import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a sheet or a link in a branch that its own content ends.
struct PresentationRemovedRule: Rule {
  static let info = RuleInfo(
    "presentation_removed", .identity, .warning, isFixable: false,
    summary: "what is done in the sheet or on the pushed screen removes the view that presents it, and so closes it",
    explanation: """
      The sheet closes, or the pushed screen goes back, as soon as the first item is saved. A sheet belongs to the view \
      that has the modifier, and a screen to its link. If that view is shown only as long as a list is empty, and the \
      sheet adds to the list, the view is removed with what it presents. Put the modifier around the condition, and the \
      link outside it.
      """,
    silence: """
      The rule ignores content that closes itself together with the change, links in a `NavigationStack`, and conditions \
      other than whether a collection is empty, an optional has a value or a `Bool` is set.
      """,
    examples: [
      RuleExample(
        """
        @Observable final class Garage { var cars: [String] = [] }
        struct GarageScreen: View {
          @State private var garage = Garage()
          var body: some View {
            if garage.cars.isEmpty { EmptyGarage(garage: garage) } else { List(garage.cars, id: \\.self) { Text($0) } }
          }
        }
        struct EmptyGarage: View {
          let garage: Garage
          @State private var isAdding = false
          var body: some View {
            Button("Add") { isAdding = true }.↓sheet(isPresented: $isAdding) { AddCars(garage: garage) }
          }
        }
        struct AddCars: View {
          let garage: Garage
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Add another") { garage.cars.append(name) }
          }
        }
        """),
      RuleExample(
        """
        struct Contacts: View {
          @State private var contacts: [String] = []
          @State private var isAdding = false
          var body: some View {
            VStack {
              if contacts.isEmpty {
                Button("Add") { isAdding = true }
                  .↓sheet(isPresented: $isAdding) { Adder(contacts: $contacts) }
              } else {
                Text("\\(contacts.count)")
              }
            }
          }
        }
        struct Adder: View {
          @Binding var contacts: [String]
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Add") { contacts.append(name) }
          }
        }
        """),
      RuleExample(
        """
        struct Contacts: View {
          @State private var contacts: [String] = []
          @State private var isAdding = false
          @State private var isAddingOne = false
          var body: some View {
            VStack {
              if contacts.isEmpty {
                Button("Add") { isAdding = true }
                Button("Add one") { isAddingOne = true }
                  .sheet(isPresented: $isAddingOne) { OneAdder(contacts: $contacts) }
              } else {
                Text("\\(contacts.count)")
              }
            }
            .sheet(isPresented: $isAdding) { Adder(contacts: $contacts) }
          }
        }
        struct Adder: View {
          @Binding var contacts: [String]
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Add") { contacts.append(name) }
          }
        }
        struct OneAdder: View {
          @Environment(\\.dismiss) private var dismiss
          @Binding var contacts: [String]
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Add") {
              contacts.append(name)
              dismiss()
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The content may be in another file.
  static let dependsOnWholeProgram = true

  private static let link: Name = "NavigationLink"
  private static let stack: Name = "NavigationStack"
  private static let view: Name = "NavigationView"
  private static let isEmpty: Name = "isEmpty"
  private static let adding: Set<Name> = ["append", "insert"]
  private static let closing: [Name] = ["dismiss", "presentationMode", "isPresented"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents([.view]) || callee.makes(anyOf: [link]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, !context.isPreview, let name = node.calleeName ?? node.children.first?.firstToken else {
      return
    }
    let isLink = context.makes(node, anyOf: [Self.link])
    if isLink, !isInNavigationView(node, context) { return }
    var conditions = conditions(around: node, context)
    if let use = onlyUse(of: context) { conditions += self.conditions(around: use.node, use.context) }
    guard !conditions.isEmpty else { return }
    for made in node.children.dropFirst().flatMap(\.subtree) where made.kind == .functionCallExpr {
      guard let view = context.madeType(made), context.isOwn(view), context.conforms(view, to: .view),
        let change = change(by: view, made, ending: conditions, context)
      else { continue }
      let (word, text) = (node.text(of: name), RuleText.oneLine(change.condition.node.text))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          isLink
            ? "the pushed screen removes its own link: it changes `\(text)`, this branch ends, and the screen goes back; "
              + "put the link outside the condition"
            : "this `\(word)` closes as soon as its content changes `\(text)`: the branch with the modifier ends; put the "
              + "`\(word)` around the condition",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("this ends the branch", in: change.context.file, at: change.node.range)]))
      return
    }
  }

  /// The only place of the program that shows the view with the code, or its helper.
  private func onlyUse(of context: RuleContext) -> RuleContext.HelperUse? {
    guard let decl = context.decl, let view = context.ownerType, context.conforms(view, to: .view) else { return nil }
    guard context.analyzer.isViewContent(decl) else { return context.onlyPlace(of: decl) }
    let uses = context.uses(ofView: view)
    return uses.count == 1 && uses[0].context.runsWithBody ? uses[0] : nil
  }

  /// A condition around a node that one kind of change ends.
  private struct Condition {
    let node: SyntaxNode
    let property: DeclID
    let isEnded: (PropertyWrite) -> Bool
  }

  private func conditions(around node: SyntaxNode, _ context: RuleContext) -> [Condition] {
    var found: [Condition] = []
    for (index, around) in context.ancestors.enumerated() where around.kind == .ifExpr {
      let inner = index + 1 < context.ancestors.count ? context.ancestors[index + 1] : node
      guard around.conditions.count == 1, let condition = around.conditions.first, inner.id != condition.id else {
        continue
      }
      let isFirst = around.child(.codeBlock)?.id == inner.id
      if let condition = ended(condition, when: isFirst, context) { found.append(condition) }
    }
    return found
  }

  /// What ends a condition that holds, or does not hold.
  private func ended(_ condition: SyntaxNode, when holds: Bool, _ context: RuleContext) -> Condition? {
    let analyzer = context.analyzer
    if condition.kind == .prefixOperatorExpr, condition.text.hasPrefix("!"), let inner = condition.children.first {
      return ended(inner, when: !holds, context)
    }
    // `contacts.isEmpty`
    if condition.kind == .memberAccessExpr, let name = condition.referencedName,
      condition.name(of: name) == Self.isEmpty, holds, let base = condition.children.first, base.kind.isExpr,
      let property = stored(base, context)
    {
      return Condition(node: condition, property: property) { write in
        write.node.calleeName.map { Self.adding.contains(write.node.name(of: $0)) } ?? false
      }
    }
    // `user == nil`
    if condition.kind == .infixOperatorExpr, condition.children.last?.kind == .nilLiteralExpr,
      let base = condition.children.first, let property = stored(base, context)
    {
      let isEqual = condition.text.contains("==")
      return Condition(node: condition, property: property) { write in
        guard let value = write.value else { return false }
        return isEqual == holds
          ? value.kind != .nilLiteralExpr && analyzer.wrapped(context.record.types[value.id] ?? analyzer.void) == nil
          : value.kind == .nilLiteralExpr
      }
    }
    guard let property = stored(condition, context), analyzer.isKnown(analyzer.variableType(of: property), .bool) else {
      return nil
    }
    return Condition(node: condition, property: property) { $0.value?.text == "\(!holds)" }
  }

  private func stored(_ expression: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[expression.id], use.part == .value, context.isOwn(use.decl),
      !context.analyzer.decl(use.decl).has(.isComputed), context.analyzer.isObserved(use.decl)
    else { return nil }
    return use.decl
  }

  private struct Change {
    let node: SyntaxNode
    let context: RuleContext
    let condition: Condition
  }

  /// The place where a presented view, and no code that closes it, ends one of the conditions.
  private func change(
    by view: DeclID, _ call: SyntaxNode, ending conditions: [Condition], _ context: RuleContext
  ) -> Change? {
    let analyzer = context.analyzer
    var watched: [(property: DeclID, condition: Condition)] = conditions.map { ($0.property, $0) }
    for argument in analyzer.arguments(of: call, context.record) {
      guard let bound = context.propertyBound(by: argument.node),
        let member = analyzer.directMembers(of: view, named: argument.label).first
      else { continue }
      watched += conditions.filter { $0.property == bound }.map { (member, $0) }
    }
    for body in analyzer.bodies(in: view.file, of: view) {
      let code = analyzer.node(of: body)
      guard watched.contains(where: { code.mentions(analyzer.decl($0.property).name) }) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for node in code.subtree {
        guard let write = PropertyWrite(node, inner.record, analyzer),
          let found = watched.first(where: { $0.property == write.property && $0.condition.isEnded(write) }),
          !isClosed(with: node, in: code)
        else { continue }
        return Change(node: node, context: inner, condition: found.condition)
      }
    }
    return nil
  }

  /// Whether the action or function around a change also closes the presented view.
  private func isClosed(with change: SyntaxNode, in code: SyntaxNode) -> Bool {
    let around = code.subtree.filter { node in
      (node.kind == .closureExpr || node.kind == .functionDecl) && node.range.contains(change.range)
    }
    return (around.last ?? code).contains { node in
      node.kind == .functionCallExpr && Self.closing.contains { node.children.first?.mentions($0) == true }
        || node.kind == .functionCallExpr && node.children.first?.kind == .declReferenceExpr
          && node.children.first?.text.hasPrefix("on") == true
        || node.kind == .assignmentExpr && node.children.last?.text == "false"
    }
  }

  /// Whether the link is in a `NavigationView` of this body, which goes back when the link is removed.
  private func isInNavigationView(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    for (call, _) in context.enclosingCalls {
      if context.makes(call, anyOf: [Self.view]) { return true }
      if context.makes(call, anyOf: [Self.stack]) { return false }
    }
    return false
  }
}
