import ViewSemantics
import ViewSource

/// Unsafe pointers and buffers.
extension NativeTable {
  mutating func addMemory() {
    let pointers = ["UnsafePointer", "UnsafeMutablePointer"]
    for name in ["UnsafePointer.init(_:)", "UnsafeMutablePointer.init(_:)", "UnsafeMutablePointer.init(mutating:)"] {
      add(name) { call in call[0] }
    }
    add(["pointee"], in: pointers) { call in
      let pointer = try call[0].box(PointerBox.self)
      return pointer.memory.elements[try pointer.checked(0)]
    }
    add(["subscript(_:)"], in: pointers) { call in
      let pointer = try call[0].box(PointerBox.self)
      return pointer.memory.elements[try pointer.checked(try call.int(1))]
    }
    add("UnsafeMutablePointer.pointee=") { call in
      let pointer = try call[0].box(PointerBox.self)
      try pointer.put(call[1], 0)
      return .void
    }
    add("UnsafeMutablePointer.subscript(_:)=") { call in
      let pointer = try call[0].box(PointerBox.self)
      try pointer.put(call[2], try call.int(1))
      return .void
    }
    add("UnsafeMutablePointer.allocate(capacity:)") { call in
      let count = try call.int(0)
      guard count >= 0 else { throw Fault.trap("UnsafeMutablePointer with negative count") }
      try call.machine.checkRoom(count)
      return .ref(PointerBox(ArrayBox(Array(repeating: .void, count: count)), 0))
    }
    add(["advanced(by:)"], in: pointers + ["UnsafeRawPointer", "UnsafeMutableRawPointer"]) { call in
      let pointer = try call[0].box(PointerBox.self)
      return .ref(PointerBox(pointer.memory, try pointer.place(at: call.int(1)), viewed: pointer.viewed))
    }
    add(["distance(to:)"], in: pointers + ["UnsafeRawPointer", "UnsafeMutableRawPointer"]) { call in
      .int(try call[1].box(PointerBox.self).offset - call[0].box(PointerBox.self).offset)
    }
    add("UnsafeMutablePointer._holding(_:)") { call in .ref(PointerBox(ArrayBox(try call.array(0)), 0)) }
    add("Array._ownMemory()") { call in
      let memory = ArrayBox(try call.array(0))
      call[0] = .ref(memory)
      return .ref(PointerBox(memory, 0))
    }
    add("UnsafeMutablePointer._deinitialize(count:)") { call in
      let pointer = try call[0].box(PointerBox.self)
      for index in 0..<max(0, try call.int(1)) { try pointer.put(.void, index) }
      return call[0]
    }
    add(["_elements(_:)"], in: pointers) { call in
      let pointer = try call[0].box(PointerBox.self)
      let count = try call.int(1)
      guard count > 0 else { return .array([]) }
      return .array(Array(pointer.memory.elements[try pointer.checked(0)...pointer.checked(count - 1)]))
    }
    let all = pointers + ["UnsafeRawPointer", "UnsafeMutableRawPointer"]
    add(["==(_:_:)"], in: all) { call in
      let (left, right) = (try call[0].box(PointerBox.self), try call[1].box(PointerBox.self))
      return .bool(left.origin == right.origin && left.offset == right.offset)
    }
    add(["<(_:_:)"], in: all) { call in
      .bool(try call[0].box(PointerBox.self).offset < call[1].box(PointerBox.self).offset)
    }
    add(["hash(into:)"], in: all) { call in
      let pointer = try call[0].box(PointerBox.self)
      return try call.feedHasher(1, pointer.origin.hashValue ^ pointer.offset)
    }
    addBuffers()
    addRawMemory()
  }

  private mutating func addBuffers() {
    let buffers = ["UnsafeBufferPointer", "UnsafeMutableBufferPointer"]
    let raw = ["UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer"]
    // A buffer consists of a pointer and a count.
    func place(_ call: NativeCall) throws -> (pointer: PointerBox, index: Int) {
      let fields = try call[0].box(StructBox.self).fields
      let index = try call.int(1)
      guard fields.count == 2, index >= 0, index < (try fields[1].asInt) else { throw Fault.trap("Index out of range") }
      return (try fields[0].box(PointerBox.self), index)
    }
    add(["subscript(_:)"], in: buffers + raw) { call in
      let (pointer, index) = try place(call)
      if pointer.viewed != nil { return try call.machine.bytes(at: pointer, index, 1)[0] }
      return pointer.memory.elements[try pointer.checked(index)]
    }
    add(["subscript(_:)="], in: ["UnsafeMutableBufferPointer", "UnsafeMutableRawBufferPointer"]) { call in
      let (pointer, index) = try place(call)
      try call.machine.write([call[2]], to: pointer, index)
      return .void
    }
  }

