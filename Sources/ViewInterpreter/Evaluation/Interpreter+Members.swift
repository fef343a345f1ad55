import ViewSemantics
import ViewSource
import ViewSyntax

/// Properties, subscripts and static members.
extension Interpreter {
  // MARK: Storage

  /// The stored properties of a type.
  func layout(of nominal: DeclID) -> FieldLayout {
    if let known = layouts[nominal] { return known }
    var layout = FieldLayout()
    if let parent = analyzer.superclass(of: nominal).flatMap({ self.nominal($0) }) { layout = self.layout(of: parent) }
    for member in analyzer.children(of: nominal) where isStored(member) {
      layout.add(member, analyzer.decl(member).name)
    }
    layouts[nominal] = layout
    return layout
  }

  func isStored(_ member: DeclID) -> Bool {
    let decl = analyzer.decl(member)
    return decl.kind == .variable && !decl.has(.isStatic) && !decl.has(.isComputed) && !decl.has(.isPrimitive)
      && !isRequirement(member)
  }

  func wrappers(of property: DeclID) -> [WrapperUse] { analyzer.propertyWrappers(of: property) }

  /// A field of a struct or object by its name.
  public func field(_ name: Name, of value: Value) -> Value? {
    switch value {
    case .structure(let structure):
      guard let index = layout(of: types.decl(structure.type))[name], index < structure.fields.count else { return nil }
      return structure.fields[index]
    case .object(let object):
      return layout(of: types.decl(object.type))[name].map { object.fields[$0] }
    default: return nil
    }
  }

  // MARK: Reading

  /// The value of a property of a value.
  func read(
    _ member: DeclID, of base: Value, expected: TypeID? = nil, part: BodyRecord.Use.Part = .value
  ) throws -> Value {
    let type = type(of: base, expected: expected)
    let decl = implementation(of: member, in: type)
    if isStored(decl), let nominal = nominal(type), let index = layout(of: nominal)[analyzer.decl(decl).name] {
      let field: Value
      switch base {
      case .structure(let structure): field = index < structure.fields.count ? structure.fields[index] : .uninitialized
      case .object(let object):
        if case .uninitialized = object.fields[index], analyzer.decl(decl).has(.isLazy) {
          object.fields[index] = try initialValue(of: decl, type, selfBox: Box(base)) ?? .uninitialized
        }
        field = object.fields[index]
      default: field = .uninitialized
      }
      if case .uninitialized = field, analyzer.decl(decl).has(.isLazy) {
        return try initialValue(of: decl, type, selfBox: Box(base)) ?? .uninitialized
      }
      if wrappers(of: decl).isEmpty { return field }
      switch part {
      case .value: return try wrappedValue(of: field)
      case .storage: return field
      case .projection: return try projection(of: field)
      }
    }
    return try callGetter(decl, Box(base), type)
  }

  func callGetter(_ decl: DeclID, _ selfBox: Box?, _ type: TypeID?) throws -> Value {
    let substitution = surroundings(of: decl, in: type)
    if analyzer.decl(decl).has(.isPrimitive) { return try runPrimitive(decl, selfBox, type, substitution, []) }
    let record = record(of: decl)
    guard let block = record.body else { return try synthesized(decl, selfBox, type, []) }
    return try nested {
      try step()
      let frame = Frame(decl, record, substitution, selfType: type, selfBox: selfBox)
      frame.resultType = resultType(of: record, substitution) { analyzer.variableType(of: decl) }
      return try run(block, frame)
    }
  }

  func accessor(_ keyword: TokenKind, of node: SyntaxNode) -> SyntaxNode? {
    node.child(.accessorBlock)?.children.first { $0.kind == .accessorDecl && $0.ownToken(keyword) != nil }?.child(
      .codeBlock)
  }

  // MARK: Writing

  func callSetter(_ decl: DeclID, _ owner: Place, _ type: TypeID, _ value: Value) throws {
    let substitution = surroundings(of: decl, in: type)
    let value = try convert(value, to: resultType(analyzer.variableType(of: decl), substitution))
    if analyzer.decl(decl).has(.isPrimitive) {
      return try modify(owner) { current in
        let box = Box(current)
        _ = try runPrimitive(decl, box, type, substitution, [Box(value)], isSetter: true)
        current = box.value
      }
    }
    let node = analyzer.node(of: decl)
    guard let block = accessor(.setKeyword, of: node) else {
      throw Interruption.unsupported("setting `\(analyzer.decl(decl).name.text)`")
    }
    try runAccessor(decl, block, owner, type, substitution, [(setterName(block, node, "newValue"), value)])
  }

