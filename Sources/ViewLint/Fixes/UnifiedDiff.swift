/// The difference between two versions of a file in the unified format of `diff -u` and `patch`.
///
/// Lines are compared as bytes: lines that Swift strings would call equal, because they differ only in Unicode
/// normalization, are different. A line ends at LF, as in `patch`.
public struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// The number of unchanged context lines around a change.
  private static let margin = 3

  /// The diff as text; empty if there is no difference.
  public static func text(path: String, old: [UInt8], new: [UInt8]) -> String {
    let diff = UnifiedDiff(old: lines(old), new: lines(new))
    let hunks = diff.hunks()
    if hunks.isEmpty { return "" }
    // `patch` and `patch -p0` use the old name, and `patch -p1` and `git apply` use the new one: each takes the name
    // that exists. A tab marks the end of a name with spaces.
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "--- \(path)\(end)+++ b/\(path)\(end)" + hunks.map(diff.text(of:)).joined()
  }

  private init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
  }

  /// The lines including their line endings.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// A range of lines of the old file that a range of lines of the new file replaces.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private func changes() -> [Change] {
    // Fixes change little, so equal prefixes and suffixes are skipped.
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
    let oldMiddle = old[prefix..<(old.count - suffix)]
    let newMiddle = new[prefix..<(new.count - suffix)]
    var removed = Array(repeating: false, count: oldMiddle.count)
    var inserted = Array(repeating: false, count: newMiddle.count)
    for change in newMiddle.difference(from: oldMiddle) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var changes: [Change] = []
    var left = 0
    var right = 0
    while left < removed.count || right < inserted.count {
      let start = (left, right)
      while left < removed.count, removed[left] { left += 1 }
      while right < inserted.count, inserted[right] { right += 1 }
      if start == (left, right) {
        left += 1
        right += 1
      } else {
        changes.append(Change(old: prefix + start.0..<prefix + left, new: prefix + start.1..<prefix + right))
      }
    }
    return changes
  }

  /// Changes that are near each other form one hunk.
  private func hunks() -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes() {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * UnifiedDiff.margin {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func text(of hunk: [Change]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(UnifiedDiff.margin, first.old.lowerBound)
    let after = min(UnifiedDiff.margin, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(place(oldRange)) +\(place(newRange)) @@\n"
    var next = oldRange.lowerBound
    for change in hunk {
      for index in next..<change.old.lowerBound { text += line(" ", old[index]) }
      for index in change.old { text += line("-", old[index]) }
      for index in change.new { text += line("+", new[index]) }
      next = change.old.upperBound
    }
    for index in next..<oldRange.upperBound { text += line(" ", old[index]) }
    return text
  }

  /// `3,7`; for an empty range, the line before it.
  private func place(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
