import ViewSource

/// Lines of a file, counted from 1: those that were changed.
public struct LineSet: Sendable, Equatable {
  /// In order; no two overlap.
  public private(set) var ranges: [ClosedRange<Int>] = []

  /// Every line of a file that is new.
  public static let all = LineSet(ranges: [1...Int.max])

  /// No line at all.
  public init() {}

  private init(ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  /// Lines are counted from 1.
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

  /// Whether one of these lines is in the set.
  func overlaps(_ lines: ClosedRange<Int>) -> Bool {
    ranges.contains { $0.overlaps(lines) }
  }

  /// The same lines after edits of the file: lines behind an edit move, and those that it writes belong to the set if
  /// one of those that it replaces did.
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

  /// What an edit does to lines.
  private struct Move {
    /// The lines that it changes, as they were. One of which it only takes the line end before is not changed.
    let first: Int
    let last: Int
    /// How many lines more there are behind it.
    let growth: Int

    init(_ edit: TextEdit, in index: LineIndex) {
      let (start, end) = (index.position(of: edit.range.start), index.position(of: edit.range.end))
      first = start.line
      last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
      growth = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") } - (end.line - start.line)
    }
  }
}
