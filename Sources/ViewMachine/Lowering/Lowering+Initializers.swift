import ViewSemantics
import ViewSource
import ViewSyntax

/// The implicit code of initializers: initial values, delegation and failure.
extension Lowering {
  /// Emits the initial values of the properties, before the statements of the initializer.
  func prepareInitializer() throws {
    guard let selfType, let itself = body.selfVariable else { return }
    let target = register(itself)
    guard !isDelegating else {
      // A closure shares the variable `self`, which is assigned later.
      if !machine.isReference(selfType), cells.contains(itself.index) { emit(.makeCell, target, target) }
      return
    }
    if machine.isReference(selfType) {
      try setDefaults(of: selfType, object: target)
      return
    }
    guard types.kind(selfType) == .nominal, analyzer.decl(types.decl(selfType)).kind == .structure else {
      if cells.contains(itself.index) { emit(.makeCell, target, target) }
      return
    }
    let fields = machine.storedFields(of: selfType)
    try scratch {
      let first = temporaries(fields.count)
      for (index, field) in fields.enumerated() {
        try machine.lowerDefault(of: field, selfType, into: first + index, self)
      }
      emit(.makeStruct, target, first, site(.make(selfType, fields.count)))
      if cells.contains(itself.index) { emit(.makeCell, target, target) }
    }
  }

  /// Emits the initial values of the properties that a class declares itself. Properties without an initial value
  /// remain uninitialized.
  func setDefaults(of type: TypeID, object: Int) throws {
    let own = Set(machine.ownFields(of: types.decl(type)))
    for (index, field) in machine.storedFields(of: type).enumerated() where own.contains(field) {
      if case .none = try machine.initialValue(of: field, type) { continue }
      try scratch {
        let register = temporary()
        try machine.lowerDefault(of: field, type, into: register, self)
        emit(.objectSet, object, register.self, index, isField: true)
        done(register, machine.fieldType(field, in: type))
      }
    }
  }

  private func emit(_ op: Op, _ object: Int, _ value: Int, _ index: Int, isField: Bool) {
    emit(op, object, index, value)
  }

  /// Whether the initializer delegates to another initializer of its type.
  var isDelegating: Bool {
    guard let block = info.node?.child(.codeBlock) else { return false }
    return block.subtree.contains { node in
      node.kind == .memberAccessExpr && node.children.first?.isSelfReference == true
        && node.ownTokens.contains { node.name(of: $0) == "init" }
        || node.kind == .assignmentExpr && node.children.first?.isSelfReference == true
          && selfType.map { !machine.isReference($0) } ?? false && isEnum
    }
  }

  private var isEnum: Bool {
    guard let selfType, types.kind(selfType) == .nominal else { return false }
    return analyzer.decl(types.decl(selfType)).kind == .enumeration
  }

  private var callsSuper: Bool {
    guard let block = info.node?.child(.codeBlock) else { return false }
    return block.subtree.contains { node in
      node.kind == .memberAccessExpr && node.children.first?.kind == .superExpr
        && node.ownTokens.contains { node.name(of: $0) == "init" }
    }
  }

  func returnFromInitializer() throws {
    guard let selfType, let itself = body.selfVariable else { return }
    let isFailable = analyzer.signature(of: body.decl).isFailable
    try scratch {
      if machine.isReference(selfType), !isDelegating, !callsSuper, let parent = machine.superclass(of: selfType) {
        let window = temporary()
        emit(.move, window, register(itself))
        if let callee = try machine.implicitInitializer(of: parent) { emit(.call, window, callee: callee, window) }
        emit(.clear, window)
      }
      let result = temporary()
      read(itself, into: result)
      if !isDelegating, machine.isReference(selfType) || machine.isFinalizedStruct(selfType) {
        complete(result, selfType)
      }
      if isFailable { emit(.wrap, result, result) }
      writeBackInouts()
      emit(.returnValue, result)
    }
  }

  /// Marks an object whose initializer has finished, so that its `deinit` runs when it is deallocated.
  func complete(_ object: Int, _ type: TypeID) {
    if machine.observesLifetimes { emit(.completeObject, object) }
  }

  func failInitializer() {
    scratch {
      let result = temporary()
      emit(.constant, result, constant(.nothing))
      writeBackInouts()
      emit(.returnValue, result)
    }
  }

