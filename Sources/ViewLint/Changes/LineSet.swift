import ViewSource

/// Lines of a file, counted from 1: those that somebody changed.
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
    let index = file.lineIndex
    var result = LineSet()
    for range in ranges {
      var lower = range.lowerBound
      var upper = range.upperBound
      for edit in edits {
        let first = index.line(of: edit.range.start)
        let last = index.line(of: edit.range.end)
        let growth = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") } - (last - first)
        if last < range.lowerBound { lower += growth }
        if first <= range.upperBound { upper += growth }
      }
      result.insert(min(lower, upper)...max(lower, upper))
    }
    return result
  }
}
