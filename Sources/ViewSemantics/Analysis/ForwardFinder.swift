import ViewCatalog
import ViewSource
import ViewSyntax

/// Finds the modifier or control of the catalogue in the code of a modifier or a view of the program.
struct ForwardFinder {
  let analyzer: Analyzer
  let record: BodyRecord
  /// The parameters by the names that refer to their arguments in the code.
  let names: [Name: Int]
  let parameters: [Parameter]
  /// The number of modifiers of the program whose code leads to this one.
  var depth = 0
  /// The name of the view that a `ViewModifier` changes; `nil` in an extension of `View`, where it is `self`.
  var content: Name?
  /// The type whose properties hold the arguments; `nil` if parameters of the function do.
  var owner: DeclID?

  /// The modifier that the code applies to `self` or to the content.
  func modifier(in block: SyntaxNode) -> ForwardedCall? {
    only(in: block) { call in
      if let inner = ownModifier(call) {
        return forwarded(analyzer.arguments(of: call, record), through: inner)
      }
      let steps = steps(of: call)
      guard isContent(steps.base, impliedBy: steps.calls.last) else { return nil }
      if steps.calls.count == 1 { return forwarded(steps.calls[0]) }
      // Padding does not change when an action runs, or what is presented.
      let meant = steps.calls.filter { !adorns($0) }
      guard meant.count == 1, let use = record.uses[meant[0].id],
        analyzer.catalogueText(.lifecycle, of: use.decl) ?? analyzer.catalogueText(.presents, of: use.decl) != nil
      else { return nil }
      return forwarded(meant[0])
    }
  }

  /// The control or container that the code makes, with modifiers that only adorn it.
  func view(in block: SyntaxNode) -> ForwardedCall? {
    only(in: block) { expression in
      let steps = steps(of: expression)
      guard let core = steps.base, steps.calls.allSatisfy(adorns) else { return nil }
      if let content = parameter(shownBy: core) { return group(of: content) }
      guard core.kind == .functionCallExpr, let use = record.uses[core.id], let made = use.base,
        analyzer.types.kind(made) == .nominal, analyzer.isFromCatalogue(use.decl), analyzer.isInitializer(use.decl)
      else { return nil }
      let arguments = analyzer.arguments(of: core, record)
      let type = analyzer.types.decl(made)
      // What a link leads to depends on where it is.
      guard analyzer.catalogueText(.later, of: type) == nil else { return nil }
      let isMeant =
        analyzer.catalogueText(.control, of: type) != nil
        || arguments.contains { argument in
          parameter(passedBy: argument.node).map { parameters[$0].builder != nil } ?? false
        }
      return isMeant ? forwarded(arguments, to: use.decl, making: made) { $0 } : nil
    }
  }

  /// The group that a container with nothing but its content stands for.
  private func group(of content: Int) -> ForwardedCall? {
    guard let group = analyzer.knownDecl("Group"), let builder = analyzer.knownDecl("ViewBuilder") else { return nil }
    let members = ([group] + analyzer.extensions(of: group)).lazy.flatMap { analyzer.children(of: $0) }
    let making = members.first { member in
      guard analyzer.isInitializer(member), case let taken = analyzer.signature(of: member).parameters,
        taken.count == 1, let type = taken[0].builder, analyzer.types.kind(type) == .nominal
      else { return false }
      return analyzer.types.decl(type) == builder
    }
    guard let making else { return nil }
    var passed = parameters.map { isUsedAtOtherTimes($0) ? nil : Optional(BodyRecord.Use.noParameter) }
    passed[content] = 0
    let made = analyzer.types.nominal(group, [parameters[content].type])
    return ForwardedCall(callee: making, made: made, parameters: passed, withOtherDefaults: [])
  }

  /// The parameter for content that an expression shows: `content`, `content()`.
  private func parameter(shownBy core: SyntaxNode) -> Int? {
    var core = core
    if core.kind == .functionCallExpr, core.children.count == 1, let callee = core.children.first { core = callee }
    return parameter(namedBy: core).flatMap { parameters[$0].builder == nil ? nil : $0 }
  }

