import ViewSource

/// The folders that the files of a program are in, by numbers: which of several declarations is nearer to a file is asked
/// often.
struct FolderTable: Sendable {
  /// The folder of each file.
  private var ofFiles: [Int] = []
  /// The folder around each folder; the one above all others has none.
  private var parents: [Int?] = [nil]
  /// The paths of the folders that hold an Xcode project, if there are several: up to the slash, empty for the one above
  /// all others.
  let projectFolders: Set<String>
  /// The innermost folder with a project that each folder is in, or that it is; empty where there are not several.
  private var projects: [Int?] = []

  /// The number of the folder above all others.
  private static let top = 0

  init(_ files: [ProgramFile], projectFolders: Set<String>) {
    self.projectFolders = projectFolders
    if !projectFolders.isEmpty { projects = [projectFolders.contains("") ? FolderTable.top : nil] }
    var numbers = ["": FolderTable.top]
    var last = (folder: "", number: FolderTable.top)
    numbers.reserveCapacity(files.count)
    ofFiles.reserveCapacity(files.count)
    for file in files {
      // Neighbours come one after the other.
      if file.folder != last.folder { last = (file.folder, number(of: file.folder, &numbers)) }
      ofFiles.append(last.number)
    }
  }

  private mutating func number(of folder: String, _ numbers: inout [String: Int]) -> Int {
    if let known = numbers[folder] { return known }
    let parent = number(of: FolderTable.folder(of: String(folder.utf8.dropLast()) ?? folder), &numbers)
    parents.append(parent)
    numbers[folder] = parents.count - 1
    if !projectFolders.isEmpty {
      projects.append(projectFolders.contains(folder) ? parents.count - 1 : projects[parent])
    }
    return parents.count - 1
  }

  /// What stands before the last part of a path, its slash included.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: bytes[...$0], as: UTF8.self) } ?? ""
  }

  /// Whether there is more than one Xcode project.
  var hasProjects: Bool { !projects.isEmpty }

  /// Whether a file is of an Xcode project that another file has nothing to do with: of a neighbour of its own project, or
  /// of one inside it, as the examples of a library are. What is in no project is of all.
  func isForeign(_ other: FileID, to file: FileID) -> Bool {
    guard hasProjects, let theirs = projects[ofFiles[Int(other.index)]],
      let own = projects[ofFiles[Int(file.index)]], own != theirs
    else { return false }
    var around = parents[own].flatMap { projects[$0] }
    while let project = around {
      if project == theirs { return false }
      around = parents[project].flatMap { projects[$0] }
    }
    return true
  }

  /// The folders around a file, the innermost first, the one above all others last.
  func folders(around file: FileID) -> some Sequence<Int> {
    sequence(first: ofFiles[Int(file.index)]) { parents[$0] }
  }
}
