/// What ends the identity of a view that a body makes, or begins it: where one of these changes, the view is not merely
/// given other inputs.
struct Endings: Hashable {
  /// Any other value is another view: `.id(n)`.
  var always: Set<DeclID> = []
  /// Any other value makes the view or removes it: `if isOn`.
  var flips: Set<DeclID> = []
  /// Each item with another identity is another view, and none is none: `.sheet(item: $item)`.
  var items: Set<DeclID> = []
  /// Another value may be: conditions, data, what an identity is worked out from.
  var values: Set<DeclID> = []
  /// The same of what is given on as a binding, which needs no body to run: `.sheet(isPresented: $isShown)`.
  var bindings: Set<DeclID> = []
  /// What one of several values is taken by in one place: the view stays, what it is given may differ.
  var choices: Set<DeclID> = []
  /// Whether its explicit identity is another each time the body runs.
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
