/// The cache of sizes under proposals and of guide values, for all nodes of an engine.
///
/// It keeps every result of a pass. SwiftUI caches three proposals per view, which makes deep nests of stacks slow: a
/// stack measures each child at its minimum and maximum before it asks for the final size, so without a cache the
/// number of measurements triples with each level. A node mostly gets fewer than ten different proposals, so its
/// results are a linked list of entries in one shared array; a long list becomes a hash table.
struct SizeCache {
  /// The cache key.
  struct Key: Hashable {
    private let width: UInt64
    private let height: UInt64
    /// The container for relative sizes, or 0; for guides a negative number.
    private let context: Int32

    init(_ proposal: ProposedViewSize, context: Int32) {
      width = Key.bits(proposal.width)
      height = Key.bits(proposal.height)
      self.context = context
    }

    /// The bit pattern of a length, with a single zero, and for `nil` a pattern that no length has.
    private static func bits(_ length: Double?) -> UInt64 {
      guard let length else { return .max }
      return length == 0 ? 0 : length.bitPattern
    }
  }

  /// The end of a list. A smaller number encodes a table.
  static let end: Int32 = -1

  /// The number of entries at which a list becomes a table: about where hashing becomes faster than comparing.
  private static let longest: Int32 = 24

  private struct Entry {
    let key: Key
    let answer: Size
    let next: Int32
    /// The number of entries from this one to the end.
    let length: Int32
  }

  private var entries: [Entry] = []
  private var tables: [[Key: Size]] = []

  /// The number of stored results, including outdated ones of changed nodes.
  private(set) var count = 0

  /// The cached result for `key` in the list or table `start`.
  func find(_ key: Key, from start: Int32) -> Size? {
    var index = start
    while index >= 0 {
      if entries[Int(index)].key == key { return entries[Int(index)].answer }
      index = entries[Int(index)].next
    }
    return index == SizeCache.end ? nil : tables[table(index)][key]
  }

  private func table(_ start: Int32) -> Int { Int(SizeCache.end - 1 - start) }

  /// Adds a result to the list or table `start`, and returns its new start.
  mutating func add(_ answer: Size, to key: Key, at start: Int32) -> Int32 {
    count += 1
    if start < SizeCache.end {
      tables[table(start)][key] = answer
      return start
    }
    let length = start == SizeCache.end ? 0 : entries[Int(start)].length
    if length == SizeCache.longest { return makeTable(of: start, adding: answer, to: key) }
    entries.append(Entry(key: key, answer: answer, next: start, length: length + 1))
    return Int32(entries.count - 1)
  }

  private mutating func makeTable(of start: Int32, adding answer: Size, to key: Key) -> Int32 {
    var table = [key: answer]
    var index = start
    while index != SizeCache.end {
      table[entries[Int(index)].key] = entries[Int(index)].answer
      index = entries[Int(index)].next
    }
    tables.append(table)
    return SizeCache.end - Int32(tables.count)
  }

  /// Empties the table `start`, if it is one; its number is not reused until `removeAll`.
  mutating func remove(_ start: Int32) {
    if start < SizeCache.end { tables[table(start)] = [:] }
  }

  /// Removes all results; all lists must be reset to `end`.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    tables = []
    count = 0
  }
}

extension LayoutEngine {
  /// The cached result of `node` for `key`.
  func knownAnswer(of node: LayoutNodeID, _ key: SizeCache.Key) -> Size? {
    guard isCachingEnabled else { return nil }
    return answers.find(key, from: facts[node.slot].answers)
  }

  /// Caches a measured size of `node`, and counts the measurement.
  func remember(_ size: Size, of node: LayoutNodeID, _ key: SizeCache.Key) {
    var start = facts[node.slot].answers
    if isCachingEnabled { start = answers.add(size, to: key, at: start) }
    facts[node.slot].didMeasure(start)
  }

  /// Caches the value of a guide of `node`, or its absence.
  func remember(_ guide: Double?, of node: LayoutNodeID, _ key: SizeCache.Key) {
    guard isCachingEnabled else { return }
    let answer = Size(width: guide ?? 0, height: guide == nil ? 0 : 1)
    facts[node.slot].answers = answers.add(answer, to: key, at: facts[node.slot].answers)
    facts[node.slot].flags.remove(.isSizeStale)
  }

  /// Clears the cache.
  func forgetAnswers() {
    answers.removeAll()
    for slot in facts.indices { facts[slot].answers = SizeCache.end }
  }

  /// Clears the cache if most results must be outdated: results of changed nodes and of unused proposals are kept until
  /// then.
  func forgetAnswersIfMany() {
    // A node gets about eight different proposals per pass.
    if answers.count > 1 << 12, answers.count > 64 * nodes.count { forgetAnswers() }
  }
}
