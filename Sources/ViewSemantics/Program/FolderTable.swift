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
    let parent = number(of: FolderTable.folder(of: String(folder.dropLast())), &numbers)
    parents.append(parent)
    numbers[folder] = parents.count - 1
    return parents.count - 1
  }

  /// What stands before the last part of a path, its slash included.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: bytes[...$0], as: UTF8.self) } ?? ""
  }

  /// The folders around a file, the innermost first, the one above all others last.
  func folders(around file: FileID) -> some Sequence<Int> {
    sequence(first: ofFiles[Int(file.index)]) { parents[$0] }
  }
}
