import ViewCatalog
import ViewSource
import ViewSyntax

/// A modifier, control or container of the program that passes its own arguments on to one of the catalogue.
///
/// ```swift
/// extension View {
///   func whenVisible(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
/// }
/// struct BigButton: View {
///   let title: String
///   let action: () -> Void
///   var body: some View { Button(title, action: action).font(.title) }
/// }
/// ```
///
/// A call of it does what a call of the catalogue's modifier or view with the same arguments does, so that rules need
/// to know only the latter.
struct ForwardedCall: Equatable {
  /// The modifier or the initializer of the catalogue.
  let callee: DeclID
  /// The type that the initializer makes.
  let made: TypeID?
  /// The parameter of the callee that takes the argument, by the parameter of the program's declaration;
  /// `noParameter` for a value that is only shown, and `nil` for an argument that is used in another way.
  let parameters: [Int?]
  /// The parameters whose default replaces that of the callee. A call that omits them means something else than the
  /// same call of the callee.
  let withOtherDefaults: [Int]

  /// The parameters of the callee that take the arguments of a call; `nil` if the call is not equivalent.
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

extension BodyRecord.Use {
  /// The number of an argument that no parameter takes.
  static let noParameter = Int.max
}

extension Analyzer {
  /// The record of a declaration with such calls replaced by calls of the catalogue.
  func replacingForwardedCalls(in record: BodyRecord, of id: DeclID) -> BodyRecord {
    var calls: [NodeID: BodyRecord.Use] = [:]
    var sources: [NodeID: SyntaxNode] = [:]
    for node in record.uses.nodes(where: mayForward) {
      guard let use = record.uses[node] else { continue }
      if isOwn(use.decl) {
        guard let forwarded = forwardedCall(by: use), let parameters = forwarded.parameters(for: use.arguments) else {
          continue
        }
        calls[node] = use.calling(forwarded.callee, making: forwarded.made, parameters)
      } else if id.file != .local, case let call = program.file(id.file).tree.node(node),
        let (forwarded, making) = forwardedModifier(madeIn: call, record),
        let parameters = forwarded.parameters(for: record.uses[making.id]?.arguments ?? [])
      {
        calls[node] = use.calling(forwarded.callee, making: nil, parameters)
        sources[node] = making
      }
    }
    return calls.isEmpty ? record : record.replacing(calls, withArgumentsOf: sources)
  }

  /// `.modifier(Visible(action: load))`
  private func forwardedModifier(
    madeIn call: SyntaxNode, _ record: BodyRecord
  ) -> (forwarded: ForwardedCall, making: SyntaxNode)? {
    guard call.kind == .functionCallExpr, let making = arguments(of: call, record).first?.node,
      making.kind == .functionCallExpr, let made = record.uses[making.id], isOwn(made.decl)
    else { return nil }
    if let known = forwardedCalls[made.decl] { return known.map { ($0, making) } }
    let found = forwardedModifier(ofTypeMadeBy: made, depth: 0)
    forwardedCalls[made.decl] = .some(found)
    return found.map { ($0, making) }
  }

  func members(of type: DeclID, applying name: Name) -> [DeclID] {
    ([type] + extensions(of: type)).filter(isFromCatalogue).flatMap { children(of: $0) }.filter {
      decl($0).name == name
    }
  }

  private func mayForward(_ use: BodyRecord.Use) -> Bool {
    guard isOwn(use.decl) else { return modifierMethods.contains(use.decl) }
    switch decl(use.decl).kind {
    case .function: return isViewMethod(use.decl)
    case .initializer: return true
    default: return use.isMemberwise
    }
  }

  private func forwardedCall(by use: BodyRecord.Use) -> ForwardedCall? {
    if let known = forwardedCalls[use.decl] { return known }
    let found: ForwardedCall?
    if use.isMemberwise || isInitializer(use.decl) {
      let type = ownType(madeBy: use).flatMap { isView(selfType(inside: $0)) ? $0 : nil }
      found = type.flatMap { findForwardedView(of: $0, use) }
    } else {
      found = forwardedModifier(of: use.decl)
    }
    forwardedCalls[use.decl] = .some(found)
    return found
  }

  /// Whether a function of the program is an instance method in an extension of `View`.
  private func isViewMethod(_ function: DeclID) -> Bool {
    !decl(function).has(.isStatic) && isMember(function, of: .view)
  }

  func isMember(_ member: DeclID, of type: KnownType) -> Bool {
    knownDecl(type).map { $0 == owner(of: member).flatMap { nominal(of: $0) } } ?? false
  }

  /// The structure of the program that an initializer makes.
  private func ownType(madeBy use: BodyRecord.Use) -> DeclID? {
    guard use.isMemberwise || isInitializer(use.decl), let made = use.base, types.kind(made) == .nominal,
      case let type = types.decl(made), isOwn(type), decl(type).kind == .structure
    else { return nil }
    return type
  }

  /// The maximum depth of modifiers of the program that use each other.
  private static var maximumForwards: Int { 4 }

