import ViewSemantics
import ViewSource
import ViewSyntax

/// Services of the machine for native functions and hosts.
extension Machine {
  /// Calls a function value and runs it to completion.
  ///
  /// - Throws: `ThrownError` if the program throws, `Fault` if the run cannot continue.
  public func call(_ closure: ClosureBox, _ arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try call(closure, changing: &arguments)
  }

  /// The same for a function with `inout` parameters.
  public func call(_ closure: ClosureBox, changing arguments: inout [Value]) throws -> Value {
    switch closure.body {
    case .native(let body): return try body(arguments)
    case .code(let code):
      try lower(code)
      if arguments.count == 1, code.parameterCount == 0, case .void = arguments[0] {
        // A `() -> T` was converted to a `(Void) -> T`.
        var none: [Value] = []
        return try run(code, &none, captures: Array(closure.captures))
      }
      return try run(code, &arguments, captures: Array(closure.captures))
    }
  }

  /// Calls a method, getter or static member of a type, or the witness of a protocol requirement.
  ///
  /// - Parameters:
  ///   - member: A declaration. For a requirement its implementation in `type` is called.
  ///   - value: `self`; `nil` for a static member.
  ///   - generics: The type arguments of the member's own generic parameters.
  public func call(
    _ member: DeclID, of type: TypeID, on value: Value?, _ arguments: [Value], generics: [TypeID] = []
  ) throws -> Value {
    var itself = value
    return try call(member, of: type, changing: &itself, arguments, generics: generics)
  }

  /// The same for a member that may mutate `self`.
  public func call(
    _ member: DeclID, of type: TypeID, changing value: inout Value?, _ arguments: [Value], generics: [TypeID] = []
  ) throws -> Value {
    var type = type
    if let given = value {
      type = dynamicType(of: given, as: type)
      value = unboxed(given)
    }
    let part: BodyPart = analyzer.decl(member).kind == .variable ? .getter : .body
    let found = try target(member, part, type, generics, hasSelf: value != nil)
    var all = (value.map { [$0] } ?? []) + arguments
    let hasSelf = value != nil
    value = nil
    let result = try run(found, changing: &all)
    if hasSelf { value = all.first }
    return result
  }

  /// A requirement of a protocol by name: `requirement("description", of: known.customStringConvertible)`.
  func requirement(_ name: Name, of proto: DeclID?) -> DeclID? {
    proto.flatMap { analyzer.memberDecls(name, of: $0).first { analyzer.parent(of: $0) == proto } }
  }

  /// Whether a concrete type conforms to a protocol.
  func conforms(_ type: TypeID, to proto: DeclID?) -> Bool {
    proto.map { analyzer.conforms(type, to: analyzer.nominalType($0)) } ?? false
  }

  /// The dynamic type of a value with a known static type: the type of an object or of the value in an existential.
  public func dynamicType(of value: Value, as type: TypeID) -> TypeID {
    guard case .ref(let box) = value else { return type }
    // An optional keeps its static type, whatever it contains.
    if isOptional(type) { return type }
    // A class metatype keeps its static type.
    if types.kind(type) == .metatype, isReference(types.argument(type, 0)) { return type }
    if let object = box as? ObjectBox { return object.type }
    if let path = box as? KeyPathBox { return path.type }
    if let existential = box as? ExistentialBox { return existential.type }
    switch types.kind(type) {
    case .nominal where analyzer.decl(types.decl(type)).kind != .protocolType: return type
    default: break
    }
    if let value = box as? StructBox { return value.type }
    if let value = box as? EnumBox { return value.type }
    if types.kind(type) == .metatype, let value = box as? MetatypeBox { return analyzer.metatype(of: value.type) }
    return type
  }

  /// Iterates over a sequence of any type until `body` returns `false`.
  public func forEach(_ sequence: Value, _ type: TypeID, _ body: (Value) throws -> Bool) throws {
    if let absent = sequence.absence { throw absent }
    if case .ref(let box) = sequence {
      if let list = box as? ArrayBox {
        for element in list.elements where try !body(element) { return }
        return
      }
      if let text = box as? StringBox {
        for character in text.text where try !body(.character(character)) { return }
        return
      }
      if let text = box as? SubstringBox {
        for character in text.text where try !body(.character(character)) { return }
        return
      }
      if let set = box as? SetBox {
        var place = set.table.place(from: 0)
        while let current = place {
          if try !body(set.table.key(at: current)) { return }
          place = set.table.place(from: current + 1)
        }
        return
      }
      if let pairs = box as? DictionaryBox {
        var place = pairs.table.place(from: 0)
        while let current = place {
          if try !body(.tuple([pairs.table.key(at: current), pairs.table.value(at: current)])) { return }
          place = pairs.table.place(from: current + 1)
        }
        return
      }
    }
    let type = dynamicType(of: sequence, as: type)
    guard let making = iteration(over: type, isAsync: false) else {
      throw Fault.unsupported("iterating over a `\(analyzer.text(of: type))`")
    }
    // A lazy sequence of the catalogue over an absent collection would be infinite.
    if catalogueName(type) != nil, case .ref(let box) = unboxed(sequence), let parts = box as? StructBox,
      let absent = parts.fields.firstNonNil(\.absence)
    {
      throw absent
    }
    let iterator = try call(making.make, of: type, on: unboxed(sequence), [])
    let next = try target(making.next, .body, dynamicType(of: iterator, as: making.iterator), [], hasSelf: true)
    var arguments = [unboxed(iterator)]
    while let element = try run(next, changing: &arguments).unwrapped {
      if let absent = element.absence { throw absent }
      if try !body(element) { return }
    }
  }

  /// The native function that collects the elements of any sequence in an array.
  func collector(of type: TypeID) -> NativeBinding {
    NativeBinding(
      code: { call in
        var elements: [Value] = []
        try call.machine.forEach(call[0], type) { element in
          elements.append(element)
          if elements.count > 10_000_000 { throw Fault(.limit, "an infinite sequence cannot be iterated here") }
          return true
        }
        return .array(elements)
      }, site: languageSite, count: 1, changed: [])
  }

  // MARK: Patterns of globals

  /// Stores the parts of a global `let (a, b) = …` in its variables.
  func destructure(_ pattern: SyntaxNode, _ value: Value, _ decl: DeclID, _ type: TypeID?) throws {
    guard let file = analyzer.fileOfSource(decl) else { return }
    let node = analyzer.node(of: decl)
    let siblings = analyzer.program.file(file).summary.decls.indices.map { DeclID(inFile: file, $0, analyzer) }
      .filter { analyzer.decl($0).kind == .variable && analyzer.node(of: $0).id == node.id }
    func give(_ pattern: SyntaxNode, _ value: Value) throws {
      switch pattern.kind {
      case .identifierPattern:
        guard let token = pattern.firstToken else { return }
        let name = pattern.name(of: token)
        guard let found = siblings.first(where: { analyzer.decl($0).name == name }) else { return }
        let index = global(found, type)
        globals[index] = value
        globalStates[index] = .ready
      case .tuplePattern where pattern.children.count == 1:
        if let inner = pattern.children.first { try give(inner, value) }
      case .tuplePattern:
        let elements = try value.box(TupleBox.self).elements
        for (index, child) in pattern.children.enumerated() where index < elements.count {
          try give(child, elements[index])
        }
      case .tuplePatternElement, .valueBindingPattern: if let inner = pattern.children.last { try give(inner, value) }
      default: break
      }
    }
    try give(pattern, value)
  }
}

extension DeclID {
  fileprivate init(inFile file: FileID, _ index: Int, _ analyzer: Analyzer) { self = analyzer.declID(file, index) }
}
