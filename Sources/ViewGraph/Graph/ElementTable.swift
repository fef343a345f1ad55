/// The elements that a view has created, by key. Most views have one.
struct ElementTable {
  /// The element with the key `.own(0)`: the view itself.
  private var first: Element?
  private var others: [ElementKey: Element] = [:]

  subscript(key: ElementKey) -> Element? {
    get { if case .own(0) = key { first } else { others[key] } }
    set { if case .own(0) = key { first = newValue } else { others[key] = newValue } }
  }

  var values: [Element] { (first.map { [$0] } ?? []) + others.values }

  mutating func removeAll() { self = ElementTable() }

  /// Removes and returns the elements that an update has not listed.
  mutating func removeUnused(in update: Int) -> [Element] {
    var removed: [Element] = []
    if let first, first.usage != update {
      removed.append(first)
      self.first = nil
    }
    for (key, element) in others where element.usage != update {
      removed.append(element)
      others[key] = nil
    }
    return removed
  }
}
