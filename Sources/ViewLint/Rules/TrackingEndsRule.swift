import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tracking of observable properties that ends at the first change.
struct TrackingEndsRule: Rule {
  static let info = RuleInfo(
    "tracking_ends", .correctness, .warning, isFixable: false, countsInTests: false,
    summary: "the tracking ends at the first change: later changes are not shown",
    explanation: """
      The label changes once and then never again. `withObservationTracking` calls `onChange` once, at the first change \
      of what its first closure has read, and ends. Put the call into a function that `onChange` calls again: `onChange: \
      { [weak self] in Task { @MainActor in self?.observe() } }`.
      """,
    silence: """
      An `onChange` that calls the function around it, directly or through others, or asks for a new layout or drawing, \
      or resumes code that waits for one change. Closures and functions that the code is given.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        import UIKit
        @Observable final class Download { var progress = 0.0 }
        final class ProgressController: UIViewController {
          private let download = Download()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓withObservationTracking {
              label.text = "\\(download.progress)"
            } onChange: { [weak self] in
              DispatchQueue.main.async { self?.show() }
            }
          }
          private func show() { label.text = "\\(download.progress)" }
        }
        """),
      RuleExample(
        """
        import Observation
        import UIKit
        @Observable final class Download { var progress = 0.0 }
        final class ProgressController: UIViewController {
          private let download = Download()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            observe()
          }
          private func observe() {
            withObservationTracking {
              label.text = "\\(download.progress)"
            } onChange: { [weak self] in
              DispatchQueue.main.async { self?.show() }
            }
          }
          private func show() { observe() }
          private func wait() async {
            await withCheckedContinuation { continuation in
              withObservationTracking { _ = download.progress } onChange: { continuation.resume() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["withObservationTracking"])

  private static let function: Name = "withObservationTracking"
  /// The names in code that runs the tracking again, or that waits for one change.
  private static let restarts: [Name] = [
    "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "setNeedsUpdateProperties", "needsLayout",
    "needsDisplay", "resume", "yield", "fulfill", "finish",
  ]
  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.analyzer.isFromCatalogue(callee.decl) && callee.analyzer.decl(callee.decl).name == function
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let decl = context.decl, context.analyzer.isOwnFunction(decl) || context.analyzer.isInitializer(decl),
      let action = context.argument(node, "onChange"), action.kind == .closureExpr, !context.isPreview,
      let name = node.children.first,
      // SwiftUI calls the function again.
      context.ownerType.map({ context.analyzer.updatesPlatformView(decl, of: $0) }) != true,
      action.children.contains(where: { $0.kind != .closureSignature }),
      !restarts(action, decl, context, depth: 0)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this runs for the first change only, and later changes are not noticed: the tracking ends when `onChange` has "
          + "been called; put it into a function, and call that again in `onChange`",
        in: context.file, at: name.range))
  }

  /// Whether code calls the function around the tracking or starts another one, or may do so.
  private func restarts(_ code: SyntaxNode, _ function: DeclID, _ context: RuleContext, depth: Int) -> Bool {
    let analyzer = context.analyzer
    if Self.restarts.contains(where: { code.mentions($0) }) { return true }
    if depth > 0, code.mentions(Self.function) { return true }
    for node in code.subtree {
      guard let use = context.record.uses[node.id] else {
        // Unknown code may do anything.
        if node.kind == .functionCallExpr { return true }
        continue
      }
      if use.decl == function { return true }
      guard analyzer.isOwn(use.decl) else { continue }
      // A closure that the code is given may call anything.
      if node.kind == .functionCallExpr, analyzer.decl(use.decl).kind == .variable { return true }
      guard analyzer.isOwnFunction(use.decl) else { continue }
      guard depth < Self.maximumDepth, let block = analyzer.node(of: use.decl).child(.codeBlock) else { return true }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      if restarts(block, function, inner, depth: depth + 1) { return true }
    }
    return false
  }
}
