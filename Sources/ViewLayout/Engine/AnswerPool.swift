/// What nodes answered: their sizes under proposals, and values of their guides.
///
/// Every answer of a pass is kept. SwiftUI remembers three proposals a view, which makes deep nests of stacks slow: a
/// stack asks each child for its minimum and its maximum before it asks for a size, so without memory the number of
/// questions triples with each level. A node mostly gets fewer than ten different proposals, and its answers are a chain
/// of entries in an array that all share; when a chain gets long it becomes a table.
struct AnswerPool {
  /// What an answer is to.
  struct Question: Hashable {
    private let width: UInt64
    private let height: UInt64
    /// The container that the node sizes itself by, or 0; for guides a negative number.
    private let context: Int32

    init(_ proposal: ProposedViewSize, context: Int32) {
      width = Question.bits(proposal.width)
      height = Question.bits(proposal.height)
      self.context = context
    }

    /// The bits of a length, with one zero and a bit pattern that no length has for `nil`.
    private static func bits(_ length: Double?) -> UInt64 {
      guard let length else { return .max }
      return length == 0 ? 0 : length.bitPattern
    }
  }

  /// The end of a chain. A number below it stands for a table.
  static let end: Int32 = -1

  /// The number of entries at which a chain becomes a table: about where hashing is faster than comparing.
  private static let longest: Int32 = 24

  private struct Entry {
    let question: Question
    let answer: Size
    let next: Int32
    /// The number of entries from here to the end.
    let length: Int32
  }

  private var entries: [Entry] = []
  private var tables: [[Question: Size]] = []

  /// The number of answers that take space, those of nodes that changed since included.
  private(set) var count = 0

  /// The answer to `question` in the chain or table `start`.
  func find(_ question: Question, from start: Int32) -> Size? {
    var index = start
    while index >= 0 {
      if entries[Int(index)].question == question { return entries[Int(index)].answer }
      index = entries[Int(index)].next
    }
    return index == AnswerPool.end ? nil : tables[table(index)][question]
  }

  private func table(_ start: Int32) -> Int { Int(AnswerPool.end - 1 - start) }

  /// Adds an answer to the chain or table `start`, and answers where that starts now.
  mutating func add(_ answer: Size, to question: Question, at start: Int32) -> Int32 {
    count += 1
    if start < AnswerPool.end {
      tables[table(start)][question] = answer
      return start
    }
    let length = start == AnswerPool.end ? 0 : entries[Int(start)].length
    if length == AnswerPool.longest { return makeTable(of: start, adding: answer, to: question) }
    entries.append(Entry(question: question, answer: answer, next: start, length: length + 1))
    return Int32(entries.count - 1)
  }

  private mutating func makeTable(of start: Int32, adding answer: Size, to question: Question) -> Int32 {
    var table = [question: answer]
    var index = start
    while index != AnswerPool.end {
      table[entries[Int(index)].question] = entries[Int(index)].answer
      index = entries[Int(index)].next
    }
    tables.append(table)
    return AnswerPool.end - Int32(tables.count)
  }

  /// Forgets what table `start` is, if it is one; its number is not used again until everything is forgotten.
  mutating func remove(_ start: Int32) {
    if start < AnswerPool.end { tables[table(start)] = [:] }
  }

  /// Forgets everything; all chains must start anew.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    tables = []
    count = 0
  }
}

extension LayoutEngine {
  /// The answer that `node` gave to `question` before.
  func knownAnswer(of node: LayoutNodeID, _ question: AnswerPool.Question) -> Size? {
    guard isCachingEnabled else { return nil }
    return answers.find(question, from: facts[node.slot].answers)
  }

  /// Keeps a size that `node` answered, and counts it.
  func remember(_ size: Size, of node: LayoutNodeID, _ question: AnswerPool.Question) {
    var start = facts[node.slot].answers
    if isCachingEnabled { start = answers.add(size, to: question, at: start) }
    facts[node.slot].didMeasure(start)
  }

  /// Keeps the value of a guide of `node`, or that it has none.
  func remember(_ guide: Double?, of node: LayoutNodeID, _ question: AnswerPool.Question) {
    guard isCachingEnabled else { return }
    let answer = Size(width: guide ?? 0, height: guide == nil ? 0 : 1)
    facts[node.slot].answers = answers.add(answer, to: question, at: facts[node.slot].answers)
    facts[node.slot].flags.remove(.isSizeStale)
  }

  /// Forgets all answers.
  func forgetAnswers() {
    answers.removeAll()
    for slot in facts.indices { facts[slot].answers = AnswerPool.end }
  }

  /// Forgets all answers if most must be out of date: those of nodes that changed, and to proposals that are not made
  /// any more, stay until then.
  func forgetAnswersIfMany() {
    // A node gets about eight different proposals in a pass.
    if answers.count > 1 << 12, answers.count > 64 * nodes.count { forgetAnswers() }
  }
}
