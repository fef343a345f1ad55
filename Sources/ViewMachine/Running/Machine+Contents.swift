/// Reads of the contents of boxes for the run loop.
///
/// Each is a function, so that its reference to the box ends before the loop writes the result to a register. The
/// compiler retains a box that a variable refers to across such a write, because the write may release it.
extension Machine {
  @inline(__always)
  static func object(in value: Value) throws(Fault) -> ObjectBox {
    guard case .ref(let box) = value, let object = box as? ObjectBox else { throw .mismatch("object", value) }
    return object
  }

  @inline(__always)
  static func structure(in value: Value) throws -> StructBox {
    guard case .ref(let box) = value, let structure = box as? StructBox else { throw noBox(value) }
    return structure
  }

  @inline(__always)
  static func tuple(in value: Value) throws -> TupleBox {
    guard case .ref(let box) = value, let tuple = box as? TupleBox else { throw noBox(value) }
    return tuple
  }

  @inline(__always)
  static func enumCase(in value: Value) throws -> EnumBox {
    guard case .ref(let box) = value, let enumCase = box as? EnumBox else { throw noBox(value) }
    return enumCase
  }

  @inline(__always)
  static func closure(in value: Value) throws -> ClosureBox {
    guard case .ref(let box) = value, let closure = box as? ClosureBox else { throw noBox(value) }
    return closure
  }

  @inline(__always)
  static func cell(in value: Value) throws -> CellBox {
    guard case .ref(let box) = value, let cell = box as? CellBox else { throw noBox(value) }
    return cell
  }

  @inline(__always)
  static func array(in value: Value) throws -> ArrayBox {
    guard case .ref(let box) = value, let array = box as? ArrayBox else { throw noArray(value) }
    return array
  }

  /// An element of an array; traps if the index is out of range.
  @inline(__always)
  static func copyElement(ofArray list: Value, at index: Value, to place: inout Value) throws {
    guard case .ref(let box) = list, let array = box as? ArrayBox, case .int(let index) = index else {
      throw noArray(list)
    }
    guard index >= 0, index < array.elements.count else { throw outOfRange() }
    place.assign(copyOf: array.elements[index])
  }

  /// The element of an array at an index, and the next index; `nil` at the end, and for a value that is no array.
  @inline(__always)
  static func copyNextElement(ofArray list: Value, at index: inout Value, to place: inout Value) -> Bool {
    guard case .ref(let box) = list, let array = box as? ArrayBox, case .int(let number) = index,
      number < array.elements.count
    else { return false }
    // The write of the element may release the array, so it is last.
    index.advance(to: number &+ 1)
    place.assign(copyOf: array.elements[number])
    return true
  }

  /// The character of a string at a UTF-8 offset, and the next offset; `false` at the end, and where the bytes do not
  /// determine the character.
  @inline(never)
  static func copyNextCharacter(_ i: Instruction, _ f: Registers) -> Bool {
    guard case .ref(let box) = f[i.a], let string = box as? StringBox, case .int(let number) = f[i.b],
      case .ascii(let byte) = FastText.step(number, in: string.text)
    else { return false }
    f[i.b].advance(to: number &+ 1)
    f[i.b &+ 1].assign(ascii: byte)
    return true
  }
}

extension [Value] {
  /// The value at an index. Throws if a wrong static type makes the index invalid.
  @inline(__always)
  func value(at index: Int) throws -> Value {
    guard index < count else { throw Machine.noPart() }
    return self[index]
  }
}
