import ViewSemantics
import ViewSource

/// Calls of function values, dispatched members and native functions.
extension Machine {
  /// The resolved callee of a function value or dispatched member.
  enum Callee {
    /// A native callee, which has been called.
    case done
    /// Code by its number, the base of its frame, and the number of arguments there.
    case code(Int, first: Int, count: Int)
  }

  /// The number of a function value's code, if it was called before.
  @inline(__always)
  func knownFunction(_ function: Value) -> Int? {
    guard case .ref(let box) = function, let function = box as? ClosureBox, function.number >= 0 else { return nil }
    return function.number
  }

  /// The number of a dispatched member's code, if the receiver (object or existential) has a cached type.
  @inline(__always)
  func knownMember(_ site: DispatchSite, _ receiver: Value) -> Int? {
    guard case .ref(let box) = receiver else { return nil }
    if let object = box as? ObjectBox { return site.cache.number(for: object.type) }
    if let existential = box as? ExistentialBox { return site.cache.number(for: existential.type) }
    return nil
  }

  /// Resolves a function value, and calls it if it is native.
  ///
  /// - Parameter count: The number of arguments.
  @inline(never)
  func function(
    of i: Instruction, _ count: Int32, _ r: inout MutableSpan<Value>, _ base: Int
  ) throws -> Callee {
    let first = base &+ Int(i.c)
    guard case .ref(let box) = r[base &+ Int(i.b)], let function = box as? ClosureBox else {
      throw Machine.noBox(r[base &+ Int(i.b)])
    }
    switch function.body {
    case .code(let code):
      let number = code.number ?? linked.number(of: code)
      function.number = number
      return .code(number, first: first, count: Int(count))
    case .native(let body):
      // A host function changes no argument: the register of an `inout` argument keeps its value.
      r[base &+ Int(i.a)] = try body((first..<first &+ Int(count)).map { r[$0] })
      return .done
    }
  }

  /// Resolves a dispatched member for its receiver, and calls it if it is native.
  @inline(never)
  func member(
    of i: Instruction, _ site: DispatchSite, _ r: inout MutableSpan<Value>, _ base: Int
  ) throws -> Callee {
    let first = base &+ Int(i.c)
    switch try dispatch(site, r, first) {
    case .code(let code):
      // The metatype is not an argument of the callee.
      return .code(code.number ?? linked.number(of: code), first: site.isStatic ? first &+ 1 : first, count: 0)
    case .native(let binding):
      Machine.unbox(for: site, &r, first)
      var room = self.room
      let result = try callNative(binding, &r, site.isStatic ? first &+ 1 : first, &room)
      self.room = room
      r[base &+ Int(i.a)] = result
      return .done
    }
  }

  /// Copies the captures of a function value to the stack, behind its arguments.
  ///
  /// - Throws: `Fault` if the stack ends there, because the call passes more arguments than the function takes.
  @inline(__always)
  static func putCaptures(ofClosure closure: Value, _ r: inout MutableSpan<Value>, _ place: Int) throws {
    guard case .ref(let box) = closure, let closure = box as? ClosureBox else { return }
    guard place &+ closure.captures.count <= r.count else { throw noPart() }
    closure.captures.copyAll(to: Registers(&r, base: place))
  }

  /// - Parameter room: The remaining memory in bytes; decreased by what the call allocates.
  @inline(never)
  func callNative(
    _ binding: NativeBinding, _ i: Instruction, _ r: inout MutableSpan<Value>, _ base: Int, _ room: inout Int
  ) throws {
    r[base &+ Int(i.a)] = try callNative(binding, &r, base &+ Int(i.c), &room)
  }

  /// - Parameter room: The remaining memory in bytes; decreased by what the call allocates.
  private func callNative(
    _ binding: NativeBinding, _ r: inout MutableSpan<Value>, _ first: Int, _ room: inout Int
  ) throws -> Value {
    let count = binding.count
    let before = binding.changed.isEmpty ? 0 : Machine.weight(r[first &+ binding.changed[0]])
    var call = NativeCall(
      self, binding.site, count > 0 ? Machine.taken(&r, first) : .void,
      count > 1 ? Machine.taken(&r, first &+ 1) : .void, count > 2 ? Machine.taken(&r, first &+ 2) : .void,
      count > 3 ? Machine.taken(&r, first &+ 3, count &- 3) : [])
    do {
      var result = try binding.code(&call)
      room &-= MemoryCount.box
      if !binding.changed.isEmpty {
        for index in binding.changed { r[first &+ index] = call[index] }
        room &-= max(0, Machine.weight(r[first &+ binding.changed[0]]) &- before)
      }
      if case .ref(var box) = result {
        result = .void
        if isKnownUniquelyReferenced(&box) {
          result = .ref(box)
          room &-= Machine.weight(result)
        } else {
          result = .ref(box)
        }
      }
      return result
    } catch let suspension as Suspension {
      // The call is repeated when the task resumes.
      for index in 0..<count { r[first &+ index] = call[index] }
      throw suspension
    } catch {
      for index in binding.changed { r[first &+ index] = call[index] }
      throw error
    }
  }

  /// Unboxes the existential receiver of a dispatched member, or the opened existential arguments of a generic
  /// function.
  @inline(__always)
  static func unbox(for site: DispatchSite, _ r: inout MutableSpan<Value>, _ first: Int) {
    if site.openings.isEmpty {
      if let value = unboxed(r[first]) { r[first] = value }
    } else {
      for opening in site.openings {
        if let value = unboxed(r[first &+ opening.value]) { r[first &+ opening.value] = value }
      }
    }
  }

