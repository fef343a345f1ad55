import ViewCommandLine
import ViewSemantics
import ViewSource

/// The modules of a project, each with the requested files.
enum ProjectParts {
  /// Groups files by target; the files without a known target form one module.
  static func parts(of paths: [String], module: String?, _ output: inout RunCommand.Output) -> [RunCommand.Files] {
    let found = SourceFinder.find(paths.filter { $0 != "-" })
    for problem in found.problems { output.fail("viewrun: \(problem)") }
    var cache: [String: SourceFile?] = [:]
    var notes = ""
    func read(_ path: String) -> SourceFile? {
      if let known = cache[path] { return known }
      var file: SourceFile?
      do {
        file = SourceFile(path: path, buffer: try FileSystem.read(path))
      } catch {
        notes += "viewrun: note: \(error)\n"
      }
      cache[path] = .some(file)
      return file
    }
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.currentFolder) }
    var modules = ModuleFiles(home: Terminal.home)
    var listings: [String: (files: [String], isTarget: Bool)] = [:]
    var groups: [String: (given: [String], all: [String])] = [:]
    var order: [String] = []
    for path in found.files {
      let folder = FilePath.parent(of: path)
      let listing =
        listings[folder]
        ?? {
          let files = module == nil ? modules.files(with: path) : []
          // Without a known target, the module consists of the files of the folder.
          return (files, Set(files.map(absolute)) != Set(ModuleFiles.files(in: folder).map(absolute)))
        }()
      let isNewFolder = listings.updateValue(listing, forKey: folder) == nil
      let isTarget = listing.isTarget && !listing.files.isEmpty
      let key = isTarget ? listing.files.map(absolute).min() ?? "" : ""
      if groups[key] == nil {
        groups[key] = ([], isTarget ? listing.files : module.map { SourceFinder.find([$0]).files } ?? [])
        order.append(key)
      }
      groups[key]?.given.append(path)
      // The other files supply declarations.
      if isNewFolder, !isTarget { groups[key]?.all += listing.files }
    }
    let parts = order.compactMap { key -> RunCommand.Files? in
      guard let group = groups[key] else { return nil }
      let given = group.given.compactMap(read)
      var known = Set(given.map { absolute($0.path) })
      let all = given + group.all.filter { known.insert(absolute($0)).inserted }.compactMap(read)
      let imported = given.first.map { modules.imported(by: all, around: $0.path, read: read) } ?? []
      let top = given.first.map { modules.top(around: $0.path) }
      let resources = top.map {
        ModuleFiles.resources(below: $0, for: given.first?.path ?? $0, files: all, imported: imported)
      }
      return RunCommand.Files(
        given: given, all: all, moduleName: given.first.flatMap { modules.name(ofModuleWith: $0.path) },
        imported: imported, resources: resources ?? .init(), top: top)
    }
    output.errors += notes
    return parts
  }
}
