import ViewSemantics
import ViewSource

/// The operations that the run loop does not execute itself.
extension Machine {
  @inline(never)
  func perform(_ i: Instruction, _ r: inout MutableSpan<Value>, _ base: Int) throws {
    let (a, b, c) = (base &+ Int(i.a), base &+ Int(i.b), base &+ Int(i.c))
    switch i.op {
    case .doubleNotEqual: r[a] = .bool(try r[b].floating != r[c].floating)
    case .intNegate:
      let (value, isOver) = (0).subtractingReportingOverflow(try r[b].number)
      if isOver { throw Machine.overflow() }
      r[a] = .int(value)
    case .not: r[a] = .bool(!(try r[b].asBool))

    case .makeCell: r[a] = .ref(CellBox(r[b]))
    case .cellTake:
      let cell = try r[b].box(CellBox.self)
      let value = cell.value
      cell.value = .void
      r[a] = value
    case .globalStore: try storeGlobal(Int(i.a), Machine.taken(&r, b))

    case .objectTake:
      var value = Value.void
      try Machine.object(in: r[b]).fields.exchange(Int(i.c), &value)
      r[a] = value
    case .completeObject: try complete(r[a])
    case .makeTuple: r[a] = .ref(TupleBox(Parts(taking: Registers(&r, base: b), count: Int(i.c))))
    case .elementSet:
      var value = r[c]
      try Machine.changeTuple(&r[a]) { try $0.elements.exchange(Int(i.b), &value) }
    case .elementTake:
      var value = Value.void
      try Machine.changeTuple(&r[b]) { try $0.elements.exchange(Int(i.c), &value) }
      r[a] = value
    case .makeWeak: r[a] = .ref(WeakBox(to: r[b]))
    case .weakGet:
      if case .ref(let box) = r[b], let weak = box as? WeakBox {
        r[a] = weak.value
      } else if case .void = r[b] {
        r[a] = .nothing
      } else if a != b {
        r[a] = r[b]
      }
    case .unownedGet:
      if case .ref(let box) = r[b], let weak = box as? WeakBox {
        r[a] = weak.value
        if case .none = r[a], !weak.isOfNothing {
          throw Fault.trap("Attempted to read an unowned reference but the object was already deallocated")
        }
      } else if a != b {
        r[a] = r[b]
      }

    case .box:
      guard case .type(let type) = linked.sites[Int(i.c)] else { break }
      r[a] = .ref(ExistentialBox(type, r[b]))
    case .unbox: r[a] = unboxed(r[b])
    case .convert:
      guard case .types(let from, let to) = linked.sites[Int(i.c)] else { break }
      r[a] = try convert(r[b], from, to)
    case .isType:
      guard case .types(let from, let to) = linked.sites[Int(i.c)] else { break }
      r[a] = .bool(try isInstance(r[b], from, of: to))
    case .castOptional:
      guard case .types(let from, let to) = linked.sites[Int(i.c)] else { break }
      r[a] = try cast(r[b], from, to)?.wrapped ?? .nothing
    case .castForced:
      guard case .types(let from, let to) = linked.sites[Int(i.c)] else { break }
      guard let value = try cast(r[b], from, to) else {
        let found = dynamicType(of: r[b], as: from)
        throw Fault.trap("Could not cast value of type '\(analyzer.text(of: found))' to '\(analyzer.text(of: to))'")
      }
      r[a] = value
    case .dynamicType:
      guard case .type(let type) = linked.sites[Int(i.c)] else { break }
      r[a] = .ref(metatype(dynamicType(of: r[b], as: type)))

    case .makeArray: r[a] = .ref(ArrayBox(Machine.taken(&r, b, Int(i.c))))
    case .arrayTake:
      let index = try r[c].number
      var value = Value.void
      try Machine.changeArray(&r[b]) { list in
        guard index >= 0, index < list.elements.count else { throw Machine.outOfRange() }
        value = list.elements[index]
        list.elements[index] = .void
      }
      r[a] = value
    case .stringEqual:
      if case .ref(let first) = r[b], case .ref(let second) = r[c], let left = first as? StringBox,
        let right = second as? StringBox
      {
        r[a] = .bool(left.text == right.text)
      } else {
        r[a] = .bool(try r[b].asText == r[c].asText)
      }
    case .describe:
      guard case .type(let type) = linked.sites[Int(i.c)] else { break }
      if case .int(let number) = r[b], type == intType {
        r[a] = .string(String(number))
        break
      }
      r[a] = .string(try description(of: r[b], as: type))
    case .concatenate: r[a] = .string(try concatenated(&r, b, Int(i.c)))
    case .textAppend: try append(r[b], to: &r[a])

    case .makeClosure:
      guard case .closure(let callee, let registers) = linked.sites[Int(i.b)] else { break }
      var captures = Parts()
      for register in registers { captures.append(r[base &+ Int(register)]) }
      r[a] = .ref(ClosureBox(callee, captures))
    case .makeKeyPath:
      guard case .keyPath(let template) = linked.sites[Int(i.b)] else { break }
      r[a] = keyPath(template, r, c)

    case .observe:
      let object = try Machine.object(in: r[a])
      if !observation.readers.isEmpty { noteRead(object, .field(Int(i.b))) }
      if i.c == 1, object.observers != nil { try noteChange(object, .field(Int(i.b))) }
    case .observeSet:
      guard case .field(let index, let type) = linked.sites[Int(i.c)] else { break }
      let object = try Machine.object(in: r[a])
      if object.observers != nil { try noteSetting(object, index, r[b], type) }

    case .throwError: throw ThrownError(value: r[a])
    case .trap: throw Fault.trap(try linked.constants[Int(i.a)].asString)
    case .forcedTryFailed:
      throw Fault.trap("'try!' expression unexpectedly raised an error: \(try r[a].asString)")
    case .unsupported: throw Fault.unsupported(try linked.constants[Int(i.a)].asString)
    case .operands, .keyType: break
    default: throw Fault.unsupported("an unknown instruction")
    }
  }

