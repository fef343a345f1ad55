import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A piece of view code, with the arguments of the uses that lead to it.
///
/// Code that is shown together may be in several places: a helper shows a part, a view of the program another one, and
/// a modifier of the program wraps it. A search for two parts of one view follows names and calls to the code that they
/// refer to, and parameters back to their arguments.
struct ExpandedCode {
  let node: SyntaxNode
  let frame: Frame

  /// The code of one declaration at one use of it.
  final class Frame {
    /// A context that resolves the names in the code.
    let context: RuleContext
    /// The name or call that leads to the code; `nil` for the outermost code.
    let use: ExpandedCode?
    /// The arguments for the parameters of the declaration, by their names in the body.
    fileprivate let locals: [Name: ExpandedCode]
    /// The arguments for the properties of the view or modifier that contains the code.
    fileprivate let members: [Name: ExpandedCode]
    /// The view that `self` or `content` refers to in the code of a modifier.
    fileprivate let modified: ExpandedCode?
    /// The frame that identifies the view among others of its type: that of its `body`, also for its helpers.
    fileprivate let instance: ObjectIdentifier?
    fileprivate let depth: Int
    /// The remaining number of declarations that all code from one start may enter. It limits the work for helpers that
    /// use many helpers.
    fileprivate let budget: Budget

    fileprivate init(
      _ context: RuleContext, use: ExpandedCode? = nil, locals: [Name: ExpandedCode] = [:],
      members: [Name: ExpandedCode] = [:], modified: ExpandedCode? = nil, instance: ObjectIdentifier? = nil
    ) {
      self.context = context
      self.use = use
      self.locals = locals
      self.members = members
      self.modified = modified
      self.instance = instance
      depth = use.map { $0.frame.depth + 1 } ?? 0
      budget = use?.frame.budget ?? Budget()
    }

    /// The identity of the view among others of its type.
    var view: ObjectIdentifier { instance ?? ObjectIdentifier(self) }
  }

  /// A limit on the number of declarations that are entered.
  fileprivate final class Budget {
    private var remaining = 2048

    func spend() -> Bool {
      remaining -= 1
      return remaining >= 0
    }
  }

  /// The maximum depth of uses inside of each other's code.
  private static let maximumDepth = 4

  /// Outermost code, with unknown arguments.
  init(_ node: SyntaxNode, in context: RuleContext) {
    self.init(node, Frame(context))
  }

  private init(_ node: SyntaxNode, _ frame: Frame) {
    self.node = node
    self.frame = frame
  }

  var context: RuleContext { frame.context }

  /// Whether the code is the outermost code, and not code that a name in it refers to.
  var isOutermost: Bool { frame.use == nil }

  /// A part of the same code.
  func part(_ node: SyntaxNode) -> ExpandedCode { ExpandedCode(node, frame) }

  /// The name or call in the outermost code that leads to this code; the node itself for outermost code.
  var site: SyntaxNode {
    var outer = self
    while let use = outer.frame.use { outer = use }
    return outer.node
  }

  // MARK: From names to code

  /// The declaration of the program's helper, view or modifier that a name or call refers to; `nil` for other nodes.
  var shown: ExpandedCode? {
    guard frame.depth < Self.maximumDepth, let use = context.record.uses[node.id], use.part == .value else {
      return nil
    }
    let analyzer = context.analyzer
    if let made = context.madeType(node) {
      guard context.isOwn(made), context.conforms(made, to: .view) else { return nil }
      return code(ofContent: made, given: given(by: node, use), modified: nil)
    }
    if node.kind == .functionCallExpr, context.isUse(node, of: .modifier) { return codeOfModifier }
    guard context.isOwn(use.decl), !isUsed(use.decl) else { return nil }
    switch analyzer.decl(use.decl).kind {
    case .function: guard analyzer.isView(analyzer.signature(of: use.decl).result) else { return nil }
    case .variable:
      guard analyzer.decl(use.decl).has(.isComputed), analyzer.isView(analyzer.variableType(of: use.decl)) else {
        return nil
      }
    default: return nil
    }
    return code(ofMember: use)
  }

  /// The single expression of a helper, a view or a modifier.
  ///
  /// - Parameter isWorthEntering: whether to enter the declaration.
  func onlyShown(if isWorthEntering: (SyntaxNode) -> Bool) -> ExpandedCode? {
    guard let shown, isWorthEntering(shown.node), let decl = shown.context.decl,
      let only = context.analyzer.onlyValue(of: decl)
    else { return nil }
    return shown.part(only)
  }