  private mutating func addRawMemory() {
    let raw = ["UnsafeRawPointer", "UnsafeMutableRawPointer"]
    add(["_holding(_:)"], in: raw) { call in .ref(PointerBox(ArrayBox(try call.array(0)), 0)) }
    add(["init(_:)"], in: raw) { call in call[0] }
    add(["_viewing(_:)"], in: raw) { call in
      try call.machine.rawPointer(
        to: try call[0].box(PointerBox.self), call.machine.types.argument(call.parameter(0), 0))
    }
    add("UnsafeMutableRawPointer.init(mutating:)") { call in call[0] }
    add("UnsafeRawPointer._address") { call in
      let pointer = try call[0].box(PointerBox.self)
      let start = call.machine.shownAddress(of: Int(bitPattern: pointer.origin))
      return .int(start << 16 &+ pointer.offset)
    }
    add("Unmanaged.toOpaque()") { call in
      let object = try call[0].box(StructBox.self).fields[0]
      guard case .ref(let box) = object else { throw Fault.mismatch("an object", object) }
      return .ref(PointerBox(of: box))
    }
    add("Unmanaged._object(at:)") { call in
      let pointer = try call[0].box(PointerBox.self)
      return pointer.memory.elements[try pointer.checked(0)]
    }
    add("UnsafeMutableRawPointer._bytes()") { call in
      let pointer = try call[0].box(PointerBox.self)
      guard let element = pointer.viewed else { return .array(pointer.memory.elements) }
      return .array(try call.machine.memory(of: pointer.memory.elements, element))
    }
    add(["load(fromByteOffset:as:)"], in: raw) { call in
      let pointer = try call[0].box(PointerBox.self)
      let offset = try call.int(1)
      if let place = try call.machine.element(at: pointer, offset, call.site.result) {
        return pointer.memory.elements[try PointerBox(pointer.memory, place).checked(0)]
      }
      let size = call.machine.memoryExtent(of: call.site.result).size
      guard size > 0 else { return .void }
      return try call.machine.value(ofBytes: try call.machine.bytes(at: pointer, offset, size), call.site.result)
    }
    add("UnsafeMutableRawPointer.storeBytes(of:toByteOffset:as:)") { call in
      let pointer = try call[0].box(PointerBox.self)
      let offset = try call.int(2)
      if let place = try call.machine.element(at: pointer, offset, call.parameter(0)) {
        try PointerBox(pointer.memory, place).put(call[1], 0)
        return .void
      }
      try call.machine.write(try call.machine.bytes(of: call[1], call.parameter(0)), to: pointer, offset)
      return .void
    }
    add(["assumingMemoryBound(to:)"], in: raw) { call in
      let pointer = try call[0].box(PointerBox.self)
      let element = call.machine.types.argument(call.site.result, 0)
      if let place = try call.machine.element(at: pointer, 0, element) {
        return .ref(PointerBox(pointer.memory, place))
      }
      let size = call.machine.memoryExtent(of: element).stride
      var bytes = pointer.memory.elements[...]
      if let viewed = pointer.viewed {
        bytes = try call.machine.memory(of: pointer.memory.elements, viewed)[...]
      } else if call.machine.numberKind(element) == .uint8 {
        return call[0]
      }
      guard pointer.offset >= 0 else { throw PointerBox.isOutside }
      bytes = bytes.dropFirst(pointer.offset)
      var values: [Value] = []
      var start = bytes.startIndex
      while start + size <= bytes.endIndex {
        values.append(try call.machine.value(ofBytes: Array(bytes[start..<start + size]), element))
        start += size
      }
      return .ref(PointerBox(ArrayBox(values), 0))
    }
    add("_bytes(of:)") { call in .array(try call.machine.bytes(of: call[0], call.parameter(0))) }
    add("_value(of:_:)") { call in try call.machine.value(ofBytes: try call.array(0), call.site.result) }
  }
}