  /// The name that a setter or observer gives its value.
  private func setterName(_ block: SyntaxNode, _ node: SyntaxNode, _ standard: Name) -> Name {
    let accessor = node.child(.accessorBlock)?.children.first { $0.child(.codeBlock)?.id == block.id }
    guard let accessor,
      let token = accessor.ownTokens.first(where: { $0.kind == .identifier })
        ?? accessor.child(.parameterClause)?.children.first?.nameToken
    else { return standard }
    return accessor.name(of: token)
  }

  func hasObservers(_ decl: DeclID) -> Bool { analyzer.node(of: decl).child(.accessorBlock) != nil }

  func runObserver(_ decl: DeclID, _ keyword: TokenKind, _ owner: Place, _ type: TypeID, _ value: Value) throws {
    let node = analyzer.node(of: decl)
    guard let block = accessor(keyword, of: node) else { return }
    let standard: Name = keyword == .didSetKeyword ? "oldValue" : "newValue"
    let name = setterName(block, node, standard)
    try runAccessor(decl, block, owner, type, surroundings(of: decl, in: type), [(name, value)])
  }

  private func runAccessor(
    _ decl: DeclID, _ block: SyntaxNode, _ owner: Place, _ type: TypeID, _ substitution: Substitution,
    _ names: [(Name, Value)]
  ) throws {
    let value = try get(owner)
    let box = Box(value)
    let frame = Frame(decl, record(of: decl), substitution, selfType: type, selfBox: box)
    for (name, value) in names { frame.declare(name, value) }
    try nested {
      _ = try run(items: frame.record.statements(of: block, self), frame)
      if case .object = value { return }
      try set(owner, box.value)
    }
  }

  // MARK: Wrappers

  func wrappedValue(of storage: Value) throws -> Value {
    guard case .uninitialized = storage else {
      guard
        let member = members("wrappedValue", of: type(of: storage)).first(where: { analyzer.decl($0).kind == .variable }
        )
      else { return storage }
      return try read(member, of: storage)
    }
    throw Interruption.trap("a property is read before it has a value")
  }

  func projection(of storage: Value) throws -> Value {
    guard
      let member = members("projectedValue", of: type(of: storage)).first(where: { analyzer.decl($0).kind == .variable }
      )
    else { throw Interruption.unresolved("the property has no `$` form") }
    return try read(member, of: storage)
  }

  func setWrappedValue(_ storage: Place, _ value: Value) throws {
    let type = type(of: try get(storage))
    guard let member = members("wrappedValue", of: type).first(where: { analyzer.decl($0).kind == .variable }) else {
      return try set(storage, value)
    }
    try set(try memberPlace(member, storage, nil, .value), value)
  }

