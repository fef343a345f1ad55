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
      guard memory.value != nil else {
        update.container(.container(.geometryReader(memory.geometry ?? GeometryContent())), [])
        return
      }
      try update.readerContent(memory)
    }
  }
}

/// The state of a geometry reader: its last geometry and its content.
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
      graph.service(GeometryReads.self).forget(node)
      do {
        let made = try machine.call(content, [graph.proxy(GeometryBox(node, value, isReader: true))])
        _ = child(.field("content"), made, type, segment: name)
      } catch {
        _ = failed(.field("content"), error, segment: name)
      }
    }
    container(.container(.geometryReader(geometry)), children.flatMap(\.elements))
  }
}

extension Graph {
  /// Updates the content of a reader for a new size, during the layout.
  func updateReader(_ node: ViewNode, _ memory: ReaderMemory) {
    let outer = reader
    reader = node
    defer { reader = outer }
    unsubscribe(node)
    var update = ViewUpdate(self, node, node.value, node.type, isRelisting: false)
    do {
      try observing(node) { try update.readerContent(memory) }
      update.finish()
    } catch {
      fail(node, error)
    }
  }

  /// A `GeometryProxy` value.
  func proxy(_ geometry: GeometryBox) -> Value { structure("GeometryProxy", [.ref(geometry)]) }
}