extension Machine {
  /// The little-endian bytes of a value in memory.
  func bytes(of value: Value, _ type: TypeID) throws -> [Value] {
    let extent = memoryExtent(of: type)
    var bits: UInt64
    switch value {
    case .int(let number): bits = UInt64(truncatingIfNeeded: number)
    case .double(let number):
      bits = numberKind(type).bitPattern(number)
    case .bool(let isTrue): bits = isTrue ? 1 : 0
    default:
      let parts = try parts(of: value, type)
      var bytes: [Value] = []
      var place = MemoryExtent(size: 0, alignment: 1)
      for (value, type) in parts {
        place.append(memoryExtent(of: type))
        let new = try self.bytes(of: value, type)
        bytes += Array(repeating: .int(0), count: max(0, place.size - new.count - bytes.count)) + new
      }
      return bytes
    }
    var bytes: [Value] = []
    for _ in 0..<extent.size {
      bytes.append(.int(Int(bits & 0xFF)))
      bits >>= 8
    }
    return bytes
  }

  /// The bytes of values that are adjacent in memory, each padded to the stride of their type.
  func memory(of values: [Value], _ type: TypeID) throws -> [Value] {
    let stride = memoryExtent(of: type).stride
    return try values.flatMap { value in
      // Uninitialized memory is `void`; its bytes are zero.
      let bytes = if case .void = value { [Value]() } else { try bytes(of: value, type) }
      return bytes + Array(repeating: .int(0), count: max(0, stride - bytes.count))
    }
  }

  /// The values that are adjacent in memory, read from its bytes.
  func values(ofMemory bytes: [Value], _ type: TypeID) throws -> [Value] {
    let (size, stride) = (memoryExtent(of: type).size, memoryExtent(of: type).stride)
    return try (0..<bytes.count / stride).map {
      try value(ofBytes: Array(bytes[$0 * stride..<$0 * stride + size]), type)
    }
  }

  private func parts(of value: Value, _ type: TypeID) throws -> [(Value, TypeID)] {
    guard case .ref(let box) = value else { throw Fault.unsupported("the bytes of this value") }
    if let structure = box as? StructBox { return Array(zip(structure.fields, fields(of: type).map(\.type))) }
    if let tuple = box as? TupleBox { return Array(zip(tuple.elements, types.arguments(type))) }
    throw Fault.unsupported("the bytes of this value")
  }

  /// Whether the bytes of a type's values are all there is to them: a number, a Boolean value, or a tuple or structure of
  /// these.
  func isMadeOfBytes(_ type: TypeID) -> Bool {
    if numberKind(type) != .other { return true }
    switch types.kind(type) {
    case .tuple: return types.arguments(type).allSatisfy(isMadeOfBytes)
    case .nominal:
      if types.decl(type) == known.bool { return true }
      guard analyzer.decl(types.decl(type)).kind == .structure else { return false }
      let fields = fields(of: type)
      return !fields.isEmpty && fields.allSatisfy { isMadeOfBytes($0.type) }
    default: return false
    }
  }

  /// The value that little-endian bytes represent.
  func value(ofBytes bytes: [Value], _ type: TypeID) throws -> Value {
    let kind = numberKind(type)
    guard kind != .other || (types.kind(type) == .nominal && types.decl(type) == known.bool) else {
      if types.kind(type) == .tuple { return .tuple(try values(ofBytes: bytes, types.arguments(type))) }
      let fields = fields(of: type).map(\.type)
      guard !fields.isEmpty else { throw Fault.unsupported("a value of bytes") }
      return .ref(StructBox(type, try values(ofBytes: bytes, fields)))
    }
    var bits: UInt64 = 0
    for byte in bytes.prefix(8).reversed() { bits = bits << 8 | UInt64(truncatingIfNeeded: try byte.asInt) }
    switch kind {
    case .double: return .double(Double(bitPattern: bits))
    case .float: return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case .half: return .double(HalfPrecision.number(ofBits: Int(truncatingIfNeeded: bits)))
    case .other: return .bool(bits & 1 == 1)
    default: return .int(kind.wrap(Int(truncatingIfNeeded: bits)))
    }
  }

  private func values(ofBytes bytes: [Value], _ fields: [TypeID]) throws -> [Value] {
    var place = MemoryExtent(size: 0, alignment: 1)
    return try fields.map { field in
      let size = memoryExtent(of: field).size
      place.append(memoryExtent(of: field))
      guard place.size <= bytes.count else { throw Fault.trap("UnsafeRawBufferPointer.load out of bounds") }
      return try value(ofBytes: Array(bytes[place.size - size..<place.size]), field)
    }
  }
}
