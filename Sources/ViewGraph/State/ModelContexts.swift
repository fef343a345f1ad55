import ViewMachine
import ViewSemantics
import ViewSource

/// The model contexts that `modelContainer` puts into the environment, for `@Query` and `@FetchRequest`.
enum ModelContexts {
  /// The environment key of the context.
  static let key = EnvironmentStore.Key.property(swiftData.key)

  /// The source of one kind of query.
  struct Source: Sendable {
    /// The environment property of the context.
    let key: String
    /// The spelling of the property wrapper.
    let label: String
    /// Whether a view may change the predicate or sort order of the results.
    let keepsChanges: Bool
  }

  static let swiftData = Source(key: "modelContext", label: "@Query", keepsChanges: false)
  static let coreData = Source(key: "managedObjectContext", label: "@FetchRequest", keepsChanges: true)
}

/// The contexts created for views, kept for their lifetime.
private final class KeptContexts: GraphService {
  private var contexts: [ObjectIdentifier: (node: WeakNode, context: Value)] = [:]

  private final class WeakNode {
    weak var node: ViewNode?
    init(_ node: ViewNode) { self.node = node }
  }

  init(_ graph: Graph) {}

  func context(for node: ViewNode, _ make: () throws -> Value) rethrows -> Value {
    if let known = contexts[ObjectIdentifier(node)], known.node.node === node { return known.context }
    let made = try make()
    contexts[ObjectIdentifier(node)] = (WeakNode(node), made)
    return made
  }
}

extension NativeViewTable {
  mutating func addModelContexts() {
    modifier("_ModelContainerWriter") { update in update.set([(ModelContexts.key, try update.modelContext())]) }
    view("_ModelContainerScene") { update in
      let context = try update.modelContext()
      let store = update.environment.setting(ModelContexts.key, context)
      update.pass(
        update.child(.field("content"), update.field("content"), update.fieldType("content"), segment: "", in: store))
    }
  }
}

extension ViewUpdate {
  /// The context of a modifier or scene, created once if the modifier owns it.
  fileprivate func modelContext() throws -> Value {
    let make = try field("context").box(ClosureBox.self)
    guard case .bool(true) = field("isKept") else { return try machine.call(make, []) }
    return try graph.service(KeptContexts.self).context(for: node) { try machine.call(make, []) }
  }
}

extension NativeTable {
  mutating func addModelContexts() {
    add("Query.wrappedValue") { call in try call.graph.fetched(by: call[0], ModelContexts.swiftData) }
    add("Query.modelContext") { call in try call.graph.context(of: call[0], ModelContexts.swiftData) }
    for wrapper in ["FetchRequest", "SectionedFetchRequest"] {
      add("\(wrapper).wrappedValue") { call in try call.graph.fetched(by: call[0], ModelContexts.coreData) }
    }
  }
}

extension Graph {
  /// The current results of a query. Its reads become dependencies of the view.
  fileprivate func fetched(by query: Value, _ source: ModelContexts.Source) throws -> Value {
    let box = try query.box(StructBox.self)
    guard case .ref(let first)? = box.fields.first, let fetch = first as? ClosureBox else {
      throw Fault(.unsupported, "a query without a function")
    }
    var arguments = [try context(of: query, source)]
    if source.keepsChanges { arguments.append(try changes(of: box)) }
    guard let node = reader else { return try machine.call(fetch, arguments) }
    let property = node.properties.first { own in
      if case .ref(let place)? = box.fields.last { return own.location === place }
      return false
    }
    let label = "\(source.label) \(property?.plan.name ?? "")"
    let (result, reads) = try machine.observing({ try machine.call(fetch, arguments) }) {
      { [weak self, weak node] _ in
        if let self, let node { self.invalidate(node, .property(label)) }
      }
    }
    if let reads { subscribe(node, to: QueryReads { reads.cancel() }) }
    return result
  }

  /// The storage for changes of the query's predicate and sort order by the view.
  private func changes(of query: StructBox) throws -> Value {
    guard query.fields.count > 1 else { throw Fault(.unsupported, "a fetch request without a function") }
    var place: QueryBox?
    if case .ref(let box)? = query.fields.last { place = box as? QueryBox }
    if let known = place?.changes { return known }
    let made = try machine.call(query.fields[1].box(ClosureBox.self), [])
    place?.changes = made
    return made
  }

  fileprivate func context(of query: Value, _ source: ModelContexts.Source) throws -> Value {
    var store = reader?.environment ?? environment
    if case .ref(let place)? = try query.box(StructBox.self).fields.last, let own = place as? EnvironmentBox {
      store = own.store
    }
    if let context = store[.property(source.key)] { return context }
    let values = analyzer.knownDecl("EnvironmentValues").map {
      analyzer.directMembers(of: $0, named: Name(source.key))
    }
    guard let decl = values?.first else { throw Fault(.unsupported, "the environment has no `\(source.key)`") }
    return try defaultEnvironmentValue(decl)
  }
}

/// The environment of a view's query, and the changes that the view has made to it.
final class QueryBox: EnvironmentBox {
  var changes: Value?

  init(_ store: EnvironmentStore, _ changes: Value?) {
    self.changes = changes
    super.init(store)
  }
}

/// The dependencies of a query, removed when the view is evaluated again or ends.
private final class QueryReads: Subscribable {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  func remove(_ node: ViewNode) { cancel() }
}
