extension Set {
  /// The elements of many sets, which are mostly different: room for all is made at once.
  mutating func formUnion(ofAll others: [Set]) {
    let more = others.reduce(0) { $0 + $1.count }
    // Even to make room for nothing would copy a set that another owner has too.
    if more == 0 { return }
    reserveCapacity(count + more)
    for other in others where !other.isEmpty { formUnion(other) }
  }
}

extension Dictionary {
  /// The entries of many dictionaries, whose keys are mostly different: room for all is made at once.
  mutating func merge(all others: [Dictionary], uniquingKeysWith combine: (Value, Value) -> Value) {
    let more = others.reduce(0) { $0 + $1.count }
    if more == 0 { return }
    reserveCapacity(count + more)
    for other in others where !other.isEmpty { merge(other, uniquingKeysWith: combine) }
  }
}
