/// Operations of the run loop on boxes. They are functions of their own, because the loop needs the processor's registers
/// for its frame and its place.
///
/// Each takes an instruction and the frame, and defines its operands like the operation of the same name.
extension Machine {
  // MARK: Variables

  @inline(never)
  static func setCell(_ i: Instruction, _ f: Registers) throws {
    // The old value is released after the write, because its `deinit` may read the same variable.
    var value = f[i.b]
    swap(&(try cell(in: f[i.a])).value, &value)
  }

  @inline(never)
  func setGlobal(_ i: Instruction, _ f: Registers) {
    // The old value is released after the write.
    var value = f[i.b]
    swap(&globals[Int(i.a)], &value)
  }

  @inline(never)
  func takeGlobal(_ i: Instruction, _ f: Registers) {
    // The register's old value is released after the access to the variable, which its `deinit` may use.
    var value = Value.void
    swap(&globals[Int(i.b)], &value)
    f[i.a].assign(taking: &value)
  }

  // MARK: Making

  @inline(never)
  static func makeStruct(_ shape: LinkedCode.Shape, _ i: Instruction, _ f: Registers) {
    f[i.a] = .ref(StructBox(shape.type, Parts(taking: f.moved(by: i.b), count: shape.count)))
  }

  @inline(never)
  static func makeCase(_ shape: LinkedCode.Shape, _ i: Instruction, _ f: Registers) {
    f[i.a] = .ref(EnumBox(shape.type, shape.tag, Parts(taking: f.moved(by: i.b), count: shape.count)))
  }

  @inline(never)
  func makeObject(_ shape: LinkedCode.Shape, _ i: Instruction, _ f: Registers) {
    f[i.a] = .ref(ObjectBox(shape.type, Parts(taking: f.moved(by: i.b), count: shape.count), home: objectHome))
  }

  // MARK: Fields

  @inline(never)
  static func setField(_ i: Instruction, _ f: Registers) throws {
    var value = f[i.c]
    try changeStruct(&f[i.a]) { try $0.fields.exchange(Int(i.b), &value) }
  }

  @inline(never)
  static func putField(_ i: Instruction, _ f: Registers) throws {
    var value = Value.void
    value.assign(taking: &f[i.c])
    try changeStruct(&f[i.a]) { try $0.fields.exchange(Int(i.b), &value) }
  }

  @inline(never)
  static func takeField(_ i: Instruction, _ f: Registers) throws {
    var value = Value.void
    try changeStruct(&f[i.b]) { try $0.fields.exchange(Int(i.c), &value) }
    f[i.a].assign(taking: &value)
  }

  @inline(never)
  static func addToField(_ i: Instruction, _ f: Registers, _ number: Int) throws {
    try changeStruct(&f[i.a]) { try $0.fields.add(number, at: Int(i.b)) }
  }

  @inline(never)
  static func setObjectField(_ i: Instruction, _ f: Registers) throws {
    var value = f[i.c]
    try object(in: f[i.a]).fields.exchange(Int(i.b), &value)
  }

  @inline(never)
  static func putObjectField(_ i: Instruction, _ f: Registers) throws {
    var value = Value.void
    value.assign(taking: &f[i.c])
    try object(in: f[i.a]).fields.exchange(Int(i.b), &value)
  }

  @inline(never)
  static func addToObjectField(_ i: Instruction, _ f: Registers, _ number: Int) throws {
    try object(in: f[i.a]).fields.add(number, at: Int(i.b))
  }

  // MARK: Arrays in fields

  @inline(never)
  static func countField(_ i: Instruction, _ f: Registers) throws {
    let count =
      i.op == .fieldCount
      ? try structure(in: f[i.b]).fields.countOfArray(at: Int(i.c))
      : try object(in: f[i.b]).fields.countOfArray(at: Int(i.c))
    f[i.a].assign(int: count)
  }

  @inline(never)
  static func copyFieldElement(_ i: Instruction, _ f: Registers) throws {
    let index = try f[i.c].number
    if i.op == .fieldElement {
      try structure(in: f[i.b]).fields.copyElement(index, ofArrayAt: Int(i.d), to: &f[i.a])
    } else {
      try object(in: f[i.b]).fields.copyElement(index, ofArrayAt: Int(i.d), to: &f[i.a])
    }
  }

  @inline(never)
  static func setFieldElement(_ i: Instruction, _ f: Registers) throws {
    let value = f[i.c]
    let index = try f[i.b].number
    try changeArray(inField: Int(i.d), of: &f[i.a], isObject: i.op == .objectElementSet) {
      try $0.put(value, at: index)
    }
  }

  @inline(never)
  static func appendToField(_ i: Instruction, _ f: Registers) throws {
    let value = f[i.c]
    try changeArray(inField: Int(i.b), of: &f[i.a], isObject: i.op == .objectAppend) { $0.elements.append(value) }
  }

  @inline(__always)
  private static func changeArray(
    inField field: Int, of value: inout Value, isObject: Bool, _ change: (ArrayBox) throws -> Void
  ) throws {
    if isObject {
      try object(in: value).fields.changeArray(at: field, change)
    } else {
      try changeStruct(&value) { try $0.fields.changeArray(at: field, change) }
    }
  }

  // MARK: Arrays

  @inline(never)
  static func append(_ value: Value, to list: inout Value) throws {
    try changeArray(&list) { $0.elements.append(value) }
  }

  @inline(never)
  static func setElement(_ index: Int, ofArray list: inout Value, to value: Value) throws {
    try changeArray(&list) { try $0.put(value, at: index) }
  }

  @inline(never)
  static func removeLast(_ i: Instruction, _ f: Registers) throws {
    var last: Value?
    try changeArray(&f[i.b]) { last = $0.elements.popLast() }
    switch (i.op, last) {
    case (.arrayPopLast, let last?): f[i.a] = last.wrapped
    case (.arrayPopLast, nil): f[i.a] = .none(0)
    case (_, let last?): f[i.a] = last
    case (_, nil): throw Fault.trap("Can't remove last element from an empty collection")
    }
  }

  @inline(never)
  static func swapElements(_ list: inout Value, _ first: Int, _ second: Int) throws {
    try changeArray(&list) { list in
      guard first >= 0, second >= 0, first < list.elements.count, second < list.elements.count else {
        throw outOfRange()
      }
      list.elements.swapAt(first, second)
    }
  }

  // MARK: Rare cases

  @inline(never)
  static func areEqualCharacters(_ left: Value, _ right: Value) throws -> Bool {
    try left.asCharacter == right.asCharacter
  }

  @inline(never)
  static func unexpectedNil() -> Fault { .trap("Unexpectedly found nil while unwrapping an Optional value") }
}
