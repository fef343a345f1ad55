import ViewCatalog
import ViewMachine
import ViewSemantics
import ViewSource

/// The preferences of a view and its descendants.
final class NodePreferences {
  /// The keys that the view or a descendant sets.
  var keys: Set<TypeID> = []
  /// The contribution of the view itself, if it is a preference modifier.
  var own: Contribution?
  /// The cached values by key; `nil` for keys without a value.
  var values: [TypeID: Value?] = [:]

  struct Contribution {
    var key: TypeID
    var kind: Kind

    enum Kind {
      /// Replaces the value of the content.
      case value(Value)
      /// Replaces it by a value computed from an anchor on demand.
      case anchor(Value, ClosureBox)
      /// Transforms the value of the content; with an anchor as second argument.
      case change(ClosureBox, anchor: Value?)
    }
  }
}

/// Preferences are computed upwards on demand, cached at each node, and invalidated from a change upwards.
extension Graph {
  /// The combined value of a node and its descendants for a key; `nil` if none sets it.
  func preference(_ key: TypeID, of node: ViewNode) -> Value? {
    guard let preferences = node.preferences, preferences.keys.contains(key) else { return nil }
    // The title of a screen belongs to the innermost stack around it.
    if node.memory is NavigationBox, titleKeys.contains(key) { return nil }
    if let known = preferences.values[key] { return known }
    let value: Value?
    do { value = try computePreference(key, of: node, preferences) } catch {
      report(error, at: node.source)
      value = nil
    }
    preferences.values[key] = .some(value)
    return value
  }

  private func computePreference(_ key: TypeID, of node: ViewNode, _ preferences: NodePreferences) throws -> Value? {
    guard let own = preferences.own, own.key == key else { return try combinedPreference(key, of: speaking(in: node)) }
    switch own.kind {
    case .value(let value): return value
    case .anchor(let anchor, let transform): return try machine.call(transform, [anchor])
    case .change(let transform, let anchor):
      var arguments = [try combinedPreference(key, of: speaking(in: node)) ?? defaultPreference(key)]
      if let anchor { arguments.append(anchor) }
      _ = try machine.call(transform, changing: &arguments)
      return arguments[0]
    }
  }

  /// The children that contribute to a view's preferences. Presented content does not.
  private func speaking(in node: ViewNode) -> [ViewNode] {
    node.memory is PresentationMemory ? node.children.filter { $0.key == .field("content") } : node.children
  }

  /// The first value, combined with each further one by `reduce`.
  private func combinedPreference(_ key: TypeID, of nodes: [ViewNode]) throws -> Value? {
    var result: Value?
    for node in nodes {
      guard let next = preference(key, of: node) else { continue }
      guard let value = result else {
        result = next
        continue
      }
      guard let reduce = service(PreferenceKeys.self).reduce else { return value }
      var arguments: [Value] = [value, .ref(ClosureBox(native: { _ in next }))]
      result = nil
      _ = try machine.call(prepared(reduce, of: key, isStatic: true), changing: &arguments)
      result = arguments[0]
    }
    return result
  }

  /// The default value of a key.
  func defaultPreference(_ key: TypeID) throws -> Value {
    guard let member = service(PreferenceKeys.self).defaultValue else { return .void }
    return try machine.call(prepared(member, of: key, isStatic: true), [])
  }

  /// The value type of a key.
  func preferenceType(_ key: TypeID) -> TypeID {
    let member = service(PreferenceKeys.self).defaultValue
    return member.flatMap { try? prepared($0, of: key, isStatic: true).result } ?? analyzer.unknownType
  }

  /// Sets a modifier's contribution.
  func contribute(_ contribution: NodePreferences.Contribution, _ node: ViewNode) {
    let key = contribution.key
    service(PreferenceKeys.self).meet(key)
    var current: ViewNode? = node
    while let place = current {
      let preferences = place.preferences ?? NodePreferences()
      place.preferences = preferences
      preferences.keys.insert(key)
      preferences.values.removeAll()
      current = place.parent
    }
    node.preferences?.own = contribution
  }

  /// Invalidates the cached values of a view and its ancestors.
  func forgetPreferences(of node: ViewNode) {
    var current: ViewNode? = node
    var isFirst = true
    while let place = current {
      guard let preferences = place.preferences else { return }
      if preferences.values.isEmpty, !isFirst { return }
      preferences.values.removeAll()
      isFirst = false
      current = place.parent
    }
  }

  /// A preference that views set for their window, by the name of its key's attribute.
  func wish(_ name: String) -> Value? {
    guard let window, let key = service(PreferenceKeys.self).wishes[name] else { return nil }
    guard let value = preference(key, of: window), !value.isNothing else { return nil }
    return value
  }
}

/// The requirements of preference keys, and the keys of window preferences.
final class PreferenceKeys: GraphService {
  private unowned let graph: Graph
  /// `PreferenceKey.reduce(value:nextValue:)`
  let reduce: DeclID?
  /// `PreferenceKey.defaultValue`
  let defaultValue: DeclID?
  /// The keys of window preferences, by their names in the catalogue.
  private(set) var wishes: [String: TypeID] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    let analyzer = graph.analyzer
    func requirement(_ name: Name) -> DeclID? {
      guard let owner = analyzer.knownDecl("PreferenceKey") else { return nil }
      return analyzer.memberDecls(name, of: owner).first { analyzer.parent(of: $0) == owner }
    }
    reduce = requirement("reduce")
    defaultValue = requirement("defaultValue")
  }

  /// Registers a key that a view sets.
  func meet(_ key: TypeID) {
    guard graph.types.kind(key) == .nominal,
      let name = graph.analyzer.catalogueText(.asks, of: graph.types.decl(key))
    else { return }
    wishes[name] = key
  }
}
