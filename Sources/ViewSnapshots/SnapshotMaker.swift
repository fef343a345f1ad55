import ViewGraph
import ViewPreview
import ViewSemantics
import ViewSource

/// Makes snapshots of the previews in files of a program.
struct SnapshotMaker: Sendable {
  let options: PreviewOptions
  let configuration: BuildConfiguration
  var locale = "en_US"
  var network: (@Sendable (String) -> [UInt8]?)?
  /// The time of the picture after the appearance, in nanoseconds; `nil` for the start, with animations at their end.
  var delay: Int?

  /// The snapshots of each file with previews, in the order of the files.
  ///
  /// Each preview runs on its own machine, so that changes to its models do not affect other previews.
  func snapshots(of module: SnapshotModule, jobs: Int) -> [(path: String, file: SnapshotFile)] {
    let main = Program.ModuleSource(name: module.name, files: module.files)
    let program = Program(
      [main] + module.imported, resources: module.resources, configuration: configuration, jobs: jobs)
    var runnable = RunnableProgram(program, resources: module.resources, folder: module.folder)
    runnable.packageFolders = module.folder.map { ModuleFiles.packageFolders(of: module.imported, around: $0) } ?? []
    runnable.locale = locale
    runnable.network = network
    let shown = Set(module.shown)
    let files = program.userFileIDs.filter { shown.contains(program.file($0).source.path) }
    let made = Workers.map(files.count, jobs: jobs) { [runnable] number in
      SnapshotFile(snapshots(of: files[number], runnable))
    }
    return zip(files, made).filter { !$0.1.snapshots.isEmpty }.map { (program.file($0).source.path, $1) }
  }

  private func snapshots(of file: FileID, _ runnable: RunnableProgram) -> [ViewSnapshot] {
    var counts: [String: Int] = [:]
    let count = previews(of: file, runnable.graph(Preview.engine(options))).count
    return (0..<count).compactMap { index in
      let graph = runnable.graph(Preview.engine(options))
      let previews = previews(of: file, graph)
      guard index < previews.count else { return nil }
      let view = previews[index]
      counts[view.name, default: 0] += 1
      let number = counts[view.name] ?? 1
      let name = number == 1 ? view.name : "\(view.name) \(number)"
      do {
        let preview = try Preview(view, in: graph, options: options)
        if let delay { preview.graph.wait(delay) } else { preview.settle() }
        return ViewSnapshot(preview, name: name)
      } catch {
        return ViewSnapshot(failed: (error as? ViewFault)?.message ?? "\(error)", name: name)
      }
    }
  }

  private func previews(of file: FileID, _ graph: Graph) -> [RunnableView] {
    graph.runnableViews(in: [file]).filter { $0.kind == .preview || $0.kind == .previewProvider }
  }
}