  /// The value in an existential; `nil` for other values.
  @inline(__always)
  private static func unboxed(_ value: Value) -> Value? {
    if case .ref(let box) = value, let existential = box as? ExistentialBox { existential.value } else { nil }
  }

  /// The target for the dynamic type of `self`. The arguments do not change, because the call may be repeated.
  private func dispatch(_ site: DispatchSite, _ r: borrowing MutableSpan<Value>, _ first: Int) throws -> CallTarget {
    if !site.openings.isEmpty { return .code(opened(site, r, first)) }
    let type: TypeID
    if site.isStatic {
      guard case .ref(let box) = r[first], let metatype = box as? MetatypeBox else {
        throw Fault.mismatch("metatype", r[first])
      }
      type = metatype.type
    } else if case .ref(let box) = r[first] {
      if let existential = box as? ExistentialBox {
        type = existential.type
      } else {
        type = dynamicType(of: r[first], as: site.base ?? analyzer.anyType)
      }
    } else {
      type = dynamicType(of: r[first], as: site.base ?? analyzer.anyType)
    }
    if type == site.lastType, let target = site.lastTarget { return target }
    let target: CallTarget
    if let known = site.targets[type] {
      target = known
    } else {
      if let kept = r[first].absence { throw kept }
      target = try find(site, type)
      site.targets[type] = target
    }
    site.lastType = type
    site.lastTarget = target
    if case .code(let code) = target, site.takesTypeOfBox(self) {
      site.cache.insert(type, number: code.number ?? linked.number(of: code))
    }
    return target
  }

  private func find(_ site: DispatchSite, _ type: TypeID) throws -> CallTarget {
    if isExistential(type) {
      throw Fault.unsupported("`\(site.name)` of a value of unknown type")
    }
    let found = try target(site.decl, site.part, type, site.generics, hasSelf: !site.isStatic)
    // A setter of an object does not return the receiver, so the existential keeps its value.
    if site.part == .setter, !site.isStatic, isReference(type), let base = site.base, isExistential(base) {
      return .code(keepingSelf(found, site.decl, count: site.count))
    }
    if let base = site.base, isExistential(base), mayChangeUntypedSelf(site, type) {
      return .code(boxingSelf(found, site, base, type))
    }
    guard let base = site.base, isExistential(base) || types.kind(base) == .metatype, site.part != .setter else {
      return found
    }
    return boxing(found, site, base, type)
  }

  /// Whether a member may change a receiver whose value does not know its own type: a number, text or collection.
  private func mayChangeUntypedSelf(_ site: DispatchSite, _ type: TypeID) -> Bool {
    guard !site.isStatic, types.kind(type) == .nominal, !isReference(type), !analyzer.isOwn(types.decl(type)) else {
      return false
    }
    return switch site.part {
    case .setter: true
    case .getter: changesSelf(site.decl)
    default: analyzer.decl(site.decl).has(.isMutating)
    }
  }

  /// Wraps a member that changes its receiver: the existential gets the changed value with its type.
  private func boxingSelf(_ target: CallTarget, _ site: DispatchSite, _ base: TypeID, _ type: TypeID) -> Code {
    let inner = site.part == .body ? boxing(target, site, base, type) : target
    let made = Code(
      name: site.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: site.count)
        _ = builder.registers(site.count)
        for index in 0..<site.count { builder.emit(.take, window + index, index) }
        try builder.lowering.taking(
          (0..<site.count).map { ($0, window + $0) },
          converting: { try builder.lowering.convert(0, type, base, into: 0) },
          from: { builder.call(inner, window + site.count, window) })
        builder.emit(.returnValue, window + site.count)
      })
    made.parameterCount = site.count
    return made
  }

  /// Wraps the result of a member of an existential. A value of `Self` or of an associated type is only known by its
  /// constraints there, so it must carry its type.
  private func boxing(_ target: CallTarget, _ site: DispatchSite, _ base: TypeID, _ type: TypeID) -> CallTarget {
    let isVariable = analyzer.decl(site.decl).kind == .variable
    let declared = isVariable ? analyzer.variableType(of: site.decl) : analyzer.signature(of: site.decl).result
    let from = concrete(declared, calleeSubstitution(site.decl, type, site.generics))
    let to = concrete(declared, calleeSubstitution(site.decl, base, site.generics))
    let isOpen = openParameters(site, base, type)
    guard from != to && !conversion(from, to).isEmpty || isOpen.contains(true) else { return target }
    let count = site.isStatic ? site.count - 1 : site.count
    let made = Code(
      name: site.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: count)
        _ = builder.registers(count)
        for index in 0..<count { builder.emit(.take, window + index, index) }
        for (index, isOpened) in isOpen.enumerated() where isOpened {
          let place = window + count - isOpen.count + index
          builder.emit(.unbox, place, place)
        }
        builder.taking((0..<count).map { ($0, window + $0) }) { builder.call(target, window + count, window) }
        try builder.lowering.convert(window + count, from, to, into: window + count)
        builder.emit(.returnValue, window + count)
      })
    made.parameterCount = count
    return .code(made)
  }

  /// The parameters of type `Self` or of an associated type, which receive unboxed values.
  private func openParameters(_ site: DispatchSite, _ base: TypeID, _ type: TypeID) -> [Bool] {
    guard analyzer.decl(site.decl).kind == .function else { return [] }
    let inside = calleeSubstitution(site.decl, type, site.generics)
    let outside = calleeSubstitution(site.decl, base, site.generics)
    return analyzer.signature(of: site.decl).parameters.map {
      isExistential(concrete($0.type, outside)) && !isExistential(concrete($0.type, inside))
    }
  }
}
