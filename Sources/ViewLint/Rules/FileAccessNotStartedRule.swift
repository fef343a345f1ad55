import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a file that a person chose and that is read without asking for access to it.
struct FileAccessNotStartedRule: Rule {
  static let info = RuleInfo(
    "file_access_not_started", .correctness, .warning, isFixable: false,
    summary: "the chosen file is outside of the app's folder: without asking for access, reading it fails",
    explanation: """
      Reading fails on a device with "you don't have permission to view it", although it works in the simulator or with \
      the app's own files. The URL that `fileImporter` gives leads to a place of another app, for which access has to be \
      asked: `guard url.startAccessingSecurityScopedResource() else { return }` before reading, and `defer { \
      url.stopAccessingSecurityScopedResource() }` for its end.
      """,
    silence: """
      The rule checks code on iOS and visionOS that reads or copies the file in the action itself or in functions that it \
      calls. It ignores actions that only keep the URL.
      """,
    examples: [
      RuleExample(
        """
        struct Importer: View {
          @State private var shows = false
          @State private var text = ""
          var body: some View {
            Text(text)
              .fileImporter(isPresented: $shows, allowedContentTypes: [.plainText]) { result in
                if case .success(let url) = result {
                  text = (try? ↓String(contentsOf: url, encoding: .utf8)) ?? ""
                }
              }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Library: ObservableObject {
          @Published var size = 0
          func add(_ url: URL) throws { size = try ↓Data(contentsOf: url).count }
        }
        struct Importer: View {
          @State private var shows = false
          @StateObject private var library = Library()
          var body: some View {
            Text("\\(library.size)")
              .fileImporter(isPresented: $shows, allowedContentTypes: [.data], allowsMultipleSelection: true) { result in
                guard let urls = try? result.get() else { return }
                for url in urls { try? library.add(url) }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Importer: View {
          @State private var shows = false
          @State private var text = ""
          @State private var chosen: URL?
          var body: some View {
            Text(text + (chosen?.path() ?? ""))
              .fileImporter(isPresented: $shows, allowedContentTypes: [.plainText]) { result in
                guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
              }
              .fileImporter(isPresented: $shows, allowedContentTypes: [.plainText]) { result in
                chosen = try? result.get()
              }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The file may be read in a function of another file.
  static let dependsOnWholeProgram = true

  private static let importer = CatalogueMember("View", "fileImporter")
  private static let access: Name = "startAccessingSecurityScopedResource"
  /// The labels of the URL in calls that read a file.
  private static let labels: Set<Name> = ["contentsOf", "contentsOfFile", "contentsOfURL"]
  private static let copy = CatalogueMember("FileManager", "copyItem")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [importer]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.importer), !context.isPreview,
      [.ios, .visionos].contains(analyzer.program.configuration.platform),
      let action = context.argument(node, "onCompletion") ?? analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    let places = code.context.calledCode(of: code.statements)
    guard !places.contains(where: { $0.node.mentions(Self.access) }) else { return }
    for place in places {
      for call in place.node.subtree where call.kind == .functionCallExpr && reads(call, place.context) {
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "the chosen file is outside of the app's folder, and reading it fails on a device; call "
              + "`startAccessingSecurityScopedResource()` on its URL before, and stop it afterwards",
            in: place.context.file, at: call.range,
            notes: place.context.file.path == context.file.path && place.context.decl == context.decl
              ? []
              : [Diagnostic.Note("the file is chosen here", in: context.file, at: node.calleeName?.range ?? node.range)]
          ))
      }
    }
  }

  /// Whether a call reads or copies the file at a URL that is a plain name.
  private func reads(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    let arguments = context.analyzer.arguments(of: call, context.record)
    if context.isUse(call, of: Self.copy) { return true }
    guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return false }
    return arguments.contains { argument in
      Self.labels.contains(argument.label) && argument.node.kind == .declReferenceExpr
    }
  }
}
