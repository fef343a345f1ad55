import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about work that a `deinit` plans for later and that needs the object, which is gone by then.
struct SelfInDeinitRule: ProgramRule {
  static let info = RuleInfo(
    "self_in_deinit", .correctness, .warning, isFixable: false,
    summary: "the `deinit` plans work for later that needs the object, which no longer exists by then",
    explanation: """
      The app crashes when the last view with the object is closed, or the session, timer or file stays open. The object \
      is already being freed while `deinit` runs. A closure that keeps `self` for later retains an object that cannot be \
      retained, which stops the app. With `[weak self]`, `self` is `nil` when the closure runs, so that nothing is \
      cleaned up; in a subclass of `NSObject` the weak reference itself stops the app. Capture the values that the \
      work needs: `Task { [session] in await session.close() }`, or clean up in `deinit` itself. Reported of a camera \
      session and of the subscriptions of a feed.
      """,
    silence: """
      The rule ignores closures that run at once, and those that capture only values of the object.
      """,
    examples: [
      RuleExample(
        """
        import Foundation
        actor Subscriptions { func end(_ id: String) {} }
        final class Feed {
          private var ids: Set<String> = []
          private let subscriptions = Subscriptions()
          deinit {
            ↓Task { for id in ids { await subscriptions.end(id) } }
          }
        }
        final class ClosedFeed {
          private var ids: Set<String> = []
          private let subscriptions = Subscriptions()
          deinit {
            Task { [ids, subscriptions] in for id in ids { await subscriptions.end(id) } }
            ids.forEach { print(self.ids.count, $0) }
          }
        }
        """),
      RuleExample(
        """
        import AVFoundation
        final class Camera: NSObject, ObservableObject {
          private var session: AVCaptureSession?
          private let queue = DispatchQueue(label: "camera")
          deinit { ↓stop() }
          func stop() {
            queue.async { [weak self] in
              self?.session?.stopRunning()
            }
          }
        }
        final class OwnCamera: NSObject, ObservableObject {
          private var session: AVCaptureSession?
          private let queue = DispatchQueue(label: "camera")
          deinit { session?.stopRunning() }
          func stop() { queue.async { [weak self] in self?.session?.stopRunning() } }
        }
        """),
      RuleExample(
        """
        final class Player {
          private var timer: Timer?
          private let queue = DispatchQueue(label: "player")
          deinit { stop() }
          func stop() {
            timer?.invalidate()
            queue.sync { self.timer = nil }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 20))

  private static let later = [
    CatalogueMember("DispatchQueue", "async"), CatalogueMember("DispatchQueue", "asyncAfter"),
    CatalogueMember("OperationQueue", "addOperation"), CatalogueMember("RunLoop", "perform"),
    CatalogueMember("Task", "detached"),
  ]
  private static let task: Name = "Task"

  func check(_ program: ProgramContext) {
    let analyzer = program.analyzer
    for file in analyzer.program.userFileIDs {
      let decls = analyzer.program.file(file).summary.decls
      for index in decls.indices where decls[index].kind == .classType {
        let type = analyzer.declID(file, index)
        let members = analyzer.node(of: type).child(.memberBlock)?.children ?? analyzer.node(of: type).children
        for member in members where member.kind == .deinitializerDecl { check(member, type, file, program) }
      }
    }
  }

  private func check(_ node: SyntaxNode, _ type: DeclID, _ file: FileID, _ program: ProgramContext) {
    let analyzer = program.analyzer
    guard let block = node.child(.codeBlock), block.subtree.contains(where: { $0.kind == .functionCallExpr }) else {
      return
    }
    let context = RuleContext(analyzer, file)
    context.enter(analyzer.addDeinitializer(node, of: type))
    for statement in block.children {
      for (position, place) in context.calledCode(of: [statement]).enumerated() {
        guard position == 0 || place.context.ownerType == type else { continue }
        let owner = position == 0 ? context : place.context
        for call in place.partsAtOnce where call.kind == .functionCallExpr {
          guard let (closure, isWeak) = kept(by: call, of: type, owner) else { continue }
          let name = analyzer.name(of: type)
          let site = position == 0 ? call : self.call(in: statement, of: place.context.decl, context) ?? statement
          program.report(
            Diagnostic(
              Self.info.level, Self.info.id,
              isWeak
                ? "this runs after `deinit`, when \(RuleText.article(name)) `\(name)` no longer exists: `self` is `nil`, and "
                  + "nothing is cleaned up; do it in `deinit` itself, or capture the values that it needs"
                : "this keeps `self` for later, but `deinit` is already freeing \(RuleText.article(name)) `\(name)`: the app "
                  + "crashes; capture the values that it needs, or do it in `deinit` itself",
              in: context.file, at: site.children.first?.range ?? site.range,
              notes: position == 0
                ? [] : [Diagnostic.Note("the work is planned here", in: owner.file, at: closure.range)]),
            in: file)
          return
        }
      }
    }
  }

  /// The call in a statement that leads to a function.
  private func call(in statement: SyntaxNode, of function: DeclID?, _ context: RuleContext) -> SyntaxNode? {
    statement.subtree.first { $0.kind == .functionCallExpr && context.record.uses[$0.id]?.decl == function }
  }

  /// The closure with `self` that a call runs later, and whether it refers to it weakly.
  private func kept(
    by call: SyntaxNode, of type: DeclID, _ context: RuleContext
  ) -> (closure: SyntaxNode, isWeak: Bool)? {
    guard context.isUse(call, ofAny: Self.later) || context.makes(call, anyOf: [Self.task]),
      let closure = context.analyzer.arguments(of: call, context.record).last?.node, closure.kind == .closureExpr
    else { return nil }
    let capture = SelfCapture(type: type, context: context)
    guard capture.firstUse(in: closure) != nil else { return nil }
    return (closure, capture.isWeak(closure))
  }
}
