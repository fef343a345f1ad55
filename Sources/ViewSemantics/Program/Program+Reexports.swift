import ViewSource

/// `@_exported import Kit` in one file of a module makes `Kit` visible in all files of the module and of its importers.
extension Program {
  /// The files with their transitive imports.
  ///
  /// - Parameter moduleName: the name of the module with a number.
  static func withReexports(_ files: [ProgramFile], moduleName: (Int) -> Name) -> [ProgramFile] {
    var reexports: [Name: [Name]] = [:]
    var isWithout = true
    for file in files {
      if !file.summary.importsThroughOthers.isEmpty { isWithout = false }
      if file.summary.reexports.isEmpty { continue }
      reexports[moduleName(file.module), default: []] += file.summary.reexports
    }
    if isWithout, reexports.isEmpty { return files }
    var reexporting = NameSet()
    for name in reexports.keys { reexporting.insert(name) }
    // Most files of a module have the same imports.
    var known: [[Name]: [Name]] = [:]
    return files.map { file in
      let summary = file.summary
      if summary.importsThroughOthers.isEmpty, !reexporting.contains(moduleName(file.module)),
        !summary.imports.contains(where: reexporting.contains)
      {
        return file
      }
      let direct = [moduleName(file.module)] + summary.imports.dropLast(summary.importsThroughOthers.count)
      let through = known[direct] ?? Program.imports(through: direct, reexports)
      known[direct] = through
      return file.importing(throughOthers: through)
    }
  }

  /// The transitive imports of a file.
  ///
  /// - Parameter direct: the file's own module, and its written imports.
  private static func imports(through direct: [Name], _ reexports: [Name: [Name]]) -> [Name] {
    var open = direct
    var known = Set(direct.dropFirst())
    var through: [Name] = []
    var next = 0
    // Each module is visited once.
    while next < open.count {
      for name in reexports[open[next]] ?? [] where known.insert(name).inserted {
        through.append(name)
        through += Module.exports[name]?.filter { known.insert($0).inserted } ?? []
        open.append(name)
      }
      next += 1
    }
    return through
  }
}
