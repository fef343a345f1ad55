import ViewMachine
import ViewSemantics
import ViewSource

/// Access to values of the program.
extension Graph {
  /// The elements of an array; empty for other values.
  func elements(_ value: Value) -> [Value] { value.ifArray ?? [] }

  /// The elements of a set.
  func members(ofSet value: Value) -> [Value] {
    guard case .ref(let box) = value, let set = box as? SetBox else { return [] }
    var members: [Value] = []
    var place = set.table.place(from: 0)
    while let found = place {
      members.append(set.table.key(at: found))
      place = set.table.place(from: found + 1)
    }
    return members
  }

  /// The payload of an enum case; empty for other values.
  func payload(_ value: Value) -> Parts {
    guard case .ref(let box) = value, let found = box as? EnumBox else { return [] }
    return found.payload
  }

  /// The description of a value.
  func text(_ value: Value?, _ type: TypeID? = nil) -> String {
    guard let value else { return "" }
    if let text = value.ifString { return text }
    return (try? machine.description(of: value, as: type ?? analyzer.anyType)) ?? ""
  }

  /// The type stored in a value: of a struct, enum, object or existential.
  func type(of value: Value) -> TypeID? {
    guard case .ref(let box) = value else { return nil }
    if let found = box as? StructBox { return found.type }
    if let found = box as? EnumBox { return found.type }
    if let found = box as? ObjectBox { return found.type }
    if let found = box as? ExistentialBox { return found.type }
    return nil
  }

  /// A function value in a field; `nil` for other values.
  func function(_ value: Value?) -> ClosureBox? {
    guard case .ref(let box)? = value?.unwrapped else { return nil }
    return box as? ClosureBox
  }

  /// The witness of a requirement in a type; `nil` if the type does not declare one.
  func witness(_ requirement: DeclID?, in type: TypeID) -> DeclID? {
    guard let requirement else { return nil }
    let found = machine.implementationOfMember(requirement, in: type)
    return found == requirement || analyzer.decl(found).has(.isPrimitive) ? nil : found
  }
}

extension Value {
  /// The wrapped value of an optional, or the value itself; `.void` for `nil`.
  var filled: Value { unwrapped ?? .void }

  /// Whether it is `nil` or void.
  var isNothing: Bool {
    switch self {
    case .none, .void: true
    default: false
    }
  }
}
