import ViewCommandLine
import ViewLayout
import ViewPreview
import ViewSemantics
import ViewSnapshots
import ViewSource

#if canImport(Testing)
  import Testing

  /// Fails a test if a preview of a package differs from its recorded snapshot.
  ///
  ///     @Test func previews() throws {
  ///       try expectSnapshots(of: "Sources/App")
  ///     }
  ///
  /// To record snapshots, the first time and after intended changes, run the tests with `VIEWRUN_RECORD=1` in the
  /// environment, and commit the files. No simulator and no Mac are needed, and every machine records the same bytes.
  ///
  /// - Parameters:
  ///   - folder: the sources, relative to the folder of the nearest `Package.swift` above the test.
  ///   - kept: the folder of the snapshots, relative to the same folder; `.viewrun` in `folder` if `nil`.
  ///   - options: the layout options of the previews; images require cell metrics.
  ///   - filePath: the file of the test.
  /// - Throws: an error if the sources cannot be read or the snapshots cannot be written.
  public func expectSnapshots(
    of folder: String, keptIn kept: String? = nil,
    options: PreviewOptions = PreviewOptions(device: .standard, metrics: .cell), filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let package = SnapshotSources.package(around: filePath)
    let sources = "\(package)/\(folder)"
    let target = kept.map { "\(package)/\($0)" } ?? "\(sources)/.viewrun"
    let module = try SnapshotSources.module(in: sources)
    let snapshots = SnapshotFolder(target, options: options)
    if SnapshotSources.isRecording {
      let count = try snapshots.record([module])
      if count == 0 { Issue.record("there is no preview in \(folder)", sourceLocation: sourceLocation) }
      return
    }
    let result = snapshots.check([module])
    for path in result.broken {
      Issue.record("\(path) is not a snapshot file; run with VIEWRUN_RECORD=1", sourceLocation: sourceLocation)
    }
    if result.count == 0 { Issue.record("there is no preview in \(folder)", sourceLocation: sourceLocation) }
    for change in result.changes {
      let report = SnapshotReport([change], count: 1).text
      Issue.record("\(report)run with VIEWRUN_RECORD=1 to keep this", sourceLocation: sourceLocation)
    }
  }
#endif

/// The sources of a package, for its tests.
public enum SnapshotSources {
  /// The folder of the nearest `Package.swift` above a file; the file's own folder if there is none.
  public static func package(around path: String) -> String {
    var folder = FilePath.parent(of: path)
    while folder != "/", folder != "." {
      if FileSystem.status(folder + "/Package.swift") != nil { return folder }
      folder = FilePath.parent(of: folder)
    }
    return FilePath.parent(of: path)
  }

  /// All Swift files of a folder as one module with the modules that it imports and its resources. The paths are
  /// relative to the folder.
  public static func module(in folder: String) throws -> SnapshotModule {
    let files = try SourceFinder.find([folder]).files.map { path in
      SourceFile(path: path, buffer: try FileSystem.read(path))
    }
    guard let first = files.first else { return SnapshotModule(files: []) }
    var modules = ModuleFiles(home: Terminal.home)
    let imported = modules.imported(by: files, around: first.path) { path in
      (try? FileSystem.read(path)).map { SourceFile(path: path, buffer: $0) }
    }
    let top = modules.top(around: first.path)
    return SnapshotModule(
      name: modules.name(ofModuleWith: first.path), files: files, imported: imported,
      resources: ModuleFiles.resources(below: top, for: first.path, files: files, imported: imported), folder: top
    ).relative(to: folder)
  }

  /// Whether the environment requests recording.
  static var isRecording: Bool { Terminal.environment("VIEWRUN_RECORD") == "1" }
}
