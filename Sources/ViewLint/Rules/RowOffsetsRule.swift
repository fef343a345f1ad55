import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about row offsets that are used as offsets in other data.
struct RowOffsetsRule: Rule {
  static let info = RuleInfo(
    "offsets_of_other_data", .correctness, .warning, isFixable: false,
    summary: "the offsets of the shown rows are applied to the data that the rows were filtered or sorted from",
    explanation: """
      A person deletes the third row on the screen, and the third stored element is gone, which is another one. \
      `onDelete` and `onMove` pass the positions of rows among the shown ones; if the rows are a filtered, sorted or \
      reversed version of the stored data, another element is at that position there. Look the elements up in the \
      shown data, and remove those: `let removed = offsets.map { shown[$0].id }`, `items.removeAll { \
      removed.contains($0.id) }`.
      """,
    silence: """
      Reported only where the rows' data visibly come from the stored property through an operation that leaves out or \
      reorders elements. An operation that only maps each element keeps the positions.
      """,
    examples: [
      RuleExample(
        """
        struct Note: Identifiable { let id = 1; var text = "" }
        struct Notes: View {
          @State private var notes: [Note] = []
          @State private var query = ""
          private var shown: [Note] { query.isEmpty ? notes : notes.filter { $0.text.contains(query) } }
          var body: some View {
            List {
              ForEach(shown) { Text($0.text) }.onDelete { offsets in ↓notes.remove(atOffsets: offsets) }
            }
            .searchable(text: $query)
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable { let id = 1; var text = "" }
        final class Shelf: ObservableObject {
          @Published var notes: [Note] = []
          var newest: [Note] { notes.sorted { $0.text < $1.text } }
          func remove(_ offsets: IndexSet) { notes.remove(atOffsets: offsets) }
        }
        struct Notes: View {
          @StateObject private var shelf = Shelf()
          var body: some View {
            List {
              ForEach(shelf.notes.reversed()) { Text($0.text) }.onDelete(perform: ↓delete)
              ForEach(shelf.newest) { Text($0.text) }.onDelete ↓{ shelf.remove($0) }
              ForEach(shelf.newest) { Text($0.text) }
                .onMove { from, to in ↓shelf.notes.move(fromOffsets: from, toOffset: to) }
            }
          }
          private func delete(at offsets: IndexSet) { shelf.notes.remove(atOffsets: offsets) }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable { let id = 1; var text = "" }
        struct Notes: View {
          @State private var notes: [Note] = []
          @State private var query = ""
          private var shown: [Note] { notes.filter { $0.text.contains(query) } }
          private var trimmed: [Note] { notes.map { Note(text: $0.text) } }
          var body: some View {
            List {
              ForEach(notes) { Text($0.text) }.onDelete { notes.remove(atOffsets: $0) }
              ForEach(trimmed) { Text($0.text) }.onDelete { notes.remove(atOffsets: $0) }
              ForEach(shown) { Text($0.text) }.onDelete { offsets in
                let removed = offsets.map { shown[$0].id }
                notes.removeAll { removed.contains($0.id) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Server: Identifiable { let id = 1; var isOn = true }
        final class Rack: ObservableObject {
          @Published var servers: [Server] = []
          var running: [Server] { servers.filter { $0.isOn } }
          func remove(at offsets: IndexSet) { servers.remove(atOffsets: offsets) }
          func stop(at offsets: IndexSet) {
            let ids = offsets.map { running[$0].id }
            servers.removeAll { ids.contains($0.id) }
          }
        }
        struct Servers: View {
          @StateObject private var rack = Rack()
          var body: some View {
            List {
              ForEach(rack.running) { Text("\\($0.id)") }.onDelete(perform: ↓rack.remove)
              ForEach(rack.running) { Text("\\($0.id)") }.onDelete(perform: rack.stop)
              ForEach(rack.servers) { Text("\\($0.id)") }.onDelete(perform: rack.remove)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The data and the actions may be declared in other files.
  static let dependsOnWholeProgram = true

  private static let changes = [
    CatalogueMember("DynamicViewContent", "onDelete"), CatalogueMember("DynamicViewContent", "onMove"),
  ]
  private static let using = [
    CatalogueMember("MutableCollection", "move"), CatalogueMember("RangeReplaceableCollection", "remove"),
  ]
  private static let indexSet: Name = "IndexSet"
  /// The functions that return some of the elements, or all in another order.
  private static let ordering: Set<Name> = [
    "filter", "sorted", "reversed", "shuffled", "dropFirst", "drop", "suffix", "compactMap",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: changes) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let data = data(ofRowsUnder: node, context), let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    for found in changes(in: code.statements, code.context) {
      guard let order = order(of: data, from: found.property, context) else { continue }
      let name = context.analyzer.name(of: found.property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` is changed at the positions of `\(RuleText.oneLine(data.text))`, where it has other elements "
            + "than the person meant; look the elements up in the shown data, and change those in `\(name)`",
          in: context.file, at: code.isHere && found.isHere ? found.call.range : action.range,
          notes: (code.isHere && found.isHere
            ? [] : [Diagnostic.Note("it is changed here", in: found.file, at: found.call.range)])
            + [order]))
    }
  }

  /// The data of the `ForEach` whose rows a modifier applies to.
  private func data(ofRowsUnder call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var current = call
    while let base = current.memberBase, base.kind == .functionCallExpr {
      if let made = context.madeType(base) {
        guard context.analyzer.makesRows(made), let data = base.arguments.first, data.kind != .labeledExpr else {
          return nil
        }
        return data
      }
      current = base
    }
    return nil
  }

  // MARK: The use of the offsets

  /// A call that removes or moves the elements at the offsets of a stored property.
  private struct Change {
    let call: SyntaxNode
    let property: DeclID
    let file: SourceFile
    /// Whether the call is in the action itself.
    let isHere: Bool
  }

  /// The changes in code that receives the offsets, and in the functions that it passes them to.
  private func changes(in code: [SyntaxNode], _ context: RuleContext, isHere: Bool = true) -> [Change] {
    code.flatMap(\.subtree).flatMap { call -> [Change] in
      guard call.kind == .functionCallExpr,
        let given = context.analyzer.arguments(of: call, context.record).first?.node, isOffsets(given, context)
      else { return [] }
      if context.isUse(call, ofAny: Self.using) {
        guard let stored = call.memberBase, let property = context.record.decl(of: stored), context.isOwn(property),
          context.analyzer.decl(property).kind == .variable, !context.analyzer.decl(property).has(.isComputed)
        else { return [] }
        return [Change(call: call, property: property, file: context.file, isHere: isHere)]
      }
      guard isHere, let use = context.record.uses[call.id], context.analyzer.isOwnFunction(use.decl),
        let block = context.analyzer.node(of: use.decl).child(.codeBlock)
      else { return [] }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      return changes(in: Array(block.children), inner, isHere: false)
    }
  }

  /// Whether a value is a parameter of type `IndexSet`. A derived value may contain other offsets.
  private func isOffsets(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .declReferenceExpr, let type = context.type(of: value),
      context.analyzer.isKnown(type, Self.indexSet), context.localValue(of: value) == nil
    else { return false }
    return context.record.decl(of: value).map { !context.isOwn($0) } ?? true
  }

  // MARK: Content of the rows

  /// The place where the data of rows filters or sorts the elements of a property; `nil` if none is known.
  private func order(of data: SyntaxNode, from property: DeclID, _ context: RuleContext) -> Diagnostic.Note? {
    var (node, inner) = (data, context)
    if let local = context.localValue(of: data) {
      node = local
    } else if let use = context.record.uses[data.id], use.part == .value, context.isOwn(use.decl),
      context.analyzer.decl(use.decl).has(.isComputed)
    {
      node = context.analyzer.node(of: use.decl)
      inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
    }
    let ordering = node.subtree.first { call in
      guard call.kind == .functionCallExpr || call.kind == .memberAccessExpr, let use = inner.record.uses[call.id],
        inner.analyzer.isFromCatalogue(use.decl), Self.ordering.contains(inner.analyzer.decl(use.decl).name),
        let base = call.memberBase
      else { return false }
      return base.contains { inner.record.decl(of: $0) == property }
    }
    return ordering.map {
      Diagnostic.Note("the rows show it reordered or filtered", in: inner.file, at: $0.range)
    }
  }
}
