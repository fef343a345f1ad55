import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `AsyncImage`: what its closure makes of the phase in which its picture is.
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
      // Without a closure, grey stands where the picture will be, as large as is proposed.
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

/// What an `AsyncImage` keeps of its request.
final class LoadedImage {
  fileprivate var url: String?
  /// By which name its picture is known.
  fileprivate var picture: String?
  /// Whether the answer has come.
  fileprivate var isAnswered = false

  fileprivate func begin(_ url: String?) {
    self.url = url
    picture = nil
    isAnswered = false
  }

  /// An answer has come.
  fileprivate func take(_ file: [UInt8]?, from url: String, in graph: Graph) {
    guard self.url == url else { return }
    isAnswered = true
    if let file, graph.service(Pictures.self).add(file, named: url) { picture = url }
  }
}

extension ViewUpdate {
  /// Asks for the picture once for each address.
  fileprivate func load(_ memory: LoadedImage) {
    var address: String?
    if let url = field("url").unwrapped, let text = machine.fieldValue("absoluteString", of: url) {
      address = graph.text(text)
    }
    if address != memory.url { memory.begin(address) }
    guard let address, !memory.isAnswered else { return }
    guard let network = machine.network else {
      return graph.note(
        "there is no network: `AsyncImage` shows what stands for its picture before it comes", at: node.source,
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
