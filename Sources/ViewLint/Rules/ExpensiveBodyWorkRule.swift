import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about files and data that are read during body evaluation.
struct ExpensiveBodyWorkRule: Rule {
  static let info = RuleInfo(
    "expensive_body_work", .performance, .warning, isFixable: false,
    summary: "the body reads a file or data each time that it runs, on the main thread",
    explanation: """
      Scrolling and typing stutter. A body runs often and on the main thread, in a list once for each row, and must \
      end long before the frame is drawn; reading a file, or decoding an image or data, takes longer than a frame. Do \
      it once in a `task`, off the main thread if it takes long, and keep the result in `@State`.
      """,
    silence: """
      Actions, tasks, initializers and stored properties. Images of the asset catalogue, which the system caches; \
      settings and the addresses of resources, which are found quickly. The code of functions of other types that the \
      body calls, and models that make views for others. Files that import WidgetKit: the body of a widget runs once \
      for each entry of its timeline, and cannot wait.
      """,
    examples: [
      RuleExample(
        """
        struct Photo: View {
          var photo: Data
          var body: some View { Image(uiImage: ↓UIImage(data: photo)!) }
        }
        """),
      RuleExample(
        """
        struct Licence: View {
          var url: URL
          private var text: some View {
            Text((try? ↓String(contentsOf: url, encoding: .utf8)) ?? "")
          }
          var body: some View { text }
        }
        """),
      RuleExample(
        """
        struct Photo: View {
          var photo: Data
          @State private var image: UIImage?
          var body: some View {
            Group {
              if let image { Image(uiImage: image) }
            }
            .task { image = UIImage(data: photo) }
          }
        }
        """),
      RuleExample(
        """
        struct Photo: View {
          @AppStorage("name") private var name = "photo"
          var body: some View {
            Image(uiImage: UIImage(named: name)!)
            Text(UserDefaults.standard.string(forKey: "title") ?? "")
          }
        }
        """),
      RuleExample(
        """
        struct UIImage {
          init?(data: Int) {}
        }
        struct Photo: View {
          var body: some View { Text(UIImage(data: 3) == nil ? "none" : "one") }
        }
        """),
      RuleExample(
        """
        import WidgetKit
        struct PhotoEntry: TimelineEntry {
          let date: Date
          let photo: Data
        }
        struct PhotoWidgetView: View {
          let entry: PhotoEntry
          var body: some View { Image(uiImage: UIImage(data: entry.photo)!) }
        }
        """),
      RuleExample(
        """
        struct Catalog {
          var products: [String] {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/a")) else { return [] }
            return [String(decoding: data, as: UTF8.self)]
          }
          var featured: [String] { Array(products.prefix(3)) }
          let kept: [String] = []
        }
        struct Featured: View {
          let catalog: Catalog
          var body: some View {
            ForEach(↓catalog.featured, id: \\.self) { Text($0) }
            ForEach(catalog.kept, id: \\.self) { Text($0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 14, of: 16, inApps: 11))

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr]
  /// The use of a helper may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.text(of: .slow) != nil || callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl) {
      return checkHelper(use.decl, at: node, context)
    }
    guard let use = context.record.uses[node.id], let work = context.analyzer.catalogueText(.slow, of: use.decl),
      context.isInView, context.runsForBody, !context.isPreview, !isOfWidgets(context), let name = node.children.first
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(name.text))` \(work) each time the body runs, on the main thread; do it once in a "
          + "`task`, and keep the result in `@State`",
        in: context.file, at: node.range))
  }

  /// `catalog.products`: a helper of another type, or a global one.
  private func checkHelper(_ helper: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard !context.isOfSameType(helper), context.isInView, context.runsForBody, !context.isPreview,
      !isOfWidgets(context), let call = context.slowCall(in: helper), let use = call.context.record.uses[call.node.id],
      let work = analyzer.catalogueText(.slow, of: use.decl)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: helper))` \(work) each time the body runs, on the main thread; do it once in a `task`, and "
          + "keep the result in `@State`",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is done here", in: call.context.file, at: call.node.range)]))
  }

  private static let widgets: Name = "WidgetKit"

  /// Whether the file contains widgets.
  private func isOfWidgets(_ context: RuleContext) -> Bool {
    context.analyzer.program.file(context.fileID).summary.imports.contains(Self.widgets)
  }
}
