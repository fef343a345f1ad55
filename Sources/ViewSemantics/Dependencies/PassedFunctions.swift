import ViewSource
import ViewSyntax

/// The functions that the program passes to views, which call them in their own bodies: `Cell(title: { $0.name })`.
struct PassedFunctions {
  /// A closure or a function name.
  struct Function {
    let node: SyntaxNode
    /// The declaration whose code contains the closure or name.
    let maker: DeclID
  }

  var functions: [Function] = []
  /// The properties of creators that pass on functions that they received.
  var givenOn: [DeclID] = []
  /// Whether these are all functions, as far as the program shows.
  var isComplete = true
}

extension Analyzer {
  /// The result type of the function in a stored property; `nil` if it holds none.
  public func resultOfFunction(in property: DeclID) -> TypeID? {
    let type = variableType(of: property)
    let function = wrapped(type) ?? type
    guard types.kind(function) == .function else { return nil }
    return types.argument(function, types.argumentCount(function) - 1)
  }

  /// Whether a parameter is an `@autoclosure`.
  func isAutoclosure(_ parameter: Int, of use: BodyRecord.Use) -> Bool {
    guard !use.isMemberwise else { return false }
    let parameters = signature(of: use.decl).parameters
    return parameter < parameters.count && parameters[parameter].flags.contains(.isAutoclosure)
  }

  /// The property whose stored function a call invokes: a property of a view, modifier or style of the program, as in
  /// `title(item)`, or a static or global constant, as in `Self.format(item)`.
  func storedFunction(calledBy call: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    var callee = call.children.first
    while let next = callee, [.optionalChainingExpr, .forceUnwrapExpr, .parenExpr].contains(next.kind) {
      callee = next.children.first
    }
    guard let use = callee.flatMap({ record.uses[$0.id] }), use.part == .value, isOwn(use.decl),
      decl(use.decl).kind == .variable, !decl(use.decl).has(.isComputed)
    else { return nil }
    if isConstantOfMany(use.decl) { return resultOfFunction(in: use.decl).map(isView) == false ? use.decl : nil }
    guard !decl(use.decl).has(.isStatic),
      let view = owner(of: use.decl).flatMap({ nominal(of: $0) }), contentMember(of: view) != nil
    else { return nil }
    return use.decl
  }

  /// Whether a constant is static or global, so that its value is at its declaration.
  private func isConstantOfMany(_ constant: DeclID) -> Bool {
    constant.file != .local && decl(constant).has(.isConstant)
      && (decl(constant).has(.isStatic) || owner(of: constant) == nil)
  }

  /// The functions that the program passes to a stored property of a view, followed through views that pass them on.
  func functionsGiven(to property: DeclID) -> PassedFunctions {
    var found = PassedFunctions()
    // A view that passes its function on to itself adds nothing.
    var seen: Set<DeclID> = [property]
    var open = [property]
    var index = 0
    while index < open.count {
      let given = functionsGivenDirectly(to: open[index])
      found.functions += given.functions
      if !given.isComplete { found.isComplete = false }
      open += given.givenOn.filter { seen.insert($0).inserted }
      index += 1
    }
    return found
  }

  /// The functions that the creators of a view pass to its stored property.
  private func functionsGivenDirectly(to property: DeclID) -> PassedFunctions {
    if let known = givenFunctions[property] { return known }
    var found = PassedFunctions()
    if isConstantOfMany(property) {
      if let value = node(of: property).initialValue {
        add(value, property, record(of: property), to: &found)
      } else {
        found.isComplete = false
      }
      givenFunctions[property] = found
      return found
    }
    guard let view = owner(of: property).flatMap({ nominal(of: $0) }) else { return found }
    var isMade = false
    for maker in makers[decl(view).name] ?? [] {
      let record = record(of: maker)
      for call in node(of: maker).subtree where call.kind == .functionCallExpr {
        guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || isInitializer(use.decl),
          types.kind(made) == .nominal, types.decl(made) == view
        else { continue }
        isMade = true
        for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
          guard let node = argument.node, properties(setBy: index, of: use, made: view).contains(property) else {
            continue
          }
          if isAutoclosure(index, of: use) {
            found.functions.append(.init(node: node, maker: maker))
          } else {
            add(node, maker, record, to: &found)
          }
        }
      }
    }
    if !isMade { found.isComplete = false }
    givenFunctions[property] = found
    return found
  }

  private func add(_ node: SyntaxNode, _ maker: DeclID, _ record: BodyRecord, to found: inout PassedFunctions) {
    if node.kind == .closureExpr { return found.functions.append(.init(node: node, maker: maker)) }
    if node.kind == .nilLiteralExpr { return }
    guard let use = record.uses[node.id], isOwn(use.decl) else { return found.isComplete = false }
    switch decl(use.decl).kind {
    case .function where node.kind != .functionCallExpr: found.functions.append(.init(node: node, maker: maker))
    case .variable where decl(use.decl).flags.isDisjoint(with: [.isComputed, .isStatic]):
      found.givenOn.append(use.decl)
    default: found.isComplete = false
    }
  }

  /// The declarations that mention a view with function properties, by the view's name.
  func findMakers() -> [Name: [DeclID]] {
    var wanted: Set<Name> = []
    for id in program.userDecls where decl(id).kind == .variable {
      guard let owner = owner(of: id).flatMap({ nominal(of: $0) }),
        node(of: id).child(.typeAnnotation)?.subtree.contains(where: { $0.kind == .functionType }) == true
      else { continue }
      wanted.insert(decl(owner).name)
    }
    return program.bodies(namingAnyOf: wanted)
  }
}
