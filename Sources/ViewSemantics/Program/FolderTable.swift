import ViewSource

/// The folders of a program's files by number, for frequent queries about the declaration nearest to a file.
struct FolderTable: Sendable {
  /// The folder of each file.
  private var ofFiles: [Int] = []
  /// The parent of each folder; `nil` for the root.
  private var parents: [Int?] = [nil]
  /// The paths of the folders with an Xcode project, if there are several. Each ends with a slash; empty for the root.
  let projectFolders: Set<String>
  /// The innermost project folder around each folder, possibly itself; empty unless there are several projects.
  private var projects: [Int?] = []

  /// The number of the root folder.
  private static let top = 0

  init(_ files: [ProgramFile], projectFolders: Set<String>) {
    self.projectFolders = projectFolders
    if !projectFolders.isEmpty { projects = [projectFolders.contains("") ? FolderTable.top : nil] }
    var numbers = ["": FolderTable.top]
    var last = (folder: "", number: FolderTable.top)
    numbers.reserveCapacity(files.count)
    ofFiles.reserveCapacity(files.count)
    for file in files {
      // Consecutive files are usually in the same folder.
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

  /// The parent folder of a path, with its slash.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: bytes[...$0], as: UTF8.self) } ?? ""
  }

  /// Whether there are several Xcode projects.
  var hasProjects: Bool { !projects.isEmpty }

  /// Whether a file belongs to an Xcode project that is unrelated to another file's: neither the same project nor one
  /// around it. A file without a project is never foreign.
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

  /// The folders around a file, innermost first, up to the root.
  func folders(around file: FileID) -> some Sequence<Int> {
    sequence(first: ofFiles[Int(file.index)]) { parents[$0] }
  }
}