  /// The result for the single expression of a block, or for those in the branches of an availability check.
  private func only(in block: SyntaxNode, _ find: (SyntaxNode) -> ForwardedCall?) -> ForwardedCall? {
    // An autoclosure runs later, and an `inout` argument is changed.
    guard block.children.count == 1, let only = block.children.first, parameters.allSatisfy({ $0.flags.isEmpty }) else {
      return nil
    }
    switch only.kind {
    case .returnStmt: return only.children.first.flatMap(find)
    case .ifExpr:
      // The branches do the same on different systems.
      guard only.conditions.allSatisfy({ $0.kind == .availabilityCondition }) else { return nil }
      let blocks = only.children.filter { $0.kind == .codeBlock }
      guard blocks.count == 2 else { return nil }
      let found = blocks.compactMap { self.only(in: $0, find) }
      return found.first { !$0.parameters.contains(nil) } ?? found.first
    default: return find(only)
    }
  }

  // MARK: Chains

  /// The modifier calls of the catalogue, outermost first, and the view that they modify; `nil` for an implied `self`.
  private func steps(of expression: SyntaxNode) -> (calls: [SyntaxNode], base: SyntaxNode?) {
    var calls: [SyntaxNode] = []
    var current = expression
    while current.kind == .functionCallExpr, let callee = current.children.first, let use = record.uses[current.id],
      analyzer.isFromCatalogue(use.decl), !analyzer.decl(use.decl).has(.isStatic),
      analyzer.isMember(use.decl, of: .view)
    {
      calls.append(current)
      guard callee.kind == .memberAccessExpr, let base = callee.children.first, base.kind.isExpr else {
        return (calls, nil)
      }
      current = base
    }
    return (calls, current)
  }

  private func isContent(_ base: SyntaxNode?, impliedBy call: SyntaxNode?) -> Bool {
    guard let base else { return content == nil && call?.children.first?.kind == .declReferenceExpr }
    guard let content else { return owner == nil && base.isSelfReference }
    return base.kind == .declReferenceExpr && base.referencedName.map { base.name(of: $0) } == content
  }

  private func adorns(_ call: SyntaxNode) -> Bool {
    record.uses[call.id].map { analyzer.catalogueText(.adorns, of: $0.decl) != nil } ?? false
  }

  // MARK: Arguments

  private func forwarded(_ call: SyntaxNode) -> ForwardedCall? {
    guard let use = record.uses[call.id] else { return nil }
    let arguments = analyzer.arguments(of: call, record)
    guard arguments.count == 1, let type = record.types[arguments[0].node.id], isModifier(type) else {
      return forwarded(arguments, to: use.decl) { $0 }
    }
    guard let made = record.uses[arguments[0].node.id],
      let inner = analyzer.forwardedModifier(ofTypeMadeBy: made, depth: depth + 1)
    else { return nil }
    // `modifier(Highlight(color: color))`
    return forwarded(analyzer.arguments(of: arguments[0].node, record), through: inner)
  }

  private func isModifier(_ type: TypeID) -> Bool {
    let modifier = analyzer.known("ViewModifier")
    return analyzer.types.kind(modifier) == .nominal && analyzer.conforms(type, to: modifier)
  }

  /// The modifier of the catalogue that another modifier of the program applies to the content.
  private func ownModifier(_ call: SyntaxNode) -> ForwardedCall? {
    guard call.kind == .functionCallExpr, let use = record.uses[call.id], analyzer.isOwn(use.decl),
      let callee = call.children.first
    else { return nil }
    let base = callee.kind == .memberAccessExpr ? callee.children.first.flatMap { $0.kind.isExpr ? $0 : nil } : nil
    return isContent(base, impliedBy: call) ? analyzer.forwardedModifier(of: use.decl, depth: depth + 1) : nil
  }

  private func forwarded(_ given: [CallArgument], through inner: ForwardedCall) -> ForwardedCall? {
    guard inner.withOtherDefaults.allSatisfy({ number in given.contains { $0.parameter == number } }) else {
      return nil
    }
    return forwarded(given, to: inner.callee) { number in
      number < inner.parameters.count ? inner.parameters[number] : nil
    }
  }

