import Foundation
import ViewSemantics
import ViewSource

/// Predicates, and the models that they select.
extension NativeTable {
  mutating func addPredicates() {
    addManagedObjects()
    addModels()
    add("Predicate.evaluate(_:)") { call in
      guard case .ref(let box)? = try call[0].box(StructBox.self).fields.first, let test = box as? ClosureBox else {
        throw Fault.mismatch("predicate", call[0])
      }
      // The inputs come as one pack.
      var inputs = [call[1]]
      if case .ref(let pack as TupleBox) = call[1] { inputs = Array(pack.elements) }
      return try call.machine.call(test, inputs)
    }
  }
}
