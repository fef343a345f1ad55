import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Expressions whose value is computed from the present time, and is not updated as time passes.
enum ClockRead {
  static let since = CatalogueMember("Date", "timeIntervalSince")
  private static let sinceNow = CatalogueMember("Date", "timeIntervalSinceNow")
  private static let relative = CatalogueMember("RelativeDateTimeFormatter", "localizedString")
  private static let formatted = CatalogueMember("Date", "formatted")
  private static let date: Name = "Date"
  private static let style = "relative"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [since, relative, formatted]) }

  /// Whether a node computes a time span up to now: `date.timeIntervalSinceNow`, `Date().timeIntervalSince(date)`,
  /// `formatter.localizedString(for: date, relativeTo: Date())`.
  static func isSpan(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .memberAccessExpr { return context.isUse(node, of: sinceNow) }
    if context.isUse(node, of: since) {
      return node.memberBase.map { isNow($0, context) } ?? false
        || node.arguments.first.map { isNow($0.argumentValue, context) } ?? false
    }
    return isRelativeText(node, context)
  }

  /// Whether a node makes a text such as "5 minutes ago", or the present time of day.
  static func isText(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if isRelativeText(node, context) { return true }
    guard context.isUse(node, of: formatted) else { return false }
    if let style = node.arguments.first, style.kind == .functionCallExpr,
      style.calleeName.map({ style.text(of: $0) }) == Self.style
    {
      return true
    }
    guard let time = context.argument(node, "time"), time.lastToken.map({ time.text(of: $0) }) != "omitted" else {
      return false
    }
    return node.memberBase.map { isNow($0, context) } ?? false
  }

  private static func isRelativeText(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(node, of: relative), let end = context.argument(node, "relativeTo") else { return false }
    return isNow(end, context)
  }

  /// Whether an expression is `Date()`, `Date.now` or `.now`.
  static func isNow(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .functionCallExpr { return node.arguments.isEmpty && context.makes(node, anyOf: [date]) }
    return node.text == "Date.now" || node.text == ".now"
  }
}
