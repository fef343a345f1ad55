/// What nodes answered: their sizes under proposals, and values of their guides. A chain of entries a node, in one array.
///
/// Every answer of a pass is kept. SwiftUI remembers three proposals a view, which makes deep nests of stacks slow: a
/// stack asks each child for its minimum and its maximum before it asks for a size, so without memory the number of
/// questions triples with each level. A chain is as long as the number of different proposals that a node gets, mostly
/// under ten.
struct AnswerPool {
  /// What an answer is to.
  struct Question: Equatable {
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

  /// The end of a chain.
  static let end: Int32 = -1

  private struct Entry {
    let question: Question
    let answer: Size
    let next: Int32
  }

  private var entries: [Entry] = []

  /// The number of answers, those of nodes that changed since included.
  var count: Int { entries.count }

  /// The answer to `question` in the chain that starts at `head`.
  func find(_ question: Question, from head: Int32) -> Size? {
    var index = head
    while index != AnswerPool.end {
      if entries[Int(index)].question == question { return entries[Int(index)].answer }
      index = entries[Int(index)].next
    }
    return nil
  }

  /// Puts an answer before the chain that starts at `head`, and answers the new start.
  mutating func add(_ answer: Size, to question: Question, before head: Int32) -> Int32 {
    entries.append(Entry(question: question, answer: answer, next: head))
    return Int32(entries.count - 1)
  }

  /// Forgets everything; all chains must start anew.
  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

extension LayoutEngine {
  /// The answer that `node` gave to `question` before.
  func knownAnswer(of node: LayoutNodeID, _ question: AnswerPool.Question) -> Size? {
    guard isCachingEnabled else { return nil }
    return answers.find(question, from: facts[node.slot].answers)
  }

  func remember(_ answer: Size, of node: LayoutNodeID, _ question: AnswerPool.Question) {
    guard isCachingEnabled else { return }
    let start = answers.add(answer, to: question, before: facts[node.slot].answers)
    facts[node.slot].didAnswer(start)
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
