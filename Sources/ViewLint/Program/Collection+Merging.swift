extension Set {
  /// The elements of many sets, which are mostly different: room for all is made at once.
  mutating func formUnion(ofAll others: [Set]) {
    reserveCapacity(others.reduce(count) { $0 + $1.count })
    for other in others where !other.isEmpty { formUnion(other) }
  }
}

extension Dictionary {
  /// The entries of many dictionaries, whose keys are mostly different: room for all is made at once.
  mutating func merge(all others: [Dictionary], uniquingKeysWith combine: (Value, Value) -> Value) {
    reserveCapacity(others.reduce(count) { $0 + $1.count })
    for other in others where !other.isEmpty { merge(other, uniquingKeysWith: combine) }
  }
}
