import ViewCommandLine
import ViewGraph
import ViewSource

/// Which of the things that can be shown is meant.
struct ViewChoice {
  /// What the files that were given can show.
  let found: [RunnableView]
  /// Finds what the others of their module can show: most need none of it.
  let findModule: () -> [RunnableView]
  /// Finds the modifiers of the files: they are shown where there is no view.
  let findModifiers: () -> [RunnableView]
  let graph: Graph

  /// `--view NAME` or `--preview NAME`
  func named(_ name: String, isPreview: Bool) throws(UsageError) -> RunnableView {
    let candidates = (found + findModule()).filter { isPreview == isPreviewed($0) }
    if let match = candidates.first(where: { $0.name == name }) { return match }
    let near = Spelling.hint(for: name, in: candidates.map(\.name))
    throw UsageError("no \(isPreview ? "preview" : "view") is named `\(name)`\(near)")
  }

  /// What is shown where nothing is named.
  struct Standard {
    let view: RunnableView
    /// Those that could as well have been meant.
    var others: [RunnableView] = []
  }

  /// The first preview, the app, a preview or app of the module that shows one of these views, `ContentView`, the only
  /// view that none of the others shows, or of one file the view that it is named after, else the first.
  func standard(in paths: [String]) throws(UsageError) -> Standard {
    if let first = found.first(where: isPreviewed) { return Standard(view: first) }
    if let app = found.first(where: { $0.kind == .app }) { return Standard(view: app) }
    let module = findModule()
    let showing = module.filter { ($0.kind == .app || isPreviewed($0)) && shows(found, $0, module) }
    if let other = showing.first(where: isPreviewed) ?? showing.first { return Standard(view: other) }
    if let content = found.first(where: { $0.name == "ContentView" }) { return Standard(view: content) }
    if found.count == 1 { return Standard(view: found[0]) }
    if found.isEmpty, let modifier = findModifiers().first { return Standard(view: modifier) }
    if found.isEmpty { throw UsageError("there is no view in \(paths.joined(separator: ", "))") }
    let outermost = found.filter { view in
      !found.contains { $0.name != view.name && graph.names([view.name], in: $0) }
    }
    if outermost.count == 1 { return Standard(view: outermost[0]) }
    let files = Set(found.map { $0.place?.path })
    guard files.count == 1, let path = files.first else {
      let list = found.map(\.name).joined(separator: ", ")
      throw UsageError("there are several views; name one with --view: \(list)")
    }
    let namesake = path.flatMap { path in found.first { FilePath.name(of: path) == $0.name + SourceFinder.suffix } }
    let chosen = namesake ?? outermost.first ?? found[0]
    return Standard(view: chosen, others: found.filter { $0.name != chosen.name })
  }

  /// Whether something in another file names one of these views, and not one of its own file that is named alike: in a
  /// folder of programs that do not belong together each may have its `ContentView`.
  private func shows(_ views: [RunnableView], _ other: RunnableView, _ module: [RunnableView]) -> Bool {
    let own = module.filter { $0.place?.path == other.place?.path }.map(\.name)
    return graph.names(Set(views.map(\.name)).subtracting(own), in: other)
  }

  private func isPreviewed(_ view: RunnableView) -> Bool { view.kind == .preview || view.kind == .previewProvider }
}
