import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a body that shows a property which `@ObservationIgnored` leaves out of the observation.
struct IgnoredPropertyShownRule: Rule {
  static let info = RuleInfo(
    "ignored_property_shown", .state, .warning, isFixable: true,
    summary: "the body shows a property that is not observed, and keeps showing its old value",
    explanation: """
      The view keeps showing the old value until something else updates it. `@ObservationIgnored` takes a property out of \
      the observation, and so does `@Transient` in a model of SwiftData: neither the property nor a computed property \
      that only reads it updates a view. Delete `@ObservationIgnored`; keep what a model does not store in an \
      `@Observable` object that the model holds.
      """,
    silence: """
      The rule ignores objects and closures, properties that only initializers set, computed properties that also read \
      something observed, as caches do, classes that call `access` or `withMutation` themselves, and properties that \
      are set together with something observed.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Basket {
          ↓@ObservationIgnored private var items: [String] = []
          var title = "Basket"
          var summary: String { items.joined(separator: ", ") }
          func add(_ item: String) { items.append(item) }
        }
        struct BasketView: View {
          @State private var basket = Basket()
          var body: some View {
            Text(basket.title)
            Text(basket.summary)
            Button("Add") { basket.add("pear") }
          }
        }
        """,
        fixed: """
          import Observation
          @Observable final class Basket {
            private var items: [String] = []
            var title = "Basket"
            var summary: String { items.joined(separator: ", ") }
            func add(_ item: String) { items.append(item) }
          }
          struct BasketView: View {
            @State private var basket = Basket()
            var body: some View {
              Text(basket.title)
              Text(basket.summary)
              Button("Add") { basket.add("pear") }
            }
          }
          """),
      RuleExample(
        """
        import Observation
        @Observable final class Basket {
          @ObservationIgnored private var cache: [String: Int] = [:]
          @ObservationIgnored private var log: [String] = []
          @ObservationIgnored let limit = 10
          private var items: [String] = []
          private var version = 0
          var total: Int {
            if let known = cache["total"] { return known }
            let total = items.count
            cache["total"] = total
            return total
          }
          var lines: String { log.joined() }
          func add(_ item: String) {
            items.append(item)
            log.append(item)
          }
        }
        struct BasketView: View {
          @State private var basket = Basket()
          var body: some View {
            Text("\\(basket.total) of \\(basket.limit)")
            Text(basket.lines)
            Button("Add") { basket.add("pear") }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Library {
          ↓@ObservationIgnored private var cache: [String] = []
          @ObservationIgnored private var known: [String] = []
          private var revision = 0
          var results: [String] { cache.map { $0.uppercased() } }
          var summary: String { "\\(results.count) books" }
          var names: [String] { revision > 0 ? known : [] }
          func load() { cache = ["Emma"] }
          func learn() {
            known = ["Emma"]
            revision += 1
          }
        }
        struct Shelf: View {
          @State private var library = Library()
          var body: some View {
            Text(library.summary)
            Text("\\(library.names.count)")
            Button("Load") { library.load() }
            Button("Learn") { library.learn() }
          }
        }
        """,
        fixed: """
          import Observation
          @Observable final class Library {
            private var cache: [String] = []
            @ObservationIgnored private var known: [String] = []
            private var revision = 0
            var results: [String] { cache.map { $0.uppercased() } }
            var summary: String { "\\(results.count) books" }
            var names: [String] { revision > 0 ? known : [] }
            func load() { cache = ["Emma"] }
            func learn() {
              known = ["Emma"]
              revision += 1
            }
          }
          struct Shelf: View {
            @State private var library = Library()
            var body: some View {
              Text(library.summary)
              Text("\\(library.names.count)")
              Button("Load") { library.load() }
              Button("Learn") { library.learn() }
            }
          }
          """),
      RuleExample(
        """
        import Observation
        @Observable final class Search {
          var query = ""
          ↓@ObservationIgnored private var found: [String] = []
          @ObservationIgnored private var kept: [String] = []
          var results: [String] { query.isEmpty ? found : found.filter { $0.contains(query) } }
          var names: [String] { query.isEmpty ? [] : kept }
          func fetch() async -> [String] { [] }
          func load() async {
            let answer = await fetch()
            found = answer
          }
          func keep() { kept = ["a"] }
        }
        struct Results: View {
          @State private var search = Search()
          var body: some View {
            TextField("Query", text: $search.query)
            ForEach(search.results, id: \\.self) { Text($0) }
            ForEach(search.names, id: \\.self) { Text($0) }
              .task { await search.load() }
          }
        }
        """,
        fixed: """
          import Observation
          @Observable final class Search {
            var query = ""
            private var found: [String] = []
            @ObservationIgnored private var kept: [String] = []
            var results: [String] { query.isEmpty ? found : found.filter { $0.contains(query) } }
            var names: [String] { query.isEmpty ? [] : kept }
            func fetch() async -> [String] { [] }
            func load() async {
              let answer = await fetch()
              found = answer
            }
            func keep() { kept = ["a"] }
          }
          struct Results: View {
            @State private var search = Search()
            var body: some View {
              TextField("Query", text: $search.query)
              ForEach(search.results, id: \\.self) { Text($0) }
              ForEach(search.names, id: \\.self) { Text($0) }
                .task { await search.load() }
            }
          }
          """),
      RuleExample(
        """
        import SwiftData
        @Model final class Vault {
          var name = ""
          ↓@Transient var isFast: Bool?
          @Transient var cache: [String] = []
          var speed: String { isFast == true ? "fast" : "slow" }
          init(name: String) { self.name = name }
        }
        struct VaultRow: View {
          let vault: Vault
          var body: some View {
            Text(vault.name)
            Text(vault.speed).task { vault.isFast = await check() }
          }
          private func check() async -> Bool { true }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.memberAccessExpr, .functionCallExpr]
  /// The class may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isOwnFunction }

  private static let access: Name = "access"
  private static let mutation: Name = "withMutation"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      let model = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(model).kind == .classType, context.conforms(model, to: .observable), context.runsForBody,
      !context.isPreview, let (ignored, readsMore) = shown(by: use.decl, of: model, context),
      let change = change(of: ignored, in: model, context), !readsMore || change.isLate
    else { return }
    let code = analyzer.node(of: model)
    guard !code.mentions(Self.access), !code.mentions(Self.mutation) else { return }
    let name = analyzer.name(of: ignored)
    guard let (attribute, kind) = attribute(of: ignored, analyzer) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a view shows `\(name)` and is not updated when it changes: `@\(kind.rawValue)` leaves it out of the observation; "
          + kind.advice,
        in: analyzer.program.file(ignored.file).source, at: attribute.range,
        notes: [
          Diagnostic.Note("it is shown here", in: context.file, at: node.range),
          Diagnostic.Note("it changes here", in: analyzer.program.file(change.file).source, at: change.node.range),
        ],
        fixIts: kind == .ignored ? [fix(attribute, in: ignored.file, analyzer)] : []))
  }

  /// The attributes that leave a property out of the observation.
  private enum Kind: String, CaseIterable {
    case ignored = "ObservationIgnored"
    case transient = "Transient"

    var advice: String {
      switch self {
      case .ignored: "delete the attribute"
      case .transient: "keep it in an `@Observable` object that the model holds"
      }
    }
  }

  private func attribute(of property: DeclID, _ analyzer: Analyzer) -> (node: SyntaxNode, kind: Kind)? {
    analyzer.header(ofVariable: property).firstNonNil { part in
      part.subtree.firstNonNil { node in
        guard node.kind == .attribute else { return nil }
        return Kind.allCases.first { node.text.hasPrefix("@\($0.rawValue)") }.map { (node, $0) }
      }
    }
  }

  private func fix(_ attribute: SyntaxNode, in file: FileID, _ analyzer: Analyzer) -> FixIt {
    let bytes = analyzer.program.file(file).source.bytes
    var end = attribute.range.end
    while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[end]) { end += 1 }
    return FixIt("delete `@ObservationIgnored`", [TextEdit(SourceRange(attribute.range.start, end), "")], isSafe: false)
  }

  /// The ignored property that a member shows: itself, or the one that a getter or a method reads, and whether it also
  /// reads observed properties of the object.
  private func shown(
    by member: DeclID, of model: DeclID, _ context: RuleContext, depth: Int = 0
  ) -> (ignored: DeclID, readsMore: Bool)? {
    let analyzer = context.analyzer
    if isIgnored(member, of: model, analyzer) { return isPlain(member, analyzer) ? (member, false) : nil }
    let decl = analyzer.decl(member)
    guard decl.kind == .function || decl.has(.isComputed), !decl.has(.isStatic) else { return nil }
    var found: [DeclID] = []
    var readsMore = false
    let code = analyzer.node(of: member)
    let record = analyzer.record(of: member)
    for part in code.subtree {
      guard let use = record.uses[part.id], context.isOwn(use.decl) else { continue }
      if PropertyWrite(part, record, analyzer) != nil { return nil }
      guard analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == model,
        analyzer.decl(use.decl).kind != .variable || !isIgnored(use.decl, of: model, analyzer)
      else {
        if isIgnored(use.decl, of: model, analyzer) { found.append(use.decl) }
        // A member of another observed object may be observed.
        if analyzer.isTracked(use.decl) { return nil }
        continue
      }
      if analyzer.decl(use.decl).kind == .variable, analyzer.decl(use.decl).has(.isConstant) { continue }
      if analyzer.isTracked(use.decl) {
        readsMore = true
        continue
      }
      // `"\(results.count) books"` with `var results: [Book] { … }`
      guard depth < Self.maximumDepth, let inner = shown(by: use.decl, of: model, context, depth: depth + 1) else {
        return nil
      }
      found.append(inner.ignored)
      readsMore = readsMore || inner.readsMore
    }
    return found.first { isPlain($0, analyzer) }.map { ($0, readsMore) }
  }

  /// The maximum depth of computed properties that use each other.
  private static let maximumDepth = 3

  private func isIgnored(_ property: DeclID, of model: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(property)
    return decl.kind == .variable && decl.has(.hasCustomAttributes)
      && decl.flags.isDisjoint(with: [.isComputed, .isConstant, .isStatic, .isLazy])
      && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == model
      && analyzer.propertyWrappers(of: property).isEmpty && attribute(of: property, analyzer) != nil
  }

  /// Whether a property stores a value, and not an object, which may be observed itself, or a closure.
  private func isPlain(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let type = analyzer.variableType(of: property)
    let inner = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(inner) == .nominal else { return false }
    let kind = analyzer.decl(analyzer.types.decl(inner)).kind
    return kind == .structure || kind == .enumeration
  }

  /// The place where code changes only the property, and nothing observed, and whether it does so after it has waited,
  /// when other changes have been shown.
  private func change(
    of property: DeclID, in model: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, file: FileID, isLate: Bool)? {
    let analyzer = context.analyzer
    var first: (SyntaxNode, FileID, Bool)?
    var writers: [Name] = []
    let bodies = analyzer.bodiesNear(property).filter { !analyzer.isInitializer($0) && $0 != property }
    for body in bodies {
      let code = analyzer.node(of: body)
      guard code.mentions(analyzer.decl(property).name) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard let write = code.subtree.first(where: { PropertyWrite($0, inner.record, analyzer)?.property == property })
      else { continue }
      if changesMore(code, inner) { return nil }
      writers.append(analyzer.decl(body).name)
      let isLate = code.subtree.contains { $0.kind == .awaitExpr && $0.range.end <= write.range.start }
      first = first ?? (write, body.file, isLate)
    }
    // A method that calls one of these may also change something observed.
    for body in bodies {
      let code = analyzer.node(of: body)
      guard writers.contains(where: { $0 != analyzer.decl(body).name && code.mentions($0) }) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      if changesMore(code, inner) { return nil }
    }
    let near = Set(bodies)
    let uses = PropertyUses(of: property, analyzer)
    for (write, writer) in zip(uses.writes, uses.writers) where !near.contains(writer) {
      let place = RuleContext(analyzer, writer.file)
      place.enter(writer)
      place.descend(towards: write.node)
      let block = place.ancestors.last { $0.kind == .closureExpr && place.record.builders[$0.id] == nil }
      let code = block ?? analyzer.node(of: writer)
      guard !place.isPreview, !changesMore(code, place) else { return nil }
      let isLate = code.subtree.contains { $0.kind == .awaitExpr && $0.range.start <= write.node.range.end }
      first = first ?? (write.node, writer.file, isLate)
    }
    return first
  }

  private func changesMore(_ code: SyntaxNode, _ context: RuleContext) -> Bool {
    code.subtree.contains { part in
      PropertyWrite(part, context.record, context.analyzer).map { context.analyzer.isObserved($0.property) } ?? false
    }
  }
}
