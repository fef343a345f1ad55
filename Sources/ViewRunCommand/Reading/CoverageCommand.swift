import ViewCommandLine
import ViewGraph
import ViewMachine
import ViewPreview
import ViewSource

/// `viewrun --coverage PATH…`: runs all previews, apps and views of the files.
struct CoverageCommand: Sendable {
  let command: RunCommand

  func run() -> RunCommand.Output {
    var output = RunCommand.Output()
    let options = command.options
    let parts = ProjectParts.parts(of: options.paths, module: options.module, &output)
    var report = CoverageReport()
    for files in parts {
      command.reportSyntax(files.given, &output)
      let graph = command.graph(of: files)
      cover(files, graph, &report)
      report.addMarks(of: graph)
    }
    if output.status == .success, report.shown == 0 {
      output.errors += "viewrun: note: nothing in \(options.paths.joined(separator: ", ")) can be shown\n"
    }
    output.text = options.format == .json ? report.json : report.text
    return output
  }

  /// Previews and apps run first, because they show the views in their intended context. Views that none of them shows
  /// run separately.
  private func cover(_ files: RunCommand.Files, _ graph: Graph, _ report: inout CoverageReport) {
    let found = command.choice(files, graph).found
    var seen: Set<String> = []
    func show(_ view: RunnableView) {
      do {
        let preview = try Preview(view, in: graph, options: command.options.layout)
        report.add(preview.graph)
        for node in graph.all(below: graph.root) where graph.isOwnView(node) { seen.insert(graph.name(of: node)) }
      } catch {
        let reason = (error as? ViewFault)?.message ?? "\(error)"
        report.addNotShown(view.name, reason)
      }
    }
    for view in found where view.kind != .view { show(view) }
    for view in found where view.kind == .view && !seen.contains(view.name) { show(view) }
  }
}
