import ViewSource

/// A pattern of absolute paths: `*` stands for any characters of a name, `**` for any folders, `?` for one character.
struct FilePattern: Sendable {
  private let parts: [[UInt8]]

  init(_ text: String) {
    parts = text.split(separator: "/").map { Array($0.utf8) }
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // The numbers of names that the parts read so far may match.
    var ends: Set<Int> = [0]
    for part in parts {
      if part.elementsEqual("**".utf8) {
        ends = ends.min().map { Set($0...names.count) } ?? []
      } else {
        ends = Set(ends.filter { $0 < names.count && FilePattern.matches(part, names[$0]) }.map { $0 + 1 })
      }
      if ends.isEmpty { return false }
    }
    return ends.contains(names.count)
  }

  private static func matches(_ part: [UInt8], _ name: [UInt8]) -> Bool {
    var ends: Set<Int> = [0]
    for byte in part {
      switch byte {
      case UInt8(ascii: "*"): ends = ends.min().map { Set($0...name.count) } ?? []
      case UInt8(ascii: "?"): ends = Set(ends.filter { $0 < name.count }.map { $0 + 1 })
      default: ends = Set(ends.filter { $0 < name.count && name[$0] == byte }.map { $0 + 1 })
      }
    }
    return ends.contains(name.count)
  }
}
