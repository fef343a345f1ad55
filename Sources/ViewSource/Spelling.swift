/// Suggests corrections of misspelled words.
public enum Spelling {
  /// A suggestion to append to an error message about a word: `; did you mean `body`?`; empty if no candidate is close.
  ///
  /// - Parameter limit: the maximum edit distance; `nil` for a third of the word's length, or a candidate with the word
  ///   as its prefix.
  public static func hint(for word: String, in candidates: some Sequence<String>, limit: Int? = nil) -> String {
    nearest(to: word, in: candidates, limit: limit).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The candidate with the smallest edit distance within the limit; otherwise the shortest candidate with `word` as
  /// its prefix.
  static func nearest(to word: String, in candidates: some Sequence<String>, limit given: Int? = nil) -> String? {
    // A word of two letters is at distance 1 from too many other words.
    let limit = given ?? (word.count < 3 ? 0 : max(1, word.count / 3))
    // The difference in length is a lower bound of the distance.
    let near = candidates.filter { abs($0.count - word.count) <= limit }
    let ranked = near.map { (candidate: $0, distance: distance(word, $0)) }.filter { $0.distance <= limit }
    if let nearest = ranked.min(by: { $0.distance < $1.distance }) { return nearest.candidate }
    // A prefix of one or two letters matches too many words.
    guard given == nil, word.count >= 3 else { return nil }
    return candidates.filter { $0.hasPrefix(word) }.min { $0.count < $1.count }
  }

  /// The edit distance, with insertions, removals, replacements and swaps of neighbours (optimal string alignment). The
  /// loop is bounded by the product of the lengths of two words, which is small.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for index in 0...left.count { rows[index][0] = index }
    for index in 0...right.count { rows[0][index] = index }
    for i in left.indices {
      for j in right.indices {
        let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        rows[i + 1][j + 1] = best
      }
    }
    return rows[left.count][right.count]
  }
}
