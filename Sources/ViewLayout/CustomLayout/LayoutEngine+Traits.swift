extension LayoutEngine {
  /// The first value that `match` returns for the traits of `view`, from the outermost modifier inwards.
  func trait<Value>(of view: LayoutNodeID, _ match: (LayoutTrait) -> Value?) -> Value? {
    var node = view
    while node != .none, facts[node.slot].flags.contains(.hasTraits) {
      if case .modifier(.trait(let trait)) = nodes[node.slot].kind, let value = match(trait) { return value }
      node = facts[node.slot].content
    }
    return nil
  }

  func layoutValue(_ key: LayoutValueKeyID, of view: LayoutNodeID) -> LayoutValue? {
    trait(of: view) { if case .value(key, let value) = $0 { value } else { nil } }
  }

  /// The z-index of `view`; 0 by default. Siblings with equal z-indices are drawn in tree order.
  func zIndex(of view: LayoutNodeID) -> Double {
    trait(of: view) { if case .zIndex(let index) = $0 { index } else { nil } } ?? 0
  }

  func sectionPart(of view: LayoutNodeID) -> SectionPart? {
    trait(of: view) { if case .section(let part) = $0 { part } else { nil } }
  }
}