  /// - Parameter taking: the parameter of the callee that takes the argument for a parameter of the call.
  private func forwarded(
    _ arguments: [CallArgument], to callee: DeclID, making made: TypeID? = nil, _ taking: (Int) -> Int?
  ) -> ForwardedCall? {
    let inner = analyzer.signature(of: callee).parameters
    var passed = [Int?](repeating: nil, count: parameters.count)
    for argument in arguments {
      guard let parameter = argument.parameter else { return nil }
      guard let number = taking(parameter) else { continue }
      if let own = self.parameter(passedBy: argument.node) {
        guard passed[own] == nil else { return nil }
        passed[own] = number
      } else if number < inner.count, inner[number].hasDefault || argument.node.kind == .nilLiteralExpr {
        // A call without this argument would mean the default.
        return nil
      }
    }
    // A view without an action, a binding or content from outside is more than a control.
    let isGiven = parameters.indices.contains { passed[$0] != nil && isUsedAtOtherTimes(parameters[$0]) }
    if made != nil, !isGiven { return nil }
    // Only the arguments tell what most modifiers do.
    if made == nil, passed.allSatisfy({ $0 == nil }), !analyzer.decl(callee).has(.isTransition) { return nil }
    for own in parameters.indices where passed[own] == nil && !isUsedAtOtherTimes(parameters[own]) {
      passed[own] = BodyRecord.Use.noParameter
    }
    let withOtherDefaults = parameters.indices.filter { own in
      guard parameters[own].hasDefault, let number = passed[own], number < inner.count else { return false }
      return inner[number].hasDefault
    }
    return ForwardedCall(callee: callee, made: made, parameters: passed, withOtherDefaults: withOtherDefaults)
  }

  /// Whether code may call or change the argument for a parameter: a function or a binding.
  private func isUsedAtOtherTimes(_ parameter: Parameter) -> Bool {
    var type = parameter.type
    while let wrapped = analyzer.wrapped(type) { type = wrapped }
    switch analyzer.types.kind(type) {
    case .function: return true
    case .nominal:
      let decl = analyzer.types.decl(type)
      return decl == analyzer.knownDecl("Binding") || analyzer.decl(decl).kind == .classType
    default: return analyzer.isView(type)
    }
  }

  /// The parameter whose argument a value is: `action`, `$isShown` for a binding, and `{ action() }`.
  private func parameter(passedBy value: SyntaxNode) -> Int? {
    value.kind == .closureExpr ? parameter(calledBy: value) : parameter(namedBy: value)
  }

  private func parameter(namedBy value: SyntaxNode) -> Int? {
    let isMember = value.kind == .memberAccessExpr && value.children.first?.isSelfReference == true
    guard isMember || value.kind == .declReferenceExpr, let token = value.referencedName else { return nil }
    guard let owner else { return record.uses[value.id] == nil ? names[value.name(of: token)] : nil }
    guard let use = record.uses[value.id], analyzer.decl(use.decl).kind == .variable,
      !analyzer.decl(use.decl).has(.isComputed),
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner
    else { return nil }
    let wrapper = analyzer.propertyWrappers(of: use.decl).first?.decl
    // The argument for a binding is the binding. Any other wrapper may change the value.
    let isWhole =
      wrapper == nil ? use.part == .value : wrapper == analyzer.knownDecl("Binding") && use.part == .projection
    return isWhole ? names[analyzer.decl(use.decl).name] : nil
  }

  /// `{ action() }`, `{ await action() }`, `{ old, new in action(old, new) }`, `{ label }`
  private func parameter(calledBy closure: SyntaxNode) -> Int? {
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, var call = statements.first else { return nil }
    while [.awaitExpr, .tryExpr, .returnStmt].contains(call.kind), let inner = call.children.first { call = inner }
    guard call.kind == .functionCallExpr else {
      return record.builders[closure.id] == nil ? nil : parameter(namedBy: call)
    }
    guard let callee = call.children.first, !call.flags.contains(.hasTrailingClosure) else { return nil }
    let given = call.arguments
    let taken = closure.closureParameterNames(unnamed: given.count)
    // A closure that leaves out some of its parameters stands for a closure with other parameters.
    guard given.isEmpty || given.count == taken.count && zip(given, taken).allSatisfy({ $0.text == $1.text }) else {
      return nil
    }
    return parameter(namedBy: callee)
  }
}
