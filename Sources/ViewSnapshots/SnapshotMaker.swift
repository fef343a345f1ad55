import ViewGraph
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Makes snapshots of the previews in files of a program.
struct SnapshotMaker: Sendable {
  let options: PreviewOptions
  let configuration: BuildConfiguration

  /// The snapshots of each file with previews, in the order of the files.
  ///
  /// Each preview runs on its own machine, so that changes to its models do not affect other previews.
  func snapshots(of module: SnapshotModule, jobs: Int) -> [(path: String, file: SnapshotFile)] {
    let main = Program.ModuleSource(name: "Main", files: module.files)
    let program = Program([main] + module.imported, configuration: configuration, jobs: jobs)
    let shown = Set(module.shown)
    let files = program.userFileIDs.filter { shown.contains(program.file($0).source.path) }
    let made = Workers.map(files.count, jobs: jobs) { number in
      SnapshotFile(snapshots(of: files[number], program))
    }
    return zip(files, made).filter { !$0.1.snapshots.isEmpty }.map { (program.file($0).source.path, $1) }
  }

  private func snapshots(of file: FileID, _ program: Program) -> [ViewSnapshot] {
    var counts: [String: Int] = [:]
    let count = previews(of: file, graph(program)).count
    return (0..<count).compactMap { index in
      let graph = graph(program)
      let previews = previews(of: file, graph)
      guard index < previews.count else { return nil }
      let view = previews[index]
      counts[view.name, default: 0] += 1
      let number = counts[view.name] ?? 1
      let name = number == 1 ? view.name : "\(view.name) \(number)"
      do {
        let preview = try Preview(view, in: graph, options: options)
        preview.settle()
        return ViewSnapshot(preview, name: name)
      } catch {
        return ViewSnapshot(failed: (error as? ViewFault)?.message ?? "\(error)", name: name)
      }
    }
  }

  private func graph(_ program: Program) -> Graph {
    Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
  }

  private func previews(of file: FileID, _ graph: Graph) -> [RunnableView] {
    graph.runnableViews(in: [file]).filter { $0.kind == .preview || $0.kind == .previewProvider }
  }
}

/// The files of a module whose previews are recorded.
public struct SnapshotModule: Sendable {
  /// The files. Their paths, relative to the project's folder, are displayed and determine the paths of the snapshot
  /// files.
  public let files: [SourceFile]
  /// The paths of the files whose previews are recorded.
  public let shown: [String]
  /// The modules that they import.
  public let imported: [Program.ModuleSource]

  /// - Parameter shown: `nil` for all files.
  public init(files: [SourceFile], shown: [String]? = nil, imported: [Program.ModuleSource] = []) {
    self.files = files
    self.shown = shown ?? files.map(\.path)
    self.imported = imported
  }
}
