import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Modifiers that set or read preferences.
extension NativeViewTable {
  mutating func addPreferences() {
    for (name, index) in [("_PreferenceWritingModifier", 0), ("TransactionalPreferenceModifier", 1)] {
      modifier(name) { update in
        update.surround(.modifier(.passThrough))
        update.contribute(update.typeArgument(index), .value(update.field("value")))
      }
    }
    for name in ["_PreferenceTransformModifier", "TransactionalPreferenceTransformModifier"] {
      modifier(name) { update in
        update.surround(.modifier(.passThrough))
        guard let transform = update.graph.function(update.field("transform")) else { return }
        update.contribute(update.typeArgument(0), .change(transform, anchor: nil))
      }
    }
    modifier("_AnchorWritingModifier") { update in
      update.surround(.modifier(.passThrough))
      guard let transform = update.graph.function(update.field("transform")) else { return }
      update.contribute(update.typeArgument(1), .anchor(update.anchor, transform))
    }
    modifier("_AnchorTransformModifier") { update in
      update.surround(.modifier(.passThrough))
      guard let transform = update.graph.function(update.field("transform")) else { return }
      update.contribute(update.typeArgument(1), .change(transform, anchor: update.anchor))
    }
    modifier("_PreferenceActionModifier") { update in
      let memory = update.memory { PreferenceMemory(update.typeArgument(0)) }
      memory.action = update.graph.function(update.field("action"))
      update.surround(.modifier(.passThrough))
      update.graph.service(PreferenceReaders.self).add(update.node, memory)
    }
    modifier("_OverlayPreferenceModifier") { update in try update.decorateByPreference(isBehind: false) }
    modifier("_BackgroundPreferenceModifier") { update in try update.decorateByPreference(isBehind: true) }
  }
}

extension ViewUpdate {
  /// A generic argument of the type whose fields are read.
  func typeArgument(_ index: Int) -> TypeID {
    let arguments = machine.types.arguments(type)
    return index < arguments.count ? arguments[index] : graph.analyzer.unknownType
  }

  /// Sets the modifier's contribution to a preference key.
  fileprivate func contribute(_ key: TypeID, _ kind: NodePreferences.Contribution.Kind) {
    guard !isRelisting else { return }
    if case .value(let new) = kind, let own = node.preferences?.own, own.key == key, case .value(let old) = own.kind,
      graph.isSame(old, new, fieldType("value"))
    {
      return
    }
    graph.contribute(NodePreferences.Contribution(key: key, kind: kind), node)
  }

  /// The `Anchor` of the source in the modifier's field, for the modified view.
  fileprivate var anchor: Value {
    let source = field("anchor")
    let arguments = machine.types.arguments(type)
    guard let decl = graph.analyzer.knownDecl("Anchor"), let value = arguments.first else { return .void }
    return .ref(StructBox(graph.analyzer.nominalType(decl, [value]), [source, .ref(AnchorBox(node))]))
  }

  /// An overlay or background created from a preference of the content.
  fileprivate mutating func decorateByPreference(isBehind: Bool) throws {
    let memory = memory { PreferenceMemory(typeArgument(0)) }
    let alignment = graph.alignment(field("alignment"))
    let inner = content()
    if !isRelisting || memory.made == nil {
      guard let transform = graph.function(field("transform")), let source = children.first else { return pass(inner) }
      let value = try graph.preference(memory.key, of: source) ?? graph.defaultPreference(memory.key)
      memory.value = value
      memory.made = try machine.call(transform, [value])
    }
    graph.service(PreferenceReaders.self).add(node, memory)
    let made = memory.made ?? .void
    let type = typeArgument(1)
    let segment = isBehind ? ".backgroundPreferenceValue" : ".overlayPreferenceValue"
    decorate(inner, isBehind ? .background(alignment) : .overlay(alignment)) { update, number in
      update.child(number == 0 ? .field("added") : .index(number), made, type, segment: segment).elements
    }
  }
}

/// The state of a modifier that reads a preference.
final class PreferenceMemory {
  let key: TypeID
  /// The last value; `nil` before the first.
  var value: Value?
  var action: ClosureBox?
  /// The view created from the value.
  var made: Value?

  init(_ key: TypeID) { self.key = key }
}

/// The readers of preferences, updated after each update and layout.
final class PreferenceReaders: GraphService {
  private unowned let graph: Graph
  private var readers: [Reader] = []

  private struct Reader {
    weak var node: ViewNode?
    let memory: PreferenceMemory
  }

  init(_ graph: Graph) { self.graph = graph }

  func add(_ node: ViewNode, _ memory: PreferenceMemory) {
    guard !readers.contains(where: { $0.memory === memory }) else { return }
    readers.append(Reader(node: node, memory: memory))
  }

  /// Notifies the readers of changed values, innermost first.
  func settle() {
    guard !readers.isEmpty else { return }
    readers.removeAll { $0.node.map { !$0.isAlive } ?? true }
    for reader in readers.sorted(by: { ($0.node?.depth ?? 0) > ($1.node?.depth ?? 0) }) {
      guard let node = reader.node, node.isAlive else { continue }
      follow(node, reader.memory)
    }
  }

  private func follow(_ node: ViewNode, _ memory: PreferenceMemory) {
    guard let source = node.children.first else { return }
    let said = graph.preference(memory.key, of: source)
    guard said != nil || memory.value != nil else { return }
    guard let value = said ?? (try? graph.defaultPreference(memory.key)) else { return }
    if let old = memory.value, graph.isSame(old, value, graph.preferenceType(memory.key)) { return }
    memory.value = value
    guard let action = memory.action else {
      memory.made = nil
      return graph.invalidate(node, .input)
    }
    graph.events.append(.called(path: node.path, action: "onPreferenceChange"))
    do { try graph.run(action, [value], for: node) } catch { graph.report(error, at: node.source) }
  }
}
