import ViewSource

/// The file access for resources: the disk, or files from git.
protocol ResourceFiles {
  /// The entry names of a folder, sorted by bytes. Includes all its folders.
  func names(in folder: String) -> [String]

  /// The contents of a file; `nil` if it is missing or unreadable.
  func file(_ path: String) -> SourceBuffer?
}

/// The files on disk.
struct FilesOnDisk: ResourceFiles {
  func names(in folder: String) -> [String] {
    // Lists only folders, no files. Links may be cyclic.
    let found = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/"))?.entries ?? []
    return found.filter { $0.kind != nil || FileSystem.status(folder + "/" + $0.name)?.identity == $0.identity }
      .map(\.name)
  }

  func file(_ path: String) -> SourceBuffer? { try? FileSystem.readFound(path) }
}

/// Files that are already read.
struct FilesAtHand: ResourceFiles {
  private var folders: [String: Set<String>] = [:]
  private var files: [String: SourceBuffer] = [:]
  /// The outermost resource folders, by their suffixes.
  private(set) var resources: Set<String> = []

  init(_ sources: [SourceFile], suffixes: [String]) {
    for source in sources {
      files[source.path] = source.buffer
      var folder = ""
      var resource: String?
      for name in source.path.split(separator: "/").dropLast().map(String.init) {
        folders[folder, default: []].insert(name)
        folder += folder.isEmpty ? name : "/" + name
        if resource == nil, suffixes.contains(where: { name.hasSuffix($0) }) { resource = folder }
      }
      if let resource { resources.insert(resource) }
    }
  }

  func names(in folder: String) -> [String] {
    (folders[folder] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func file(_ path: String) -> SourceBuffer? { files[path] }
}