  /// `self.init(…)` and `super.init(…)`.
  func delegate(_ call: ResolvedCall, into target: Int) throws {
    guard let itself = body.selfVariable, let selfType else { return unsupported("`init` outside of an initializer") }
    let base = call.base.map { concrete($0) } ?? selfType
    let generics = genericTypes(of: call)
    let isReference = machine.isReference(selfType)
    if analyzer.decl(call.decl).kind == .classType {
      let window = temporary()
      read(itself, into: window)
      if let callee = try machine.implicitInitializer(of: base) { emit(.call, window, callee: callee, window) }
      emit(.clear, window)
      emit(.clear, target)
      return
    }
    if analyzer.decl(call.decl).kind == .structure {
      try lower(memberwise(call), selfType, into: target)
      write(itself, target)
      emit(.clear, target)
      return
    }
    let count = call.arguments.count + (isReference ? 1 : 0)
    let window = temporaries(max(1, count))
    if isReference { read(itself, into: window) }
    let substitution = machine.calleeSubstitution(call.decl, base, generics)
    try lower(call.arguments, of: call.decl, substitution, into: window + (isReference ? 1 : 0))
    if isReference {
      let owner = owner(of: call.decl)
      let isInherited = owner.map { $0 != types.decl(selfType) && analyzer.decl($0).kind == .classType } ?? false
      // An inherited initializer does not initialize the properties that the class adds.
      if !call.isSuper, isInherited { try setDefaults(of: selfType, object: window) }
      if call.isSuper || isInherited { try setDefaults(between: selfType, and: call.decl, object: window) }
    }
    let result = temporary()
    // The dynamic class of the object may override the initializer.
    let through = isReference && !call.isSuper ? selfType : base
    if isReference {
      try emitInitializing(call, through, generics, window, count, into: result)
    } else {
      try emitCall(
        call.decl, .body, base, generics, isSuper: true, hasSelf: false, window: window, count: count, into: result)
    }
    if analyzer.signature(of: call.decl).isFailable {
      let isThere = Label()
      jump(.jumpIfSome, result, to: isThere)
      failInitializer()
      place(isThere)
      emit(.unwrap, result, result)
    }
    if !isReference { write(itself, result) }
    emit(.clear, result)
    emit(.clear, target)
  }

  /// Emits the initial values of the classes between a class and the superclass that declares the initializer, which
  /// they inherit.
  private func setDefaults(between type: TypeID, and initializer: DeclID, object: Int) throws {
    let owner = owner(of: initializer)
    var current = machine.superclass(of: type)
    while let between = current, types.decl(between) != owner {
      try setDefaults(of: between, object: object)
      current = machine.superclass(of: between)
    }
  }

  private func owner(of initializer: DeclID) -> DeclID? {
    analyzer.owner(of: initializer).flatMap { analyzer.nominal(of: $0) }
  }

  private func memberwise(_ call: ResolvedCall) -> ResolvedCall {
    var call = call
    call.form = .memberwise
    call.receiver = nil
    return call
  }

  private func emitInitializing(
    _ call: ResolvedCall, _ type: TypeID, _ generics: [TypeID], _ window: Int, _ count: Int, into result: Int
  ) throws {
    if !call.isSuper, machine.isDispatched(call.decl, in: type) {
      code.dispatches.append(
        DispatchSite(call.decl, .body, generics, base: type, count: count, name: analyzer.fullName(of: call.decl)))
      emit(.callDispatch, result, code.dispatches.count - 1, window)
      return
    }
    switch try machine.target(call.decl, .body, type, generics, hasSelf: true) {
    case .code(let callee): emit(.call, result, callee: callee, window)
    case .native(let binding):
      code.natives.append(binding)
      emit(.callNative, result, code.natives.count - 1, window)
    }
  }

  // MARK: Key paths

  func keyPath(
    _ components: [ResolvedExpr.KeyPathComponent], _ root: TypeID, _ type: TypeID, _ node: SyntaxNode, into target: Int
  ) throws {
    var parts: [KeyPathTemplate.Component] = []
    var arguments: [ResolvedExpr] = []
    var text = ""
    for component in components {
      switch component {
      case .chain:
        parts.append(.chain)
        text += "?"
      case .force:
        parts.append(.force)
        text += "!"
      case .wrap:
        parts.append(.wrap)
        text += "?"
      case .tupleElement(let index):
        parts.append(.element(index))
        text += ".\(index)"
      case .storage(let decl, let base):
        guard let index = machine.fieldIndex(decl, in: concrete(base)) else {
          return unsupported("a wrapper without storage")
        }
        parts.append(machine.isReference(concrete(base)) ? .objectField(index) : .field(index))
      case .member(let call):
        text += analyzer.decl(call.decl).kind == .subscriptDecl ? "[…]" : "." + analyzer.name(of: call.decl)
        let base = call.base.map { concrete($0) } ?? concrete(root)
        let isReference = machine.isReference(base)
        if let index = machine.fieldIndex(call.decl, in: base), machine.observers(of: call.decl) == nil,
          analyzer.propertyWrappers(of: call.decl).isEmpty, !machine.isOverridden(call.decl, in: base),
          !machine.isObserved(call.decl), !analyzer.decl(call.decl).has(.isLazy),
          machine.ownership(of: call.decl) == .strong
        {
          parts.append(isReference ? .objectField(index) : .field(index))
          continue
        }
        let generics = genericTypes(of: call)
        let count = call.arguments.count
        for argument in call.arguments {
          guard case .value(let value) = argument else { return unsupported("this subscript in a key path") }
          arguments.append(value)
        }
        let getter = try machine.accessorCode(call.decl, .getter, base, generics, count: count + 1)
        let setter =
          try machine.hasSetter(call.decl)
          ? machine.accessorCode(call.decl, .setter, base, generics, count: count + 2) : nil
        parts.append(
          .accessor(
            getter: getter, setter: setter, arguments: count, isReference: isReference || machine.leavesSelf(call.decl))
        )
      }
    }
    let first = temporaries(max(1, arguments.count))
    for (index, argument) in arguments.enumerated() { try lower(argument, into: first + index) }
    let template = KeyPathTemplate(
      type: type, root: concrete(root), components: parts, text: text)
    emit(.makeKeyPath, target, site(.keyPath(template)), first)
  }
}
