import ViewSemantics

/// In-place mutation of values in registers. A uniquely referenced box is mutated; a shared one is copied.
extension Machine {
  /// Moves a value out of a register.
  @inline(__always)
  static func taken(_ r: inout MutableSpan<Value>, _ index: Int) -> Value {
    var value = Value.void
    swap(&value, &r[index])
    return value
  }

  /// Moves the values out of a register window.
  @inline(__always)
  static func taken(_ r: inout MutableSpan<Value>, _ first: Int, _ count: Int) -> [Value] {
    if count == 0 { return [] }
    var result: [Value] = []
    result.reserveCapacity(count)
    for index in first..<first &+ count { result.append(taken(&r, index)) }
    return result
  }

  @inline(__always)
  static func changeStruct(_ value: inout Value, _ change: (StructBox) throws -> Void) throws {
    guard var found = takenBox(&value) as? StructBox else { throw noBox(value) }
    if !isKnownUniquelyReferenced(&found) { found = found.copy() }
    do { try change(found) } catch { throw putBack(found, into: &value, after: error) }
    value = .ref(consume found)
  }

  @inline(__always)
  static func changeArray(_ value: inout Value, _ change: (ArrayBox) throws -> Void) throws {
    guard var found = takenBox(&value) as? ArrayBox else { throw noArray(value) }
    if !isKnownUniquelyReferenced(&found) { found = ArrayBox(found.elements) }
    do { try change(found) } catch { throw putBack(found, into: &value, after: error) }
    value = .ref(consume found)
  }

  @inline(__always)
  static func changeText(_ value: inout Value, _ change: (StringBox) throws -> Void) throws {
    guard var found = takenBox(&value) as? StringBox else { throw noBox(value) }
    if !isKnownUniquelyReferenced(&found) { found = StringBox(found.text) }
    do { try change(found) } catch { throw putBack(found, into: &value, after: error) }
    value = .ref(consume found)
  }

  @inline(__always)
  static func changeDictionary<Result>(
    _ value: inout Value, _ change: (DictionaryBox) throws -> Result
  ) throws -> Result {
    guard var found = takenBox(&value) as? DictionaryBox else { throw noBox(value) }
    if !isKnownUniquelyReferenced(&found) { found = DictionaryBox(found.table) }
    let result: Result
    do { result = try change(found) } catch { throw putBack(found, into: &value, after: error) }
    value = .ref(consume found)
    return result
  }

  @inline(__always)
  static func changeTuple(_ value: inout Value, _ change: (TupleBox) throws -> Void) throws {
    guard var found = takenBox(&value) as? TupleBox else { throw noBox(value) }
    if !isKnownUniquelyReferenced(&found) { found = TupleBox(found.elements) }
    do { try change(found) } catch { throw putBack(found, into: &value, after: error) }
    value = .ref(consume found)
  }

  /// Restores the box of a value whose change failed.
  @inline(never)
  private static func putBack(_ box: Box, into value: inout Value, after error: any Error) -> any Error {
    value = .ref(box)
    return error
  }

  /// Moves the box of a value out, which removes one reference.
  @inline(__always)
  private static func takenBox(_ value: inout Value) -> Box? {
    var own = Value.void
    swap(&own, &value)
    guard case .ref(let box) = own else {
      value = own
      return nil
    }
    return box
  }
}
