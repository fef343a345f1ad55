extension Set {
  /// Inserts the elements of many sets that are mostly disjoint. Reserves the capacity once.
  mutating func formUnion(ofAll others: [Set]) {
    let more = others.reduce(0) { $0 + $1.count }
    // Reserving even no capacity would copy storage that is shared with another owner.
    if more == 0 { return }
    reserveCapacity(count + more)
    for other in others where !other.isEmpty { formUnion(other) }
  }
}

extension Dictionary {
  /// Merges many dictionaries whose keys are mostly distinct. Reserves the capacity once.
  mutating func merge(all others: [Dictionary], uniquingKeysWith combine: (Value, Value) -> Value) {
    let more = others.reduce(0) { $0 + $1.count }
    if more == 0 { return }
    reserveCapacity(count + more)
    for other in others where !other.isEmpty { merge(other, uniquingKeysWith: combine) }
  }
}
