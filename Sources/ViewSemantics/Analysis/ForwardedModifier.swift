import ViewCatalog
import ViewSource
import ViewSyntax

/// A modifier of the program that applies one modifier of the catalogue and passes its own arguments on to it.
///
/// ```swift
/// extension View {
///   func whenVisible(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
/// }
/// ```
///
/// A call of it does what a call of the catalogue's modifier with the same arguments does.
struct ForwardedModifier: Equatable {
  /// The modifier of the catalogue.
  let modifier: DeclID
  /// The parameter of the catalogue's modifier that takes the argument, by the parameter of the program's modifier;
  /// `nil` for a parameter that is passed on nowhere.
  let parameters: [Int?]
  /// The parameters whose default the catalogue's modifier replaces by its own. A call that omits them means something
  /// else than the same call of the catalogue's modifier.
  let withOtherDefaults: [Int]

  /// The parameters of the catalogue's modifier that take the arguments of a call; `nil` if the call is not equivalent.
  func parameters(for arguments: [Int]) -> [Int]? {
    guard withOtherDefaults.allSatisfy(arguments.contains) else { return nil }
    var result: [Int] = []
    for argument in arguments {
      guard argument < parameters.count, let parameter = parameters[argument] else { return nil }
      result.append(parameter)
    }
    return result
  }
}

extension Analyzer {
  /// The modifier of the catalogue that a method in an extension of `View` applies to `self`; `nil` if the method does
  /// more.
  func forwardedModifier(of function: DeclID) -> ForwardedModifier? {
    forwardedModifiers.value(of: function) { findForwardedModifier(of: $0) }
  }

  /// The modifier of the catalogue that a `ViewModifier` of the program applies to its content, by the parameters of the
  /// initializer that the program calls.
  func forwardedModifier(ofTypeMadeBy use: BodyRecord.Use) -> ForwardedModifier? {
    guard let type = ownModifierType(madeBy: use) else { return nil }
    let parameters = parameters(of: use)
    var names: [Name: Int] = [:]
    for (number, parameter) in parameters.enumerated() { names[parameter.label] = number }
    return forwardedModifier(ofContentOf: type, passing: names, from: parameters)
  }

  private func findForwardedModifier(of function: DeclID) -> ForwardedModifier? {
    guard isViewMethod(function), let block = node(of: function).child(.codeBlock) else { return nil }
    let parameters = signature(of: function).parameters
    var names: [Name: Int] = [:]
    for (number, parameter) in parameters.enumerated() { names[parameter.name] = number }
    return ForwardFinder(analyzer: self, record: record(of: function), names: names, parameters: parameters)
      .find(in: block)
  }

  /// Whether a function of the program is an instance method in an extension of `View`.
  private func isViewMethod(_ function: DeclID) -> Bool {
    decl(function).kind == .function && isOwn(function) && !decl(function).has(.isStatic)
      && knownDecl(KnownType.view).map { $0 == owner(of: function).flatMap { nominal(of: $0) } } == true
  }

  private func ownModifierType(madeBy use: BodyRecord.Use) -> DeclID? {
    guard use.isMemberwise || isInitializer(use.decl), let made = use.base, types.kind(made) == .nominal,
      case let type = types.decl(made), isOwn(type), let modifier = knownDecl("ViewModifier"),
      ancestors(of: type).contains(modifier)
    else { return nil }
    return type
  }

  /// - Parameter names: the parameters whose arguments the stored properties hold, by the names of the properties.
  private func forwardedModifier(
    ofContentOf type: DeclID, passing names: [Name: Int], from parameters: [Parameter]
  ) -> ForwardedModifier? {
    let members = ([type] + extensions(of: type)).lazy.flatMap { self.children(of: $0) }
    let bodies = members.filter { self.decl($0).name == .body && self.decl($0).kind == .function }
    guard let body = bodies.first(where: isViewContent),
      let content = signature(of: body).parameters.first, let block = node(of: body).child(.codeBlock)
    else { return nil }
    return ForwardFinder(
      analyzer: self, record: record(of: body), names: names, parameters: parameters, content: content.name, owner: type
    ).find(in: block)
  }

  /// The record with the calls of such modifiers replaced by calls of the catalogue's modifiers.
  func replacingForwardedModifiers(in record: BodyRecord) -> BodyRecord {
    var calls: [NodeID: BodyRecord.Use] = [:]
    for node in record.uses.nodes(where: { isViewMethod($0.decl) }) {
      guard let use = record.uses[node], let forwarded = forwardedModifier(of: use.decl),
        let parameters = forwarded.parameters(for: use.arguments)
      else { continue }
      calls[node] = use.calling(forwarded.modifier, parameters)
    }
    return calls.isEmpty ? record : record.replacing(calls)
  }
}

/// Finds the modifier of the catalogue in the code of a modifier of the program.
private struct ForwardFinder {
  let analyzer: Analyzer
  let record: BodyRecord
  /// The parameters by the names that refer to their arguments in the code.
  let names: [Name: Int]
  let parameters: [Parameter]
  /// The name of the view that a `ViewModifier` changes; `nil` in an extension of `View`, where it is `self`.
  var content: Name?
  /// The `ViewModifier`, whose properties hold the arguments.
  var owner: DeclID?

