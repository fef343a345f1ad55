import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two file importers, or two exporters, on the same view.
struct FileImporterShadowedRule: Rule {
  static let info = RuleInfo(
    "file_importer_shadowed", .correctness, .warning, isFixable: false,
    summary: "two file importers or exporters are on the same view, and only one of them opens",
    explanation: """
      One of the two buttons does nothing: only the last `fileImporter` on a view opens, and only the last \
      `fileExporter` [believed]. Put each one on the button that opens it, or use one and store what it is for.
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
      RuleExample(
        """
        import UniformTypeIdentifiers
        struct Files: View {
          let photo: PhotoFile
          @State private var savesPhoto = false
          @State private var savesCopy = false
          var body: some View {
            HStack {
              Button("Save") { savesPhoto = true }
              Button("Copy") { savesCopy = true }
            }
            .↓fileExporter(isPresented: $savesPhoto, document: photo, contentType: .png) { _ in }
            .fileExporter(isPresented: $savesCopy, document: photo, contentType: .png) { _ in }
            .fileImporter(isPresented: $savesCopy, allowedContentTypes: [.image]) { _ in }
          }
        }
        struct PhotoFile: FileDocument {
          static let readableContentTypes: [UTType] = [.png]
          init(configuration: ReadConfiguration) throws {}
          func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let dialogs = ["fileImporter", "fileExporter", "fileMover"].map { CatalogueMember("View", $0) }

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: dialogs) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, !context.isPreview,
      let dialog = Self.dialogs.first(where: { context.isUse(node, of: $0) }),
      let other = context.outerModifiers(of: node).first(where: { context.isUse($0, of: dialog) }),
      let place = other.calleeName
    else { return }
    let what = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only one `\(what)` on a view opens, and there is another one further out: this one stays closed; put each one "
          + "on the button that opens it",
        in: context.file, at: name.range, notes: [Diagnostic.Note("the other one", in: context.file, at: place.range)]))
  }
}
