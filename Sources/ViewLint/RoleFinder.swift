import Synchronization
import ViewSemantics
import ViewSource

/// Tells the roles of the files of one command line.
struct RoleFinder: Sendable {
  private let workingFolder: String
  /// The paths that were given, absolute: folders, and the files that were named themselves.
  private let named: Set<String>
  private let folders = Folders()

  /// Which folders, as they are written, are those of tests: most have many files.
  private final class Folders: Sendable {
    let areOfTests = Mutex<[String: Bool]>([:])
  }

  init(_ paths: [String], workingFolder: String) {
    self.workingFolder = workingFolder
    named = Set(paths.filter { $0 != "-" }.map { FilePath.absolute($0, in: workingFolder) })
  }

  /// The role by which a file is linted: who names a generated file, or says so in a configuration, wants all of it.
  func role(of file: ProgramFile, _ configuration: LintConfiguration) -> SourceRole {
    let role = SourceRole(of: file, isInTestFolder: isInTestFolder(file.source.path))
    switch role {
    case .product: return role
    case .test: return configuration.tests == .full ? .product : role
    case .generated: return configuration.generated == .full || isNamed(file.source.path) ? .product : role
    }
  }

  private func isNamed(_ path: String) -> Bool { named.contains(FilePath.absolute(path, in: workingFolder)) }

  private func isInTestFolder(_ path: String) -> Bool {
    let folder = FilePath.parent(of: path)
    if let known = folders.areOfTests.withLock({ $0[folder] }) { return known }
    let isOfTests = SourceRole.isInTestFolder(wayInside(FilePath.absolute(path, in: workingFolder)))
    folders.areOfTests.withLock { $0[folder] = isOfTests }
    return isOfTests
  }

  /// The way to a file from the working folder, or from the folder that was named. What is above says nothing: a whole
  /// project may lie in a folder called `Tests`.
  private func wayInside(_ path: String) -> String {
    if let inside = FilePath.suffix(of: path, inFolder: workingFolder) { return inside }
    // No more steps than the path has names.
    var folder = FilePath.parent(of: path)
    while !named.contains(folder), folder != "/" { folder = FilePath.parent(of: folder) }
    return named.contains(folder) ? FilePath.suffix(of: path, inFolder: folder) ?? path : FilePath.name(of: path)
  }
}
