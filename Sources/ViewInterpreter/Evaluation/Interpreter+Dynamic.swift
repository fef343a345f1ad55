import ViewSemantics
import ViewSource
import ViewSyntax

/// Resolving at run time what the analysis left open, and what the engine itself calls by name.
extension Interpreter {
  // MARK: Names

  func dynamicReference(_ name: Name, _ frame: Frame) throws -> Value {
    if name.text.hasPrefix("$"), let number = Int(name.text.dropFirst()), number > 0,
      case .tuple(let tuple)? = frame.local("$0")?.box.value, number < tuple.elements.count
    {
      return tuple.elements[number]
    }
    if let box = frame.selfBox, let value = try dynamicMember(name, of: box.value) { return value }
    if let type = frame.selfType, let value = try dynamicStatic(name, type) { return value }
    for id in analyzer.topLevel(name, from: frame.decl) {
      switch analyzer.decl(id).kind {
      case .variable: return try readStatic(id, nil)
      case .function: return .function(FunctionValue(.declared(id, nil, nil, Substitution())))
      case .structure, .classType, .enumeration, .actor: return .metatype(analyzer.nominalType(id))
      default: continue
      }
    }
    for id in analyzer.typeDecls(name, from: frame.decl) where analyzer.decl(id).kind.isNominal {
      return .metatype(analyzer.nominalType(id))
    }
    throw Interruption.unresolved("the name `\(name.text)` is declared nowhere that can be seen")
  }

  // MARK: Members

  func dynamicMember(_ name: Name, _ base: SyntaxNode, _ frame: Frame) throws -> Value {
    let value = try evaluateLink(base, frame)
    if case .tuple(let tuple) = value, let index = index(of: name, in: tuple), index < tuple.elements.count {
      return tuple.elements[index]
    }
    if case .metatype(let type) = value {
      if let found = try dynamicStatic(name, type) { return found }
      throw Interruption.unresolved("no member `\(name.text)` is known of `\(analyzer.text(of: type))`")
    }
    if let found = try dynamicMember(name, of: value, expected: type(of: base, frame)) { return found }
    if case .wrapped(let inner) = value, let found = try dynamicMember(name, of: inner) { return found }
    throw Interruption.unresolved("no member `\(name.text)` is known of `\(analyzer.text(of: type(of: value)))`")
  }

  /// A property or bound method, by its name; `nil` if there is none.
  func dynamicMember(_ name: Name, of value: Value, expected: TypeID? = nil) throws -> Value? {
    let type = type(of: value, expected: expected)
    for id in members(name, of: type) where !analyzer.decl(id).has(.isStatic) {
      switch analyzer.decl(id).kind {
      case .variable: return try read(id, of: value, expected: type)
      case .function:
        return .function(FunctionValue(.declared(id, Box(value), type, surroundings(of: id, in: type))))
      default: continue
      }
    }
    let isProjection = name.text.hasPrefix("$")
    if isProjection || name.text.hasPrefix("_") {
      let plain = Name(String(name.text.dropFirst()))
      for id in members(plain, of: type) where isStored(id) {
        return try read(id, of: value, part: isProjection ? .projection : .storage)
      }
    }
    // `@dynamicMemberLookup`
    for id in members("subscript", of: type) where analyzer.decl(id).kind == .subscriptDecl {
      let parameters = analyzer.signature(of: id).parameters
      guard parameters.count == 1, parameters[0].label == "dynamicMember" else { continue }
      let isString = nominal(parameters[0].type) == known.string
      let key: Value = isString ? .string(name.text) : .keyPath(KeyPathValue([.property(name)]))
      return try readSubscript(id, Box(value), type, surroundings(of: id, in: type), [Box(key)])
    }
    return nil
  }

  /// A static member or case of a type, by its name; `nil` if there is none.
  func dynamicStatic(_ name: Name, _ type: TypeID) throws -> Value? {
    if isOptional(type) {
      if name == "none" { return .nilValue }
      if let value = try dynamicStatic(name, types.argument(type, 0)) { return .wrapped(value) }
    }
    for id in members(name, of: type) {
      switch analyzer.decl(id).kind {
      case .enumCase: return try enumCase(id, type, [])
      case .variable where analyzer.decl(id).has(.isStatic): return try readStatic(id, type)
      case .function where analyzer.decl(id).has(.isStatic):
        return .function(FunctionValue(.declared(id, nil, type, surroundings(of: id, in: type))))
      case .structure, .classType, .enumeration: return .metatype(analyzer.nominalType(id, types.arguments(type)))
      default: continue
      }
    }
    return nil
  }

