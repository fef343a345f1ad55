import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an item of the menu bar that only a local name keeps.
struct StatusItemDroppedRule: Rule {
  static let info = RuleInfo(
    "status_item_dropped", .correctness, .warning, isFixable: false,
    summary: "the item disappears from the menu bar at once, because only a local name keeps it",
    explanation: """
      The menu bar does not keep an `NSStatusItem`: it is removed when the last reference to it ends, which for a local \
      name is the end of the function. Keep it in a property of the delegate.
      """,
    silence: """
      Items that the function assigns, returns or passes on.
      """,
    examples: [
      RuleExample(
        """
        final class Delegate: NSObject {
          func start() {
            let item = ↓NSStatusBar.system.statusItem(withLength: 24)
            item.button?.title = "Tray"
          }
        }
        """),
      RuleExample(
        """
        final class Delegate: NSObject {
          private var item: NSStatusItem?
          private var other: NSStatusItem?
          func start() {
            let item = NSStatusBar.system.statusItem(withLength: 24)
            item.button?.title = "Tray"
            self.item = item
            other = NSStatusBar.system.statusItem(withLength: 24)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The class is unknown where code for the Mac is checked for another platform.
  static let visitsUnresolvedCalls = true
  /// Such code is in delegates.
  static let outsideViews = OutsideViews(words: [statusItem])

  private static let statusItem: Name = "statusItem"
  private static let length = "withLength"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isFromCatalogue && callee.name == statusItem }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, node.name(of: name) == Self.statusItem, !context.isPreview,
      let label = node.arguments.first, label.kind == .labeledExpr,
      label.firstToken.map({ label.text(of: $0) }) == Self.length,
      let binding = context.ancestors.last(where: { $0.kind == .patternBinding }),
      binding.initialValue?.id == node.id, let local = binding.child(.identifierPattern)?.text,
      let block = context.ancestors.last(where: { $0.kind == .codeBlock || $0.kind == .closureExpr }),
      !isPassedOn(local, in: block)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only `\(local)` keeps this item, so it disappears from the menu bar when the function returns; keep it in a "
          + "property",
        in: context.file, at: node.range))
  }

  /// Whether the code uses the item itself, and not only its members.
  private func isPassedOn(_ name: String, in node: SyntaxNode) -> Bool {
    node.children.contains { child in
      if child.kind == .declReferenceExpr, child.text == name {
        return node.kind != .memberAccessExpr && node.kind != .optionalChainingExpr
      }
      return isPassedOn(name, in: child)
    }
  }
}
