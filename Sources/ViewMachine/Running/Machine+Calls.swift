import ViewSemantics
import ViewSource

/// Calls whose target the run finds, and calls of native code.
extension Machine {
  /// What a call of a function value or of a dispatched member comes to.
  enum Callee {
    /// It was native, and has been called.
    case done
    /// Code by its number, where its frame begins, and how many values it is given there.
    case code(Int, first: Int, count: Int)
  }

  /// Finds what a function value calls, and calls it if it is native.
  ///
  /// - Parameter count: how many values it is given.
  @inline(never)
  func function(
    of i: Instruction, _ count: Int32, _ r: inout MutableSpan<Value>, _ base: Int
  ) throws -> Callee {
    let first = base &+ Int(i.c)
    guard case .ref(let box) = r[base &+ Int(i.b)], let function = box as? ClosureBox else {
      throw Machine.noBox(r[base &+ Int(i.b)])
    }
    switch function.body {
    case .code(let code): return .code(code.number ?? linked.number(of: code), first: first, count: Int(count))
    case .native(let body):
      r[base &+ Int(i.a)] = try body(Machine.taken(&r, first, Int(count)))
      return .done
    }
  }

  /// Finds what a dispatched member is for the value that it is called on, and calls it if it is native.
  @inline(never)
  func member(
    of i: Instruction, _ site: DispatchSite, _ r: inout MutableSpan<Value>, _ base: Int
  ) throws -> Callee {
    let first = base &+ Int(i.c)
    switch try dispatch(site, r[first]) {
    case .code(let code):
      // The metatype is none of the values of the call.
      return .code(code.number ?? linked.number(of: code), first: site.isStatic ? first &+ 1 : first, count: 0)
    case .native(let binding):
      Machine.unboxReceiver(&r[first])
      var room = self.room
      let result = try callNative(binding, &r, site.isStatic ? first &+ 1 : first, &room)
      self.room = room
      r[base &+ Int(i.a)] = result
      return .done
    }
  }

  /// Puts what a function value has captured behind its arguments.
  @inline(__always)
  static func putCaptures(of function: Value, _ r: inout MutableSpan<Value>, _ first: Int) {
    guard case .ref(let box) = function, let function = box as? ClosureBox else { return }
    var place = first
    for capture in function.captures {
      r[place] = capture
      place &+= 1
    }
  }

  /// - Parameter room: is made less by what the call makes.
  func callNative(
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
      // The call is made again when the task goes on.
      for index in 0..<count { r[first &+ index] = call[index] }
      throw suspension
    } catch {
      for index in binding.changed { r[first &+ index] = call[index] }
      throw error
    }
  }

  /// A dispatched member is given the value that is in an existential.
  @inline(__always)
  static func unboxReceiver(_ receiver: inout Value) {
    if case .ref(let box) = receiver, let existential = box as? ExistentialBox { receiver = existential.value }
  }

  /// What a call ends up at for the type that its `self` has now.
  private func dispatch(_ site: DispatchSite, _ receiver: Value) throws -> CallTarget {
    let type: TypeID
    if site.isStatic {
      guard case .ref(let box) = receiver, let metatype = box as? MetatypeBox else {
        throw Fault.mismatch("metatype", receiver)
      }
      type = metatype.type
    } else if case .ref(let box) = receiver {
      if let object = box as? ObjectBox {
        type = object.type
      } else if let existential = box as? ExistentialBox {
        type = existential.type
      } else {
        type = dynamicType(of: receiver, as: site.base)
      }
    } else {
      type = dynamicType(of: receiver, as: site.base)
    }
    if type == site.lastType, let target = site.lastTarget { return target }
    let target: CallTarget
    if let known = site.targets[type] {
      target = known
    } else {
      target = try find(site, type)
      site.targets[type] = target
    }
    site.lastType = type
    site.lastTarget = target
    return target
  }

  private func find(_ site: DispatchSite, _ type: TypeID) throws -> CallTarget {
    if isExistential(type) {
      throw Fault.unsupported("`\(site.name)` of a value of which the type is not known")
    }
    return try target(site.decl, site.part, type, site.generics, hasSelf: !site.isStatic)
  }
}
