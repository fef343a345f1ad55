import ViewMachine
import ViewSemantics
import ViewSource

/// What `modelContainer` puts into the environment, and `@Query` fetches from.
enum ModelContexts {
  /// Where the environment keeps the context.
  static let key = EnvironmentStore.Key.property("modelContext")
}

/// A context that was made for a view, kept as long as the view.
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
  /// The context of a modifier or scene, made once where it is its own.
  fileprivate func modelContext() throws -> Value {
    let make = try field("context").box(ClosureBox.self)
    guard case .bool(true) = field("isKept") else { return try machine.call(make, []) }
    return try graph.service(KeptContexts.self).context(for: node) { try machine.call(make, []) }
  }
}

extension NativeTable {
  mutating func addModelContexts() {
    add("Query.wrappedValue") { call in try call.graph.fetched(by: call[0]) }
    add("Query.modelContext") { call in try call.graph.modelContext(of: call[0]) }
  }
}

extension Graph {
  /// What a query finds now. What it reads to find it, the view depends on by the query.
  fileprivate func fetched(by query: Value) throws -> Value {
    let box = try query.box(StructBox.self)
    guard case .ref(let first)? = box.fields.first, let fetch = first as? ClosureBox else {
      throw Fault(.unsupported, "a query without a function")
    }
    let context = try modelContext(of: query)
    guard let node = reader else { return try machine.call(fetch, [context]) }
    let property = node.properties.first { own in
      if case .ref(let place)? = box.fields.last { return own.location === place }
      return false
    }
    let label = "@Query \(property?.plan.name ?? "")"
    let (result, reads) = try machine.observing({ try machine.call(fetch, [context]) }) { [weak self, weak node] _ in
      if let self, let node { self.invalidate(node, .property(label)) }
    }
    subscribe(node, to: QueryReads { reads.cancel() })
    return result
  }

  fileprivate func modelContext(of query: Value) throws -> Value {
    var store = reader?.environment ?? environment
    if case .ref(let place)? = try query.box(StructBox.self).fields.last, let own = place as? EnvironmentBox {
      store = own.store
    }
    if let context = store[ModelContexts.key] { return context }
    let values = analyzer.knownDecl("EnvironmentValues").map { analyzer.directMembers(of: $0, named: "modelContext") }
    guard let decl = values?.first else { throw Fault(.unsupported, "the environment has no model context") }
    return try defaultEnvironmentValue(decl)
  }
}

/// What a query has read for a view: forgotten when the view runs again or ends.
private final class QueryReads: Subscribable {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  func remove(_ node: ViewNode) { cancel() }
}
