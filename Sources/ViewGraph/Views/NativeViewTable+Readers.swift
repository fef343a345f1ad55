import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Views whose content depends on their size.
extension NativeViewTable {
  mutating func addReaders() {
    view("GeometryReader") { update in
      let (graph, node) = (update.graph, update.node)
      let memory = update.memory { ReaderMemory() }
      memory.content = graph.function(update.field("content"))
      memory.type = update.machine.types.arguments(update.fieldType("content")).last
      if !update.isRelisting {
        memory.geometry = GeometryContent { [weak node, weak memory] value in
          guard let node, let memory, node.isAlive else { return }
          memory.value = value
          graph.updateReader(node, memory)
        }
      }
      guard memory.value != nil, let geometry = memory.geometry else {
        return update.leaf(.container(.geometryReader(memory.geometry ?? GeometryContent())))
      }
      try update.readerContent(memory)
      _ = geometry
    }
  }
}

/// What a reader was told last, and what it makes of it.
final class ReaderMemory {
  var content: ClosureBox?
  var type: TypeID?
  var value: GeometryValue?
  var geometry: GeometryContent?
}

extension ViewUpdate {
  fileprivate mutating func readerContent(_ memory: ReaderMemory) throws {
    guard let content = memory.content, let type = memory.type, let value = memory.value,
      let geometry = memory.geometry
    else { return }
    if isRelisting {
      for child in node.children { keep(child) }
    } else {
      let proxy = Value.ref(StructBox(graph.analyzer.known("GeometryProxy"), [.ref(ForeignBox(value))]))
      do {
        let made = try machine.call(content, [proxy])
        _ = child(.field("content"), made, type, segment: name)
      } catch {
        _ = failed(.field("content"), error, segment: name)
      }
    }
    container(.container(.geometryReader(geometry)), children.flatMap(\.elements))
  }
}

extension Graph {
  /// Readers of geometry deeper in each other than this make nothing: what is in them is made during the layout.
  static let maximumReaders = 24

  /// The content of a reader follows its new size, while it is laid out.
  func updateReader(_ node: ViewNode, _ memory: ReaderMemory) {
    readers += 1
    defer { readers -= 1 }
    guard readers <= Graph.maximumReaders else {
      report(
        Fault(.limit, "more than \(Graph.maximumReaders) views that read their size are in each other"), at: node.source
      )
      return
    }
    let geometry = memory.geometry
    let outer = reader
    reader = node
    defer { reader = outer }
    unsubscribe(node)
    var update = ViewUpdate(self, node, node.value, node.type, isRelisting: false)
    do {
      memory.geometry = geometry
      try update.readerContent(memory)
      update.finish()
    } catch {
      fail(node, error)
    }
  }
}

extension NativeTable {
  mutating func addReaders() {
    add("GeometryProxy.size") { call in
      call.graph.size(call.geometry?.size ?? .zero)
    }
    add("GeometryProxy.safeAreaInsets") { call in call.graph.insets(call.geometry?.safeArea ?? .zero) }
    add("GeometryProxy.frame(in:)") { call in
      let value = call.geometry
      let isLocal =
        call.graph.caseName(call[1]) == "local"
        || call.graph.type(of: call[1]).map { call.machine.catalogueName($0) == "LocalCoordinateSpace" } ?? false
      return call.graph.rect(
        isLocal ? Rect(origin: .zero, size: value?.size ?? .zero) : value?.frame ?? Rect(origin: .zero, size: .zero))
    }
  }
}

extension NativeCall {
  /// What the reader behind a `GeometryProxy` knows.
  fileprivate var geometry: GeometryValue? {
    guard let box = try? self[0].box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return (location as? ForeignBox<GeometryValue>)?.content
  }
}
