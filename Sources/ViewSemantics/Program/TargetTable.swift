import ViewSource

/// The Xcode targets of a program's files, which distinguish declarations of the same name in one folder.
struct TargetTable: Sendable {
  /// The targets by the path of a file, as the bits of their numbers.
  let targets: [String: UInt64]
  /// The targets of each file by its number; 0 for a file without known targets. Empty if no file has any.
  private let ofFiles: [UInt64]

  init(_ files: [ProgramFile], _ targets: [String: UInt64]) {
    self.targets = targets
    ofFiles = targets.isEmpty ? [] : files.map { targets[$0.source.path] ?? 0 }
  }

  /// Whether a target is known that compiles both files.
  func areTogether(_ file: FileID, _ other: FileID) -> Bool {
    !ofFiles.isEmpty && ofFiles[Int(file.index)] & ofFiles[Int(other.index)] != 0
  }
}
