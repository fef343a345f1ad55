import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onChange` of a value whose `==` does not compare the changed part.
struct EqualityHidesChangeRule: Rule {
  static let info = RuleInfo(
    "equality_hides_change", .correctness, .warning, isFixable: false,
    summary: "the change is not noticed, because the value's `==` does not compare the part that changes",
    explanation: """
      The action does not run, or nothing is animated. `onChange(of: note)` and `animation(_:value: note)` compare \
      the new value with the old one by `==`. If it compares only the `id`, a new text is no change. Watch the part \
      that should count, `onChange(of: note.text)`, or let `==` compare all parts.
      """,
    silence: """
      A `==` that the compiler generates, one that calls functions of the program, and values of which the view \
      changes only parts that are compared.
      """,
    examples: [
      RuleExample(
        """
        struct Note: Identifiable, Equatable {
          let id: Int
          var text: String
          static func == (left: Note, right: Note) -> Bool { left.id == right.id }
        }
        struct Editor: View {
          @State private var note = Note(id: 1, text: "")
          private func save() {}
          var body: some View {
            TextField("Text", text: $note.text).onChange(of: ↓note) { save() }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable, Equatable {
          let id: Int
          var text: String
          var count = 0
          static func == (left: Note, right: Note) -> Bool { left.id == right.id && left.text == right.text }
        }
        struct Draft: Equatable { var text = "" }
        struct Editor: View {
          @State private var note = Note(id: 1, text: "")
          @State private var draft = Draft()
          private func save() {}
          var body: some View {
            TextField("Text", text: $note.text).onChange(of: note) { save() }
            TextField("Text", text: $draft.text).onChange(of: draft) { save() }
          }
        }
        """),
      RuleExample(
        """
        struct Message: Identifiable, Equatable {
          let id: Int
          var isRead = false
          static func == (left: Message, right: Message) -> Bool { left.id == right.id }
        }
        struct Inbox: View {
          let messages: [Message]
          @State private var unread = 0
          @State private var last = 0
          var body: some View {
            Text("\\(unread) \\(last)")
              .onChange(of: ↓messages) { unread = messages.filter { !$0.isRead }.count }
              .onChange(of: messages) { last = messages.last?.id ?? 0 }
          }
        }
        """),
      RuleExample(
        """
        struct Entry: Equatable {
          let id: String
          let page: Int
          static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }
        }
        struct Entries: PreferenceKey {
          static let defaultValue: [Entry] = []
          static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
        }
        struct Menu: View {
          @State private var page = 0
          var body: some View {
            Button("Next") { page += 1 }
              .preference(key: Entries.self, value: ↓[Entry(id: "menu", page: page)])
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The type may be declared in another file.
  static let dependsOnWholeProgram = true

  private static let equals: Name = "=="
  private static let labels: [Name] = ["of", "value"]

  private static let preference = CatalogueMember("View", "preference")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange, .animation, preference]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if context.isUse(node, of: Self.preference) { return checkPreference(node, context) }
    guard let value = Self.labels.firstNonNil({ context.argument(node, $0) }),
      let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl)
    else { return }
    if let read = partRead(by: node, of: use.decl, context) { return report(read, value, context) }
    guard analyzer.isObserved(use.decl), let type = context.nominal(analyzer.variableType(of: use.decl)),
      context.isOwn(type), analyzer.decl(type).kind == .structure,
      let comparison = comparison(of: type, analyzer), let part = changedPart(of: use.decl, of: type, context),
      !comparison.compared.contains(part)
    else { return }
    let (name, text) = (analyzer.name(of: part), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this does not notice a new `\(name)`: `==` of `\(analyzer.name(of: type))` does not compare it; watch "
          + "`\(text).\(name)`, or compare it",
        in: context.file, at: value.range, notes: [context.note("the comparison", at: comparison.function)]))
  }

  /// Checks a preference whose value, or whose elements, have a `==` that leaves out a variable part.
  private func checkPreference(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, "value"), !context.isPreview, let whole = context.type(of: value),
      let type = context.nominal(analyzer.isKnown(whole, .array) ? analyzer.types.argument(whole, 0) : whole),
      context.isOwn(type), analyzer.decl(type).kind == .structure, let comparison = comparison(of: type, analyzer),
      let part = analyzer.children(of: type).first(where: { member in
        isStored(member, analyzer) && analyzer.decl(member).name != .id && !comparison.compared.contains(member)
          && isGivenVariable(analyzer.decl(member).name, in: value, type, context)
      })
    else { return }
    let (name, text) = (analyzer.name(of: part), analyzer.name(of: type))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a new `\(name)` does not reach the view that reads this preference: `==` of `\(text)` does not compare it; "
          + "compare it",
        in: context.file, at: value.range, notes: [context.note("the comparison", at: comparison.function)]))
  }

  /// Whether code makes a value of a type with a part that is no constant: `Entry(id: "menu", page: page)`.
  private func isGivenVariable(_ part: Name, in code: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Bool {
    code.subtree.contains { call in
      guard call.kind == .functionCallExpr, context.madeType(call) == type, let value = context.argument(call, part)
      else {
        return false
      }
      return value.subtree.contains { node in
        context.record.uses[node.id].map { use in
          context.isOwn(use.decl) && context.analyzer.decl(use.decl).kind == .variable
            && (context.analyzer.isTracked(use.decl) || context.analyzer.isInput(use.decl))
        } ?? false
      }
    }
  }

  private struct Read {
    let part: DeclID
    let element: DeclID
    let comparison: DeclID
    let isArray: Bool
  }

  private func report(_ read: Read, _ value: SyntaxNode, _ context: RuleContext) {
    let (part, element) = (context.analyzer.name(of: read.part), context.analyzer.name(of: read.element))
    let advice =
      read.isArray
      ? "compare it, or watch `\(RuleText.oneLine(value.text)).map(\\.\(part))`"
      : "compare it, or watch `\(RuleText.oneLine(value.text)).\(part)`"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this action reads `\(part)`, and does not run when it changes: `==` of `\(element)` does not compare it; "
          + advice,
        in: context.file, at: value.range, notes: [context.note("the comparison", at: read.comparison)]))
  }

  /// The variable of a watched value, or of the elements of a watched array, that the action of `onChange` reads and
  /// that the program's `==` does not compare.
  private func partRead(by call: SyntaxNode, of property: DeclID, _ context: RuleContext) -> Read? {
    let analyzer = context.analyzer
    let whole = analyzer.variableType(of: property)
    let isArray = analyzer.isKnown(whole, .array)
    guard context.isUse(call, of: .onChange), analyzer.isTracked(property) || analyzer.isInput(property),
      let type = context.nominal(isArray ? analyzer.types.argument(whole, 0) : whole), context.isOwn(type),
      analyzer.decl(type).kind == .structure, let comparison = comparison(of: type, analyzer),
      let action = analyzer.arguments(of: call, context.record).last?.node, let code = context.code(ofAction: action)
    else { return nil }
    for node in code.statements.flatMap(\.subtree) where node.kind == .memberAccessExpr {
      guard let use = code.context.record.uses[node.id], use.part == .value, isStored(use.decl, analyzer),
        !analyzer.decl(use.decl).has(.isConstant), analyzer.decl(use.decl).name != .id,
        !comparison.compared.contains(use.decl),
        analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == type
      else { continue }
      return Read(part: use.decl, element: type, comparison: comparison.function, isArray: isArray)
    }
    return nil
  }

  /// The program's `==` for a type, with the properties that it compares; `nil` if these are unknown.
  private func comparison(of type: DeclID, _ analyzer: Analyzer) -> (function: DeclID, compared: Set<DeclID>)? {
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    guard let function = members.first(where: { analyzer.decl($0).name == Self.equals }) else { return nil }
    let own = analyzer.record(of: function).uses.values.map(\.decl).filter {
      analyzer.isOwn($0) && analyzer.owner(of: $0) != nil && $0 != function
    }
    let isPlain = own.allSatisfy {
      analyzer.decl($0).kind == .variable && !analyzer.decl($0).has(.isComputed)
        && analyzer.owner(of: $0).flatMap { analyzer.nominal(of: $0) } == type
    }
    return isPlain && !own.isEmpty ? (function, Set(own)) : nil
  }

  /// The stored part of a property that the view changes, directly or through a binding; `nil` if there is none, or if
  /// the view also assigns the whole property.
  private func changedPart(of property: DeclID, of type: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    for body in analyzer.bodiesNear(property) where analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for node in analyzer.node(of: body).subtree where node.kind == .memberAccessExpr {
        guard let base = node.children.first, let use = inner.record.uses[base.id], use.decl == property else {
          continue
        }
        if use.part == .projection, let part = inner.projectedMember(node), isStored(part, analyzer) { return part }
      }
      for node in analyzer.node(of: body).subtree {
        guard let write = PropertyWrite(node, inner.record, analyzer), write.property == property,
          write.target.kind == .memberAccessExpr, let base = write.target.children.first,
          inner.record.decl(of: base) == property, let part = inner.record.decl(of: write.target),
          isStored(part, analyzer)
        else { continue }
        return part
      }
    }
    return nil
  }

  private func isStored(_ part: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwn(part) && analyzer.decl(part).kind == .variable && !analyzer.decl(part).has(.isComputed)
  }
}
