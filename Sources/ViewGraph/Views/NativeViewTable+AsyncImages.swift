import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `AsyncImage`: the result of its content closure for the current phase.
extension NativeViewTable {
  mutating func addAsyncImages() {
    view("AsyncImage") { update in
      if update.isRelisting {
        for child in update.node.children { update.keep(child) }
        return update.pass(update.children.flatMap(\.elements))
      }
      guard let type = update.machine.types.arguments(update.fieldType("content")).last,
        let member = update.graph.analyzer.memberDecls("_content", of: update.machine.types.decl(update.type)).first
      else { return }
      let memory = update.memory { LoadedImage() }
      update.load(memory)
      // Without a closure, a grey placeholder fills the proposal until the image is loaded.
      if memory.picture == nil, update.machine.catalogueName(type) == "Image" {
        let paint = try update.paints.foreground.faded(0.15)
        return update.leaf(.color, .shape(ShapeDrawing(outline: .rectangle, paint: paint)))
      }
      let arguments: [Value] = [.bool(memory.isAnswered), .optional(memory.picture.map { .string($0) })]
      let made = try update.machine.call(member, of: update.type, on: update.value, arguments)
      update.pass(update.child(.field("content"), made, type, segment: update.name))
    }
  }
}

/// The request state of an `AsyncImage`.
final class LoadedImage {
  fileprivate var url: String?
  /// The name of the loaded image.
  fileprivate var picture: String?
  /// Whether the response has arrived.
  fileprivate var isAnswered = false

  fileprivate func begin(_ url: String?) {
    self.url = url
    picture = nil
    isAnswered = false
  }

  /// Stores a response.
  fileprivate func take(_ file: [UInt8]?, from url: String, in graph: Graph) {
    guard self.url == url else { return }
    isAnswered = true
    if let file, graph.service(Pictures.self).add(file, named: url) { picture = url }
  }
}

extension ViewUpdate {
  /// Requests the image once for each URL.
  fileprivate func load(_ memory: LoadedImage) {
    var address: String?
    if let url = field("url").unwrapped, let text = machine.fieldValue("absoluteString", of: url) {
      address = graph.text(text)
    }
    if address != memory.url { memory.begin(address) }
    guard let address, !memory.isAnswered else { return }
    guard let network = machine.network else {
      return graph.note(
        "there is no network: `AsyncImage` shows its placeholder", at: node.source,
        feature: "AsyncImage")
    }
    let graph = graph
    let node = node
    graph.pending.task(node) {
      memory.take(network(address), from: address, in: graph)
      graph.invalidate(node, .input)
    }
  }
}