  func dynamicSubscript(
    _ owner: Place, _ type: TypeID, _ arguments: [(label: Name, value: Value)]
  ) throws -> Place {
    let found = members("subscript", of: type).filter { analyzer.decl($0).kind == .subscriptDecl }
    if let chosen = choose(found, arguments, type) {
      let substitution = inferred(chosen.decl, arguments.map(\.value), chosen.match, type)
      let boxes = try self.boxes(chosen, arguments.map(\.value), substitution, type)
      return subscriptPlace(chosen.decl, owner, type, substitution, boxes)
    }
    // `$items[0]`: through the key path of the subscript.
    for id in found where analyzer.signature(of: id).parameters.first?.label == "dynamicMember" {
      let path = Value.keyPath(KeyPathValue([.element(arguments)]))
      return subscriptPlace(id, owner, type, surroundings(of: id, in: type), [Box(path)])
    }
    throw Interruption.unresolved("no subscript of `\(analyzer.text(of: type))` takes this")
  }

  // MARK: Calls

  func dynamicCall(
    _ callee: SyntaxNode, _ arguments: [CallArgument], _ frame: Frame, expected: TypeID?
  ) throws -> Value {
    if callee.kind == .implicitMemberExpr, let name = frame.record.memberName(of: callee), let expected {
      return try dynamicImplicitCall(name, arguments, frame, expected)
    }
    if callee.kind == .memberAccessExpr, frame.record.uses[callee.id] == nil, let base = callee.children.first,
      let name = frame.record.memberName(of: callee)
    {
      return try dynamicMethodCall(name, base, arguments, frame)
    }
    let value: Value
    if callee.kind == .declReferenceExpr, let token = callee.referencedName, frame.record.uses[callee.id] == nil,
      frame.local(callee.name(of: token)) == nil
    {
      let name = callee.name(of: token)
      if let box = frame.selfBox {
        let type = type(of: box.value, expected: frame.selfType)
        let methods = members(name, of: type).filter { analyzer.decl($0).kind == .function }
        if !methods.isEmpty { return try dynamicApply(name, methods, arguments, frame, type, .box(box)) }
      }
      let functions = analyzer.topLevel(name, from: frame.decl).filter { analyzer.decl($0).kind == .function }
      if !functions.isEmpty { return try dynamicApply(name, functions, arguments, frame, nil, nil) }
      value = try reference(callee, frame, expected: nil)
    } else {
      value = try evaluateLink(callee, frame)
    }
    return try callValue(value, arguments, frame)
  }

  /// Calls the one of some functions that takes the arguments as they are written.
  private func dynamicApply(
    _ name: Name, _ candidates: [DeclID], _ arguments: [CallArgument], _ frame: Frame, _ type: TypeID?,
    _ receiver: Place?
  ) throws -> Value {
    let given = try prepare(candidates, arguments, frame, type, name)
    guard let receiver, !analyzer.decl(given.decl).has(.isStatic) else {
      let result = try invoke(given.decl, nil, type, given.substitution, given.boxes)
      try giveBack(given.inouts)
      return result
    }
    let result: Value
    if analyzer.decl(given.decl).has(.isMutating) {
      result = try modify(receiver) { current in
        let box = Box(current)
        current = .uninitialized
        defer { current = box.value }
        return try invoke(given.decl, box, type, given.substitution, given.boxes)
      }
    } else {
      result = try invoke(given.decl, Box(try get(receiver)), type, given.substitution, given.boxes)
    }
    try giveBack(given.inouts)
    return result
  }

  typealias Prepared = (decl: DeclID, boxes: [Box], inouts: [(Place, Box)], substitution: Substitution)

  /// Chooses among overloads by labels and by the values of the arguments that need no context, and evaluates all of
  /// them for the one that is chosen.
  private func prepare(
    _ candidates: [DeclID], _ arguments: [CallArgument], _ frame: Frame, _ type: TypeID?, _ name: Name
  ) throws -> Prepared {
    let labels = arguments.map { (label: $0.label, isTrailing: $0.isTrailing) }
    let fitting = candidates.compactMap { id -> Choice? in
      CallArgument.match(labels, to: analyzer.signature(of: id).parameters).map { (id, $0) }
    }
    var chosen = fitting.first
    if fitting.count > 1 {
      var values: [Value?] = []
      for argument in arguments {
        values.append(needsContext(argument.node) ? nil : try evaluate(argument.node, frame))
      }
      var best = Int.max
      for candidate in fitting {
        guard let rank = rank(candidate, values, type), rank < best else { continue }
        best = rank
        chosen = candidate
      }
    }
    guard let chosen else {
      let owner = type.map { " of `\(analyzer.text(of: $0))`" } ?? ""
      throw Interruption.unresolved("no `\(name.text)`\(owner) takes these arguments")
    }
    let decl = implementation(of: chosen.decl, in: type)
    var substitution = surroundings(of: decl, in: type)
    let parameters = analyzer.signature(of: decl).parameters
    for (argument, index) in zip(arguments, chosen.match) where types.kind(parameters[index].type) == .parameter {
      guard let given = self.type(of: argument.node, frame), substitution[types.decl(parameters[index].type)] == nil
      else { continue }
      substitution.bind(types.decl(parameters[index].type), to: given)
    }
    let list = try self.arguments(arguments, chosen.match, parameters, substitution, decl, frame, makes: type)
    return (decl, list.boxes, list.inouts, substitution)
  }

