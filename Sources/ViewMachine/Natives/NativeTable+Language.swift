import ViewSemantics
import ViewSource

/// Language support: Booleans, optionals, hashing, identity, types and termination.
extension NativeTable {
  mutating func addLanguage() {
    addBooleans()
    addRandomNumbers()
    addOptionals()
    addHashing()
    addIdentity()
    addTypes()
    addKeyPaths()
    addObservation()
    addOutput()
    addFailures()
  }

  private mutating func addBooleans() {
    add("Bool.init(_:)") { call in .optional(Bool(try call.string(0)).map { .bool($0) }) }
    add("Bool.!(_:)") { call in .bool(!(try call.bool(0))) }
    add("Bool.==(_:_:)") { call in .bool(try call.bool(0) == call.bool(1)) }
    add("Bool.hash(into:)") { call in try call.feedHasher(1, try call.bool(0) ? 1 : 0) }
  }

  private mutating func addOptionals() {
    add("Optional.map(_:)") { call in
      guard let value = call[0].unwrapped else { return .nothing }
      return try call.machine.call(try call.closure(1), [value]).wrapped
    }
    add("Optional.flatMap(_:)") { call in
      guard let value = call[0].unwrapped else { return .nothing }
      return try call.machine.call(try call.closure(1), [value])
    }
    // The other operand is the literal `nil`.
    let nothing: Name = "_OptionalNilComparisonType"
    add("Optional.==(_:_:)") { call in
      let isFirst = call.machine.analyzer.isKnown(call.parameter(1), nothing)
      if case .none(0) = isFirst ? call[0] : call[1] { return .bool(true) }
      return .bool(false)
    }
  }

  private mutating func addHashing() {
    add("Hasher.init()") { _ in .int(HashState.initial) }
    add("Hasher.combine(bits:)") { call in
      call[0] = .int(HashState.combine(try call.int(0), try call.int(1)))
      return .void
    }
    add("Hasher.finalize()") { call in .int(HashState.finalize(try call.int(0))) }
    add("AnyHashable.init(_:)") { call in call.machine.hashable(call[0], call.parameter(0)) }
    add("AnyHashable.base") { call in call[0] }
    add("AnyHashable.==(_:_:)") { call in
      let (left, leftType) = try call.machine.base(ofHashable: call[0])
      let (right, rightType) = try call.machine.base(ofHashable: call[1])
      if leftType == rightType { return .bool(try call.machine.isEqual(left, right, leftType)) }
      return .bool(try call.machine.areSameErased(left, leftType, right, rightType) ?? false)
    }
    add("AnyHashable.hash(into:)") { call in
      let (value, type) = try call.machine.base(ofHashable: call[0])
      return try call.feedHasher(1, try call.machine.hash(value, type))
    }
  }

  private mutating func addIdentity() {
    add("===(_:_:)") { call in
      let (left, right) = (call.machine.object(call[0]), call.machine.object(call[1]))
      return .bool(left === right)
    }
    add("ObjectIdentifier.init(_:)") { call in
      if case .ref(let box) = call[0], let type = box as? MetatypeBox {
        // The identifier of a type is its number with the top bit set, which no object address has.
        return .int(Int(bitPattern: UInt(type.type.bits) | 1 << 63))
      }
      guard let object = call.machine.object(call[0]) else { throw Fault.mismatch("AnyObject", call[0]) }
      return .int(Int(bitPattern: ObjectIdentifier(object)))
    }
    addPositions("ObjectIdentifier")
    add("ObjectIdentifier.debugDescription") { call in
      let digits = String(call.machine.shownAddress(of: try call.int(0)), radix: 16)
      return .string("ObjectIdentifier(0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits + ")")
    }
    add("isKnownUniquelyReferenced(_:)") { call in
      guard case .ref(var box) = call.take(0) else {
        call[0] = .nothing
        return .bool(false)
      }
      let isUnique = isKnownUniquelyReferenced(&box)
      call[0] = .ref(box)
      return .bool(isUnique)
    }
    add("unsafeDowncast(_:to:)") { call in call.machine.open(call[0], call.parameter(0)).value }
  }

