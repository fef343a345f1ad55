import ViewSemantics
import ViewSource
import ViewSyntax

/// A modifier with an action for a single tap: `onTapGesture`, or `gesture` with a `TapGesture`.
struct TapAction {
  /// The action: a closure or a function name.
  let action: ValueOrigin?
  /// The action's closure; `nil` if the action is not a closure expression.
  var closure: ValueOrigin? { action.flatMap { $0.node.kind == .closureExpr ? $0 : nil } }

  /// Whether the content keeps its own tap actions.
  private(set) var isSimultaneous = false

  private static let tap = CatalogueMember("View", "onTapGesture")
  private static let simultaneous = CatalogueMember("View", "simultaneousGesture")
  private static let gestures = [
    CatalogueMember("View", "gesture"), simultaneous, CatalogueMember("View", "highPriorityGesture"),
  ]
  private static let ended = CatalogueMember("Gesture", "onEnded")
  private static let gesture: Name = "TapGesture"

  /// The names of the modifiers.
  static let names: [Name] = ([tap] + gestures).map(\.name)

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [tap] + gestures) }

  /// Fails if a call is not such a modifier, counts several taps, or receives the tap's location.
  init?(_ call: SyntaxNode, in context: RuleContext) {
    if context.isUse(call, of: Self.tap) {
      guard call.arguments.allSatisfy({ $0.kind != .labeledExpr || Self.isPerform($0) || Self.isSingle($0) }) else {
        return nil
      }
      let action = context.analyzer.arguments(of: call, context.record).last?.node
      // An action that receives the location handles more than a tap.
      if let action, action.kind == .closureExpr, context.hasParameter(action) { return nil }
      self.init(action, context)
    } else if context.isUse(call, ofAny: Self.gestures), let argument = call.arguments.first {
      self.init(gesture: context.origin(of: argument))
      isSimultaneous = context.isUse(call, of: Self.simultaneous)
    } else {
      return nil
    }
  }

  /// The same for a modifier of the program that adds such a modifier; the action is then the argument of the program's
  /// modifier.
  init?(addedBy call: SyntaxNode, in context: RuleContext) {
    if let tap = TapAction(call, in: context) {
      self = tap
      return
    }
    for modifier in ExpandedCode(call, in: context).expandedModifiers {
      guard let tap = TapAction(modifier.node, in: modifier.context) else { continue }
      let given = tap.action.map { action -> ValueOrigin in
        let statements = action.node.children.filter { $0.kind != .closureSignature }
        let isPassed =
          statements.count == 1 && statements[0].kind == .functionCallExpr && statements[0].arguments.isEmpty
        let passed = isPassed ? statements[0].children.first ?? action.node : action.node
        let origin = modifier.part(passed).origin
        return origin.node.kind == .closureExpr ? ValueOrigin(origin.node, origin.context) : action
      }
      action = given
      isSimultaneous = tap.isSimultaneous
      return
    }
    return nil
  }

  private init(_ action: SyntaxNode?, _ context: RuleContext) {
    self.action = action.map { ValueOrigin($0, context) }
  }

  /// `TapGesture().onEnded { … }`
  private init?(gesture origin: ValueOrigin) {
    let (node, context) = (origin.node, origin.context)
    guard context.isUse(node, of: Self.ended), let made = node.children.first?.children.first,
      context.makes(made, anyOf: [Self.gesture]), made.arguments.allSatisfy(Self.isSingle)
    else { return nil }
    self.init(context.analyzer.arguments(of: node, context.record).last?.node, context)
  }

  private static func isPerform(_ argument: SyntaxNode) -> Bool {
    argument.firstToken.map { argument.isSpelt($0, "perform") } == true
  }

  /// `count: 1`, which is the default.
  private static func isSingle(_ argument: SyntaxNode) -> Bool {
    argument.kind == .labeledExpr && argument.firstToken.map { argument.isSpelt($0, "count") } == true
      && argument.children.last?.text == "1"
  }
}
