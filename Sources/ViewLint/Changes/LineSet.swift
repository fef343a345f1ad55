import ViewSource

/// A set of lines of a file, counted from 1.
public struct LineSet: Sendable, Equatable {
  /// The ranges in order; no two overlap.
  public private(set) var ranges: [ClosedRange<Int>] = []

  /// All lines, for a new file.
  public static let all = LineSet(ranges: [1...Int.max])

  /// An empty set.
  public init() {}

  private init(ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  /// Inserts a range of lines, counted from 1.
  public mutating func insert(_ lines: ClosedRange<Int>) {
    var merged = lines
    ranges.removeAll { range in
      guard range.lowerBound <= merged.upperBound, merged.lowerBound <= range.upperBound else { return false }
      merged = min(range.lowerBound, merged.lowerBound)...max(range.upperBound, merged.upperBound)
      return true
    }
    ranges.append(merged)
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Whether the set contains one of the lines.
  func overlaps(_ lines: ClosedRange<Int>) -> Bool {
    ranges.contains { $0.overlaps(lines) }
  }

  /// The set after edits of the file. Lines behind an edit move. The lines that an edit writes are in the set if one of
  /// the replaced lines was.
  func moved(by edits: [TextEdit], in file: SourceFile) -> LineSet {
    if self == .all { return self }
    let moves = edits.map { Move($0, in: file.lineIndex) }
    var result = LineSet()
    for range in ranges {
      var lower = range.lowerBound
      var upper = range.upperBound
      for move in moves where move.first <= range.upperBound {
        if move.last < range.lowerBound {
          lower += move.growth
        } else {
          lower += min(0, move.first - range.lowerBound)
        }
        upper += max(0, move.last - range.upperBound) + move.growth
      }
      result.insert(min(lower, upper)...max(lower, upper))
    }
    return result
  }

  /// The effect of an edit on lines.
  private struct Move {
    /// The first and last changed line, before the edit. A line is not changed if the edit only removes the line ending
    /// before it.
    let first: Int
    let last: Int
    /// The number of lines that the edit adds.
    let growth: Int

    init(_ edit: TextEdit, in index: LineIndex) {
      let (start, end) = (index.position(of: edit.range.start), index.position(of: edit.range.end))
      first = start.line
      last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
      growth = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") } - (end.line - start.line)
    }
  }
}
