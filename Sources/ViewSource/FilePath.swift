/// Operations on paths as text, without access to the file system.
public enum FilePath {
  /// The absolute path, without `.` and `..`.
  public static func absolute(_ path: String, in folder: String) -> String {
    let given = Array(path.utf8)
    if given.first == slash, given.count > 1, isPlain(given) { return path }
    let whole = given.first == slash ? given : Array(folder.utf8) + [slash] + given
    var result: [UInt8] = []
    result.reserveCapacity(whole.count)
    for part in whole.split(separator: slash) {
      let isOfDots = part.count <= 2 && part.allSatisfy { $0 == dot }
      if isOfDots, part.count == 1 {
        continue
      } else if isOfDots {
        result.removeLast(result.count - (result.lastIndex(of: slash) ?? 0))
      } else {
        result.append(slash)
        result += part
      }
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }

  /// Whether the path has no component that is empty, `.` or `..`.
  private static func isPlain(_ path: [UInt8]) -> Bool {
    var dots = 0
    var length = 0
    for byte in path.dropFirst() {
      if byte == slash {
        if length == dots, length < 3 { return false }
        (dots, length) = (0, 0)
      } else {
        length += 1
        if byte == dot { dots += 1 }
      }
    }
    return length != dots || length > 2
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The folder that contains a path; the parent of the root is the root.
  public static func parent(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The index of the last slash of a path; `nil` if it has none.
  public static func lastSlash(in path: String) -> String.Index? {
    // Searching an array is faster than searching a string.
    Array(path.utf8).lastIndex(of: slash).map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// The last component of a path.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The rest of a path after a folder that contains it; `nil` if the folder does not contain it.
  public static func suffix(of path: String, inFolder folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
  }

  /// The relative path from a folder to a file or folder, both given as absolute paths: `../Sources/A.swift`.
  public static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