  /// The modifier of the catalogue that a method in an extension of `View` applies to `self`.
  func forwardedModifier(of function: DeclID, depth: Int = 0) -> ForwardedCall? {
    guard depth < Self.maximumForwards, isViewMethod(function), let block = node(of: function).child(.codeBlock),
      block.children.count == 1
    else { return nil }
    let parameters = signature(of: function).parameters
    var names: [Name: Int] = [:]
    for (number, parameter) in parameters.enumerated() { names[parameter.name] = number }
    return ForwardFinder(
      analyzer: self, record: plainRecord(of: function), names: names, parameters: parameters, depth: depth
    ).modifier(in: block)
  }

  /// The modifier of the catalogue that a `ViewModifier` of the program applies to its content, by the parameters of the
  /// initializer.
  func forwardedModifier(ofTypeMadeBy use: BodyRecord.Use, depth: Int) -> ForwardedCall? {
    guard depth < Self.maximumForwards, let type = ownType(madeBy: use), let modifier = knownDecl("ViewModifier"),
      ancestors(of: type).contains(modifier), let names = propertiesGiven(by: use, of: type),
      let body = body(of: type, .function), let content = signature(of: body).parameters.first,
      let block = node(of: body).child(.codeBlock), block.children.count == 1
    else { return nil }
    return ForwardFinder(
      analyzer: self, record: plainRecord(of: body), names: names, parameters: parameters(of: use), depth: depth,
      content: content.name, owner: type
    ).modifier(in: block)
  }

  private func findForwardedView(of type: DeclID, _ use: BodyRecord.Use) -> ForwardedCall? {
    guard let names = propertiesGiven(by: use, of: type), let body = body(of: type, .variable),
      let block = node(of: body).getterBlock ?? node(of: body).child(.patternBinding)?.getterBlock,
      mayShowOneView(block)
    else { return nil }
    return ForwardFinder(
      analyzer: self, record: plainRecord(of: body), names: names, parameters: parameters(of: use), owner: type
    ).view(in: block)
  }

  /// Whether a body may be a control or a container of one content, by its syntax. Other bodies need not be type-checked
  /// for this.
  private func mayShowOneView(_ block: SyntaxNode) -> Bool {
    guard block.children.count == 1, var core = block.children.first else { return false }
    if core.kind == .returnStmt || core.kind == .ifExpr { return true }
    while core.kind == .functionCallExpr, let callee = core.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr, !base.isSelfReference
    {
      core = base
    }
    guard core.kind == .functionCallExpr, let callee = core.children.first, let name = callee.referencedName else {
      return core.kind == .declReferenceExpr || core.kind == .memberAccessExpr
    }
    guard let type = knownDecl(callee.name(of: name)) else { return core.children.count == 1 }
    // `VStack { content }`
    return fact(.control, of: type) != nil
      || core.callArguments.contains { argument in
        guard let closure = argument.node, closure.kind == .closureExpr else { return false }
        return closure.children.count == 1 && closure.children[0].calledOrNamed != nil
      }
  }

  private func body(of type: DeclID, _ kind: DeclKind) -> DeclID? {
    let members = ([type] + extensions(of: type)).lazy.flatMap { self.children(of: $0) }
    return members.first {
      self.decl($0).name == .body && self.decl($0).kind == kind && self.isViewContent($0)
    }
  }

  /// The parameters of an initializer by the names of the properties that store their arguments; `nil` if the
  /// initializer does more than that, or if the type keeps anything else.
  private func propertiesGiven(by use: BodyRecord.Use, of type: DeclID) -> [Name: Int]? {
    for member in children(of: type) where decl(member).kind == .variable {
      guard let wrapper = propertyWrappers(of: member).first else { continue }
      if [.owns, .keeps, .shares, .stores].contains(where: { catalogueText($0, of: wrapper.decl) != nil }) {
        return nil
      }
    }
    let parameters = parameters(of: use)
    var names: [Name: Int] = [:]
    guard !use.isMemberwise else {
      for (number, parameter) in parameters.enumerated() { names[parameter.label] = number }
      return names
    }
    guard let block = node(of: use.decl).child(.codeBlock) else { return nil }
    for statement in block.children {
      guard statement.kind == .assignmentExpr, let target = statement.children.first?.referencedName,
        let value = statement.children.last?.calledOrNamed, let name = value.referencedName,
        let number = parameters.firstIndex(where: { $0.name == value.name(of: name) })
      else { return nil }
      let property = statement.children[0].text(of: target)
      names[Name(property.hasPrefix("_") ? String(property.dropFirst()) : property)] = number
    }
    return names
  }
}

extension SyntaxNode {
  /// `label` of `label` and of `label()`; `nil` for other expressions.
  fileprivate var calledOrNamed: SyntaxNode? {
    if kind == .declReferenceExpr { return self }
    guard kind == .functionCallExpr, children.count == 1, let callee = children.first else { return nil }
    return callee.kind == .declReferenceExpr ? callee : nil
  }
}
