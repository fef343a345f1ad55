import ViewMachine
import ViewSemantics
import ViewSource

/// The selection of a list or table.
struct ListSelection {
  let graph: Graph
  let location: BindingLocation
  /// The `SelectionValue` type.
  let type: TypeID
  /// Whether the selection is a set.
  let isSeveral: Bool
  /// The current selection.
  let value: Value

  /// - Parameter selection: A `List.Selection?` value.
  init?(_ update: ViewUpdate, _ selection: Value) throws {
    guard let chosen = selection.unwrapped, !chosen.isNothing,
      let location = update.graph.payload(chosen).first?.bindingLocation,
      let type = update.machine.types.arguments(update.type).first
    else { return nil }
    graph = update.graph
    self.location = location
    self.type = type
    isSeveral = update.machine.caseName(chosen) == "several"
    value = try update.read(location)
  }

  /// - Parameter binding: The optional binding of a table's selection: a set, or one identifier.
  init?(_ update: ViewUpdate, binding: Value) throws {
    guard let given = binding.unwrapped.map({ update.machine.opened($0) }), !binding.isNothing,
      let location = given.bindingLocation, let type = update.graph.type(of: given),
      let chosen = update.machine.types.arguments(type).first
    else { return nil }
    graph = update.graph
    self.location = location
    let one = update.machine.wrappedType(chosen)
    isSeveral = one == nil
    guard let own = one ?? update.machine.types.arguments(chosen).first else { return nil }
    self.type = own
    value = try update.read(location)
  }

  private var set: TypeID? { graph.analyzer.knownDecl("Set").map { graph.analyzer.nominalType($0, [type]) } }

  private func member(_ name: Name) -> DeclID? {
    graph.analyzer.knownDecl("Set").flatMap { graph.analyzer.memberDecls(name, of: $0).first }
  }

  func contains(_ tag: Value) throws -> Bool {
    guard isSeveral else {
      guard let one = value.unwrapped, !value.isNothing else { return false }
      return try graph.machine.isEqual(tag, one, type)
    }
    guard let set, let member = member("contains") else { return false }
    return try graph.machine.call(member, of: set, on: value, [tag]).asBool
  }

  /// Selects a row and no other.
  func chooseOnly(_ tag: Value) throws {
    guard isSeveral, let set, let member = member("insert") else { return try choose(tag) }
    guard var empty = try graph.machine.make(set, labels: [], []) else { return }
    var changed: Value? = empty
    _ = try graph.machine.call(member, of: set, changing: &changed, [tag])
    empty = changed ?? empty
    try location.set(empty)
  }

  /// Selects a row; in a multiple selection toggles it.
  func choose(_ tag: Value) throws {
    guard isSeveral else { return try location.set(tag.wrapped) }
    guard let set, let member = member(try contains(tag) ? "remove" : "insert") else { return }
    var changed: Value? = try location.get()
    _ = try graph.machine.call(member, of: set, changing: &changed, [tag])
    if let changed { try location.set(changed) }
  }
}
