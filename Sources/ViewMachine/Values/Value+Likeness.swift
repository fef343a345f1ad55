import ViewSemantics

extension Value {
  /// Whether two values are structurally equal: closures with the same code and equal captures; structs, enums and
  /// collections with equal parts. Objects are compared by identity.
  public func isStructurallyEqual(_ other: Value, depth: Int = 16) -> Bool {
    switch (self, other) {
    case (.void, .void): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.int(let left), .int(let right)): return left == right
    case (.double(let left), .double(let right)): return left == right
    case (.ascii(let left), .ascii(let right)): return left == right
    case (.none(let left), .none(let right)): return left == right
    case (.ref(let left), .ref(let right)):
      if left === right { return true }
      return depth > 0 && left.isStructurallyEqual(right, depth: depth - 1)
    default: return false
    }
  }
}

extension Box {
  fileprivate func isStructurallyEqual(_ other: Box, depth: Int) -> Bool {
    func areAlike(_ left: some Collection<Value>, _ right: some Collection<Value>) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { $0.isStructurallyEqual($1, depth: depth) }
    }
    switch (self, other) {
    case (let left as StringBox, let right as StringBox): return left.text == right.text
    case (let left as StructBox, let right as StructBox):
      return left.type == right.type && areAlike(left.fields, right.fields)
    case (let left as EnumBox, let right as EnumBox):
      return left.type == right.type && left.tag == right.tag && areAlike(left.payload, right.payload)
    case (let left as ArrayBox, let right as ArrayBox): return areAlike(left.elements, right.elements)
    case (let left as TupleBox, let right as TupleBox): return areAlike(left.elements, right.elements)
    case (let left as ExistentialBox, let right as ExistentialBox):
      return left.type == right.type && left.value.isStructurallyEqual(right.value, depth: depth)
    case (let left as CellBox, let right as CellBox): return left.value.isStructurallyEqual(right.value, depth: depth)
    case (let left as KeyPathBox, let right as KeyPathBox): return left.type == right.type && left.text == right.text
    case (let left as ClosureBox, let right as ClosureBox):
      guard case .code(let code) = left.body, case .code(let other) = right.body else { return false }
      return code === other && areAlike(left.captures, right.captures)
    default: return false
    }
  }
}
