import ViewSemantics

/// A value as the key of a dictionary or the identity of a view: compared part by part.
struct ValueKey: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: ValueKey, right: ValueKey) -> Bool { isSame(left.value, right.value) }

  private static func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void), (.nilValue, .nilValue): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)): Double(a) == b
    case (.double(let a), .int(let b)): a == Double(b)
    case (.string(let a), .string(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.wrapped(let a), .wrapped(let b)): isSame(a, b)
    case (.array(let a), .array(let b)): areSame(a, b)
    case (.dictionary(let a), .dictionary(let b)):
      a.keys.count == b.keys.count
        && zip(a.keys, a.values).allSatisfy { key, value in b[key].map { isSame(value, $0) } ?? false }
    case (.tuple(let a), .tuple(let b)): areSame(a.elements, b.elements)
    case (.structure(let a), .structure(let b)): a.type == b.type && areSame(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)): a.enumCase == b.enumCase && areSame(a.payload, b.payload)
    case (.object(let a), .object(let b)): a === b
    case (.function(let a), .function(let b)): a === b
    case (.metatype(let a), .metatype(let b)): a == b
    case (.native(let a), .native(let b)): a === b
    case (.keyPath(let a), .keyPath(let b)): a === b || a.isSame(as: b)
    default: false
    }
  }

  private static func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
  }

  func hash(into hasher: inout Hasher) { ValueKey.hash(value, into: &hasher) }

  private static func hash(_ value: Value, into hasher: inout Hasher) {
    switch value {
    case .void, .nilValue, .uninitialized, .dictionary, .keyPath: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .character(let value): hasher.combine(value)
    case .wrapped(let value): hash(value, into: &hasher)
    case .array(let values): for value in values { hash(value, into: &hasher) }
    case .tuple(let tuple): for value in tuple.elements { hash(value, into: &hasher) }
    case .structure(let structure): for value in structure.fields { hash(value, into: &hasher) }
    case .enumeration(let value):
      hasher.combine(value.enumCase)
      for value in value.payload { hash(value, into: &hasher) }
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .metatype(let type): hasher.combine(type)
    case .native(let object): hasher.combine(ObjectIdentifier(object))
    }
  }
}

extension KeyPathValue {
  func isSame(as other: KeyPathValue) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { left, right in
        switch (left, right) {
        case (.property(let a), .property(let b)): a == b
        case (.optional, .optional), (.unwrapped, .unwrapped): true
        case (.element(let a), .element(let b)):
          a.count == b.count && zip(a, b).allSatisfy { ValueKey($0.value) == ValueKey($1.value) }
        default: false
        }
      }
  }
}
