import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a row that observes all elements of a collection for its own part of it.
struct RowReadsCollectionRule: Rule {
  static let info = RuleInfo(
    "row_reads_collection", .performance, .note, isFixable: false, profile: .strict,
    summary: "the row searches a collection of the model, and is updated at every change of it",
    explanation: """
      All rows are updated whenever any element of the collection is added or removed. A body subscribes to each \
      property of an `@Observable` object that it reads, and to a collection as a whole: a row that asks whether the \
      favourites contain its element depends on all favourites. Pass the row the answer as a value, or give it its own \
      observable model.
      """,
    silence: """
      Reported only for views that a `ForEach` or list creates from its data, and for collections of an `@Observable` \
      object. An `ObservableObject` updates all its views anyway, and a row's own model concerns that row alone. Short \
      lists lose little.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Shop {
          var favorites: Set<Int> = []
        }
        struct Row: View {
          let id: Int
          let shop: Shop
          var body: some View {
            if ↓shop.favorites.contains(id) { Image(systemName: "heart.fill") }
          }
        }
        struct Rows: View {
          let shop: Shop
          var body: some View {
            List { ForEach(0..<9) { Row(id: $0, shop: shop) } }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Shop {
          var favorites: Set<Int> = []
        }
        struct Row: View {
          let id: Int
          let isFavorite: Bool
          var body: some View {
            if isFavorite { Image(systemName: "heart.fill") }
          }
        }
        struct Rows: View {
          let shop: Shop
          var body: some View {
            List { ForEach(0..<9) { Row(id: $0, isFavorite: shop.favorites.contains($0)) } }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Shop {
          var favorites: Set<Int> = []
        }
        struct Header: View {
          let shop: Shop
          var body: some View {
            if shop.favorites.contains(1) { Text("The first is a favourite") }
          }
        }
        struct Rows: View {
          let shop: Shop
          var body: some View { Header(shop: shop) }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Shop {
          var favorites: Set<Int> = []
          var isOpen = true
          func isFavorite(_ id: Int) -> Bool { favorites.contains(id) }
          func price(of id: Int) -> Int { isOpen ? id : 0 }
        }
        struct Row: View {
          let id: Int
          let shop: Shop
          var body: some View {
            Image(systemName: icon)
            Text("\\(shop.price(of: id))")
          }
          private var icon: String { ↓shop.isFavorite(id) ? "heart.fill" : "heart" }
        }
        struct Rows: View {
          let shop: Shop
          var body: some View {
            List { ForEach(0..<9) { Row(id: $0, shop: shop) } }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Exercise: Identifiable {
          let id = 0
          var sets: [Int] = []
        }
        struct Row: View {
          let exercise: Exercise
          var body: some View { Text(exercise.sets.contains(3) ? "3" : "none") }
        }
        struct Rows: View {
          let exercises: [Exercise]
          var body: some View { List(exercises) { exercise in Row(exercise: exercise) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 1, inApps: 31))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let searches = ["contains", "first", "firstIndex", "filter", "allSatisfy", "last", "lastIndex"].map {
    (name: Name) in name
  }

  static func checksCalls(_ callee: Callee) -> Bool { callee.searches(Self.searches) || callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let collection = collection(searchedBy: node, context),
      let view = context.ownerType, context.conforms(view, to: .view), context.runsWithBody || context.isGetterForBody,
      !isElement(modelSearched(by: node, context), of: view, context)
    else { return }
    let name = analyzer.name(of: collection)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(analyzer.name(of: view))` subscribes to all of `\(name)`: a change of one element updates every "
          + "row; pass the row the value that it needs",
        in: context.file, at: node.range, notes: [context.note("the collection", at: collection)]),
      if: .isRow(view))
  }

  /// The collection of a model that a call searches, directly or in a method of the model that does nothing else.
  private func collection(searchedBy call: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let use = context.record.uses[call.id] else { return nil }
    if analyzer.isOwnFunction(use.decl) {
      guard let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
        context.conforms(owner, to: .observable), let only = analyzer.onlyValue(of: use.decl)
      else { return nil }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      return only.subtree.firstNonNil { part in
        part.kind == .functionCallExpr && inner.record.uses[part.id].map({ isSearch($0.decl, analyzer) }) == true
          ? collection(searchedBy: part, inner) : nil
      }
    }
    guard let collection = call.children.first?.children.first, let searched = context.record.uses[collection.id],
      context.isOwn(searched.decl), analyzer.isTracked(searched.decl),
      analyzer.propertyWrappers(of: searched.decl).isEmpty
    else { return nil }
    return searched.decl
  }

  /// The property of the view whose model contains the searched collection.
  private func modelSearched(by call: SyntaxNode, _ context: RuleContext) -> DeclID? {
    var node = call
    while node.kind == .functionCallExpr || node.kind == .memberAccessExpr, let base = node.children.first,
      base.kind.isExpr
    {
      node = base
      if let use = context.record.uses[node.id], context.isOfSameType(use.decl) { return use.decl }
    }
    return nil
  }

  /// Whether each row receives its own model, whose changes are for that row only.
  private func isElement(_ model: DeclID?, of view: DeclID, _ context: RuleContext) -> Bool {
    guard let model, context.analyzer.isInput(model) else { return false }
    return context.uses(ofView: view).contains { use in
      guard let given = use.context.argument(use.node, context.analyzer.decl(model).name),
        given.kind == .declReferenceExpr, use.context.repeatingCall != nil, use.context.localValue(of: given) == nil
      else { return false }
      return use.context.record.uses[given.id].map { $0.decl.file == context.analyzer.localFile } ?? true
    }
  }

  private func isSearch(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isSearch(decl, named: Self.searches)
  }
}

extension Callee {
  /// Whether the callee is a search method of a sequence or a set.
  fileprivate func searches(_ names: [Name]) -> Bool { analyzer.isSearch(decl, named: names) }
}

extension Analyzer {
  fileprivate func isSearch(_ method: DeclID, named names: [Name]) -> Bool {
    guard isFromCatalogue(method), names.contains(decl(method).name),
      let owner = owner(of: method).flatMap({ nominal(of: $0) })
    else { return false }
    let sequence = knownDecl(.sequence)
    return owner == sequence || sequence.map { ancestors(of: owner).contains($0) } ?? false
  }
}