  private mutating func addTypes() {
    add("==(_:_:)") { call in
      guard case .ref(let left) = call[0], case .ref(let right) = call[1] else {
        if case (.none, .none) = (call[0], call[1]) { return .bool(true) }
        return .bool(false)
      }
      guard let left = left as? MetatypeBox, let right = right as? MetatypeBox else {
        throw Fault.mismatch("Any.Type", call[0])
      }
      return .bool(left.type == right.type)
    }
    add("_IntegerParameter.value") { call in
      guard let value = call.machine.types.integer(call.typeArgument(0, of: call.site.selfType)) else {
        throw Fault.unsupported("a generic parameter that is not an integer")
      }
      return .int(value)
    }
    add("type(of:)") { call in .ref(MetatypeBox(call.machine.dynamicType(of: call[0], as: call.parameter(0)))) }
    add("unsafeBitCast(_:to:)") { call in
      let target = call.machine.numberKind(call.site.result)
      switch call[0] {
      case .double(let number) where target.isInteger:
        return .int(Int(truncatingIfNeeded: call.firstNumber.bitPattern(number)))
      case .int(let bits) where target == .double: return .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
      case .int(let bits) where target == .float:
        return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
      case .int(let bits) where target == .half: return .double(HalfPrecision.number(ofBits: bits))
      case .int(let bits) where target.isInteger: return .int(target.wrap(bits))
      case .bool(let value) where target.isInteger: return .int(value ? 1 : 0)
      default:
        let (machine, source) = (call.machine, call.parameter(0))
        guard source != call.site.result, machine.isMadeOfBytes(source), machine.isMadeOfBytes(call.site.result) else {
          return call[0]
        }
        return try machine.value(ofBytes: try machine.bytes(of: call[0], source), call.site.result)
      }
    }
    func layout(_ name: String, _ value: @escaping (MemoryExtent) -> Int) {
      add("MemoryLayout.\(name)") { call in .int(value(call.machine.memoryExtent(of: call.ownArgument(0)))) }
    }
    layout("size", \.size)
    layout("stride", \.stride)
    layout("alignment", \.alignment)
    add("MemoryLayout.offset(of:)") { call in
      let machine = call.machine
      var type = call.ownArgument(0)
      var offset = 0
      for (part, _) in try call[0].box(KeyPathBox.self).components {
        let fields: [TypeID]
        let index: Int
        switch part {
        case .field(let place): (fields, index) = (machine.fields(of: type).map(\.type), place)
        case .element(let place): (fields, index) = (machine.types.arguments(type), place)
        default: return .nothing
        }
        var extent = MemoryExtent(size: 0, alignment: 1)
        for field in fields.prefix(index + 1) { extent.append(machine.memoryExtent(of: field)) }
        type = fields[index]
        offset += extent.size - machine.memoryExtent(of: type).size
      }
      return .optional(.int(offset))
    }
  }

  private mutating func addOutput() {
    for (name, isDebug) in [("print", false), ("debugPrint", true)] {
      add("\(name)(_:separator:terminator:)") { call in
        let machine = call.machine
        let separator = try call.string(1)
        let item = machine.analyzer.anyType
        var text = ""
        for (index, value) in try call.array(0).enumerated() {
          if index > 0 { text += separator }
          text +=
            isDebug ? try machine.debugDescription(of: value, as: item) : try machine.description(of: value, as: item)
        }
        machine.print(text + (try call.string(2)))
        return .void
      }
    }
    add("dump(_:name:indent:maxDepth:maxItems:)") { call in
      let name = try call[1].unwrapped?.asString
      let text = try call.machine.dump(
        call[0], as: call.parameter(0), name: name, indent: try call.int(2), maxDepth: try call.int(3),
        maxItems: try call.int(4))
      call.machine.print(text)
      return call[0]
    }
    add("_dumped(_:_:_:_:_:)") { call in
      let name = try call[1].unwrapped?.asString
      return .string(
        try call.machine.dump(
          call[0], as: call.parameter(0), name: name, indent: try call.int(2), maxDepth: try call.int(3),
          maxItems: try call.int(4)))
    }
    add("_typeName(_:qualified:)") { call in
      let type = try call[0].box(MetatypeBox.self).type
      return .string(call.machine.name(of: type, isQualified: try call.bool(1)))
    }
    add("_writeError(_:)") { call in
      call.machine.writeError(try call.text(0))
      return .void
    }
    add("readLine(strippingNewline:)") { call in
      guard let line = call.machine.readLine() else { return .nothing }
      return .string(try call.bool(0) ? line : line + "\n")
    }
  }

  private mutating func addFailures() {
    add("fatalError(_:file:line:)") { call in
      let message = try call.machine.call(try call.closure(0), []).asString
      throw Fault.trap(message.isEmpty ? "Fatal error" : message)
    }
    add("_assertionFailure(_:_:)") { call in
      let message = try call.string(1)
      throw Fault.trap(try call.string(0) + (message.isEmpty ? "" : ": " + message))
    }
  }
}

extension Machine {
  /// Wraps a value in an existential.
  func existential(_ value: Value, _ type: TypeID) -> Value {
    let (value, type) = open(value, type)
    return .ref(ExistentialBox(type, value))
  }

  /// The value in an existential, or the value itself, with its dynamic type.
  func open(_ value: Value, _ type: TypeID) -> (value: Value, type: TypeID) {
    if isOptional(type) { return (value, type) }
    if case .ref(let box) = value, let existential = box as? ExistentialBox {
      return (existential.value, dynamicType(of: existential.value, as: existential.type))
    }
    return (value, dynamicType(of: value, as: type))
  }

  /// The base value of an `AnyHashable`.
  fileprivate func base(ofHashable value: Value) throws -> (value: Value, type: TypeID) {
    guard case .ref(let box) = value, box is ExistentialBox || box is ObjectBox else {
      throw Fault.mismatch("AnyHashable", value)
    }
    return open(value, analyzer.anyType)
  }

  /// The object that a value refers to; `nil` if there is none.
  func object(_ value: Value) -> Box? {
    guard case .ref(let box) = value else { return nil }
    if let existential = box as? ExistentialBox { return object(existential.value) }
    return box
  }
}

extension Machine {
  /// The printed address of an object. Addresses are assigned in order of the first request, so each run prints the
  /// same.
  func shownAddress(of address: Int) -> Int {
    if let known = shownAddresses[address] { return known }
    let made = 0x6000_0000_0000 + 16 * (shownAddresses.count + 1)
    shownAddresses[address] = made
    return made
  }
}
