import ViewSemantics
import ViewSource

/// A module whose previews are recorded.
public struct SnapshotModule: Sendable {
  /// The name, which its code may use to qualify names.
  public let name: String
  /// The files. Their paths, relative to the project's folder, are displayed and determine the paths of the snapshot
  /// files.
  public private(set) var files: [SourceFile]
  /// The paths of the files whose previews are recorded.
  public private(set) var shown: [String]
  /// The modules that they import.
  public private(set) var imported: [Program.ModuleSource]
  /// The asset catalogues and data models.
  public let resources: ProjectResources
  /// The folder with the translations and the files of the app's bundle; `nil` if there is none.
  public let folder: String?

  /// - Parameters:
  ///   - name: `nil` if it is unknown.
  ///   - shown: `nil` for all files.
  public init(
    name: String? = nil, files: [SourceFile], shown: [String]? = nil, imported: [Program.ModuleSource] = [],
    resources: ProjectResources = ProjectResources(), folder: String? = nil
  ) {
    self.name = name ?? "Main"
    self.files = files
    self.shown = shown ?? files.map(\.path)
    self.imported = imported
    self.resources = resources
    self.folder = folder
  }

  /// The module with file paths relative to a folder, so that snapshots do not depend on the location of the project.
  public func relative(to base: String) -> SnapshotModule {
    let working = FileSystem.currentFolder
    let base = FilePath.absolute(base, in: working)
    func path(_ path: String) -> String { FilePath.relative(FilePath.absolute(path, in: working), to: base) }
    func moved(_ file: SourceFile) -> SourceFile { SourceFile(path: path(file.path), buffer: file.buffer) }
    var copy = self
    copy.files = files.map(moved)
    copy.shown = shown.map(path)
    for index in imported.indices { copy.imported[index].files = imported[index].files.map(moved) }
    return copy
  }
}
