import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a loop over positions that removes elements of the collection which the positions belong to.
struct OffsetsOutdatedRule: Rule {
  static let info = RuleInfo(
    "offsets_outdated", .data, .note, isFixable: false,
    summary: "the loop removes elements while it reads others by position, so the later positions are wrong",
    explanation: """
      The wrong rows are deleted, or the app crashes, when several rows are deleted at once. The positions that \
      `onDelete` gives belong to the rows as they are shown. Removing the element of the first position moves all \
      elements behind it, and a computed collection, such as the result of a search, is computed again. Take all \
      elements first (`let doomed = offsets.map { shown[$0] }`), or use `remove(atOffsets:)`.
      """,
    silence: """
      Loops that only read, loops over reversed positions, and collections that the loop does not change.
      """,
    examples: [
      RuleExample(
        """
        struct Words: View {
          @State private var words = ["alpha", "beta", "beat"]
          @State private var query = ""
          private var shown: [String] { words.filter { $0.contains(query) } }
          var body: some View {
            List {
              ForEach(shown, id: \\.self) { Text($0) }
                .onDelete { offsets in
                  for index in offsets {
                    remove(↓shown[index])
                  }
                }
            }
            .searchable(text: $query)
          }
          private func remove(_ word: String) { words.removeAll { $0 == word } }
        }
        """),
      RuleExample(
        """
        struct Words: View {
          @State private var words = ["alpha", "beta", "beat"]
          var body: some View {
            List {
              ForEach(words, id: \\.self) { Text($0) }.onDelete(perform: delete)
            }
          }
          private func delete(_ offsets: IndexSet) {
            offsets.forEach { ↓words.remove(at: $0) }
          }
        }
        """),
      RuleExample(
        """
        struct Words: View {
          @State private var words = ["alpha", "beta", "beat"]
          @State private var last = ""
          var body: some View {
            List {
              ForEach(words, id: \\.self) { Text($0) }
                .onDelete { words.remove(atOffsets: $0) }
              ForEach(words, id: \\.self) { Text($0) }
                .onDelete { offsets in
                  for index in offsets.sorted().reversed() { words.remove(at: index) }
                }
              ForEach(words, id: \\.self) { Text($0 + last) }
                .onDelete { offsets in
                  for index in offsets { last = words[index] }
                  let doomed = offsets.map { words[$0] }
                  for word in doomed { words.removeAll { $0 == word } }
                }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 26))

  static let visits: [NodeKind] = [.forStmt, .functionCallExpr]
  /// The model with the collection may be in another file.
  static let dependsOnWholeProgram = true

  private static let offsets: Name = "IndexSet"
  private static let forEach: Name = "forEach"
  private static let remove: Name = "remove"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.analyzer.isFromCatalogue(callee.decl) && callee.analyzer.decl(callee.decl).name == forEach
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let loop = Loop(node, context), isOffsets(loop.sequence, context) else { return }
    let analyzer = context.analyzer
    let written = Set(CalledWrites(in: loop.statements, context).found.map(\.write.property))
    if written.isEmpty { return }
    for part in loop.statements.flatMap(\.subtree) {
      guard let collection = collection(readAt: loop.index, in: part, context),
        let use = context.record.uses[collection.id], use.part == .value, context.isOwn(use.decl),
        let changed = sources(of: use.decl, context).first(where: { written.contains($0) })
      else { continue }
      let (name, source) = (RuleText.oneLine(collection.text), analyzer.name(of: changed))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the loop changes `\(source)`, and then the other positions are no longer those of `\(name)`: deleting "
            + "several rows deletes wrong ones or crashes the app; take all elements first, or use `remove(atOffsets:)`",
          in: context.file, at: part.range))
    }
  }

  /// `for index in offsets { … }`, and `offsets.forEach { index in … }`.
  private struct Loop {
    let sequence: SyntaxNode
    let index: Name
    let statements: [SyntaxNode]

    init?(_ node: SyntaxNode, _ context: RuleContext) {
      if node.kind == .forStmt {
        guard let pattern = node.child(.identifierPattern), let token = pattern.firstToken,
          let sequence = node.children.first(where: { $0.kind.isExpr }), let block = node.child(.codeBlock)
        else { return nil }
        (self.sequence, index, statements) = (sequence, pattern.name(of: token), Array(block.children))
      } else {
        guard let sequence = node.memberBase, let closure = node.lastClosure,
          let index = closure.closureParameterNames(unnamed: 1).first
        else { return nil }
        (self.sequence, self.index) = (sequence, index)
        statements = closure.children.filter { $0.kind != .closureSignature }
      }
    }
  }

  private func isOffsets(_ sequence: SyntaxNode, _ context: RuleContext) -> Bool {
    context.nominal(of: sequence).map {
      context.analyzer.isFromCatalogue($0) && context.analyzer.decl($0).name == Self.offsets
    } ?? false
  }

  /// The collection of `shown[index]` and `words.remove(at: index)`.
  private func collection(readAt index: Name, in part: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    func isIndex(_ argument: SyntaxNode?) -> Bool {
      guard let value = argument?.argumentValue, value.kind == .declReferenceExpr else { return false }
      return value.text == index.text
    }
    switch part.kind {
    case .subscriptCallExpr: return isIndex(part.arguments.first) ? part.children.first : nil
    case .functionCallExpr:
      guard part.calleeName.map({ part.name(of: $0) }) == Self.remove, isIndex(part.arguments.first) else { return nil }
      return part.memberBase
    default: return nil
    }
  }

  /// A stored collection, or the stored properties from which a computed one is made.
  private func sources(of property: DeclID, _ context: RuleContext) -> [DeclID] {
    let analyzer = context.analyzer
    guard analyzer.decl(property).kind == .variable else { return [] }
    guard analyzer.decl(property).has(.isComputed) else { return [property] }
    let node = analyzer.node(of: property)
    guard let getter = node.getterBlock ?? node.child(.codeBlock) else { return [] }
    let record = analyzer.record(of: property)
    return getter.subtree.compactMap { part in
      guard let use = record.uses[part.id], use.part == .value, context.isOwn(use.decl),
        analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed)
      else { return nil }
      return use.decl
    }
  }
}