  /// The children for a walk, without the name of a callee, which the call itself stands for.
  var parts: [ExpandedCode] {
    // `view #if … #endif` is the chain in the active clause, which begins with the view.
    let active = context.record.unconditional(node)
    if active.id != node.id { return [part(active)] }
    var parts: [ExpandedCode] = []
    context.forEachActiveChild(of: node) { child in
      guard node.kind == .functionCallExpr, child.id == node.children.first?.id else {
        return parts.append(part(child))
      }
      if child.kind == .memberAccessExpr, let base = child.children.first, base.kind.isExpr {
        parts.append(part(base))
      } else if child.kind == .closureExpr {
        parts.append(part(child))
      }
    }
    return parts
  }

  /// `row(item)`, `header`, `.highlighted(color)`
  private func code(ofMember use: BodyRecord.Use) -> ExpandedCode? {
    guard frame.budget.spend() else { return nil }
    let isOfSameView =
      context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) } == context.ownerType
    let base = modifiedView
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    let frame = Frame(
      inner, use: self, locals: given(by: node, use), members: base == nil && isOfSameView ? frame.members : [:],
      modified: base ?? frame.modified, instance: base == nil && isOfSameView ? frame.view : nil)
    return ExpandedCode(context.analyzer.node(of: use.decl), frame)
  }

  /// The receiver of a member that modifies a view: `title` of `title.highlighted()`.
  private var modifiedView: ExpandedCode? {
    if node.kind == .functionCallExpr { return context.modified(node).map(part) }
    guard node.kind == .memberAccessExpr, let base = node.children.first, base.kind.isExpr,
      base.firstToken?.kind != .selfKeyword
    else { return nil }
    return part(base)
  }

  /// The code of `Highlight` in `.modifier(Highlight(color: color))`.
  private var codeOfModifier: ExpandedCode? {
    guard let base = context.modified(node).map(part) ?? implicitlyModified, let argument = node.arguments.first,
      let made = context.madeType(argument), context.isOwn(made), context.conforms(made, to: .viewModifier),
      let use = context.record.uses[argument.id]
    else { return nil }
    return code(ofContent: made, given: given(by: argument, use), modified: base)
  }

  private func code(
    ofContent type: DeclID, given: [Name: ExpandedCode], modified: ExpandedCode?
  ) -> ExpandedCode? {
    let parts = [type] + context.analyzer.extensions(of: type)
    let bodies = parts.lazy.flatMap { context.analyzer.children(of: $0) }
    guard
      let body = bodies.first(where: { context.analyzer.decl($0).name == .body && context.analyzer.isViewContent($0) }),
      !isUsed(body), frame.budget.spend()
    else { return nil }
    let inner = RuleContext(context.analyzer, body.file)
    inner.enter(body)
    return ExpandedCode(
      context.analyzer.node(of: body), Frame(inner, use: self, members: given, modified: modified))
  }

  /// The arguments of a call by the parameter names in the callee. For an initializer, by the property names, which are
  /// assumed to equal the parameter names.
  private func given(by call: SyntaxNode, _ use: BodyRecord.Use) -> [Name: ExpandedCode] {
    guard call.kind == .functionCallExpr else { return [:] }
    let parameters = context.analyzer.parameters(of: use)
    let isMaking = use.isMemberwise || context.analyzer.isInitializer(use.decl)
    var given: [Name: ExpandedCode] = [:]
    for argument in context.analyzer.arguments(of: call, context.record) {
      guard let number = argument.parameter, number < parameters.count else { continue }
      let parameter = parameters[number]
      given[use.isMemberwise || isMaking && parameter.name == .none ? parameter.label : parameter.name] = part(
        argument.node)
    }
    return given
  }

  private func isUsed(_ decl: DeclID) -> Bool {
    var current: Frame? = frame
    while let next = current {
      if next.context.decl == decl { return true }
      current = next.use?.frame
    }
    return false
  }

  // MARK: From names to arguments

  /// The expression behind a name: the argument for a parameter or for a property of the view.
  var origin: ExpandedCode {
    var current = self
    while let given = current.givenValue { current = given }
    return current
  }

  private var givenValue: ExpandedCode? {
    if node.kind == .parenExpr { return node.children.first.map(part) }
    let isMember = node.kind == .memberAccessExpr && node.children.first?.firstToken?.kind == .selfKeyword
    guard isMember || node.kind == .declReferenceExpr, let token = node.referencedName else { return nil }
    guard let use = context.record.uses[node.id], use.decl.file != context.analyzer.localFile else {
      let text = node.text(of: token)
      return frame.locals[Name(text)]
    }
    guard !frame.members.isEmpty, !context.analyzer.decl(use.decl).has(.isComputed),
      context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
    else { return nil }
    // The argument is a binding, and the code reads its value.
    let isBinding = context.analyzer.isBinding(use.decl)
    guard use.part == (isBinding ? .projection : .value) else { return nil }
    return frame.members[context.analyzer.decl(use.decl).name]
  }

  /// The source of a value with the arguments substituted for names: `item.id` of `id` for the argument `item.id`.
  var writtenPath: String {
    let value = origin
    guard value.node.kind == .memberAccessExpr, let base = value.node.children.first, base.kind.isExpr,
      let name = value.node.referencedName
    else { return value.node.plainText }
    if base.firstToken?.kind == .selfKeyword, base.kind == .declReferenceExpr { return value.node.text(of: name) }
    return value.part(base).writtenPath + "." + value.node.text(of: name)
  }

  /// The first component of a path, where it is written: `item` of `item.id`.
  var pathRoot: ExpandedCode {
    var current = origin
    while current.node.kind == .memberAccessExpr, let base = current.node.children.first, base.kind.isExpr {
      current = current.part(base).origin
    }
    return current
  }

  /// A property of a view that a binding refers to, or a part of the property.
  struct State: Hashable {
    let property: DeclID
    /// The identity of the view among others of its type.
    fileprivate let view: ObjectIdentifier
    /// `.isShown` of `$model.isShown`
    let path: String

    /// Whether the state belongs to the view that contains the code.
    func isOfView(around code: ExpandedCode) -> Bool { view == code.frame.view }
  }

  /// The state that a binding refers to, through all names by which it is passed on; `nil` for a binding to an element,
  /// and for `Binding(get:set:)` unless its closures only read and assign a property.
  var state: State? {
    var current = origin
    var path = ""
    var part = BodyRecord.Use.Part.projection
    while true {
      let context = current.context
      if let value = context.analyzer.valueOfClosures(current.node, context.record) {
        current = current.part(value)
        part = .value
        continue
      }
      if let use = context.record.uses[current.node.id], use.part == part, !isPartOfObject(current.node, context) {
        guard context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
        else {
          return nil
        }
        return State(property: use.decl, view: current.frame.view, path: path)
      }
      guard current.node.kind == .memberAccessExpr, let base = current.node.children.first, base.kind.isExpr,
        let name = current.node.referencedName
      else { return nil }
      path = "." + current.node.text(of: name) + path
      current = current.part(base).origin
    }
  }

  /// Whether a node reads a property of an object: `model.text`.
  private func isPartOfObject(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .memberAccessExpr, let base = node.memberBase else { return false }
    return !base.isSelfReference && context.objectType(of: base) != nil
  }

  /// The view that `self` or the `content` of a modifier refers to; `nil` for other nodes.
  fileprivate var placeholder: ExpandedCode? {
    guard let modified = frame.modified, node.kind == .declReferenceExpr else { return nil }
    if node.firstToken?.kind == .selfKeyword { return modified }
    guard let decl = context.decl, context.analyzer.decl(decl).kind == .function, context.analyzer.isViewContent(decl),
      let name = node.referencedName, let parameter = context.analyzer.signature(of: decl).parameters.first
    else { return nil }
    return node.name(of: name) == parameter.name ? modified : nil
  }

  /// The view that a call without a receiver modifies: in an extension of `View` it modifies `self`.
  fileprivate var implicitlyModified: ExpandedCode? {
    guard let modified = frame.modified, node.kind == .functionCallExpr,
      node.children.first?.kind == .declReferenceExpr, let use = context.record.uses[node.id],
      !context.analyzer.isInitializer(use.decl), !use.isMemberwise, !context.analyzer.decl(use.decl).has(.isStatic),
      let base = use.base, context.analyzer.isView(base)
    else { return nil }
    return modified
  }
}