  /// - Parameter block: the code with a single expression, or with one for each branch of an availability check.
  func find(in block: SyntaxNode) -> ForwardedModifier? {
    guard block.children.count == 1, let only = block.children.first,
      // An autoclosure runs later, and an `inout` argument is changed.
      parameters.allSatisfy({ $0.flags.isEmpty })
    else { return nil }
    switch only.kind {
    case .returnStmt: return only.children.first.flatMap(find(call:))
    case .ifExpr:
      // The branches do the same on different systems.
      guard only.conditions.allSatisfy({ $0.kind == .availabilityCondition }) else { return nil }
      let blocks = only.children.filter { $0.kind == .codeBlock }
      return blocks.count == 2 ? blocks.lazy.compactMap(find(in:)).first : nil
    default: return find(call: only)
    }
  }

  private func find(call: SyntaxNode) -> ForwardedModifier? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, isModifierOfContent(callee),
      let use = record.uses[call.id], analyzer.isFromCatalogue(use.decl), !analyzer.decl(use.decl).has(.isStatic),
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == analyzer.knownDecl(KnownType.view)
    else { return nil }
    let arguments = analyzer.arguments(of: call, record)
    guard arguments.count == 1, let made = record.uses[arguments[0].node.id],
      let forwarded = analyzer.forwardedModifier(ofTypeMadeBy: made)
    else { return forwarded(arguments, to: use.decl) { $0 } }
    // `modifier(Highlight(color: color))`
    let given = analyzer.arguments(of: arguments[0].node, record)
    guard forwarded.withOtherDefaults.allSatisfy({ number in given.contains { $0.parameter == number } }) else {
      return nil
    }
    return self.forwarded(given, to: forwarded.modifier) { number in
      number < forwarded.parameters.count ? forwarded.parameters[number] : nil
    }
  }

  /// - Parameter taking: the parameter of the modifier that takes the argument for a parameter of the call.
  private func forwarded(
    _ arguments: [CallArgument], to modifier: DeclID, _ taking: (Int) -> Int?
  ) -> ForwardedModifier? {
    let inner = analyzer.signature(of: modifier).parameters
    var passed = [Int?](repeating: nil, count: parameters.count)
    for argument in arguments {
      guard let parameter = argument.parameter else { return nil }
      guard let number = taking(parameter), number < inner.count else { continue }
      if let own = self.parameter(passedBy: argument.node) {
        guard passed[own] == nil else { return nil }
        passed[own] = number
      } else if inner[number].hasDefault || argument.node.kind == .nilLiteralExpr {
        // A call without this argument would mean the default.
        return nil
      }
    }
    let withOtherDefaults = parameters.indices.filter { own in
      parameters[own].hasDefault && passed[own].map { inner[$0].hasDefault } ?? false
    }
    return ForwardedModifier(modifier: modifier, parameters: passed, withOtherDefaults: withOtherDefaults)
  }

  /// Whether a callee is a modifier of the view itself: `content.onAppear`, and in an extension of `View` also
  /// `self.onAppear` and `onAppear`.
  private func isModifierOfContent(_ callee: SyntaxNode) -> Bool {
    guard callee.kind == .memberAccessExpr, let base = callee.children.first, base.kind.isExpr else {
      return content == nil && callee.kind == .declReferenceExpr
    }
    guard let content else { return base.isSelfReference }
    return base.kind == .declReferenceExpr && base.referencedName.map { base.name(of: $0) } == content
  }

  /// The parameter whose argument a value is: `action`, `$isShown` for a binding, and `{ action() }`.
  private func parameter(passedBy value: SyntaxNode) -> Int? {
    if value.kind == .closureExpr { return parameter(calledBy: value) }
    return parameter(namedBy: value, isCalled: false)
  }

  private func parameter(namedBy value: SyntaxNode, isCalled: Bool) -> Int? {
    let isMember = value.kind == .memberAccessExpr && value.children.first?.isSelfReference == true
    guard isMember || value.kind == .declReferenceExpr, let token = value.referencedName else { return nil }
    guard let owner else { return record.uses[value.id] == nil ? names[value.name(of: token)] : nil }
    guard let use = record.uses[value.id], analyzer.decl(use.decl).kind == .variable,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner,
      !analyzer.decl(use.decl).has(.isComputed)
    else {
      // A property that holds a function is called by the call itself.
      return isCalled && record.uses[value.id] == nil ? names[value.name(of: token)] : nil
    }
    let wrapper = analyzer.propertyWrappers(of: use.decl).first?.decl
    // The argument for a binding is the binding. Any other wrapper may change the value.
    guard wrapper == nil ? use.part == .value : wrapper == analyzer.knownDecl("Binding") && use.part == .projection
    else {
      return nil
    }
    return names[analyzer.decl(use.decl).name]
  }

  /// `{ action() }`, `{ await action() }`, `{ old, new in action(old, new) }`
  private func parameter(calledBy closure: SyntaxNode) -> Int? {
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, var call = statements.first else { return nil }
    while [.awaitExpr, .tryExpr, .returnStmt].contains(call.kind), let inner = call.children.first { call = inner }
    guard call.kind == .functionCallExpr, let callee = call.children.first, !call.flags.contains(.hasTrailingClosure)
    else { return nil }
    let given = call.arguments
    let taken = closure.closureParameterNames(unnamed: given.count)
    // A closure that leaves out some of its parameters stands for a closure with other parameters.
    guard given.isEmpty || given.count == taken.count && zip(given, taken).allSatisfy({ $0.text == $1.text }) else {
      return nil
    }
    return parameter(namedBy: callee, isCalled: true)
  }
}
