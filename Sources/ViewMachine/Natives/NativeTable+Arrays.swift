import ViewSemantics
import ViewSource

/// `Array` and `ContiguousArray`, which have the same representation.
extension NativeTable {
  private static let owners = ["Array", "ContiguousArray"]

  mutating func addArrays() {
    let owners = NativeTable.owners
    add(["init(_:)"], in: owners) { call in
      if case .ref(let box) = call[0], box is ArrayBox { return call[0] }
      return .array(try call.machine.elements(of: call[0], call.parameter(0)))
    }
    add(["init(repeating:count:)"], in: owners) { call in
      let count = try call.int(1)
      guard count >= 0 else { throw Fault.trap("Can't construct Array with count < 0") }
      try call.machine.checkRoom(count)
      return .array(Array(repeating: call[0], count: count))
    }
    add(["init(arrayLiteral:)"], in: owners) { call in call[0] }
    add(["count"], in: owners) { call in .int(try call[0].box(ArrayBox.self).elements.count) }
    add(["capacity"], in: owners) { call in
      let stride = call.machine.memoryExtent(of: call.ownArgument(0)).stride
      return .int(call.machine.listCapacities.capacity(of: try call[0].box(ArrayBox.self), stride: stride))
    }
    add(["subscript(_:)"], in: owners) { call in
      let box = try call[0].box(ArrayBox.self)
      if case .int(let index) = call[1] {
        guard index >= 0, index < box.elements.count else { throw Fault.trap("Index out of range") }
        return box.elements[index]
      }
      _ = try call.machine.range(call[1], in: 0..<box.elements.count)
      return .ref(StructBox(call.site.result, [call[0], call[1]]))
    }
    add(["subscript(_:)="], in: owners) { call in
      let machine = call.machine
      if case .int(let index) = call[1] {
        let value = call.take(2)
        try call.withArray(0) { elements in
          guard index >= 0, index < elements.count else { throw Fault.trap("Index out of range") }
          elements[index] = value
        }
        return .void
      }
      let range = call[1]
      let new = try machine.elements(of: call[2], call.site.result)
      try call.withArray(0) { $0.replaceSubrange(try machine.range(range, in: 0..<$0.count), with: new) }
      return .void
    }
    add(["==(_:_:)"], in: owners) { call in
      let (left, right) = (try call[0].box(ArrayBox.self), try call[1].box(ArrayBox.self))
      if left === right { return .bool(true) }
      guard left.elements.count == right.elements.count else { return .bool(false) }
      let element = call.typeArgument(0, of: call.site.selfType)
      if call.machine.numberKind(element) != .other {
        return .bool(zip(left.elements, right.elements).allSatisfy { $0.isSameNumber(as: $1) })
      }
      for index in left.elements.indices
      where !(try call.machine.isEqual(left.elements[index], right.elements[index], element)) {
        return .bool(false)
      }
      return .bool(true)
    }
  }

  mutating func addArrayChanges() {
    let owners = NativeTable.owners
    add(["append(_:)"], in: owners) { call in
      let value = call.take(1)
      try call.withArray(0) { $0.append(value) }
      return .void
    }
    add(["append(contentsOf:)"], in: owners) { call in
      let new = try call.machine.elements(of: call[1], call.parameter(0))
      try call.withArray(0) { $0.append(contentsOf: new) }
      return .void
    }
    add(["insert(_:at:)"], in: owners) { call in
      let value = call[1]
      let index = try call.int(2)
      try call.withArray(0) { elements in
        guard index >= 0, index <= elements.count else { throw Fault.trap("Array index is out of range") }
        elements.insert(value, at: index)
      }
      return .void
    }
    add(["remove(at:)"], in: owners) { call in
      let index = try call.int(1)
      return try call.withArray(0) { elements in
        guard index >= 0, index < elements.count else { throw Fault.trap("Index out of range") }
        return elements.remove(at: index)
      }
    }
    add(["removeLast()"], in: owners) { call in
      try call.withArray(0) { elements in
        guard let last = elements.popLast() else {
          throw Fault.trap("Can't remove last element from an empty collection")
        }
        return last
      }
    }
    add(["popLast()"], in: owners) { call in try call.withArray(0) { .optional($0.popLast()) } }
    add(["removeAll(keepingCapacity:)"], in: owners) { call in
      let keepsCapacity = try call.bool(1)
      try call.withArray(0) { $0.removeAll(keepingCapacity: keepsCapacity) }
      return .void
    }
    add(["replaceSubrange(_:with:)"], in: owners) { call in
      let machine = call.machine
      let range = call[1]
      let new = try machine.elements(of: call[2], call.parameter(1))
      try call.withArray(0) { $0.replaceSubrange(try machine.range(range, in: 0..<$0.count), with: new) }
      return .void
    }
    add(["reserveCapacity(_:)"], in: owners) { call in
      let count = try call.int(1)
      try call.machine.checkRoom(count)
      try call.withArray(0) { $0.reserveCapacity(count) }
      return .void
    }
    add(["swapAt(_:_:)"], in: owners) { call in
      let (first, second) = (try call.int(1), try call.int(2))
      try call.withArray(0) { elements in
        for index in [first, second] where index < 0 || index >= elements.count {
          throw Fault.trap("Index out of range")
        }
        elements.swapAt(first, second)
      }
      return .void
    }
    add(["reverse()"], in: owners) { call in
      try call.withArray(0) { $0.reverse() }
      return .void
    }
  }

  /// Sorting calls Swift's own sort, with the same comparisons in the same order.
  mutating func addSorting() {
    let owners = NativeTable.owners
    add(["sort(by:)"], in: owners) { call in
      let machine = call.machine
      var less = try RepeatedCall(try call.closure(1), machine)
      try call.withArray(0) { elements in try elements.sort { try less($0, $1).asBool } }
      return .void
    }
    add(["sort()"], in: owners) { call in
      let machine = call.machine
      let element = call.ownArgument(0)
      try call.withArray(0) { try machine.sort(&$0, element) }
      return .void
    }
  }
}

extension Value {
  /// `==` of two numbers of the same type.
  func isSameNumber(as other: Value) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    default: false
    }
  }
}

extension Machine {
  /// Sorts values of a `Comparable` type.
  func sort(_ elements: inout [Value], _ type: TypeID) throws {
    let kind = numberKind(type)
    if kind.isInteger {
      var numbers = try elements.map { try $0.asInt }
      if kind.isWide { numbers.sort { UInt(bitPattern: $0) < UInt(bitPattern: $1) } } else { numbers.sort() }
      elements = numbers.map { .int($0) }
    } else if kind.isFloating {
      var numbers = try elements.map { try $0.asDouble }
      numbers.sort()
      elements = numbers.map { .double($0) }
    } else if types.kind(type) == .nominal, types.decl(type) == known.string {
      try elements.sort { try $0.asString < $1.asString }
    } else if types.kind(type) == .nominal, types.decl(type) == known.character {
      try elements.sort { try $0.asCharacter < $1.asCharacter }
    } else {
      guard let less = requirement("<", of: known.comparable) else { throw Fault.unsupported("sorting") }
      try elements.sort { try call(less, of: type, on: nil, [$0, $1]).asBool }
    }
  }
}
