import ViewSource

/// The folders that the files of a program are in, by numbers: which of several declarations is nearer to a file is asked
/// often.
struct FolderTable: Sendable {
  /// The folder of each file.
  private var ofFiles: [Int] = []
  /// The folder around each folder; the one above all others has none.
  private var parents: [Int?] = [nil]

  /// The number of the folder above all others.
  private static let top = 0

  init(_ files: [ProgramFile]) {
    var numbers: [Substring: Int] = ["": FolderTable.top]
    var last: (path: Substring, number: Int) = ("", FolderTable.top)
    ofFiles.reserveCapacity(files.count)
    for file in files {
      let path = FolderTable.folder(of: file.source.path[...])
      // Neighbours come one after the other.
      if path != last.path { last = (path, number(of: path, &numbers)) }
      ofFiles.append(last.number)
    }
  }

  private mutating func number(of path: Substring, _ numbers: inout [Substring: Int]) -> Int {
    if let known = numbers[path] { return known }
    let parent = number(of: FolderTable.folder(of: path.dropLast()), &numbers)
    parents.append(parent)
    numbers[path] = parents.count - 1
    return parents.count - 1
  }

  /// What stands before the last part of a path, its slash included.
  private static func folder(of path: Substring) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }

  /// The folders around a file, the innermost first, the one above all others last.
  func folders(around file: FileID) -> some Sequence<Int> {
    sequence(first: ofFiles[Int(file.index)]) { parents[$0] }
  }
}
