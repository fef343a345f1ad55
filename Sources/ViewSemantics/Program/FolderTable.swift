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
    var numbers = MemoTable<Name, Int>()
    numbers[FolderTable.folder(of: "")] = FolderTable.top
    ofFiles.reserveCapacity(files.count)
    for file in files { ofFiles.append(number(of: file.folder, &numbers)) }
  }

  private mutating func number(of folder: Name, _ numbers: inout MemoTable<Name, Int>) -> Int {
    if let known = numbers[folder] { return known }
    let parent = number(of: FolderTable.folder(of: String(folder.text.dropLast())), &numbers)
    parents.append(parent)
    numbers[folder] = parents.count - 1
    return parents.count - 1
  }

  /// What stands before the last part of a path, its slash included.
  static func folder(of path: String) -> Name {
    let bytes = Array(path.utf8)
    return Name(bytes.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: bytes[...$0], as: UTF8.self) } ?? "")
  }

  /// The folders around a file, the innermost first, the one above all others last.
  func folders(around file: FileID) -> some Sequence<Int> {
    sequence(first: ofFiles[Int(file.index)]) { parents[$0] }
  }
}
