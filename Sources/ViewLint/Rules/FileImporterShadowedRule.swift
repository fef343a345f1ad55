import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two file importers on the same view.
struct FileImporterShadowedRule: Rule {
  static let info = RuleInfo(
    "file_importer_shadowed", .correctness, .warning, isFixable: false,
    summary: "two file importers are on the same view, and only one of them opens",
    explanation: """
      One of the two buttons does nothing: only the last `fileImporter` on a view opens [believed]. Put each importer on \
      the button that opens it, or use one importer and store what it is for.
      """,
    silence: "Importers on different views.",
    examples: [
      RuleExample(
        """
        import UniformTypeIdentifiers
        struct Files: View {
          @State private var importsPhoto = false
          @State private var importsAudio = false
          var body: some View {
            HStack {
              Button("Photo") { importsPhoto = true }
              Button("Audio") { importsAudio = true }
            }
            .↓fileImporter(isPresented: $importsPhoto, allowedContentTypes: [.image]) { _ in }
            .fileImporter(isPresented: $importsAudio, allowedContentTypes: [.audio]) { _ in }
          }
        }
        """),
      RuleExample(
        """
        import UniformTypeIdentifiers
        struct Files: View {
          @State private var importsPhoto = false
          @State private var importsAudio = false
          var body: some View {
            HStack {
              Button("Photo") { importsPhoto = true }
                .fileImporter(isPresented: $importsPhoto, allowedContentTypes: [.image]) { _ in }
              Button("Audio") { importsAudio = true }
                .fileImporter(isPresented: $importsAudio, allowedContentTypes: [.audio]) { _ in }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let importer = CatalogueMember("View", "fileImporter")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [importer]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, !context.isPreview,
      let other = context.outerModifiers(of: node).first(where: { context.isUse($0, of: Self.importer) }),
      let place = other.calleeName
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only one `fileImporter` on a view opens, and there is another one further out: this one stays closed; put each "
          + "importer on the button that opens it",
        in: context.file, at: name.range, notes: [Diagnostic.Note("the other one", in: context.file, at: place.range)]))
  }
}