  /// The storage of a wrapped property: made of its initial value and the attribute's arguments.
  func wrapperStorage(_ decl: DeclID, _ type: TypeID, _ value: Value?) throws -> Value {
    let uses = wrappers(of: decl)
    guard let outer = uses.first else { return value ?? .uninitialized }
    let substitution = surroundings(of: decl, in: type)
    let storage = concrete(analyzer.storageType(of: decl) ?? analyzer.unknownType, substitution)
    let frame = Frame(decl, record(of: decl), substitution, selfType: type, selfBox: nil)
    let initial = analyzer.node(of: decl).initialValue
    var given: [(label: Name, node: SyntaxNode?, value: Value?)] = []
    if let value {
      given.append(("wrappedValue", nil, value))
    } else if let initial {
      given.append(("wrappedValue", initial, nil))
    }
    for child in outer.attribute.children.dropFirst() {
      if child.kind == .labeledExpr, let token = child.firstToken {
        given.append((child.name(of: token), child.children.last, nil))
      } else if child.kind.isExpr {
        given.append((.none, child, nil))
      }
    }
    let made = nominal(storage).map { _ in storage } ?? analyzer.nominalType(outer.decl)
    let candidates = members("init", of: made).filter { analyzer.decl($0).kind == .initializer && !isRequirement($0) }
    for candidate in candidates {
      let parameters = analyzer.signature(of: candidate).parameters
      guard let match = CallArgument.match(given.map { ($0.label, false) }, to: parameters) else { continue }
      let around = surroundings(of: candidate, in: made)
      var boxes: [Box?] = Array(repeating: nil, count: parameters.count)
      for (argument, index) in zip(given, match) {
        let wanted = concrete(parameters[index].type, around)
        if parameters[index].flags.contains(.isAutoclosure), let node = argument.node {
          let result = types.kind(wanted) == .function ? types.argument(wanted, types.argumentCount(wanted) - 1) : nil
          boxes[index] = Box(.function(FunctionValue(.expression(node, frame, result), type: wanted)))
        } else if parameters[index].flags.contains(.isAutoclosure), let value = argument.value {
          boxes[index] = Box(.function(FunctionValue(.native { _ in value })))
        } else if let node = argument.node {
          boxes[index] = Box(try convert(try evaluate(node, frame, expected: wanted), to: wanted))
        } else {
          boxes[index] = Box(try convert(argument.value ?? .uninitialized, to: wanted))
        }
      }
      var all: [Box] = []
      for (index, parameter) in parameters.enumerated() {
        all.append(try boxes[index] ?? Box(defaultValue(of: parameter, candidate, around, made)))
      }
      return try construct(made, candidate, all)
    }
    if given.isEmpty { return .uninitialized }
    throw Interruption.unsupported("the wrapper `\(analyzer.decl(outer.decl).name.text)` with these arguments")
  }

  // MARK: Static members

  func staticPlace(_ member: DeclID, _ type: TypeID?) throws -> Place {
    let decl = implementation(of: member, in: type)
    let declaration = analyzer.decl(decl)
    let node = analyzer.node(of: decl)
    if declaration.kind == .enumCase, let type { return .temporary(try enumCase(decl, type, [])) }
    let isComputed = declaration.has(.isComputed) || declaration.has(.isPrimitive)
    guard !isComputed, node.child(.initializerClause) != nil else {
      return .computed(
        get: { try self.callGetter(decl, nil, type) },
        set: { value in
          guard let type, let block = self.accessor(.setKeyword, of: node) else {
            throw Interruption.unsupported("setting `\(declaration.name.text)`")
          }
          try self.runAccessor(
            decl, block, .temporary(.void), type, self.surroundings(of: decl, in: type), [("newValue", value)])
        })
    }
    return .box(try staticBox(decl, type))
  }

  private func staticBox(_ decl: DeclID, _ type: TypeID?) throws -> Box {
    let isGeneric = type.map { types.argumentCount($0) > 0 } ?? false
    let key = StaticKey(decl: decl, type: isGeneric ? type : nil)
    if let known = statics[key] { return known }
    let box = Box(.uninitialized)
    statics[key] = box
    do {
      box.value = try initialValue(of: decl, type, selfBox: nil) ?? .uninitialized
    } catch {
      statics[key] = nil
      throw error
    }
    return box
  }

  /// What a variable is declared with.
  func initialValue(of decl: DeclID, _ type: TypeID?, selfBox: Box?) throws -> Value? {
    let node = analyzer.node(of: decl)
    guard let value = node.initialValue else { return nil }
    let substitution = surroundings(of: decl, in: type)
    let frame = Frame(decl, record(of: decl), substitution, selfType: type, selfBox: selfBox)
    return try nested {
      let pattern = node.children.first { $0.kind.isPattern }
      if let pattern, pattern.kind == .tuplePattern {
        let whole = try evaluate(value, frame)
        _ = try match(pattern, whole, frame, binds: true)
        return frame.local(analyzer.decl(decl).name)?.box.value
      }
      let wanted = resultType(analyzer.variableType(of: decl), substitution)
      return try convert(try evaluate(value, frame, expected: wanted), to: wanted)
    }
  }

  /// A static member of a type, by its declaration.
  func readStatic(_ member: DeclID, _ type: TypeID?) throws -> Value { try get(try staticPlace(member, type)) }

