/// The events that end or begin the identity of a view in a body. A change of one of these properties does not just
/// change the view's inputs.
struct Endings: Hashable {
  /// A different value always makes a different view: `.id(n)`.
  var always: Set<DeclID> = []
  /// A different value always adds or removes the view: `if isOn`.
  var flips: Set<DeclID> = []
  /// An item with a different identity makes a different view, `nil` removes it: `.sheet(item: $item)`.
  var items: Set<DeclID> = []
  /// A different value may end the identity: conditions, data, inputs of an identity.
  var values: Set<DeclID> = []
  /// The same for bindings, which need no body evaluation: `.sheet(isPresented: $isShown)`.
  var bindings: Set<DeclID> = []
  /// The conditions that select one of several values at one place: the view stays, but its inputs may differ.
  var choices: Set<DeclID> = []
  /// Whether the explicit identity differs at each body evaluation.
  var freshness = Freshness.same

  /// Whether a change of a property may end the identity.
  func mayEnd(by property: DeclID) -> Bool {
    always.contains(property) || flips.contains(property) || values.contains(property) || bindings.contains(property)
  }

  mutating func formUnion(_ other: Endings) {
    always.formUnion(other.always)
    flips.formUnion(other.flips)
    items.formUnion(other.items)
    values.formUnion(other.values)
    bindings.formUnion(other.bindings)
    choices.formUnion(other.choices)
    freshness = max(freshness, other.freshness)
  }

  mutating func formUnion(_ source: DependencyWalker.Source) {
    values.formUnion(source.values)
    bindings.formUnion(source.bindings)
  }
}
