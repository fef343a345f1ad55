import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of rows whose identity is their position in data that is changed.
struct ForEachIndexIDRule: Rule {
  static let info = RuleInfo(
    "foreach_index_id", .identity, .warning, isFixable: false,
    summary: "rows are identified by their position in data that changes",
    explanation: """
      A row keeps its state, its focus and its animations by its identifier. If that is its position, an element that \
      is removed, inserted or moved gives all that follow the identity of their neighbour: state stays at the place and \
      not with the element, the wrong row is animated, and a closure with an old index can trap. Identify the rows by \
      the elements: `ForEach(items)`, or `ForEach(items.enumerated(), id: \\.element.id)` where the index is needed.
      """,
    silence: """
      Nothing is said unless code is found that removes, inserts or moves elements: positions in data that stays as it \
      is, or only grows at its end, are as good as any identifier.
      """,
    examples: [
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["one", "two"]
          var body: some View {
            List {
              ForEach(↓notes.indices, id: \\.self) { index in TextField("Note", text: $notes[index]) }
                .onDelete { notes.remove(atOffsets: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          var body: some View {
            List {
              ForEach(↓notes.indices, id: \\.self) { index in Text(notes[index]) }
            }
            Button("Remove") { notes.removeFirst() }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          var body: some View {
            VStack {
              ForEach(↓Array(notes.enumerated()), id: \\.offset) { item in Text(item.element) }
            }
            .onTapGesture { notes.insert("new", at: 0) }
          }
        }
        """),
      RuleExample(
        """
        struct Steps: View {
          private let steps = ["one", "two"]
          var body: some View {
            ForEach(steps.indices, id: \\.self) { index in Text(steps[index]) }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable {
          let id: Int
          var text = ""
        }
        struct Notes: View {
          @State private var notes: [Note] = []
          var body: some View {
            ForEach(Array(notes.enumerated()), id: \\.element.id) { item in Text(item.element.text) }
            Button("Add") { notes.append(Note(id: notes.count)) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            List {
              ForEach(↓Array(names.indices), id: \\.self) { Text(names[$0]) }
              ForEach(↓Array(zip(names.indices, names)), id: \\.0) { _, name in Text(name) }
              ForEach(Array(zip(names.indices, names)), id: \\.1) { _, name in Text(name) }
              Button("Remove") { names.removeFirst() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 20, of: 20, inApps: 10))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let indices: [Name] = ["indices"]
  private static let enumerated: Name = "enumerated"
  private static let zip: Name = "zip"
  private static let count: Name = "count"

  static func isAbout(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr, let collection = collection(data, node, context)
    else { return }
    guard let property = context.rootProperty(collection) else { return }
    guard let change = ChangeFinder(context: context, property: property, isAboutPositions: true).firstChange() else {
      return
    }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "rows are identified by their position in `\(name)`, where elements come, go or move: state and animations go to the wrong row; "
          + "identify them by their elements",
        in: context.file, at: data.range, notes: [change]))
  }

  /// The collection whose positions the identifiers are.
  func collection(_ data: SyntaxNode, _ call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let id = context.argument(call, .id)
    let isSelf =
      id.map { $0.kind == .keyPathExpr && $0.children.isEmpty || $0.spacedText.hasSuffix("\\.self") } ?? false
    if id == nil || isSelf {
      let data = elements(of: data, context)
      if data.kind == .memberAccessExpr, isMember(data, Self.indices, context) { return data.children.first }
      guard data.kind == .infixOperatorExpr, let upper = data.children.last, upper.kind == .memberAccessExpr,
        isMember(upper, [Self.count], context), let type = context.record.types[data.id],
        context.analyzer.isKnown(type, .range)
      else { return nil }
      // Without `id:` the range is read once only: `foreach_dynamic_range`.
      return id == nil ? nil : upper.children.first
    }
    guard let id, let last = id.children.last, last.spacedText == ".offset" || last.spacedText == ".0" else {
      return nil
    }
    var open = [data]
    while let next = open.popLast() {
      if next.kind == .closureExpr { continue }
      if next.kind == .functionCallExpr, let use = context.record.uses[next.id],
        context.analyzer.isFromCatalogue(use.decl)
      {
        let name = context.analyzer.decl(use.decl).name
        if name == Self.enumerated { return next.children.first?.children.first }
        // `zip(items.indices, items)`
        if name == Self.zip, let first = next.arguments.first, isMember(first, Self.indices, context) {
          return first.children.first
        }
      }
      open += next.children
    }
    return nil
  }

  /// `items.indices` of `Array(items.indices)`
  private func elements(of data: SyntaxNode, _ context: RuleContext) -> SyntaxNode {
    guard data.kind == .functionCallExpr, let type = context.record.types[data.id],
      context.analyzer.isKnown(type, .array), context.madeType(data) != nil, data.arguments.count == 1,
      let only = data.arguments.first, only.kind != .labeledExpr, only.kind != .closureExpr
    else { return data }
    return only
  }

  private func isMember(_ node: SyntaxNode, _ names: [Name], _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[node.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    return names.contains(context.analyzer.decl(use.decl).name)
  }
}
