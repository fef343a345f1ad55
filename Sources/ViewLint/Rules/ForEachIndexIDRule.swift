import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that are identified by their index in changing data.
struct ForEachIndexIDRule: Rule {
  static let info = RuleInfo(
    "foreach_index_id", .identity, .warning, isFixable: false,
    summary: "rows are identified by their position, so their state moves to other elements when the data changes",
    explanation: """
      State stays at the position and not with the element, the wrong row is animated, and a closure with an old \
      index can crash. A row keeps its state, its focus and its animations by its identifier. If that is the \
      position, each element after an inserted, removed or moved one gets the identity of its neighbour. Identify the \
      rows by the elements: `ForEach(items)`, or `ForEach(items.enumerated(), id: \\.element.id)` where the index is \
      needed.
      """,
    silence: """
      Data of which no code is found that removes, inserts or moves elements: positions in data that stays the same, \
      or only grows at its end, are as good as any identifier. Widgets, and views that only an `ImageRenderer` draws, \
      because they are pictures.
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
        struct Grid<Item, Cell: View>: View {
          private var rows: [[Item]] = []
          private let cell: (Item) -> Cell
          init(_ items: [Item], @ViewBuilder cell: @escaping (Item) -> Cell) {
            self.cell = cell
            lay(items)
          }
          private mutating func lay(_ items: [Item]) {
            for item in items { rows.insert([item], at: 0) }
          }
          var body: some View {
            VStack {
              ForEach(rows.indices, id: \\.self) { row in cell(rows[row][0]) }
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
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var search = ""
          private var found: [String] { notes.filter { $0.contains(search) } }
          var body: some View {
            let numbered = Array(found.enumerated())
            TextField("Search", text: $search)
            ForEach(↓numbered, id: \\.offset) { item in Text(item.element) }
            ForEach(↓0..<notes.count, id: \\.self, content: row)
            Button("Remove") { notes = notes.filter { !$0.isEmpty } }
          }
          private func row(_ index: Int) -> some View { Text(notes[index]) }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          @State private var notes = ["a", "b"]
          var body: some View {
            NoteRows(notes: notes)
            Button("Remove") { notes.remove(at: 0) }
          }
        }
        struct NoteRows: View {
          let notes: [String]
          var body: some View {
            ForEach(↓notes.indices, id: \\.self) { index in Text(notes[index]) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names = ["a", "b"]
          let fixed = ["a", "b"]
          var body: some View {
            let sorted = names.sorted()
            let copy = fixed
            VStack {
              ForEach(↓Array(sorted.enumerated()), id: \\.offset) { _, name in Text(name) }
              ForEach(Array(copy.enumerated()), id: \\.offset) { _, name in Text(name) }
              Button("Delete") { names.removeFirst() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Line: View {
          let names: [String]
          var body: some View {
            ForEach(Array(names.enumerated()), id: \\.offset) { Text($0.element) }
          }
        }
        struct Names: View {
          @State private var names = ["Anna", "Ben"]
          var body: some View {
            Text("Names")
            Button("Share") { print(ImageRenderer(content: Line(names: names))) }
            Button("Print") {
              let page = VStack { Line(names: names) }
              print(ImageRenderer(content: page))
            }
            Button("Remove") { names.removeFirst() }
          }
        }
        """),
      RuleExample(
        """
        final class Store: ObservableObject {
          @Published var notes = ["b", "a"]
          let fixed = ["x"]
          func found(_ text: String) -> [String] {
            if text.isEmpty { return notes }
            return notes.filter { $0.contains(text) }
          }
          func constants() -> [String] { fixed }
        }
        struct Notes: View {
          @StateObject private var store = Store()
          @State private var names = ["b", "a"]
          var body: some View {
            List {
              ForEach(↓names.indices.sorted { names[$0] < names[$1] }, id: \\.self) { Text(names[$0]) }
              ForEach(names.indices.map { names[$0] }, id: \\.self) { Text($0) }
              ForEach(↓Array(store.found("a").enumerated()), id: \\.offset) { Text($0.element) }
              ForEach(Array(store.constants().enumerated()), id: \\.offset) { Text($0.element) }
              Button("Remove") {
                names.removeFirst()
                store.notes.removeFirst()
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 78, of: 85, inApps: 90))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let indices: [Name] = ["indices"]
  private static let enumerated: Name = "enumerated"
  private static let zip: Name = "zip"
  private static let count: Name = "count"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr,
      let collection = collection(data, node, context),
      let root = collection.context.rootProperty(collection.node)
    else { return }
    var sources = Sources()
    sources.add(root, context.analyzer)
    // The sources of selections and orderings in the expression of the positions.
    sources.addParts(of: collection.node, collection.context.record, context.analyzer)
    guard !sources.collections.isEmpty, let decl = context.decl else { return }
    let made = collection.context.record.uses[collection.node.id].flatMap { use in
      collection.node.kind == .functionCallExpr && context.analyzer.isOwnFunction(use.decl) ? use.decl : nil
    }
    let name = context.analyzer.name(of: made ?? root)
    let trap =
      looksUp(root, inRowsOf: node, context)
      ? ", and a row whose element is gone reads it by an index out of range, which crashes the app" : ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "rows are identified by their position in `\(name)`, where elements are inserted, removed or moved: state and "
          + "animations go to the wrong row\(trap); identify them by their elements",
        in: context.file, at: data.range),
      if: .all([
        .live(decl), .moved(sources.collections, selectedBy: sources.selectors, note: "it is changed here"),
      ]))
  }

  /// Whether the rows access their elements by index: `items[index]`.
  private func looksUp(_ collection: DeclID, inRowsOf call: SyntaxNode, _ context: RuleContext) -> Bool {
    call.children.dropFirst().contains { argument in
      argument.contains { part in
        guard part.kind == .subscriptCallExpr, let base = part.children.first else { return false }
        let origin = context.origin(of: base)
        return origin.context.rootProperty(origin.node) == collection
      }
    }
  }

  /// The stored properties that a collection derives from.
  private struct Sources {
    private(set) var collections: [DeclID] = []
    /// The properties that select its elements, such as a search text.
    private(set) var selectors: [DeclID] = []
    private var seen: Set<DeclID> = []

    mutating func add(_ property: DeclID, _ analyzer: Analyzer, isSelector: Bool = false) {
      let isFunction = analyzer.isOwnFunction(property)
      guard analyzer.isOwn(property), analyzer.decl(property).kind == .variable || isFunction,
        seen.insert(property).inserted
      else { return }
      if isFunction || analyzer.decl(property).has(.isComputed) {
        addParts(of: analyzer.node(of: property), analyzer.record(of: property), analyzer, isSelector: isSelector)
      } else if isSelector {
        selectors.append(property)
      } else {
        collections.append(property)
      }
    }

    mutating func addParts(
      of node: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer, isSelector: Bool = false
    ) {
      if let use = record.uses[node.id] { add(use.decl, analyzer, isSelector: isSelector) }
      let copies = record.uses[node.id].flatMap { analyzer.fact(.copies, of: $0.decl) }
      for child in node.children {
        let isArgument = child.id != node.children.first?.id
        addParts(
          of: child, record, analyzer, isSelector: isSelector || isArgument && copies != nil && copies != .elements)
      }
    }
  }

  /// The collection whose indices are the identifiers.
  func collection(_ data: SyntaxNode, _ call: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    let id = context.argument(call, .id)
    let isSelf =
      id.map { $0.kind == .keyPathExpr && $0.children.isEmpty || $0.spacedText.hasSuffix("\\.self") } ?? false
    let origin = context.origin(of: data)
    if id == nil || isSelf {
      let positions = elements(of: origin)
      let (node, context) = (positions.node, positions.context)
      if node.kind == .memberAccessExpr, isMember(node, Self.indices, context) {
        // Without `id:` the range is read only once, which `foreach_dynamic_range` reports.
        return id == nil ? nil : node.children.first.map { context.origin(of: $0) }
      }
      guard id != nil, node.kind == .infixOperatorExpr, let type = context.record.types[node.id],
        context.analyzer.isKnown(type, .range) || context.analyzer.isKnown(type, .closedRange),
        let count = node.children.last.flatMap({ self.count(in: $0, context) })
      else { return nil }
      return count.children.first.map { context.origin(of: $0) }
    }
    guard let id, let last = id.children.last, last.spacedText == ".offset" || last.spacedText == ".0" else {
      return nil
    }
    return numbered(origin.node, origin.context)
  }

  /// `items.count` of `items.count` and `items.count - 1`
  private func count(in bound: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if bound.kind == .memberAccessExpr { return isMember(bound, [Self.count], context) ? bound : nil }
    guard bound.kind == .infixOperatorExpr || bound.kind == .parenExpr else { return nil }
    return bound.children.firstNonNil { count(in: $0, context) }
  }

  /// The collection that `enumerated()`, or `zip` with indices or numbers, pairs with numbers.
  private func numbered(_ data: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    var open = [data]
    while let next = open.popLast() {
      if next.kind == .closureExpr { continue }
      if next.kind == .functionCallExpr, let use = context.record.uses[next.id],
        context.analyzer.isFromCatalogue(use.decl)
      {
        let name = context.analyzer.decl(use.decl).name
        if name == Self.enumerated {
          return next.children.first?.children.first.map { named($0, context) }
        }
        if name == Self.zip {
          let (first, second) = (next.arguments.first, next.arguments.last)
          // `zip(items.indices, items)`
          if let first, isMember(first, Self.indices, context) {
            return first.children.first.map { named($0, context) }
          }
          // `zip(0..., items)`
          guard let first, first.kind == .postfixOperatorExpr, let second else { return nil }
          return named(second, context)
        }
      }
      open += next.children
    }
    return nil
  }

  /// The value of a local name; a property unchanged.
  private func named(_ value: SyntaxNode, _ context: RuleContext) -> ValueOrigin {
    context.localValue(of: value) == nil ? ValueOrigin(value, context) : context.origin(of: value)
  }

  /// `items.indices` of `Array(items.indices)` and of `items.indices.sorted { … }`
  private func elements(of origin: ValueOrigin) -> ValueOrigin {
    let (data, context) = (origin.node, origin.context)
    if data.kind == .functionCallExpr, let copies = context.calledFact(.copies, of: data), copies != .elements,
      let callee = data.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first,
      base.kind.isExpr
    {
      return elements(of: context.origin(of: base))
    }
    guard data.kind == .functionCallExpr, let type = context.record.types[data.id],
      context.analyzer.isKnown(type, .array), context.madeType(data) != nil, data.arguments.count == 1,
      let only = data.arguments.first, only.kind != .labeledExpr, only.kind != .closureExpr
    else { return origin }
    return context.origin(of: only)
  }

  private func isMember(_ node: SyntaxNode, _ names: [Name], _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[node.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    return names.contains(context.analyzer.decl(use.decl).name)
  }
}