  /// The next element of a collection that is not an array; returns `false` at the end.
  func nextElement(_ i: Instruction, _ r: inout MutableSpan<Value>, _ base: Int) throws -> Bool {
    if Machine.copyNextCharacter(i, Registers(&r, base: base)) { return true }
    guard case .ref(let box) = r[base &+ Int(i.a)], case .int(let place) = r[base &+ Int(i.b)] else {
      throw Machine.noArray(r[base &+ Int(i.a)])
    }
    let element: Value
    let next: Int
    switch box {
    case let box as ArrayBox:
      guard place < box.elements.count else { return false }
      element = box.elements[place]
      next = place &+ 1
    case let box as StringBox:
      switch FastText.step(place, in: box.text) {
      case .end: return false
      case .ascii(let byte):
        element = .ascii(byte)
        next = place &+ 1
      case .other:
        let utf8 = box.text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: place)
        element = .character(box.text[index])
        next = utf8.distance(from: utf8.startIndex, to: box.text.index(after: index))
      }
    case let box as DictionaryBox:
      guard let found = box.table.pair(from: place) else { return false }
      element = .tuple([found.key, found.value])
      next = found.place + 1
    case let box as SetBox:
      guard let found = box.table.pair(from: place) else { return false }
      element = found.key
      next = found.place + 1
    default: throw Machine.noArray(r[base &+ Int(i.a)])
    }
    r[base &+ Int(i.b) &+ 1] = element
    r[base &+ Int(i.b)] = .int(next)
    return true
  }

  private func keyPath(_ template: KeyPathTemplate, _ r: borrowing MutableSpan<Value>, _ first: Int) -> Value {
    var next = first
    var components: [(part: KeyPathTemplate.Component, arguments: [Value])] = []
    for part in template.components {
      var arguments: [Value] = []
      if case .accessor(_, _, let count, _) = part {
        for _ in 0..<count {
          arguments.append(r[next])
          next += 1
        }
      }
      components.append((part, arguments))
    }
    return .ref(KeyPathBox(components, template.type, root: template.root, text: template.text))
  }

  func makeObject(_ shape: LinkedCode.Shape) -> Value {
    let object = ObjectBox(shape.type, Parts(repeating: .void, count: shape.count), home: objectHome)
    if observesLifetimes, hasDeinitializer(shape.type) { object.isFinalized = true }
    return .ref(object)
  }

  func tag(of value: Value) throws -> Int {
    guard case .ref(let box) = value else { throw Fault.mismatch("enum", value) }
    if let found = box as? EnumBox { return found.tag }
    if let existential = box as? ExistentialBox { return try tag(of: existential.value) }
    throw Fault.mismatch("enum", value)
  }
}

/// The faults of the run loop, out of line, so that the loop's code stays small.
extension Machine {
  @inline(never)
  func outOfFuel() -> Fault {
    Fault(.limit, "the program has run for longer than its limit of \(limits.fuel) steps")
  }

  @inline(never)
  static func overflow() -> Fault { .trap("arithmetic overflow") }

  @inline(never)
  static func outOfRange() -> Fault { .trap("Index out of range") }

  @inline(never)
  static func noInt(_ value: Value) -> Fault { .mismatch("Int", value) }

  /// The fault for two operands that are not both `Int`.
  @inline(never)
  static func noInt(_ left: Value, _ right: Value) -> Fault {
    if case .int = left { noInt(right) } else { noInt(left) }
  }

  @inline(never)
  static func noDouble(_ value: Value) -> Fault { .mismatch("Double", value) }

  /// The fault for two operands that are not both `Double`.
  @inline(never)
  static func noDouble(_ left: Value, _ right: Value) -> Fault {
    if case .double = left { noDouble(right) } else { noDouble(left) }
  }

  @inline(never)
  static func noArray(_ value: Value) -> Fault { .mismatch("Array", value) }

  @inline(never)
  static func noPart() -> Fault { .mismatch("part of a value", .void) }

  /// Throws a fault unless a value is a character.
  @inline(never)
  static func checkCharacter(_ value: Value) throws { _ = try value.asCharacter }

  @inline(never)
  static func noBox(_ value: Value) -> Fault { .mismatch("value", value) }

  @inline(__always)
  static func quotient(_ x: Int, _ y: Int) throws -> Int {
    if y == 0 { throw Fault.trap("Division by zero") }
    let (value, isOver) = x.dividedReportingOverflow(by: y)
    if isOver { throw Fault.trap("Division results in overflow") }
    return value
  }

  @inline(__always)
  static func remainder(_ x: Int, _ y: Int) throws -> Int {
    if y == 0 { throw Fault.trap("Division by zero in remainder operation") }
    let (value, isOver) = x.remainderReportingOverflow(dividingBy: y)
    if isOver { throw Fault.trap("Division results in overflow in remainder operation") }
    return value
  }
}

extension Value {
  /// `asInt` for the run loop.
  @inline(__always)
  var number: Int {
    get throws {
      guard case .int(let value) = self else { throw Machine.noInt(self) }
      return value
    }
  }

  /// `asDouble` for the run loop.
  @inline(__always)
  var floating: Double {
    get throws {
      guard case .double(let value) = self else { throw Machine.noDouble(self) }
      return value
    }
  }
}
