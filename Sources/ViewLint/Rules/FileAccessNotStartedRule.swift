import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about reading a file that a person has chosen without asking for access to it.
struct FileAccessNotStartedRule: Rule {
  static let info = RuleInfo(
    "file_access_not_started", .correctness, .warning, isFixable: false,
    summary: "the chosen file cannot be read: access to it is never started",
    explanation: """
      Reading fails with "you don't have permission", often only on a device. `fileImporter` returns a URL outside of the \
      app's container, which can be read only between `url.startAccessingSecurityScopedResource()` and \
      `stopAccessingSecurityScopedResource()`.
      """,
    silence: """
      Programs that start the access anywhere, programs for macOS, whose file panels give access themselves, and actions \
      that do not read the file where the rule can see it.
      """,
    examples: [
      RuleExample(
        """
        struct Notes: View {
          @State private var isImporting = false
          @State private var text = ""
          var body: some View {
            Text(text)
              .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
                guard let url = try? result.get() else { return }
                text = (try? ↓String(contentsOf: url, encoding: .utf8)) ?? ""
              }
            Button("Open") { isImporting = true }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var isImporting = false
          @State private var data = Data()
          var body: some View {
            Button("Open \\(data.count)") { isImporting = true }
              .fileImporter(isPresented: $isImporting, allowedContentTypes: [.data]) { result in
                if case .success(let url) = result { load(url) }
              }
          }
          private func load(_ url: URL) {
            data = (try? ↓Data(contentsOf: url)) ?? Data()
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var isImporting = false
          @State private var text = ""
          var body: some View {
            Text(text)
              .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
                guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
              }
            Button("Open") { isImporting = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let importer = CatalogueMember("View", "fileImporter")
  private static let start: Name = "startAccessingSecurityScopedResource"
  private static let contents: Set<Name> = ["contentsOf", "contentsOfFile"]
  private static let maximumDepth = 2

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [importer]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.program.configuration.platform != .macos, !context.isForOtherPlatform, !context.isPreview,
      let name = node.calleeName
    else { return }
    for closure in node.arguments + [node.lastClosure].compactMap({ $0 }) {
      guard let action = closure.subtree.first(where: { $0.kind == .closureExpr }),
        let read = read(in: action, context, depth: 0)
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the app has no access to the chosen file, and this fails: call `startAccessingSecurityScopedResource()` on the "
            + "URL before",
          in: read.file, at: read.range,
          notes: [Diagnostic.Note("the file is chosen here", in: context.file, at: name.range)]),
        if: .nowhere([Self.start]) { _, _ in true })
      return
    }
  }

  /// The first call that reads the contents of a file, in code or in a function of the program that it calls.
  private func read(
    in code: SyntaxNode, _ context: RuleContext, depth: Int
  ) -> (file: SourceFile, range: SourceRange)? {
    for call in code.subtree where call.kind == .functionCallExpr {
      guard let use = context.record.uses[call.id] else { continue }
      if context.analyzer.isFromCatalogue(use.decl) {
        let labels = context.analyzer.arguments(of: call, context.record).map(\.label)
        guard let first = labels.first, Self.contents.contains(first), context.madeType(call) != nil else { continue }
        return (context.file, call.children.first?.range ?? call.range)
      }
      guard depth < Self.maximumDepth, context.analyzer.isOwnFunction(use.decl),
        let block = context.analyzer.node(of: use.decl).child(.codeBlock)
      else { continue }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      if let found = read(in: block, inner, depth: depth + 1) { return found }
    }
    return nil
  }
}
