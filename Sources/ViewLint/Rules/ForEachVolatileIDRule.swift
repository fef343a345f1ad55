import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about elements whose identifier differs at each access.
struct ForEachVolatileIDRule: Rule {
  static let info = RuleInfo(
    "foreach_volatile_id", .identity, .warning, isFixable: false,
    summary: "the elements get new identifiers each time they are read, which replaces all rows at every update",
    explanation: """
      State and focus are lost, everything is laid out again, and a list jumps. SwiftUI compares the identifiers of \
      the rows before and after an update. If they are new each time, because `id` is computed or because the body \
      creates the elements, all rows are removed and others inserted at every update. Store the identifier, and \
      create the elements where they are loaded.
      """,
    silence: """
      `let id = UUID()` in a type whose values are created once: outside of a body, in `@State` or a model, in an \
      action. A plain property of a view whose parent never runs again. A computed `id` of values that are not used \
      for rows, sheets or alerts.
      """,
    examples: [
      RuleExample(
        """
        struct Tag: Identifiable {
          var ↓id: UUID { UUID() }
          let name: String
        }
        struct Tags: View {
          var tags: [Tag]
          var body: some View { List(tags) { tag in Text(tag.name) } }
        }
        """),
      RuleExample(
        """
        enum Sheet: Identifiable {
          case settings, help
          var ↓id: UUID { UUID() }
        }
        struct Home: View {
          @State private var sheet: Sheet?
          var body: some View {
            Button("Help") { sheet = .help }.sheet(item: $sheet) { _ in Text("Sheet") }
          }
        }
        """),
      RuleExample(
        """
        struct Message: Identifiable {
          var id: UUID { UUID() }
          let text: String
        }
        struct Banner: View {
          let message: Message
          var body: some View { Text(message.text) }
        }
        """),
      RuleExample(
        """
        struct Row: Identifiable {
          let id = UUID()
          var title: String
        }
        struct Titles: View {
          var titles: [String]
          var body: some View {
            List(titles.map { ↓Row(title: $0) }) { row in Text(row.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Row: Identifiable {
          let id = UUID()
          var title: String
        }
        struct Titles: View {
          var rows: [Row] { [↓Row(title: "a"), Row(title: "b")] }
          var body: some View {
            ForEach(rows) { row in Text(row.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Row: Identifiable {
          let id = UUID()
          var title: String
        }
        struct Titles: View {
          @State private var rows = [Row(title: "a"), Row(title: "b")]
          var body: some View {
            ForEach(rows) { row in Text(row.title) }
            Button("Add") { rows.append(Row(title: "c")) }
          }
        }
        """),
      RuleExample(
        """
        struct Tag: Identifiable {
          var id: String { name }
          let name: String
        }
        """),
      RuleExample(
        """
        struct Row: Identifiable {
          let note: UUID?
          let title: String
          var id: UUID { note ?? UUID() }
        }
        """),
      RuleExample(
        """
        struct Row: Identifiable {
          let id = UUID()
          let title: String
        }
        struct Named: Identifiable {
          let id: String
          init(_ name: String) { id = name }
        }
        struct Titles: View {
          let titles: [String]
          private var rows: [Row] { titles.map(↓Row.init) }
          private func row(_ title: String) -> Row { Row(title: title) }
          private func listed(_ titles: [String]) -> [String] { titles }
          var body: some View {
            ForEach(rows) { Text($0.title) }
            ForEach(titles.map(↓row)) { Text($0.title) }
            ForEach(listed(titles).map(Named.init)) { Text($0.id) }
          }
        }
        """),
      RuleExample(
        """
        struct Tag: Identifiable {
          let id: String
          let text: String
          init(_ text: String) {
            id = UUID().uuidString
            self.text = text
          }
          init(word: String) {
            id = word
            text = word
          }
        }
        struct Tags: View {
          let words: [String]
          var body: some View {
            ForEach(words.map(↓Tag.init)) { Text($0.text) }
            ForEach(words.map(↓Tag.init), id: \\.id) { Text($0.text) }
            ForEach(words.map(Tag.init), id: \\.text) { Text($0.text) }
            ForEach(words.map(Tag.init(word:))) { Text($0.text) }
          }
        }
        """),
      RuleExample(
        """
        struct Tag: Identifiable {
          let name: String?
          var ↓id: String { name ?? UUID().uuidString }
        }
        struct Label: Identifiable {
          let name: String?
          var ↓id: String {
            if let name { return name }
            return "label-" + UUID().uuidString
          }
        }
        final class Note: Identifiable {
          var key: String?
          var id: String {
            if let key { return key }
            let new = UUID().uuidString
            key = new
            return new
          }
        }
        struct Lists: View {
          let tags: [Tag]
          let labels: [Label]
          let notes: [Note]
          var body: some View {
            ForEach(tags) { Text($0.id) }
            ForEach(labels) { Text($0.id) }
            ForEach(notes) { Text($0.id) }
          }
        }
        """),
      RuleExample(
        """
        struct Choice: Identifiable {
          let id = UUID()
          let title: String
        }
        struct Choices: View {
          private let choices = [↓Choice(title: "Red"), Choice(title: "Green")]
          private static let others = [Choice(title: "Red"), Choice(title: "Green")]
          @State private var kept = [Choice(title: "Red"), Choice(title: "Green")]
          var body: some View {
            List(choices) { choice in Text(choice.title) }
            List(Self.others) { choice in Text(choice.title) }
            List(kept) { choice in Text(choice.title) }
          }
        }
        struct Start: View {
          private let choices = [Choice(title: "Red"), Choice(title: "Green")]
          var body: some View { List(choices) { choice in Text(choice.title) } }
        }
        struct Root: View {
          @State private var isOn = false
          var body: some View {
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            Choices()
          }
        }
        """),
      RuleExample(
        """
        struct Message: Identifiable {
          let id = UUID()
          let text: String
        }
        final class Chat: ObservableObject {
          @Published var texts: [String] = []
          @Published var draft = ""
          var rows: [Message] { texts.map { Message(text: $0) } }
        }
        struct Messages: View {
          let rows: [Message]
          var body: some View { ForEach(↓rows) { Text($0.text) } }
        }
        struct KeptMessages: View {
          let rows: [Message]
          var body: some View { ForEach(rows) { Text($0.text) } }
        }
        struct Screen: View {
          @StateObject private var chat = Chat()
          @State private var kept: [Message] = []
          var body: some View {
            TextField("Message", text: $chat.draft)
            Messages(rows: chat.rows)
            KeptMessages(rows: kept)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 53, of: 54, inApps: 79))

  static let visits: [NodeKind] = [.patternBinding, .functionCallExpr]
  static let usesProgramFacts = true

  private static let id: Name = "id"
  static let outsideViews = OutsideViews(properties: [id])

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .patternBinding {
      checkIdentifier(node, context)
    } else {
      checkData(node, context)
    }
  }

  /// `var id: UUID { UUID() }`
  private func checkIdentifier(_ node: SyntaxNode, _ context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).name == Self.id,
      context.analyzer.decl(decl).has(.isComputed), !context.analyzer.decl(decl).has(.isStatic),
      let owner = context.ownerType, context.conforms(owner, to: .identifiable)
    else { return }
    guard let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
      let fresh = results(of: Array(block.children)).firstNonNil({ freshValue(in: $0, context) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(fresh.text))` gives a new `id` each time it is read: the row or sheet that it identifies "
          + "is replaced at every update; store the identifier",
        in: context.file, at: context.analyzer.nameRange(of: decl)),
      if: .identifiesViews(owner))
  }

  /// The results of code: the values of `return` statements, or the single expression of a block.
  private func results(of statements: [SyntaxNode]) -> [SyntaxNode] {
    statements.flatMap { statement -> [SyntaxNode] in
      switch statement.kind {
      case .returnStmt: return Array(statement.children)
      case .ifExpr, .guardStmt, .switchExpr, .doStmt, .catchClause: return results(inBlocksOf: statement)
      default: return statements.count == 1 && statement.kind.isExpr ? [statement] : []
      }
    }
  }

  private func results(inBlocksOf statement: SyntaxNode) -> [SyntaxNode] {
    statement.children.flatMap { part -> [SyntaxNode] in
      switch part.kind {
      case .codeBlock: results(of: Array(part.children))
      case .switchCase: results(of: part.children.filter { $0.kind != .switchCaseItem })
      case .ifExpr, .catchClause: results(inBlocksOf: part)
      default: []
      }
    }
  }

  /// The part of a value that differs at each evaluation, including fallback values: `name ?? UUID()`.
  private func freshValue(in value: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if let fresh = context.freshPart(of: value) { return fresh }
    var open = [value]
    while let next = open.popLast() {
      if next.kind == .closureExpr { continue }
      if next.isCoalescing, let stopgap = next.children.last, let fresh = context.freshPart(of: stopgap) {
        return fresh
      }
      open += next.children
    }
    return nil
  }

  private func checkData(_ node: SyntaxNode, _ context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr,
      context.argument(node, .id).map(\.isPathToID) ?? true, context.isViewCode, !context.isPreview
    else { return }
    if let kept = context.madeWithView(data) { return checkProperty(kept, data, context) }
    let origin = context.origin(of: data)
    if let row = FreshElement(in: origin.node, origin.context.record, context) {
      let isElsewhere = origin.node.id != data.id || origin.context !== context
      let note = Diagnostic.Note("the rows are made from it here", in: context.file, at: data.range)
      return report(row, origin.context.file, isElsewhere ? note : nil, context)
    }
    if checkInput(data, context) { return }
    // A computed property also makes them at each access.
    guard let use = context.record.uses[data.id], !context.analyzer.isFromCatalogue(use.decl),
      use.decl.file == context.fileID,
      context.analyzer.decl(use.decl).kind == .variable, context.analyzer.decl(use.decl).has(.isComputed)
    else { return }
    let record = context.analyzer.record(of: use.decl)
    if let row = FreshElement(in: context.analyzer.node(of: use.decl), record, context) {
      let note = Diagnostic.Note("the rows are made from it here", in: context.file, at: data.range)
      report(row, context.file, note, context)
    }
  }

  /// `let rows: [Row]` of a view, for which a parent makes new rows each time its body runs: `Page(rows: model.rows)`
  private func checkInput(_ data: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[data.id], use.part == .value, context.isOwn(use.decl),
      context.isOfSameType(use.decl), analyzer.isInput(use.decl), let view = context.ownerType
    else { return false }
    for given in context.valuesGiven(for: use.decl, of: view) {
      let origin = given.context.origin(of: given.node)
      guard let row = FreshElement(in: origin.node, origin.context.record, given.context) else { continue }
      let notes = [
        Diagnostic.Note("they are given to the view here", in: given.context.file, at: given.node.range),
        context.note("the identifier is created with it", at: row.id),
      ]
      let type = analyzer.ownerName(of: row.id)?.text ?? "element"
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each `\(type)` is created again with a new `id` whenever the body that makes "
            + "`\(analyzer.name(of: view))` runs: all rows are replaced; create them once, or take the `id` from the data",
          in: context.file, at: data.range, notes: notes),
        if: .remade(view, note: "the view is created here, by one that is updated"))
      return true
    }
    return false
  }

  /// `let rows = [Row("A"), Row("B")]` of a view, which makes new rows with each value of the view
  private func checkProperty(_ kept: RuleContext.MadeWithView, _ data: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let inner = RuleContext(analyzer, kept.property.file)
    inner.enter(kept.property)
    guard let row = FreshElement(in: kept.value, inner.record, inner) else { return }
    let type = analyzer.ownerName(of: row.id)?.text ?? "element"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(type)` is created again with a new `id` whenever the parent of `\(analyzer.name(of: kept.view))` is "
          + "updated, "
          + "and all rows are replaced; keep `\(analyzer.name(of: kept.property))` in a `static let` or `@State`",
        in: inner.file, at: row.call.range,
        notes: [
          Diagnostic.Note("the rows are made from it here", in: context.file, at: data.range),
          context.note("its identifier is created with it", at: row.id),
        ]), if: kept.condition)
  }

  private func report(
    _ row: FreshElement, _ file: SourceFile, _ note: Diagnostic.Note?, _ context: RuleContext
  ) {
    let type = context.analyzer.ownerName(of: row.id)?.text ?? "element"
    let notes = [note, context.note("its identifier is created with it", at: row.id)].compactMap { $0 }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(type)` is created again with a new `id` whenever the body runs: all rows are replaced at every "
          + "update; create them once and keep them in `@State` or a model",
        in: file, at: row.call.range, notes: notes))
  }
}

extension SyntaxNode {
  /// `\.id`, which is the default for identifiable elements
  fileprivate var isPathToID: Bool { onlyKeyPathName.map { name(of: $0) } == .id }
}
