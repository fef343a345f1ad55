import ViewSource

/// `@_exported import Kit` in one file of a module: all files of the module import `Kit`, and with the module whoever
/// imports that.
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
    return files.map { file in
      let summary = file.summary
      if summary.importsThroughOthers.isEmpty, !reexporting.contains(moduleName(file.module)),
        !summary.imports.contains(where: reexporting.contains)
      {
        return file
      }
      let written = summary.imports.dropLast(summary.importsThroughOthers.count)
      var open = [moduleName(file.module)] + written
      guard open.contains(where: reexporting.contains) else { return file.importing(throughOthers: []) }
      var known = Set(written)
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
      return file.importing(throughOthers: through)
    }
  }
}
