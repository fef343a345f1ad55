import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows of data without an order: a dictionary or a set.
struct UnorderedRowsRule: Rule {
  static let info = RuleInfo(
    "unordered_rows", .correctness, .warning, isFixable: false,
    summary: "the rows come from a dictionary or a set, so their order changes with each launch",
    explanation: """
      The rows appear in another order each time the app starts, and change places when an element is added. A \
      `Dictionary` and a `Set` have no order, so `ForEach(Array(scores.keys), id: \\.self)` has none, and neither has \
      an array of related SwiftData models. Sort them: `ForEach(scores.keys.sorted(), id: \\.self)`.
      """,
    silence: """
      The rule ignores collections that are sorted before use, also in a function of the program; ordered collections \
      of packages; rows in a `ZStack`, on a map or in a chart, which define their own position; and previews.
      """,
    examples: [
      RuleExample(
        """
        struct Scores: View {
          @State private var scores = ["Ann": 3, "Bob": 5]
          @State private var tags: Set<String> = ["a", "b"]
          private var names: [String] { scores.keys.map { $0.uppercased() } }
          var body: some View {
            ForEach(Array(↓scores.keys), id: \\.self) { Text($0) }
            List(Array(↓tags), id: \\.self) { Text($0) }
            ForEach(↓names, id: \\.self) { Text($0) }
            ForEach(↓scores.map { $0 }, id: \\.key) { name, score in Text("\\(name) \\(score)") }
            Button("Add") { scores["Cid"] = tags.count }
          }
        }
        """),
      RuleExample(
        """
        struct Scores: View {
          @State private var scores = ["Ann": 3, "Bob": 5]
          @State private var order = ["Ann", "Bob"]
          private var names: [String] { scores.keys.sorted() }
          var body: some View {
            ForEach(scores.keys.sorted(), id: \\.self) { Text($0) }
            ForEach(scores.sorted { $0.value > $1.value }, id: \\.key) { Text($0.key) }
            ForEach(names, id: \\.self) { Text($0) }
            ForEach(order, id: \\.self) { Text("\\(scores[$0] ?? 0)") }
            ZStack { ForEach(Array(scores.keys), id: \\.self) { Text($0) } }
            Button("Add") { scores["Cid"] = 0 }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        import SwiftData
        @Model final class Trip {
          @Relationship(deleteRule: .cascade) var stops: [Stop] = []
          var tags: [String] = []
          init() {}
        }
        @Model final class Stop {
          var title: String
          var place: Int
          init(title: String, place: Int) { (self.title, self.place) = (title, place) }
        }
        struct TripView: View {
          let trip: Trip
          private var sorted: [Stop] { trip.stops.sorted { $0.place < $1.place } }
          var body: some View {
            List {
              ForEach(↓trip.stops) { Text($0.title) }
              ForEach(trip.stops.sorted { $0.place < $1.place }) { Text($0.title) }
              ForEach(sorted) { Text($0.title) }
              ForEach(trip.tags, id: \\.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        @objc(Recipe) final class Recipe: NSManagedObject, Identifiable {
          @NSManaged var parts: NSSet?
          var list: [Part] { parts?.allObjects as? [Part] ?? [] }
          var sorted: [Part] { list.sorted { $0.position < $1.position } }
        }
        @objc(Part) final class Part: NSManagedObject, Identifiable {
          @NSManaged var position: Int16
        }
        struct RecipeView: View {
          @ObservedObject var recipe: Recipe
          var body: some View {
            List {
              ForEach(↓recipe.list) { part in Text("\\(part.position)") }
              ForEach(recipe.sorted) { part in Text("\\(part.position)") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          @Relationship(inverse: \\Stop.trip) var stops: [Stop]? = []
          init() {}
        }
        @Model final class Stop {
          var place = ""
          var trip: Trip?
          init() {}
        }
        struct TripView: View {
          let trip: Trip
          var body: some View {
            List {
              ForEach(↓trip.stops ?? []) { stop in Text(stop.place) }
              ForEach((trip.stops ?? []).sorted { $0.place < $1.place }) { stop in Text(stop.place) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// Functions that preserve the order of the receiver, or the lack of it.
  private static let passing: Set<Name> = [
    "compactMap", "compactMapValues", "dropFirst", "dropLast", "enumerated", "filter", "flatMap", "map", "mapValues",
    "prefix", "reversed", "suffix",
  ]
  private static let parts: Set<Name> = ["allObjects", "keys", "lazy", "values"]
  private static let array: Name = "Array"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(.isRepeating) || callee.makes(.isLazyContainer) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let made = context.madeType(node), context.analyzer.makesRows(made), !context.isPreview,
      isInOrder(made, context),
      let data = node.arguments.first, data.kind != .labeledExpr, data.kind != .labeledTrailingClosure,
      let found = unordered(data, context, depth: 0)
    else { return }
    let name = RuleText.oneLine(found.collection.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        found.kind == Self.relationship
          ? "the models of a relationship have no order: the rows appear in another order at each launch; sort them by a "
            + "property that stores their position"
          : "a `\(found.kind)` has no order: the rows appear in another order at each launch, and change places when "
            + "`\(name)` changes; sort them",
        in: context.file, at: found.place.range))
  }

  /// Whether the container shows the rows in their order. In a `ZStack`, on a map or in a chart, each view sets its own
  /// position.
  private func isInOrder(_ made: DeclID, _ context: RuleContext) -> Bool {
    if context.analyzer.decl(made).has(.isLazyContainer) { return true }
    for (call, closure) in context.enclosingCalls {
      guard let around = context.madeType(call), !context.ownContainerKeeps(call, closure) else { continue }
      if context.analyzer.decl(around).has(.isTransparent) || context.analyzer.decl(around).has(.isRepeating) {
        continue
      }
      return context.analyzer.isFromCatalogue(around)
        && (context.madeFact(.axis, of: call).map { $0 != .depth } ?? false
          || context.madeFact(.holds, of: call) != nil
          || context.analyzer.decl(around).has(.isLazyContainer) || context.madeFact(.control, of: call) != nil)
    }
    // The containers around a helper are unknown.
    return context.enclosingCalls.isEmpty
  }

  private struct Found {
    /// `Dictionary` or `Set`.
    let kind: String
    let collection: SyntaxNode
    /// The expression in the current code that leads to the collection.
    let place: SyntaxNode
  }

  private func unordered(_ node: SyntaxNode, _ context: RuleContext, depth: Int) -> Found? {
    if let kind = kind(of: node, context) { return Found(kind: kind, collection: node, place: node) }
    if isRelationship(node, context) { return Found(kind: Self.relationship, collection: node, place: node) }
    switch node.kind {
    case .parenExpr, .asExpr, .optionalChainingExpr, .forceUnwrapExpr:
      return node.children.first.flatMap { unordered($0, context, depth: depth) }
    // `trip.stops ?? []`
    case .infixOperatorExpr where node.isCoalescing && node.children.last?.isEmptyArray == true:
      return node.children.first.flatMap { unordered($0, context, depth: depth) }
    case .memberAccessExpr:
      guard let base = node.children.first, base.kind.isExpr else { return nil }
      if let name = node.referencedName, Self.parts.contains(node.name(of: name)), context.isFromCatalogue(node) {
        return unordered(base, context, depth: depth).map { found in
          // The data are `scores.keys`, and not `scores`.
          found.place.id == base.id ? Found(kind: found.kind, collection: found.collection, place: node) : found
        }
      }
    case .functionCallExpr:
      guard let callee = node.children.first else { return nil }
      if callee.kind == .memberAccessExpr, let base = callee.children.first, base.kind.isExpr,
        let name = node.calleeName, Self.passing.contains(node.name(of: name)), context.isFromCatalogue(node)
      {
        return unordered(base, context, depth: depth)
      }
      if let made = context.madeType(node), made == context.analyzer.knownDecl(Self.array), node.arguments.count == 1,
        let argument = node.arguments.first, argument.kind != .labeledExpr
      {
        return unordered(argument, context, depth: depth)
      }
      return nil
    default: break
    }
    guard depth == 0, let use = context.record.uses[node.id], context.isOwn(use.decl),
      context.isOfSameType(use.decl) || isOfObject(use.decl, context), use.part == .value,
      context.analyzer.decl(use.decl).has(.isComputed),
      let value = context.analyzer.onlyValue(of: use.decl)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return unordered(value, inner, depth: 1).map { Found(kind: $0.kind, collection: $0.collection, place: node) }
  }

  private static let relationship = "relationship"
  private static let model: Name = "PersistentModel"

  /// Whether an expression is a to-many relationship of a SwiftData model, whose elements have no order.
  private func isRelationship(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      context.analyzer.decl(use.decl).kind == .variable, let type = context.record.types[node.id],
      context.analyzer.isKnown(context.analyzer.wrapped(type) ?? type, "Array")
    else { return false }
    guard let owner = context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) else {
      return false
    }
    return context.conforms(owner, to: Self.model) && context.analyzer.isModelRelationship(use.decl)
  }

  /// The name of an expression's type if it is a collection without an order.
  private func kind(of node: SyntaxNode, _ context: RuleContext) -> String? {
    guard let type = context.record.types[node.id],
      let decl = context.nominal(context.analyzer.wrapped(type) ?? type)
    else { return nil }
    return Self.kinds.first { context.analyzer.knownDecl($0) == decl }?.text
  }

  private static let kinds: [Name] = ["Dictionary", "NSMutableSet", "NSSet", "Set"]

  private static let managed: Name = "NSManagedObject"

  /// Whether a property belongs to a class of Core Data, as `var items: [Item] { set?.allObjects as? [Item] ?? [] }`.
  private func isOfObject(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    return analyzer.ancestors(of: owner).contains {
      analyzer.isFromCatalogue($0) && analyzer.decl($0).name == Self.managed
    }
  }
}

extension SyntaxNode {
  /// `[]`
  fileprivate var isEmptyArray: Bool { kind == .arrayExpr && children.isEmpty }
}
