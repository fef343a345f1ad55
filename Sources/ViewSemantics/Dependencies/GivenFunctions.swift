import ViewSource
import ViewSyntax

/// The functions that views are given to call in their own bodies, as the program gives them: `Cell(title: { $0.name })`.
struct GivenFunctions {
  /// A closure or the name of a function.
  struct Function {
    let node: SyntaxNode
    /// The declaration that it stands in.
    let maker: DeclID
  }

  var functions: [Function] = []
  /// The properties of makers that were given functions themselves, which they give on.
  var givenOn: [DeclID] = []
  /// Whether these are all, as far as the program tells.
  var isComplete = true
}

extension Analyzer {
  /// What the function that a stored property holds gives; `nil` if it holds none.
  public func resultOfFunction(in property: DeclID) -> TypeID? {
    let type = variableType(of: property)
    let function = wrapped(type) ?? type
    guard types.kind(function) == .function else { return nil }
    return types.argument(function, types.argumentCount(function) - 1)
  }

  /// Whether what stands for a parameter is made a function that gives it: `@autoclosure`.
  func isAutoclosure(_ parameter: Int, of use: BodyRecord.Use) -> Bool {
    guard !use.isMemberwise else { return false }
    let parameters = signature(of: use.decl).parameters
    return parameter < parameters.count && parameters[parameter].flags.contains(.isAutoclosure)
  }

  /// The property of a view, modifier or style of the program whose function a call calls, `title(item)`, or a constant of
  /// a type or a file that is one: `Self.format(item)`.
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

  /// Whether a constant is one of a type or a file, whose value stands where it is declared.
  private func isConstantOfMany(_ constant: DeclID) -> Bool {
    constant.file != .local && decl(constant).has(.isConstant)
      && (decl(constant).has(.isStatic) || owner(of: constant) == nil)
  }

  /// What the program gives a stored property of a view, through the views that only give it on.
  func functionsGiven(to property: DeclID) -> GivenFunctions {
    var found = GivenFunctions()
    // A view that gives on to itself what it was given adds nothing.
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

  /// What the makers of a view give a stored property of it.
  private func functionsGivenDirectly(to property: DeclID) -> GivenFunctions {
    if let known = givenFunctions[property] { return known }
    var found = GivenFunctions()
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

  private func add(_ node: SyntaxNode, _ maker: DeclID, _ record: BodyRecord, to found: inout GivenFunctions) {
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

  /// By the name of each view that keeps functions, the declarations whose code has the name.
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