/// The modifier calls of a view, outermost first, including those in the helpers, views and modifiers of the program
/// that it is made with. At the end, `view` is the innermost view.
struct UnfoldedModifications: Sequence, IteratorProtocol {
  private(set) var view: ExpandedCode
  private let entersViews: Bool
  private let isWorthEntering: (SyntaxNode) -> Bool

  /// - Parameters:
  ///   - entersViews: whether the body of a view of the program takes the view's place.
  ///   - isWorthEntering: whether to enter a declaration, which may require type checking.
  init(
    of view: ExpandedCode, entersViews: Bool = true, isWorthEntering: @escaping (SyntaxNode) -> Bool = { _ in true }
  ) {
    self.view = view
    self.entersViews = entersViews
    self.isWorthEntering = isWorthEntering
  }

  mutating func next() -> ExpandedCode? {
    while true {
      if view.node.kind == .parenExpr, let inner = view.node.children.first {
        view = view.part(inner)
      } else if let placeholder = view.placeholder {
        view = placeholder
      } else if let base = view.context.modified(view.node).map(view.part) ?? view.implicitlyModified {
        if let inner = view.onlyShown(if: isWorthEntering) {
          view = inner
          continue
        }
        defer { view = base }
        return view
      } else if entersViews || view.context.madeType(view.node) == nil, let inner = view.onlyShown(if: isWorthEntering)
      {
        view = inner
      } else {
        return nil
      }
    }
  }
}
