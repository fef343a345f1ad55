import ViewSource

/// The ranges of one file in which comments suppress findings, by the suppressed name.
///
/// The ranges are sorted once, so that a query is a binary search.
struct SuppressedPlaces {
  /// The range in which one comment suppresses one name.
  enum Place {
    case line(Int)
    case bytes(SourceRange)
  }

  private struct Hidden {
    var lines: Set<Int> = []
    /// Sorted and disjoint.
    var ranges: [SourceRange] = []
  }

  private var hidden: [String: Hidden] = [:]

  init(_ places: [(name: String, place: Place)]) {
    for (name, place) in places {
      switch place {
      case .line(let line): hidden[name, default: Hidden()].lines.insert(line)
      case .bytes(let range): hidden[name, default: Hidden()].ranges.append(range)
      }
    }
    hidden = hidden.mapValues { Hidden(lines: $0.lines, ranges: SuppressedPlaces.united($0.ranges)) }
  }

  private static func united(_ ranges: [SourceRange]) -> [SourceRange] {
    var result: [SourceRange] = []
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      if let last = result.last, range.start <= last.end {
        result[result.count - 1].end = max(last.end, range.end)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether findings with a name are suppressed at a place.
  func hides(_ name: String, line: Int, offset: Int) -> Bool {
    guard let hidden = hidden[name] else { return false }
    if hidden.lines.contains(line) { return true }
    let following = hidden.ranges.firstIndex(sortedBy: { $0.start > offset })
    return following > 0 && hidden.ranges[following - 1].contains(offset)
  }
}

/// The places of the findings in one file, by the names that suppress them.
struct FindingPlaces {
  private var lines: [String: Set<Int>] = [:]
  /// Sorted offsets.
  private var offsets: [String: [Int]] = [:]

  init(_ places: [(name: String, line: Int, offset: Int)]) {
    for place in places {
      lines[place.name, default: []].insert(place.line)
      offsets[place.name, default: []].append(place.offset)
    }
    offsets = offsets.mapValues { $0.sorted() }
  }

  /// Whether a range contains a finding with the name.
  func contains(_ name: String, in place: SuppressedPlaces.Place) -> Bool {
    switch place {
    case .line(let line): return lines[name]?.contains(line) ?? false
    case .bytes(let range):
      guard let offsets = offsets[name] else { return false }
      let first = offsets.firstIndex(sortedBy: { $0 >= range.start })
      return first < offsets.count && range.contains(offsets[first])
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a predicate, by binary search; `endIndex` if there is none.
  func firstIndex(sortedBy isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
