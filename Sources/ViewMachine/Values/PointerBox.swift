import ViewSemantics

/// A pointer of the program, with a typed memory block and an offset.
final class PointerBox: Box {
  /// The pointees, one per element; for raw memory the bytes.
  let memory: ArrayBox
  /// The index of the pointee; in bytes, if the pointer is raw.
  let offset: Int
  /// The type of the elements of the memory that a raw pointer views; `nil` for bytes.
  let viewed: TypeID?
  /// The object whose address this is; its memory holds only a reference to it.
  let object: Box?

  init(_ memory: ArrayBox, _ offset: Int, viewed: TypeID? = nil) {
    self.memory = memory
    self.offset = offset
    self.viewed = viewed
    object = nil
  }

  /// The address of an object.
  init(of object: Box) {
    memory = ArrayBox([.ref(object)])
    offset = 0
    viewed = nil
    self.object = object
  }

  /// What two pointers to the same memory have in common.
  var origin: ObjectIdentifier { ObjectIdentifier(object ?? memory) }

  /// The farthest place from the start of the memory. No memory is as large, and sums of places do not overflow.
  private static let farthest = 1 << 48

  /// The place at a distance from the pointer, which may be outside of the memory.
  func place(at distance: Int) throws -> Int {
    guard distance.magnitude <= PointerBox.farthest, (offset + distance).magnitude <= PointerBox.farthest else {
      throw PointerBox.isOutside
    }
    return offset + distance
  }

  /// The place at a distance from the pointer; traps outside of the memory.
  func checked(_ distance: Int) throws -> Int {
    let place = try place(at: distance)
    guard memory.elements.indices.contains(place) else { throw PointerBox.isOutside }
    return place
  }

  static var isOutside: Fault { Fault.trap("a pointer is used outside of its memory") }

  /// Writes an element. The old element is released after the write, because its `deinit` may access the same memory.
  func put(_ value: Value, _ index: Int) throws {
    var value = value
    swap(&memory.elements[try checked(index)], &value)
  }
}

/// The bytes of typed memory that raw pointers view.
extension Machine {
  /// A raw pointer to the memory of a typed pointer.
  func rawPointer(to pointer: PointerBox, _ element: TypeID) throws -> Value {
    if numberKind(element) == .uint8 { return .ref(pointer) }
    let (place, isOver) = pointer.offset.multipliedReportingOverflow(by: memoryExtent(of: element).stride)
    let start = PointerBox(pointer.memory, 0, viewed: element)
    return .ref(PointerBox(pointer.memory, try start.place(at: isOver ? .max : place), viewed: element))
  }

  /// The index of the element that a raw pointer refers to, if it has the given type; `nil` if bytes must be converted.
  /// The index may be outside of the memory.
  func element(at pointer: PointerBox, _ offset: Int, _ type: TypeID) throws -> Int? {
    guard let viewed = pointer.viewed, viewed == type else { return nil }
    let stride = memoryExtent(of: viewed).stride
    let place = try pointer.place(at: offset)
    return place % stride == 0 ? place / stride : nil
  }

  /// The bytes from a raw pointer on.
  func bytes(at pointer: PointerBox, _ offset: Int, _ count: Int) throws -> [Value] {
    guard let viewed = pointer.viewed else {
      let first = try pointer.checked(offset)
      return Array(pointer.memory.elements[first...(try pointer.checked(offset + count - 1))])
    }
    let (elements, start) = try elements(around: pointer, offset, count, viewed)
    return Array(try memory(of: Array(pointer.memory.elements[elements]), viewed)[start..<start + count])
  }

  /// Writes bytes, or the elements of a typed buffer.
  func write(_ bytes: [Value], to pointer: PointerBox, _ offset: Int) throws {
    guard let viewed = pointer.viewed else {
      for (index, byte) in bytes.enumerated() { try pointer.put(byte, offset + index) }
      return
    }
    let (elements, start) = try elements(around: pointer, offset, bytes.count, viewed)
    var all = try memory(of: Array(pointer.memory.elements[elements]), viewed)
    all.replaceSubrange(start..<start + bytes.count, with: bytes)
    var values = try values(ofMemory: all, viewed)[...]
    for place in elements { pointer.memory.elements[place] = values.removeFirst() }
  }

  /// The elements that contain a range of bytes, and the number of bytes before the range in the first one.
  private func elements(
    around pointer: PointerBox, _ offset: Int, _ count: Int, _ type: TypeID
  ) throws -> (elements: Range<Int>, start: Int) {
    let stride = memoryExtent(of: type).stride
    let place = try pointer.place(at: offset)
    let last = place + count - 1
    guard place >= 0, count > 0, last / stride < pointer.memory.elements.count else { throw PointerBox.isOutside }
    return (place / stride..<last / stride + 1, place % stride)
  }
}
