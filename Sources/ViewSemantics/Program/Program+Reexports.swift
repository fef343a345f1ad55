import ViewSource

/// `@_exported import Kit` in one file of a module: all files of the module import `Kit`, and with the module all code
/// that imports it.
extension Program {
  /// The files with what they import through others.
  ///
  /// - Parameter moduleName: the name of the module of a number.
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
    // Most files of a module import the same.
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

  /// What a file imports by what it imports.
  ///
  /// - Parameter direct: the file's own module, and what is written in the file.
  private static func imports(through direct: [Name], _ reexports: [Name: [Name]]) -> [Name] {
    var open = direct
    var known = Set(direct.dropFirst())
    var through: [Name] = []
    var next = 0
    // Each module is looked at once.
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
