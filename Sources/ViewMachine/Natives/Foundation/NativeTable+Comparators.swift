import Foundation
import ViewSemantics
import ViewSource

/// `KeyPathComparator`, `SortDescriptor` and `Predicate`.
extension NativeTable {
  mutating func addComparators() {
    addManagedObjects()
    addModels()
    add("Predicate.evaluate(_:)") { call in
      guard case .ref(let box)? = try call[0].box(StructBox.self).fields.first, let test = box as? ClosureBox else {
        throw Fault.mismatch("predicate", call[0])
      }
      // The inputs are passed as one pack.
      var inputs = [call[1]]
      if case .ref(let pack as TupleBox) = call[1] { inputs = Array(pack.elements) }
      return try call.machine.call(test, inputs)
    }
    for (owner, keepsOrderFirst) in [("KeyPathComparator", false), ("SortDescriptor", true)] {
      for labels in ["_:order:", "_:comparator:", "_:comparator:order:"] {
        add("\(owner).init(\(labels))") { call in
          let machine = call.machine
          let fields = machine.fields(of: call.site.result)
          guard fields.count == 2 else { throw Fault.unsupported("sorting by a key path") }
          let last = labels.hasSuffix("order:") ? call[labels == "_:order:" ? 1 : 2] : nil
          let order = last ?? .ref(machine.plainCase(fields[keepsOrderFirst ? 0 : 1].type, 0))
          let parts = keepsOrderFirst ? [order, call[0].wrapped] : [call[0], order]
          return .ref(StructBox(call.site.result, parts))
        }
      }
      add("\(owner).compare(_:_:)") { call in
        let machine = call.machine
        let fields = try call[0].box(StructBox.self).fields
        let order = try fields[keepsOrderFirst ? 0 : 1].tag
        guard let path = try fields[keepsOrderFirst ? 1 : 0].unwrapped?.box(KeyPathBox.self) else {
          return machine.comparison(.orderedSame)
        }
        let type = machine.types.argument(path.type, 1)
        let (left, right) = (try machine.read(path, call[1]), try machine.read(path, call[2]))
        let result = try machine.compare(left, right, type)
        return machine.comparison(order == 0 ? result : ComparisonResult(rawValue: -result.rawValue) ?? result)
      }
    }
  }
}

extension Machine {
  /// Compares two values; `nil` sorts first.
  fileprivate func compare(_ left: Value, _ right: Value, _ type: TypeID) throws -> ComparisonResult {
    if let wrapped = wrapped(type) {
      switch (left.unwrapped, right.unwrapped) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let left?, let right?): return try compare(left, right, wrapped)
      }
    }
    guard let less = requirement("<", of: known.comparable) else { return .orderedSame }
    if try call(less, of: type, on: nil, [left, right]).asBool { return .orderedAscending }
    return try call(less, of: type, on: nil, [right, left]).asBool ? .orderedDescending : .orderedSame
  }
}
