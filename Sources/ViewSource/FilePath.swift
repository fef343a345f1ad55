/// Works with paths as texts, without asking the file system.
public enum FilePath {
  /// From the root, without `.` and `..`.
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

  /// Whether no name is empty, `.` or `..`.
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

  /// The folder that something is in; of the root the root.
  public static func parent(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the last slash of a path stands; `nil` if it has none.
  public static func lastSlash(in path: String) -> String.Index? {
    // An array is searched faster than a text.
    Array(path.utf8).lastIndex(of: slash).map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// The last name of a path.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What follows a folder in the path of something in it; `nil` if it is elsewhere.
  public static func suffix(of path: String, inFolder folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
  }

  /// The way from a folder to something, both absolute: `../Sources/A.swift`.
  public static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
