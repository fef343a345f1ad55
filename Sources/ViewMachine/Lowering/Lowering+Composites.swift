import ViewSemantics
import ViewSource
import ViewSyntax

/// Composite values: tuples, enum cases, arrays, dictionaries, string interpolations and packs.
extension Lowering {
  func tuple(_ elements: [ResolvedExpr], into target: Int) throws {
    if elements.isEmpty { return emitClear(target) }
    if elements.contains(where: { if case .packExpansion = $0.kind { true } else { false } }) {
      guard length(of: elements) == 1 else { return try pack(elements, into: target) }
      // A tuple with one element is that element.
      for element in elements {
        guard case .packExpansion(let inner) = element.kind else { return try lower(element, into: target) }
        if packLength(of: inner) == 1 { return try inPack(0) { try lower(inner, into: target) } }
      }
    }
    if elements.count == 1 { return try lower(elements[0], into: target) }
    let first = temporaries(elements.count)
    for (index, element) in elements.enumerated() { try lower(element, into: first + index) }
    emit(.makeTuple, target, first, elements.count)
  }

  private func emitClear(_ register: Int) { emit(.clear, register) }

  func enumCase(_ decl: DeclID, _ type: TypeID, _ arguments: [ResolvedArgument], into target: Int) throws {
    if machine.isOptional(type) {
      guard let argument = arguments.first else { return emitConstant(.nothing, target) }
      if case .value(let value) = argument {
        try lower(value, into: target)
        emit(.wrap, target, target)
      }
      return
    }
    let tag = machine.tag(of: decl, in: type)
    if arguments.isEmpty { return emitConstant(.ref(machine.plainCase(type, tag)), target) }
    let first = temporaries(arguments.count)
    try lower(arguments, of: decl, machine.surroundings(of: decl, in: type), into: first)
    emit(.makeCase, target, first, site(.enumCase(type, tag, arguments.count)))
  }

  func array(_ elements: [ResolvedExpr], _ type: TypeID, into target: Int) throws {
    let isArray = types.kind(type) == .nominal && types.decl(type) == machine.known.array
    let list = isArray ? target : temporary()
    if elements.count <= 32 {
      let first = temporaries(elements.count)
      for (index, element) in elements.enumerated() { try lower(element, into: first + index) }
      emit(.makeArray, list, first, elements.count)
    } else {
      let built = temporary()
      emit(.makeArray, built, built, 0)
      try scratch {
        let register = temporary()
        for element in elements {
          try lower(element, into: register)
          emit(.arrayAppend, built, register)
        }
        emit(.clear, register)
      }
      emit(.take, list, built)
    }
    if isArray { return }
    guard let initializer = analyzer.literalInitializer("arrayLiteral", of: type) else {
      emit(.take, target, list)
      return
    }
    try callInitializer(initializer, type, arguments: list, count: 1, into: target)
  }

  func dictionary(
    _ pairs: [(key: ResolvedExpr, value: ResolvedExpr)], _ type: TypeID, into target: Int
  ) throws {
    let list = temporary()
    emit(.makeArray, list, list, 0)
    try scratch {
      let pair = temporaries(2)
      let register = temporary()
      for (key, value) in pairs {
        try lower(key, into: pair)
        try lower(value, into: pair + 1)
        emit(.makeTuple, register, pair, 2)
        emit(.arrayAppend, list, register)
      }
      emit(.clear, register)
    }
    guard let initializer = analyzer.literalInitializer("dictionaryLiteral", of: type) else {
      return unsupported("a dictionary literal of this type")
    }
    try callInitializer(initializer, type, arguments: list, count: 1, into: target)
  }

  func interpolation(_ parts: [ResolvedExpr], into target: Int) throws {
    let first = temporaries(max(1, parts.count))
    for (index, part) in parts.enumerated() {
      let type = type(of: part)
      try lower(part, into: first + index)
      // Strings and `Int` numbers are concatenated without a description.
      let isWritten =
        types.kind(type) == .nominal
        && (types.decl(type) == machine.known.string || types.decl(type) == machine.known.int)
      if !isWritten {
        emit(.describe, first + index, first + index, site(.type(type)))
      }
    }
    emit(.concatenate, target, first, parts.count)
  }

