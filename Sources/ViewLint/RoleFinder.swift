import Synchronization
import ViewSemantics
import ViewSource

/// Finds the roles of the files on a command line.
struct RoleFinder: Sendable {
  private let workingFolder: String
  /// The absolute paths of the command line: folders and files.
  private let named: Set<String>
  private let folders = Folders()

  /// A cache of whether folders contain tests, by path as written.
  private final class Folders: Sendable {
    let areOfTests = Mutex<[String: Bool]>([:])
  }

  init(_ paths: [String], workingFolder: String) {
    self.workingFolder = workingFolder
    named = Set(paths.filter { $0 != "-" }.map { FilePath.absolute($0, in: workingFolder) })
  }

  /// The role by which a file is linted. A generated or test file is linted in full if the configuration requests it;
  /// so is a generated file that the command line names.
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

  /// The path of a file relative to the working folder, or to the named folder. The folders above do not count, because
  /// a whole project may be in a folder called `Tests`.
  private func wayInside(_ path: String) -> String {
    if let inside = FilePath.suffix(of: path, inFolder: workingFolder) { return inside }
    // At most as many steps as the path has names.
    var folder = FilePath.parent(of: path)
    while !named.contains(folder), folder != "/" { folder = FilePath.parent(of: folder) }
    return named.contains(folder) ? FilePath.suffix(of: path, inFolder: folder) ?? path : FilePath.name(of: path)
  }
}
