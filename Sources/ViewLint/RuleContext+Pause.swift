import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The statements that a call runs after a pause, once: those of `asyncAfter`, of a timer that does not repeat, and
  /// those after the sleep in a `Task`. `nil` for other calls, and if the code looks at whether the sleep was cancelled.
  func statementsAfterPause(in call: SyntaxNode) -> [SyntaxNode]? {
    guard call.kind == .functionCallExpr,
      let closure = analyzer.arguments(of: call, record).last?.node, closure.kind == .closureExpr,
      case let inner = closure.children.filter({ $0.kind != .closureSignature })
    else { return nil }
    if isUse(call, of: Pause.later) { return inner }
    if isUse(call, of: Pause.timer) { return argument(call, Pause.repeats)?.text == "false" ? inner : nil }
    guard makes(call, anyOf: Pause.tasks),
      let pause = inner.firstIndex(where: { part in part.contains { isUse($0, of: Pause.sleep) } }),
      inner[pause].kind != .guardStmt, inner[pause].kind != .doStmt
    else { return nil }
    return Array(inner[(pause + 1)...])
  }
}

private enum Pause {
  static let sleep = CatalogueMember("Task", "sleep")
  static let later = CatalogueMember("DispatchQueue", "asyncAfter")
  static let timer = CatalogueMember("Timer", "scheduledTimer")
  static let repeats: Name = "repeats"
  static let tasks: [Name] = ["Task"]
}