  /// Whether an expression means nothing without a type that is wanted of it.
  func needsContext(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .closureExpr, .nilLiteralExpr, .implicitMemberExpr, .arrayExpr, .dictionaryExpr, .inoutExpr: true
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr: node.children.first.map { needsContext($0) } ?? false
    default: false
    }
  }

  /// How badly values go with a declaration; `nil` if they do not.
  func rank(_ candidate: Choice, _ values: [Value?], _ type: TypeID?) -> Int? {
    let parameters = analyzer.signature(of: candidate.decl).parameters
    let substitution = surroundings(of: candidate.decl, in: type)
    var rank = analyzer.decl(candidate.decl).has(.isDisfavored) ? 8 : 0
    for (value, index) in zip(values, candidate.match) {
      let wanted = concrete(parameters[index].type, substitution)
      guard let value else {
        rank += 1
        continue
      }
      switch types.kind(wanted) {
      case .nominal:
        guard isInstance(value, of: wanted) || isNumber(value, wanted) else { return nil }
        if isOptional(wanted) { rank += 1 }
      case .parameter: rank += 2
      case .function: if case .function = value {} else { return nil }
      default: rank += 3
      }
    }
    return rank
  }

  private func callValue(_ value: Value, _ arguments: [CallArgument], _ frame: Frame) throws -> Value {
    switch value {
    case .function(let function):
      var boxes: [Box] = []
      var inouts: [(Place, Box)] = []
      for (index, argument) in arguments.enumerated() {
        var wanted: TypeID?
        if let type = function.type, types.kind(type) == .function, index < types.argumentCount(type) - 1 {
          wanted = types.argument(type, index)
        }
        if argument.node.kind == .inoutExpr {
          let place = try place(argument.node, frame)
          let box = Box(try get(place))
          inouts.append((place, box))
          boxes.append(box)
        } else {
          boxes.append(Box(try convert(try evaluate(argument.node, frame, expected: wanted), to: wanted)))
        }
      }
      let result = try call(function, boxes)
      try giveBack(inouts)
      return result
    case .metatype(let type): return try dynamicConstruct(type, arguments, frame)
    case .wrapped(let inner): return try callValue(inner, arguments, frame)
    case .nilValue: throw Interruption.trap("unexpectedly found nil where a function is called")
    default: return try dynamicCall("callAsFunction", on: Box(value), values(arguments, frame))
    }
  }

  private func values(_ arguments: [CallArgument], _ frame: Frame) throws -> [(label: Name, value: Value)] {
    try arguments.map { (label: $0.label, value: try evaluate($0.node, frame)) }
  }

  private func dynamicImplicitCall(
    _ name: Name, _ arguments: [CallArgument], _ frame: Frame, _ expected: TypeID
  ) throws -> Value {
    var type = expected
    while isOptional(type) { type = types.argument(type, 0) }
    if name == "init" { return try dynamicConstruct(type, arguments, frame) }
    let found = members(name, of: type)
    if let enumCase = found.first(where: { analyzer.decl($0).kind == .enumCase }) {
      let given = try prepare([enumCase], arguments, frame, type, name)
      return try self.enumCase(enumCase, type, given.boxes.map(\.value))
    }
    return try dynamicApply(name, found.filter { analyzer.decl($0).has(.isStatic) }, arguments, frame, type, nil)
  }

  private func dynamicMethodCall(
    _ name: Name, _ base: SyntaxNode, _ arguments: [CallArgument], _ frame: Frame
  ) throws -> Value {
    if name == "init", base.kind == .declReferenceExpr, base.firstToken?.kind == .selfKeyword, frame.isInitializer,
      let box = frame.selfBox, let type = frame.selfType
    {
      box.value = try dynamicConstruct(type, arguments, frame)
      return .void
    }
    let receiver = try place(base, frame)
    var value = try get(receiver)
    if case .metatype(let type) = value {
      if name == "init" { return try dynamicConstruct(type, arguments, frame) }
      let found = members(name, of: type)
      if let enumCase = found.first(where: { analyzer.decl($0).kind == .enumCase }) {
        let given = try prepare([enumCase], arguments, frame, type, name)
        return try self.enumCase(enumCase, type, given.boxes.map(\.value))
      }
      let functions = found.filter { analyzer.decl($0).kind == .function && analyzer.decl($0).has(.isStatic) }
      if !functions.isEmpty { return try dynamicApply(name, functions, arguments, frame, type, nil) }
      guard let nested = try dynamicStatic(name, type) else {
        throw Interruption.unresolved("no member `\(name.text)` is known of `\(analyzer.text(of: type))`")
      }
      return try callValue(nested, arguments, frame)
    }
    var target = receiver
    func methods(_ value: Value) -> [DeclID] {
      members(name, of: type(of: value, expected: type(of: base, frame))).filter {
        analyzer.decl($0).kind == .function && !analyzer.decl($0).has(.isStatic)
      }
    }
    var found = methods(value)
    if found.isEmpty, case .wrapped(let inner) = value {
      value = inner
      target = .unwrapped(receiver, nil)
      found = methods(inner)
    }
    guard found.isEmpty else {
      return try dynamicApply(name, found, arguments, frame, type(of: value, expected: type(of: base, frame)), target)
    }
    guard let member = try dynamicMember(name, of: value) else {
      throw Interruption.unresolved("no member `\(name.text)` is known of `\(analyzer.text(of: type(of: value)))`")
    }
    return try callValue(member, arguments, frame)
  }

  /// Makes a value by the initialiser that takes the arguments as they are written.
  private func dynamicConstruct(_ type: TypeID, _ arguments: [CallArgument], _ frame: Frame) throws -> Value {
    let found = members("init", of: type).filter { analyzer.decl($0).kind == .initializer && !isRequirement($0) }
    let labels = arguments.map { (label: $0.label, isTrailing: $0.isTrailing) }
    let fits = found.contains { CallArgument.match(labels, to: analyzer.signature(of: $0).parameters) != nil }
    if !fits, let nominal = nominal(type), let signature = analyzer.memberwiseSignature(of: nominal),
      let match = CallArgument.match(labels, to: signature.parameters)
    {
      return try memberwise(type, arguments, match, frame)
    }
    let given = try prepare(found, arguments, frame, type, "init")
    let result = try construct(type, given.decl, given.boxes, given.substitution)
    try giveBack(given.inouts)
    return result
  }

  /// Calls a method by its name.
  func dynamicCall(
    _ name: Name, on box: Box, _ arguments: [(label: Name, value: Value)], argumentTypes: [TypeID?] = []
  ) throws -> Value {
    let type = type(of: box.value)
    let found = members(name, of: type).filter {
      analyzer.decl($0).kind == .function && !analyzer.decl($0).has(.isStatic)
    }
    guard let chosen = choose(found, arguments, type, argumentTypes) else {
      if case .function(let function)? = try dynamicMember(name, of: box.value) {
        return try call(function, arguments.map { Box($0.value) })
      }
      throw Interruption.unresolved("no `\(name.text)` of `\(analyzer.text(of: type))` takes these arguments")
    }
    let decl = implementation(of: chosen.decl, in: type)
    let substitution = inferred(decl, arguments.map(\.value), chosen.match, type, argumentTypes)
    let boxes = try self.boxes((decl, chosen.match), arguments.map(\.value), substitution, type)
    return try invoke(decl, box, type, substitution, boxes)
  }

  /// Makes a value by an initialiser that takes these arguments.
  func dynamicConstruct(_ type: TypeID, _ arguments: [(label: Name, value: Value)]) throws -> Value {
    let found = members("init", of: type).filter { analyzer.decl($0).kind == .initializer && !isRequirement($0) }
    if let chosen = choose(found, arguments, type) {
      let substitution = inferred(chosen.decl, arguments.map(\.value), chosen.match, type)
      let boxes = try self.boxes(chosen, arguments.map(\.value), substitution, type)
      return try construct(type, chosen.decl, boxes, substitution)
    }
    if let nominal = nominal(type), let signature = analyzer.memberwiseSignature(of: nominal),
      let match = CallArgument.match(arguments.map { ($0.label, false) }, to: signature.parameters)
    {
      var boxes = signature.parameters.map { _ in Box(.uninitialized) }
      for (argument, index) in zip(arguments, match) { boxes[index] = Box(argument.value) }
      return try memberwise(type, boxes)
    }
    throw Interruption.unresolved("no initialiser of `\(analyzer.text(of: type))` takes these arguments")
  }
}
