/// Finds what a person meant to write.
public enum Spelling {
  /// What to say behind a complaint about a word: `; did you mean `body`?`, or nothing if no candidate is near.
  ///
  /// - Parameter limit: the most edits that a mistake has; `nil` for a third of the word, or for the beginning of a word.
  public static func hint(for word: String, in candidates: some Sequence<String>, limit: Int? = nil) -> String {
    nearest(to: word, in: candidates, limit: limit).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The candidate with the fewest edits from `word`, if that is few enough to be meant; else the shortest that begins
  /// with it.
  static func nearest(to word: String, in candidates: some Sequence<String>, limit given: Int? = nil) -> String? {
    // A word of two letters is one edit from too many others.
    let limit = given ?? (word.count < 3 ? 0 : max(1, word.count / 3))
    // Words whose lengths differ by more are further apart than that.
    let near = candidates.filter { abs($0.count - word.count) <= limit }
    let ranked = near.map { (candidate: $0, distance: distance(word, $0)) }.filter { $0.distance <= limit }
    if let nearest = ranked.min(by: { $0.distance < $1.distance }) { return nearest.candidate }
    // Fewer letters begin many a word.
    guard given == nil, word.count >= 3 else { return nil }
    return candidates.filter { $0.hasPrefix(word) }.min { $0.count < $1.count }
  }

  /// How many characters are to be inserted, removed, replaced or swapped with their neighbour (optimal string
  /// alignment). The lengths are those of two words, so the product of them is small.
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
