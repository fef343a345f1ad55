/// Works with paths as texts, without asking the file system.
public enum FilePath {
  /// From the root, without `.` and `..`.
  public static func absolute(_ path: String, in folder: String) -> String {
    let given = Array(path.utf8)
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

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The folder that something is in; of the root the root.
  public static func parent(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the last slash of a path stands; `nil` if it has none.
  public static func lastSlash(in path: String) -> String.Index? { path.utf8.lastIndex(of: slash) }

  /// The last name of a path.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What follows a folder in the path of something in it; `nil` if it is elsewhere.
  public static func suffix(of path: String, inFolder folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
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