  // MARK: Subscripts

  func subscriptPlace(_ node: SyntaxNode, _ frame: Frame) throws -> Place {
    guard let baseNode = node.children.first else { return .temporary(.void) }
    var owner = try place(baseNode, frame)
    let arguments = frame.record.arguments(of: node)
    let use = frame.record.uses[node.id]
    let base = use?.base.map { concrete($0, frame) }
    if let use, let base, types.kind(base) == .metatype || analyzer.decl(use.decl).has(.isStatic) {
      throw Interruption.unsupported("a static subscript")
    }
    if let base, !isOptional(base), case .wrapped = try get(owner) { owner = .unwrapped(owner, nil) }
    let value = try get(owner)
    if arguments.count == 1, arguments[0].label == "keyPath",
      case .keyPath(let path) = try evaluate(arguments[0].node, frame)
    {
      return try place(of: path, in: owner)
    }
    let type = type(of: value, expected: base)
    guard let use else {
      let values = try arguments.map { (label: $0.label, value: try evaluate($0.node, frame)) }
      return try dynamicSubscript(owner, type, values)
    }
    let decl = implementation(of: use.decl, in: type)
    let parameters = analyzer.signature(of: decl).parameters
    if parameters.first?.label == "dynamicMember" {
      let values = try arguments.map { (label: $0.label, value: try evaluate($0.node, frame)) }
      return try dynamicSubscript(owner, type, values)
    }
    var substitution = surroundings(of: decl, in: type)
    let own = analyzer.signature(of: decl).generics
    for (parameter, generic) in zip(own.parameters.dropFirst(own.outerCount), use.generics) {
      substitution.bind(parameter, to: concrete(generic.type, frame))
    }
    let list = try self.arguments(arguments, use.arguments, parameters, substitution, decl, frame)
    return subscriptPlace(decl, owner, type, substitution, list.boxes)
  }

  func subscriptPlace(
    _ decl: DeclID, _ owner: Place, _ type: TypeID, _ substitution: Substitution, _ boxes: [Box]
  ) -> Place {
    .computed(
      get: {
        try self.readSubscript(decl, Box(try self.get(owner)), type, substitution, boxes)
      },
      set: { value in
        let value = try self.convert(value, to: self.resultType(self.analyzer.signature(of: decl).result, substitution))
        if self.analyzer.decl(decl).has(.isPrimitive) {
          return try self.modify(owner) { current in
            let box = Box(current)
            current = .uninitialized
            defer { current = box.value }
            _ = try self.runPrimitive(decl, box, type, substitution, boxes + [Box(value)], isSetter: true)
          }
        }
        let node = self.analyzer.node(of: decl)
        guard let block = self.accessor(.setKeyword, of: node) else {
          throw Interruption.unsupported("setting this subscript")
        }
        var names: [(Name, Value)] = [(self.setterName(block, node, "newValue"), value)]
        for (parameter, box) in zip(self.analyzer.signature(of: decl).parameters, boxes) {
          names.append((parameter.name, box.value))
        }
        try self.runAccessor(decl, block, owner, type, substitution, names)
      })
  }

  func readSubscript(
    _ decl: DeclID, _ selfBox: Box, _ type: TypeID, _ substitution: Substitution, _ boxes: [Box]
  ) throws -> Value {
    if analyzer.decl(decl).has(.isPrimitive) { return try runPrimitive(decl, selfBox, type, substitution, boxes) }
    let node = analyzer.node(of: decl)
    guard let block = accessor(.getKeyword, of: node) ?? node.child(.codeBlock) else {
      throw Interruption.unsupported("this subscript")
    }
    return try nested {
      let frame = Frame(decl, record(of: decl), substitution, selfType: type, selfBox: selfBox)
      for (parameter, box) in zip(analyzer.signature(of: decl).parameters, boxes) { frame.declare(parameter.name, box) }
      frame.resultType = resultType(analyzer.signature(of: decl).result, substitution)
      return try run(block, frame)
    }
  }

  func subscriptCall(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    if let base = node.children.first, case .metatype = self.type(of: base, frame).map({ types.kind($0) }) {
      throw Interruption.unsupported("a static subscript")
    }
    return try get(try subscriptPlace(node, frame))
  }
}