  /// The value of a pack expansion: its pattern evaluated for each element of the packs in it, as a tuple.
  func packExpansion(_ inner: ResolvedExpr, into target: Int) throws {
    let count = packLength(of: inner)
    let first = temporaries(count)
    for index in 0..<count {
      try inPack(index) { try lower(inner, into: first + index) }
    }
    emit(.makeTuple, target, first, count)
  }

  /// The number of elements of the packs in an expansion. If the body has several packs, the first `each` decides,
  /// because all packs of one expansion have the same length.
  func packLength(of pattern: ResolvedExpr) -> Int {
    let packs = substitution.bindings.filter { types.kind($0.type) == .pack }
    guard packs.count > 1 else { return packs.first.map { types.argumentCount($0.type) } ?? 0 }
    for node in pattern.node.subtree where node.kind == .packElementExpr || node.kind == .packElementType {
      guard let token = node.children.last?.firstToken else { continue }
      let name = node.name(of: token)
      let variable = body.variables.last { $0.name == name && types.kind($0.type) != .nominal }
      let found = packs.first {
        analyzer.decl($0.parameter).name == name || variable.map(\.type).map(mentions($0.parameter)) ?? false
      }
      if let found { return types.argumentCount(found.type) }
    }
    return packs.first.map { types.argumentCount($0.type) } ?? 0
  }

  private func mentions(_ parameter: DeclID) -> (TypeID) -> Bool {
    { [types] type in
      func search(_ type: TypeID) -> Bool {
        types.kind(type) == .parameter ? types.decl(type) == parameter : types.arguments(type).contains(where: search)
      }
      return search(type)
    }
  }

  /// Lowers code for one element of the packs.
  func inPack(_ index: Int, _ work: () throws -> Void) rethrows {
    let outer = (substitution, packIndex, concreteTypes)
    let around = packsAround
    packsAround = substitution
    packIndex = index
    concreteTypes = [:]
    var element = Substitution()
    for binding in outer.0.bindings {
      let type = binding.type
      element.bind(
        binding.parameter,
        to: types.kind(type) == .pack && index < types.argumentCount(type) ? types.argument(type, index) : type)
    }
    substitution = element
    defer {
      (substitution, packIndex, concreteTypes) = outer
      packsAround = around
    }
    try work()
  }

  func packElement(_ inner: ResolvedExpr, into target: Int) throws {
    guard let index = packIndex else { return unsupported("`each` outside of an expansion") }
    if isTupleOfOne(inner.type) { return try lower(inner, into: target) }
    // `(each T).self` is the metatype of the element.
    if case .metatype = inner.kind { return try lower(inner, into: target) }
    let register = try operand(inner)
    emit(.elementGet, target, register, index)
    done(register, type(of: inner))
  }

  /// Whether a tuple type is a pack with one element, which is represented by the element itself.
  private func isTupleOfOne(_ type: TypeID) -> Bool {
    guard types.kind(type) == .tuple, types.argumentCount(type) == 1, let packs = packsAround else { return false }
    let pack = packs.bindings.first { types.kind($0.type) == .pack && mentions($0.parameter)(type) }
    return pack.map { types.argumentCount($0.type) == 1 } ?? false
  }

  private func length(of elements: [ResolvedExpr]) -> Int {
    elements.reduce(0) { if case .packExpansion = $1.kind { $0 + packLength(of: $1) } else { $0 + 1 } }
  }

  /// Lowers the values of a pack, including nested expansions.
  func pack(_ elements: [ResolvedExpr], into target: Int) throws {
    let count = length(of: elements)
    let first = temporaries(count)
    var next = first
    for element in elements {
      if case .packExpansion(let inner) = element.kind {
        for index in 0..<packLength(of: inner) {
          try inPack(index) { try lower(inner, into: next) }
          next += 1
        }
      } else {
        try lower(element, into: next)
        next += 1
      }
    }
    emit(.makeTuple, target, first, count)
  }
}
