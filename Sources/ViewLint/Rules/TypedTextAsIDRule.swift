import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows of strings that a person types, which are their own identifiers.
struct TypedTextAsIDRule: Rule {
  static let info = RuleInfo(
    "typed_text_as_id", .identity, .warning, isFixable: false,
    summary: "two equal texts that are added to a list one by one are one row for SwiftUI",
    explanation: """
      If the same word is entered twice, a row is shown twice with the state of one, taps and deletions reach the wrong \
      row, and SwiftUI reports a duplicate identifier. With `id: \\.self` a string is its own identifier. Give each \
      entry an `id` of its own, such as a `struct` with `let id = UUID()`, or do not add a text that is already there. \
      Messages such as "Copied" come twice as well. Reported of notifications whose overlay crashed.
      """,
    silence: """
      The rule ignores collections that the code searches with `contains`, `firstIndex` or a `Set` before it adds a text.
      """,
    examples: [
      RuleExample(
        """
        @Observable final class Shopping {
          var items: [String] = []
          var draft = ""
          func commit() {
            let text = draft.trimmingCharacters(in: .whitespaces)
            items.append(text)
          }
        }
        struct ShoppingScreen: View {
          @State private var model = Shopping()
          var body: some View {
            TextField("Item", text: $model.draft).onSubmit(model.commit)
            List(model.items, id: ↓\\.self) { Text($0) }
          }
        }
        struct TagEditor: View {
          @Binding var tags: [String]
          @State private var tag = ""
          var body: some View {
            ForEach(tags, id: ↓\\.self) { Text($0) }
            TextField("Tag", text: $tag).onSubmit { tags += [tag] }
          }
        }
        """),
      RuleExample(
        """
        struct Tags: View {
          @State private var tags: [String] = []
          @State private var draft = ""
          var body: some View {
            List {
              ForEach(tags, id: ↓\\.self) { tag in Toggle(tag, isOn: .constant(true)) }
              TextField("Tag", text: $draft).onSubmit { tags.append(draft) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tags: View {
          @State private var tags: [String] = []
          @State private var draft = ""
          var body: some View {
            List {
              ForEach(tags, id: \\.self) { tag in Toggle(tag, isOn: .constant(true)) }
              TextField("Tag", text: $draft).onSubmit {
                if !tags.contains(draft) { tags.append(draft) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Spelling: View {
          @State private var words: [String] = []
          @State private var draft = ""
          var body: some View {
            TextField("Word", text: $draft).onSubmit(add)
            List(words, id: \\.self) { Text($0) }
          }
          func add() {
            let word = draft.lowercased()
            guard isNew(word) else { return }
            words.insert(word, at: 0)
          }
          func isNew(_ word: String) -> Bool { !words.contains(word) }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Messages {
          var texts: [String] = []
          var lines: [String] = []
          var names: [String] = []
          func show(_ text: String) { texts.append(text) }
          func receive(_ line: String) { lines.append(line) }
          func add(_ name: String) { names.append(name) }
        }
        struct Overlay: View {
          let messages: Messages
          let stream: AsyncStream<String>
          var body: some View {
            VStack {
              ForEach(messages.texts, id: ↓\\.self) { Text($0) }
              ForEach(messages.lines, id: ↓\\.self) { Text($0) }
              ForEach(messages.names, id: \\.self) { Text($0) }
            }
            .task { for await line in stream { messages.receive(line) } }
            Button("Copy") { messages.show("Copied") }
            Button("Add") { messages.add(UUID().uuidString) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The collection may be in an object in another file.
  static let dependsOnWholeProgram = true

  private static let adding: Set<Name> = ["append", "insert"]
  private static let searching: [Name] = [
    "contains", "first", "firstIndex", "lastIndex", "remove", "removeAll", "Set", "uniqued",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let data = node.arguments.first, data.kind != .labeledExpr, let id = context.argument(node, .id),
      id.kind == .keyPathExpr, id.text == "\\.self", context.runsWithBody, !context.isPreview,
      let use = context.record.uses[data.id], use.part == .value, context.isOwn(use.decl),
      !analyzer.decl(use.decl).has(.isComputed), analyzer.isObserved(use.decl) || analyzer.isBinding(use.decl),
      case let type = analyzer.variableType(of: use.decl), analyzer.isKnown(type, .array),
      analyzer.isKnown(analyzer.types.argument(type, 0), "String"), let added = addition(to: use.decl, context)
    else { return }
    let name = RuleText.oneLine(data.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "if the same text is added twice, two rows have the same identifier, and SwiftUI takes them for one; give the "
          + "elements an `id`, or do not add a text that `\(name)` contains",
        in: context.file, at: id.range,
        notes: [Diagnostic.Note("the text is added here", in: added.context.file, at: added.node.range)]))
  }

  /// The place where code adds a text that a field edits, without searching the collection for it.
  private func addition(to collection: DeclID, _ context: RuleContext) -> (node: SyntaxNode, context: RuleContext)? {
    let analyzer = context.analyzer
    let name = analyzer.decl(collection).name
    var bodies = analyzer.bodiesNear(collection)
    if !context.isOfSameType(collection) { bodies += context.bodiesOfType }
    for body in bodies where analyzer.node(of: body).mentions(name) && !analyzer.isInitializer(body) {
      let code = analyzer.node(of: body)
      guard analyzer.isViewContent(body) || !isSearching(code) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard !asksHelper(code, about: name, inner) else { continue }
      for change in code.subtree where change.kind == .functionCallExpr || change.kind == .infixOperatorExpr {
        guard let text = added(by: change), let write = PropertyWrite(change, inner.record, analyzer),
          write.property == collection, !isSearched(around: change, in: code)
        else { continue }
        let place = inner.copy()
        place.descend(towards: change)
        if text.subtree.contains(where: { isEdited($0, place) || isGiven($0, place) }) { return (change, inner) }
      }
    }
    return nil
  }

  /// What a change adds to a collection: `text` of `texts.append(text)`, `[text]` of `texts += [text]`.
  private func added(by change: SyntaxNode) -> SyntaxNode? {
    if change.kind == .infixOperatorExpr { return change.isAssigningOperation ? change.children.last : nil }
    guard let callee = change.calleeName, Self.adding.contains(change.name(of: callee)) else { return nil }
    return change.arguments.first
  }

  /// Whether an expression is a text that a field edits, or a local constant made of one.
  private func isEdited(_ part: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if let value = context.localValue(of: part) {
      return value.subtree.contains {
        $0.kind != .declReferenceExpr || $0.text != part.text ? isEdited($0, context) : false
      }
    }
    guard let use = context.record.uses[part.id], use.part == .value, analyzer.isOwn(use.decl),
      analyzer.isObserved(use.decl), analyzer.isKnown(analyzer.variableType(of: use.decl), "String")
    else { return false }
    return context.editing(of: use.decl) != nil
  }

  /// Whether an expression is the parameter of a function that some code calls with a literal, with a text that a field
  /// edits, or with each element of a stream: `notify("Copied")`.
  private func isGiven(_ part: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard part.kind == .declReferenceExpr, context.record.uses[part.id].map({ context.isOwn($0.decl) }) != true,
      let function = context.decl, analyzer.isOwnFunction(function),
      case let parameters = analyzer.signature(of: function).parameters,
      let number = parameters.firstIndex(where: { $0.name.text == part.text }),
      analyzer.isKnown(parameters[number].type, "String")
    else { return false }
    return context.calls(of: function).contains { call in
      let arguments = analyzer.arguments(of: call.node, call.context.record)
      guard let given = arguments.first(where: { $0.parameter == number })?.node else { return false }
      return given.kind == .stringLiteralExpr && !given.text.contains("\\(") || isEdited(given, call.context)
        || call.context.ancestors.contains { around in
          around.kind == .forStmt && around.ownToken(.awaitKeyword) != nil && around.children.first?.text == given.text
        }
    }
  }

  /// Whether the action or the function around a call searches the collection, or removes the text from it first.
  private func isSearched(around call: SyntaxNode, in code: SyntaxNode) -> Bool {
    var around = code
    for node in code.subtree where node.kind == .closureExpr || node.kind == .functionDecl {
      // The innermost action: containers have closures around it.
      if node.range.contains(call.range) { around = node }
    }
    return isSearching(around)
  }

  /// Whether code uses a function of the program that searches the collection: `guard isOriginal(word) else { return }`.
  private func asksHelper(_ code: SyntaxNode, about collection: Name, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return code.subtree.contains { node in
      guard let use = context.record.uses[node.id], analyzer.isOwnFunction(use.decl) else { return false }
      let helper = analyzer.node(of: use.decl)
      return helper.mentions(collection) && isSearching(helper)
    }
  }

  private func isSearching(_ code: SyntaxNode) -> Bool {
    Self.searching.contains { code.mentions($0) }
  }
}
