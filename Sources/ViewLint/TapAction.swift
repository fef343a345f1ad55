import ViewSemantics
import ViewSource
import ViewSyntax

/// A modifier by which a view answers to one tap: `onTapGesture`, or `gesture` with a `TapGesture`.
struct TapAction {
  /// What is given to run: a closure, or the name of a function.
  let action: ValueOrigin?
  /// The closure that runs; `nil` if it is not written where the gesture is.
  var closure: ValueOrigin? { action.flatMap { $0.node.kind == .closureExpr ? $0 : nil } }

  /// Whether what is tapped goes on answering to taps of its own.
  private(set) var isSimultaneous = false

  private static let tap = CatalogueMember("View", "onTapGesture")
  private static let simultaneous = CatalogueMember("View", "simultaneousGesture")
  private static let gestures = [
    CatalogueMember("View", "gesture"), simultaneous, CatalogueMember("View", "highPriorityGesture"),
  ]
  private static let ended = CatalogueMember("Gesture", "onEnded")
  private static let gesture: Name = "TapGesture"

  /// What the modifiers are called.
  static let names: [Name] = ([tap] + gestures).map(\.name)

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [tap] + gestures) }

  /// `nil` if a call is no such modifier, or the tap counts more than once or is asked where it was.
  init?(_ call: SyntaxNode, in context: RuleContext) {
    if context.isUse(call, of: Self.tap) {
      guard call.arguments.allSatisfy({ $0.kind != .labeledExpr || Self.isPerform($0) || Self.isSingle($0) }) else {
        return nil
      }
      let action = context.analyzer.arguments(of: call, context.record).last?.node
      // What asks for the place is about more than a tap.
      if let action, action.kind == .closureExpr, context.hasParameter(action) { return nil }
      self.init(action, context)
    } else if context.isUse(call, ofAny: Self.gestures), let argument = call.arguments.first {
      self.init(gesture: context.origin(of: argument))
      isSimultaneous = context.isUse(call, of: Self.simultaneous)
    } else {
      return nil
    }
  }

  /// The same for a modifier of the program that stands for such a one: what that runs is what the modifier is given.
  init?(addedBy call: SyntaxNode, in context: RuleContext) {
    if let tap = TapAction(call, in: context) {
      self = tap
      return
    }
    for modifier in UnfoldedCode(call, in: context).standingModifications {
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

  /// `count: 1`, as it is anyway
  private static func isSingle(_ argument: SyntaxNode) -> Bool {
    argument.kind == .labeledExpr && argument.firstToken.map { argument.isSpelt($0, "count") } == true
      && argument.children.last?.text == "1"
  }
}
