/// A pattern for paths below a folder: `*` and `?` match parts of a name, `**` matches any number of folders. A pattern
/// of a single name matches a file or folder with that name at any depth.
public struct PathPattern: Sendable, Hashable {
  private let parts: [[Character]]
  private static let anyFolders = Array("**")

  /// Parses a pattern; every string is one. A pattern with a slash before its end is anchored at the folder. `?`
  /// matches one `Character`, in any encoding.
  public init(_ text: String) {
    let names = text.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    let isAnchored = text.dropLast().contains("/")
    parts = isAnchored ? names : [PathPattern.anyFolders] + names
  }

  /// Whether the whole relative path matches.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    return PathPattern.matches(names, parts, isMany: { $0 == PathPattern.anyFolders }) { name, part in
      PathPattern.matches(name, part, isMany: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }

  /// Matches a list against a pattern in which some elements match any number of elements. Only the last of these is
  /// retried, so the work is at most the product of the lengths.
  private static func matches<Element>(
    _ list: [Element], _ pattern: [Element], isMany: (Element) -> Bool, isOne: (Element, Element) -> Bool
  ) -> Bool {
    var index = 0
    var place = 0
    var retry: (index: Int, place: Int)?
    while index < list.count {
      if place < pattern.count, isMany(pattern[place]) {
        retry = (index, place)
        place += 1
      } else if place < pattern.count, isOne(list[index], pattern[place]) {
        index += 1
        place += 1
      } else if let last = retry {
        retry = (last.index + 1, last.place)
        index = last.index + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isMany)
  }
}
