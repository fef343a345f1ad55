/// One proposal and the answer to it.
public struct LayoutExchange: Hashable, Sendable {
  /// Who was asked.
  public let node: LayoutNodeID
  /// Who asked; `nil` for the root and for questions from outside.
  public let asker: LayoutNodeID?
  /// In points; `nil` along an axis asks for the ideal length.
  public let proposal: ProposedViewSize
  /// Why it was asked.
  public let cause: ProposalCause
  /// In points.
  public internal(set) var answer: Size
  /// Why it answered so.
  public internal(set) var reason: AnswerReason
  /// How many exchanges this one was part of.
  public let depth: Int
  /// Whether the asker was placing its views, not measuring itself.
  public let isPlacing: Bool
}

/// The conversation of a layout, in the order in which the questions were asked.
public struct LayoutTrace: Sendable {
  /// Each question with its answer.
  public let exchanges: [LayoutExchange]

  /// What `node` was asked and what it asked.
  public func conversation(of node: LayoutNodeID) -> [LayoutExchange] {
    exchanges.filter { $0.node == node || $0.asker == node }
  }

  /// A line an exchange, indented by depth: `Text: 100 × nil → 95 × 20.33 (as the content; the text has 1 line)`.
  public func lines(name: (LayoutNodeID) -> String) -> [String] {
    exchanges.map { exchange in
      String(repeating: "  ", count: exchange.depth) + exchange.line(name: name)
    }
  }
}

extension LayoutExchange {
  /// `Text: 100 × nil → 95 × 20.33 (as the content; the text has 1 line)`
  public func line(name: (LayoutNodeID) -> String) -> String {
    "\(name(node)): \(proposal) → \(answer) (\(cause); \(reason))"
  }
}

/// Takes down the conversation while a layout runs. A class, so that asking for it when there is none is one load.
final class TraceRecorder {
  private(set) var exchanges: [LayoutExchange] = []
  private var open: [Int] = []
  private var cause: ProposalCause?
  private var arrangingNode: LayoutNodeID?
  /// The nodes that are asked again even if they have answered before; empty for all whose answers were forgotten.
  private let focus: Set<LayoutNodeID>

  init(focus: Set<LayoutNodeID> = []) { self.focus = focus }

  func isAsking(_ node: LayoutNodeID) -> Bool { focus.contains(node) }

  /// Says why the next question is asked.
  func expect(_ cause: ProposalCause) { self.cause = cause }

  /// Says whose views are being placed.
  func arranging(_ node: LayoutNodeID?) { arrangingNode = node }

  func begin(_ node: LayoutNodeID, _ proposal: ProposedViewSize) -> Int {
    let asker = open.last.map { exchanges[$0].node } ?? arrangingNode
    exchanges.append(
      LayoutExchange(
        node: node, asker: asker, proposal: proposal, cause: cause ?? .placement, answer: .zero, reason: .noView,
        depth: open.count, isPlacing: arrangingNode != nil))
    cause = nil
    open.append(exchanges.count - 1)
    return exchanges.count - 1
  }

  func end(_ exchange: Int, _ answer: Size, _ reason: AnswerReason) {
    guard exchanges.indices.contains(exchange) else { return }
    exchanges[exchange].answer = answer
    exchanges[exchange].reason = reason
    open.removeLast()
  }
}

extension LayoutEngine {
  /// Tells the recorder, if there is one, why the next question is asked.
  func note(_ cause: @autoclosure () -> ProposalCause) {
    if isRecording { recorder?.expect(cause()) }
  }

  /// Runs `body` and takes down every proposal and answer in it. What is known is forgotten first, so that every question
  /// is asked.
  public func recording(_ body: () -> Void) -> LayoutTrace {
    forgetAnswers()
    let recorder = TraceRecorder()
    self.recorder = recorder
    body()
    self.recorder = nil
    return LayoutTrace(exchanges: recorder.exchanges)
  }
}
