import ViewCommandLine
import ViewGraph
import ViewSource

/// Which of the things that can be shown is meant.
struct ViewChoice {
  /// What the files that were given can show.
  let found: [RunnableView]
  /// Finds what the others of their module can show: most need none of it.
  let findModule: () -> [RunnableView]
  let graph: Graph

  /// `--view NAME` or `--preview NAME`
  func named(_ name: String, isPreview: Bool) throws(UsageError) -> RunnableView {
    let candidates = (found + findModule()).filter { isPreview == isPreviewed($0) }
    if let match = candidates.first(where: { $0.name == name }) { return match }
    let near = Spelling.hint(for: name, in: candidates.map(\.name))
    throw UsageError("no \(isPreview ? "preview" : "view") is named `\(name)`\(near)")
  }

  /// The first preview, the app, a preview or app of the module that shows one of these views, `ContentView`, or the
  /// only view that none of the others shows.
  func standard(in paths: [String]) throws(UsageError) -> RunnableView {
    if let first = found.first(where: isPreviewed) { return first }
    if let app = found.first(where: { $0.kind == .app }) { return app }
    let module = findModule()
    let showing = module.filter { ($0.kind == .app || isPreviewed($0)) && shows(found, $0, module) }
    if let other = showing.first(where: isPreviewed) ?? showing.first { return other }
    if let content = found.first(where: { $0.name == "ContentView" }) { return content }
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw UsageError("there is no view in \(paths.joined(separator: ", "))") }
    let outermost = found.filter { view in
      !found.contains { $0.name != view.name && graph.names([view.name], in: $0) }
    }
    if outermost.count == 1 { return outermost[0] }
    let list = found.map(\.name).joined(separator: ", ")
    throw UsageError("there are several views; name one with --view: \(list)")
  }

  /// Whether something in another file names one of these views, and not one of its own file that is named alike: in a
  /// folder of programs that do not belong together each may have its `ContentView`.
  private func shows(_ views: [RunnableView], _ other: RunnableView, _ module: [RunnableView]) -> Bool {
    let own = module.filter { $0.place?.path == other.place?.path }.map(\.name)
    return graph.names(Set(views.map(\.name)).subtracting(own), in: other)
  }

  private func isPreviewed(_ view: RunnableView) -> Bool { view.kind == .preview || view.kind == .previewProvider }
}
