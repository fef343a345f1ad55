/// One proposal and the resulting size.
public struct LayoutExchange: Hashable, Sendable {
  /// The measured node.
  public let node: LayoutNodeID
  /// The node that made the proposal; `nil` for the root and for queries of the caller.
  public let asker: LayoutNodeID?
  /// In points; `nil` asks for the ideal length.
  public let proposal: ProposedViewSize
  /// The reason for the proposal.
  public let cause: ProposalCause
  /// In points.
  public internal(set) var answer: Size
  /// The reason for the size.
  public internal(set) var reason: SizeReason
  /// The nesting depth of the exchange.
  public let depth: Int
  /// Whether the proposing node was placing its views instead of measuring itself.
  public let isPlacing: Bool
}

/// The exchanges of a layout, in the order of the proposals.
public struct LayoutTrace: Sendable {
  /// Each proposal with its result.
  public let exchanges: [LayoutExchange]

  /// The proposals to `node` and those that it made.
  public func conversation(of node: LayoutNodeID) -> [LayoutExchange] {
    exchanges.filter { $0.node == node || $0.asker == node }
  }

  /// One line per exchange, indented by depth: `Text: 100 × nil → 95 × 20.33 (as the content; the text has 1 line)`.
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

/// Records the exchanges of a layout. It is a class, so that the check for its presence is one load.
final class TraceRecorder {
  private(set) var exchanges: [LayoutExchange] = []
  private var open: [Int] = []
  private var cause: ProposalCause?
  private var arrangingNode: LayoutNodeID?
  /// The nodes to measure even if their size is cached; empty for all nodes, after the cache was cleared.
  private let focus: Set<LayoutNodeID>

  init(focus: Set<LayoutNodeID> = []) { self.focus = focus }

  func isAsking(_ node: LayoutNodeID) -> Bool { focus.contains(node) }

  /// Sets the cause of the next proposal.
  func expect(_ cause: ProposalCause) { self.cause = cause }

  /// Sets the node whose views are being placed.
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

  func end(_ exchange: Int, _ answer: Size, _ reason: SizeReason) {
    guard exchanges.indices.contains(exchange) else { return }
    exchanges[exchange].answer = answer
    exchanges[exchange].reason = reason
    open.removeLast()
  }
}

extension LayoutEngine {
  /// Passes the cause of the next proposal to the recorder, if there is one.
  func note(_ cause: @autoclosure () -> ProposalCause) {
    if isRecording { recorder?.expect(cause()) }
  }

  /// Runs `body` and records its proposals and sizes. Clears the cache first, so that every proposal is made.
  public func recording(_ body: () -> Void) -> LayoutTrace {
    forgetAnswers()
    let recorder = TraceRecorder()
    self.recorder = recorder
    body()
    self.recorder = nil
    return LayoutTrace(exchanges: recorder.exchanges)
  }
}
