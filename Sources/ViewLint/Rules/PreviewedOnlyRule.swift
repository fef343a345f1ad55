import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that only its preview shows, so that work on it never reaches the program.
struct PreviewedOnlyRule: ProgramRule {
  static let info = RuleInfo(
    "view_only_in_previews", .correctness, .note, isFixable: false, countsInTests: false,
    summary: "only a preview shows the view: the program never does",
    explanation: """
      A view that a preview shows seems to be used: it is kept up to date, tested and looked at, though no screen of \
      the program shows it any more. Show it, or delete it with its preview.
      """,
    silence: """
      Programs without an app, modules that are not given as a whole, and collections of examples: modules most of \
      whose views only previews show, at least six. Views whose name occurs anywhere else, also \
      in tests or in code for another platform. Views that exist for previews: private and nested ones, those in an \
      `#if`, those that show another view of the same file or only a view that the program shows, those that previews \
      of other files show, and those whose name or documentation mentions previews.
      """,
    examples: [
      RuleExample(
        """
        struct ↓Badge: View {
          var body: some View { Text("New") }
        }
        struct Home: View {
          var body: some View { Text("Home") }
        }
        #Preview { Badge() }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """),
      RuleExample(
        """
        struct ↓Badge: View {
          let count: Int
          var body: some View { Text("\\(count)") }
        }
        extension Badge {
          init() { count = 1 }
        }
        struct Badge_Previews: PreviewProvider {
          static var previews: some View { Badge() }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Text("Home") } }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View { Text("New") }
        }
        struct Home: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        struct HomeOnGray: View {
          var body: some View { Home().background(.gray) }
        }
        private struct Frame: View {
          var body: some View { Text("Frame") }
        }
        #if DEBUG
          struct Sample: View {
            var body: some View { Text("Sample") }
          }
        #endif
        /// A pattern of lines behind what a preview shows.
        struct Lines: View {
          var body: some View { Text("Lines") }
        }
        struct BadgeStylePreview: View {
          var body: some View { Text("Styles") }
        }
        #Preview { BadgeStylePreview() }
        func panel() -> UIViewController { UIHostingController(rootView: Badge()) }
        #Preview { Lines() }
        #Preview { Badge() }
        #Preview { HomeOnGray() }
        #Preview { Frame() }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View { Text("New") }
        }
        #Preview { Badge() }
        """),
      RuleExample(
        """
        struct Blurs: View {
          var body: some View { Text("Blurs") }
        }
        #Preview { Blurs() }
        struct Clips: View {
          var body: some View { Text("Clips") }
        }
        #Preview { Clips() }
        struct Masks: View {
          var body: some View { Text("Masks") }
        }
        #Preview { Masks() }
        struct Shadows: View {
          var body: some View { Text("Shadows") }
        }
        #Preview { Shadows() }
        struct Strokes: View {
          var body: some View { Text("Strokes") }
        }
        #Preview { Strokes() }
        struct Tints: View {
          var body: some View { Text("Tints") }
        }
        #Preview { Tints() }
        @main struct GalleryApp: App {
          var body: some Scene { WindowGroup { Text("Look at the previews") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 66, of: 68, inApps: 67))

  func check(_ program: ProgramContext) {
    guard program.facts.hasApp else { return }
    let analyzer = program.analyzer
    let previewed = PreviewFinder(program.facts.graph).previewOnly()
    let declared = analyzer.program.userFileIDs.flatMap { file in
      analyzer.program.file(file).summary.decls.indices.map { analyzer.declID(file, $0) }
    }
    let shared = sharedByPreviews(program.facts.graph)
    let views = declared.filter { analyzer.decl($0).kind == .structure && analyzer.isView(analyzer.selfType($0)) }
    let candidates = views.filter { view in
      previewed.contains(view) && !shared.contains(view) && analyzer.decl(view).access > .fileprivateAccess
        && analyzer.parent(of: view) == nil && analyzer.isWholeModule(around: view.file)
        && isAtTop(view, analyzer)
    }
    if candidates.isEmpty { return }
    let files = Set(candidates.map(\.file))
    let neighbours = Dictionary(grouping: views.filter { files.contains($0.file) }, by: \.file)
    let uses = NamesOutsidePreviews(of: neighbours.values.flatMap { $0 }, analyzer)
    let found = candidates.filter { view in
      uses.places(of: view, analyzer).isEmpty
        && !showsNeighbour(view, among: neighbours[view.file] ?? [], uses, analyzer)
        && !isWrapper(view, previewed, analyzer) && !isDocumentedAsHelp(view, analyzer)
    }
    let counts = Dictionary(grouping: found) { analyzer.program.moduleNumber(of: $0.file) }.mapValues(\.count)
    let totals = Dictionary(grouping: views) { analyzer.program.moduleNumber(of: $0.file) }.mapValues(\.count)
    for view in found {
      let module = analyzer.program.moduleNumber(of: view.file)
      let count = counts[module] ?? 0
      // A collection of examples, most of which are made for their previews.
      if count >= Self.leastOfCollection, count * 2 > totals[module] ?? 0 { continue }
      let source = program.source(view.file)
      program.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "only previews show `\(analyzer.name(of: view))`: nothing else in the program names it; show it, or delete it with its "
            + "preview",
          in: source, at: analyzer.nameRange(of: view)),
        in: view.file)
    }
  }

  /// The least number of views that only previews show in a collection of examples.
  private static let leastOfCollection = 6

  /// Whether a type is declared at the top level of its file, and not in an `#if`.
  private func isAtTop(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    let node = analyzer.node(of: view)
    return analyzer.program.file(view.file).tree.root.children.contains { $0.id == node.id }
  }

  /// Whether a view shows another view of its file that other code shows, too, so that it prepares that view for a
  /// preview.
  private func showsNeighbour(
    _ view: DeclID, among neighbours: [DeclID], _ uses: NamesOutsidePreviews, _ analyzer: Analyzer
  ) -> Bool {
    let parts = ([view] + analyzer.extensions(of: view)).map { (file: $0.file, node: analyzer.node(of: $0)) }
    return neighbours.contains { other in
      other != view && parts.contains { $0.node.mentions(analyzer.decl(other).name) }
        && uses.places(of: other, analyzer).contains { place in
          !parts.contains { $0.file == place.file && $0.node.range.contains(place.range) }
        }
    }
  }

  /// Whether a view only shows another view of the program, with the dependencies that a preview needs.
  private func isWrapper(_ view: DeclID, _ previewed: DeclSet, _ analyzer: Analyzer) -> Bool {
    let members = ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }
    guard let body = members.first(where: { analyzer.decl($0).name == .body && analyzer.isViewContent($0) }),
      let value = analyzer.onlyValue(of: body)
    else { return false }
    let context = RuleContext(analyzer, body.file)
    context.enter(body)
    let core = context.core(of: value)
    guard let made = context.madeType(core), context.isOwn(made), made != view, !previewed.contains(made) else {
      return false
    }
    // A container of the program may be the root of any screen.
    return !core.subtree.contains { context.record.builders[$0.id] != nil }
  }

  /// Whether the name of a view, or the comment directly before it, mentions previews.
  private func isDocumentedAsHelp(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    if analyzer.name(of: view).contains("Preview") { return true }
    let source = analyzer.program.file(view.file).source
    let start = Int(analyzer.node(of: view).range.start)
    let before = source.text(SourceRange(max(0, start - Self.longestComment), start))
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reversed()
    let comment = lines.prefix { $0.drop { $0 == " " }.hasPrefix("//") }
    return comment.contains { $0.lowercased().contains("preview") }
  }

  /// The length in bytes of the text before a declaration that is searched.
  private static let longestComment = 2000

  /// The views that previews of other files make, so that they exist for previews.
  private func sharedByPreviews(_ graph: ViewGraph) -> Set<DeclID> {
    var shared: Set<DeclID> = []
    for root in graph.roots where root.isPreview {
      for edge in graph.edges[root.decl] ?? [] where edge.target.file != root.decl.file { shared.insert(edge.target) }
    }
    return shared
  }
}

/// The occurrences of some views' names outside of previews and of the views' own declarations and extensions, in all
/// code of the program, including inactive code.
private struct NamesOutsidePreviews {
  private var found: [Name: [ProgramFacts.Place]] = [:]

  func places(of view: DeclID, _ analyzer: Analyzer) -> [ProgramFacts.Place] {
    found[analyzer.decl(view).name] ?? []
  }

  /// Walks the program once.
  init(of views: [DeclID], _ analyzer: Analyzer) {
    var own: [FileID: [(name: Name, range: SourceRange)]] = [:]
    for view in views {
      let name = analyzer.decl(view).name
      for part in [view] + analyzer.extensions(of: view) {
        own[part.file, default: []].append((name, analyzer.node(of: part).range))
      }
    }
    let wanted = WordFilter(views.map { analyzer.decl($0).name })
    for file in analyzer.program.userFileIDs {
      let root = analyzer.program.file(file).tree.root
      for item in root.children where item.says(wanted) && !isPreview(item, file, analyzer) {
        for index in item.tokenIndices where item.says(wanted, at: index) {
          let name = item.name(at: index)
          let range = item.token(index).range
          let isOwn = own[file]?.contains { $0.name == name && $0.range.contains(range) } ?? false
          if !isOwn { found[name, default: []].append(ProgramFacts.Place(file: file, range: range)) }
        }
      }
    }
  }

  private func isPreview(_ item: SyntaxNode, _ file: FileID, _ analyzer: Analyzer) -> Bool {
    switch item.kind {
    case .macroExpansionDecl, .macroExpansionExpr: return item.child(.closureExpr) != nil
    case .structDecl:
      guard let provider = analyzer.knownDecl(.previewProvider),
        let decl = analyzer.program.file(file).summary.decls.indices.lazy.map({ analyzer.declID(file, $0) }).first(
          where: {
            analyzer.decl($0).kind == .structure && analyzer.node(of: $0).id == item.id
          })
      else { return false }
      return analyzer.ancestors(of: decl).contains(provider)
    // `#if DEBUG` around a preview.
    case .ifConfigDecl:
      return item.children.allSatisfy { clause in
        clause.children.filter { !$0.kind.isExpr || $0.kind == .macroExpansionExpr }.allSatisfy {
          isPreview($0, file, analyzer)
        }
      }
    default: return false
    }
  }
}
