import ViewCatalog
import ViewMachine
import ViewSemantics
import ViewSource

/// What a view and those in it say by preferences.
final class NodePreferences {
  /// The keys by which the view or one in it has said something.
  var keys: Set<TypeID> = []
  /// What the view itself says, if it is a modifier that does.
  var own: Contribution?
  /// The values of keys that were asked for since something changed; `nil` of a key by which nothing is said.
  var values: [TypeID: Value?] = [:]

  struct Contribution {
    var key: TypeID
    var kind: Kind

    enum Kind {
      /// Takes the place of what the content says.
      case value(Value)
      /// The same, made of an anchor when it is asked for.
      case anchor(Value, ClosureBox)
      /// Changes what the content says; with an anchor as the second argument.
      case change(ClosureBox, anchor: Value?)
    }
  }
}

/// Preferences: computed upwards where something asks for them, kept at each node, and computed again on the way from
/// what changed.
extension Graph {
  /// What the views from a node downwards say by a key; `nil` if none says anything.
  func preference(_ key: TypeID, of node: ViewNode) -> Value? {
    guard let preferences = node.preferences, preferences.keys.contains(key) else { return nil }
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

  /// The views whose preferences are those of the view that they are in: what it presents speaks for itself.
  private func speaking(in node: ViewNode) -> [ViewNode] {
    node.memory is PresentationMemory ? node.children.filter { $0.key == .field("content") } : node.children
  }

  /// The value of the first view that says something; with each further one `reduce` is called once.
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

  /// What a key stands for where nothing is said.
  func defaultPreference(_ key: TypeID) throws -> Value {
    guard let member = service(PreferenceKeys.self).defaultValue else { return .void }
    return try machine.call(prepared(member, of: key, isStatic: true), [])
  }

  /// The type of a key's values.
  func preferenceType(_ key: TypeID) -> TypeID {
    let member = service(PreferenceKeys.self).defaultValue
    return member.flatMap { try? prepared($0, of: key, isStatic: true).result } ?? analyzer.unknownType
  }

  /// A modifier says something by a key.
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

  /// What a view says may have changed, and with it what the views around it say.
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

  /// What the views ask of their window by a preference that is marked with a name.
  func wish(_ name: String) -> Value? {
    guard let window, let key = service(PreferenceKeys.self).wishes[name] else { return nil }
    guard let value = preference(key, of: window), !value.isNothing else { return nil }
    return value
  }
}

/// What is known of the keys.
final class PreferenceKeys: GraphService {
  private unowned let graph: Graph
  /// `PreferenceKey.reduce(value:nextValue:)`
  let reduce: DeclID?
  /// `PreferenceKey.defaultValue`
  let defaultValue: DeclID?
  /// The keys of what views ask of their window, by the names in the catalogue.
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

  /// A view has said something by a key.
  func meet(_ key: TypeID) {
    guard graph.types.kind(key) == .nominal,
      let name = graph.analyzer.catalogueText(.asks, of: graph.types.decl(key))
    else { return }
    wishes[name] = key
  }
}
