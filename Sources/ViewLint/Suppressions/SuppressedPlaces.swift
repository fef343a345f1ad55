import ViewSource

/// Places of one file, kept by the names they are about: what comments hide under a name, or where findings are that
/// answer to it.
///
/// Built once and sorted, so that a question costs a search, however many comments and findings there are.
struct SuppressedPlaces {
  /// What one comment hides under one name.
  enum Place {
    case line(Int)
    case bytes(SourceRange)
  }

  private struct Hidden {
    var lines: Set<Int> = []
    /// Sorted and apart from each other.
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

  /// Whether a place is hidden under a name.
  func hides(_ name: String, line: Int, offset: Int) -> Bool {
    guard let hidden = hidden[name] else { return false }
    if hidden.lines.contains(line) { return true }
    let following = hidden.ranges.firstIndex(sortedBy: { $0.start > offset })
    return following > 0 && hidden.ranges[following - 1].contains(offset)
  }
}

/// Where the findings of one file are, by the names that hide them.
struct FindingPlaces {
  private var lines: [String: Set<Int>] = [:]
  /// Sorted.
  private var offsets: [String: [Int]] = [:]

  init(_ places: [(name: String, line: Int, offset: Int)]) {
    for place in places {
      lines[place.name, default: []].insert(place.line)
      offsets[place.name, default: []].append(place.offset)
    }
    offsets = offsets.mapValues { $0.sorted() }
  }

  /// Whether a place holds a finding that answers to a name.
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
  /// The first index whose element is behind a border, by bisection; `endIndex` if none is.
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
