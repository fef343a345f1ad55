import ViewSource

/// Where the resources of a project are read: on the disk as it is, or as git keeps them.
protocol ResourceFiles {
  /// The names of what is in a folder, sorted by bytes: of its folders all.
  func names(in folder: String) -> [String]

  /// What is in a file; `nil` if there is none or it cannot be read.
  func file(_ path: String) -> SourceBuffer?
}

/// What is on the disk.
struct FilesOnDisk: ResourceFiles {
  func names(in folder: String) -> [String] {
    // No file is asked for, only folders. Links may lead back to where they are.
    let found = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/"))?.entries ?? []
    return found.filter { $0.kind != nil || FileSystem.status(folder + "/" + $0.name)?.identity == $0.identity }
      .map(\.name)
  }

  func file(_ path: String) -> SourceBuffer? { try? FileSystem.readFound(path) }
}

/// Files that have been read already.
struct FilesAtHand: ResourceFiles {
  private var folders: [String: Set<String>] = [:]
  private var files: [String: SourceBuffer] = [:]
  /// The outermost folders whose names end as those of resources.
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
