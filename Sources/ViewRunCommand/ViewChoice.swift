import ViewCommandLine
import ViewGraph
import ViewSource

/// Chooses the view to show.
struct ViewChoice {
  /// The views of the given files.
  let found: [RunnableView]
  /// Finds the views of the other files of the module; computed on demand, because most commands do not need them.
  let findModule: () -> [RunnableView]
  /// Finds the modifiers of the files, which are shown if there is no view.
  let findModifiers: () -> [RunnableView]
  let graph: Graph

  /// `--view NAME` or `--preview NAME`
  func named(_ name: String, isPreview: Bool) throws(UsageError) -> RunnableView {
    let candidates = (found + findModule()).filter { isPreview == isPreviewed($0) }
    if let match = candidates.first(where: { $0.name == name }) { return match }
    let near = Spelling.hint(for: name, in: candidates.map(\.name))
    throw UsageError("no \(isPreview ? "preview" : "view") is named `\(name)`\(near)")
  }

  /// The default view.
  struct Standard {
    let view: RunnableView
    /// Other views that could be meant.
    var others: [RunnableView] = []
  }

  /// The default: the first preview with content, the app, a preview or app of the module that shows one of these views,
  /// `ContentView`, the only view that no other one shows, for a single file the view with its name, otherwise the
  /// first.
  func standard(in paths: [String]) throws(UsageError) -> Standard {
    let found = found.contains { !$0.isEmpty } ? found.filter { !$0.isEmpty } : found
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

  /// Whether a view of another file refers to one of these views, and not to a view with the same name in its own file:
  /// in a folder of unrelated programs, each may have its `ContentView`.
  private func shows(_ views: [RunnableView], _ other: RunnableView, _ module: [RunnableView]) -> Bool {
    let own = module.filter { $0.place?.path == other.place?.path }.map(\.name)
    return graph.names(Set(views.map(\.name)).subtracting(own), in: other)
  }

  private func isPreviewed(_ view: RunnableView) -> Bool { view.kind == .preview || view.kind == .previewProvider }
}
